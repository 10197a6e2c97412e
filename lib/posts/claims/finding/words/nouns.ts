import type { Scan } from "../scan";

/** Words that are no noun: what stands behind a number and does not say what is counted. */
const SMALL = new Set(
  (
    "and,or,to,of,in,at,on,for,the,a,an,from,with,by,is,are,was,per,each,off,as,if,so,but,until,till,only,you,we,it,your,our,my,his,her,their,this,that,please,today,tomorrow,tonight,sharp,now,then,when,where,than,not,no,yes,all,will,can,have,has,come,see,call,plus,down,up,out,onwards,again,here,there," +
    "und,oder,bis,von,im,am,um,ab,für,auf,mit,aus,bei,zu,zum,zur,der,die,das,dem,den,des,ein,eine,einen,pro,je,ist,sind,war,als,wenn,aber,nur,sie,wir,ihr,ihre,unser,unsere,heute,morgen,dann,wo,nicht,noch,statt,in,an,nach,vor,zwischen,kommen,alle,auch," +
    "et,ou,à,de,du,des,le,la,les,en,pour,sur,avec,chez,par,au,aux,un,une,est,sont,dans,si,mais,vous,nous,votre,notre,vos,nos,ce,cette,d,l,puis,dès,que,qui,seulement,chacun," +
    "y,o,e,el,los,las,con,por,para,del,al,un,una,es,son,si,pero,tu,tus,nuestro,nuestra,cada,desde,hasta,solo,sólo,en,que,más,hoy,como," +
    "és,vagy,az,egy,meg,is,van,ha,de,mert,csak,már,még,hogy,ezen,ma,holnap,illetve,után,előtt,között,helyett,közt,fel,le,ki,be," +
    "ou,do,da,dos,das,em,no,na,nos,nas,com,por,para,um,uma,é,são,se,mas,você,seu,sua,nosso,nossa,ao,à,às,até,só,hoje,que,pelo,pela,mais," +
    "o,il,i,gli,lo,con,su,tra,fra,per,nel,nella,dal,dalla,alla,alle,dalle,ai,al,uno,è,sono,se,ma,tuo,tua,nostro,nostra,oggi,che,più,poi,fino,solo"
  ).split(","),
);

/** Whether the word at a place can be what a number counts. */
export function isNoun({ tokens }: Scan, at: number): boolean {
  const token = tokens[at];
  return token?.kind === "word" && token.to - token.from > 1 && !SMALL.has(token.text);
}
