/** Sentences that were written in rounds: each was measured once before the rules were mended. */
export const FRESH_FRENCH = `
zone Europe/Paris
2026-09-14 09:00 > 2026-09-22 09:00 | On vous attend [samedi] à partir de 10 h pour goûter nos nouvelles confitures !
2026-09-14 09:00 > 2026-09-22 09:00 | Retrouvez-nous au marché du samedi, place de la République, comme d'habitude.
2026-09-14 09:00 > 2026-09-22 09:00 | Le salon est au 12 rue du 8 mai 1945, à deux pas de la gare.
2026-09-14 09:00 > 2026-09-22 09:00 | Fermeture exceptionnelle [jeudi 17 septembre], nous sommes en formation.
2026-09-14 09:00 > 2026-09-22 09:00 | Samedi dernier, vous étiez plus de cent à la boutique. Quelle journée !
2026-09-14 09:00 > 2026-09-22 09:00 | Plus que quelques jours : -20 % sur les jantes [jusqu'à dimanche].
2026-09-14 09:00 > 2026-09-22 09:00 | Le dimanche, c'est poulet rôti et pommes de terre. Pensez à réserver !
2026-09-14 09:00 > 2026-09-22 09:00 | Notre baguette « Vendredi » est faite avec un levain de 3 jours, 1,40 €.
2026-09-14 09:00 > 2026-09-22 09:00 | [Ce week-end], on fête les 5 ans du salon avec vous. Bulles offertes.
2026-09-14 09:00 > 2026-09-19 09:00 | Ce week-end, on fête les 5 ans du salon avec vous. Bulles offertes.
2026-09-14 09:00 > 2026-09-22 09:00 | Il nous reste deux créneaux [vendredi après-midi], appelez le 01 44 12 09 18.
2026-09-14 09:00 > 2026-09-22 09:00 | Depuis mardi, Marie est de retour à l'atelier. Venez lui dire bonjour.
2026-09-14 09:00 > 2026-09-25 09:00 | Inscriptions à l'atelier bougies [avant le 20/09], 35 € par personne.
2026-09-14 09:00 > 2026-09-16 09:00 | Demain [mardi], on ouvre à 14 h à cause des travaux.
2026-09-14 09:00 > 2026-09-22 09:00 | Vendredi soir, la salle était pleine à craquer. Merci à Paul pour le concert.
zone Europe/Brussels
2026-03-18 10:00 > 2026-03-24 09:00 | La boutique sera fermée [vendredi et samedi] pour cause de mariage. À [dimanche] !
2026-03-18 10:00 > 2026-03-24 09:00 | Vous cherchez un brunch ? Le nôtre, c'est chaque dimanche de 10 h à 14 h, 24 € par adulte.
2026-03-18 10:00 > 2026-03-24 09:00 | Nouveau chez nous : le burger du vendredi, avec frites maison.
2026-03-18 10:00 > 2026-03-24 09:00 | Journée portes ouvertes [le 21 mars] de 9 h à 17 h. Café et gaufres offerts.
2026-03-18 10:00 > 2026-03-21 08:00 | Journée portes ouvertes le 21 mars de 9 h à 17 h. Café et gaufres offerts.
2026-03-18 10:00 > 2026-03-24 09:00 | Lundi, on a accueilli Sofia, notre nouvelle coiffeuse. Bienvenue à elle !
2026-03-18 10:00 > 2026-03-24 09:00 | Vos commandes de Pâques sont à passer [avant samedi midi], s'il vous plaît.
2026-03-18 10:00 > 2026-03-24 09:00 | Pneus hiver ou été ? Sans rendez-vous du lundi au vendredi, 8 h–18 h.
2026-03-18 10:00 > 2026-03-24 09:00 | Mardi gras est passé, mais il reste des beignets !
2026-03-18 10:00 > 2026-03-24 09:00 | C'est [ce jeudi] que tout commence : nouvelle carte, nouveau chef, même sourire.
2026-03-18 10:00 > 2026-03-20 09:00 | Aujourd'hui, [mercredi], les enfants ne paient pas leur boisson.
2026-03-18 10:00 > 2026-03-24 09:00 | Robe taille 38/40, 12,5 % de remise, livraison 24/48 h, tél. 02 512 03 21.
2026-03-18 10:00 > 2026-03-24 09:00 | Réservez votre table pour la soirée couscous de [samedi] : il reste 6 places.
2026-03-18 10:00 > 2026-03-24 09:00 | Depuis le 2 mars, le pain de seigle est à 3,20 €. Merci de votre compréhension.
2026-03-18 10:00 > 2026-03-24 09:00 | Les mercredis après-midi, atelier poterie pour les 6-12 ans.
zone Europe/Paris
2026-05-15 17:00 > 2026-05-27 09:00 | La guinguette rouvre [jeudi prochain] ! Moules-frites, accordéon et coucher de soleil.
2026-05-15 17:00 > 2026-05-27 09:00 | Notre glacier s'appelle Vendredi, comme l'ami de Robinson. Venez goûter la coco.
2026-05-15 17:00 > 2026-05-27 09:00 | Pentecôte : nous serons fermés [lundi 25 mai], ouverts les autres jours.
2026-05-15 17:00 > 2026-05-27 09:00 | Hier, samedi compris, on a servi 300 crêpes. On est lessivés mais heureux.
2026-05-15 17:00 > 2026-05-27 09:00 | [Samedi soir], concert en terrasse avec les Marins d'eau douce, entrée libre.
2026-05-15 17:00 > 2026-05-27 09:00 | Vide-grenier [dimanche 17] devant le garage : café à 1 € et vidange à -10 %.
2026-05-15 17:00 > 2026-05-27 09:00 | La formule du midi change chaque jour, sauf le vendredi : c'est toujours aïoli.
2026-05-15 17:00 > 2026-05-27 09:00 | Mars, notre bouvier bernois, fête ses 3 ans. Caresses gratuites !
2026-05-15 17:00 > 2026-05-27 09:00 | Les précommandes de fraises sont ouvertes [jusqu'à mardi soir], retrait [jeudi].
2026-05-15 17:00 > 2026-05-27 09:00 | Plus besoin d'attendre le samedi : le food truck passe aussi le mercredi.
2026-05-15 17:00 > 2026-05-18 09:00 | Demain, [samedi 16 mai], dégustation de rosés de 16 h à 19 h.
2026-05-15 17:00 > 2026-05-27 09:00 | Notre atelier du 20 mars affiche complet, mais une nouvelle date arrive.
2026-05-15 17:00 > 2026-05-27 09:00 | On a fêté nos 10 ans samedi et franchement, quelle ambiance !
2026-05-15 17:00 > 2026-05-27 09:00 | [À partir de lundi], on passe à l'heure d'été : ouverture à 7 h 30.
zone Europe/Paris
2026-10-22 09:00 > 2026-11-04 09:00 | [Samedi prochain], venez déguisés : une douceur offerte à chaque petit monstre.
2026-10-22 09:00 > 2026-11-04 09:00 | On a changé d'heure dimanche, nous aussi : ouverture à 8 h tout l'hiver.
2026-10-22 09:00 > 2026-11-04 09:00 | La Toussaint approche : chrysanthèmes à retirer [avant le 31 octobre].
2026-10-22 09:00 > 2026-11-04 09:00 | Le pain « Dimanche matin » sort du four à 6 h, 2,90 € pièce.
2026-10-22 09:00 > 2026-11-04 09:00 | Nous exposons au salon du chocolat [du 23 au 25 octobre], stand B12.
2026-10-22 09:00 > 2026-11-04 09:00 | Il y avait du monde samedi à la dégustation ! On remet ça bientôt.
2026-10-22 09:00 > 2026-11-04 09:00 | Deux places se libèrent [demain vendredi] à 17 h et 18 h 30.
2026-10-22 09:00 > 2026-11-04 09:00 | Nos horaires d'hiver : mar–ven 9 h–18 h, sam 9 h–13 h.
2026-10-22 09:00 > 2026-11-04 09:00 | Juillet est loin, mais notre sorbet abricot est toujours là.
2026-10-22 09:00 > 2026-11-04 09:00 | Tous nos remerciements à l'équipe du samedi pour le coup de main.
2026-10-22 09:00 > 2026-11-04 09:00 | Le stage de couture de [lundi] est reporté, on vous donne la nouvelle date bientôt.
2026-10-22 09:00 > 2026-11-04 09:00 | Rendez-vous [vendredi 30] pour la soirée soupe : 8 € le bol, pain compris.
2026-10-22 09:00 > 2026-10-30 09:00 | Rendez-vous vendredi 30 pour la soirée soupe : 8 € le bol, pain compris.
2026-10-22 09:00 > 2026-11-04 09:00 | Appelez-nous au 06.12.03.22.10, même le dimanche, pour toute panne.
2026-10-22 09:00 > 2026-11-04 09:00 | Jeudi, le four nous a lâchés. Vendredi, il était réparé. Merci Karim !
2026-10-22 09:00 > 2026-11-04 09:00 | Place du 11 Novembre, au n° 4, la boutique avec la porte rouge.
2026-10-22 09:00 > 2026-11-04 09:00 | -15 % sur tous les pneus neige, offre valable [jusqu'au samedi 31] inclus.
2026-10-22 09:00 > 2026-11-04 09:00 | Envie d'un mardi plus doux ? Chocolat chaud et chantilly à 4,50 €.
zone Europe/Paris
2026-02-10 11:00 > 2026-02-18 09:00 | La Saint-Valentin, c'est [samedi] ! Nos bouquets partent de 19 €, pensez à réserver.
2026-02-10 11:00 > 2026-02-18 09:00 | Commandez [avant jeudi 18 h], retirez [samedi] dès 8 h.
2026-02-10 11:00 > 2026-02-13 09:00 | Commandez [avant jeudi 18 h], retirez samedi dès 8 h.
2026-02-10 11:00 > 2026-02-18 09:00 | Mardi gras : bugnes et merveilles à volonté, 12 € le kilo.
2026-02-10 11:00 > 2026-02-18 09:00 | On recrute un(e) vendeur(se) pour les samedis, débutants acceptés.
2026-02-10 11:00 > 2026-02-18 09:00 | Vendredi, la panne de courant nous a obligés à fermer plus tôt. Encore désolés !
2026-02-10 11:00 > 2026-02-18 09:00 | Demain [mercredi], fermeture à 13 h pour la formation de l'équipe.
2026-02-10 11:00 > 2026-02-18 09:00 | Le cours de yoga de [jeudi] passe exceptionnellement à 19 h 30.
2026-02-10 11:00 > 2026-02-18 09:00 | Notre brunch du dimanche a été élu meilleur de la ville. Merci !
2026-02-10 11:00 > 2026-02-18 09:00 | Vos poteries de l'atelier de samedi dernier sont cuites, venez les chercher.
2026-02-10 11:00 > 2026-02-18 09:00 | Ouverture le lundi aussi pendant les vacances scolaires.
2026-02-10 11:00 > 2026-02-18 09:00 | Soldes : jusqu'au 3 mars, -50 % sur la deuxième paire.
2026-02-10 11:00 > 2026-03-05 09:00 | Soldes : [jusqu'au 3 mars], -50 % sur la deuxième paire.
2026-02-10 11:00 > 2026-02-18 09:00 | Garage Lundi & Fils, 3 rue du 4 Septembre : entretien toutes marques.
2026-02-10 11:00 > 2026-02-18 09:00 | C'est [vendredi], on lâche les ciseaux à 17 h et on trinque avec vous !
zone Europe/Paris
2026-07-03 16:00 > 2026-07-15 09:00 | Fête nationale : nous serons ouverts [mardi 14 juillet] jusqu'à 13 h.
2026-07-03 16:00 > 2026-07-15 09:00 | La gagnante du tirage de vendredi est Madame Dupuis, bravo à elle !
2026-07-03 16:00 > 2026-07-15 09:00 | Le samedi c'est marché, garez-vous plutôt derrière l'église.
2026-07-03 16:00 > 2026-07-15 09:00 | Vous avez [jusqu'à dimanche 17 h] pour participer à notre jeu.
2026-07-03 16:00 > 2026-07-05 09:00 | Vous avez jusqu'à dimanche 17 h pour participer à notre jeu.
2026-07-03 16:00 > 2026-07-15 09:00 | Notre petite Jeanne est née dimanche, merci de votre patience pour les réponses.
2026-07-03 16:00 > 2026-07-15 09:00 | Les stages d'été démarrent [mardi 7] : terre, lino, sérigraphie.
2026-07-03 16:00 > 2026-07-15 09:00 | Pas de pain [demain samedi], le four prend sa journée.
2026-07-03 16:00 > 2026-07-15 09:00 | La pluie de samedi a vidé le marché, il nous reste donc plein de confiture.
2026-07-03 16:00 > 2026-07-15 09:00 | Congés d'été [du 6 au 12 juillet], réouverture [le 13].
2026-07-03 16:00 > 2026-07-15 09:00 | « Vendredi Soir » est une bière ambrée, brassée à deux rues d'ici, 5,2 %.
2026-07-03 16:00 > 2026-07-15 09:00 | Nocturne [ce soir vendredi] jusqu'à 22 h, avec le groupe Mardi Blues.
2026-07-03 16:00 > 2026-07-15 09:00 | Ouverts 7j/7, sauf le mardi. 4 bis, avenue du 14 Juillet.
2026-07-03 16:00 > 2026-07-15 09:00 | Qui veut tester la nouvelle glace au foin ? Rendez-vous [dimanche après-midi].
2026-07-03 16:00 > 2026-07-15 09:00 | Dimanche, on n'a pas vu passer la journée : 312 glaces servies !
zone Europe/Paris
2026-08-05 08:30 > 2026-08-12 09:00 | Congés annuels du 10 au 23 août. À très vite !
2026-08-05 08:30 > 2026-08-24 09:00 | Congés annuels [du 10 au 23 août]. À très vite !
2026-08-05 08:30 > 2026-08-12 09:00 | Yoga dans le jardin tous les mercredis à 19 h, apportez votre tapis.
2026-08-05 08:30 > 2026-08-12 09:00 | Jeudi dernier, nous avons dit au revoir à Paul après 31 ans au bar.
2026-08-05 08:30 > 2026-08-12 09:00 | Coupes à moitié prix pour les étudiants [ce jeudi et vendredi].
2026-08-05 08:30 > 2026-08-12 09:00 | Une table pour deux vient de se libérer [vendredi à 20 h 30].
2026-08-05 08:30 > 2026-08-08 09:00 | On est [mercredi] aujourd'hui, et le gin est à moitié prix dès 17 h.
2026-08-05 08:30 > 2026-08-12 09:00 | Prochain dîner clandestin [le vendredi 7 août], sept plats pour 55 €.
2026-08-05 08:30 > 2026-08-12 09:00 | Depuis samedi, 90 pots de la nouvelle confiture sont partis.
2026-08-05 08:30 > 2026-08-12 09:00 | [Dimanche], nous serons au marché des producteurs de 10 h à 14 h.
2026-08-05 08:30 > 2026-08-09 08:00 | Dimanche, nous serons au marché des producteurs de 10 h à 14 h.
2026-08-05 08:30 > 2026-08-12 09:00 | Fermé le lundi. Du mardi au dimanche, service de 12 h à 14 h 30.
2026-08-05 08:30 > 2026-08-12 09:00 | 3,5 m de tissu pour 12,99 €. Appelez le 04 50 60 70 80.
2026-08-05 08:30 > 2026-08-12 09:00 | Le Black Friday prend de l'avance : -30 % sur les baskets.
2026-08-05 08:30 > 2026-08-12 09:00 | Le burger « Vendredi 13 » fait peur tellement il est bon.
zone Europe/Paris
2026-11-18 12:00 > 2026-11-26 09:00 | 🎄 ATELIER COURONNES 🎄¶[Vendredi 20 novembre], 18 h 30¶42 € vin chaud compris¶Plus que 3 places !
2026-11-18 12:00 > 2026-11-26 09:00 | Bonjour à tous ! Le terminal est en panne, espèces uniquement. Réparation prévue [d'ici vendredi]. ☕️
2026-11-18 12:00 > 2026-11-26 09:00 | Elles sont de retour, nos bûches !¶Parts à 4,50 €¶Mar–sam, 9 h–19 h¶#samedi #artisan
2026-11-18 12:00 > 2026-11-26 09:00 | On a passé une soirée incroyable samedi. Merci d'avoir dansé avec nous !
2026-11-18 12:00 > 2026-11-26 09:00 | Le Black Friday, très peu pour nous. [Ce samedi], 10 % des ventes vont aux Restos du Cœur.
2026-11-18 12:00 > 2026-11-26 09:00 | Tout a commencé un mardi pluvieux avec un seul four. On ouvre bientôt une deuxième boutique !
2026-11-18 12:00 > 2026-11-26 09:00 | Entrecôte et verre de rouge à 15 €, uniquement le mercredi. Tague ton copain.
2026-11-18 12:00 > 2026-11-26 09:00 | Besoin de votre costume pour le week-end ? Déposez-le [avant vendredi 10 h], il sera prêt à 17 h.
2026-11-18 12:00 > 2026-11-26 09:00 | [Dimanche], on allume les illuminations : la boutique reste ouverte jusqu'à 20 h.
2026-11-18 12:00 > 2026-11-26 09:00 | Coupure de courant dans la rue. On revient demain, [jeudi], à 8 h.
2026-11-18 12:00 > 2026-11-26 09:00 | Calendrier de l'avent : 24 savons, 29,95 €. Ils ne tiendront pas jusqu'en décembre !
2026-11-18 12:00 > 2026-12-07 09:00 | Commandes de chapons [jusqu'au 5 décembre] midi, sans exception.
2026-11-18 12:00 > 2026-11-26 09:00 | Commandes de chapons jusqu'au 5 décembre midi, sans exception.
2026-11-18 12:00 > 2026-11-26 09:00 | Cours de chiots : la séance [de lundi] se tiendra à la salle des fêtes.
2026-11-18 12:00 > 2026-11-26 09:00 | Présentation de l'équipe : Mercredi, notre chatte noire, responsable des siestes.
zone Europe/Paris
2026-04-22 15:00 > 2026-04-29 09:00 | Le 1er mai, on vend du muguet devant la boutique dès 7 h.
2026-04-22 15:00 > 2026-05-02 09:00 | [Le 1er mai], on vend du muguet devant la boutique dès 7 h.
2026-04-22 15:00 > 2026-04-29 09:00 | Quelqu'un a oublié une poussette lundi près de la caisse. On vous la garde !
2026-04-22 15:00 > 2026-04-29 09:00 | Le samedi est complet jusqu'en juin, pensez aux créneaux en semaine.
2026-04-22 15:00 > 2026-04-29 09:00 | Bon [vendredi] à tous ! Aujourd'hui, tarte aux fraises.
2026-04-22 15:00 > 2026-04-29 09:00 | Après-demain, vendredi, on dévoile la carte de printemps.
2026-04-22 15:00 > 2026-04-29 09:00 | Plants de tomates à 0,50 €, [jeudi et vendredi seulement].
2026-04-22 15:00 > 2026-04-29 09:00 | Révision offerte aux 20 premiers clients [de lundi prochain].
2026-04-22 15:00 > 2026-04-29 09:00 | Ce fut un samedi de folie, merci à vous.
2026-04-22 15:00 > 2026-04-29 09:00 | Menu du jour à 13,50 € en semaine, carte le samedi et le dimanche.
2026-04-22 15:00 > 2026-04-29 09:00 | La vitrine a été refaite mardi par Léa. Venez voir, c'est magnifique.
2026-04-22 15:00 > 2026-04-29 09:00 | On cherche un extra pour [samedi soir], service de 18 h à 23 h.
2026-04-22 15:00 > 2026-04-29 09:00 | Tout a changé un dimanche de 1954, quand mamie a allumé le four.
2026-04-22 15:00 > 2026-04-29 09:00 | Collecte de sang [vendredi 24 avril] dans notre salle, de 15 h à 19 h. Collation offerte !
2026-04-22 15:00 > 2026-04-29 09:00 | Marché nocturne : [chaque vendredi, dès ce vendredi], jusqu'à fin septembre.
zone Europe/Paris
2026-06-08 10:00 > 2026-06-18 09:00 | Fête de la musique dimanche 21 : trois groupes sur notre terrasse !
2026-06-08 10:00 > 2026-06-22 09:00 | Fête de la musique [dimanche 21] : trois groupes sur notre terrasse !
2026-06-08 10:00 > 2026-06-18 09:00 | La friteuse a rendu l'âme. Pas de frites [jusqu'à jeudi].
2026-06-08 10:00 > 2026-06-18 09:00 | Toilettage : mercredi et jeudi sur rendez-vous, 35 € le bain.
2026-06-08 10:00 > 2026-06-18 09:00 | Elle venait pour les pointes vendredi, elle est repartie avec une frange.
2026-06-08 10:00 > 2026-06-18 09:00 | Balade à vélo [samedi 13], départ 9 h devant le magasin.
2026-06-08 10:00 > 2026-06-18 09:00 | Pourquoi attendre vendredi ? L'apéro, c'est tous les soirs.
2026-06-08 10:00 > 2026-06-18 09:00 | Cadeau de fête des pères à graver : dernier délai [le 15 juin].
2026-06-08 10:00 > 2026-06-18 09:00 | [Demain mardi], grève : on ouvrira à 11 h.
2026-06-08 10:00 > 2026-06-18 09:00 | Encore [lundi] ? Courage, le croissant fourré soigne tout.
2026-06-08 10:00 > 2026-06-18 09:00 | Le serrurier est passé vendredi, la grande porte est de nouveau ouverte.
2026-06-08 10:00 > 2026-06-18 09:00 | [À dimanche] pour le vide-dressing ! 5 € le cintre, de 10 h à 17 h.
2026-06-08 10:00 > 2026-06-18 09:00 | Un samedi sur deux, démonstration de tour de potier.
2026-06-08 10:00 > 2026-06-18 09:00 | Dimanche et jours fériés : 9 h–12 h 30. Tél. 03 88 12 06 26.
2026-06-08 10:00 > 2026-06-18 09:00 | Le bac commence [lundi] : café offert aux candidats sur présentation de la convocation.
zone America/Montreal
2026-09-24 09:00 > 2026-10-06 11:00 | Les chaufferettes de terrasse sont arrivées mardi, apportez votre livre.
2026-09-24 09:00 > 2026-10-06 11:00 | Autocueillette de pommes [cette fin de semaine], 20 $ le sac, balade en tracteur incluse.
2026-09-24 09:00 > 2026-10-06 11:00 | Notre entraîneur s'est cassé le pied samedi. Prompt rétablissement, Michel !
2026-09-24 09:00 > 2026-10-06 11:00 | Changement d'horaire [dès lundi] : on ouvre à 9 h au lieu de 8 h.
2026-09-24 09:00 > 2026-10-06 11:00 | La nouvelle carte débute [jeudi 1er octobre]. Adieu gaspacho, bonjour courge.
2026-09-24 09:00 > 2026-09-30 11:00 | La nouvelle carte débute jeudi 1er octobre. Adieu gaspacho, bonjour courge.
2026-09-24 09:00 > 2026-10-06 11:00 | Un coup de main pour déménager les étagères [dimanche matin] ? Pizza fournie.
2026-09-24 09:00 > 2026-10-06 11:00 | On a peint la porte en jaune lundi et le facteur adore.
2026-09-24 09:00 > 2026-10-06 11:00 | Enfants gratuits le mardi, aînés -15 % le mercredi.
2026-09-24 09:00 > 2026-10-06 11:00 | Dindes : commandez [avant le 30 septembre], 6,99 $ la livre.
2026-09-24 09:00 > 2026-10-06 11:00 | 10/10, dit Daniel, qui a mangé le steak de 450 g en 9 min 40 s.
2026-09-24 09:00 > 2026-10-06 11:00 | On ferme [vendredi après-midi], Lucie se marie !
2026-09-24 09:00 > 2026-10-06 11:00 | Lucie s'est mariée vendredi, on est encore tout émus.
2026-09-24 09:00 > 2026-10-06 11:00 | Salon Vendredi, 8, rue du 11-Novembre. Couleur complète 39 $.
2026-09-24 09:00 > 2026-10-06 11:00 | Le pain du dimanche se mange aussi le lundi, grillé avec du beurre.
zone Europe/Paris
2026-02-26 09:00 > 2026-03-10 10:00 | Le plombier est venu mercredi, l'eau chaude est de retour.
2026-02-26 09:00 > 2026-03-10 10:00 | Dernière démarque : fin des soldes [samedi 28]. Manteaux à moitié prix.
2026-02-26 09:00 > 2026-03-10 10:00 | [Aujourd'hui jeudi], fermeture à 15 h pour inventaire.
2026-02-26 09:00 > 2026-03-10 10:00 | Le vendredi soir, c'est curry : deux plats, 16 €.
2026-02-26 09:00 > 2026-03-10 10:00 | Une cliente nous a dit samedi que notre tarte battait celle de sa mamie.
2026-02-26 09:00 > 2026-03-10 10:00 | Nouveau : la tasse Lundi, pour ceux qui détestent se lever. 11 €.
2026-02-26 09:00 > 2026-03-10 10:00 | Prochain créneau avec le docteur Petit : [mardi 3 à 14 h 15].
2026-02-26 09:00 > 2026-03-10 10:00 | Stationnement gratuit le dimanche et après 19 h.
2026-02-26 09:00 > 2026-03-10 10:00 | Il nous faut deux bénévoles pour [samedi]. Goûter offert !
2026-02-26 09:00 > 2026-03-10 10:00 | Quelle surprise dimanche, un martin-pêcheur au bout du jardin !
2026-02-26 09:00 > 2026-03-10 10:00 | Votre commande est à retirer [demain vendredi] dès 10 h.
2026-02-26 09:00 > 2026-03-10 10:00 | Livraison à domicile du mardi au samedi, minimum 15 €.
2026-02-26 09:00 > 2026-03-10 10:00 | Les inscriptions d'avril ouvrent [le 2 mars] à 9 h.
2026-02-26 09:00 > 2026-03-10 10:00 | La Fête des grands-mères tombe [ce dimanche] : pensez aux fleurs !
2026-02-26 09:00 > 2026-03-10 10:00 | Notre vin « Dimanche Paresseux », 12,5 % vol., 7,90 € la bouteille.
zone Europe/Paris
2026-07-20 10:00 > 2026-07-29 12:00 | Le camion à glaces passe [demain mardi] à 17 h devant la boutique.
2026-07-20 10:00 > 2026-07-29 12:00 | Bravo à Jeanne qui a eu son CAP vendredi !
2026-07-20 10:00 > 2026-07-29 12:00 | Le lundi, on raccommode vos jeans pour 5 €.
2026-07-20 10:00 > 2026-07-29 12:00 | Le club de lecture démarre [ce samedi 25 juillet], de 4 à 11 ans.
2026-07-20 10:00 > 2026-07-29 12:00 | Box barbecue à commander [avant mercredi 18 h].
2026-07-20 10:00 > 2026-07-29 12:00 | Il a plu des cordes samedi et vous êtes venus quand même. Merci !
2026-07-20 10:00 > 2026-07-29 12:00 | Le journal du dimanche est offert avec le petit-déjeuner.
2026-07-20 10:00 > 2026-07-29 12:00 | Un désistement [mercredi à 11 h 15] pour une pose d'ongles.
2026-07-20 10:00 > 2026-07-29 12:00 | 22, boulevard du 1er Mai. Tél. 03 25 07 20 26.
2026-07-20 10:00 > 2026-07-29 12:00 | Parfum de la semaine : « Samedi Soir », chocolat noir et orange.
zone Europe/Paris
2026-10-05 09:00 > 2026-10-14 09:00 | [Samedi], on presse les pommes : apportez vos bouteilles.
2026-10-05 09:00 > 2026-10-14 09:00 | Les échafaudages ont disparu vendredi, on revoit enfin le ciel.
2026-10-05 09:00 > 2026-10-14 09:00 | Le cercle tricot du mercredi cherche de nouvelles mains.
2026-10-05 09:00 > 2026-10-14 09:00 | Le café ferme plus tôt [vendredi], toute l'équipe est de mariage.
2026-10-05 09:00 > 2026-10-14 09:00 | Menu pour deux à 19,95 € [jusqu'au 10 octobre].
2026-10-05 09:00 > 2026-10-14 09:00 | Un bus est tombé en panne samedi devant chez nous : 54 thés servis !
zone Europe/Paris
2026-03-16 09:00 > 2026-03-25 10:00 | Concert acoustique [vendredi] dès 20 h, entrée libre.
2026-03-16 09:00 > 2026-03-25 10:00 | Ne manquez pas le troc de graines [samedi] à la salle des fêtes !
2026-03-16 09:00 > 2026-03-25 10:00 | La nouvelle carte sort [mercredi], avec asperges et agneau.
2026-03-16 09:00 > 2026-03-25 10:00 | Samedi il pleuvait, dimanche il faisait beau. La vie de marché !
2026-03-16 09:00 > 2026-03-25 10:00 | Le technicien du gaz passe [jeudi] : uniquement des sandwichs.
`;
