/** Nine more rounds written blind, each measured once before the rules were mended by it. */
export const LATER_FRENCH = `
zone Europe/Paris
2026-11-18 08:30 > 2026-12-02 12:00 | Atelier bredele avec les enfants [ce samedi], tabliers fournis.
2026-11-18 08:30 > 2026-12-02 12:00 | La Baguette du Vendredi a du sésame dehors et du seigle dedans.
2026-11-18 08:30 > 2026-12-02 12:00 | Tous les vendredis à midi, la porte du four s'ouvre et la file se forme.
2026-11-18 08:30 > 2026-12-02 12:00 | Depuis dimanche, c'est Ida, sept ans, qui écrit l'ardoise.
2026-11-18 08:30 > 2026-12-02 12:00 | Les sapins arrivent [le 27 novembre], coupés de la veille.
2026-11-18 08:30 > 2026-11-19 12:00 | Les sapins arrivent le 27 novembre, coupés de la veille.
2026-11-18 08:30 > 2026-12-02 12:00 | Ouvert du mercredi au dimanche dès midi, fermé lundi et mardi.
2026-11-18 08:30 > 2026-12-02 12:00 | Taille de barbe 12 €, la totale 28 €, sans rendez-vous en début de semaine.
2026-11-18 08:30 > 2026-12-02 12:00 | Le toit de la grange date de 1794 et ça se voit.
2026-11-18 08:30 > 2026-12-02 12:00 | Trois jeux pour le prix de deux [jusqu'à samedi].
2026-11-18 08:30 > 2026-12-02 12:00 | [Ce week-end], la rue s'illumine et nous restons ouverts jusqu'à 21h.
2026-11-18 08:30 > 2026-12-02 12:00 | [Aujourd'hui lundi 30 novembre], fermé pour inventaire.
2026-11-18 08:30 > 2026-12-02 12:00 | Demain c'est [mardi], sourcils à moitié prix !
2026-11-18 08:30 > 2026-11-30 12:00 | Demain c'est mardi, sourcils à moitié prix !
2026-11-18 08:30 > 2026-12-02 12:00 | Sacré samedi ! Onze couronnes, un doigt brûlé, zéro regret.
2026-11-18 08:30 > 2026-12-02 12:00 | Les calendriers de l'avent sont partis lundi, d'autres arrivent.
2026-11-18 08:30 > 2026-12-02 12:00 | Cherche famille d'accueil [à partir de lundi] pour un vieux matou.
2026-11-18 08:30 > 2026-12-02 12:00 | On peut caser deux permutations de pneus [vendredi] matin.
2026-11-18 08:30 > 2026-12-02 12:00 | Cherche vendeuse pour le samedi, polie et gourmande.
2026-11-18 08:30 > 2026-12-02 12:00 | Le vin chaud revient, 4,50 € la tasse, les vendredis dès 17h.
2026-11-18 08:30 > 2026-12-02 12:00 | La chorale chante devant la boutique [dimanche à 16h].
2026-11-18 08:30 > 2026-12-02 12:00 | [Jeudi] on ferme à 16h, toute l'équipe va au théâtre.
2026-11-18 08:30 > 2026-12-02 12:00 | La ville a regoudronné notre parking dimanche, adieu les flaques.
2026-11-18 08:30 > 2026-12-02 12:00 | Ruby a commencé lundi et elle a déjà ses habitués.
2026-11-18 08:30 > 2026-12-02 12:00 | Poinsettias dès 6 €, dans la limite des stocks.
2026-11-18 08:30 > 2026-12-02 12:00 | Commandez vos dindes [avant le 25 novembre], retrait le 24 décembre au matin.
2026-11-18 08:30 > 2026-12-02 12:00 | Mamie ne jurait que par la lessive du lundi.
2026-11-18 08:30 > 2026-12-02 12:00 | Troc de livres et petits gâteaux [mardi] à l'étage, c'est gratuit.
2026-11-18 08:30 > 2026-12-02 12:00 | Chaque chien mérite son samedi.
2026-11-18 08:30 > 2026-12-02 12:00 | Nocturne [jeudi 26 novembre] de 18h à 21h, bulles offertes.
2026-11-18 08:30 > 2026-12-02 12:00 | Ceux qui étaient à la dégustation vendredi savent pourquoi il n'y a plus de malbec.
zone Europe/Paris
2026-09-09 07:45 > 2026-09-23 10:00 | Chaussons aux mûres à la sortie du four [vendredi] à 8h. Réglez vos réveils.
2026-09-09 07:45 > 2026-09-23 10:00 | Kévin se marie, donc pas de contrôle technique [jeudi ni vendredi].
2026-09-09 07:45 > 2026-09-23 10:00 | Les dimanches de pluie ont été inventés pour les bouquinistes.
2026-09-09 07:45 > 2026-09-23 10:00 | De nouveaux ciseaux, une bouilloire et une apprentie : lundi a été riche !
2026-09-09 07:45 > 2026-09-23 10:00 | Le Club du Lundi se retrouve à 14h autour d'un thé.
2026-09-09 07:45 > 2026-09-23 10:00 | Dahlias coupés du matin, 8 € le bouquet.
2026-09-09 07:45 > 2026-09-23 10:00 | Les inscriptions au stage ouvrent [lundi à 9h].
2026-09-09 07:45 > 2026-09-23 10:00 | Ça approche : fête du cidre [du 18 au 20 septembre].
2026-09-09 07:45 > 2026-09-10 12:00 | Ça approche : fête du cidre du 18 au 20 septembre.
2026-09-09 07:45 > 2026-09-23 10:00 | L'auteure de « Un samedi au lac » vient dédicacer [jeudi soir].
2026-09-09 07:45 > 2026-09-23 10:00 | Merci au monsieur qui a réparé notre frigo un dimanche contre une bière.
2026-09-09 07:45 > 2026-09-23 10:00 | Nouveau planning : zumba lundi, vélo mardi, boxe jeudi.
2026-09-09 07:45 > 2026-09-23 10:00 | Le latte citrouille est de retour et on assume.
2026-09-09 07:45 > 2026-09-23 10:00 | Première piqûre des chatons à moitié prix [jusqu'au 19].
2026-09-09 07:45 > 2026-09-23 10:00 | Ted a poussé notre porte un jeudi de pluie en 2003.
2026-09-09 07:45 > 2026-09-23 10:00 | La Fiesta rouge doit être déplacée [avant vendredi], merci.
2026-09-09 07:45 > 2026-09-23 10:00 | Rien ne vaut un vendredi frites.
2026-09-09 07:45 > 2026-09-23 10:00 | Demain, [samedi], c'est la fête du village et notre courge concourt.
2026-09-09 07:45 > 2026-09-18 10:00 | Demain, samedi, c'est la fête du village et notre courge concourt.
2026-09-09 07:45 > 2026-09-23 10:00 | Vous êtes nombreux à demander le nom du groupe de dimanche : Les Foins.
2026-09-09 07:45 > 2026-09-23 10:00 | Déstockage [ce week-end], tout doit partir.
2026-09-09 07:45 > 2026-09-23 10:00 | Sarah colore le mardi et le jeudi, Betty les autres jours.
2026-09-09 07:45 > 2026-09-23 10:00 | Ouvert le samedi de 9h à 13h jusqu'à Noël.
2026-09-09 07:45 > 2026-09-23 10:00 | Gardez le [samedi 19 septembre] : c'est notre repas des moissons.
2026-09-09 07:45 > 2026-09-23 10:00 | Le gazier passe [mardi], la cuisine ne fera que du froid.
2026-09-09 07:45 > 2026-09-23 10:00 | Le dimanche matin, on est studio de yoga, sinon mercerie.
2026-09-09 07:45 > 2026-09-23 10:00 | Le plus beau moment de samedi : le chien au nœud papillon.
2026-09-09 07:45 > 2026-09-23 10:00 | Sandwich 3,50 €, thé 1,20 €, bavardage gratuit.
2026-09-09 07:45 > 2026-09-23 10:00 | Prévoyez un peu d'attente [vendredi], la rue est en alternance.
2026-09-09 07:45 > 2026-09-23 10:00 | Dernières commandes de paniers : [mercredi midi].
zone Europe/Paris
2027-04-13 09:00 > 2027-04-27 11:00 | [Ce vendredi], sanglier à la broche jusqu'à épuisement.
2027-04-13 09:00 > 2027-04-27 11:00 | La Tarte du Mardi, citron à gogo, est à 3 € de moins tout avril.
2027-04-13 09:00 > 2027-04-27 11:00 | Le printemps est là : la patinoire a rendu l'âme dimanche.
2027-04-13 09:00 > 2027-04-27 11:00 | [Jeudi] est le dernier jour pour le concours, à vos crayons.
2027-04-13 09:00 > 2027-04-27 11:00 | Cordonnerie en deux jours, dépôt du lundi au vendredi.
2027-04-13 09:00 > 2027-04-27 11:00 | Depuis jeudi dernier, une chouette loge chez nous.
2027-04-13 09:00 > 2027-04-27 11:00 | Ponçage du parquet : fermé [du 17 au 19 avril].
2027-04-13 09:00 > 2027-04-14 12:00 | Ponçage du parquet : fermé du 17 au 19 avril.
2027-04-13 09:00 > 2027-04-27 11:00 | Fondée en 1889, inondée en 1921, toujours debout.
2027-04-13 09:00 > 2027-04-27 11:00 | Une fuite a mis notre cuisine hors service samedi.
2027-04-13 09:00 > 2027-04-27 11:00 | Une rando le dimanche, ça se prépare avec un sandwich du samedi.
2027-04-13 09:00 > 2027-04-27 11:00 | Cours de secourisme gratuit [samedi à 10h] à la caserne.
2027-04-13 09:00 > 2027-04-27 11:00 | Billets en prévente encore [jusqu'à jeudi].
2027-04-13 09:00 > 2027-04-27 11:00 | Qui a vu l'arc-en-ciel lundi soir ?
2027-04-13 09:00 > 2027-04-27 11:00 | Céramique à moitié prix [ce week-end], même les tasses bancales.
2027-04-13 09:00 > 2027-04-27 11:00 | En mai, le mimosa est offert aux mamans le dimanche.
2027-04-13 09:00 > 2027-04-27 11:00 | Ciné au parc : apportez une couverture [vendredi soir].
2027-04-13 09:00 > 2027-04-27 11:00 | Le vendredi, c'est chemise à carreaux.
2027-04-13 09:00 > 2027-04-27 11:00 | On est [mercredi] aujourd'hui ? Alors flammekueche !
2027-04-13 09:00 > 2027-04-27 11:00 | Demain c'est [samedi], le fournil ouvre à 6h.
2027-04-13 09:00 > 2027-04-23 11:00 | Demain c'est samedi, le fournil ouvre à 6h.
2027-04-13 09:00 > 2027-04-27 11:00 | Le Dr Haas ne consulte pas [mercredi], voyez le Dr Lemoine.
2027-04-13 09:00 > 2027-04-27 11:00 | Les chèvres Thelma et Louise sont arrivées vendredi.
2027-04-13 09:00 > 2027-04-27 11:00 | Horaires : lun-ven 9h-17h, sam 10h-14h.
2027-04-13 09:00 > 2027-04-27 11:00 | Notre apprentie a fait son premier dégradé jeudi, bluffant.
2027-04-13 09:00 > 2027-04-27 11:00 | Ouverture des portes [dimanche à midi], première course à 13h.
2027-04-13 09:00 > 2027-04-27 11:00 | Soirée filles chaque jeudi, entrée gratuite.
2027-04-13 09:00 > 2027-05-03 11:00 | Foire aux plants [le 1er mai] : tomates, poivrons et dix basilics.
2027-04-13 09:00 > 2027-04-27 11:00 | Quoi que vous fassiez samedi, faites-le avec un bon café.
2027-04-13 09:00 > 2027-04-27 11:00 | Merci de rapporter les costumes loués [d'ici mercredi].
zone Europe/Paris
2026-10-22 09:00 > 2026-11-05 10:00 | Des ongles qui font peur ? Il nous reste trois trous [samedi].
2026-10-22 09:00 > 2026-11-05 10:00 | Notre formule du samedi, œufs, bacon, café, 9,90 €.
2026-10-22 09:00 > 2026-11-05 10:00 | On change d'heure [dimanche] : une heure de lecture en plus.
2026-10-22 09:00 > 2026-11-05 10:00 | 112 petits fantômes l'an dernier, plus un caramel à 19h.
2026-10-22 09:00 > 2026-11-05 10:00 | Potimarrons 3 € pièce, 5 € les deux.
2026-10-22 09:00 > 2026-11-05 10:00 | Tricot-thé chaque mercredi dans l'arrière-boutique.
2026-10-22 09:00 > 2026-11-05 10:00 | Hélas, le feu d'automne de [dimanche] est annulé, le pré est un marécage.
2026-10-22 09:00 > 2026-11-05 10:00 | Lundi les poubelles, mardi encore les poubelles. Ne demandez pas.
2026-10-22 09:00 > 2026-11-05 10:00 | Nouvelle carte [dès vendredi], beaucoup de courge.
2026-10-22 09:00 > 2026-11-05 10:00 | Un antipuce acheté [avant fin octobre], le vermifuge offert.
2026-10-22 09:00 > 2026-11-05 10:00 | Le salon de Jess déménage au 14 Grand-Rue [le 2 novembre].
2026-10-22 09:00 > 2026-10-23 12:00 | Le salon de Jess déménage au 14 Grand-Rue le 2 novembre.
2026-10-22 09:00 > 2026-11-05 10:00 | Les gars ont monté une boîte et deux embrayages mardi, le tout avant midi.
2026-10-22 09:00 > 2026-11-05 10:00 | Petit mercredi tranquille, alors voici le chat de la boutique.
2026-10-22 09:00 > 2026-11-05 10:00 | Quiz [ce soir, jeudi 22], six par équipe maximum.
2026-10-19 09:00 > 2026-10-22 16:00 | Quiz ce soir, jeudi 22, six par équipe maximum.
2026-10-22 09:00 > 2026-11-05 10:00 | Chez nous depuis le 4 mars 2008 : bon anniversaire, Linda !
2026-10-22 09:00 > 2026-11-05 10:00 | Demain c'est [samedi] et la météo dit bottes.
2026-10-22 09:00 > 2026-10-23 17:00 | Demain c'est samedi et la météo dit bottes.
2026-10-22 09:00 > 2026-11-05 10:00 | Contrôle technique en semaine de 8h à 17h30, le samedi jusqu'à midi.
2026-10-22 09:00 > 2026-11-05 10:00 | Un anniversaire [ce week-end] ? On gonfle les ballons.
2026-10-22 09:00 > 2026-11-05 10:00 | Qui a réservé douze couverts pour [dimanche] sans laisser son numéro ?
2026-10-22 09:00 > 2026-11-05 10:00 | L'équipe de Radio Vilaine est passée boire un café vendredi.
2026-10-22 09:00 > 2026-11-05 10:00 | [Samedi] de 10h à 14h : venez avec vos pommes, on les presse.
2026-10-22 09:00 > 2026-11-05 10:00 | Salle comble au slam jeudi, on a même refusé du monde.
2026-10-22 09:00 > 2026-11-05 10:00 | Le lundi, feuilletés végétariens.
2026-10-22 09:00 > 2026-11-05 10:00 | Les lutins s'installent dans la grotte [lundi], gare à l'échelle.
2026-10-22 09:00 > 2026-11-05 10:00 | Table bricolage [de mardi à jeudi], 4 € par enfant.
2026-10-22 09:00 > 2026-11-05 10:00 | Dernière baignade de la saison [dimanche], l'eau est à 11 degrés.
2026-10-22 09:00 > 2026-11-05 10:00 | Vous avez [jusqu'à vendredi] pour voter.
2026-10-22 09:00 > 2026-11-05 10:00 | Barney, le chien du magasin, nous a quittés lundi.
zone Europe/Paris
2026-05-05 09:00 > 2026-05-19 10:00 | Dégustation de vins [vendredi] à 19h, 15 € avec amuse-bouches.
2026-05-05 09:00 > 2026-05-19 10:00 | [Samedi] : poterie pour les enfants de 10h à 12h. Inscription par message.
2026-05-05 09:00 > 2026-05-19 10:00 | On sera à la kermesse [dimanche] avec nos confitures.
2026-05-05 09:00 > 2026-05-19 10:00 | Pas de pain [mercredi], le moulin ne peut pas livrer.
2026-05-05 09:00 > 2026-05-19 10:00 | Notre kiné est absente [de jeudi à samedi].
2026-05-05 09:00 > 2026-05-19 10:00 | Fraises à 3 € la barquette [jusqu'à dimanche].
2026-05-05 09:00 > 2026-05-19 10:00 | Crabe frais [ce week-end], quantités limitées.
2026-05-05 09:00 > 2026-05-19 10:00 | Le cercle de lecture de [jeudi] se tient à l'étage.
2026-05-05 09:00 > 2026-05-19 10:00 | Il reste des rendez-vous ongles [vendredi] : 10h15 et 14h45.
2026-05-05 09:00 > 2026-05-19 10:00 | Le yoga maman-bébé démarre [lundi 11 mai].
2026-05-05 09:00 > 2026-05-06 12:00 | Le yoga maman-bébé démarre lundi 11 mai.
2026-05-05 09:00 > 2026-05-19 10:00 | Le Chausson du Dimanche : bœuf, jus, tout y est.
2026-05-05 09:00 > 2026-05-19 10:00 | 300 € récoltés samedi à la vente de gâteaux, merci !
2026-05-05 09:00 > 2026-05-19 10:00 | Chaque samedi : pain offert aux plus de 80 ans.
2026-05-05 09:00 > 2026-05-19 10:00 | Le vendredi, on ouvre plus tard.
2026-05-05 09:00 > 2026-05-19 10:00 | Depuis lundi, on livre en vélo cargo.
2026-05-05 09:00 > 2026-05-19 10:00 | Lun-ven 8h-17h, sam 8h-12h.
2026-05-05 09:00 > 2026-05-19 10:00 | Shampoing-coupe 25 €, couleur dès 40 €.
2026-05-05 09:00 > 2026-05-19 10:00 | En 1968, mon grand-père a acheté cette boutique.
2026-05-05 09:00 > 2026-05-19 10:00 | Vendredi dernier, un renard est entré et n'a rien acheté.
2026-05-05 09:00 > 2026-05-19 10:00 | Encore [lundi]. Café ?
2026-05-05 09:00 > 2026-05-19 10:00 | Deux nouveaux mécanos nous ont rejoints lundi.
2026-05-05 09:00 > 2026-05-19 10:00 | La haie a été taillée samedi, on revoit l'enseigne.
2026-05-05 09:00 > 2026-05-19 10:00 | Aujourd'hui c'est [mercredi], donc soupe.
2026-05-05 09:00 > 2026-05-19 10:00 | Moitié prix les lundis et mardis de mai.
2026-05-05 09:00 > 2026-05-08 10:00 | Demain samedi, on ouvre à 7h.
2026-05-05 09:00 > 2026-05-07 10:00 | [Demain samedi], on ouvre à 7h.
2026-05-05 09:00 > 2026-05-19 10:00 | Amoureux du dimanche, ce fauteuil est pour vous.
2026-05-05 09:00 > 2026-05-19 10:00 | Les livraisons partent chaque mardi et vendredi.
2026-05-05 09:00 > 2026-05-19 10:00 | [Le 14], notre four fête ses 50 ans.
zone America/Montreal
2027-01-12 09:00 > 2027-01-26 10:00 | Aiguisage de patins gratuit [samedi] de 9 h à midi, pour les enfants seulement.
2027-01-12 09:00 > 2027-01-26 10:00 | On a franchi les 1 000 abonnés dimanche soir, merci la gang.
2027-01-12 09:00 > 2027-01-26 10:00 | La Pile du Samedi : trois crêpes, bacon, vrai sirop d'érable.
2027-01-12 09:00 > 2027-01-26 10:00 | La clinique sera fermée [vendredi] pour un congrès.
2027-01-12 09:00 > 2027-01-26 10:00 | Concours de chili [ce samedi] ! Apportez votre cuillère.
2027-01-12 09:00 > 2027-01-26 10:00 | La charrue a enseveli notre enseigne lundi, mais oui, on est là.
2027-01-12 09:00 > 2027-01-26 10:00 | Levain le jeudi, brioches le vendredi.
2027-01-12 09:00 > 2027-01-26 10:00 | Les cours pour débutants reprennent [le 18 janvier].
2027-01-12 09:00 > 2027-01-13 12:00 | Les cours pour débutants reprennent le 18 janvier.
2027-01-12 09:00 > 2027-01-26 10:00 | 40 % sur tous les manteaux [jusqu'à dimanche].
2027-01-12 09:00 > 2027-01-26 10:00 | Depuis samedi, un bonhomme de neige garde la terrasse.
2027-01-12 09:00 > 2027-01-26 10:00 | Mar-ven 10 h-18 h, sam 9 h-16 h, fermé dim et lun.
2027-01-12 09:00 > 2027-01-26 10:00 | Venez dire au revoir à Margot [jeudi], 31 ans derrière ce comptoir.
2027-01-12 09:00 > 2027-01-26 10:00 | Pose de pneus en 15 minutes, 60 $ avec équilibrage.
2027-01-12 09:00 > 2027-01-26 10:00 | Le plus beau dimanche de l'hiver, la côte était pleine.
2027-01-12 09:00 > 2027-01-26 10:00 | Le groupe qui joue [vendredi] est bruyant. Vous êtes prévenus.
2027-01-12 09:00 > 2027-01-26 10:00 | Demain c'est [vendredi] et jour de paie. Poutine ?
2027-01-12 09:00 > 2027-01-14 17:00 | Demain c'est vendredi et jour de paie. Poutine ?
2027-01-12 09:00 > 2027-01-26 10:00 | Notre fondateur a ouvert le 15 janvier 1956.
2027-01-12 09:00 > 2027-01-26 10:00 | Aquaforme des aînés les lundis et mercredis à 8 h.
zone Europe/Paris
2026-08-11 09:00 > 2026-08-25 10:00 | Concours de pêche aux crabes [samedi], seaux fournis.
2026-08-11 09:00 > 2026-08-25 10:00 | Le homard est là ! Commandez-le cuit [avant vendredi].
2026-08-11 09:00 > 2026-08-25 10:00 | Désolés, le terminal est tombé en panne dimanche.
2026-08-11 09:00 > 2026-08-25 10:00 | Horaires d'été : lundi au samedi 8h-20h, dimanche 10h-16h.
2026-08-11 09:00 > 2026-08-25 10:00 | La soirée macramé revient [jeudi], débutants bienvenus.
2026-08-11 09:00 > 2026-08-25 10:00 | La Tourte du Vendredi, c'est bœuf et bière depuis toujours.
2026-08-11 09:00 > 2026-08-25 10:00 | Un goéland a volé le sandwich de David lundi.
2026-08-11 09:00 > 2026-08-25 10:00 | Deux chambres encore [ce week-end], vue mer.
2026-08-11 09:00 > 2026-08-25 10:00 | Glaces dès 2 €, glace pour chien 1,50 €.
2026-08-11 09:00 > 2026-08-25 10:00 | [À partir de lundi], petit déjeuner chez nous.
2026-08-11 09:00 > 2026-08-25 10:00 | La régate a lieu [le 15 août], rues barrées.
2026-08-11 09:00 > 2026-08-25 10:00 | Jazz en terrasse tous les dimanches.
2026-08-11 09:00 > 2026-08-25 10:00 | Bâtie en 1902, boulangerie depuis 1950.
2026-08-11 09:00 > 2026-08-25 10:00 | La formation se termine [vendredi], bravo à tous !
2026-08-11 09:00 > 2026-08-25 10:00 | On se voit [demain, samedi], à la plage.
zone Europe/Paris
2027-03-02 09:00 > 2027-03-17 10:00 | 50 jonquilles pour 10 €, [jusqu'à samedi] ou épuisement.
2027-03-02 09:00 > 2027-03-17 10:00 | Initiation au tour de potier [jeudi soir], argile sous les ongles garantie.
2027-03-02 09:00 > 2027-03-17 10:00 | Vendredi, trois mariées le même jour, et pas une larme.
2027-03-02 09:00 > 2027-03-17 10:00 | Le Moka du Lundi coûte 3 €.
2027-03-02 09:00 > 2027-03-17 10:00 | Notre comptable part à la retraite [vendredi]. On trinque à 16h.
2027-03-02 09:00 > 2027-03-17 10:00 | Le goûter des mamans a lieu [dimanche 7 mars].
2027-03-02 09:00 > 2027-03-17 10:00 | Chaque mardi, le bibliobus se gare devant chez nous.
2027-03-02 09:00 > 2027-03-17 10:00 | Neuf vélos réparés samedi, onze beignets engloutis.
2027-03-02 09:00 > 2027-03-17 10:00 | Horaires : lun-jeu 9h-17h, ven 9h-19h, sam 10h-15h.
2027-03-02 09:00 > 2027-03-17 10:00 | Depuis vendredi, les cloches sonnent de nouveau.
2027-03-02 09:00 > 2027-03-17 10:00 | Marché fermier sur la place [ce samedi].
2027-03-02 09:00 > 2027-03-17 10:00 | Il reste du toilettage [pour vendredi et samedi].
2027-03-02 09:00 > 2027-03-17 10:00 | Maison fondée en 1932.
2027-03-02 09:00 > 2027-03-17 10:00 | [Demain vendredi], le camion est à Hautpré.
2027-03-02 09:00 > 2027-03-17 10:00 | On ouvre aussi le dimanche [à partir du 14 mars].
zone Europe/Paris
2026-07-07 09:00 > 2026-07-21 10:00 | La fanfare joue dans la cour [samedi] après-midi, transats bienvenus.
2026-07-07 09:00 > 2026-07-21 10:00 | Plus de wifi jusqu'au passage du technicien [jeudi].
2026-07-07 09:00 > 2026-07-21 10:00 | Mes habitués du jeudi méritent une médaille.
2026-07-07 09:00 > 2026-07-21 10:00 | Le Scone du Dimanche est au fromage ce mois-ci.
2026-07-07 09:00 > 2026-07-21 10:00 | Cours de natation en semaine dès 16h.
2026-07-07 09:00 > 2026-07-21 10:00 | La lavande est en fleur, la cueillette ouvre [dimanche].
2026-07-07 09:00 > 2026-07-21 10:00 | Une cliente nous a mis cinq étoiles vendredi, ça fait la semaine.
2026-07-07 09:00 > 2026-07-21 10:00 | Tirage de la tombola [vendredi], un euro le billet.
2026-07-07 09:00 > 2026-07-21 10:00 | Magasin fermé [du 13 au 15 juillet].
2026-07-07 09:00 > 2026-07-21 10:00 | Le même levain depuis 1999.
2026-07-07 09:00 > 2026-07-21 10:00 | Seulement [jusqu'à mercredi] : trois livres pour cinq euros.
2026-07-07 09:00 > 2026-07-21 10:00 | Demain c'est [jeudi], on ferme à 20h.
`;
