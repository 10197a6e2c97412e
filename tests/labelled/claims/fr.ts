/** Posts as a model writes them, each with what its owner had said (read-posts.ts). */
export const FRENCH = `
zone Europe/Paris
written 2026-03-02 09:00
? Nouveau pain au levain dès samedi, 7h, 4,20 euros
= Notre nouveau pain au levain est arrivé ! Dès samedi, [7 h], pour [4,20 €] la miche. Venez tôt, il part vite.
? Nouveau pain au levain dès samedi
= Notre nouveau pain au levain est arrivé ! Dès samedi, {7h00}, pour {4,20 €} la miche. {24 heures} de fermentation, ça se goûte.
? Vendredi vingt pour cent sur tous les gâteaux jusqu'à midi
= Vendredi gourmand : [20 %] sur tous les gâteaux jusqu'à [12 h]. Premier arrivé, premier servi.
? Vendredi les gâteaux sont moins chers
= Vendredi gourmand : {-20 %} sur tous les gâteaux jusqu'à {midi}. Premier arrivé, premier servi.
? Deux rendez-vous libres jeudi à 15h30 et 17h
= Deux créneaux se sont libérés jeudi : [15 h 30] et [17 h]. Un coup de fil et c'est à vous.
? Deux rendez-vous libres jeudi
= Deux créneaux se sont libérés jeudi : {15h30} et {17h}. Un coup de fil au {01 42 68 53 00} et c'est à vous.
? Balayage pour les nouvelles clientes | fact: Balayage à partir de 95 euros | fact: Téléphone 01 42 68 53 00
= Envie de changement ? Le balayage commence à [95 €]. Réservez au [+33 1 42 68 53 00], nous prenons le temps de vous conseiller.
? Balayage pour les nouvelles clientes
= Envie de changement ? Le balayage commence à {95 €} et votre première visite bénéficie de {15 % de remise}. Deux mains expertes vous attendent.
? Fête des mères : bouquets, commande jusqu'au 28 mai, livraison offerte dès 30 euros
= Maman mérite le plus beau. Commandez jusqu'au [28 mai] ; dès [30 €], la livraison est offerte. Chaque tige est choisie à la main.
? Fête des mères : bouquets à commander
= Maman mérite le plus beau. Commandez jusqu'au {28 mai} ; dès {30 €}, la livraison est offerte. Chaque tige est choisie à la main.
? Les tulipes sont arrivées
= Les tulipes sont arrivées ! Uniques, fraîches, du printemps plein les deux mains. Passez nous voir et repartez avec un bouquet.
? Changement de pneus, on peut attendre
= L'heure de changer de pneus ? C'est fait en {30 minutes}, à partir de {45 euros}. Le café est pour nous.
? Changement de pneus une demi-heure, 45 euros les quatre roues
= L'heure de changer de pneus ? C'est fait en [30 minutes], pour [45 €]. Le café est pour nous.
? Contrôle technique en mars. Nous sommes 14 rue du Moulin
= Contrôle technique à prévoir ? Venez au [14, rue du Moulin], nous nous occupons de tout. La tranquillité 24h/24, 7j/7.
? Contrôle technique en mars
= Contrôle technique à prévoir ? Venez au {14, rue du Moulin} ou appelez le {05 56 12 34 56}. Nous nous occupons de tout.
? Atelier dos le 14 mars de 10h à 11h30, gratuit, 8 places
= Mal au dos ? Le samedi [14 mars], de [10h à 11h30], on vous montre ce qui soulage. Il n'y a que [8 places], inscrivez-vous !
? Atelier dos le 14 mars, gratuit
= Mal au dos ? Le samedi [14 mars], de {10h à 11h30}, on vous montre ce qui soulage. Il n'y a que {8 places}. Inscription : {www.dosensante.example/atelier}.
? Club de course pour débutants, six semaines, le mardi
= En [6 semaines], jusqu'à votre premier footing plaisir : notre club pour débutants, chaque mardi. Une paire de baskets suffit.
? Club de course pour débutants le mardi
= En {huit semaines}, de zéro à {5 km} : notre club pour débutants, chaque mardi. Une paire de baskets suffit.
? Livre du mois, lecture jeudi soir
= Le livre du mois nous a happés dès la première page. Jeudi soir, on le lit ensemble. Notre numéro un, sans hésiter !
? Livre du mois, lecture jeudi à sept heures et demie du soir, 6 euros avec un verre de vin
= Le livre du mois à voix haute : jeudi à [19h30]. L'entrée est à [6 €], verre de vin compris.
? Livre du mois, lecture jeudi
= Le livre du mois à voix haute : jeudi à {19h30}. L'entrée est à {6 €}, verre de vin compris. Ouverture des portes à {19 heures}.
? Menu du midi soupe et sandwich 8,50, lundi-vendredi 12h-14h
= La pause qui fait du bien : soupe et sandwich à [8,50 €], du lundi au vendredi, de [12h à 14h].
? Menu du midi soupe et sandwich
= La pause qui fait du bien : soupe et sandwich à {8,50 €}, du lundi au vendredi, de {12h à 14h}.
? Fermé le lundi de Pâques | link: https://citronnier.example/carte Le Citronnier : carte, deux plats 18 euros
= Le lundi de Pâques, nous fermons. D'ici là, deux plats pour [18 €] : [https://citronnier.example/carte].
? Fermé le lundi de Pâques
= Le lundi de Pâques, [6 avril], nous fermons. Ensuite, tout reprend comme d'habitude. Mille mercis pour votre fidélité !
? Réservations au 04 78 22 05 55 ou table@citronnier.example
= Une table pour deux ? Réservez au [04.78.22.05.55] ou écrivez à [table@citronnier.example].
? Réservations ouvertes pour le printemps
= Une table pour deux ? Réservez au {04 78 22 05 55} ou écrivez à {table@citronnier.example}.
? Yoga prénatal dès le mercredi 11 mars à 18h, 10 euros la séance
= Une heure tout en douceur : yoga prénatal dès le [mercredi 11 mars] à [18 heures]. [10 €] la séance, tapis fournis.
? Yoga prénatal dès le 11 mars
= Une heure tout en douceur : yoga prénatal dès le [mercredi 11 mars] à {18 heures}. {10 €} la séance, tapis fournis.
? Nouvelle formule petits chiens
= Bain, coupe, griffes : la nouvelle formule petits chiens. En {90 minutes} et pour {38 €}, votre ami à quatre pattes est beau comme tout.
? Nouvelle formule petits chiens : bain, coupe, griffes, une heure et demie, 38 euros
= Bain, coupe, griffes : la nouvelle formule petits chiens. En [90 minutes] et pour [38,00 €], votre ami à quatre pattes est beau comme tout.
? Dire merci, notre boulangerie a 25 ans
= [25 ans] de petits matins, de farine sur les mains et de vos sourires au comptoir. Merci du fond du cœur !
? Dire merci aux clients
= {25 ans} de petits matins, de farine sur les mains et de vos sourires. {Depuis 2001}, c'est pour vous. Merci !
? La saison des glaces commence, 12 parfums, boule 2 euros
= Enfin les glaces ! Dès ce week-end, [12 parfums] et la boule à [2 €]. Notre préféré ? Café et un soupçon d'orange.
? La saison des glaces commence
= Enfin les glaces ! Dès ce week-end, {12 parfums} et la boule à {2 €}. Notre préféré ? Café et un soupçon d'orange.
? Révision vélo 55 euros | photo: Un vélo rouge sur le pied d'atelier
= Votre vélo a dormi tout l'hiver ? La révision complète est à [55 €] et le prépare pour la première sortie.
? Révision vélo | photo: Un vélo rouge, pancarte : révision 55 €
= Votre vélo a dormi tout l'hiver ? La révision complète est à [55 euros], prête le plus souvent en {48 heures}.
? Promo en ligne jusqu'à dimanche minuit | fact: Boutique : filetfibre.example
= Jusqu'à dimanche [minuit] seulement : la grande offre de printemps sur [www.filetfibre.example]. Après, la magie s'arrête.
? Promo en ligne jusqu'à dimanche
= Jusqu'à dimanche {minuit} seulement : {25 % de réduction} sur {filetfibre.example}. Après, la magie s'arrête.
? Cherchons un extra, 20 heures par semaine
= Nous cherchons du renfort, [20 heures par semaine]. Vous aimez les gens, le café et les petits matins ? Votre place est ici.
? Cherchons un extra
= Nous cherchons du renfort, {20 heures par semaine}, {13 euros de l'heure}. Écrivez à {emploi@grain.example}. À bientôt !
? Cours de photo en avril | fact: Les cours coûtent 120 euros, 6 personnes au plus
= Oubliez le mode auto : en avril débute notre cours de photo. [Six personnes] au plus, [120 €] le cours complet.
? Jardinerie : terreau 3 pour 2
= Le printemps commence dans la terre. Cette semaine, terreau sans tourbe : [3 pour 2]. Vos rosiers vous diront merci.
? Jardinerie : terreau en promo
= Le printemps commence dans la terre. Cette semaine, {40 litres} de terreau pour {6,99 €} seulement. Vos rosiers vous diront merci.
? Nouveau fauteuil de massage, dix minutes offertes après la séance
= Restez encore [10 minutes] : après chaque séance, le nouveau fauteuil de massage vous attend. D'abord l'effort, ensuite le réconfort.
? Plombier d'urgence, le week-end aussi
= Une fuite n'attend pas lundi. Nous venons aussi le week-end, en moins de {2 heures}. Appelez le {06 12 34 56 78}.
? Plombier d'urgence 0612345678, en deux heures
= Une fuite n'attend pas lundi. Un appel suffit : [06 12 34 56 78]. En [2 heures], nous sommes là.
? Théâtre pour enfants le 21 mars, 5 euros, gratuit moins de 3 ans
= Lever de rideau ! Le [21/03], on joue pour les petits. Places à [5 €], gratuit pour les [moins de 3 ans].
? Théâtre pour enfants le 21 mars
= Lever de rideau ! Le [21 mars 2026] à {16h}, on joue pour les petits. Places à {5 €}, gratuit pour les {moins de 3 ans}.
? Portes ouvertes à l'atelier de poterie dimanche, 7 impasse du Four
= Les mains dans la terre ! Dimanche, l'atelier vous ouvre ses portes : [7 impasse du Four]. Deuxième porte à gauche.
? Abonnement café, 1 kg par mois 24 euros, livraison offerte
= Plus jamais sans café : chaque mois, [1 kg] fraîchement torréfié pour [24 €], livraison comprise.
? Abonnement café
= Plus jamais sans café : chaque mois, {1 kg} fraîchement torréfié pour {24 €}. Torréfié à {210 °C}, sans engagement.
? Manucure gel 32 au lieu de 40 euros, cette semaine seulement
= Dix doigts heureux : manucure gel à [32 €] au lieu de [40 €]. Un petit luxe pour vos deux mains.
? Lavage auto : le mardi le deluxe trente pour cent moins cher
= Mardi brillant : le lavage deluxe [30 %] moins cher. Cinq étoiles pour votre capot.
? La chorale cherche des ténors, répétition lundi 20h
= Vous chantez sous la douche ? On cherche des ténors ! Répétition le lundi à [20 h 00]. Sans audition, 100 % plaisir.
? Dégustation de fromages vendredi, 5 fromages, 18 euros par personne, inscription jusqu'au 4 mars
= Cinq fromages, une soirée : vendredi, on déguste ensemble pour [18 € par personne]. Inscription jusqu'au mercredi [4 mars].
? Dégustation de fromages vendredi
= Une soirée toute en fromages : vendredi à {19 h}, {18 € par personne}. Inscription jusqu'au {4 mars}, il y a de la place pour {14 convives}.
? Nous avons déménagé
= Nouveaux murs, même sourire : retrouvez-nous au {22 avenue de la Gare}, à {5 minutes} du marché.
? Nous avons déménagé : 22 av. de la Gare, à cinq minutes à pied du marché
= Nouveaux murs, même sourire : retrouvez-nous au [22, avenue de la Gare], à [5 minutes] du marché.
? Soirée quiz jeudi
= Jeudi, le quiz est de retour ! Amenez vos amis les plus malins et celui qui connaît tous les tubes des années 80.
? Bougies, nouveaux parfums
= Trois nouveaux parfums : figue, cèdre et sel marin. Chaque bougie est coulée à la main et brûle {jusqu'à 45 heures}. À retrouver sur {cireetmeche.example}.
`;
