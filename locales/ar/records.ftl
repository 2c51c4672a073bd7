# What is wrong with the text of a game. $found is what stands there.

record-error-at = السطر { $line }، الموضع { $column }: { $problem }
record-error-too-long = النص طويل جدًّا. أكبر حجم للعبة هو { "\u2066" }1 MiB{ "\u2069" }.
record-error-bad-tag = سطر الإعدادات يُكتب هكذا: { "\u2066" }[Name "value"]{ "\u2069" }، وحده في السطر، وقبل الرميات.
record-error-bad-escape = الشرطة المائلة { "\u2066\\\u2069" } لا تأتي إلا قبل شرطة مثلها، أو علامة اقتباس، أو فاصلة { "\u2066,\u2069" }.
record-error-tag-twice = السطر { "\u2066" }[{ $tag } "…"]{ "\u2069" } مكتوب مرتين.
record-error-missing-tag = السطر { "\u2066" }[{ $tag } "…"]{ "\u2069" } غير موجود.
record-error-bad-value = لا يمكن أن تكون قيمة { $tag } «{ $found }». الممكن: { $possible }.
record-error-other-game = هذه لعبة من نوع آخر: «{ $found }».
record-error-newer-version = كُتبت هذه اللعبة بنسخة أحدث من الصفحة. يمكن تحميل الصفحة من جديد، أو فتح اللعبة في تلك النسخة.
# $reason is one of the sentences named refusal-… in game.ftl.
record-error-setup = لا يمكن اللعب بهذه الإعدادات. { $reason }
record-error-open-comment = الملاحظة التي تبدأ هنا لم تُغلق.
record-error-mark = مكتوب هنا «{ $found }»، لكن دور الرقم { $expected } يبدأ هنا، ويُكتب «{ "\u2066" }{ $expected }.{ "\u2069" }».
record-error-move = لا يمكن أن يأتي «{ $found }» هنا. الممكن: { $possible }.
record-error-after-end = انتهت اللعبة هنا، لكن النص يستمر، وفيه «{ $found }».
record-error-wrong-result = يقول النص إن نتيجة اللعبة «{ $found }»، لكن رمياتها تؤدي إلى «{ $expected }».
