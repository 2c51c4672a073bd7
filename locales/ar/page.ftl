# What stands on the page: headings, buttons, labels, notices.

app-title = لعبة الضبع
app-tagline = هيّا مع أمّك إلى البئر، ثم إلى البيت قبل أن يستيقظ الضبع!
skip-to-game = الانتقال إلى اللعبة
lab-title = المختبر
lab-link = المختبر: ما هي الفرص؟
close = إغلاق
# In the place of texts that are fetched when they are first wanted, where they cannot be had.
more-missing = تعذّر تحميل ما يجب أن يظهر هنا. نرجو التحقق من الاتصال ثم المحاولة من جديد.
more-again = المحاولة من جديد

## Before the game.

setup-start = هيّا نبدأ اللعب
setup-players = من يلعب؟
setup-name = الاسم رقم { $seat }
setup-add-player = إضافة اسم
setup-remove-player = إزالة { $name }
# Of the mother, which fits every player.
setup-who = من يلعب مكان { $name }؟
who-human = شخص
who-easy = الحاسوب، سهل
who-medium = الحاسوب، متوسط
who-hard = الحاسوب، صعب
setup-look = لون أمّ { $name } وعلامتها
setup-rules = القواعد
setup-custom-hint = يمكن البدء من مجموعة قواعد في الأعلى، ثم تغيير أي شيء فيها.
setup-days = كم تبعد البئر؟
setup-days-other = طول آخر
setup-days-range = عدد من { $least } إلى { $most }
setup-bias = كم مرة يقع الوجه الأبيض المسطح إلى أعلى؟
setup-bias-hint = العصا العادلة: 50 من 100. والعصي المشقوقة الحقيقية تميل كثيرًا إلى أحد وجهيها؛ وهنا يمكن اختيار ما يشبه عصيّك.
setup-bias-value = { $share } من 100
days-short = طريق قصير
days-middling = طريق متوسط
days-drawing = كما في رسم قديم
days-bell = كما في كتاب بيل
days-hundred = مئة مكان

name-error-empty = الاسم رقم { $seat } فارغ. نرجو كتابة اسم.
name-error-signs = في الاسم رقم { $seat } علامة لا تُرى. نرجو كتابته من جديد.
name-error-long = الاسم رقم { $seat } طويل جدًّا. أكبر عدد من الحروف هو { $most }.
name-error-twice = الاسم { $name } مكتوب مرتين. نرجو تغيير أحد الاسمين.

## Given names for players who have not typed theirs.

name-1 = عائشة
name-2 = بلال
name-3 = آمنة
name-4 = إدريس
name-5 = حواء
name-6 = موسى
name-7 = زينب
name-8 = آدم
name-9 = مريم
name-10 = عثمان
name-11 = حليمة
name-12 = ياسين

## Looks of the mothers. $colour and $mark are two of the words below.

look = { $colour }، { $mark }
colour-indigo = نيلي
colour-madder = أحمر داكن
colour-saffron = زعفراني
colour-leaf = أخضر بلون الشجر
colour-plum = برقوقي
colour-clay = برتقالي بلون الطين
colour-sky = أزرق سماوي
colour-rose = وردي
colour-soot = أسود فحمي
colour-milk = أبيض بلون الحليب
colour-teal = أزرق مخضرّ
colour-walnut = بنّي جوزي
mark-dot = نقطة
mark-triangle = مثلث
mark-square = مربع
mark-cross = علامة زائد
mark-crescent = هلال
mark-bars = خطان
mark-diamond = معيّن
mark-ring = حلقة
mark-star = نجمة
mark-saltire = علامة ضرب
mark-wave = موجة
mark-line = خط واحد

## During the game.

play-throw-sticks = رمي العصي
play-throw-dice = رمي أحجار النرد
play-throw-die = رمي حجر النرد
play-throw-computer = الحاسوب يرمي
play-turn = الدور على { $name }
play-turn-hyena = الضبع بقيادة { $name }
lies-sticks = { $whites ->
    [0] القشرة إلى أعلى في العصي الثلاث
    [one] وجه أبيض واحد إلى أعلى
    [zero] لا وجه أبيض إلى أعلى
    [two] وجهان أبيضان إلى أعلى
    [few] { $whites } أوجه بيضاء إلى أعلى
    [many] { $whites } وجهًا أبيض إلى أعلى
   *[other] { $whites } وجه أبيض إلى أعلى
}
play-thinks = { $name }: تفكير…
advice = ما الأفضل؟
play-key = كم تساوي كل رمية؟
play-payments = ما يمكن دفعه الآن
play-undo = التراجع عن الدفع
play-new-game = لعبة جديدة
play-help = كيف نلعب؟
play-sources = من أين جاءت اللعبة؟
play-settings = الإعدادات
play-board = الطريق إلى البئر: { $days }
ledger-heading = دفتر الحساب
ledger-player = الاسم
ledger-place = المكان
ledger-tabas = الطابات
ledger-points = نقاط في الرمل
log-heading = ماذا حدث؟
log-empty = لا شيء بعد. العصي في الانتظار.
positions-heading = أين الجميع الآن؟

