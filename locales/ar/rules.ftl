# How to play, told from the rules in use; the rule sets; where they come from.
# $price is a phrase such as "2 tabas" (tabas-object in game.ftl), $days one such as "5 days" (days-count).
# In help-well-… $price is of the subject's form (tabas) and stands after a colon.

## The short story, for a reader of nine.

help-story = كيف نفوز؟
help-story-1 = تمشي أمّك من القرية إلى البئر، ثم تعود إلى البيت من الطريق نفسه.
help-story-2 = كل رمية إمّا طابة، وإمّا عدد من الأيام تمشيها أمّك.
help-story-2-no-tabas = كل رمية عدد من الأيام تمشيها أمّك.
help-story-3 = بالطابات ندفع، ونرسمها في الرمل حتى نحتاج إليها.
help-story-3-no-tabas = لا طابات في هذه القواعد: لا أحد يدفع شيئًا.
help-story-4 = الفوز لأول أمّ تصل إلى البيت، ومع الفوز قيادة الضبع.
help-story-5 = يركض الضبع إلى البئر ويشرب، وفي طريق عودته يمسك بكل أمّ يجدها. فهيّا بسرعة إلى البيت!

## The throws.

help-key = كم تساوي كل رمية؟
key-row = { $shown }: { $counts } ({ $odds })
key-dice = { $evens ->
    [0] ثلاثة أعداد فردية
    [one] عدد زوجي واحد
    [zero] لا عدد زوجيًّا
    [two] عددان زوجيان
    [few] { $evens } أعداد زوجية
    [many] { $evens } عددًا زوجيًّا
   *[other] { $evens } عدد زوجي
}
key-taba = طابة
odds-fraction = { $part } من { $whole }
odds-percent = { $percent } من 100

help-turn = هل أرمي في كل دور حتى تأتي 2؟ وهل تمشي بها أمّي؟
help-turn-two = نعم. تتكرر الرميات حتى تأتي 2. نستعمل الـ2 أولًا، ثم ينتقل الدور.
help-turn-not-six = لا. في كل دور رمية واحدة. وبعد الـ6 تأتي رمية أخرى، لكنها 3 رميات على الأكثر.

help-taba = ما فائدة الطابة؟
help-taba-answer = الطابة لا تحرّك أحدًا. نسجّلها دائمًا في رصيدك، ويمكنك الدفع بها في دورك، قبل أي رمية أو بعدها. ويمكنك أيضًا الانتظار والدفع في ما بعد.
help-taba-none = لا تأتي طابات في هذه القواعد.

help-leave = هل أدفع الطابة التي تفتح لي الطريق؟
help-leave-taba = لا. عندما تأتي طابة في رميتك تستطيع أمّك أن تخرج من القرية، وتبقى الطابة في رصيدك.
help-leave-pay = نعم. الخروج من القرية يكلّف { $price }.
help-leave-free = لا يلزم شيء للخروج من القرية: تمشي أمّك مع أول رمية.
help-leave-six = لا حاجة إلى طابة. مع الـ6 تخرج أمّك من القرية إلى اليوم 1.

help-before = هل تضيع الرميات التي قبل ذلك؟
help-before-lost = نعم. كل ما يأتي قبل السماح لأمّك بالخروج من القرية يضيع.
help-before-banked = لا. تُحفظ في الرمل، ثم تمشيها أمّك دفعة واحدة عندما تخرج.
# Said after help-before-banked where the well must be reached exactly.
help-before-banked-pass = وإذا كانت ستأخذها إلى ما بعد البئر، فإنها تضيع.
help-before-never = لا شيء تنتظره أمّك في القرية، فلا تضيع هناك أي رمية.

help-pass = ماذا لو تجاوزت أمّي البئر؟
help-pass-exactly = يجب الوصول إلى البئر بالضبط. الرمية التي تتجاوزها تضيع، وتبقى أمّك في مكانها.
help-pass-enough = لا يمكن تجاوزها. كل رمية كافية توصل أمّك إلى البئر، وما زاد منها لا يُحسب.

help-steps = كم طابة يمكن أن أدفع بدل الخطوات؟
help-steps-any = كل ما لديك، إذا وصلت به أمّك إلى البئر بالضبط: طابة واحدة عن كل يوم ناقص. ويجب أن تكون قد خرجت من القرية.
help-steps-some = { $most ->
    [zero] { $most } طابة
    [one] طابة واحدة
    [two] طابتان
    [few] { $most } طابات
    [many] { $most } طابة
   *[other] { $most } طابة
} على الأكثر، إذا وصلت بها أمّك إلى البئر بالضبط: طابة واحدة عن كل يوم ناقص. ويجب أن تكون قد خرجت من القرية.
help-steps-none = ولا واحدة. لا تُستعمل الطابات بدل الخطوات في الطريق إلى البئر.

