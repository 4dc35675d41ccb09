# Pentago on the pages. Keys: web-pentago-<what>.
web-pentago-board = صفحهٔ پنتاگو با چهار قطعه، سطرها و ستون‌های ۰ تا ۵
web-pentago-turns = چرخاندن قطعه
web-pentago-square-red = سطر { $row }، ستون { $column }، قرمز
web-pentago-square-black = سطر { $row }، ستون { $column }، سیاه
web-pentago-square-empty = سطر { $row }، ستون { $column }، خالی
web-pentago-can = می‌توانید اینجا بگذارید
web-pentago-last = آخرین مهره
web-pentago-five = در پنج‌تایی
web-pentago-turn-cw = چرخاندن قطعهٔ { $block } ساعتگرد
web-pentago-turn-ccw = چرخاندن قطعهٔ { $block } پادساعتگرد
web-pentago-skip = نچرخاندن
web-pentago-moves-about = ⁦2 4⁩: مهره‌ای در سطر ۲، ستون ۴. ⁦2 ↻⁩: قطعهٔ ۲ ساعتگرد چرخید؛ ↺ پادساعتگرد.
