# مجیک در صفحهٔ کامل.
tui-magic-pool = مانا: { $mana }
tui-magic-turn = نوبت { $turn }
tui-magic-now = اکنون { $strength }
tui-magic-tapped = چرخیده است.
tui-button-magic-done = تمام (0)
tui-button-magic-none = بگذرد (0)
tui-button-magic-cancel = انصراف (x)
tui-button-magic-pass = رد (0)
tui-keys-magic = کلیدها: کارت‌های در بازی با شماره، کارت‌های دست با حرف، 0 برای تمام کردن یا گذشتن مهاجم، x برای انصراف، p1 و p2 بازیکنان. پرداخت خودکار است؛ برای پرداخت با زمین‌های دلخواه نخست آن‌ها را بچرخانید. T سوخته‌ها، باقی‌ماندهٔ دسته‌ها و کار کارت‌ها را نشان می‌دهد.
