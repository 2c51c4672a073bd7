# Je ki n je: what happens, what can be chosen. And the page on which a game is chosen.
# $name is a player, man or woman, boy or girl: sentences are about the hand (اليد), the row (صف) or the harvest (حصاد) and
# need no gender. Nothing is prefixed to $name or $hole. $hole is a hole as in the notation: 2B.

games-heading = لعبتان من أفريقيا
games-tagline = واحدة من السودان وواحدة من اليوروبا. بأيّهما نبدأ؟
games-play = هيّا نلعب
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
settings-hints = المساعدة أثناء اللعب
settings-hints-hint = نصائح عن أفضل ما يمكن فعله، وفي Je ki n je أيضًا أين تنتهي سلسلة الجولات كلها.

## Why a game cannot be begun.

je-refusal-seats = هذه لعبة للاعبين اثنين، لا { $seats }.
je-refusal-seeds = يجب أن يكون مجموع البذور 48، لا { $seeds }.
je-refusal-to-move = لا يمكن أن يبدأ اللاعب رقم { $seat }: اللاعبان اثنان فقط.
