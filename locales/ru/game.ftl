# What happens in the game, where everyone stands, what is paid. These sentences are shown, logged and read aloud.
# $name is a player, man or woman, boy or girl: choose words that fit every player. Numbers are Western digits.
# In Russian the player leads the mother («Аша ведёт мать…»): so the name stays in the nominative, and no verb tells
# whether a man or a woman plays. «Аша с матерью» takes a plural verb for the same reason.

## Counted things. The phrases below go into other sentences, as $tabas, $price or $days.

# Standing alone or as the thing counted: "Tabas: …", "there are …". The nominative.
tabas = { $n ->
    [one] { $n } таба
    [few] { $n } табы
    [many] { $n } таб
   *[other] { $n } табы
}
# As the object of "pays …", "costs …", "with …". The accusative: «платит…», «стоит…», «за…».
tabas-object = { $n ->
    [one] { $n } табу
    [few] { $n } табы
    [many] { $n } таб
   *[other] { $n } табы
}
# The nominative.
days-count = { $n ->
    [one] { $n } день
    [few] { $n } дня
    [many] { $n } дней
   *[other] { $n } дня
}
# The nominative.
points-count = { $n ->
    [one] { $n } очко
    [few] { $n } очка
    [many] { $n } очков
   *[other] { $n } очка
}

## Falls: what a throw counts.

fall-taba = таба
fall-points = { $points }

## Throws.

threw = { $name } бросает: выпало { $points }.
# Only where no "holds" follows.
threw-taba = { $name } бросает: выпала таба.
threw-taba-kept = { $name } бросает: выпала таба, теперь в запасе { $held }.
kept = Теперь { $name } хранит { $tabas }.
passed = Теперь бросает { $name }.

## Mothers on their way.

freed-village = { $name } может вывести мать из деревни.
# After a 6, in rules where a 6 opens the way.
freed-village-six = { $name } выводит мать из деревни на 1-й день.
freed-well = { $name } может вести мать домой.
moved-out = { $name } ведёт мать вперёд, до { $day }-го дня.
moved-back = { $name } ведёт мать обратно, до { $day }-го дня.
at-well = { $name } приводит мать к колодцу.
home = { $name } благополучно приводит мать домой.
won = { $name } приводит мать домой раньше всех. Это победа! Дальше { $name } ведёт гиену.
banked = { $name } отмечает на песке { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}, всего там { $bank }.

## Points lost, always with the reason.

