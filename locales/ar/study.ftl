# What is best and why, and how the chances of a game went.

## Numbers.

percent = { $number }%
decimal = { $whole }.{ $part }

## Advice in the hyena game.

advice-coming = لحظة من فضلك…
advice-missing = لا يمكن تقديم النصيحة الآن. نرجو التحقق من الاتصال ثم السؤال من جديد.
advice-win-pay = دفع { $price } الآن: { $best } للفوز. الرمي دون دفع: { $other }.
advice-win-wait = الرمي دون دفع بعد: { $best } للفوز. دفع { $price } الآن: { $other }.
advice-win-throw = لا يبقى إلا الرمي: { $best } للفوز.
advice-shelter-pay = دفع { $price } الآن: { $best } للنجاة. الرمي دون دفع: { $other }. (البقاء في الطريق عند عودة الضبع يُحسب نصف نجاة.)
advice-shelter-wait = الرمي دون دفع بعد: { $best } للنجاة. دفع { $price } الآن: { $other }. (البقاء في الطريق عند عودة الضبع يُحسب نصف نجاة.)
advice-shelter-throw = لا يبقى إلا الرمي: { $best } للنجاة. (البقاء في الطريق عند عودة الضبع يُحسب نصف نجاة.)
advice-hunt-pay = دفع { $price } الآن: عدد الأمهات اللاتي قد يمسك بهن الضبع في المتوسط { $best }. الرمي دون دفع: { $other }.
advice-hunt-wait = الرمي دون دفع بعد: عدد الأمهات اللاتي قد يمسك بهن الضبع في المتوسط { $best }. دفع { $price } الآن: { $other }.
advice-hunt-throw = لا يبقى إلا الرمي: عدد الأمهات اللاتي قد يمسك بهن الضبع في المتوسط { $best }.

## Advice in Je ki n je.

advice-sow = زرع { $hole }: { $worth }. والتالية في الأفضلية { $other }: { $second }.
advice-sow-only = لا يمكن زرع سوى { $hole }: { $worth }.
advice-depth = { $n ->
    [zero] لم تُحسب أي نقلة مسبقًا.
    [one] حُسبت نقلة واحدة مسبقًا.
    [two] حُسبت نقلتان مسبقًا.
    [few] حُسبت { $n } نقلات مسبقًا.
    [many] حُسبت { $n } نقلة مسبقًا.
   *[other] حُسبت { $n } نقلة مسبقًا.
}
worth-ahead = التقدّم: { $seeds }
worth-behind = التأخّر: { $seeds }
worth-even = لا تقدّم ولا تأخّر
worth-won = فوز مؤكد
worth-drawn = تعادل مؤكد
worth-lost = خسارة أمام أفضل لعب

## How the chances went.

chances-title = كيف تغيّرت فرص الفوز
chances-description = فرصة كل لاعب في الفوز بعد كل نقلة، إذا دفع الجميع فورًا من تلك اللحظة. أما القرارات أدناه بعد وصول أول أمّ إلى البيت فتُقاس بفرصة النجاة، وقرارات الضبع بعدد الأمهات اللاتي قد يمسك بهن في المتوسط.
chances-lead-title = من كان متقدمًا
chances-lead-description = فارق البذور لصالح { $name } في النهاية لو لعب الطرفان أفضل لعب من تلك اللحظة.
chances-coming = يجري حساب الفرص…
chances-turns = الرميات التي قلبت اللعبة
chances-turn = النقلة { $number }: رمية { $name } هي { $fall }، فتنتقل فرصة الفوز من { $before } إلى { $after }.
chances-regrets = أغلى القرارات ثمنًا
chances-regret = النقلة { $number }، { $name }: { $chosen } ({ $worth }). الأفضل: { $better } ({ $best }).
chances-no-regrets = لم يكلّف أي قرار كثيرًا: لعب جيد.
choice-throw = الرمي دون دفع
choice-sow = زرع { $hole }
chances-table = الفرص في جدول
chances-move = النقلة
