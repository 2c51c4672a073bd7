# The laboratory: many games that play themselves, counted and drawn.

lab-tagline = هيّا نترك آلاف الألعاب من لعبة الضبع تُلعب وحدها، ثم نرى ماذا ينتج عنها.

## Questions to begin with.

lab-lessons = سؤال للبداية
lab-lesson-first = هل يهم من يبدأ؟
lab-lesson-tabas = كم طابة تكفي؟
lab-lesson-sticks = ماذا لو لم تكن العصي عادلة؟
lab-lesson-play = هل يفيد الدفع بذكاء؟

# What a question compares, and what to look at.

lab-hint-first = أربعة لاعبين، واللعب كله بالطريقة نفسها. من يفوز أكثر؟
lab-hint-tabas = في أ تكلفة البئر كما في كتاب بيل، وفي ب ضِعفها. كم تطول اللعبة، وبمن يمسك الضبع؟
lab-hint-sticks = في أ العصي عادلة، وفي ب يقع الوجه الأبيض المسطح إلى أعلى { $share } مرة من كل 100. لننظر أولًا كيف تقع العصي.
lab-hint-play = في أ يدفع الاثنان فورًا، وفي ب يزن اللاعب الأول كل دفعة. الطريق قصير، وهناك يظهر الفرق أكثر.

## The choices.

lab-setting-first = ما الذي يُلعب (أ)
lab-setting-second = للمقارنة (ب)
lab-a = أ
lab-b = ب
lab-compare = المقارنة بإعداد آخر
lab-rules = القواعد
lab-days = الأيام إلى البئر
lab-seats = اللاعبون
lab-flat = الوجه الأبيض المسطح إلى أعلى، من كل 100 رمية
lab-first-pays = اللاعب الأول
lab-rest-pays = كل الآخرين
lab-pays-prompt = الدفع فورًا
lab-pays-never = بلا دفع عن الأيام الناقصة
lab-pays-random = الدفع بالمصادفة
lab-pays-medium = الحاسوب، متوسط
lab-pays-hard = الحاسوب، صعب
lab-games = كم لعبة؟
lab-start = بدء
lab-pause = توقف مؤقت
lab-go-on = متابعة
lab-stop = إيقاف
lab-missing = لا يمكن لعب الألعاب الآن. نرجو التحقق من الاتصال ثم البدء من جديد.

## What came out.

lab-progress = الألعاب المنتهية
lab-empty = يمكن اختيار سؤال، أو تحديد ما يُلعب ثم البدء. تُلعب الألعاب على هذا الجهاز، ولا يخرج منه شيء.
lab-running = عدد الألعاب حتى الآن: { $games }…
lab-paused = توقف مؤقت، عدد الألعاب: { $games }.
lab-done = تم، عدد الألعاب: { $games }.
lab-given-up = لعبة لم تنته تُركت، ومعها ما بعدها.
lab-wins = من يفوز
lab-wins-hint = العمود هو ما عُدّ، والخط الرفيع هو المدى الذي تقع فيه الفرصة الحقيقية في 99 من كل 100 تجربة كهذه، والعلامة هي الفرصة الدقيقة حيث تُعرف.
lab-rounds = في أي دور تصل أول أمّ إلى البيت
lab-rounds-hint = الأعمدة هي ما عُدّ، والخط دقيق.
lab-lengths = كم رمية تستغرق اللعبة
lab-falls = كيف تقع العصي أو أحجار النرد
lab-caught = عدد الأمهات اللاتي يمسك بهن الضبع
lab-fates = كيف ينتهي الأمر لكل لاعب:
lab-mean = المتوسط { $number }
lab-player = اللاعب { $seat }
lab-key = القيمة
lab-count = العدد
lab-share = الحصة
lab-range = مدى 99 من 100
lab-exact = الدقيق
lab-table = في جدول
lab-save = حفظ الأرقام
lab-csv = بصيغة CSV
lab-json = بصيغة JSON
