/** What stands before a number that only tells one thing from others: "table 4", "Top 10", "Nr. 5". */
export const LABELS = new Set(
  "top,no,nr,number,nummer,numero,numéro,número,szám,table,tisch,room,zimmer,size,größe,grosse,taille,talla,tamanho,taglia,chapter,kapitel,part,teil,parte,partie,step,schritt,paso,passo,level,stufe,tag,day,dia,jour,giorno,week,woche,line,linie,linea,route,platz,place,puesto,lugar,posto,saison,season,staffel,band,volume,vol,bus,tram,gate,exit,phase,fase,etappe,formel,formula,fórmula,typ,type,tipo,version,tipp,tip,consejo,dica,consiglio,conseil,page,seite,página,oldal,covid,windows,iphone,golf".split(
    ",",
  ),
);

/** Things that are counted for the sake of the sentence: "5 reasons to visit us". */
export const IDLE = new Set(
  (
    "reasons,reason,things,thing,tips,tip,steps,step,ways,way,ideas,idea,thanks,smiles,times,points,stars,star,words,percent,x," +
    "gründe,gründen,dinge,dingen,tipps,schritte,schritten,ideen,mal,punkte,sterne,sternen,dank,worte," +
    "raisons,choses,conseils,astuces,étapes,idées,fois,points,étoiles,mercis,mots," +
    "razones,cosas,consejos,trucos,pasos,ideas,veces,puntos,estrellas,gracias,palabras," +
    "motivos,razões,coisas,dicas,passos,ideias,vezes,pontos,estrelas,obrigados,palavras," +
    "motivi,ragioni,cose,consigli,passi,idee,volte,punti,stelle,grazie,parole," +
    "ok,okot,okból,dolog,tipp,tippet,tippünk,lépés,lépésben,ötlet,ötletet,szer,szor,ször,pont,csillag,csillagos,köszönet"
  ).split(","),
);
