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
