# کارت‌های دوئل به نام، و آنچه هر یک می‌گوید.
# کلیدها: duel-card-<code>، duel-card-<code>-text؛ به ترتیب فهرست کارت‌ها.
# هر متن یک سطر است. «شما» بازیکنی است که کارت در اختیار اوست.
# واژه‌هایی که همه‌جا یکی می‌مانند:
#   LP جان؛ ATK قدرت حمله؛ DEF قدرت دفاع؛ level سطح؛ attribute عنصر؛
#   hand دست؛ deck دسته؛ Graveyard گورستان؛ field میدان؛ zone خانه؛ side طرف؛
#   face-up آشکار؛ face-down پنهان؛ attack/defense position حالت حمله/دفاع؛
#   Normal Summon احضار معمولی؛ Flip Summon احضار رونمایی؛ Special Summon احضار
#   ویژه؛ Ritual Summon احضار آیینی؛ Set پنهان گذاشتن؛ tribute قربانی؛
#   Draw Phase مرحلهٔ کشیدن؛ Standby Phase مرحلهٔ آماده‌باش؛ Main Phase مرحلهٔ اصلی؛
#   Battle Phase مرحلهٔ نبرد؛ End Phase مرحلهٔ پایان؛ turn نوبت؛
#   spell جادو؛ trap تله؛ field spell جادوی میدان؛ chain زنجیره؛ effect اثر؛
#   activate فعال کردن؛ negate باطل کردن؛ destroy نابود کردن؛
#   discard دور انداختن؛ equip مجهز کردن؛ Normal monster هیولای معمولی.
#   Warrior جنگجو؛ Fiend دیو؛ Spellcaster جادوگر؛ Fairy پری؛ Insect حشره؛
#   Beast جانور؛ Plant گیاه؛ Beast-Warrior جانورجنگجو؛ Cyberse سایبرس.

