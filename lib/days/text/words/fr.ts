import type { Words } from "./types";

export const FRENCH_WORDS: Words = {
  common:
    "le,la,les,des,un,une,et,du,au,aux,nos,votre,vos,est,sont,sur,ce,qui,que,c,l,d,dès,à,on,pas,ou,en,mon,ma,sa,je,il,elle,ils,se,s,n,ne,y,mais,très,bien,venez,avons,fait,faire,deux,trois,nouveau,nouvelle,frais,bonjour,encore,aussi,entre,sous,leur,leurs,ses,son,été,ça,petit,petite,si",
  weekdays: "dimanche,lundi,mardi,mercredi,jeudi,vendredi,samedi",
  plurals: "dimanches,lundis,mardis,mercredis,jeudis,vendredis,samedis",
  short: "dim,lun,mar,mer,jeu,ven,sam",
  months:
    "janvier janv jan,fevrier fevr fev,mars,avril avr,mai,juin,juillet juil,aout,septembre sept sep,octobre oct,novembre nov,decembre dec",
  before: {
    every: "sauf,sauf le,chaque,tous les,toutes les,tout les,toujours le,habituellement le",
    until:
      "jusqu à,jusqu a,jusqu au,avant,avant le,d ici,d ici le,d ici au,au plus tard,au plus tard le,jusque",
    from: "à partir de,à partir du,a partir de,a partir du,dès,à compter de,à compter du,commence,débute,commence le,débute le",
    over: "hier,photos de,photos du,quel,quelle,après,images de,images du,vidéo de,retour sur,souvenirs de,après le",
    since: "depuis,depuis le",
    article: "les,le,du,au,un,des",
    next: "prochain,prochaine",
    this: "ce,cette",
    counted: "premier,deuxième,troisième,quatrième,dernier,1er,2e,3e,2ème,3ème",
    name: "boulangerie,café,salon,chez,pain,monsieur,madame,m,mme,maison,atelier,baguette,appelé,nommé,nommée,boutique,robinson,pâtisserie,bar,brasserie,garage,appelle,s appelle,restaurant,bistro,épicerie,fleuriste,docteur",
    glue: "de,pour,à,en,dans la nuit de,dans la nuit du,et,d,dès,sauf,date",
    part: "matin,midi,soir,après midi,apres midi,nuit",
  },
  after: {
    every: "sur deux",
    part: "matin,midi,soir,après midi,apres midi,nuit,en soirée,en journée,au soir",
    over: "dernier,passé,derniers",
    next: "prochain,en huit",
    counted: "de l hiver,de l été,de l année,de la saison,du mois,de chaque mois,de l avent",
    name: "férié,saint,gras,des cendres,noir,de pâques,des rameaux,de pentecôte",
    this: "qui vient,qui arrive",
  },
  to: "à,a,au,jusqu au,jusqu à,jusqu a",
  and: "et,ou,et le,ou le,puis,et ce,ainsi que",
  yesterday: "hier,hier soir,avant hier",
  today: "aujourd hui,ce soir,ce matin,cet après midi,cette nuit",
  tomorrow: "demain,demain soir,demain matin",
  overmorrow: "après demain",
  weekend: "fin de semaine,week end,weekend,we",
  is: "c,est,le,on,nous,sommes,ce,et c,seulement,uniquement",
  hours: "horaires,horaires d ouverture,heures d ouverture,nos horaires,horaire",
  open: "ouvert,ouverts,ouverte,ouvertes,fermé,fermés,fermée,fermées,vous accueille,vous accueillons,ouvre,accueil",
  rest: "sur rendez vous,les autres jours,recrute,recrutons,recherchons,jour de fermeture,fermeture hebdomadaire,jour de repos,et jours fériés",
  again:
    "jour de la semaine,en semaine,chaque semaine,toutes les semaines,chaque mois,tous les mois,chaque année,tous les ans,toute l année,hebdomadaire,tous les jours,chaque jour,sept jours sur sept,7 jours sur 7,quotidien",
  usual: "quoi que,personne ne,personne n,toujours,comme toujours,comme d habitude,comme à l accoutumée",
  nextWeek: "la semaine prochaine,semaine prochaine",
  week: "cette semaine",
  past: "récolté,récoltés,récoltée,récoltées,merci pour,plus beau moment,meilleur moment,entré,entrée,passé nous,passée nous,passés nous,passé chez,venu,venue,venus,venues,tombé,tombée,trouvé,trouvée,oublié,oubliée,bonjour au,bonjour aux,mille mercis,chapeau à,chapeau au,chapeau aux,arrivé,arrivée,arrivés,arrivées,né,née,nés,nées,opéré,opérée,adopté,adoptée,gagnant,gagnante,gagnants,merci au,merci aux,bravo à,bravo aux,remerciements,étions,avions,avaient,restait,était,étaient,étiez,avait,hier,merci d être,merci d avoir,merci pour,merci à tous,avez été,a été,fut,furent,la semaine dernière",
  helpers: "avons,avez,ont,a,ai,sommes,êtes,sont,as,est",
  participles:
    "*i,*u,*ert,*int,*it,*paru,*enu,*endu,peint,joint,jointe,joints,rejoint,inscrit,inscrite,prise,prises,mise,mises,faite,faites,découvert,appris,tenu,couru,plu,bu,cuit,écrit,battu,élu,élue,*é,*és,fait,*ée,*ées,venu,venus,vendu,vendus,reçu,reçus,pris,mis,eu,vu,vus,venues,servi,servis,rempli,réussi,fini,dit,offert,parti,partis,perdu,sorti,connu,accueilli,rendu",
  overs: "*aient,*ait",
  future:
    "dernier jour,date limite,annoncés,annulé,annulée,reporté,reportée,ouvert,ouverts,ouverte,fermé,fermés,fermée,sera,serons,seront,prochain,revient,réservé,invité,invités,libérée,libéré,place,places,reste,créneau,créneaux,disponible,disponibles",
  any: "que ce soit,si c est,quand c est,qu on est,quand on est,si on est,est le nom,pourquoi attendre,est notre jour,sans,pas un,comme un,n est pas,compris,inclus,même,rime avec,signifie,c est jour",
  oh: "sacré,sacrée,drôle de,quel,quelle,quels,quelles,wow,waouh",
  on: "le,du,au,jusqu au,dès le,avant le,et,à partir du,date,dès",
};
