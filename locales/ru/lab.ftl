# The laboratory: many games that play themselves, counted and drawn.

lab-tagline = Пусть «Охота гиены» тысячи раз сыграет сама с собой — посмотрим, что получится.

## Questions to begin with.

lab-lessons = Вопрос для начала
lab-lesson-first = Важно ли, кто начинает?
lab-lesson-tabas = Сколько таб достаточно?
lab-lesson-sticks = А если палочки неровные?
lab-lesson-play = Помогает ли платить с умом?

# What a question compares, and what to look at.

lab-hint-first = Четыре игрока, и все играют одинаково. Кто побеждает чаще?
lab-hint-tabas = В А у колодца платят столько, сколько сказано у Белла, в Б — вдвое больше. Насколько дольше длится игра и кого ловит гиена?
lab-hint-sticks = В А палочки ровные, в Б палочка ложится белой стороной вверх { $share } раз из 100. Посмотрите сначала, как они падают.
lab-hint-play = В А оба платят сразу; в Б первый игрок взвешивает каждую плату. Путь короткий: на нём это заметнее всего.

## The choices.

lab-setting-first = Во что играют (А)
lab-setting-second = С чем сравнить (Б)
lab-a = А
lab-b = Б
lab-compare = Сравнить с другими настройками
lab-rules = Правила
lab-days = Дней до колодца
lab-seats = Игроков
lab-flat = Белой стороной вверх, из 100 бросков
lab-first-pays = Первый игрок
lab-rest-pays = Все остальные
lab-pays-prompt = платит сразу
lab-pays-never = не платит за недостающие дни
lab-pays-random = платит наугад
lab-pays-medium = компьютер, средний
lab-pays-hard = компьютер, сильный
lab-games = Сколько игр?
lab-start = Начать
lab-pause = Пауза
lab-go-on = Дальше
lab-stop = Стоп
lab-missing = Сейчас сыграть не удаётся. Проверьте соединение и начните снова.

## What came out.

lab-progress = Сыграно игр
lab-empty = Выберите вопрос или задайте, во что играют, и начните. Игры идут на этом устройстве, и ничего его не покидает.
lab-running = Пока сыграно игр: { $games }…
lab-paused = Пауза, сыграно игр: { $games }.
lab-done = Готово, сыграно игр: { $games }.
lab-given-up = Игра, которая не кончалась, была прервана, а с ней и остальные.
lab-wins = Кто побеждает
lab-wins-hint = Столбик — сколько насчитано; тонкая черта — пределы, в которых истинный шанс лежит в 99 из 100 таких опытов; метка — точный шанс там, где он известен.
lab-rounds = На каком ходу первая мать дома
lab-rounds-hint = Столбики — сколько насчитано, линия — точный расчёт.
lab-lengths = Сколько бросков длится игра
lab-falls = Как падают палочки или кубики
lab-caught = Скольких матерей ловит гиена
lab-fates = Чем кончается для каждого:
lab-mean = в среднем { $number }
lab-player = Игрок { $seat }
lab-key = Значение
lab-count = Насчитано
lab-share = Доля
lab-range = Пределы 99 из 100
lab-exact = Точно
lab-table = В виде таблицы
lab-save = Сохранить числа
lab-csv = В CSV
lab-json = В JSON
