/** Sentences that were written later, each when the finder had not seen its like. */
export const MORE_FRENCH = `
zone Europe/Paris
2026-06-01 09:00 > 2026-06-09 12:00 | PLUS QUE [JUSQU'À DIMANCHE] : -40 % sur tous les rosiers !
2026-06-01 09:00 > 2026-06-06 12:00 | PLUS QUE JUSQU'À DIMANCHE : -40 % sur tous les rosiers !
2026-06-01 09:00 > 2026-06-15 12:00 | On recrute ! Candidatures jusqu'au [12 juin].
2026-06-01 09:00 > 2026-06-15 12:00 | Bienvenue à Sophie Lundi, notre nouvelle coiffeuse, dans le métier depuis 2019.
2026-06-01 09:00 > 2026-06-15 12:00 | Goûter de la fête des pères, [dim. 14 juin], 24,50 € par personne, 02 99 12 06 14.
2026-06-01 09:00 > 2026-06-12 12:00 | Nocturne [ce jeudi] jusqu'à 21 h, on vous offre les bulles.
2026-06-01 09:00 > 2026-06-12 12:00 | Nocturne tous les jeudis jusqu'à 21 h, on vous offre les bulles.
2026-06-01 09:00 > 2026-06-04 09:00 | Demain c'est [samedi] ! Pensez à réserver votre pain.
2026-06-01 09:00 > 2026-06-09 09:00 | Mer. 10 h-16 h, jeu. 10 h-18 h, ven. 10 h-20 h, sam. 9 h-17 h. Fermé dim. et lun.
2026-06-01 09:00 > 2026-06-09 09:00 | Ce soir on dîne en terrasse : trois tables libres à 19 h !
2026-06-01 09:00 > 2026-06-09 09:00 | Vendredi, le cabillaud est arrivé et à midi il était vendu, alors on en a recommandé.
2026-06-01 09:00 > 2026-06-09 09:00 | Salon au 3e étage, à 2 minutes de la gare, code 12.06.
2026-06-01 09:00 > 2026-06-29 09:00 | Offre valable [jusqu'au 28/06/2026], une par client.
2026-06-01 09:00 > 2026-06-29 09:00 | Offre valable jusqu'au 28/06/2027, une par client.
2026-06-01 09:00 > 2026-06-22 09:00 | Passez [samedi 20] pour le gâteau de nos 10 ans.
2026-06-01 09:00 > 2026-06-22 09:00 | Deux scones pour le prix d'un, le mardi seulement. Le dimanche, on se repose.
2026-06-01 09:00 > 2026-06-08 09:00 | Qui vient [samedi] ? Portes à 18 h, concert à 19 h.
2026-06-01 09:00 > 2026-06-08 09:00 | Merci à tous ceux qui sont venus samedi. Vous êtes formidables.
2026-06-01 09:00 > 2026-06-17 09:00 | Stage enfants du 15 au 17 juin, il reste une place.
2026-06-01 09:00 > 2026-06-18 09:00 | Stage enfants du [15 au 17 juin], il reste une place.
2026-06-01 09:00 > 2026-06-15 09:00 | [Le week-end prochain], retrouvez-nous à la foire, stand 14.
2026-06-01 09:00 > 2026-06-15 09:00 | Notre muffin « Lundi bleu » à 2,80 €, myrtilles partout.
2026-06-01 09:00 > 2026-06-15 09:00 | Fermé aujourd'hui, [mardi 9 juin], pour un mariage. Désolés !
2026-06-01 09:00 > 2026-06-15 09:00 | En juin, -10 % sur toutes les coupes, même sans rendez-vous.
2026-06-01 09:00 > 2026-06-05 09:00 | Bouquets dès 15 € vendredi et samedi.
2026-06-01 09:00 > 2026-06-07 09:00 | Bouquets dès 15 € [vendredi et samedi].
2026-06-01 09:00 > 2026-06-24 09:00 | Congés du 22 juin au 5 juillet, l'atelier vous retrouve ensuite.
2026-06-01 09:00 > 2026-07-06 09:00 | Congés du [22 juin au 5 juillet], l'atelier vous retrouve ensuite.
2026-06-01 09:00 > 2026-06-09 09:00 | Ouverture exceptionnelle [dimanche] de 13 h à 17 h.
2026-06-01 09:00 > 2026-06-09 09:00 | Quelle belle journée nous avons passée dimanche avec vous.
2026-06-01 09:00 > 2026-06-09 09:00 | La prochaine dégustation ? [Vendredi soir], à 18 h 30.
2026-06-01 09:00 > 2026-06-09 09:00 | Le pain du mardi est aux noix, celui du jeudi au sésame.
zone Europe/Brussels
2026-09-07 10:00 > 2026-09-14 10:00 | Envie de fleurs ? Notre cours a lieu [ce samedi] de 10 h à 13 h, 45 €.
2026-09-07 10:00 > 2026-09-14 10:00 | Notre café est ouvert sept jours sur sept, même le dimanche.
2026-09-07 10:00 > 2026-09-14 10:00 | Vendredi, tout est parti avant midi, alors venez tôt !
2026-09-07 10:00 > 2026-09-14 10:00 | Une coupe avant le week-end ? Une place s'est libérée [vendredi à 15 h].
2026-09-07 10:00 > 2026-09-10 10:00 | Une coupe avant le week-end ? Une place s'est libérée vendredi à 15 h.
2026-09-07 10:00 > 2026-09-14 10:00 | Maison fondée le 3 septembre 1987 par mon grand-père.
2026-09-07 10:00 > 2026-09-14 10:00 | Samedi, l'équipe était debout à 4 h pour le semi-marathon. Bravo !
2026-09-07 10:00 > 2026-09-21 10:00 | À vos agendas : [19/09/2026], grande journée d'automne.
2026-09-07 10:00 > 2026-09-14 10:00 | Dégustation de vins [vendredi 19 h], billets à 12 € à la caisse.
2026-09-07 10:00 > 2026-10-02 10:00 | Souper des moissons le [1er octobre] à 18 h 30.
2026-09-07 10:00 > 2026-09-14 10:00 | Contrôle gratuit des pneus [toute la journée de samedi].
2026-09-07 10:00 > 2026-09-14 10:00 | Formule midi du lundi au vendredi : soupe et petit pain à 5 €.
2026-09-07 10:00 > 2026-09-14 10:00 | Aujourd'hui seulement : cupcakes à moitié prix.
2026-09-07 10:00 > 2026-09-08 10:00 | Aujourd'hui seulement ([lundi]) : cupcakes à moitié prix.
2026-09-07 10:00 > 2026-09-14 10:00 | Le mercredi matin, c'est calme : venez prendre un café.
2026-09-07 10:00 > 2026-09-14 10:00 | Notre nouveau four arrive [jeudi], croisez les doigts !
2026-09-07 10:00 > 2026-09-14 10:00 | Le nouveau four est arrivé jeudi, une merveille.
2026-09-07 10:00 > 2026-09-14 10:00 | Couronnes à commander au plus tard [mercredi 9 septembre].
2026-09-07 10:00 > 2026-09-12 10:00 | Fermé demain ([samedi 12 septembre]) pour inventaire.
2026-09-07 10:00 > 2026-09-11 10:00 | Fermé demain (samedi 12 septembre) pour inventaire.
2026-09-07 10:00 > 2026-09-14 10:00 | Depuis mardi dernier, du café d'Éthiopie au filtre.
2026-09-07 10:00 > 2026-09-14 10:00 | On fête ça : [samedi dès 10 h], bulles et petits fours.
2026-09-07 10:00 > 2026-09-14 10:00 | Le vendredi, c'est poisson, de 11 h à 14 h.
2026-09-07 10:00 > 2026-09-14 10:00 | Prochaine date du cours enfants : [sam. 12/9], 10 h.
2026-09-07 10:00 > 2026-09-14 10:00 | En mars 2020 nous avons déménagé, en mai 2021 le second four est arrivé.
2026-09-07 10:00 > 2026-09-20 10:00 | [Jusqu'au 19 septembre inclus], -15 % sur les plaquettes de frein.
2026-09-07 10:00 > 2026-09-14 10:00 | Plus que deux jours pour réserver : brunch [dimanche 13].
2026-09-07 10:00 > 2026-09-14 10:00 | La rentrée, c'est [mardi] pour vos enfants, et un pain au chocolat pour vous.
zone Europe/Paris
2026-04-20 10:00 > 2026-04-27 10:00 | « Samedi », c'est notre pain aux graines, 4,20 €.
2026-04-20 10:00 > 2026-04-27 10:00 | Vendredi soir le four est tombé en panne, à l'aube il tournait de nouveau.
2026-04-20 10:00 > 2026-04-27 10:00 | Le club de lecture se réunit chez nous [jeudi soir], gâteau compris.
2026-04-20 10:00 > 2026-04-27 10:00 | Le club de lecture se réunit chaque dernier jeudi du mois.
2026-04-20 10:00 > 2026-05-04 10:00 | Jour férié : [vendredi 1er mai], ouvert de 8 h à 11 h.
2026-04-20 10:00 > 2026-04-27 10:00 | Tarifs au 1er avril 2026 : coupe 32 €, couleur 68 €.
2026-04-20 10:00 > 2026-04-27 10:00 | Tout a commencé un lundi de 2011 avec 300 €.
2026-04-20 10:00 > 2026-04-27 10:00 | Nouveaux horaires dès [ce mercredi] : 7 h 30 - 16 h.
2026-04-20 10:00 > 2026-04-27 10:00 | Du lundi au vendredi, deux boules pour le prix d'une.
2026-04-20 10:00 > 2026-04-27 10:00 | Il reste 4 places pour l'atelier sucre de [dimanche].
2026-04-20 10:00 > 2026-04-25 10:00 | Demain, [samedi 25], on est au marché dès 8 h.
2026-04-20 10:00 > 2026-04-27 10:00 | On rouvre [jeudi] après une petite pause. Merci de votre patience !
2026-04-20 10:00 > 2026-04-27 10:00 | Inscriptions jusqu'à [vendredi 18 h], 10 € de remise.
2026-04-20 10:00 > 2026-04-27 10:00 | Vous avez été adorables dimanche, merci !
2026-04-20 10:00 > 2026-04-27 10:00 | Fermé dimanches et jours fériés.
2026-04-20 10:00 > 2026-04-27 10:00 | La semaine prochaine, un nouveau pain arrive. Mardi, on le goûte ensemble !
zone Europe/Paris
2026-11-02 08:30 > 2026-11-09 08:30 | Les roulés à la cannelle de vendredi dernier ? Ils restent à la carte.
2026-11-02 08:30 > 2026-11-09 08:30 | [Vendredi 6 et samedi 7 novembre] : deux jours de déstockage de pneus.
2026-11-02 08:30 > 2026-12-01 08:30 | Soirées couronnes de l'avent les [25, 26 et 27 novembre], de 18 h à 21 h.
2026-11-02 08:30 > 2026-11-30 08:30 | Le Black Friday ? Chez nous, c'est le juste prix toute l'année.
2026-11-02 08:30 > 2027-01-02 08:30 | Bûches : dernières commandes le [20 décembre].
2026-11-02 08:30 > 2026-12-31 08:30 | Fermé du 25 décembre au 1er janvier. Joyeux Noël !
2026-11-02 08:30 > 2027-01-02 08:30 | Fermé du [25 décembre au 1er janvier]. Joyeux Noël !
2026-11-02 08:30 > 2026-11-09 08:30 | Écrivez à dimanche@roses.example ou appelez le 01 55 12 06 12.
2026-11-02 08:30 > 2026-11-09 08:30 | On parlait de nous dans le journal samedi, page 12 !
2026-11-02 08:30 > 2026-11-09 08:30 | Commandez avant demain midi, retirez [mercredi]. 18 € la boîte de 12.
2026-11-02 08:30 > 2026-11-12 08:30 | Le [mercredi 11], c'est férié mais on cuit le pain.
2026-11-02 08:30 > 2026-11-09 08:30 | Rendez-vous [ce soir], [jeudi 5], pour l'apéro des voisins.
zone Europe/Paris
2026-05-11 12:00 > 2026-05-18 09:00 | La carte d'été démarre [ce vendredi], avec du sureau bien sûr.
2026-05-11 12:00 > 2026-05-18 09:00 | Vous l'avez demandé : coupes jusqu'à 20 h tous les jeudis.
2026-05-11 12:00 > 2026-05-18 09:00 | Une panne un dimanche ? Notre dépannage ne dort jamais : 08 00 11 12 22.
2026-05-11 12:00 > 2026-05-26 09:00 | Fermé le [lundi 25 mai], on se retrouve ensuite.
2026-05-11 12:00 > 2026-05-18 09:00 | Les pivoines sont là, 9 € la botte, seulement [de mercredi à samedi].
2026-05-11 12:00 > 2026-05-18 09:00 | Depuis le 2 mai, nous sommes dans le nouvel atelier.
2026-05-11 12:00 > 2026-05-18 09:00 | Ce que vous avez aimé vendredi est désormais à la carte.
2026-05-11 12:00 > 2026-06-01 09:00 | Stage de pâtisserie du [26 au 29 mai], de 7 à 12 ans, 95 €.
2026-05-11 12:00 > 2026-05-13 09:00 | Demain ([mercredi]), café offert pour tout lavage.
2026-05-11 12:00 > 2026-05-12 09:00 | Demain (mercredi), café offert pour tout lavage.
`;
