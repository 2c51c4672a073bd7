# What stands on the page: headings, buttons, labels, notices.

app-title = Охота гиены
app-tagline = Проводите мать к колодцу и обратно, пока гиена спит.
skip-to-game = Перейти к игре
lab-title = Лаборатория
lab-link = Лаборатория: каковы шансы?
close = Закрыть
# In the place of texts that are fetched when they are first wanted, where they cannot be had.
more-missing = То, что должно быть здесь, не удалось загрузить. Проверьте соединение и попробуйте ещё раз.
more-again = Попробовать ещё раз

## Before the game.

setup-start = Начать игру
setup-players = Игроки
setup-name = Имя игрока { $seat }
setup-add-player = Добавить игрока
setup-remove-player = Убрать игрока: { $name }
# «: », colour and mark follow.
setup-who = Кто играет за { $name }?
who-human = Человек
who-easy = Компьютер, слабый
who-medium = Компьютер, средний
who-hard = Компьютер, сильный
setup-look = { $name }, цвет и знак
setup-rules = Правила
setup-custom-hint = Возьмите за основу готовые правила выше и меняйте что хотите.
setup-days = Далеко ли до колодца?
setup-days-other = Другое расстояние
setup-days-range = Число от { $least } до { $most }
setup-bias = Как часто палочка ложится белой стороной вверх?
setup-bias-hint = Ровная палочка — 50 раз из 100. Настоящие щепки часто ложатся на одну сторону охотнее, чем на другую: укажите, как падают ваши.
setup-bias-value = { $share } из 100
days-short = короткий путь
days-middling = средний путь
days-drawing = как на старом рисунке
days-bell = как в книге Белла
days-hundred = сто мест на доске

name-error-empty = Пожалуйста, впишите имя игрока { $seat }.
name-error-signs = В имени игрока { $seat } есть невидимый знак. Пожалуйста, впишите имя заново.
name-error-long = Имя игрока { $seat } слишком длинное. Поместится не больше { $most ->
    [one] { $most } буквы
    [few] { $most } букв
    [many] { $most } букв
   *[other] { $most } буквы
}.
name-error-twice = Имя { $name } встречается дважды. Пожалуйста, измените одно из имён.

## Given names for players who have not typed theirs.

name-1 = Аша
name-2 = Биляль
name-3 = Амна
name-4 = Идрис
name-5 = Хава
name-6 = Муса
name-7 = Зейнаб
name-8 = Адам
name-9 = Марьям
name-10 = Осман
name-11 = Халима
name-12 = Ясин

## Looks of the mothers. $colour and $mark are two of the words below.

look = { $colour }, { $mark }
colour-indigo = индиго
colour-madder = мареново-красный
colour-saffron = шафрановый
colour-leaf = зелёный как трава
colour-plum = сливовый
colour-clay = рыжий как глина
colour-sky = небесно-голубой
colour-rose = розовый
colour-soot = чёрный как сажа
colour-milk = молочно-белый
colour-teal = сине-зелёный
colour-walnut = ореховый
mark-dot = точка
mark-triangle = треугольник
mark-square = квадрат
mark-cross = крест
mark-crescent = полумесяц
mark-bars = две полоски
mark-diamond = ромб
mark-ring = кольцо
mark-star = звезда
mark-saltire = косой крест
mark-wave = волна
mark-line = одна черта

## During the game.

play-throw-sticks = Бросить палочки
play-throw-dice = Бросить кубики
play-throw-die = Бросить кубик
play-throw-computer = Бросает компьютер
play-turn = Бросает { $name }
play-turn-hyena = Гиену ведёт { $name }
lies-sticks = { $whites ->
    [0] Все три палочки корой вверх
    [one] { $whites } белая сторона вверх
    [few] { $whites } белые стороны вверх
    [many] { $whites } белых сторон вверх
   *[other] { $whites } белой стороны вверх
}
play-thinks = { $name } думает
advice = Что лучше всего?
play-key = Что даёт каждый бросок
play-payments = За что можно заплатить сейчас
play-undo = Отменить оплату
play-new-game = Новая игра
play-help = Как играть
play-sources = Откуда эта игра
play-settings = Настройки
play-board = Путь к колодцу: { $days }
ledger-heading = Счёт
ledger-player = Игрок
ledger-place = Где мать
ledger-tabas = Табы
ledger-points = Очки на песке
log-heading = Что уже случилось
log-empty = Пока ничего. Ждём первого броска.
positions-heading = Кто где сейчас

