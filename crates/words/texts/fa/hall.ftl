# Why the hall refuses. Keys: refusal-hall-<code>.
refusal-hall-no-such-table = چنین میزی وجود ندارد.
refusal-hall-no-such-game = چنین بازی‌ای اینجا نیست.
refusal-hall-name = نام حداکثر ۴۰ نویسه دارد.
refusal-hall-not-your-seat = این جایگاه مال شما نیست.
refusal-hall-only-watching = شما فقط تماشاگر این میز هستید.
refusal-hall-taken = این جایگاه را پیش از شما کس دیگری گرفته است.
refusal-hall-sits-already = شما همین حالا هم پشت این میز نشسته‌اید.
refusal-hall-not-to-free = جایگاه را فقط کسی می‌تواند خالی کند که میز را باز کرده است، و فقط پیش از آنکه بازیکنش کاری کرده باشد.
refusal-hall-seat-open = بازی وقتی شروع می‌شود که همه نشسته باشند.
refusal-hall-stale = در این میان وضعیت بازی عوض شده است.
refusal-hall-nothing-there = آن‌جا کاری نمی‌شود کرد.
refusal-hall-command-id = این پیام شناسهٔ درستی ندارد.
refusal-hall-command-reused = شناسهٔ این پیام را بازیکن دیگری به کار برده است.
refusal-hall-over = بازی تمام شده است و دیگر چیزی را نمی‌توان پس گرفت.
refusal-hall-not-over = بازی هنوز تمام نشده است.
refusal-hall-undo-asked = یک درخواست پس گرفتن حرکت هنوز منتظر پاسخ است.
refusal-hall-undo-not-asked = کسی از شما نخواسته است که حرکتی پس گرفته شود.
refusal-hall-log-full = در این بازی بیش از اندازه حرکت پس گرفته شده است؛ حالا باید تا پایان بازی شود.
refusal-hall-rated = این بازی به حساب می‌آید: راهنمایی نیست، چیزی پس گرفته نمی‌شود و نام‌ها و بازیکنان همان می‌مانند.
refusal-hall-crowded = تماشاگران این میز بیش از اندازه‌اند.
refusal-hall-too-many-tables = شما همین حالا { $most } بازی باز دارید. پیش از باز کردن یکی دیگر، یکی از آن‌ها را تمام کنید یا واگذارید. میزی که در آن حرکتی نشده باشد پس از یک روز خودبه‌خود بسته می‌شود.
refusal-hall-full = تالار فعلاً پر است. کمی بعد دوباره امتحان کنید.
refusal-hall-busy = تالار فعلاً شلوغ است. لطفاً دوباره امتحان کنید.
refusal-hall-other-rules = این بازی با نسخهٔ قدیمی‌تری از قواعد انجام شده است.
refusal-hall-store = حرکت ذخیره نشد، پس انجام هم نشد. لطفاً دوباره امتحان کنید.
refusal-hall-cookies = این تالار برای به خاطر سپردن جایگاه شما به یک کوکی نیاز دارد. لطفاً کوکی‌ها را برایش مجاز کنید و دوباره امتحان کنید.
refusal-hall-malformed = این پیام مفهوم نبود.
refusal-hall-too-fast = این همه یک‌جا زیاد بود. لطفاً کمی صبر کنید.
refusal-hall-option = «{ $value }» مقداری برای این گزینه نیست.
refusal-hall-form = بخشی از فرم مفهوم نبود.

# The command that opens the hall to browsers.
serve-ready = میدان در { $address } باز است (با Ctrl+C بسته می‌شود)
serve-data = از پوشهٔ { $folder } نمی‌توان استفاده کرد: { $detail }
serve-address = { $address } باز نشد: { $detail }
serve-locked = سرور دیگری از آن استفاده می‌کند.
serve-taken = برنامهٔ دیگری { $address } را در اختیار دارد؛ با --addr نشانی دیگری بدهید