help-well = ماذا ندفع عند البئر؟
help-well-six = لا شيء، لكن يجب أن تأتي 6. وبها تنطلق أمّك إلى البيت.
help-well-none = لا شيء. تستطيع أمّك أن تعود فورًا.
help-well-order = هذه الأشياء، واحدًا بعد الآخر:
help-well-drink = الشرب: { $price }.
help-well-wash = غسل الثياب: { $price }.
help-well-set-out = الانطلاق إلى البيت: { $price }.
help-well-safe = لا داعي للعجلة: عند البئر لا يستطيع الضبع أن يمسك بأمّك.

help-wait = ماذا يحدث للنقاط التي أرميها وأمّي تنتظر عند البئر؟
help-wait-banked = تُحفظ في الرمل، ثم تمشيها أمّك دفعة واحدة عندما تنطلق.
help-wait-lost = تضيع.
help-wait-never = لا تحتاج أمّك إلى الانتظار هناك، فلا تضيع أي رمية.

help-return = وفي العودة، هل يجب الوصول إلى القرية بالضبط؟
help-return-enough = لا. كل رمية كافية توصل أمّك إلى البيت.
help-return-exactly = نعم. الرمية التي تتجاوز القرية تضيع.
help-return-banked = ما حُفظ في الرمل هو وحده الذي يجوز أن يكون أكثر من اللازم.
help-return-steps-none = لا تُستعمل الطابات بدل الخطوات في طريق العودة.
help-return-steps-some = في طريق العودة يمكن دفع { $most ->
    [zero] { $most } طابة
    [one] طابة واحدة
    [two] طابتين
    [few] { $most } طابات
    [many] { $most } طابة
   *[other] { $most } طابة
} على الأكثر، والثمن طابة واحدة عن كل يوم ناقص.
help-return-steps-any = في طريق العودة يمكن دفع الأيام الناقصة، طابة واحدة عن كل يوم.

help-hyena = من يحرّك الضبع؟ وبطابات من؟
help-hyena-who = إذا وصلت أمّك إلى البيت قبل الجميع، صار الضبع بقيادتك، ويدفع من الطابات التي بقيت في رصيدك والتي تأتي في رمياتك بعد ذلك.
help-hyena-who-no-tabas = إذا وصلت أمّك إلى البيت قبل الجميع، صار الضبع بقيادتك.
help-hyena-rest = ما زاد من الرمية التي أوصلت الأمّ إلى البيت لا يحرّك الضبع.
help-hyena-leave-pay = يحتاج الضبع إلى { $price } ليخرج من القرية.
help-hyena-leave-free = يستطيع الضبع أن يخرج من القرية فورًا.
help-hyena-leave-six = يحتاج الضبع إلى 6 ليخرج من القرية، وبها يخطو إلى اليوم 1.
help-hyena-pace = { $pace ->
    [1] يمشي يومًا واحدًا عن كل نقطة.
    [2] سرعته ضعف سرعة الأمّ: يومان عن كل نقطة.
   *[other] يمشي { $pace } أيام عن كل نقطة.
}
help-hyena-well-enough = يتوقف عند البئر مهما كانت الرمية كبيرة.
help-hyena-well-exactly = يجب أن يصل إلى البئر بالضبط: الرمية الأكبر من اللازم تضيع. وإذا لم توجد رمية توصله بالضبط، فالصحيحة هي الرمية الأكبر التي تليها.
help-hyena-drink-pay = شربه هناك يكلّف { $price }.
help-hyena-drink-free = يشرب بلا ثمن، ثم يعود.
help-hyena-drink-six = قبل أن يعود يحتاج إلى 6.
help-hyena-lost = النقاط التي تأتي قبل السماح له بالحركة تضيع.

help-share = هل الوقوف مع الضبع في اليوم نفسه آمن؟
help-share-reached = لا. في طريق عودته يمسك بكل أمّ يصل إليها أو يتجاوزها.
help-share-passed = نعم، إذا توقف هناك تمامًا. في طريق عودته لا يمسك إلا بالأمّ التي يتجاوزها.
help-share-own-move = لا يمسك الضبع بأحد إلا عندما يتحرك هو. والأمّ التي تقف بجانبه أو تمرّ به آمنة في تلك اللحظة.