duel-card-battle-ox = ورزای نبرد
duel-card-battle-ox-text = نخست شاخ‌هایش را پایین می‌آورد و پس از آن هم چیزی نمی‌پرسد.
duel-card-axe-raider = غارتگر تبردار
duel-card-axe-raider-text = بر هر دروازه یک بار می‌کوبد و هرگز به بار دوم نیازی نمی‌شود.
duel-card-yomi-ship = کشتی یومی
duel-card-yomi-ship-text = وقتی این کارت در نبرد نابود شود و به گورستان برود، هیولایی که آن را شکست داده نیز نابود می‌شود. با این کار کسی جان بیشتری از دست نمی‌دهد.
duel-card-horn-imp = دیوچهٔ شاخ‌دار
duel-card-horn-imp-text = صبح هرچه را نیافتید، بر شاخ همین دزد آویزان است.
duel-card-silver-fang = نیش نقره‌ای
duel-card-silver-fang-text = میان درختان دو چشم رنگ‌پریده می‌بینید؛ بقیهٔ گله شما را پیش‌تر دیده است.
duel-card-suijin = سوئیجین
duel-card-suijin-text = تا آشکار بماند تنها یک بار: وقتی هیولایی از حریف به این کارت حمله کند، می‌توانید قدرت حملهٔ مهاجم را فقط برای همان محاسبهٔ آسیب ۰ کنید.
duel-card-fireyarou = فایریارو
duel-card-fireyarou-text = آتش دیده‌بانی بود که روشنش کردند؛ شبی برخاست و راه افتاد و رفت.
duel-card-curtain-of-the-dark-ones = پردهٔ تاریکان
duel-card-curtain-of-the-dark-ones-text = هرگز نمایشی پشت آن اجرا نشده، با این همه هر نیمه‌شب کنار می‌رود.
duel-card-feral-imp = دیوچهٔ وحشی
duel-card-feral-imp-text = کسی رامش نکرده است؛ آنان که کوشیدند حالا با انگشت تا نُه می‌شمارند.
duel-card-dark-magician = جادوگر تاریکی
duel-card-dark-magician-text = عصایش کم سخن می‌گوید و شب هر واژه‌اش را بازمی‌گوید.
duel-card-wattkid = کودک برقی
duel-card-wattkid-text = فقط می‌خواهد دست بدهد و نمی‌فهمد چرا موی همه سیخ می‌شود.
duel-card-baby-dragon = بچه‌اژدها
duel-card-baby-dragon-text = امروز تا بام همسایه پریده است؛ فردا قصد ابرها را دارد.
duel-card-hero-of-the-east = قهرمان شرق
duel-card-hero-of-the-east-text = سپیده‌دم با یک پیمان از خانه رفت و از آن پس در هر نبردی بر سر آن مانده است.
duel-card-battle-warrior = جنگجوی نبرد
duel-card-battle-warrior-text = با زره می‌خوابد تا نبرد بعدی را چشم‌به‌راه نگذارد.
duel-card-crawling-dragon = اژدهای خزنده
duel-card-crawling-dragon-text = شیارهای پشت سرش چنان ژرف است که کشاورز فقط باید بذر بپاشد.
duel-card-flame-manipulator = شعله‌گردان
duel-card-flame-manipulator-text = با آمدنش شمع‌ها سر خم می‌کنند و با رفتنش آتش‌ها در پی او از در بیرون می‌روند.
duel-card-blue-eyes-white-dragon = اژدهای سفید چشم‌آبی
duel-card-blue-eyes-white-dragon-text = چشمانش که باز شود، آسمان هم رنگ می‌بازد.
duel-card-crab-turtle = لاک‌پشت خرچنگی
duel-card-crab-turtle-text = تنها با احضار آیینی به میدان می‌آید و سطح قربانی‌ها روی هم باید درست ۸ باشد. نه احضار معمولی می‌شود و نه پنهان گذاشته می‌شود.
duel-card-skull-guardian = نگهبان جمجمه
duel-card-skull-guardian-text = تنها با احضار آیینی به میدان می‌آید و سطح قربانی‌ها روی هم باید درست ۷ باشد. نه احضار معمولی می‌شود و نه پنهان گذاشته می‌شود.
duel-card-slot-machine = ماشین بخت
duel-card-slot-machine-text = سه گردونه‌اش تا امروز جز روی بداقبالی شما نایستاده است.
duel-card-haniwa = هانیوا
duel-card-haniwa-text = هزار سال باران هم حالت این چهرهٔ گِلی را عوض نکرده است.
duel-card-man-eater-bug = حشرهٔ آدم‌خوار
duel-card-man-eater-bug-text = رونمایی: وقتی این کارت آشکار شود (با احضار رونمایی، یا چون پنهان بود و به آن حمله شد)، یک هیولا از هر طرف که بخواهید برمی‌گزینید؛ آن هیولا نابود می‌شود.
duel-card-gate-guardian = نگهبان دروازه
duel-card-gate-guardian-text = نه احضار معمولی می‌شود و نه پنهان گذاشته می‌شود. با قربانی کردن سه هیولای دلخواه خودتان آن را از دست احضار ویژه می‌کنید؛ احضار معمولی شما خرج نمی‌شود.
duel-card-scanner = پویشگر
duel-card-scanner-text = در هر نوبت یک بار، در مرحلهٔ اصلی خود، می‌توانید هیولایی از گورستان حریف برگزینید: این کارت تا مرحلهٔ پایان نام، عنصر، سطح، قدرت حمله و قدرت دفاع آن را دارد.
duel-card-bitron = بیترون
duel-card-bitron-text = نیمی از آن یک است و نیمی صفر، و هیچ نیمی کوتاه نمی‌آید.
duel-card-marshmallon = مارشمالون
duel-card-marshmallon-text = نبرد هرگز این کارت را نابود نمی‌کند. اگر هنگامی که به آن حمله شد پنهان بود، بازیکن مهاجم پس از نتیجهٔ معمول نبرد ۱۰۰۰ جان از دست می‌دهد.
duel-card-beast-king-barbaros = بارباروس شاه جانوران
duel-card-beast-king-barbaros-text = بی قربانی (با قدرت حملهٔ پایهٔ ۱۹۰۰) یا با دو قربانی (۳۰۰۰) احضار معمولی یا پنهان گذاشته می‌شود. با سه قربانی تنها احضار معمولی می‌شود و آنگاه همهٔ کارت‌های حریف را هم نابود می‌کند.
duel-card-texchanger = تکس‌چنجر
duel-card-texchanger-text = در هر نوبت یک بار، وقتی به یکی از هیولاهای شما حمله شود، می‌توانید آن حمله را باطل کنید و یک هیولای معمولی سایبرس (مانند بیترون یا لئوترون) را از دست، دسته یا گورستان خود احضار ویژه کنید.
duel-card-leotron = لئوترون
duel-card-leotron-text = غرشش یکسره خش‌خش است و هر نمایشگری را در آن نزدیکی خاموش می‌کند.
duel-card-the-calculator = حسابگر
duel-card-the-calculator-text = قدرت حمله‌اش همیشه ۳۰۰ برابر مجموع سطح هیولاهای آشکار شماست، با حساب سطح ۲ خودش.
duel-card-alexandrite-dragon = اژدهای الکساندریت
duel-card-alexandrite-dragon-text = پولک‌هایش روز سبز است و زیر نور مشعل سرخ، و در هر نوری سخت.
duel-card-mirage-dragon = اژدهای سراب
duel-card-mirage-dragon-text = تا این کارت آشکار است، حریف در هیچ مرحلهٔ نبردی نمی‌تواند تله فعال کند.
duel-card-herald-of-creation = منادی آفرینش
duel-card-herald-of-creation-text = در هر نوبت یک بار، در مرحلهٔ اصلی خود، می‌توانید به‌عنوان هزینه یک کارت از دست دور بیندازید: یک هیولای سطح ۷ یا بالاتر از گورستانتان به دستتان برمی‌گردد.
duel-card-exploder-dragon = اژدهای انفجاری
duel-card-exploder-dragon-text = وقتی این کارت در نبرد نابود شود و به گورستان برود، هیولایی که آن را شکست داده نیز نابود می‌شود. وقتی این کارت مهاجم است، هیچ‌یک از دو بازیکن آسیب نبرد نمی‌بیند.
duel-card-warrior-dai-grepher = دای گرفر جنگجو
duel-card-warrior-dai-grepher-text = قصه‌ای نمی‌گوید؛ بریدگی‌های شمشیرش به اندازهٔ کافی می‌گویند.
duel-card-dark-blade = تیغ تاریکی
duel-card-dark-blade-text = شمشیرش نور پیرامون را می‌نوشد؛ پس دشمن را از صدای نفسش می‌یابد.
duel-card-wattaildragon = اژدهای دم‌برقی
duel-card-wattaildragon-text = با یک تکان دمش همهٔ دره روشن می‌شود و رعد پس از ویرانی می‌رسد.
duel-card-terratiger-the-empowered-warrior = تراتایگر، جنگجوی نیرویافته
duel-card-terratiger-the-empowered-warrior-text = وقتی احضار معمولی شود، می‌توانید یک هیولای معمولی سطح ۴ یا پایین‌تر را از دست، آشکار و در حالت دفاع، احضار ویژه کنید.
duel-card-the-tricky = حقه‌باز
duel-card-the-tricky-text = می‌توانید با دور انداختن یک کارت دیگر از دست، آن را از دست احضار ویژه کنید؛ احضار معمولی شما خرج نمی‌شود. وگرنه با یک قربانی احضار معمولی یا پنهان گذاشته می‌شود.
duel-card-spiral-serpent = مار پیچان
duel-card-spiral-serpent-text = ملوانان حلقه‌هایی را که از دریا برمی‌آید می‌شمارند و هنوز کسی به آخری نرسیده است.
duel-card-command-knight = شوالیهٔ فرمانده
duel-card-command-knight-text = تا این کارت آشکار است، قدرت حملهٔ جنگجوهای شما، با حساب خودش، ۴۰۰ بیشتر است و تا هیولای دیگری دارید حریف نمی‌تواند به این کارت حمله کند.
duel-card-trap-hole = گودال تله
duel-card-trap-hole-text = وقتی حریف هیولایی با قدرت حملهٔ دست‌کم ۱۰۰۰ را احضار معمولی یا احضار رونمایی کند: آن هیولا نابود می‌شود. در پاسخ به پنهان گذاشتن و احضار ویژه به کار نمی‌آید.
duel-card-mirror-force = نیروی آینه
duel-card-mirror-force-text = وقتی حریف حمله‌ای اعلام کند: همهٔ هیولاهای حریف که در حالت حمله‌اند نابود می‌شوند و با آن، حمله پایان می‌یابد.
duel-card-magic-cylinder = استوانهٔ جادویی
duel-card-magic-cylinder-text = وقتی حریف حمله‌ای اعلام کند: آن حمله باطل می‌شود و حریف به اندازهٔ قدرت حملهٔ کنونی مهاجم جان از دست می‌دهد. مهاجم نابود نمی‌شود.
duel-card-mind-crush = ذهن‌شکن
duel-card-mind-crush-text = کارتی را نام ببرید. اگر حریف آن را در دست داشته باشد، همهٔ نسخه‌هایش از دست او دور انداخته می‌شود؛ وگرنه شما یک کارت تصادفی از دست خود دور می‌اندازید.
duel-card-torrential-tribute = سیلاب قربانی
duel-card-torrential-tribute-text = وقتی هیولایی به هر شیوه‌ای احضار شد: همهٔ هیولاهای هر دو بازیکن نابود می‌شوند. به احضار خودتان تنها در یک زنجیره می‌توانید پاسخ دهید.
duel-card-time-seal = مهر زمان
duel-card-time-seal-text = در هر مرحله‌ای از نوبت هر یک از دو بازیکن: مرحلهٔ کشیدن بعدی حریف انجام نمی‌شود. در آن کارتی کشیده نمی‌شود و کسی به سبب خالی بودن دسته نمی‌بازد.
duel-card-negate-attack = ابطال حمله
duel-card-negate-attack-text = وقتی حریف حمله‌ای اعلام کند: آن حمله باطل می‌شود، مرحلهٔ نبرد همان دم پایان می‌یابد و بازی به مرحلهٔ اصلی ۲ می‌رود.
duel-card-solemn-warning = هشدار جدی
duel-card-solemn-warning-text = ۲۰۰۰ جان بپردازید (باید همین اندازه داشته باشید): هیولایی در آستانهٔ احضار معمولی، رونمایی یا ویژه، یا کارت فعال‌شده‌ای که اثرش احضار ویژه می‌کند، باطل و نابود می‌شود. در پاسخ به پنهان گذاشتن به کار نمی‌آید.
duel-card-magic-jammer = پارازیت جادو
duel-card-magic-jammer-text = وقتی جادویی فعال شود: به‌عنوان هزینه یک کارت از دست دور بیندازید؛ آن جادو باطل و نابود می‌شود.
duel-card-call-of-the-haunted = ندای ارواح
duel-card-call-of-the-haunted-text = یک هیولا را از گورستان خود در حالت حمله احضار ویژه کنید. این کارت آشکار می‌ماند: اگر میدان را ترک کند، آن هیولا نابود می‌شود؛ اگر آن هیولا نابود شود، این کارت هم نابود می‌شود.
duel-card-vanitys-emptiness = پوچی غرور
duel-card-vanitys-emptiness-text = تا این کارت آشکار است، هیچ بازیکنی نمی‌تواند احضار ویژه یا احضار آیینی کند. هرگاه کارتی از دسته یا از طرف شما در میدان به گورستانتان برود، این کارت نابود می‌شود.
duel-card-wall-of-revealing-light = دیوار نور آشکارگر
duel-card-wall-of-revealing-light-text = هنگام فعال کردن، مضربی از ۱۰۰۰ جان بپردازید. از آن پس هیولاهایی از حریف که قدرت حمله‌شان بیش از مقدار پرداخت‌شده نیست نمی‌توانند حمله کنند.
duel-card-monster-reborn = تولد دوبارهٔ هیولا
duel-card-monster-reborn-text = هیولایی از هر یک از دو گورستان برگزینید و آن را در طرف خود، آشکار و به دلخواه در حالت حمله یا دفاع، احضار ویژه کنید.
duel-card-terraforming = زمین‌سازی
duel-card-terraforming-text = یک جادوی میدان به انتخاب شما از دسته به دستتان می‌آید و دسته بُر می‌خورد. دسته‌تان باید دست‌کم یکی داشته باشد.
duel-card-pot-of-greed = کوزهٔ طمع
duel-card-pot-of-greed-text = دو کارت می‌کشید، ولی نه تا آنجا که بیش از شش کارت در دست داشته باشید. دسته‌تان باید دست‌کم دو کارت داشته باشد.
duel-card-raigeki = رایگکی
duel-card-raigeki-text = همهٔ هیولاهای طرف حریف، آشکار یا پنهان، نابود می‌شوند. باید دست‌کم یکی باشد.
duel-card-change-of-heart = دگرگونی دل
duel-card-change-of-heart-text = هیولایی از حریف برگزینید: تا مرحلهٔ پایان، در همان حالتی که هست، در اختیار شماست و می‌تواند حمله کند یا قربانی شود. یک خانهٔ خالی هیولا لازم دارید.
duel-card-swords-of-revealing-light = شمشیرهای نور آشکارگر
duel-card-swords-of-revealing-light-text = همهٔ هیولاهای پنهان حریف را آشکار می‌کند. تا در میدان بماند هیولاهای حریف نمی‌توانند حمله کنند. در مرحلهٔ پایان سومین نوبت حریف پس از فعال شدن نابود می‌شود.
duel-card-harpies-feather-duster = گردگیر پر هارپی
duel-card-harpies-feather-duster-text = همهٔ جادوها و تله‌های طرف حریف، از جمله کارت‌های پنهان و خانهٔ میدان، نابود می‌شوند.
duel-card-dark-hole = سیاه‌چاله
duel-card-dark-hole-text = هر دو طرف هر هیولایی را که دارند از دست می‌دهند: آشکار یا پنهان، همه نابود می‌شوند.
duel-card-supply-squad = جوخهٔ تدارکات
duel-card-supply-squad-text = در هر نوبت یک بار، وقتی دست‌کم یکی از هیولاهای شما در نبرد یا با اثری نابود شود، یک کارت می‌کشید، هر شمار هیولا که نابود شده باشد.
duel-card-spell-absorption = جذب جادو
duel-card-spell-absorption-text = هر بار که جادویی از هر یک از دو بازیکن فعال شد و کارش به انجام رسید، ۵۰۰ جان به دست می‌آورید. فعال شدن خود این کارت به حساب نمی‌آید.
duel-card-messenger-of-peace = پیام‌آور صلح
duel-card-messenger-of-peace-text = هیولاهای هر دو بازیکن با قدرت حملهٔ کنونی ۱۵۰۰ یا بیشتر نمی‌توانند حمله اعلام کنند. در هر مرحلهٔ آماده‌باش خود ۱۰۰ جان می‌پردازید، وگرنه این کارت نابود می‌شود.
duel-card-twin-twisters = گردبادهای دوقلو
duel-card-twin-twisters-text = به‌عنوان هزینه یک کارت از دست دور بیندازید: یک یا دو جادو یا تله در میدان، از هر طرف که باشد، نابود می‌شود.
duel-card-mystical-space-typhoon = توفان رازآلود فضا
duel-card-mystical-space-typhoon-text = یک جادو یا تله در میدان نابود می‌شود: آشکار یا پنهان، از هر طرف که باشد، خانهٔ میدان هم به حساب می‌آید.
duel-card-ring-of-defense = حلقهٔ دفاع
duel-card-ring-of-defense-text = وقتی تله‌ای فعال شود که جان بازیکنی را کم می‌کند: آن کاهش ۰ می‌شود. بقیهٔ کار تله به جای خود می‌ماند.
duel-card-yami = یامی
duel-card-yami-text = قدرت حمله و قدرت دفاع هر دیو و جادوگر در میدان ۲۰۰ بیشتر و قدرت حمله و قدرت دفاع هر پری ۲۰۰ کمتر است.
duel-card-forest = جنگل
duel-card-forest-text = قدرت حمله و قدرت دفاع هر حشره، جانور، گیاه و جانورجنگجو در میدان ۲۰۰ بیشتر است.
duel-card-closed-forest = جنگل بسته
duel-card-closed-forest-text = قدرت حملهٔ جانورهای شما به ازای هر هیولای گورستانتان ۱۰۰ بیشتر است. تا این کارت آشکار است، و در نوبتی که نابود شود، هیچ جادوی میدان دیگری را نمی‌توان فعال کرد.
duel-card-umiiruka = اومی‌ایروکا
duel-card-umiiruka-text = قدرت حملهٔ هر هیولای عنصر آب در میدان ۵۰۰ بیشتر و قدرت دفاعش ۴۰۰ کمتر است.
duel-card-sword-of-dark-destruction = شمشیر ویرانی تاریک
duel-card-sword-of-dark-destruction-text = تنها هیولای عنصر تاریکی را مجهز می‌کند: قدرت حمله‌اش ۴۰۰ بیشتر و قدرت دفاعش ۲۰۰ کمتر است.
duel-card-black-pendant = آویز سیاه
duel-card-black-pendant-text = قدرت حملهٔ هیولای مجهز ۵۰۰ بیشتر است. وقتی این کارت از میدان به گورستان برود، حریف ۵۰۰ جان از دست می‌دهد.
duel-card-united-we-stand = با هم می‌ایستیم
duel-card-united-we-stand-text = قدرت حمله و قدرت دفاع هیولای مجهز به ازای هر هیولای آشکار در طرف بازیکنی که آن را در اختیار دارد، با حساب خودش، ۸۰۰ بیشتر است؛ با آمدن و رفتن هیولاها تغییر می‌کند.
duel-card-magnum-shield = سپر مگنوم
duel-card-magnum-shield-text = تنها جنگجو را مجهز می‌کند. در حالت حمله قدرت دفاع نوشته‌شده بر کارتش به قدرت حمله‌اش و در حالت دفاع قدرت حملهٔ نوشته‌شده بر کارتش به قدرت دفاعش افزوده می‌شود؛ با تغییر حالت عوض می‌شود.
duel-card-advanced-ritual-art = هنر آیینی پیشرفته
duel-card-advanced-ritual-art-text = یک هیولای آیینی را از دست احضار آیینی کنید؛ قربانی‌ها هیولاهای خودتان در میدان‌اند که سطحشان روی هم درست برابر سطح آن است.
