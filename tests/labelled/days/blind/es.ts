/** Five rounds written blind, each measured once before the rules were mended by it; then what is over, to come and any. */
export const BLIND_SPANISH = `
zone Europe/Madrid
2026-06-02 08:00 > 2026-06-10 09:00 | Aviso: [el viernes] cerramos a las dos porque se casa nuestra Marta.
2026-06-02 08:00 > 2026-06-10 09:00 | El sábado alguien se dejó un paraguas azul en la tienda, lo tenemos guardado.
2026-06-02 08:00 > 2026-06-10 09:00 | Las cerezas del Jerte llegan [el jueves] y vuelan, así que apunta tu caja por WhatsApp.
2026-06-02 08:00 > 2026-06-10 09:00 | Los miércoles, el menú infantil a 7 €.
2026-06-02 08:00 > 2026-06-10 09:00 | La coca de domingo lleva crema y piñones, como la hacía la abuela.
2026-06-03 08:00 > 2026-06-15 09:00 | Firma de libros con Elena Prado [el 11 de junio] a las siete.
2026-06-03 08:00 > 2026-06-10 09:00 | Firma de libros con Elena Prado el 11 de junio a las siete.
2026-06-03 08:00 > 2026-06-15 09:00 | Nos ha quedado un hueco libre [el sábado] a las 12:30 con Laura para mechas.
2026-06-03 08:00 > 2026-06-15 09:00 | Desde el lunes aceptamos Bizum en el puesto.
2026-06-03 08:00 > 2026-06-15 09:00 | Abrimos de martes a sábado, de 10 a 14 y de 17 a 20:30.
2026-06-03 08:00 > 2026-06-05 09:00 | [Mañana domingo] tenemos paella al aire libre, reserva tu mesa.
2026-06-03 08:00 > 2026-06-06 09:00 | Mañana domingo tenemos paella al aire libre, reserva tu mesa.
2026-06-04 08:00 > 2026-06-18 09:00 | [Hasta el domingo], 15 % en todas las plantas de interior.
2026-06-04 08:00 > 2026-06-18 09:00 | Gracias por venir el domingo a la feria de Béjar, nos quedamos sin quesos a mediodía.
2026-06-04 08:00 > 2026-06-18 09:00 | El lunes siempre cuesta menos con una napolitana recién hecha.
2026-06-04 08:00 > 2026-06-18 09:00 | [Este sábado] vacunamos a los gatos con un 10 % de descuento.
2026-06-05 08:00 > 2026-06-16 09:00 | Yoga en la playa [el domingo] a las nueve. Trae toalla y ganas.
2026-06-05 08:00 > 2026-06-16 09:00 | Lola, la perrita que operamos el viernes, ya está en casa moviendo el rabo.
2026-06-05 08:00 > 2026-06-16 09:00 | Para el taller de cerámica [del martes] quedan tres plazas.
2026-06-05 08:00 > 2026-06-16 09:00 | ¿Plan para el finde? Un libro, un sofá y nada más.
2026-06-08 08:00 > 2026-06-22 09:00 | Los encargos para San Juan se recogen hasta agotar existencias, desde 12 €.
2026-06-08 08:00 > 2026-06-22 09:00 | ¡Hoy es [viernes] y toca pescaíto frito!
2026-06-08 08:00 > 2026-06-19 09:00 | ¡Hoy es viernes y toca pescaíto frito!
2026-06-08 08:00 > 2026-06-22 09:00 | Estaremos cerrados [del 15 al 18 de junio] por reforma.
2026-06-08 08:00 > 2026-06-22 09:00 | [Este fin de semana] los niños pueden dar de comer a las cabras.
2026-06-08 08:00 > 2026-06-22 09:00 | Qué noche la del sábado, se nos cayó el local abajo.
2026-06-08 08:00 > 2026-06-22 09:00 | En 1994 abrimos con dos sillones y un secador prestado.
2026-06-09 08:00 > 2026-06-22 09:00 | Vuelve el cocido [el jueves que viene], avisad si sois más de cuatro.
2026-06-09 08:00 > 2026-06-22 09:00 | Los domingos y festivos cerramos para estar con los nuestros.
2026-06-09 08:00 > 2026-06-22 09:00 | Te cambiamos el aceite sin cita [hoy martes 9 de junio] hasta las ocho.
zone America/Mexico_City
2026-10-06 08:00 > 2026-10-15 09:00 | La cerveza de calabaza sale [este viernes] y las primeras diez van por nuestra cuenta.
2026-10-06 08:00 > 2026-10-15 09:00 | La bici que entró el lunes con el cuadro doblado ya rueda como nueva.
2026-10-06 08:00 > 2026-10-15 09:00 | La doctora Ríos no dará consulta [jueves y viernes], para urgencias llama al celular.
2026-10-06 08:00 > 2026-10-15 09:00 | Sábado Distrito Federal, así se llama nuestra nieve de café.
2026-10-06 08:00 > 2026-10-15 09:00 | Niños menores de 12 escalan gratis los domingos por la mañana.
2026-10-07 08:00 > 2026-10-19 09:00 | La preventa del festival termina [el 15 de octubre].
2026-10-07 08:00 > 2026-10-14 09:00 | La preventa del festival termina el 15 de octubre.
2026-10-07 08:00 > 2026-10-19 09:00 | Todo empezó un martes lluvioso de 1974.
2026-10-07 08:00 > 2026-10-19 09:00 | Ven a decorar tu calaverita [el sábado], nosotros ponemos el azúcar.
2026-10-07 08:00 > 2026-10-19 09:00 | En la boda del sábado bailó hasta el sacerdote.
2026-10-07 08:00 > 2026-10-19 09:00 | Nadie quiere cocinar en lunes: lasaña para dos por $180.
2026-10-08 08:00 > 2026-10-10 09:00 | Nos vemos [mañana sábado] en el desfile.
2026-10-08 08:00 > 2026-10-09 09:00 | Nos vemos mañana sábado en el desfile.
2026-10-08 08:00 > 2026-10-26 09:00 | Todos los armazones con 15% menos [hasta el domingo].
2026-10-08 08:00 > 2026-10-26 09:00 | Ya llegó el huachinango, como cada jueves.
2026-10-09 08:00 > 2026-10-20 09:00 | Por inventario, la tienda no abre [el lunes].
2026-10-09 08:00 > 2026-10-20 09:00 | Las clases de salsa son martes a las 7 y jueves a las 8, sin pareja también.
2026-10-09 08:00 > 2026-10-20 09:00 | ¿Quién se acuerda del corte a 20 pesos?
2026-10-09 08:00 > 2026-10-20 09:00 | Pintura y vino [este domingo]: quedan cuatro caballetes.
2026-10-12 08:00 > 2026-10-26 09:00 | Sesenta valientes corrieron el domingo bajo la lluvia. ¡Gracias!
2026-10-12 08:00 > 2026-10-26 09:00 | Encarga tu pan de muerto [antes del viernes] y te regalamos el chocolate.
2026-10-12 08:00 > 2026-10-26 09:00 | Domingo sin barbacoa no es domingo.
2026-10-12 08:00 > 2026-10-26 09:00 | Paseos en tractor [el 17 y 18 de octubre], $60 por persona.
2026-10-12 08:00 > 2026-10-18 09:00 | Paseos en tractor el 17 y 18 de octubre, $60 por persona.
2026-10-13 08:00 > 2026-10-26 09:00 | Don Bigotes encontró familia el viernes, aquí lo vamos a extrañar.
2026-10-13 08:00 > 2026-10-26 09:00 | El ensayo del coro se pasa [al miércoles] por el partido.
2026-10-13 08:00 > 2026-10-26 09:00 | ¡Feliz [miércoles]! Hoy hay sopa de tortilla.
2026-10-13 08:00 > 2026-10-27 09:00 | Abrimos de jueves a domingo; los demás días, por encargo.
2026-10-13 08:00 > 2026-10-27 09:00 | Se liberaron dos lugares para el taller de barro [del sábado].
2026-10-13 08:00 > 2026-10-27 09:00 | Intentamos cerrar los domingos y no nos dejaron. Aquí seguimos.
zone America/Argentina/Buenos_Aires
2027-02-02 10:00 > 2027-02-16 09:00 | Queda un lugar para la clase de surf [del sábado] a las 11, traje incluido.
2027-02-02 10:00 > 2027-02-16 09:00 | ¡Cuánta gente el domingo en la feria! Juntamos 640.000 pesos para los bomberos.
2027-02-02 10:00 > 2027-02-16 09:00 | Ojo: [jueves y viernes] solo efectivo, se rompió el posnet.
2027-02-02 10:00 > 2027-02-16 09:00 | ¿Asado de domingo sin ensuciar la parrilla? Lo hacemos nosotros.
2027-02-02 10:00 > 2027-02-16 09:00 | Jere vuelve a la silla tiempo completo, de martes a sábado.
2027-02-02 10:00 > 2027-02-16 09:00 | Las gallinas ponen el doble desde el miércoles: maple a $5.000.
2027-02-02 10:00 > 2027-02-16 09:00 | La escuelita de cachorros arranca [el lunes 8 de febrero] a las 19.
2027-02-02 10:00 > 2027-02-04 09:00 | La escuelita de cachorros arranca el lunes 8 de febrero a las 19.
2027-02-02 10:00 > 2027-02-16 09:00 | Viernes 13: en esta casa no creemos en la mala suerte, pero el postre negro existe.
2027-02-02 10:00 > 2027-02-16 09:00 | Se viene la tormenta, [el miércoles] bajamos la persiana temprano.
2027-02-02 10:00 > 2027-02-16 09:00 | Los ramos encargados se retiran [el domingo 14] de 9 a 13.
2027-02-02 10:00 > 2027-02-04 09:00 | Los ramos encargados se retiran el domingo 14 de 9 a 13.
2027-02-02 10:00 > 2027-02-16 09:00 | Nada dice sábado como una medialuna en el auto.
2027-02-02 10:00 > 2027-02-16 09:00 | El viernes se nos rompió el tractor y medio pueblo vino a empujar.
2027-02-02 10:00 > 2027-02-16 09:00 | Peña [el viernes] a la noche con las hermanas Dolina, entrada libre.
2027-02-02 10:00 > 2027-02-16 09:00 | Peña un viernes sí y otro no, los músicos toman gratis.
2027-02-02 10:00 > 2027-02-16 09:00 | ¡Que llegue el finde!
2027-02-02 10:00 > 2027-02-16 09:00 | Traé tus anteojos viejos [antes del sábado] y te descontamos 20 lucas.
2027-02-02 10:00 > 2027-02-16 09:00 | Tomás se recibió el viernes con diez. ¡Felicitaciones, capo!
2027-02-02 10:00 > 2027-02-16 09:00 | Mañana es [domingo], así que dormimos un rato más y abrimos a las 10.
2027-02-02 10:00 > 2027-02-06 18:00 | Mañana es domingo, así que dormimos un rato más y abrimos a las 10.
2027-02-02 10:00 > 2027-02-16 09:00 | El club de lectura se junta el primer martes del mes.
2027-02-02 10:00 > 2027-02-16 09:00 | La calle está cortada [de jueves a sábado], entren por el fondo.
2027-02-02 10:00 > 2027-02-16 09:00 | Chau horario de verano: de lunes a sábado de 8 a 18.
2027-02-02 10:00 > 2027-02-16 09:00 | ¡Gracias por los saludos de cumpleaños del viernes!
2027-02-02 10:00 > 2027-02-16 09:00 | Nos encontrás [el sábado] en la feria de Lobos con nuestros quesos de cabra.
2027-02-02 10:00 > 2027-02-16 09:00 | En 1921 el vermú costaba diez centavos.
2027-02-02 10:00 > 2027-02-16 09:00 | La guardería canina está completa [el viernes], [el jueves] todavía hay lugar.
2027-02-02 10:00 > 2027-02-16 09:00 | Los fines de semana los chicos comen gratis.
2027-02-02 10:00 > 2027-02-16 09:00 | Los envíos a la isla salen lunes y jueves.
zone Europe/Madrid
2027-02-02 10:00 > 2027-02-16 09:00 | ¡Ya está encendido el ahumador! La carne sale [el sábado] sobre las dos y no dura nada.
2027-02-02 10:00 > 2027-02-16 09:00 | El ganador del sorteo de la semana pasada es Damián. ¡Pásate cuando quieras!
2027-02-02 10:00 > 2027-02-16 09:00 | Apúntalo: intercambio de semillas [el 13 de febrero] en el invernadero.
2027-02-02 10:00 > 2027-02-16 09:00 | Apúntalo: intercambio de semillas el 20 de febrero en el invernadero.
2027-02-02 10:00 > 2027-02-16 09:00 | Mi abuela decía que en viernes no se corta el pelo. Menos mal que no manda ella.
2027-02-02 10:00 > 2027-02-16 09:00 | Nieva mucho: mañana miércoles no abrimos. Cuidaos.
2027-02-02 10:00 > 2027-02-02 18:00 | Nieva mucho: mañana miércoles no abrimos. Cuidaos.
2027-02-02 10:00 > 2027-02-16 09:00 | Los sábados el taller huele a cedro y a café.
2027-02-02 10:00 > 2027-02-16 09:00 | A Tamara le queda un hueco [el jueves] a las dos para pestañas.
2027-02-02 10:00 > 2027-02-16 09:00 | Un aplauso para los bomberos por la chocolatada del sábado.
2027-02-02 10:00 > 2027-02-16 09:00 | Ostras a un euro [hasta el domingo].
2027-02-02 10:00 > 2027-02-16 09:00 | Jueves de tapas: caña y pincho, 2,50 €.
2027-02-02 10:00 > 2027-02-16 09:00 | ¿Adivináis quién aprobó la oposición el lunes? ¡Nuestra Quima!
2027-02-02 10:00 > 2027-02-16 09:00 | Josefina empezó el lunes en la clínica, saludadla cuando vengáis.
2027-02-02 10:00 > 2027-02-16 09:00 | Solo [este fin de semana]: rosal comprado, rosal regalado.
2027-02-02 10:00 > 2027-02-16 09:00 | Licencias de pesca todos los días, domingos después de misa.
2027-02-02 10:00 > 2027-02-16 09:00 | [El viernes] cerraremos a las tres para hacer inventario.
2027-02-02 10:00 > 2027-02-16 09:00 | El nuevo de Dolores Redondo se publica [el martes] y tenemos cuarenta ejemplares.
2027-02-02 10:00 > 2027-02-16 09:00 | El caldo del domingo hierve nueve horas, por algo está como está.
2027-02-02 10:00 > 2027-02-16 09:00 | Las inscripciones del campamento acaban [el día 12].
2027-02-02 10:00 > 2027-02-16 09:00 | Año 2019, 66.000 km, 12.900 €, impecable.
2027-02-02 10:00 > 2027-02-16 09:00 | [Desde el próximo lunes] habrá obras en la calle Mayor, entrad por detrás.
2027-02-02 10:00 > 2027-02-16 09:00 | Bingo un miércoles sí y otro no; el próximo es [el 10 de febrero].
2027-02-02 10:00 > 2027-02-16 09:00 | El domingo se le cayó un diente a un peque en la mesa 4 y el ratón Pérez invitó a helado.
2027-02-02 10:00 > 2027-02-16 09:00 | Enviamos bombones [hasta el miércoles 10 de febrero].
2027-02-02 10:00 > 2027-02-16 09:00 | ¿Sabías que los martes el vino va a mitad de precio?
2027-02-02 10:00 > 2027-02-16 09:00 | Hoy es [lunes], así que el gimnasio abre hasta medianoche.
2027-02-02 10:00 > 2027-02-16 09:00 | El equipo de los viernes busca panadera.
2027-02-02 10:00 > 2027-02-16 09:00 | Vuelve el quiz [el jueves], seis por mesa, temática años noventa.
2027-02-02 10:00 > 2027-02-16 09:00 | ¡Cómo os portasteis el viernes! La mejor noche desde 2011.
zone Europe/Madrid
2027-02-02 10:00 > 2027-02-16 09:00 | ¡Gamba fresca! El barco vuelve [el viernes] a mediodía, ve encargando.
2027-02-02 10:00 > 2027-02-16 09:00 | Mil gracias a los bomberos que nos quitaron el pino del tejado el domingo por la noche.
2027-02-02 10:00 > 2027-02-16 09:00 | Cambiamos el suelo de la consulta, así que [el lunes] no hay citas.
2027-02-02 10:00 > 2027-02-16 09:00 | Domingos con música en el patio, todo el verano.
2027-02-02 10:00 > 2027-02-16 09:00 | ¡Vuelta al cole! Bajos en 48 horas, 15 €.
2027-02-02 10:00 > 2027-02-16 09:00 | Última oportunidad para ver los dinosaurios: la exposición cierra [el domingo].
2027-02-02 10:00 > 2027-02-16 09:00 | Ayudadnos a bautizar al gatito que se coló el miércoles.
2027-02-02 10:00 > 2027-02-16 09:00 | El partido, en pantalla grande [el sábado], saque inicial a las 16:15.
2027-02-02 10:00 > 2027-02-16 09:00 | ¿Hay algo mejor que un domingo perezoso entre plantas?
2027-02-02 10:00 > 2027-02-16 09:00 | [A partir del jueves] el café con leche sube 10 céntimos, culpa del grano.
2027-02-02 10:00 > 2027-02-16 09:00 | Mateo se sacó el carné de camión el viernes, repartimos más rápido.
2027-02-02 10:00 > 2027-02-16 09:00 | [El viernes 5 de febrero] cumplimos diez años. Tarta a las doce.
2027-02-02 10:00 > 2027-02-04 09:00 | El viernes 5 de febrero cumplimos diez años. Tarta a las doce.
2027-02-02 10:00 > 2027-02-16 09:00 | Los sábados a las nueve ya no quedan ensaimadas, avisados estáis.
2027-02-02 10:00 > 2027-02-16 09:00 | Se busca sustituto para el turno del domingo, imprescindible amar a los perros.
2027-02-02 10:00 > 2027-02-16 09:00 | Lo que siga en objetos perdidos después de [este fin de semana] va a Cáritas.
2027-02-02 10:00 > 2027-02-16 09:00 | Desde 1958 lleva el bar la misma familia.
2027-02-02 10:00 > 2027-02-16 09:00 | Hoy nada, pero [mañana jueves] hay trivial.
2027-02-02 10:00 > 2027-02-10 09:00 | Hoy nada, pero mañana jueves hay trivial.
2027-02-02 10:00 > 2027-02-16 09:00 | Dos sacos de pienso por 50 € [hasta el sábado] a mediodía.
2027-02-02 10:00 > 2027-02-16 09:00 | El martes es el día del jubilado, 10 % en toda la compra.
2027-02-02 10:00 > 2027-02-16 09:00 | El puente está cortado y [el miércoles] no podemos repartir en Navia.
2027-02-02 10:00 > 2027-02-16 09:00 | Vaya lunes. Mañana, café doble.
2027-02-02 10:00 > 2027-02-16 09:00 | El yoga para espaldas con Julia empieza [el martes 9 de febrero] en el club náutico.
2027-02-02 10:00 > 2027-02-16 09:00 | ¡Pasacalles de carnaval [el viernes]! Disfraces a mitad de precio.
2027-02-02 10:00 > 2027-02-16 09:00 | Lo pedisteis: abrir en domingo se queda.
2027-02-02 10:00 > 2027-02-16 09:00 | Llenazo en el monólogo del viernes, los vecinos ya nos han perdonado.
2027-02-02 10:00 > 2027-02-16 09:00 | El Especial Sábado: lavado, cera y un bocata por 40 €.
2027-02-02 10:00 > 2027-02-16 09:00 | Puertas a las seis [el sábado], función a las siete, trae cojín.
2027-02-02 10:00 > 2027-02-16 09:00 | Un saludo a la pareja de Pamplona que paró aquí el sábado.
zone Europe/Madrid
2027-02-02 10:00 > 2027-02-16 09:00 | El sábado un cliente le pidió matrimonio a su novia en la mesa seis.
2027-02-02 10:00 > 2027-02-16 09:00 | Alguien pagó el viernes los diez cafés siguientes.
2027-02-02 10:00 > 2027-02-16 09:00 | Rex no se movió el jueves mientras le cortábamos las uñas.
2027-02-02 10:00 > 2027-02-16 09:00 | La tormenta del domingo tumbó el invernadero, pero las coles resisten.
2027-02-02 10:00 > 2027-02-16 09:00 | El viernes el alcalde cortó la cinta y la abuela la tarta.
2027-02-02 10:00 > 2027-02-16 09:00 | Nuestro escaparate salió el miércoles en el periódico.
2027-02-02 10:00 > 2027-02-16 09:00 | El pedido llegó por fin el lunes, con dos semanas de retraso.
2027-02-02 10:00 > 2027-02-16 09:00 | ¡Nos dejasteis sin torrijas el sábado!
2027-02-02 10:00 > 2027-02-16 09:00 | Los peques pintaron cuarenta macetas el domingo.
2027-02-02 10:00 > 2027-02-16 09:00 | Bella, que odiaba el agua, nadó el martes dos largos.
2027-02-02 10:00 > 2027-02-16 09:00 | Lloramos en el salón el viernes, pero de alegría.
2027-02-02 10:00 > 2027-02-16 09:00 | El concurso del viernes quedó en empate.
2027-02-02 10:00 > 2027-02-16 09:00 | Pedro colgó el rótulo nuevo el lunes y está casi recto.
2027-02-02 10:00 > 2027-02-16 09:00 | Sara corría el domingo su primera maratón.
2027-02-02 10:00 > 2027-02-16 09:00 | Nos entrevistaron en la radio el jueves.
2027-02-02 10:00 > 2027-02-16 09:00 | ¿Visteis la puesta de sol del sábado?
zone Europe/Madrid
2027-02-02 10:00 > 2027-02-16 09:00 | El abuelo cumple 90 [el sábado], tarta gratis hasta que se acabe.
2027-02-02 10:00 > 2027-02-16 09:00 | Dicen que los primeros espárragos llegan [el viernes].
2027-02-02 10:00 > 2027-02-16 09:00 | [El jueves] viene el de los cristales, ojo con las escaleras.
2027-02-02 10:00 > 2027-02-16 09:00 | ¿Quieres aprender a tejer? María te enseña [el miércoles] por la tarde.
2027-02-02 10:00 > 2027-02-16 09:00 | Los peques se examinan de cinturón amarillo [el viernes], cruzad los dedos.
2027-02-02 10:00 > 2027-02-16 09:00 | La caminata [del domingo] sale del aparcamiento, perros con correa.
2027-02-02 10:00 > 2027-02-16 09:00 | Corte de luz [el jueves] de 9 a 12, así que no habrá café.
2027-02-02 10:00 > 2027-02-16 09:00 | Papá Noel aterriza [el sábado] en helicóptero.
2027-02-02 10:00 > 2027-02-16 09:00 | Buscad la carpa roja [el domingo] en la fiesta de la granja.
2027-02-02 10:00 > 2027-02-16 09:00 | Traed la bici vieja [el viernes] y la reciclamos.
2027-02-02 10:00 > 2027-02-16 09:00 | Pablo sustituye a Tomás [el sábado].
2027-02-02 10:00 > 2027-02-16 09:00 | ¿Alguien nos presta una carpa [para el sábado]?
2027-02-02 10:00 > 2027-02-16 09:00 | Los ensayos empiezan [el martes].
2027-02-02 10:00 > 2027-02-16 09:00 | Medio equipo está de formación [el lunes], paciencia con el teléfono.
zone Europe/Madrid
2027-02-02 10:00 > 2027-02-16 09:00 | ¿Sábado sin churros? Aquí no.
2027-02-02 10:00 > 2027-02-16 09:00 | ¿A qué suena tu domingo? El nuestro, a Nina Simone.
2027-02-02 10:00 > 2027-02-16 09:00 | ¿Bajón de lunes? Tenemos cruasanes.
2027-02-02 10:00 > 2027-02-16 09:00 | Fede trabaja viernes, sábados y cuando llueve.
2027-02-02 10:00 > 2027-02-16 09:00 | ¿Alguien más cree que el martes es el peor día de la semana?
2027-02-02 10:00 > 2027-02-16 09:00 | Si es jueves, hay paella.
2027-02-02 10:00 > 2027-02-16 09:00 | Nuestra hogaza Domingo tiene club de fans.
2027-02-02 10:00 > 2027-02-16 09:00 | Sabes que es viernes cuando el cura pide pescado.
2027-02-02 10:00 > 2027-02-16 09:00 | Las señoras de los miércoles vienen desde hace treinta años.
2027-02-02 10:00 > 2027-02-16 09:00 | Los jueves cerramos a las 20.
2027-02-02 10:00 > 2027-02-16 09:00 | Don Domingo lleva la caja desde 1999.
2027-02-02 10:00 > 2027-02-16 09:00 | El domingo es nuestro día de descanso.
`;
