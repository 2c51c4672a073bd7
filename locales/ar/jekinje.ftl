# Je ki n je: what happens, what can be chosen, how to play. And the page on which a game is chosen.
# $name is a player, man or woman, boy or girl: sentences are about the hand (اليد), the row (صف) or the harvest (حصاد) and
# need no gender. Nothing is prefixed to $name or $hole. $hole is a hole as in the notation: 2B.

games-heading = لعبتان من أفريقيا
games-tagline = واحدة من السودان وواحدة من اليوروبا. بأيّهما نبدأ؟
games-play = إلى اللعب
games-all = كل الألعاب
hyena-for = من 2 إلى 12 لاعبًا
je-title = Je ki n je
je-tagline = «دعني آكل»: بذور تُزرع حول اللوح دورة بعد دورة، وحصاد من الجهة الأخرى.
je-for = للاعبين اثنين

## Counted things, standing alone or as the thing counted.

seeds = { $n ->
    [zero] لا بذور
    [one] بذرة واحدة
    [two] بذرتان
    [few] { $n } بذور
    [many] { $n } بذرة
   *[other] { $n } بذرة
}
laps = { $n ->
    [zero] لا جولات
    [one] جولة واحدة
    [two] جولتان
    [few] { $n } جولات
    [many] { $n } جولة
   *[other] { $n } جولة
}

## Before the game.

je-row-b = الصف السفلي
je-row-a = الصف العلوي
je-first = من يبدأ؟
je-options = طرق اللعب
je-direction = إلى أي جهة تُزرع البذور؟
je-direction-anticlockwise = دائمًا عكس عقارب الساعة
je-direction-either = إلى أي جهة، باختيار جديد كل مرة
je-next = من أين يكون الحصاد؟
je-next-opponent = من الجهة الأخرى فقط
je-next-any = ومن الحفرة الأولى في الصف نفسه أيضًا إن كانت هي التالية
je-laps = إلى أين تمتد النقلة؟
je-laps-chain = جولة بعد جولة، حتى تقع آخر بذرة في حفرة فارغة
je-laps-single = جولة واحدة فقط

## During the game.

je-turn = { $name }: اختيار حفرة
je-sows = { $name }: تُزرع البذور
je-board = اللوح: صفّان في كل منهما ست حفر
je-hole = الحفرة { $hole }، { $seeds }
je-way = إلى أي جهة؟
je-way-anticlockwise = عكس عقارب الساعة
je-way-clockwise = مع عقارب الساعة
je-line = { $name }: { $holes }. في المخزن: { $store }.
je-log-empty = لا شيء بعد. البذور جاهزة.
je-lap-now = الجولة { $lap }
je-show-end = عرض النهاية
je-undo = التراجع عن النقلة

## Where a sowing ends, while one points at a hole.

je-preview-lap = تنتهي الجولة الأولى في { $hole }.
je-preview-rests = عدد الجولات: { $laps }، ثم تستقرّ في { $hole }.
je-preview-captures = عدد الجولات: { $laps }، ثم الحصاد: { $seeds } من { $hole }.
je-preview-endless = لا نهاية لها.

## What happens.

je-sowed = نقلة { $name }: { $seeds } من { $from }. عدد الجولات: { $laps }، وآخر بذرة في { $to }.
je-captured = حصاد { $name }: { $seeds } من { $hole }. في المخزن: { $store }.
je-own-hole = كانت الحفرة فارغة وهي من صف { $name }: لا حصاد.
je-next-empty = الحفرة التالية فارغة: لا حصاد.
je-next-own = الحفرة التالية من صف { $name }: لا حصاد.
je-would-starve = كان الصف الآخر سيبقى بلا بذور: لا حصاد.
je-on-seeds = وقعت على بذور أخرى: لا حصاد.
je-endless = نقلة { $name }: { $seeds } من { $from }. هذه النقلة لا تنتهي أبدًا؛ فبعد كل هذا تعود إلى بدايتها: { $laps }.
je-endless-long = نقلة { $name }: { $seeds } من { $from }. هذه النقلة تطول وتطول، وقد مضت { $laps }: تُعدّ بلا نهاية.
je-repeated = عاد اللوح كما كان من قبل والدور للاعب نفسه: اللعبة تدور في حلقة.
je-put-back = عادت البذور كما كانت قبل النقلة.
je-stuck = لا حفرة صالحة للعب في صف { $name }.
je-took = من صف { $name } إلى المخزن: { $seeds }. في المخزن: { $store }.
je-passed = الدور الآن: { $name }.

## The end.

je-draw = تعادل!
je-score = { $mine } مقابل { $theirs }
je-won = حصاد { $name }: { $seeds }.
je-standing-won = فوز
je-standing-drew = تعادل
je-standing-lost = خسارة
je-series-rule = الفوز بـ 3 نقاط والتعادل بنقطة واحدة.

## Keys and settings.

je-keys-play = زرع بذور الحفرة
settings-hints = أين تنتهي النقلة
settings-hints-hint = Je ki n je: عند الإشارة إلى حفرة يظهر أين تنتهي سلسلة جولاتها كلها.

## Why a game cannot be begun.

je-refusal-seats = هذه لعبة للاعبين اثنين، لا { $seats }.
je-refusal-seeds = يجب أن يكون مجموع البذور 48، لا { $seeds }.
je-refusal-to-move = لا يمكن أن يبدأ اللاعب رقم { $seat }: اللاعبان اثنان فقط.

