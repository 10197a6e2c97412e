import type { TalkWords } from "./types";

/** French. */
export const french: TalkWords = {
  small:
    "un une des le la les l d de du et ou mais à au aux pour par en avec comme sur que qu qui quoi quel quelle quels quelles ne n pas ni aucun aucune plus moins très aussi seulement juste bien sûr certainement parfait entendu super accord plaisir volontiers est sont était être soit a ont y peut pourrait devrait si s quand comment combien autre autres c ce cela ça alors maintenant oui non tel malheureusement désolé désolée navré possible impossible mesure capable prix date heure adresse téléphone lieu lien nom faire fais fasse espère convient convienne aide plaît chang* modifi* ajout* inclu* laissé* gardé* utilisé* simple chaleureux pense penses pensez dites merci problème parce sans selon jusqu' déjà plutôt formel familier clair direct faits informations précision précisions idée idées début fin ligne lignes utiliser nouveau nouvelle prêt prête demande demandes autorisé autorisée hésitez hésite volontairement faute côté fait note notes remarque* page message* mot mots style serait seraient première premier il elle on convient-il dis-le dites-le différent différente mieux meilleur doit devoir dois besoin faut rien tout toute toutes tous même telle compris ravi ravie excellent génial ludique sérieux quelques regrette heureux heureuse aurais aurait fera genre type reste disposition",
  person:
    "je j me m moi mon ma mes vous votre vos tu te t toi ton ta tes souhaitez voulez veux préférez préfères peux ai suis",
  point: "voici voilà ceci cette ci-dessous suivant suivante suivants ainsi cela",
  text: "texte textes publication publications post posts annonce annonces publicité* légende* brouillon* version* formulation* phrase phrases ton paragraphe* crochet* emoji* émoji* hashtag* contenu* proposition* ajust* adapt* raccourci* rallong* réécri* reformul* court courte long longue mentionn* omis omettre inventé* indiqué* précisé* fourni* facebook suggestion*",
  make: "traiter écri* rédig* cré* génér* prépar* propose proposer rédige suggère",
  cannot: "ne n pas",
  promise: "rédige écris",
  help: "aider",
};
