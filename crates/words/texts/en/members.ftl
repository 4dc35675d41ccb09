# Members: why something is refused.
refusal-members-username-taken = This username is taken.
refusal-members-nickname-taken = This nickname is taken.
refusal-members-no-match = Username and password do not match.
refusal-members-wrong-password = The current password is not right.
refusal-members-same-password = The new password is the same as the old one.
refusal-members-no-such-member = There is no such member.
refusal-members-no-such-avatar = There is no such picture.
refusal-members-password-too-short = A password has at least 8 characters.
refusal-members-password-is-name = A password must not be the username or the nickname.
refusal-members-invalid-password = A password has at most 256 characters, all of which can be typed.
refusal-members-invalid-username = A username has 3 to 20 letters of one script, digits, _ and -, and begins with a letter or a digit.
refusal-members-invalid-name = A nickname is a single word of at most 40 characters.
refusal-members-yourself = That is you yourself.
refusal-members-circle-full = You can have at most 500 people in this list.
