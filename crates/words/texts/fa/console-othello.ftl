console-othello-won = سیاه { $black }، سفید { $white }: { $winner } برد.
console-othello-drawn = سیاه { $black }، سفید { $white }: مساوی.
console-othello-resigned = { $player } تسلیم شد.
console-othello-how = هر حرکت یک سطر و یک ستون است، مانند {"\u200E"}3 D{"\u200E"}؛ {"\u200E"}3D{"\u200E"}، {"\u200E"}D3{"\u200E"} و {"\u200E"}d3{"\u200E"} هم همان است.

refusal-othello-format-not-a-move = نویسهٔ { $position }: این حرکت نیست.
refusal-othello-format-illegal = نویسهٔ { $position }: قواعد این حرکت را اجازه نمی‌دهند.
refusal-othello-format-turn = نویسهٔ { $position }: نوبت بازیکن دیگر است.
refusal-othello-format-over = نویسهٔ { $position }: بازی پیش از این حرکت تمام شده است.
refusal-othello-format-not-ggf = نویسهٔ { $position }: این GGF نیست که به شکل {"\u200E"}(;GM[Othello]…;){"\u200E"} است.
refusal-othello-format-property = نویسهٔ { $position }: این ویژگی نیست که به شکل {"\u200E"}PB[name]{"\u200E"} است.
refusal-othello-format-game = نویسهٔ { $position }: این بازی دیگری است.
refusal-othello-format-board = نویسهٔ { $position }: این صفحهٔ ۸×۸ همراه با نوبت نیست.
refusal-othello-format-result = نویسهٔ { $position }: این نتیجه نیست.
refusal-othello-format-several = نویسهٔ { $position }: بیش از یک بازی آمده است؛ یکی‌یکی بدهید.
refusal-othello-format-start = رونوشت ساده جای وضعیت آغاز دیگری ندارد؛ GGF دارد.
