/** Written > sent, by the clock of the zone | the text; what it contradicts stands in brackets. */
export const FRENCH = `
zone Europe/Paris
2026-03-01 18:00 > 2026-03-10 09:00 | [Samedi] : atelier levain pour débutants, il reste deux places.
2026-03-01 18:00 > 2026-03-06 09:00 | Samedi : atelier levain pour débutants, il reste deux places.
2026-03-01 18:00 > 2026-03-07 09:00 | [Vendredi], nous restons ouverts jusqu'à 21 h.
2026-03-01 18:00 > 2026-03-05 09:00 | Vendredi, nous restons ouverts jusqu'à 21 h.
2026-03-02 10:00 > 2026-03-11 09:00 | Chaque samedi, des brioches toutes chaudes dès 8 h.
2026-03-02 10:00 > 2026-03-11 09:00 | Tous les vendredis, c'est quiche lorraine.
2026-03-02 10:00 > 2026-03-11 09:00 | Le salon est fermé le lundi.
2026-03-02 10:00 > 2026-03-11 09:00 | Le samedi, on fait la queue pour nos croissants, et ça vaut le coup.
2026-03-03 10:00 > 2026-03-11 09:00 | Samedi dernier, vous étiez si nombreux. Merci !
2026-03-03 10:00 > 2026-03-11 09:00 | Depuis vendredi, la tarte à la rhubarbe est de retour.
2026-03-03 10:00 > 2026-03-11 09:00 | Samedi, nous avons préparé 300 petits pains en une nuit.
2026-03-04 11:00 > 2026-03-05 09:00 | Demain, [samedi], on ouvre dès 7 h avec des croissants chauds.
2026-03-04 11:00 > 2026-03-06 09:00 | Demain, samedi, on ouvre dès 7 h avec des croissants chauds.
2026-03-04 11:00 > 2026-03-05 09:00 | Aujourd'hui [vendredi], ouvert jusqu'à 20 h.
2026-03-04 11:00 > 2026-03-06 09:00 | Aujourd'hui vendredi, ouvert jusqu'à 20 h.
2026-03-02 08:00 > 2026-03-08 10:00 | -20 % sur toutes les colorations [jusqu'à samedi].
2026-03-02 08:00 > 2026-03-07 10:00 | -20 % sur toutes les colorations jusqu'à samedi.
2026-03-02 08:00 > 2026-03-16 10:00 | [Ce week-end], grand marché aux fleurs devant la boutique.
2026-03-02 08:00 > 2026-03-08 10:00 | Ce week-end, grand marché aux fleurs devant la boutique.
2026-03-02 08:00 > 2026-03-10 10:00 | Concert de jazz au café [de vendredi à dimanche], entrée libre.
2026-03-02 08:00 > 2026-03-07 10:00 | Concert de jazz au café de vendredi à dimanche, entrée libre.
2026-12-10 08:00 > 2026-12-28 10:00 | Fermeture du [24 au 26 décembre] inclus.
2026-12-10 08:00 > 2026-12-26 10:00 | Fermeture du 24 au 26 décembre inclus.
2026-03-02 08:00 > 2026-03-16 10:00 | Brunch le [15 mars], réservez vite votre table !
2026-03-02 08:00 > 2026-03-15 08:00 | Brunch le 15 mars, réservez vite votre table !
2026-03-02 08:00 > 2026-03-22 10:00 | Portes ouvertes le [21/03] à partir de 10 h.
2026-03-02 08:00 > 2026-03-19 10:00 | Portes ouvertes le 21/03 à partir de 10 h.
2026-03-02 08:00 > 2026-03-22 10:00 | C'est le 12 mars 1998 que tout a commencé, avec un seul four.
2026-03-02 08:00 > 2026-03-22 10:00 | Horaires : du lundi au vendredi 7 h-18 h, samedi 8 h-13 h.
2026-03-02 08:00 > 2026-03-22 10:00 | Ouvert du mardi au samedi de 9 h à 18 h. Tél. 01 23 45 67 89.
2026-03-02 08:00 > 2026-03-22 10:00 | Coupe et brushing à 35,50 €, au 12 rue du 4-Septembre.
2026-03-02 08:00 > 2026-03-22 10:00 | Mon secret ? 10 heures de repos pour la pâte, et la barre Mars dans le fondant.
2026-03-02 08:00 > 2026-03-22 10:00 | La boulangerie Samedi fête ses cinq ans cette année.
2026-03-02 08:00 > 2026-03-22 10:00 | Goûtez « Dimanche », notre pain aux noix du terroir.
2026-03-02 08:00 > 2026-03-22 10:00 | 1er prix du concours de la meilleure baguette, pour la 3e fois !
2026-03-02 08:00 > 2026-03-06 10:00 | [À partir de jeudi], nous ouvrons une demi-heure plus tôt.
2026-03-02 08:00 > 2026-03-05 06:00 | À partir de jeudi, nous ouvrons une demi-heure plus tôt.
2026-03-02 08:00 > 2026-03-09 10:00 | Commandez vos gâteaux avant [jeudi soir].
2026-03-02 08:00 > 2026-03-04 10:00 | Commandez vos gâteaux avant jeudi soir.
2026-03-02 08:00 > 2026-03-16 10:00 | [Samedi 14 mars], contrôle gratuit de vos freins au garage.
2026-03-02 08:00 > 2026-03-14 09:00 | Samedi 14 mars, contrôle gratuit de vos freins au garage.
2026-03-07 09:00 > 2026-03-10 09:00 | Rendez-vous samedi pour la dégustation !
2026-03-07 09:00 > 2026-03-16 09:00 | Rendez-vous [samedi] pour la dégustation !
2026-03-27 08:00 > 2026-03-30 00:30 | Changement d'heure [dimanche] : on ouvre une heure plus tard.
2026-03-02 08:00 > 2026-05-03 10:00 | Le [1er mai], un brin de muguet offert pour tout achat.
2026-03-02 08:00 > 2026-04-28 10:00 | Le 1er mai, un brin de muguet offert pour tout achat.
2026-03-02 08:00 > 2026-03-10 10:00 | Soirée tapas [ce vendredi], sur réservation.
2026-03-02 08:00 > 2026-03-22 10:00 | Ça sent bon ici ! Je vous attends du mardi au dimanche matin.
2026-03-02 08:00 > 2026-03-10 10:00 | Ateliers enfants [mercredi et jeudi] après-midi, 12 € par enfant.
2026-03-02 08:00 > 2026-03-22 10:00 | Le premier samedi du mois, c'est dégustation gratuite.
zone Europe/Paris
2026-04-13 09:00 > 2026-04-19 12:00 | 🥐 POP-UP 🥐¶[Samedi 18 avril], dès 9 h, jusqu'à épuisement¶Devant la gare !
2026-04-13 09:00 > 2026-04-18 07:00 | 🥐 POP-UP 🥐¶Samedi 18 avril, dès 9 h, jusqu'à épuisement¶Devant la gare !
2026-04-13 09:00 > 2026-04-22 12:00 | Il reste deux créneaux [vendredi après-midi] : écrivez-nous vite.
2026-04-13 09:00 > 2026-04-22 12:00 | Quel monde samedi au marché ! À 11 h, il ne restait plus une miette.
2026-04-13 09:00 > 2026-04-28 12:00 | Pneus changés sans rendez-vous, en semaine de 8 h à 17 h.
2026-04-13 09:00 > 2026-04-20 12:00 | Attention : fermeture exceptionnelle [jeudi et vendredi] pour travaux.
2026-04-13 09:00 > 2026-05-05 12:00 | Vos bouquets de fête des mères sont à commander avant le [2 mai], midi.
2026-04-13 09:00 > 2026-04-28 12:00 | Un dimanche sans crêpes n'est pas un vrai dimanche, passez nous voir.
2026-04-13 09:00 > 2026-04-22 12:00 | Le cours de mercredi dernier a tellement plu qu'on remet ça bientôt.
2026-04-13 09:00 > 2026-05-18 12:00 | Salon ouvert exceptionnellement le [dimanche 17 mai] de 10 h à 14 h.
`;