help-outward = هل يمكن أن يمسك بأمّ ما زالت في طريقها إلى البئر؟
help-outward-answer = نعم، في أي يوم على الطريق، ذاهبة كانت أو عائدة. أما في القرية وعند البئر فهي آمنة. وقبل أن يشرب الضبع لا يؤذي أحدًا.

help-end = متى تنتهي اللعبة؟ ومن يأتي ثانيًا؟
help-end-when = عندما يعود الضبع إلى القرية، أو عندما لا تبقى أمّ يمكن أن يمسك بها.
help-end-second = الأمّ الفائزة أولًا، ثم الأمهات السالمات، ثم المتأخرات. وفي الآخر من أمسك بهن الضبع.
help-end-series = في سلسلة من الألعاب: الفوز يساوي 3 نقاط، وعودة الأمّ سالمة تساوي نقطة واحدة، وما عدا ذلك 0.

help-differ = لماذا تختلف مجموعات القواعد؟
help-differ-answer = نُقلت اللعبة عن ناس لعبوها في أماكن وسنوات مختلفة، وكتب كل كاتب ما رآه. وليست واحدة منها هي الصحيحة وحدها.
help-differ-three = الأوجه البيضاء الثلاثة تساوي 3 هنا، كما يحكي بيل. أما ديفيز فرأى أنها تُحسب 4.
help-differ-four = الأوجه البيضاء الثلاثة تساوي 4 هنا، كما رأى ديفيز. أما بيل فيحكي أنها تساوي 3.
help-differ-dice = عندما لم تكن هناك عصي، أخذ النرد مكانها. ومع العصي تساوي الأوجه البيضاء الثلاثة 3 في كتاب بيل، أما ديفيز فرأى أنها تُحسب 4.
help-differ-custom = هذه القواعد من اختيارك.

## The rule sets: a name, and where it comes from and how it differs.

rules-bell = قواعد بيل
rules-bell-intro = كما يحكيها بيل (R. C. Bell) عن السودان: ثلاث عصي مشقوقة. الطابة تفتح الطريق، ويمكن دفع أي عدد من الأيام الناقصة، ولغسل الثياب طابتان، وللانطلاق طابتان.
rules-juego = El juego de la hiena
rules-juego-intro = من نص بالإسبانية، بحجر نرد واحد. الخروج من القرية يكلّف طابة واحدة، والنقاط التي تأتي قبله تنتظر في الرمل، ويمكن دفع 5 أيام ناقصة على الأكثر، وعند البئر لا ثمن إلا لغسل الثياب.
rules-three-dice = ثلاثة أحجار نرد
rules-three-dice-intro = من نص بالروسية. نلعبها مثل لعبة بيل، لكن بثلاثة أحجار نرد: المهم كم حجرًا منها يُظهر عددًا زوجيًّا.
rules-one-die = حجر نرد واحد
rules-one-die-intro = من نص بالروسية، وهي أسهل القواعد تعلّمًا: حجر نرد عادي واحد، بلا طابات. الـ6 تفتح كل طريق، وبعدها رمية أخرى.
rules-davies = قواعد ديفيز
rules-davies-intro = كما رآها ديفيز (R. Davies) عند الكبابيش في كردفان بالسودان، وحكاها عام 1925. الأوجه البيضاء الثلاثة تساوي 4، وعند البئر ثلاثة أعمال، ويجب الوصول إلى القرية بالضبط، والوقوف مع الضبع في اليوم نفسه آمن.
rules-custom = قواعدك الخاصة
rules-custom-intro = كل قاعدة من اختيارك.

## The fields of a rule set.

field-lots = أداة الرمي
field-turn = نهاية الدور
field-leave = الخروج من القرية
field-village-points = النقاط التي تأتي قبل ذلك
field-well = الوصول إلى البئر
field-top-up = ما يُدفع بالطابات من الأيام الناقصة إلى البئر
field-errands = عند البئر
field-well-points = النقاط التي تأتي في أثناء الانتظار هناك
field-home = الوصول إلى القرية
field-home-top-up = ما يُدفع بالطابات من الأيام الناقصة إلى القرية
field-hyena-leave = خروج الضبع من القرية
field-hyena-pace = أيام الضبع عن كل نقطة
field-hyena-well = وصول الضبع إلى البئر
field-hyena-drink = شرب الضبع
field-hyena-eats = في طريق عودته يمسك الضبع