## The end.

end-heading = انتهت اللعبة
end-wins = مبروك الفوز يا { $name }!
end-standings = كيف انتهت اللعبة؟
end-nobody-caught = لم يمسك الضبع بأحد.
end-series = كل الألعاب حتى الآن
series-player = الاسم
series-games = الألعاب
series-won = الفوز
series-points = النقاط
series-rule = الفوز يساوي 3 نقاط، وعودة الأمّ سالمة تساوي نقطة واحدة.
series-clear = بدء العدّ من جديد
end-again = هيّا نلعب مرة أخرى
end-again-first = البداية مع { $name }.
end-new-setup = تغيير الأسماء أو القواعد
course-title = من كان في المقدمة، ومتى؟
course-description = طريق كل أمّ خلال رميات اللعبة، وعددها { $throws }. الأقرب إلى البيت في المقدمة.
course-lead = أمّ { $name } في المقدمة: عدد الرميات { $throws } من { $all }.

## Settings.

settings-heading = الإعدادات
settings-language = اللغة
lang-missing = تعذّر تحميل هذه اللغة. نرجو التحقق من الاتصال ثم اختيارها من جديد.
settings-theme = الإضاءة
theme-device = كما في هذا الجهاز
theme-light = نهار
theme-dark = ليل
theme-projector = جهاز عرض
settings-speed = السرعة
speed-slow = بطيئة
speed-normal = عادية
speed-fast = سريعة
speed-instant = فورية
settings-motion = الحركة
motion-device = كما في هذا الجهاز
motion-full = كل شيء يتحرك
motion-reduced = حركة قليلة
settings-letters = الحروف الأولى على الأمهات
settings-letters-hint = تحمل كل أمّ الحرف الأول من الاسم بدلًا من علامتها.
settings-keys = اختصارات بمفتاح واحد
settings-keys-hint = من الأفضل إيقافها عند الكتابة بالصوت، أو إذا كانت المفاتيح تُضغط بالخطأ.
keys-heading = المفاتيح
keys-throw-name = المسافة أو Enter
keys-throw = الرمي
keys-choose-name = مفاتيح الأسهم
keys-choose = التنقل من خيار إلى خيار
keys-undo = التراجع عن آخر دفع
keys-help = عرض هذه القائمة
keys-escape = إغلاق النافذة المفتوحة
keys-pay = الدفع المعروض الآن

## The game as text.

record-heading = هذه اللعبة في نص
record-hint = بنسخ النص يمكن حفظ اللعبة، أو إرسالها، أو متابعتها في مكان آخر.
record-copy = نسخ
record-copied = تم النسخ.
record-copy-failed = لم يسمح المتصفح بالنسخ. يمكن تحديد النص ونسخه باليد.
record-paste = لصق لعبة
record-open = فتح هذه اللعبة
record-kept = بقيت اللعبة الحالية كما كانت.

## What is kept on this device.

stored-continue = متابعة اللعبة
stored-unavailable = هذا المتصفح لا يحفظ شيئًا لهذه الصفحة. يمكن اللعب، لكن اللعبة تضيع عند إغلاق الصفحة.
stored-full = لم يبق مكان في هذا الجهاز. يمكن متابعة اللعب، لكن ما يأتي الآن يضيع عند إغلاق الصفحة.
stored-unreadable = تعذّرت قراءة لعبة محفوظة في هذا الجهاز. وُضعت جانبًا كما هي، ويمكن نسخها.
stored-newer = في هذا الجهاز لعبة كُتبت بنسخة أحدث من الصفحة. وُضعت جانبًا كما هي، ويمكن نسخها.
stored-left = تعذّرت قراءة لعبة محفوظة في هذا الجهاز. بقيت في مكانها، ويمكن نسخها.
stored-copy = نسخ ما حُفظ
stored-elsewhere = هذه اللعبة مفتوحة في نافذة أخرى. للعب هنا يجب تحميل الصفحة من جديد.
stored-put-by = فُتحت لعبة أخرى. اللعبة التي كانت جارية هنا وُضعت جانبًا سليمةً ويمكن نسخها.
