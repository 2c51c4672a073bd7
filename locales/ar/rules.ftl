# What each throw counts, and the rule sets.

## The throws.

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