lots-three-sticks = ثلاث عصي
lots-three-dice = ثلاثة أحجار نرد، زوجي أو فردي
lots-one-die-tabas = حجر نرد واحد، والطابة مع 1 و4 و5
lots-plain-die = حجر نرد عادي واحد، بلا طابات
lots-davies-sticks = ثلاث عصي كما يحسبها ديفيز
value-turn-two = مع 2
value-turn-not-six = بعد أي رمية غير 6، أو بعد الثالثة على الأكثر
value-lock-taba = عندما تأتي طابة، وهي لا تُدفع
value-lock-six = مع 6
value-lock-free = بلا ثمن
value-lock-pay = مقابل { $price }
value-points-lost = تضيع
value-points-banked = تُحفظ في الرمل
value-reach-exactly = بالضبط
value-reach-enough = بأي رمية كافية
value-top-up-any = أي عدد
value-top-up-none = لا شيء
value-top-up-most = { $most } على الأكثر
value-errands-six = تنطلق الأمّ مع 6
value-errands-none = لا شيء يُدفع
value-errands-drink = الشرب { $price }
value-errands-wash = غسل الثياب { $price }
value-errands-set-out = الانطلاق { $price }
# Between two of the three phrases above.
value-errands-comma = ،
value-eats-reached = بكل أمّ يصل إليها أو يتجاوزها
value-eats-passed = بالأمّ التي يتجاوزها فقط

## Where the game comes from. Titles stay as they are; “Li'b el Merafib” stays in Latin letters in every language.
# Each begins with an Arabic word, which decides its direction.

sources-heading = من أين جاءت اللعبة؟
sources-intro = يلعب الناس في السودان هذا السباق على الرمل منذ زمن أقدم من كل ما كُتب عنه. وما نعرفه هنا جاء من هذه النصوص.
source-davies = ديفيز (R. Davies): «Some Arab Games and Puzzles»، مجلة «Sudan Notes and Records»، عام 1925، بالإنجليزية. وهو أقدم ما كُتب عنها: «Li'b el Merafib»، كما رآها عند الكبابيش في كردفان بالسودان.
source-bell = بيل (R. C. Bell): «Board and Table Games from Many Civilizations»، بالإنجليزية؛ وهنا عن الطبعة الروسية «Энциклопедия настольных игр народов мира». ويذكر بيل ومن جاء بعده البقّارة في السودان.
source-juego = نص بالإسبانية عنوانه «El Juego de la Hiena»، وكاتبه غير معروف. فيه رسم من 58 مكانًا مع البئر والقرية، وفيه النقاط 3 و1 و0 لسلسلة من الألعاب.
source-three-dice = نص بالروسية عنوانه «Гиена»، وكاتبه غير معروف: لعبة شعبية من السودان بثلاثة أحجار نرد.
source-one-die = نص بالروسية عنوانه «Охота гиены»، وكاتبه غير معروف: لعبة من شمال أفريقيا بحجر نرد عادي واحد.
readings-heading = ما لا تقوله النصوص
readings-intro = هنا كان علينا أن نختار. وهذا ما اخترناه؛ وفي قواعدك الخاصة يمكن اختيار شيء آخر في بعضه.
reading-village-points = النقاط التي تأتي قبل السماح للأمّ بالخروج من القرية تضيع، إلا في «El juego de la hiena»، فهي تُحفظ في الرمل.
reading-home-three-dice = مع ثلاثة أحجار نرد لا يلزم الوصول إلى القرية بالضبط.
reading-home-davies = في قواعد ديفيز يجب الوصول إلى القرية بالضبط، ويمكن دفع طابة واحدة على الأكثر عن اليوم الأخير.
reading-hyena-well = يتوقف الضبع عند البئر مهما بقي من الرمية؛ أما مع حجر نرد عادي واحد فيجب أن يصل إليها بالضبط.
reading-m5 = في «El juego de la hiena» تضيع النقاط المحفوظة في الرمل إذا كانت ستأخذ الأمّ إلى ما بعد البئر، مثل أي رمية.
reading-m6 = ما زاد من الرمية التي أوصلت أول أمّ إلى البيت لا يحرّك الضبع.
reading-h2 = النقاط التي تأتي قبل السماح للضبع بالحركة تضيع.
reading-h6 = لا يمسك الضبع بأحد إلا عندما يتحرك هو. والأمّ التي تقف بجانبه أو تمرّ به لا يمسك بها بسبب ذلك.
