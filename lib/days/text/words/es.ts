import type { Words } from "./types";

export const SPANISH_WORDS: Words = {
  common:
    "el,la,los,las,un,una,y,de,del,en,con,por,nuestra,es,son,al,que,se,tu,tus,más,muy,ya,te,os,a,ñ,hoy,día,nos,su,lo,qué,quién,cómo,cuando,si,no,sí,me,mi,le,les,sin,sobre,nuevo,nueva,ven,venid,tenemos,hay,está,están,dos,tres,aquí,toda,poco,fresco,pan,hace,hacemos,vuestro,ha,han,hemos,sus,ni,o,e,pero",
  weekdays: "domingo,lunes,martes,miercoles,jueves,viernes,sabado",
  plurals: "domingos,,,,,,sabados",
  short: "dom,lun,mar,mie,jue,vie,sab",
  months:
    "enero ene,febrero feb,marzo mar,abril abr,mayo may,junio jun,julio jul,agosto ago,septiembre setiembre sep sept set,octubre oct,noviembre nov,diciembre dic",
  before: {
    every:
      "también,excepto,salvo,menos,cada,todos los,todos los días,siempre el,siempre en,normalmente el,cualquier",
    until: "hasta,antes del,antes de,a más tardar el,como tarde el,hasta el mismo,máximo el",
    from: "a partir del,a partir de,a contar del,empieza,comienza",
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
    every: "sí y otro",
    part: "por la mañana,por la tarde,por la noche,a mediodía,al mediodía,noche,tarde,en la mañana,en la tarde,en la noche,mismo",
    over: "pasado,anterior",
    this: "que viene,próximo,entrante",
    counted: "del verano,del invierno,del año,de la temporada,de cada mes,del mes,de mes,de adviento",
    name: "lardero,festivo,festivos,santo,negro,de ramos,de ceniza,de pascua,de resurrección,gordo,mexicana,y trece",
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
  rest: "cita previa,los demás días,se busca,buscamos,día de descanso,descanso semanal,cerrado por descanso,día de cierre,y festivos",
  again:
    "día de la semana,entre semana,cada semana,todas las semanas,cada mes,todos los meses,cada año,todos los años,todo el año,semanalmente,semana tras semana,todos los días,cada día,siete días,los siete días,7 días,a diario",
  usual:
    "hagas lo que,hagan lo que,nadie,siempre,como siempre,como es habitual,de costumbre,como cada semana",
  nextWeek: "la próxima semana,próxima semana,la semana que viene",
  week: "esta semana",
  past: "comimos,bebimos,corrimos,perdimos,rompimos,aprendimos,nacimos,crecimos,un saludo a,tenía,tenían,había,habían,quería,querían,hacía,hacían,decía,corría,corrían,podía,sabía,venía,venían,vivía,veía,salía,pudo,quiso,supo,produjo,pudimos,dimos,vimos,dijimos,vinimos,pusimos,lloramos,ganamos,llenamos,agotamos,batimos,conocimos,recaudamos,juntamos,quedamos en,aplauso,aplausos,gracias,hizo,puso,dijo,trajo,dio,vio,tuvo,gracias al,gracias a la,gracias a los,felicidades a,enhorabuena,fue,fueron,estuvo,estuvimos,estuvisteis,estuvieron,hubo,tuvimos,hicimos,vinieron,vinisteis,era,eran,estaba,estaban,ayer,gracias por,gracias a todos,la semana pasada,lo pasamos,pasamos un,vendimos,disfrutamos mucho",
  helpers: "hemos,habéis,han,ha,he",
  participles: "*ado,*ido,hecho,visto,puesto,abierto,dicho",
  overs: "*aba,*aban,*ábamos,*jeron,*eron,*ó,*aron,*ieron,*asteis,*isteis",
  future:
    "suspendido,suspendida,se suspende,último día,fecha límite,completo,completa,lleno,llena,desocupó,cancelado,cancelada,aplazado,aplazada,pospuesto,agotado,será,serán,habrá,tendremos,abriremos,vuelve,volvemos,ven,reserva,esperamos,haremos,estaremos,libre,libres,hueco,huecos,plaza,plazas,lugar,lugares,cupo,cupos,turno,turnos,quedan,queda",
  any: "que sea,si es,cuando es,que es,es el nombre,por qué esperar al,es nuestro día,sin,no es,no es un,como un,incluido,incluidos,incluso,significa,es día de",
  oh: "cuánta,cuánto,cuántos,cuántas,qué,vaya,menuda,menudo,wow,madre mía",
  events:
    "caminata,paseo,excursion,ruta,marcha,carrera,noche,tarde,mediodia,clase,taller,curso,concierto,sesion,cata,evento,fiesta,cita,hueco,plaza,cena,reserva,partir,antes,visita,charla,funcion,salida,partido,partir,entrega,plazo,reunion,jornada,manana,madrugada,feria,menos,excepto,ademas,degustacion,apertura,inauguracion,sorteo,encuentro,espectaculo,dia,fecha,pedido,final",
  on: "el,del,al,hasta el,hasta,desde el,antes del,día,dia,y,a partir del,fecha,este",
};