lost-in-village = { $name } теряет { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: мать ещё не может выйти из деревни.
lost-waits-at-well = { $name } теряет { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: мать ещё ждёт у колодца.
lost-passes-well = { $name } теряет { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: до колодца осталось меньше.
lost-passes-home = { $name } теряет { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}: до дома осталось меньше.
lost-hyena-waits = { $points ->
    [one] Пропадает { $points } очко
    [few] Пропадают { $points } очка
    [many] Пропадают { $points } очков
   *[other] Пропадают { $points } очка
}: гиене пока нельзя двигаться.
lost-hyena-passes-well = { $points ->
    [one] Пропадает { $points } очко
    [few] Пропадают { $points } очка
    [many] Пропадают { $points } очков
   *[other] Пропадают { $points } очка
}: гиена проскочила бы мимо колодца.

## The hyena.

hyena-freed-village = Гиена может выйти из деревни.
hyena-freed-village-six = Гиена выскальзывает из деревни на 1-й день.
hyena-freed-well = Гиена напилась. Теперь она охотится!
hyena-moved-out = Гиена бежит вперёд, до { $day }-го дня.
hyena-moved-back = Гиена бежит обратно, до { $day }-го дня.
hyena-at-well = Гиена прибегает к колодцу.
hyena-home = Гиена вернулась в деревню.
ate = { $name } не успевает увести мать: гиена ловит её на { $day }-м дне пути.
over = Игра окончена.

## Payments that were made. $price is a phrase such as "2 tabas" (tabas-object), $held a number.

paid-leave = { $name } платит { $price } за выход из деревни; остаётся { $held }.
paid-missing-days = { $name } платит { $price } за недостающие дни; остаётся { $held }.
paid-drink = { $name } платит { $price } за воду у колодца; остаётся { $held }.
paid-wash = { $name } платит { $price } за стирку; остаётся { $held }.
paid-set-out = { $name } платит { $price } за обратную дорогу; остаётся { $held }.
paid-release = { $name } платит { $price }, чтобы выпустить гиену; остаётся { $held }.
paid-hyena-drink = { $name } платит { $price } за воду для гиены; остаётся { $held }.

## Payments that can be made: the words on a button. $price is a phrase such as "2 tabas" (tabas).

pay-leave = Выйти из деревни: { $price }
pay-missing-days = Пройти недостающие дни: { $price }
pay-drink = Напиться у колодца: { $price }
pay-wash = Постирать одежду: { $price }
pay-set-out = Отправиться домой: { $price }
pay-release = Выпустить гиену: { $price }
pay-hyena-drink = Напоить гиену: { $price }

## What is missing for a payment. $price is a phrase (tabas-object), $more is a number.

wait-taba = Выпадет таба, и { $name } сможет вывести мать из деревни.
wait-six = Сейчас поможет только 6.
missing-leave = Выход из деревни стоит { $price }; не хватает { $more }.
missing-days-well = До колодца ещё { $days }, дойти можно за { $price }; не хватает { $more }.
missing-days-home = До дома ещё { $days }, дойти можно за { $price }; не хватает { $more }.
missing-drink = Вода у колодца стоит { $price }; не хватает { $more }.
missing-wash = Стирка стоит { $price }; не хватает { $more }.
missing-set-out = Обратная дорога стоит { $price }; не хватает { $more }.
missing-release = Выпустить гиену стоит { $price }; не хватает { $more }.
missing-hyena-drink = Вода для гиены стоит { $price }; не хватает { $more }.

## Places. The nominative: they stand alone in the ledger, and after «сейчас:» below.

place-village = деревня
place-day = { $day }-й день
place-well = колодец

## Where everyone stands, one sentence each. $place is a phrase from above, $tabas one such as "2 tabas".

line-out = { $name } ведёт мать к колодцу (сейчас: { $place }). Запас: { $tabas }.
line-back = { $name } ведёт мать домой (сейчас: { $place }). Запас: { $tabas }.
line-village-taba = { $name } с матерью в деревне: чтобы выйти, нужна таба. Запас: { $tabas }.
line-village-six = { $name } с матерью в деревне: чтобы выйти, нужно выбросить 6. Запас: { $tabas }.
# $price is a phrase (tabas-object).
line-village-pay = { $name } с матерью в деревне: выход стоит { $price }. Запас: { $tabas }.
line-well-six = { $name } с матерью у колодца: чтобы идти домой, нужно выбросить 6. Запас: { $tabas }.
line-well-pay = { $name } с матерью у колодца: там ещё есть за что заплатить. Запас: { $tabas }.
line-well-drink = { $name } с матерью у колодца: вода стоит { $price }. Запас: { $tabas }.
line-well-wash = { $name } с матерью у колодца: стирка стоит { $price }. Запас: { $tabas }.
line-well-set-out = { $name } с матерью у колодца: обратная дорога стоит { $price }. Запас: { $tabas }.
line-home = { $name } с матерью уже дома. Запас: { $tabas }.
line-eaten = { $name } больше не бросает: гиена поймала мать ({ $place }).
line-bank = Отмечено на песке: { $points }.
line-hyena-asleep = Гиена спит в деревне. Она пока ничья.
line-hyena-village = { $name } ведёт гиену. Гиена ещё в деревне.
line-hyena-out = { $name } ведёт гиену к колодцу (сейчас: { $place }). Она пока никого не трогает.
line-hyena-well = { $name } ведёт гиену. Гиена у колодца и ещё не напилась.
line-hyena-back = { $name } ведёт гиену обратно (сейчас: { $place }). Гиена охотится!

## How a seat ended: a word, and a kind sentence.

standing-won = победа
standing-safe = дома
standing-late = в пути
standing-eaten = поймана
standing-won-line = К колодцу и обратно раньше всех: { $name } побеждает и ведёт гиену.
standing-safe-line = { $name } с матерью вернулись домой раньше гиены.
standing-late-line = { $name } с матерью не успели домой, но и гиена их не нашла.
standing-eaten-line = { $name } с матерью не ушли от гиены. Удачи в следующий раз!

## Why a game cannot be begun so.

refusal-days = До колодца может быть от 6 до 200 дней пути, а здесь { $days }.
refusal-seats = Играть могут от 2 до 12 игроков, а здесь { $seats }.
refusal-first = Игрок { $seat } не может начинать: такого игрока нет.
refusal-no-tabas = Здесь бросают то, на чём табы не выпадают, а правила требуют таб. Бросайте что-нибудь другое или назначьте платой 6.
refusal-well-out-of-reach = За день до колодца мать застряла бы навсегда: 1 не выпадает, а оплатить недостающие дни нельзя. Разрешите оплатить хотя бы один.
refusal-home-out-of-reach = За день до дома мать застряла бы навсегда: 1 не выпадает, а оплатить недостающие дни нельзя. Разрешите оплатить хотя бы один.
refusal-hyena-well-out-of-reach = Гиена никогда не пришла бы к колодцу точным броском: 1 не выпадает. Пусть годится любой бросок, которого хватает.
refusal-hyena-taba = Гиену выпускают за табы или когда выпадет 6, а не за первую выпавшую табу.
refusal-pace = За каждое очко гиена проходит от 1 до 4 дней, а здесь { $pace }.
