# Messages to people who are away.

# Several people play a game, and some of them are not at the table.
message-turn = It’s your turn in a game of { $game }.
    .title = { $game }: your turn
# Several people choose at the same time.
message-together = In a game of { $game }, everyone chooses at the same time, and your choice is still missing.
    .title = { $game }: your choice is missing
# It is not this player's turn, but the others cannot continue until the player answers.
message-question = In a game of { $game }, there’s a question for you. It’s not your turn, but the others can’t continue until you answer.
    .title = { $game }: a question for you
message-body =
    { $asked }

    { $link }

    You won’t get another message about this table until you’ve visited it. You can turn off messages in your settings at { $base }.
    If you didn’t sign up for these messages, someone else entered your address; please contact the operator of { $base }.

## What is wrong with an address

error-message-service = This server does not send messages by { $service }.
error-message-to-mail = That is not a plain email address, such as ada@example.org.
error-message-to-word = That is not a valid address here. Use only letters, digits, hyphens and underscores.
error-message-to-words = That is not a valid address here. Use only letters, digits, hyphens and underscores, with slashes between the parts.
error-message-to-host = That is not the address of a public web server, such as example.org/hooks/ada. Host names in private networks, ports, passwords and anything after a question mark are not allowed.
error-message-to-unknown = { $service } does not recognize addresses of that form. Please check the address there.

## What is wrong with a service that the operator has named

error-message-form = Message service number { $number } does not have the form NAME=URL, such as mail=mailtos://user:password@smtp.example.org?to={"{"}address{"}"}. A name consists of lowercase letters, digits and hyphens.
error-message-twice = There are two message services called { $name }.
error-message-url = The message service { $name } needs a URL without spaces or backslashes, such as mailtos://user:password@smtp.example.org?to={"{"}address{"}"}.
error-message-address-once = The URL of the message service { $name } must contain {"{"}address{"}"} exactly once: visitors fill it in.
error-message-scheme = The message service { $name } uses { $scheme }://, which Apprise does not know or cannot use on this machine.
error-message-place = In the URL of the message service { $name }, {"{"}address{"}"} must be a complete part: everything after ://, a whole path segment, the user, or to={"{"}address{"}"}. The URL must also have a host.
error-message-host = In the URL of the message service { $name }, a visitor could choose which host this server connects to. Only { $webhook } allows that.
error-message-pattern = Apprise does not understand the URL of the message service { $name }.
