# The settings of a server, and what it says when it opens.
serve-network = دیگران در این شبکه آن را در { $address } پیدا می‌کنند
serve-only-here = فقط همین دستگاه به آن دسترسی دارد؛ با --addr 0.0.0.0:7777 دیگران هم در شبکه راه می‌یابند.
serve-no-browser = مرورگری باز نشد ({ $program }: { $detail }). تالار در { $address } است
settings-syntax = { $file }:{ $line }: { $detail }
settings-unknown = { $file }:{ $line }: تنظیمی به نام «{ $key }» وجود ندارد (meydan serve --print-config همه را نشان می‌دهد)
settings-wrong = { $file }:{ $line }: { $key } = { $value } ممکن نیست؛ باید این باشد: { $wanted }
settings-wrong-variable = { $variable }={ $value } ممکن نیست؛ باید این باشد: { $wanted }
settings-elsewhere = { $file }:{ $line }: فایلی که در پوشهٔ داده‌هاست نمی‌تواند پوشهٔ دیگری برای داده‌ها نام ببرد
settings-want-number = عددی صحیح از { $least } تا { $most }
settings-want-truth = true یا false
settings-want-address = یک نشانی و یک درگاه، مانند 127.0.0.1:7777
settings-want-networks = نشانی یا شبکه، مانند 10.0.0.0/8
settings-want-word = یکی از { $all }
settings-want-folder = مسیر یک پوشه

# What operators do with a hall's data.
admin-no-data = در { $folder } تالاری نیست.
admin-running = سروری روی { $folder } در کار است. نخست آن را ببندید: این کار کنار آن شدنی نیست.
admin-other-version = نسخهٔ سروری که روی { $folder } در کار است نسخهٔ این برنامه نیست. برنامهٔ خودش را به کار ببرید.
admin-no-reason = سکه فقط با ذکر دلیل داده یا گرفته می‌شود: --reason TEXT
admin-backed-up = همه‌چیز در { $file } است ({ $bytes } بایت).
admin-no-backup = این نسخهٔ پشتیبان یک تالار نیست.
admin-restored = { $folder } همان است که در { $file } بود؛ میزهای بررسی‌شده: { $count }. آنچه پیش‌تر بود در { $before } است
admin-restored-new = { $folder } همان است که در { $file } بود؛ میزهای بررسی‌شده: { $count }.
admin-not-restored = چیزی تغییر نکرد، چون همه‌چیز در آن درست نیست: { $first } (و { $more } مورد دیگر)
admin-verified = میزهای بررسی‌شده: { $count }. هیچ ایرادی نیست.
admin-not-true = همه‌چیز درست نیست؛ شمار ایرادها: { $count }
admin-wrong-file = فایل: { $detail }
admin-wrong-table = میز { $table }: { $detail }
admin-wrong-sum = عضو { $member }: سکه‌ها با جمع دفتر حساب برابر نیست
admin-no-table = میز { $table } در { $folder } نیست.
admin-many-tables = چند میز با { $table } آغاز می‌شوند؛ حروف بیشتری بدهید.
admin-table-removed = میز { $table } حذف شد.
admin-seat-freed = جایگاه { $seat } میز { $table } آزاد است.
admin-not-to-free = جایگاه { $seat } میز { $table } را نمی‌توان آزاد کرد: کسی آن را ندارد، یا بازی تمام شده یا به حساب می‌آید.
admin-member-removed = { $member } دیگر عضو نیست.
admin-card-removed = «{ $card }» حذف شد و بهای هر نسخه‌اش برگردانده شد.
admin-password = گذرواژهٔ تازهٔ { $member } این است: { $password } (فقط همین حالا نشان داده می‌شود؛ هر که با گذرواژهٔ پیشین وارد شده بود بیرون است)
admin-coins = { $member } دارای { $coins } سکه است.
