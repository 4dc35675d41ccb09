# تالار دیدار: چرا چیزی پذیرفته نمی‌شود.
refusal-lobby-waiting-already = شما از پیش منتظر همین بازی هستید.
refusal-lobby-too-many-waits = بیش از این نمی‌توان منتظر بازی بود. نخست از یکی دست بکشید.
refusal-lobby-lobby-full = اکنون کسان بسیاری منتظرند. لطفاً کمی بعد دوباره بکوشید.
refusal-lobby-not-waiting = شما دیگر منتظر این بازی نیستید.
refusal-lobby-no-offer = هنوز رایانه‌ای برای این بازی پیشنهاد نشده است.
refusal-lobby-not-for-two = این بازی برای بیش از دو نفر است؛ به جای آن میزی باز کنید.
refusal-lobby-guests-cannot = این کار تنها برای اعضاست. نخست وارد شوید یا نام‌نویسی کنید.
refusal-lobby-not-rated = بازی امتیازی میان دو عضو و با ساعت است.
refusal-lobby-no-such-person = کسی این‌جا چنین نامی ندارد.
refusal-lobby-yourself = این خود شمایید. کس دیگری را فرابخوانید.
refusal-lobby-apart = شما و این شخص با هم بازی نمی‌کنید: یکی از شما دیگری را مسدود کرده است.
refusal-lobby-three-waiting = سه فراخوان شما از پیش منتظر پاسخ این شخص است.
refusal-lobby-many-for-them = از پیش { $most } فراخوان منتظر این شخص است. لطفاً بعد دوباره بکوشید.
refusal-lobby-many-from-you = { $most } فراخوان شما منتظر پاسخ است. نخست یکی را پس بگیرید.
refusal-lobby-no-such-challenge = چنین فراخوانی نیست.
refusal-lobby-challenge-over = این فراخوان تمام شده است: پس گرفته یا رد شده، یا مهلتش گذشته است.
refusal-lobby-blocked-there = کسی پشت این میز شما را مسدود کرده است. می‌توانید تماشا کنید.