## How to play.

je-help-story = كيف تُلعب؟
je-help-story-rows = صفّان في كل منهما ست حفر، وفي كل حفرة أربع بذور. لكل لاعب الصف الذي أمامه.
je-help-story-sow = في كل دور تُرفع بذور حفرة واحدة من الصف كلها، وتُزرع واحدة واحدة في الحفر التالية.
je-help-story-chain = هل وقعت آخر بذرة بين بذور أخرى؟ تُرفع كلها، وهي معها، ويستمر الزرع.
je-help-story-single = حيث تقع آخر بذرة ينتهي الدور.
je-help-story-harvest = هل وقعت في حفرة فارغة في الجهة الأخرى؟ لننظر إلى الحفرة التالية: إن كانت هي أيضًا في الجهة الأخرى وفيها بذور، تنتقل إليها آخر بذرة، وتُحصد كلها.
je-help-story-rest = وأي حفرة فارغة غيرها تُنهي الدور فقط.
je-help-story-end = إذا لم يبق في صف أحد اللاعبين حفرة صالحة للعب انتهت اللعبة. يأخذ كل لاعب بذور صفه، والفوز للأكثر بذورًا.
je-help-direction = إلى أي جهة تُزرع البذور؟
je-help-direction-anticlockwise = عكس عقارب الساعة: على الصف السفلي من اليسار إلى اليمين، ثم عودة على الصف العلوي.
je-help-direction-either = إلى أي جهة، باختيار جديد في كل نقلة. و«الحفرة التالية» تكون في الجهة نفسها.
je-help-round = وإذا كان في الحفرة اثنتا عشرة بذرة أو أكثر؟
je-help-round-answer = عندئذ يدور الزرع دورة كاملة، ولا تُترك الحفرة التي أُفرغت.
je-help-next = وإذا كانت الحفرة التالية من الصف نفسه؟
je-help-next-opponent = عندئذ لا حصاد: الحصاد من الجهة الأخرى فقط.
je-help-next-any = عندئذ يكون الحصاد منها أيضًا إن كانت فيها بذور.
je-help-starve = هل يجوز أخذ آخر بذور الصف الآخر؟
je-help-starve-answer = لا. إذا كان لن يبقى فيه شيء فلا حصاد، والنقلة صحيحة.
je-help-feed = وإذا كان الصف الآخر فارغًا؟
je-help-feed-answer = عندئذ لا تُلعب إلا حفرة تصل جولتها الأولى إليه. فإن لم توجد انتهت اللعبة.
je-help-loop = وإذا لم تنتهِ أبدًا؟
je-help-loop-position = إذا تكرر وضع اللوح والدور للاعب نفسه انتهت اللعبة: يأخذ كل لاعب صفه كما كان قبل تلك النقلة.
je-help-loop-sowing = هناك نقلات لا تنتهي أبدًا. تنتبه الصفحة لذلك، وتعيد البذور إلى مكانها، وتنتهي اللعبة بالطريقة نفسها.
je-help-score = من يفوز؟
je-help-score-answer = من معه أكثر من 24 بذرة من 48. وإن كان مع كل لاعب 24 فهو تعادل.
je-help-differ = كيف يلعبها آخرون؟
je-help-differ-answer = بعضهم يختار جهة كل نقلة، وبعضهم يحصد أيضًا من الحفرة التالية في صفه، وبعضهم يزرع جولة واحدة. يمكن اختيار كل ذلك قبل اللعبة.

## An example to watch, from the source.

je-demo = مثال للمشاهدة
je-demo-intro = نقلة { $name }: { $hole }.
je-demo-next = متابعة
je-demo-again = من البداية
je-demo-lap = { $seeds } من { $from }: تقع آخرها في { $to }.

## Where the game comes from.

je-sources-intro = تُلعب هذه اللعبة في بلاد اليوروبا، وقد جاءت من مدينة إيلي إيفي في نيجيريا. ما نعرفه هنا جاء من نص واحد، وما يفعله آخرون بطريقة مختلفة جاء من نصّين غيره.
je-source-text = نص بالإسبانية عنوانه «Je ki n je»، وكاتبه غير معروف: لعبة من ألعاب اليوروبا، جاءت من مدينة إيلي إيفي (Ilé-Ifẹ̀) في نيجيريا.
je-source-valdez = نص Valdez من عام 2023، كما يلعبه برنامج MancalaGames: إلى أي جهة، مع الحصاد من الحفرة التالية في الصف نفسه أيضًا.
je-source-mancala-world = موقع Mancala World بالإنجليزية: بعض اللاعبين في إيلي إيفي وأوشوغبو يزرعون جولة واحدة.
je-reading-round = الحفرة التي أُفرغت لا تُترك عندما يدور الزرع دورة كاملة.
je-reading-own = الحصاد من الجهة الأخرى فقط: إذا كانت الحفرة التالية من الصف نفسه فلا حصاد.
je-reading-position = وضع البداية يُحسب أيضًا عندما يتكرر وضع.
je-reading-endless = النقلة التي تزيد جولاتها على { $laps } تُعدّ بلا نهاية. وأطول نقلة معروفة تنتهي تبلغ { $longest }.
je-reading-clockwise = حيث تُسمح الجهتان تكون الحفرة التالية في جهة الزرع.
