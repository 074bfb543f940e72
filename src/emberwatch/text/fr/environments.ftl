# Environnements pour les programmes qui apprennent.

error-package-missing = Le paquet « { $package } » manque. Il s’installe avec : pip install 'emberwatch[{ $extra }]'
error-no-such-action = { $action } n’est pas une action ; les actions sont les nombres de 0 à { $last }, et le masque d’actions dit lesquelles peuvent être choisies maintenant.
error-not-begun = L’environnement n’a pas encore de partie ; appelez d’abord reset().
error-own-seat = La place { $seat } ne peut pas être la vôtre ; avec { $seats } places, il y a les places 0 à { $last }.
error-opponents = { $found } adversaires ont été nommés pour { $seats } places ; il faut un mot pour tous, ou une liste de { $expected }.
error-imagined-state = Cet état est imaginé et n’a donc pas d’historique à écrire ; sérialisez l’état dont il a été tiré.
