/** Five rounds written blind, each measured once before the rules were mended by it; then what is over, to come and any. */
export const BLIND_FRENCH = `
zone Europe/Paris
2026-06-02 08:00 > 2026-06-10 09:00 | Petite info : le salon sera fermé [vendredi] après-midi, toute l'équipe part en formation.
2026-06-02 08:00 > 2026-06-10 09:00 | Le camembert du dimanche, c'est sacré chez nous.
2026-06-02 08:00 > 2026-06-10 09:00 | On a retrouvé un doudou lapin samedi près de la caisse, il attend son petit propriétaire.
2026-06-02 08:00 > 2026-06-10 09:00 | Les fraises de Plougastel arrivent [jeudi], pensez à réserver vos barquettes.
2026-06-02 08:00 > 2026-06-10 09:00 | Menu enfant à 9 € tous les mercredis midi.
2026-06-03 08:00 > 2026-06-15 09:00 | Dédicace de Claire Morel à la librairie [le 12 juin] à 18h.
2026-06-03 08:00 > 2026-06-12 09:00 | Dédicace de Claire Morel à la librairie le 12 juin à 18h.
2026-06-03 08:00 > 2026-06-15 09:00 | Un créneau s'est libéré [samedi] à 11h pour une coupe homme, appelez vite !
2026-06-03 08:00 > 2026-06-15 09:00 | Depuis lundi, notre baguette est pétrie à la farine bio du Vexin.
2026-06-03 08:00 > 2026-06-15 09:00 | Ouvert du mardi au samedi, 9h-12h30 et 14h-19h.
2026-06-03 08:00 > 2026-06-05 09:00 | [Demain dimanche], brunch en terrasse dès 10h30 !
2026-06-03 08:00 > 2026-06-06 09:00 | Demain dimanche, brunch en terrasse dès 10h30 !
2026-06-04 08:00 > 2026-06-18 09:00 | [Jusqu'à dimanche], moins 20 % sur toutes les plantes vertes.
2026-06-04 08:00 > 2026-06-18 09:00 | Merci pour votre accueil dimanche au marché de Vannes, on a tout vendu avant midi.
2026-06-04 08:00 > 2026-06-18 09:00 | Vous cherchez une idée pour dimanche prochain, [14 juin] ? Notre plateau de fromages attend.
2026-06-04 08:00 > 2026-06-18 09:00 | Le Vendredi 13, c'est notre burger au piment. Oserez-vous ?
2026-06-05 08:00 > 2026-06-16 09:00 | Cours de yoga au lac [dimanche] matin, prévoyez un tapis et une gourde.
2026-06-05 08:00 > 2026-06-16 09:00 | Le garage ne travaille pas le lundi, merci de votre compréhension.
2026-06-05 08:00 > 2026-06-16 09:00 | Vendredi, Gribouille s'est fait opérer de la patte et il gambade déjà.
2026-06-05 08:00 > 2026-06-16 09:00 | [Ce week-end], les poussins sont à la ferme, venez les voir avec les enfants.
2026-06-08 08:00 > 2026-06-22 09:00 | Les commandes pour la fête des pères sont à passer [avant mercredi] soir.
2026-06-08 08:00 > 2026-06-22 09:00 | On est [vendredi] aujourd'hui, c'est jour de poisson !
2026-06-08 08:00 > 2026-06-19 09:00 | On est vendredi aujourd'hui, c'est jour de poisson !
2026-06-08 08:00 > 2026-06-22 09:00 | Quel beau samedi nous avons passé avec vous !
2026-06-08 08:00 > 2026-06-22 09:00 | Fermeture exceptionnelle [du 15 au 18 juin], on refait le sol de l'atelier.
2026-06-08 08:00 > 2026-06-22 09:00 | Depuis 1978, on répare vos vélos avec le sourire.
2026-06-08 08:00 > 2026-06-22 09:00 | Le week-end, on sert le petit déjeuner jusqu'à 14h.
2026-06-09 08:00 > 2026-06-22 09:00 | On vous attend [mardi prochain] pour la dégustation de vins nature.
2026-06-09 08:00 > 2026-06-22 09:00 | Le pain Dimanche est notre plus gros : 2 kg, à trancher comme on veut.
2026-06-09 08:00 > 2026-06-22 09:00 | La boutique rouvre [ce jeudi] après trois semaines de travaux, café offert.
zone Europe/Brussels
2026-10-06 08:00 > 2026-10-15 09:00 | La bière à la citrouille coule [dès vendredi], les dix premières pintes sont pour nous.
2026-10-06 08:00 > 2026-10-15 09:00 | Le vélo arrivé lundi avec un cadre tordu repart aujourd'hui droit comme un i.
2026-10-06 08:00 > 2026-10-15 09:00 | Le docteur Lambert sera absent [jeudi et vendredi], pour les urgences voyez la garde.
2026-10-06 08:00 > 2026-10-15 09:00 | « Samedi soir » est le nom de notre nouvelle glace au café.
2026-10-06 08:00 > 2026-10-15 09:00 | Le dimanche matin, les moins de 12 ans grimpent gratuitement.
2026-10-07 08:00 > 2026-10-19 09:00 | Tarif réduit pour le stage de cirque : inscriptions [avant le 15 octobre].
2026-10-07 08:00 > 2026-10-14 09:00 | Tarif réduit pour le stage de cirque : inscriptions avant le 15 octobre.
2026-10-07 08:00 > 2026-10-19 09:00 | Tout a commencé un mardi de neige en 1974.
2026-10-07 08:00 > 2026-10-19 09:00 | Venez sculpter une courge avec nous [samedi], cuillères fournies.
2026-10-07 08:00 > 2026-10-19 09:00 | Au mariage de samedi, même la chèvre a dansé.
2026-10-07 08:00 > 2026-10-19 09:00 | Personne n'aime cuisiner un lundi : nos lasagnes sont à 11 € pour deux.
2026-10-08 08:00 > 2026-10-10 09:00 | On se voit [demain samedi] au cortège des moissons ?
2026-10-08 08:00 > 2026-10-09 09:00 | On se voit demain samedi au cortège des moissons ?
2026-10-08 08:00 > 2026-10-26 09:00 | Encore [jusqu'à dimanche] pour profiter de 15 % sur les montures.
2026-10-08 08:00 > 2026-10-26 09:00 | Les moules sont là, comme chaque jeudi.
2026-10-09 08:00 > 2026-10-20 09:00 | Pour cause d'inventaire, le magasin n'ouvrira pas [lundi].
2026-10-09 08:00 > 2026-10-20 09:00 | L'heure du conte, c'est mercredi à 10h30 et samedi à 11h, doudous bienvenus.
2026-10-09 08:00 > 2026-10-20 09:00 | Un rasage à 20 francs, qui s'en souvient ?
2026-10-09 08:00 > 2026-10-20 09:00 | Atelier peinture et vin [ce dimanche], il reste quatre chevalets.
2026-10-12 08:00 > 2026-10-26 09:00 | Bravo aux 60 coureurs qui ont bravé la pluie dimanche !
2026-10-12 08:00 > 2026-10-26 09:00 | Commandez votre dinde [d'ici vendredi] et gagnez cinq euros.
2026-10-12 08:00 > 2026-10-26 09:00 | Le rôti du dimanche se prépare dès le vendredi : on vous le ficelle ?
2026-10-12 08:00 > 2026-10-26 09:00 | Balades en tracteur [les 17 et 18 octobre], 4 € par personne.
2026-10-12 08:00 > 2026-10-18 09:00 | Balades en tracteur les 17 et 18 octobre, 4 € par personne.
2026-10-13 08:00 > 2026-10-26 09:00 | Moustache a trouvé une famille vendredi, on a tous la larme à l'œil.
2026-10-13 08:00 > 2026-10-26 09:00 | La répétition de la chorale passe exceptionnellement à [mercredi].
2026-10-13 08:00 > 2026-10-26 09:00 | Bon [mercredi] à tous ! Aujourd'hui, soupe au potiron.
2026-10-13 08:00 > 2026-10-27 09:00 | Du jeudi au dimanche, la friterie vous accueille sur la place.
2026-10-13 08:00 > 2026-10-27 09:00 | Deux désistements pour le cours de poterie [de samedi], qui est partant ?
2026-10-13 08:00 > 2026-10-27 09:00 | On avait essayé de fermer le dimanche. Mauvaise idée !
zone Europe/Paris
2027-02-02 10:00 > 2027-02-16 09:00 | Il reste une place pour le baptême de plongée [samedi] à 11h, combinaison fournie.
2027-02-02 10:00 > 2027-02-16 09:00 | Quel monde dimanche au vide-grenier ! 640 € récoltés pour les sauveteurs.
2027-02-02 10:00 > 2027-02-16 09:00 | Attention, [jeudi et vendredi] on ne prend que les espèces, le terminal est en panne.
2027-02-02 10:00 > 2027-02-16 09:00 | Le poulet rôti du dimanche ? On s'en occupe, 14 € avec les pommes de terre.
2027-02-02 10:00 > 2027-02-16 09:00 | Jérémy reprend les ciseaux à plein temps, du mardi au samedi.
2027-02-02 10:00 > 2027-02-16 09:00 | Les poules pondent deux fois plus depuis mercredi : 3 € les dix œufs.
2027-02-02 10:00 > 2027-02-16 09:00 | L'école du chiot reprend [lundi 8 février] à 19h dans la salle des fêtes.
2027-02-02 10:00 > 2027-02-04 09:00 | L'école du chiot reprend lundi 8 février à 19h dans la salle des fêtes.
2027-02-02 10:00 > 2027-02-16 09:00 | « Vendredi ou la vie sauvage » est de retour en rayon jeunesse.
2027-02-02 10:00 > 2027-02-16 09:00 | La tempête arrive, on baisse le rideau plus tôt [mercredi]. Prenez soin de vous.
2027-02-02 10:00 > 2027-02-16 09:00 | Vos bouquets de la Saint-Valentin sont à retirer [dimanche 14] entre 9h et 13h.
2027-02-02 10:00 > 2027-02-04 09:00 | Vos bouquets de la Saint-Valentin sont à retirer dimanche 14 entre 9h et 13h.
2027-02-02 10:00 > 2027-02-16 09:00 | Rien ne dit samedi comme un croissant mangé dans la voiture.
2027-02-02 10:00 > 2027-02-16 09:00 | Vendredi le tracteur est tombé en panne, la moitié du village est venue pousser.
2027-02-02 10:00 > 2027-02-16 09:00 | Soirée trad [vendredi] avec les sœurs Le Goff, entrée libre.
2027-02-02 10:00 > 2027-02-16 09:00 | Soirée trad un vendredi sur deux, les musiciens boivent à l'œil.
2027-02-02 10:00 > 2027-02-16 09:00 | Vivement le week-end !
2027-02-02 10:00 > 2027-02-16 09:00 | Rapportez vos vieilles lunettes [avant samedi] : 20 € de remise sur la nouvelle paire.
2027-02-02 10:00 > 2027-02-16 09:00 | Ewen a décroché son CAP vendredi avec mention. Bravo mon grand !
2027-02-02 10:00 > 2027-02-16 09:00 | Demain c'est [dimanche], on fait la grasse matinée et on ouvre à 10h.
2027-02-02 10:00 > 2027-02-06 18:00 | Demain c'est dimanche, on fait la grasse matinée et on ouvre à 10h.
2027-02-02 10:00 > 2027-02-16 09:00 | Le club de lecture se retrouve le premier mardi du mois.
2027-02-02 10:00 > 2027-02-16 09:00 | La rue est en travaux [de jeudi à samedi], passez par la cour.
2027-02-02 10:00 > 2027-02-16 09:00 | Fini les horaires d'hiver : 8h-18h du lundi au samedi.
2027-02-02 10:00 > 2027-02-16 09:00 | Merci pour tous vos messages d'anniversaire vendredi !
2027-02-02 10:00 > 2027-02-16 09:00 | Retrouvez-nous [samedi] au marché de Lannion avec nos chèvres frais.
2027-02-02 10:00 > 2027-02-16 09:00 | En 1921, la bolée coûtait deux sous.
2027-02-02 10:00 > 2027-02-16 09:00 | La garderie canine est complète [vendredi], il reste de la place [jeudi].
2027-02-02 10:00 > 2027-02-16 09:00 | Le week-end, les enfants mangent gratis.
2027-02-02 10:00 > 2027-02-16 09:00 | Les livraisons sur l'île partent le lundi et le jeudi.
zone America/Montreal
2027-02-02 10:00 > 2027-02-16 09:00 | Le fumoir chauffe : la poitrine de bœuf sera prête [samedi] vers midi.
2027-02-02 10:00 > 2027-02-16 09:00 | Le gagnant du tirage de la semaine dernière, c'est Denis. Passe chercher ton prix !
2027-02-02 10:00 > 2027-02-16 09:00 | À vos agendas : échange de semences [le 13 février] dans la serre.
2027-02-02 10:00 > 2027-02-16 09:00 | À vos agendas : échange de semences le 20 février dans la serre.
2027-02-02 10:00 > 2027-02-16 09:00 | Ma grand-mère disait de ne jamais se couper les cheveux un vendredi. Heureusement, elle n'est pas la patronne.
2027-02-02 10:00 > 2027-02-16 09:00 | Tempête ! On reste fermé demain, mercredi, soyez prudents.
2027-02-02 10:00 > 2027-02-02 18:00 | Tempête ! On reste fermé demain, mercredi, soyez prudents.
2027-02-02 10:00 > 2027-02-16 09:00 | Le samedi, l'atelier sent le cèdre et le café.
2027-02-02 10:00 > 2027-02-16 09:00 | Tamara a encore une place [jeudi] à 14 h pour les cils.
2027-02-02 10:00 > 2027-02-16 09:00 | Chapeau aux pompiers pour le déjeuner aux crêpes de samedi.
2027-02-02 10:00 > 2027-02-16 09:00 | Les huîtres à un dollar pièce [jusqu'à dimanche].
2027-02-02 10:00 > 2027-02-16 09:00 | Jeudi, c'est frites : à volonté dès 17 h, toute l'année.
2027-02-02 10:00 > 2027-02-16 09:00 | Devinez qui a réussi son examen lundi ? Notre Kim !
2027-02-02 10:00 > 2027-02-16 09:00 | Josée s'est jointe à l'équipe lundi, venez lui dire bonjour.
2027-02-02 10:00 > 2027-02-16 09:00 | [Cette fin de semaine] seulement, un rosier acheté, un rosier offert.
2027-02-02 10:00 > 2027-02-16 09:00 | Permis de pêche en vente sept jours sur sept, le dimanche après la messe.
2027-02-02 10:00 > 2027-02-16 09:00 | On ferme à 15 h [vendredi] pour l'inventaire.
2027-02-02 10:00 > 2027-02-16 09:00 | Le nouveau Louise Penny sort [mardi] et 40 exemplaires nous attendent.
2027-02-02 10:00 > 2027-02-16 09:00 | La sauce du dimanche mijote neuf heures, et ça se goûte.
2027-02-02 10:00 > 2027-02-16 09:00 | Les inscriptions au camp de jour finissent [le 12].
2027-02-02 10:00 > 2027-02-16 09:00 | Modèle 2019, 66 000 km, 12 900 $, à vous aujourd'hui.
2027-02-02 10:00 > 2027-02-16 09:00 | La rue Principale est en travaux [dès lundi], passez par la ruelle.
2027-02-02 10:00 > 2027-02-16 09:00 | Bingo un mercredi sur deux ; le prochain est [le 10 février].
2027-02-02 10:00 > 2027-02-16 09:00 | Dimanche, un petit client a perdu une dent à notre table : pointe de tarte gratuite !
2027-02-02 10:00 > 2027-02-16 09:00 | Nos chocolats partent par la poste [jusqu'au mercredi 10 février].
2027-02-02 10:00 > 2027-02-16 09:00 | Saviez-vous que le vin est à moitié prix le mardi ?
2027-02-02 10:00 > 2027-02-16 09:00 | C'est [lundi] aujourd'hui, le gym ferme à minuit.
2027-02-02 10:00 > 2027-02-16 09:00 | L'équipe du vendredi cherche une boulangère.
2027-02-02 10:00 > 2027-02-16 09:00 | Le quiz revient [jeudi], six par équipe, thème : les années 90.
2027-02-02 10:00 > 2027-02-16 09:00 | Vous étiez là vendredi ! La plus grosse soirée depuis 2011.
zone Europe/Paris
2027-02-02 10:00 > 2027-02-16 09:00 | Poisson frais ! Le bateau rentre [vendredi] midi, passez commande.
2027-02-02 10:00 > 2027-02-16 09:00 | Mille mercis aux pompiers qui ont dégagé l'arbre du toit dans la nuit de dimanche.
2027-02-02 10:00 > 2027-02-16 09:00 | La salle de soins change de sol, donc pas de rendez-vous [lundi].
2027-02-02 10:00 > 2027-02-16 09:00 | Les dimanches en musique, tout l'été dans la cour.
2027-02-02 10:00 > 2027-02-16 09:00 | C'est la rentrée : ourlets en 48 heures, 15 €.
2027-02-02 10:00 > 2027-02-16 09:00 | Dernière chance pour l'expo dinosaures, elle ferme [dimanche].
2027-02-02 10:00 > 2027-02-16 09:00 | Aidez-nous à baptiser le chaton entré chez nous mercredi.
2027-02-02 10:00 > 2027-02-16 09:00 | Le match sur grand écran [samedi], coup d'envoi à 16h.
2027-02-02 10:00 > 2027-02-16 09:00 | Y a-t-il mieux qu'un dimanche paresseux à la pépinière ?
2027-02-02 10:00 > 2027-02-16 09:00 | [À partir de jeudi], le crème passe à 3,30 €. C'est la faute aux grains.
2027-02-02 10:00 > 2027-02-16 09:00 | Mathieu a eu son permis poids lourd vendredi, on livre donc plus vite.
2027-02-02 10:00 > 2027-02-16 09:00 | [Vendredi 5 février], on fête nos dix ans. Gâteau à midi.
2027-02-02 10:00 > 2027-02-04 09:00 | Vendredi 5 février, on fête nos dix ans. Gâteau à midi.
2027-02-02 10:00 > 2027-02-16 09:00 | Le samedi, il n'y a plus de chouquettes à 9h, on dit ça comme ça.
2027-02-02 10:00 > 2027-02-16 09:00 | Cherche remplaçant pour le service du dimanche, aimer les chiens.
2027-02-02 10:00 > 2027-02-16 09:00 | Les objets trouvés encore là après [ce week-end] iront à Emmaüs.
2027-02-02 10:00 > 2027-02-16 09:00 | Depuis 1958, c'est la même famille qui tient le café.
2027-02-02 10:00 > 2027-02-16 09:00 | Rien ce soir, mais [demain jeudi] c'est quiz.
2027-02-02 10:00 > 2027-02-10 09:00 | Rien ce soir, mais demain jeudi c'est quiz.
2027-02-02 10:00 > 2027-02-16 09:00 | Deux sacs de grain pour 50 € [jusqu'à samedi] midi.
2027-02-02 10:00 > 2027-02-16 09:00 | Le mardi, 10 % pour les seniors sur tout le magasin.
2027-02-02 10:00 > 2027-02-16 09:00 | Le pont est fermé, pas de livraison à Kerity [mercredi].
2027-02-02 10:00 > 2027-02-16 09:00 | Quel lundi ! Demain matin, café double.
2027-02-02 10:00 > 2027-02-16 09:00 | Le yoga du dos avec Julie débute [mardi 9 février] au club de voile.
2027-02-02 10:00 > 2027-02-16 09:00 | Défilé du carnaval [vendredi] ! Costumes à moitié prix.
2027-02-02 10:00 > 2027-02-16 09:00 | Vous l'avez demandé : l'ouverture du dimanche est maintenue.
2027-02-02 10:00 > 2027-02-16 09:00 | On affichait complet vendredi pour la soirée humour, les voisins nous ont pardonnés.
2027-02-02 10:00 > 2027-02-16 09:00 | Le forfait Samedi : lavage, cire et une saucisse pour 40 €.
2027-02-02 10:00 > 2027-02-16 09:00 | Ouverture des portes à 18h [samedi], spectacle à 19h, apportez un coussin.
2027-02-02 10:00 > 2027-02-16 09:00 | Bonjour au couple de Perpignan passé nous voir samedi.
zone Europe/Paris
2027-02-02 10:00 > 2027-02-16 09:00 | Samedi, un client a demandé sa copine en mariage à la table six.
2027-02-02 10:00 > 2027-02-16 09:00 | Quelqu'un a payé vendredi les dix cafés suivants.
2027-02-02 10:00 > 2027-02-16 09:00 | Rex n'a pas bougé jeudi pendant la coupe des griffes.
2027-02-02 10:00 > 2027-02-16 09:00 | La tempête de dimanche a couché notre serre, mais le chou tient bon.
2027-02-02 10:00 > 2027-02-16 09:00 | Vendredi, le maire coupait le ruban et mamie le gâteau.
2027-02-02 10:00 > 2027-02-16 09:00 | Notre vitrine était dans le journal mercredi.
2027-02-02 10:00 > 2027-02-16 09:00 | La livraison n'est arrivée que lundi, avec deux semaines de retard.
2027-02-02 10:00 > 2027-02-16 09:00 | Vous nous avez dévalisés samedi !
2027-02-02 10:00 > 2027-02-16 09:00 | Les enfants ont peint quarante pots dimanche.
2027-02-02 10:00 > 2027-02-16 09:00 | Bella, qui détestait l'eau, a nagé deux longueurs mardi.
2027-02-02 10:00 > 2027-02-16 09:00 | Il y a eu des larmes au salon vendredi, de joie seulement.
2027-02-02 10:00 > 2027-02-16 09:00 | Le quiz de vendredi s'est terminé sur une égalité.
2027-02-02 10:00 > 2027-02-16 09:00 | Pierre a accroché la nouvelle enseigne lundi, un peu de travers.
2027-02-02 10:00 > 2027-02-16 09:00 | Sarah courait dimanche son premier marathon.
2027-02-02 10:00 > 2027-02-16 09:00 | On nous a entendus à la radio jeudi.
2027-02-02 10:00 > 2027-02-16 09:00 | Vous avez vu ce coucher de soleil samedi ?
zone Europe/Paris
2027-02-02 10:00 > 2027-02-16 09:00 | Papi fête ses 90 ans [samedi], gâteau offert jusqu'à épuisement.
2027-02-02 10:00 > 2027-02-16 09:00 | Il paraît que les premières asperges débarquent [vendredi].
2027-02-02 10:00 > 2027-02-16 09:00 | Le laveur de vitres passe [jeudi], attention aux échelles.
2027-02-02 10:00 > 2027-02-16 09:00 | Envie de tricoter ? Marie vous apprend [mercredi soir].
2027-02-02 10:00 > 2027-02-16 09:00 | Les petits passent leur ceinture jaune [vendredi], croisez les doigts.
2027-02-02 10:00 > 2027-02-16 09:00 | La balade de [dimanche] part du parking, chiens en laisse.
2027-02-02 10:00 > 2027-02-16 09:00 | Coupure de courant [jeudi] de 9h à 12h, donc pas de café.
2027-02-02 10:00 > 2027-02-16 09:00 | Le Père Noël se pose [samedi] en hélicoptère.
2027-02-02 10:00 > 2027-02-16 09:00 | Cherchez la tente rouge [dimanche] à la fête de la ferme.
2027-02-02 10:00 > 2027-02-16 09:00 | Apportez votre vieux vélo [vendredi], on le recycle.
2027-02-02 10:00 > 2027-02-16 09:00 | Paul remplace Tom [samedi].
2027-02-02 10:00 > 2027-02-16 09:00 | Quelqu'un peut nous prêter un barnum [pour samedi] ?
2027-02-02 10:00 > 2027-02-16 09:00 | Les répétitions commencent [mardi].
2027-02-02 10:00 > 2027-02-16 09:00 | La moitié de l'équipe est en formation [lundi], soyez patients au téléphone.
zone Europe/Paris
2027-02-02 10:00 > 2027-02-16 09:00 | Un samedi sans croissant ? Pas chez nous.
2027-02-02 10:00 > 2027-02-16 09:00 | C'est quoi, la bande-son de votre dimanche ?
2027-02-02 10:00 > 2027-02-16 09:00 | Le blues du lundi ? On a des croissants pour ça.
2027-02-02 10:00 > 2027-02-16 09:00 | Fred travaille le vendredi, le samedi et quand il pleut.
2027-02-02 10:00 > 2027-02-16 09:00 | Qui d'autre pense que mardi est le pire jour de la semaine ?
2027-02-02 10:00 > 2027-02-16 09:00 | Si c'est jeudi, c'est curry.
2027-02-02 10:00 > 2027-02-16 09:00 | Notre miche Dimanche a ses fidèles.
2027-02-02 10:00 > 2027-02-16 09:00 | On sait qu'on est vendredi quand le curé commande du poisson.
2027-02-02 10:00 > 2027-02-16 09:00 | Les dames du mercredi viennent depuis trente ans.
2027-02-02 10:00 > 2027-02-16 09:00 | Nocturne le jeudi jusqu'à 20h.
2027-02-02 10:00 > 2027-02-16 09:00 | Madame Vendredi tient la caisse depuis 1999.
2027-02-02 10:00 > 2027-02-16 09:00 | Le dimanche on se repose, le téléphone aussi.
`;
