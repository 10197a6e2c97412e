import type { Words } from "./types";

export const ITALIAN_WORDS: Words = {
  common:
    "il,lo,la,gli,le,un,una,e,di,del,dei,in,con,per,è,al,che,si,tuo,tua,più,non,già,vi,ci,a,dal,dalle,nel,su,anche,i,io,lui,lei,noi,voi,loro,mi,ti,ma,molto,bene,abbiamo,ancora,due,tre,qui,tutta,poco,fresco,fresca,fa,facciamo,tra,fra,questi,queste,sta,stiamo,sul,sulla,nei,negli,allo,ed,o,se,quando,chi,nostre,vostro,vostra,ha,hanno,ho,gratis",
  weekdays: "domenica,lunedi,martedi,mercoledi,giovedi,venerdi,sabato",
  plurals: "domeniche,,,,,,sabati",
  short: "dom,lun,mar,mer,gio,ven,sab",
  months:
    "gennaio gen,febbraio feb,marzo mar,aprile apr,maggio mag,giugno giu,luglio lug,agosto ago,settembre set sett,ottobre ott,novembre nov,dicembre dic",
  before: {
    every:
      "tranne,tranne il,tranne la,eccetto,escluso,ogni,tutti i,tutte le,sempre di,sempre il,di ogni,qualsiasi",
    until:
      "fino a,fino al,fino alla,entro,entro il,entro la,prima di,non oltre,entro e non oltre,sino a,sino al,al più tardi,prima del",
    from: "a partire da,a partire dal,a partire dalla,con inizio,inizia,comincia,inizia il,parte",
    over: "ieri,scorso,scorsa,lo scorso,la scorsa,foto di,foto del,che,dopo,ultimo,ultima,dallo scorso,dalla scorsa,immagini di,video di,dopo il",
    since: "da",
    article: "il,la,al,alla,del,della,dal,dalla,di,i,le,un,una,nel,nella",
    this: "questo,questa,prossimo,prossima,il prossimo,la prossima,del prossimo,della prossima,questo prossimo",
    counted: "primo,prima,secondo,seconda,terzo,terza,quarto,quarta,1°,altro",
    name: "panificio,forno,caffè,bar,salone,pane,signor,signora,sig,chiamato,chiamata,san,santo,officina,black,fioreria,nostro,nostra,via,santa,pasticceria,chiama,si chiama,ristorante,dottor,gelateria,parrucchiere",
    glue: "di,per,a,in,e,la notte di,tra,data,giorno,notte tra,sera di,mattina di,notte di,pomeriggio di",
    part: "mattina,sera,pomeriggio,notte,mezzogiorno",
  },
  after: {
    every: "sì e uno",
    part: "mattina,sera,pomeriggio,notte,a pranzo,a cena,a mezzogiorno",
    over: "scorso,scorsa,passato,passata",
    this: "prossimo,prossima,che viene",
    counted: "dell inverno,dell estate,dell anno,della stagione,del mese,di ogni mese,di avvento,d avvento",
    name: "festivo,santo,grasso,dell angelo,delle palme,di pasqua,delle ceneri,nero",
  },
  to: "a,al,alla,fino a,fino al,fino alla",
  and: "e,o,ed,oppure,e il,o il,e la,ed il",
  yesterday: "ieri,ieri sera,ieri mattina",
  today: "oggi,stasera,stamattina,stanotte,questa sera,questa mattina,questo pomeriggio",
  tomorrow: "domani,domani sera,domani mattina",
  overmorrow: "dopodomani,dopo domani",
  weekend: "fine settimana,weekend,week end",
  is: "è,il,giorno,siamo,a,cioè,che è,la,solo,soltanto",
  hours: "orari,orario,orari di apertura,orario di apertura,i nostri orari",
  open: "aperto,aperti,aperta,apriamo,chiuso,chiusi,chiusa,chiudiamo,apre,vi aspettiamo,aperte",
  rest: "su appuntamento,gli altri giorni,cerchiamo,assumiamo,giorno di chiusura,giorno di riposo,chiusura settimanale,riposo settimanale,turno di riposo,e festivi,e i festivi",
  again:
    "giorno della settimana,il giorno peggiore,il giorno più,feriali,in settimana,ogni settimana,tutte le settimane,ogni mese,tutti i mesi,ogni anno,tutti gli anni,tutto l anno,settimanale,settimana dopo settimana,tutti i giorni,ogni giorno,sette giorni,7 giorni su 7",
  usual: "qualunque cosa,nessuno,a nessuno,sempre,come sempre,come al solito,come d abitudine",
  nextWeek: "prossima settimana,settimana prossima",
  week: "questa settimana",
  past: "raccolti,raccolto,raccolte,grazie per,il bello,il meglio,un saludo a,un saluto a,un saluto alla,un saluto ai,mille grazie,applauso,applausi,grazie per gli,arrivato,arrivata,arrivati,arrivate,nato,nata,nati,nate,operato,operata,adottato,adottata,venne,fece,nacque,vinse,accese,grazie alla,grazie al,grazie ai,grazie alle,complimenti a,era,erano,eravate,eravamo,ieri,è stato,è stata,sono stati,siete stati,grazie per,grazie a tutti,la settimana scorsa,è andata,è andato,fu,siete venuti,è arrivato,è arrivata,sono arrivati,sono arrivate,è finito,è finita,sono finiti,sono finite,sono venuti,sono venute,è piaciuto,è piaciuta,è successo,siamo andati,siamo stati,ci siamo divertiti,siamo partiti,ero,si è,si sono",
  helpers: "abbiamo,avete,hanno,ha,ho,è,sono,siamo,siete",
  participles:
    "chiesto,steso,stesa,sceso,scesa,scesi,scese,appeso,appesa,acceso,speso,reso,resa,sorpreso,mosso,mossa,scritto,scritta,cotto,tradotto,prodotto,*vinto,*pinto,*giunto,pianto,risposto,proposto,*olto,*orto,*perto,sofferto,*messo,*messa,concesso,commosso,commossi,corsa,corsi,presa,presi,prese,detta,fatta,fatti,vista,visti,viste,*into,*unto,successo,morto,spento,scelto,accolto,accolti,travolto,travolti,tolto,corso,*ato,*uto,*ito,fatto,visto,preso,messo,detto,*ati,*uti,*iti,aperto,offerto,chiuso,*ata,rotto,rotta,scritto,letto,perso,persa,rimasto,rimasti,vissuto",
  overs: "*ava,*eva,*arono,*erono,*irono,*avano,*evano,*avamo,*evamo,*avate,*evate,*ò",
  future:
    "ultimo giorno,scade,scadono,pieno,piena,al completo,annullato,annullata,rinviato,rinviata,rimandato,rimandata,sospeso,sospesa,sarà,saranno,apriremo,avremo,vieni,torna,torniamo,prenota,aspettiamo,faremo,saremo,venite,posto,posti,liberato,libero,liberi,restano,resta,disponibili,aperto,aperta,aperti,aperte,chiuso,chiusa,chiusi,chiuse,dedicato,dedicata,riservato,riservata,previsto,prevista,invitati,invitato,invitate,esaurito,fissato,fissata,gradito,gradita,vietato,scontato,scontati,scontata,garantito,limitati,limitato,organizzato",
  any: "che sia,se è,quando è,che è,è il nome,perché aspettare,è il nostro giorno,senza,non è,non è una,non è un,come una,come un,sa di,compresa,compreso,inclusa,incluso,compresi,significa,è giorno di",
  oh: "che,quanta,quanti,quante,wow",
  on: "il,dal,al,fino al,entro il,giorno,e,del,a partire dal,data,l,prima del",
};
