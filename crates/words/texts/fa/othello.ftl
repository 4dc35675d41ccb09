game-othello = اتللو
game-othello-about = مهره‌های رنگ دیگر را میان مهره‌های خود بگیرید و برگردانید. هر که مهرهٔ بیشتر دارد می‌برد.
role-othello-black = سیاه
role-othello-white = سفید
reason-othello-no-moves = هیچ‌کدام از بازیکنان نمی‌تواند بازی کند.
reason-othello-resigned = بازیکن دیگر تسلیم شد.
refusal-othello-not-a-square = این خانه‌ای از صفحه نیست: یک سطر ۱ تا ۸ و یک ستون A تا H، مانند {"\u200E"}3 D{"\u200E"}.
refusal-othello-square-taken = روی { $square } مهره هست.
refusal-othello-turns-nothing = مهره روی { $square } هیچ مهره‌ای را برنمی‌گرداند.
refusal-othello-move-exists = می‌توانید بازی کنید، پس نمی‌توانید رد شوید.
refusal-othello-start-overlaps = وضعیت آغاز دو مهره را روی یک خانه می‌گذارد.

othello-pass = رد شدن
othello-discs = { $count ->
   *[other] { $count } مهره
}

# What happened, in sentences.
othello-event-placed = { $player } روی { $square } گذاشت و { $count } مهره برگرداند.
othello-event-passed = { $player } نمی‌تواند بازی کند و رد می‌شود.
