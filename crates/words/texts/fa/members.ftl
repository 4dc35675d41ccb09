# Members: why something is refused.
refusal-members-username-taken = این نام کاربری گرفته شده است.
refusal-members-nickname-taken = این نام نمایشی گرفته شده است.
refusal-members-no-match = نام کاربری و گذرواژه با هم نمی‌خوانند.
refusal-members-wrong-password = گذرواژهٔ کنونی درست نیست.
refusal-members-same-password = گذرواژهٔ تازه همان گذرواژهٔ پیشین است.
refusal-members-no-such-member = چنین عضوی نیست.
refusal-members-no-such-avatar = چنین تصویری نیست.
refusal-members-password-too-short = گذرواژه دست‌کم ۸ نویسه دارد.
refusal-members-password-is-name = گذرواژه نباید نام کاربری یا نام نمایشی باشد.
refusal-members-invalid-password = گذرواژه حداکثر ۲۵۶ نویسهٔ نوشتنی دارد.
refusal-members-invalid-username = نام کاربری ۳ تا ۲۰ حرف از یک خط، رقم، _ و - دارد و با حرف یا رقم آغاز می‌شود.
refusal-members-invalid-name = نام نمایشی یک واژه با حداکثر ۴۰ نویسه است.
refusal-members-yourself = این خود شما هستید.
refusal-members-circle-full = در این فهرست حداکثر ۵۰۰ نفر جا دارند.
