meydan = میدان

refusal-match-over = بازی تمام شده است.
refusal-match-no-such-seat = این میز جایگاه { $seat } ندارد.
refusal-match-not-your-turn = نوبت بازیکن { $seat } نیست.
refusal-match-already-gone = بازیکن { $seat } بازی را ترک کرده است.
refusal-match-no-timer = هیچ زمان‌سنجی کار نمی‌کند.
refusal-match-timer-due = پیش از آن، زمان‌سنجی سر رسیده است.
refusal-match-no-such-seq = در ثبت بازی سطر { $seq } نیست.
refusal-match-time-runs-back = زمان نمی‌تواند به عقب برگردد (به { $at }).
refusal-match-clock-due = پیش از آن زمان یکی تمام شد.
refusal-match-no-flag = در آن لحظه زمان کسی تمام نمی‌شود.
refusal-match-no-clock = این بازی ساعت ندارد.
refusal-match-already-here = بازیکن { $seat } پیش‌تر آمده است.
refusal-match-paused-already = به همه پیش‌تر زمان داده شده است.
refusal-match-no-verdict = بازی را این‌گونه نمی‌توان تمام کرد.
# Why the hall ended a game, whichever it is.
reason-hall-time = زمان تمام شد.
reason-hall-agreed = هر دو بر تساوی توافق کردند.
reason-hall-claimed = طرف دیگر نیامد.
reason-hall-called-off = بازی لغو شد.
clock-days = { $days } روز
refusal-match-log-damaged = ثبت بازی خراب است ({ $what }).
refusal-match-seats = این بازی برای { $seats } نفر نیست.
refusal-match-config = گزینه‌ها معنا ندارند: { $detail }.
refusal-match-no-takeback = در این بازی حرکت پس گرفته نمی‌شود.
refusal-match-nothing-to-undo = چیزی برای پس گرفتن نیست.

# سطری از متنی که پذیرفته نشد.
refusal-line = سطر { $line }: { $fault }
nothing = هیچ
comma = {"، "}

ago-now = همین حالا
ago-minutes = { $count } دقیقه پیش
ago-hours = { $count } ساعت پیش
ago-days = { $count } روز پیش
