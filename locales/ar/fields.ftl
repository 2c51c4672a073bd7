# The fields of a rule set and their values, for those who put rules of their own together.
# $price is a phrase such as "2 tabas" (tabas-object in game.ftl).

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
# Here $price is a bare number.
value-errands-drink = الشرب: { $price }
value-errands-wash = غسل الثياب: { $price }
value-errands-set-out = الانطلاق: { $price }
# Between two of the three phrases above.
value-errands-comma = ،
value-eats-reached = بكل أمّ يصل إليها أو يتجاوزها
value-eats-passed = بالأمّ التي يتجاوزها فقط
