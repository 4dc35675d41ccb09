solve-value-win = بازیکنی که نوبت اوست می‌برد.
solve-value-draw = با بهترین بازی مساوی است.
solve-value-loss = بازیکنی که نوبت اوست می‌بازد.
solve-winning = حرکت‌های برنده: { $moves }
solve-took = { $seconds } ثانیه، { $megabytes } مگابایت
refusal-solve-no-solver = { $game } حل‌کنندهٔ دقیق ندارد.
refusal-solve-no-position = یک وضعیت بدهید، یا ‎--file با یک وضعیت در هر سطر.
refusal-solve-line = سطر { $line }: { $why }
