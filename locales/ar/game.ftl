# What happens in the game, where everyone stands, what is paid. These sentences are shown, logged and read aloud.
# $name is a player, man or woman, boy or girl: choose words that fit every player. Numbers are Western digits.
#
# A taba is طابة, plural طابات, of طاب, the name of the throwing sticks in Sudan and Egypt. Sentences are about the mother
# (أمّ), the throw (رمية) or the score (رصيد), never about the player, and need no gender of hers or his. Nothing is
# prefixed to $name, for a Latin name may stand there. The hyena is "he".

## Counted things. The phrases below go into other sentences, as $tabas, $price or $days.

# Standing alone or as the thing counted: "Tabas: …", "there are …". The subject's form.
tabas = { $n ->
    [zero] لا طابات
    [one] طابة واحدة
    [two] طابتان
    [few] { $n } طابات
    [many] { $n } طابة
   *[other] { $n } طابة
}
# As the object of "pays …", "costs …", "with …". Right after verbs and after مقابل and إلى.
tabas-object = { $n ->
    [zero] { $n } طابة
    [one] طابة واحدة
    [two] طابتين
    [few] { $n } طابات
    [many] { $n } طابة
   *[other] { $n } طابة
}
# The subject's form: after a colon, or as what is left (بقي …).
days-count = { $n ->
    [zero] { $n } يوم
    [one] يوم واحد
    [two] يومان
    [few] { $n } أيام
    [many] { $n } يومًا
   *[other] { $n } يوم
}
points-count = { $n ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $n } نقاط
    [many] { $n } نقطة
   *[other] { $n } نقطة
}

## Falls: what a throw counts.

fall-taba = طابة
fall-points = { $points }

## Throws.

threw = رمية { $name }: { $points }.
# Only where no "holds" follows.
threw-taba = رمية { $name }: طابة.
threw-taba-kept = رمية { $name }: طابة، والرصيد الآن { $held ->
    [zero] لا طابات
    [one] طابة واحدة
    [two] طابتان
    [few] { $held } طابات
    [many] { $held } طابة
   *[other] { $held } طابة
}.
kept = أصبح رصيد { $name } الآن { $tabas }.
passed = الدور الآن على { $name }.

## Mothers on their way.

freed-village = تستطيع أمّ { $name } الآن أن تخرج من القرية.
# After a 6, in rules where a 6 opens the way.
freed-village-six = تخرج أمّ { $name } من القرية إلى اليوم 1.
freed-well = تستطيع أمّ { $name } الآن أن تنطلق إلى البيت.
moved-out = تمشي أمّ { $name } إلى اليوم { $day }.
moved-back = تعود أمّ { $name } إلى اليوم { $day }.
at-well = تصل أمّ { $name } إلى البئر.
home = وصلت أمّ { $name } إلى البيت سالمة.
won = أمّ { $name } أول من وصل إلى البيت: الفوز من نصيب { $name }، ومعه قيادة الضبع من الآن.
banked = تُحفظ الـ{ $points } في الرمل باسم { $name }؛ والمجموع { $bank }.

## Points lost, always with the reason.

lost-in-village = ضاعت الـ{ $points }: لم يُسمح بعد لأمّ { $name } بالخروج من القرية.
lost-waits-at-well = ضاعت الـ{ $points }: ما زالت أمّ { $name } تنتظر عند البئر.
lost-passes-well = ضاعت الـ{ $points }: كانت ستأخذ أمّ { $name } إلى ما بعد البئر.
lost-passes-home = ضاعت الـ{ $points }: كانت ستأخذ أمّ { $name } إلى ما بعد القرية.
lost-hyena-waits = ضاعت الـ{ $points }: لم يُسمح بعد للضبع بالحركة.
lost-hyena-passes-well = ضاعت الـ{ $points }: كانت ستأخذ الضبع إلى ما بعد البئر.

## The hyena.

hyena-freed-village = يستطيع الضبع الآن أن يخرج من القرية.
hyena-freed-village-six = يتسلّل الضبع من القرية إلى اليوم 1.
hyena-freed-well = شرب الضبع وارتوى. والآن يبدأ الصيد!
hyena-moved-out = يركض الضبع إلى اليوم { $day }.
hyena-moved-back = يعود الضبع إلى اليوم { $day }.
hyena-at-well = يصل الضبع إلى البئر.
hyena-home = عاد الضبع إلى القرية.
ate = أمسك الضبع بأمّ { $name } في اليوم { $day }.
over = انتهت اللعبة.

## Payments that were made. $price is a phrase such as "2 tabas" (tabas-object), $held a number.

paid-leave = تدفع أمّ { $name } { $price } لتخرج من القرية، والباقي { $held }.
paid-missing-days = تدفع أمّ { $name } { $price } عن الأيام الناقصة، والباقي { $held }.
paid-drink = تدفع أمّ { $name } { $price } لتشرب من البئر، والباقي { $held }.
paid-wash = تدفع أمّ { $name } { $price } لتغسل الثياب، والباقي { $held }.
paid-set-out = تدفع أمّ { $name } { $price } لتنطلق إلى البيت، والباقي { $held }.
paid-release = يأخذ الضبع { $price } من رصيد { $name } ليخرج من القرية، والباقي { $held }.
paid-hyena-drink = يأخذ الضبع { $price } من رصيد { $name } ليشرب، والباقي { $held }.

## Payments that can be made: the words on a button. $price is a phrase such as "2 tabas" (tabas).

pay-leave = الخروج من القرية: { $price }
pay-missing-days = مشي الأيام الناقصة: { $price }
pay-drink = الشرب من البئر: { $price }
pay-wash = غسل الثياب: { $price }
pay-set-out = الانطلاق إلى البيت: { $price }
pay-release = إطلاق الضبع: { $price }
pay-hyena-drink = سقي الضبع: { $price }

