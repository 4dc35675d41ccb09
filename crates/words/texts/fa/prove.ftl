# meydan prove
prove-verdict-win = اثبات شد: بازیکنی که نوبت اوست می‌برد.
prove-verdict-not-win = اثبات شد: بازیکنی که نوبت اوست برد قطعی ندارد.
prove-verdict-open = هنوز باز است: هیچ‌کدام اثبات نشده است.
prove-certificate = گواهی ({ $lines } سطر) در { $file } است. با --check بررسی‌اش کنید.
prove-no-certificate = گواهی نوشته نشد: { $why }
prove-go-on = کار نگه داشته شد. همین فرمان آن را ادامه می‌دهد.
prove-took = { $positions } وضعیت در درخت، { $before } تا از پیش؛ { $seconds } ثانیه
prove-checked = گواهی درست است: { $lines } سطر دنبال شد، { $solved } تا با حل‌کنندهٔ دقیق؛ { $seconds } ثانیه
refusal-prove-no-prover = { $game } جست‌وجوی اثبات ندارد.
refusal-prove-no-position = یک وضعیت و پوشه‌ای با --work بدهید، یا گواهی‌ای با --check.