## The end.

end-heading = Игра окончена
end-wins = { $name } побеждает!
end-standings = Чем всё кончилось
end-nobody-caught = Гиена никого не поймала.
end-series = Все сыгранные игры
series-player = Игрок
series-games = Игры
series-won = Победы
series-points = Очки
series-rule = Победа — 3 очка, благополучное возвращение домой — 1.
series-clear = Начать счёт заново
end-again = Сыграть ещё раз
end-again-first = Начинает { $name }.
end-new-setup = Сменить игроков или правила
course-title = Кто когда был впереди
course-description = Путь каждой матери за { $throws ->
    [one] { $throws } бросок
    [few] { $throws } броска
    [many] { $throws } бросков
   *[other] { $throws } броска
} этой игры. Впереди та, что ближе к дому.
course-lead = { $name }: впереди после { $throws } из { $all ->
    [one] { $all } броска
    [few] { $all } бросков
    [many] { $all } бросков
   *[other] { $all } броска
}.

## Settings.

settings-heading = Настройки
settings-language = Язык
lang-missing = Этот язык не удалось загрузить. Проверьте соединение и выберите его ещё раз.
settings-theme = Освещение
theme-device = Как на этом устройстве
theme-light = День
theme-dark = Ночь
theme-projector = Проектор
settings-speed = Скорость
speed-slow = Медленно
speed-normal = Обычно
speed-fast = Быстро
speed-instant = Мгновенно
settings-motion = Движение
motion-device = Как на этом устройстве
motion-full = Всё движется
motion-reduced = Поменьше движения
settings-letters = Буквы на фигурках
settings-letters-hint = Вместо знака на каждой матери — первая буква имени игрока.
settings-keys = Одиночные клавиши
settings-keys-hint = Выключите, если набираете текст голосом или случайно задеваете клавиши.
keys-heading = Клавиши
keys-throw-name = Пробел или Enter
keys-throw = бросить
keys-choose-name = Стрелки
keys-choose = перейти от одного выбора к другому
keys-undo = отменить последнюю оплату
keys-help = показать этот список
keys-escape = закрыть то, что открыто сверху
keys-pay = заплатить за то, что предлагается

## The game as text.

record-heading = Эта игра в виде текста
record-hint = Скопируйте текст, чтобы сохранить игру, послать её кому-нибудь или продолжить в другом месте.
record-copy = Скопировать
record-copied = Скопировано.
record-copy-failed = Браузер не разрешил копирование. Выделите текст и скопируйте его сами.
record-paste = Вставьте игру сюда
record-open = Открыть эту игру
record-kept = Игра на столе осталась как была.

## What is kept on this device.

stored-continue = Продолжить игру
stored-unavailable = Этот браузер ничего не сохраняет для страницы. Играть можно, но когда страница закроется, игра пропадёт.
stored-full = На этом устройстве кончилось место. Играть дальше можно, но всё новое пропадёт, когда страница закроется.
stored-unreadable = Игру, сохранённую на этом устройстве, не удалось прочитать. Она отложена в целости, и её можно скопировать.
stored-newer = Игру, сохранённую на этом устройстве, записала более новая версия страницы. Она отложена в целости, и её можно скопировать.
stored-left = Игру, сохранённую на этом устройстве, не удалось прочитать. Она остаётся на месте, и её можно скопировать.
stored-copy = Скопировать сохранённое
stored-elsewhere = Эта игра продолжается в другом окне. Чтобы играть здесь, обновите страницу.
stored-put-by = Открыта другая игра. Та, что шла здесь, отложена в целости, и её можно скопировать.
