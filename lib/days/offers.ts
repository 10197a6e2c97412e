import type { Locale } from "@/lib/i18n/locales";

/** Words about the future or addressed to the reader: "we …", "bring …"; beginning, ending, coming, moving; absence. */
const WORDS: Readonly<Record<Locale, string>> = {
  en: "happens,visits,plays,sings,reads,signs,shows,hosts,presents,celebrates,turns,marries,welcomes,launches,leads,teaches,joins,goes,stays,works,serves,need,needs,want,bake,baking,save,reserve,last,final,next,mind,watch,beware,careful,we,you,ll,please,bring,us,drop,pick,collect,free,land,lands,arrive,arrives,moving,moves,miss,come,comes,coming,out,shut,shuts,close,closes,closing,open,opens,opening,early,start,starts,starting,begin,begins,end,ends,ending,leave,leaves,return,returns,run,runs,no,not,away,off,look,expect,join,keep,meet,takes,due,covers,can,deadline",
  es: "se,toca,canta,lee,firma,presenta,celebra,celebran,vuelve,vuelven,empieza,recibe,recibimos,organiza,visita,visitan,actúa,actúan,juega,juegan,tiene,tenemos,será,seran,sube,baja,abre,abren,estará,necesitamos,reserva,inscripción,entrada,cuidado,ojo,atención,aviso,cambia,cambian,instala,instalan,nos,te,os,solo,sólo,llega,llegan,gratis,hay,gratuito,gratuita,viene,vienen,sale,salen,pierdas,trae,traed,traigan,ven,venid,vengan,pide,pedid,encarga,apunta,llama,avisa,buscad,busca,busquen,empiezan,arranca,comienza,comienzan,termina,acaba,cierra,cumple,no,ni,pasa,corte,puede,pueden,presta,alguien,ultimo,último,última,contad,reservad",
  pt: "se,toca,canta,lê,autografa,apresenta,comemora,volta,voltam,recebe,organiza,visita,joga,jogam,vai,será,sobe,abre,abrem,precisamos,precisa,inscrição,entrada,acontece,rola,pousa,substitui,ensina,pega,cuidado,atenção,aviso,muda,mudam,começam,te,você,vocês,vão,chega,chegam,grátis,só,espera,gratuito,gratuita,retire,há,vem,vêm,sai,saem,percam,tem,traga,tragam,venha,venham,chame,ligue,peça,atende,começa,termina,acaba,fecha,faz,fazem,não,nem,falta,procurem,contem,pode,podem,alguém,último,última,reserve,reservem",
  it: "si,suona,canta,legge,firma,presenta,festeggia,torna,tornano,riprende,organizza,accoglie,visita,gioca,giocano,sarà,aumenta,riapre,aspetta,serve,servono,prenotazione,ingresso,rientra,sposa,occhio,attenzione,attenti,avviso,cambia,cambiano,mettono,ci,vi,ti,solo,arriva,arrivano,arrivino,gratis,gratuito,gratuita,ritira,chiude,chiudono,apre,aprono,viene,vengono,esce,escono,porta,portate,ordina,ordinate,chiama,chiamate,ritiri,cercate,parte,partono,inizia,iniziano,comincia,cominciano,riparte,finisce,compie,atterra,danno,passa,non,niente,manca,qualcuno,può,possono,ultimo,ultima,scade,mettete",
  fr: "joue,chante,lit,signe,montre,accueille,présente,fête,change,revient,reviennent,reprend,rentre,rentrent,prend,débarque,propose,proposons,organise,invite,attend,sera,prévoir,réserver,besoin,cherche,venez,dédicace,remise,gare,attention,installe,installent,changent,on,nous,vous,libre,arrive,arrivent,gratuit,gratuite,se,ferme,ferment,ouvre,ouvrent,sort,sortent,passe,passent,vient,viennent,débarquent,commence,commencent,débute,démarre,part,partent,finit,remplace,pas,aucun,aucune,n,ne,absent,absente,quelqu,peut,dernier,dernière",
  de: "geht,stattfindet,besucht,spielt,singt,liest,zeigt,feiert,heiratet,zieht,wechselt,backen,kehrt,startklar,fertig,anmelden,anmeldung,vormerken,reservieren,vorbestellen,gern,erwartet,erwarten,lädt,laden,ruft,holt,tritt,kochen,dreht,probiert,schließen,öffnen,vorsicht,achtung,fangen,beginnen,letztes,hinweis,wir,euch,ihr,uns,zu,kommt,kommen,gratis,abholen,findet,schließt,öffnet,erscheint,treffen,verpasst,bitte,beginnt,startet,starten,endet,enden,fängt,landet,wird,werden,steht,legt,kein,keine,keinen,nicht,weg,bringt,sucht,schaut,meldet,kann,könnt,letzte,letzter,vertritt,ersetzt,muss,müssen,gibt,fällt,entfällt,mag,möchte",
  hu: "játszik,énekel,olvas,dedikál,bemutat,ünnepel,visszatér,kezd,fellép,költözik,drágul,változik,várja,várják,indít,újra,ismét,belépő,rendel,tart,tartja,tartják,hoznak,viszünk,vigyázat,figyelem,vigyázzanak,állnak,kezdenek,lesz,lesznek,ingyenes,kivételesen,zár,nyit,zárunk,korábban,jön,jönnek,jelenik,hagyd,indul,indulnak,kezdődik,kezdődnek,érkezik,megérkezik,érkeznek,száll,nincs,nincsenek,nem,elmarad,hozza,hozzon,hozzanak,keressék,helyettesíti,valaki,tud,tudna,utolsó,tesznek,kezdés,ér",
};

/** Ends of verbs of the first person, and of calls to the reader. */
const ENDS: Readonly<Partial<Record<Locale, RegExp>>> = {
  es: /[aei]mos$|[aeá]is$/,
  pt: /[aei](?:mos|mo)$/,
  it: /iamo$|etevi$/,
  fr: /[^r]ons$|ez$/,
  hu: /^(?!nálunk|hozzánk|tőlünk).*[uü]nk$|j[uü]k$|r[ae]$|t[oe]k$|j(?:enek|anak)$|zz(?:anak|ák)$|ss(?:anak|enek|ák|ék)$/,
};

const SETS = new Map<Locale, ReadonlySet<string>>();

/** Whether a word, in small letters, is an offer in a language. */
export function isOffer(word: string, language: Locale): boolean {
  const words = SETS.get(language) ?? new Set(WORDS[language].split(","));
  SETS.set(language, words);
  return words.has(word) || Boolean(ENDS[language]?.test(word));
}