## What is missing for a payment. $price is a phrase (tabas-object), $more is a number.

wait-taba = بطابة واحدة تخرج أمّ { $name } من القرية.
wait-six = لا ينفع الآن إلا 6.
missing-leave = الخروج من القرية يكلّف { $price }؛ وما زال ينقص { $more }.
missing-days-well = بقي إلى البئر { $days }، ويمكن الوصول إليها مقابل { $price }؛ وما زال ينقص { $more }.
missing-days-home = بقي إلى البيت { $days }، ويمكن الوصول إليه مقابل { $price }؛ وما زال ينقص { $more }.
missing-drink = الشرب من البئر يكلّف { $price }؛ وما زال ينقص { $more }.
missing-wash = غسل الثياب يكلّف { $price }؛ وما زال ينقص { $more }.
missing-set-out = الانطلاق إلى البيت يكلّف { $price }؛ وما زال ينقص { $more }.
missing-release = إطلاق الضبع يكلّف { $price }؛ وما زال ينقص { $more }.
missing-hyena-drink = سقي الضبع يكلّف { $price }؛ وما زال ينقص { $more }.

## Places.

place-village = القرية
place-day = اليوم { $day }
place-well = البئر

## Where everyone stands, one sentence each. $place is a phrase from above, $tabas one such as "2 tabas".

line-out = أمّ { $name } عند { $place }، في طريقها إلى البئر. الرصيد: { $tabas }.
line-back = أمّ { $name } عند { $place }، في طريقها إلى البيت. الرصيد: { $tabas }.
line-village-taba = أمّ { $name } في القرية وتنتظر طابة. الرصيد: { $tabas }.
line-village-six = أمّ { $name } في القرية وتنتظر 6. الرصيد: { $tabas }.
# $price is a phrase (tabas-object).
line-village-pay = أمّ { $name } في القرية؛ والخروج منها يكلّف { $price }. الرصيد: { $tabas }.
line-well-six = أمّ { $name } عند البئر وتنتظر 6. الرصيد: { $tabas }.
line-well-pay = أمّ { $name } عند البئر، وبقي عليها شيء تدفعه هناك. الرصيد: { $tabas }.
line-well-drink = أمّ { $name } عند البئر؛ والشرب يكلّف { $price }. الرصيد: { $tabas }.
line-well-wash = أمّ { $name } عند البئر؛ وغسل الثياب يكلّف { $price }. الرصيد: { $tabas }.
line-well-set-out = أمّ { $name } عند البئر؛ والانطلاق إلى البيت يكلّف { $price }. الرصيد: { $tabas }.
line-home = أمّ { $name } في البيت. الرصيد: { $tabas }.
line-eaten = أمسك الضبع بأمّ { $name } عند { $place }.
line-bank = محفوظ في الرمل: { $points }.
line-hyena-asleep = الضبع نائم في القرية، ولا أحد يقوده حتى الآن.
line-hyena-village = الضبع بقيادة { $name }، وما زال في القرية.
line-hyena-out = الضبع بقيادة { $name } عند { $place }، في طريقه إلى البئر، ولا يؤذي أحدًا قبل أن يشرب.
line-hyena-well = الضبع بقيادة { $name } عند البئر، ولم يشرب بعد.
line-hyena-back = الضبع بقيادة { $name } عند { $place }، في طريق العودة، وهو يصطاد.

## How a seat ended: a word, and a kind sentence.

# Four words about the mother.
standing-won = الأولى
standing-safe = سالمة
standing-late = متأخرة
standing-eaten = أسيرة
standing-won-line = الفوز من نصيب { $name }: ذهبت الأمّ إلى البئر وعادت قبل الجميع، وصار الضبع بقيادة { $name }.
standing-safe-line = عادت أمّ { $name } إلى البيت سالمة قبل الضبع.
standing-late-line = لم تصل أمّ { $name } إلى البيت بعد، لكن الضبع لم يعثر عليها.
standing-eaten-line = أمسك الضبع بأمّ { $name }. حظًّا أوفر في الرحلة القادمة!

## Why a game cannot be begun so.

refusal-days = طول الطريق إلى البئر من 6 أيام إلى 200 يوم، وليس { $days }.
refusal-seats = يمكن أن يلعب من 2 إلى 12، وليس { $seats }.
refusal-first = لا يمكن أن تبدأ اللعبة من الرقم { $seat }: لا أحد يلعب بهذا الرقم.
refusal-no-tabas = بأداة الرمي هذه لا تأتي طابة أبدًا، لكن هذه القواعد تطلب طابات. يمكن اختيار أداة رمي أخرى، أو أن يكون الثمن 6.
refusal-well-out-of-reach = إذا بقي للأمّ يوم واحد إلى البئر فلن تصل إليها أبدًا: لا رمية تساوي 1، ولا يُسمح بدفع أي يوم ناقص. يجب السماح بيوم واحد على الأقل.
refusal-home-out-of-reach = إذا بقي للأمّ يوم واحد إلى البيت فلن تصل إليه أبدًا: لا رمية تساوي 1، ولا يُسمح بدفع أي يوم ناقص. يجب السماح بيوم واحد على الأقل.
refusal-hyena-well-out-of-reach = لن يصل الضبع إلى البئر بالضبط أبدًا، فلا رمية تساوي 1. يجب أن تكون أي رمية كافية مقبولة.
refusal-hyena-taba = ينطلق الضبع مقابل طابات أو مع 6، وليس مع أول طابة.
refusal-pace = يمشي الضبع من 1 إلى 4 أيام عن كل نقطة، وليس { $pace }.
