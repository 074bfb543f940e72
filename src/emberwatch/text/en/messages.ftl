# Messages to people who are away.

# A game is played by several people, some of whom are not at the table.
message-turn = It is your turn in a game of { $game }.
    .title = { $game }: it is your turn
# Several people choose at the same time.
message-together = In a game of { $game } everybody chooses at the same time, and your choice is still missing.
    .title = { $game }: your choice is missing
# It is not one's turn, but something has to be answered before others can go on.
message-question = In a game of { $game } there is a question for you. It is not your turn, but the others can go on only when you have answered.
    .title = { $game }: there is a question for you
message-body =
    { $asked }

    { $link }

    You will get no other message about this table until you have been there. You can turn messages off in your settings at { $base }.
    If you did not ask for this message, somebody gave your address; please tell whoever runs { $base }.

## What is wrong with an address

error-message-service = This server sends no messages by { $service }.
error-message-to-mail = That is not a plain mail address, such as ada@example.org.
error-message-to-word = That cannot be an address here. Only letters, digits, hyphens and underscores can be in it.
error-message-to-words = That cannot be an address here. Only letters, digits, hyphens and underscores can be in it, and slashes between its parts.
error-message-to-host = That is not the address of a public web server, such as example.org/hooks/ada. Names of hosts inside a private network, ports, passwords and anything after a question mark are not possible.
error-message-to-unknown = The service { $service } does not know addresses of that form. Look it up there once more.

## What is wrong with a service that the operator has named

error-message-form = Message service number { $number } is not of the form NAME=URL, such as mail=mailtos://user:password@smtp.example.org?to={"{"}address{"}"}. A name has small letters, digits and hyphens.
error-message-twice = There are two message services called { $name }.
error-message-url = The message service { $name } needs a URL such as mailtos://user:password@smtp.example.org?to={"{"}address{"}"}, without spaces and backslashes.
error-message-address-once = The URL of the message service { $name } must contain {"{"}address{"}"} exactly once: that is what a visitor fills in.
error-message-scheme = For the message service { $name } there is no { $scheme }:// in Apprise, or it lacks something it needs on this machine.
error-message-place = In the URL of the message service { $name } the visitor’s {"{"}address{"}"} must be a whole part: all after ://, a whole part of the path, the user, or to={"{"}address{"}"}; and there must be a host.
error-message-host = In the URL of the message service { $name } a visitor would choose to which host this server connects. That is possible only with { $webhook }.
error-message-pattern = Apprise does not understand the URL of the message service { $name }.
