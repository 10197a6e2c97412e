import type { Words } from "./types";

export const SPANISH_WORDS: Words = {
  common:
    "el,la,los,las,un,una,y,de,del,en,con,por,para,nuestro,nuestra,es,son,al,que,se,tu,tus,este,esta,abierto,cerrado,hasta,más,muy,ya,todos,cada,te,os,a,desde,ñ,hoy,abrimos,cerramos,reserva,días,día,nos,su,lo,como,qué,quién,cómo,cuando,si,no,sí,me,mi,le,les,sin,sobre,entre,también,solo,sólo,siempre,nuevo,nueva,gracias,ven,venid,tenemos,hay,está,están,estamos,dos,tres,semana,tarde,noche,mañana,aquí,todo,toda,poco,fresco,pan,hace,hacemos,vuestro,ha,han,hemos,sus,ni,o,e,pero",
  weekdays: "domingo,lunes,martes,miercoles,jueves,viernes,sabado",
  plurals: "domingos,,,,,,sabados",
  short: "dom,lun,mar,mie,jue,vie,sab",
  months:
    "enero ene,febrero feb,marzo mar,abril abr,mayo may,junio jun,julio jul,agosto ago,septiembre setiembre sep sept set,octubre oct,noviembre nov,diciembre dic",
  before: {
    every: "cada,todos los,todos los días,siempre el,siempre en,normalmente el,cualquier",
    until:
      "hasta el,hasta,antes del,antes de el,antes de,hasta este,hasta el próximo,a más tardar el,como tarde el,hasta el día,hasta el mismo,máximo el",
    from: "a partir del,a partir de,a partir de este,a contar del,empieza el,comienza el,empieza,comienza",
    over: "ayer,pasado,fotos del,foto del,fotos de,qué,tras el,después del,último,imágenes del,vídeo del,el pasado,recuerdos del",
    since: "desde el,desde,desde este",
    article: "los,de los,un,en",
    this: "este,esta,próximo,el próximo,este próximo",
    counted: "primer,segundo,tercer,cuarto,1.er,primero,otro",
    name: "panadería,café,cafetería,salón,pan,señor,señora,sr,sra,don,doña,llamado,llamada,san,santo,plácido,peluquería,robinson,black,taller,floristería,nuestro,colonia,barrio,llama,se llama,restaurante,doctor,pastelería,bar",
    glue: "el,del,de,para,al,la noche del,y,fecha,día,dia",
    part: "mañana,tarde,noche,mediodía,por la mañana,por la tarde,por la noche",
  },
  after: {
    part: "por la mañana,por la tarde,por la noche,a mediodía,al mediodía,noche,tarde,en la mañana,en la tarde,en la noche,mismo",
    over: "pasado,anterior",
    this: "que viene,próximo,entrante",
    counted: "de cada mes,del mes,de mes,de adviento",
    name: "santo,negro,de ramos,de ceniza,de pascua,de resurrección,gordo,mexicana,y trece",
  },
  to: "a,al,hasta,hasta el,hasta este",
  and: "y,e,o,u,y el,o el,y este,y también el",
  yesterday: "ayer,anoche,anteayer",
  today: "hoy,esta noche,esta tarde,esta mañana",
  tomorrow: "mañana",
  overmorrow: "pasado mañana",
  weekend: "fin de semana,finde",
  is: "es,el,día,estamos,a,mismo,que es,que,solo,sólo,solamente",
  hours: "horario,horarios,horario de apertura,nuestro horario",
  open: "abierto,abiertos,abierta,abrimos,cerrado,cerrada,cerrados,cerramos,atendemos,abre,cierra,estamos",
  rest: "día de descanso,descanso semanal,cerrado por descanso,día de cierre,y festivos",
  again:
    "cada semana,todas las semanas,cada mes,todos los meses,cada año,todos los años,todo el año,semanalmente,semana tras semana,todos los días,cada día,siete días,los siete días,7 días,a diario",
  nextWeek: "la próxima semana,próxima semana,la semana que viene",
  week: "esta semana",
  past: "fue,fueron,estuvo,estuvimos,estuvisteis,estuvieron,hubo,tuvimos,hicimos,vinieron,vinisteis,era,eran,estaba,estaban,ayer,gracias por venir,gracias por,gracias a todos,la semana pasada,lo pasamos,pasamos un,vendimos,disfrutamos mucho",
  helpers: "hemos,habéis,han,ha,he",
  participles: "*ado,*ido,hecho,visto,puesto,abierto,dicho",
  overs: "*ó,*aron,*ieron,*asteis,*isteis",
  future:
    "será,serán,habrá,tendremos,abriremos,vuelve,volvemos,ven,reserva,esperamos,haremos,estaremos,libre,libres,hueco,huecos,plaza,plazas,quedan,queda",
  any: "sin,no es,no es un,como un,incluido,incluidos,incluso,significa,es día de",
  oh: "qué,vaya,menuda,menudo,wow,madre mía",
  on: "el,del,al,hasta el,hasta,desde el,antes del,día,dia,y,a partir del,fecha,este",
};
