/** Sentences that were written in rounds: each was measured once before the rules were mended. */
export const FRESH_SPANISH = `
zone Europe/Madrid
2026-09-14 09:00 > 2026-09-22 09:00 | [Este sábado] tenemos cata de aceites a las 12. Plazas limitadas, escríbenos.
2026-09-14 09:00 > 2026-09-22 09:00 | El sábado pasado nos quedamos sin croquetas a las dos. ¡Gracias, familia!
2026-09-14 09:00 > 2026-09-22 09:00 | Estamos en la Calle 2 de Mayo, 14, al lado de la farmacia.
2026-09-14 09:00 > 2026-09-22 09:00 | Los viernes, tapa gratis con tu caña. De 19 a 22 h.
2026-09-14 09:00 > 2026-09-22 09:00 | Cerramos por inventario [el jueves 17]. Perdonad las molestias.
2026-09-14 09:00 > 2026-09-22 09:00 | Últimos días: 20 % en toda la tienda [hasta el domingo].
2026-09-14 09:00 > 2026-09-19 09:00 | Últimos días: 20 % en toda la tienda hasta el domingo.
2026-09-14 09:00 > 2026-09-22 09:00 | Pan de domingo, así lo llamaba mi abuela. Masa madre y 24 horas de reposo, 3,50 €.
2026-09-14 09:00 > 2026-09-22 09:00 | ¿Se te ha pinchado la rueda? Abrimos de lunes a sábado de 9:00 a 20:00, tel. 91 555 12 09.
2026-09-14 09:00 > 2026-09-22 09:00 | [El viernes] llega el nuevo vino de la casa. ¿Quién se apunta a probarlo?
2026-09-14 09:00 > 2026-09-22 09:00 | El viernes llegó el nuevo vino de la casa y ya quedan pocas botellas.
2026-09-14 09:00 > 2026-10-05 09:00 | Apúntate al curso de ramos antes del [30 de septiembre] y te regalamos las tijeras.
2026-09-14 09:00 > 2026-09-17 09:00 | Mañana, [martes], abrimos más tarde por una avería.
2026-09-14 09:00 > 2026-09-22 09:00 | Desde el lunes tenemos tarta de higos. No digáis que no avisamos.
2026-09-14 09:00 > 2026-09-22 09:00 | ¡Nos vemos [el finde] en la feria! Estaremos [sábado y domingo] en el puesto 24.
zone America/Mexico_City
2026-03-18 10:00 > 2026-03-24 09:00 | Amigos, [este viernes] no abrimos porque nos vamos de boda. ¡Nos vemos [el sábado]!
2026-03-18 10:00 > 2026-03-24 09:00 | Martes de 2x1 en tacos al pastor, todo el día. Trae a la familia.
2026-03-18 10:00 > 2026-03-24 09:00 | ¿Se te antoja pozole? Solo jueves y domingos, como siempre, $95 el plato grande.
2026-03-18 10:00 > 2026-03-24 09:00 | La promo de afinación termina [el 22 de marzo]. Agenda por WhatsApp al 55 1203 2244.
2026-03-18 10:00 > 2026-03-22 09:00 | La promo de afinación termina el 22 de marzo. Agenda por WhatsApp al 55 1203 2244.
2026-03-18 10:00 > 2026-03-24 09:00 | Nuestra estilista Abril cumple diez años con nosotros, ¡felicítenla!
2026-03-18 10:00 > 2026-03-24 09:00 | Gracias por acompañarnos el domingo en la inauguración, fue un día inolvidable.
2026-03-18 10:00 > 2026-03-24 09:00 | Viernes Santo abrimos solo de 8 a 12.
2026-03-18 10:00 > 2026-03-20 09:00 | ¡Hoy es [miércoles] de crepas! Dos por el precio de una.
2026-03-18 10:00 > 2026-03-24 09:00 | Recibimos pedidos [hasta el jueves] a las 6 pm; entregamos [el viernes] por la mañana.
2026-03-18 10:00 > 2026-03-24 09:00 | Somos la Taquería El Sábado, en Av. 16 de Septiembre 205.
2026-03-18 10:00 > 2026-03-24 09:00 | Clase de repostería [el sábado 21] de 10 a 13 h. Cupo para 8 personas.
2026-03-18 10:00 > 2026-03-24 09:00 | El domingo horneamos 80 roscas y volaron. Perdón a los que no alcanzaron.
2026-03-18 10:00 > 2026-03-24 09:00 | Abrimos los 7 días de la semana, 24/7, tel. 800 555 2026.
2026-03-18 10:00 > 2026-03-24 09:00 | ¡[Lunes]! Arranca la semana con un café de olla y una concha recién salida del horno.
zone Europe/Madrid
2026-05-15 17:00 > 2026-05-27 09:00 | San Isidro se acaba: última verbena [este domingo], con rosquillas tontas y listas.
2026-05-15 17:00 > 2026-05-27 09:00 | La cerveza se llama Domingo y es suave como una siesta. Pídela bien fría.
2026-05-15 17:00 > 2026-05-27 09:00 | Nuevo horario de verano [a partir del 20 de mayo]: de 8 a 15 h.
2026-05-15 17:00 > 2026-05-27 09:00 | ¡Sorteo! Tienes [hasta el miércoles 20] para participar. El ganador se anuncia [el jueves].
2026-05-15 17:00 > 2026-05-27 09:00 | Los sábados por la mañana hay churros; los domingos, también.
2026-05-15 17:00 > 2026-05-27 09:00 | El lunes nos robaron la terraza entera, así que hemos comprado sillas nuevas.
2026-05-15 17:00 > 2026-05-27 09:00 | Domingo García, nuestro carnicero, te corta el chuletón como nadie.
2026-05-15 17:00 > 2026-05-27 09:00 | Corte de agua en el barrio: [lunes 18] abrimos a las 13 h.
2026-05-15 17:00 > 2026-05-27 09:00 | ¿Quieres aprender a podar rosales? [Sábado 23, 11 h], en el vivero, gratis.
2026-05-15 17:00 > 2026-05-21 09:00 | ¿Quieres aprender a podar rosales? Sábado 23, 11 h, en el vivero, gratis.
2026-05-15 17:00 > 2026-05-27 09:00 | Miércoles de cine: entrada y palomitas 6,90 €, como todas las semanas.
2026-05-15 17:00 > 2026-05-18 09:00 | Mañana [sábado] abrimos en horario partido, de 10 a 14 y de 17 a 20 h.
2026-05-15 17:00 > 2026-05-27 09:00 | Pasaos por la Plaza del 15 de Mayo, número 3, y os invitamos a un vermut.
2026-05-15 17:00 > 2026-05-27 09:00 | Qué bonito fue veros a todos el jueves en la presentación del libro.
2026-05-15 17:00 > 2026-05-27 09:00 | Tallas de la 36 a la 46, de lunes a viernes con 10 % de descuento.
zone America/Bogota
2026-10-22 09:00 > 2026-11-04 09:00 | [El próximo sábado] celebramos Halloween: niños disfrazados, postre gratis.
2026-10-22 09:00 > 2026-11-04 09:00 | Si vienes un martes, el café te sale a mitad de precio.
2026-10-22 09:00 > 2026-11-04 09:00 | Vendimos todo el sábado antes del mediodía, ¡qué locura!
2026-10-22 09:00 > 2026-11-04 09:00 | Nuestro combo Viernes Feliz trae dos hamburguesas y papas por $32.000.
2026-10-22 09:00 > 2026-11-04 09:00 | Recuerda: [mañana no, el sábado] sí abrimos, de 9 a. m. a 6 p. m.
2026-10-22 09:00 > 2026-11-04 09:00 | [Del 23 al 25 de octubre] estaremos en Expoartesanías, stand 214.
2026-10-22 09:00 > 2026-11-04 09:00 | La última fecha para pedir tu ancheta es [el 30 de octubre].
2026-10-22 09:00 > 2026-10-30 09:00 | La última fecha para pedir tu ancheta es el 30 de octubre.
2026-10-22 09:00 > 2026-11-04 09:00 | ¿Sabías que el lunes festivo también atendemos? Llámanos al 601 555 1203.
2026-10-22 09:00 > 2026-11-04 09:00 | Julio, nuestro barbero estrella, ganó el concurso nacional el domingo.
2026-10-22 09:00 > 2026-11-04 09:00 | Cra. 7 # 12-45, barrio 20 de Julio, frente al parque.
2026-10-22 09:00 > 2026-11-04 09:00 | [Hoy y mañana viernes], corte y barba por $25.000.
2026-10-22 09:00 > 2026-11-04 09:00 | Mercado campesino cada domingo en la plaza; ahí nos vemos desde las 7.
2026-10-22 09:00 > 2026-11-04 09:00 | Quedan 3 cupos para el taller de velas [de este jueves 29], ¡apúntate!
2026-10-22 09:00 > 2026-11-04 09:00 | Aceptamos pedidos de tamales de lunes a jueves y entregamos viernes y sábado.
2026-10-22 09:00 > 2026-11-04 09:00 | Un domingo sin ajiaco no es domingo.
2026-10-22 09:00 > 2026-11-04 09:00 | El jueves pasado nos visitó un grupo de Bélgica y se llevaron todo el cacao.
2026-10-22 09:00 > 2026-11-04 09:00 | [El domingo] no hay servicio a domicilio por la carrera; recoge en tienda.
zone Europe/Madrid
2026-02-10 11:00 > 2026-02-18 09:00 | San Valentín cae en sábado y nuestra cena romántica ya tiene menú. ¡Reserva!
2026-02-10 11:00 > 2026-02-18 09:00 | Encarga tu ramo [antes del viernes] y te lo llevamos a casa [el sábado 14].
2026-02-10 11:00 > 2026-02-18 09:00 | Carnaval en la pastelería: orejas y buñuelos [hasta el martes 17].
2026-02-10 11:00 > 2026-02-16 09:00 | Carnaval en la pastelería: orejas y buñuelos hasta el martes 17.
2026-02-10 11:00 > 2026-02-18 09:00 | El viernes se fue la luz en toda la calle y os atendimos con velas. Fue mágico.
2026-02-10 11:00 > 2026-02-18 09:00 | Mañana [miércoles] cerramos por la tarde por formación del equipo.
2026-02-10 11:00 > 2026-02-18 09:00 | Nuestro vermut de los domingos ya tiene club de fans. ¿Te unes?
2026-02-10 11:00 > 2026-02-18 09:00 | Jueves lardero: ven a por tu bollo con chorizo.
2026-02-10 11:00 > 2026-02-18 09:00 | Se busca camarero para fines de semana: viernes noche, sábados y domingos.
2026-02-10 11:00 > 2026-02-18 09:00 | La clase de pilates del [jueves] pasa a las 19:30 por esta semana.
2026-02-10 11:00 > 2026-02-18 09:00 | Vuelve el Martes Loco: todas las pizzas a 7 €.
2026-02-10 11:00 > 2026-02-18 09:00 | Calle Primero de Enero, 5, bajo. Timbre azul.
2026-02-10 11:00 > 2026-02-18 09:00 | ¡Ya es [viernes]! Date un capricho y pide tu menú sin salir de casa.
2026-02-10 11:00 > 2026-02-18 09:00 | Los que estuvisteis el sábado en el taller: vuestras piezas ya están cocidas.
2026-02-10 11:00 > 2026-02-18 09:00 | Abrimos el 3 de febrero de 2009 con dos mesas y mucho miedo.
zone America/Argentina/Buenos_Aires
2026-07-03 16:00 > 2026-07-15 09:00 | [El jueves 9 de julio] abrimos al mediodía con locro. Reservá tu porción.
2026-07-03 16:00 > 2026-07-15 09:00 | Estamos en Av. 9 de Julio 1250, planta baja.
2026-07-03 16:00 > 2026-07-15 09:00 | Llegaron los alfajores de maicena. Los hacemos martes y viernes, como la abuela.
2026-07-03 16:00 > 2026-07-15 09:00 | Tenés tiempo [hasta el lunes] para mandar tu foto y ganar una cena para dos.
2026-07-03 16:00 > 2026-07-15 09:00 | La Noche de los Viernes vuelve con dos por uno en tragos.
2026-07-03 16:00 > 2026-07-15 09:00 | El domingo pasado, día del amigo adelantado, explotó el local.
2026-07-03 16:00 > 2026-07-15 09:00 | Mañana, [sábado 4], no hacemos envíos.
2026-07-03 16:00 > 2026-07-15 09:00 | Nació Julia el martes, así que estamos un poco lentos con los mensajes.
2026-07-03 16:00 > 2026-07-15 09:00 | El café Lunes Feliz trae medialuna de regalo.
2026-07-03 16:00 > 2026-07-15 09:00 | Talleres de vacaciones de invierno [a partir del martes]: arcilla y serigrafía.
2026-07-03 16:00 > 2026-07-15 09:00 | [Este domingo] cerramos a las 14 por la final.
2026-07-03 16:00 > 2026-07-15 09:00 | Feriado: el jueves atendimos igual y se notó, ¡gracias por venir!
2026-07-03 16:00 > 2026-07-15 09:00 | Talle 38 al 46, 3 cuotas sin interés, envíos 24/48 h.
2026-07-03 16:00 > 2026-07-15 09:00 | ¿Planes para [el sábado a la noche]? Pizza, vermú y vinilos.
2026-07-03 16:00 > 2026-07-15 09:00 | Hacemos service el mismo día, también sábados.
zone Europe/Madrid
2026-08-05 08:30 > 2026-08-12 09:00 | Vacaciones: cerramos del 10 al 23 de agosto. ¡Nos vemos a la vuelta!
2026-08-05 08:30 > 2026-08-24 09:00 | Vacaciones: cerramos [del 10 al 23 de agosto]. ¡Nos vemos a la vuelta!
2026-08-05 08:30 > 2026-08-12 09:00 | Yoga en el patio todos los miércoles a las 20 h, trae tu esterilla.
2026-08-05 08:30 > 2026-08-12 09:00 | El jueves pasado despedimos a Paco tras 31 años en la barra.
2026-08-05 08:30 > 2026-08-12 09:00 | Cortes a mitad de precio para estudiantes [este jueves y viernes].
2026-08-05 08:30 > 2026-08-12 09:00 | El Black Friday se adelanta: 30 % en zapatillas.
2026-08-05 08:30 > 2026-08-12 09:00 | Mesa para dos [el viernes a las 21:30], se acaba de quedar libre.
2026-08-05 08:30 > 2026-08-08 09:00 | Hoy es [miércoles] y la ginebra está a mitad de precio desde las 17 h.
2026-08-05 08:30 > 2026-08-12 09:00 | La próxima cena clandestina será [el viernes 7 de agosto], siete platos por 55 €.
2026-08-05 08:30 > 2026-08-12 09:00 | Desde el sábado hemos vendido 90 tarros de la nueva mermelada.
2026-08-05 08:30 > 2026-08-12 09:00 | [El domingo] estamos en el mercado de productores, de 10 a 14 h.
2026-08-05 08:30 > 2026-08-09 08:00 | El domingo estamos en el mercado de productores, de 10 a 14 h.
2026-08-05 08:30 > 2026-08-12 09:00 | Lunes cerrado. Martes a domingo, cocina de 13 a 16 y de 20 a 23.30.
2026-08-05 08:30 > 2026-08-12 09:00 | 3,5 m de tela por 12,99 €. Llámanos: 91 506 07 08.
2026-08-05 08:30 > 2026-08-12 09:00 | Nuestra hamburguesa "Viernes 13" da miedo de lo rica que está.
zone America/Santiago
2026-11-18 12:00 > 2026-11-26 09:00 | 🎄 TALLER DE CORONAS 🎄¶[Viernes 20 de noviembre], 18:30 h¶$15.000 con materiales¶¡Quedan 3 cupos!
2026-11-18 12:00 > 2026-11-26 09:00 | ¡Buenos días! Hoy no funciona el datáfono, solo efectivo. Esperamos arreglarlo [antes del viernes]. ☕️
2026-11-18 12:00 > 2026-11-26 09:00 | Volvieron las empanadas de pino¶6 por $9.900¶Mar a sáb, 10 a 19 h¶#sabado #hechoencasa
2026-11-18 12:00 > 2026-11-26 09:00 | El sábado lo pasamos increíble. Gracias por bailar con nosotros, subimos más fotos pronto.
2026-11-18 12:00 > 2026-11-26 09:00 | Lo nuestro no es el Black Friday: [este sábado] donamos el 10 % de las ventas.
2026-11-18 12:00 > 2026-11-26 09:00 | Todo partió un martes lluvioso con un solo horno. Hoy abrimos nuestro segundo local. ¡Gracias!
2026-11-18 12:00 > 2026-11-26 09:00 | Lomo y copa de tinto por $12.000, solo los miércoles. Etiqueta a tu acompañante.
2026-11-18 12:00 > 2026-11-26 09:00 | ¿Necesitas tu terno para el matrimonio? Tráelo [el jueves] y estará listo [el viernes] a las 17.
2026-11-18 12:00 > 2026-11-26 09:00 | [Este domingo] se prenden las luces del árbol en la plaza y cerramos a las 22.
2026-11-18 12:00 > 2026-11-26 09:00 | Corte de luz en la cuadra. Volvemos mañana [jueves] a las 9.
2026-11-18 12:00 > 2026-11-26 09:00 | Conoce al equipo: Domingo, nuestro maestro panadero, lleva 40 años amasando.
2026-11-18 12:00 > 2026-11-26 09:00 | Calendarios de adviento: 24 jabones, $29.990. ¡No llegan a diciembre!
2026-11-18 12:00 > 2026-12-07 09:00 | Los pedidos de pavo cierran [el 5 de diciembre] a mediodía.
2026-11-18 12:00 > 2026-11-26 09:00 | Los pedidos de pavo cierran el 5 de diciembre a mediodía.
2026-11-18 12:00 > 2026-11-26 09:00 | Pasaje 21 de Mayo 340, local 2. Lu a Vi 9:30–18:30.
zone Europe/Madrid
2026-04-22 15:00 > 2026-04-29 09:00 | [El jueves], Día del Libro, un 5 % en toda la librería y una rosa de regalo.
2026-04-22 15:00 > 2026-04-29 09:00 | Los lunes cuestan menos con nuestro café doble a 1,80 €.
2026-04-22 15:00 > 2026-04-29 09:00 | Alguien se dejó un cochecito junto a la caja el lunes. ¡Os lo guardamos!
2026-04-22 15:00 > 2026-04-29 09:00 | Puente de mayo: cerramos del 1 al 3 y volvemos el lunes 4.
2026-04-22 15:00 > 2026-05-06 09:00 | Puente de mayo: cerramos [del 1 al 3] y volvemos [el lunes 4].
2026-04-22 15:00 > 2026-04-29 09:00 | ¿Qué haces [el viernes por la noche]? Nosotros, micro abierto desde las 21 h.
2026-04-22 15:00 > 2026-04-29 09:00 | La semana pasada el miércoles batimos récord de torrijas.
2026-04-22 15:00 > 2026-04-29 09:00 | Plantones de tomate a 0,50 € la unidad, [solo jueves y viernes de esta semana].
2026-04-22 15:00 > 2026-04-29 09:00 | Entre semana, menú a 13,50 €; sábado y domingo, carta.
2026-04-22 15:00 > 2026-04-29 09:00 | Tu cita es importante: anula con 24 h de antelación, de lunes a viernes hasta las 19 h.
2026-04-22 15:00 > 2026-04-29 09:00 | ¡Feliz [viernes], familia! Hoy, croquetas de jamón recién hechas.
2026-04-22 15:00 > 2026-04-29 09:00 | Fue un sábado de locos, y sin vosotros no habría sido posible.
2026-04-22 15:00 > 2026-04-29 09:00 | Pasado mañana, viernes, estrenamos carta de primavera.
2026-04-22 15:00 > 2026-04-29 09:00 | Recogida de pedidos del Día de la Madre: [hasta el 25 de abril] con descuento.
2026-04-22 15:00 > 2026-04-29 09:00 | Sabores de siempre desde aquel domingo de 1954 en que la abuela encendió el horno.
zone Europe/Madrid
2026-06-08 10:00 > 2026-06-18 09:00 | Selectividad: [esta semana, de martes a jueves], café gratis para estudiantes.
2026-06-08 10:00 > 2026-06-18 09:00 | El cerrajero vino el viernes y ya podéis usar la puerta grande.
2026-06-08 10:00 > 2026-06-18 09:00 | Horario intensivo desde el 15 de junio: de 8 a 15 h.
2026-06-08 10:00 > 2026-06-18 09:00 | Peluquería canina: miércoles y jueves, con cita previa, 25 € el baño.
2026-06-08 10:00 > 2026-06-18 09:00 | ¿Te apuntas a la ruta en bici? Salimos [el sábado 13] a las 9 desde la tienda.
2026-06-08 10:00 > 2026-06-18 09:00 | La freidora ha dicho basta. Sin patatas [hasta el jueves].
2026-06-08 10:00 > 2026-06-18 09:00 | El Lunes de Aguas se nos da de maravilla: hornazo a 12 € todo el año.
2026-06-08 10:00 > 2026-06-18 09:00 | Noche de San Juan: el martes 23 hoguera y sardinas a 1 €.
2026-06-08 10:00 > 2026-06-24 09:00 | Noche de San Juan: [el martes 23] hoguera y sardinas a 1 €.
2026-06-08 10:00 > 2026-06-18 09:00 | Vino a cortarse las puntas el viernes y se fue con el pelo rosa. ¡Valiente!
2026-06-08 10:00 > 2026-06-18 09:00 | Pregunta por Mayo, el gato que duerme entre las novelas.
2026-06-08 10:00 > 2026-06-18 09:00 | [Mañana martes] hay huelga de metro: llegaremos tarde, abrimos a las 11.
2026-06-08 10:00 > 2026-06-18 09:00 | Si necesitas la factura, mándanos tus datos [antes del viernes 12].
2026-06-08 10:00 > 2026-06-18 09:00 | Domingos de arroz: paella, fideuá o a banda por 16,50 €.
2026-06-08 10:00 > 2026-06-18 09:00 | ¿Otra vez [lunes]? Ánimo, que el cruasán relleno lo cura todo.
zone Europe/Madrid
2026-09-24 09:00 > 2026-10-06 11:00 | El martes llegaron las estufas a la terraza, así que trae tu libro y quédate un rato.
2026-09-24 09:00 > 2026-10-06 11:00 | Recogida de manzanas [este fin de semana], 12 € la bolsa, paseo en carro incluido.
2026-09-24 09:00 > 2026-10-06 11:00 | El entrenador se rompió el pie el sábado. ¡Recupérate pronto, Miguel!
2026-09-24 09:00 > 2026-10-06 11:00 | Cambio de horario: [desde el lunes 28] abriremos a las 9 en vez de a las 8.
2026-09-24 09:00 > 2026-10-06 11:00 | La nueva carta empieza [el jueves 1 de octubre]. Adiós gazpacho, hola calabaza.
2026-09-24 09:00 > 2026-09-30 11:00 | La nueva carta empieza el jueves 1 de octubre. Adiós gazpacho, hola calabaza.
2026-09-24 09:00 > 2026-10-06 11:00 | Martes sin IVA: ahorra un 21 % en gafas de sol, una vez al mes.
2026-09-24 09:00 > 2026-10-06 11:00 | ¿Nos echas una mano con la mudanza [el domingo por la mañana]? Hay pizza.
2026-09-24 09:00 > 2026-10-06 11:00 | El lunes pintamos la puerta de amarillo y al cartero le encanta.
2026-09-24 09:00 > 2026-10-06 11:00 | Peluquería Viernes, calle Doce de Octubre 8. Color completo 39 €.
2026-09-24 09:00 > 2026-10-06 11:00 | Los niños comen gratis los martes, los mayores ahorran los miércoles.
2026-09-24 09:00 > 2026-10-06 11:00 | Encargos para el Pilar: fecha límite [30 de septiembre].
2026-09-24 09:00 > 2026-10-06 11:00 | Puntuación 10/10, dice Dani tras comerse el chuletón de 1,2 kg en 9 min 40 s.
2026-09-24 09:00 > 2026-10-06 11:00 | [El viernes por la tarde] cerramos, que se casa Lucía.
2026-09-24 09:00 > 2026-10-06 11:00 | Se casó Lucía el viernes y estamos todos de resaca emocional.
zone Europe/Madrid
2026-02-26 09:00 > 2026-03-10 10:00 | El fontanero pasó el miércoles y por fin hay agua caliente.
2026-02-26 09:00 > 2026-03-10 10:00 | Rebajas finales: terminan [el sábado 28]. Abrigos a mitad de precio.
2026-02-26 09:00 > 2026-03-10 10:00 | [Hoy jueves] cerramos a las 15 h por inventario.
2026-02-26 09:00 > 2026-03-10 10:00 | Las noches de los viernes son de curry: dos platos, 16 €.
2026-02-26 09:00 > 2026-03-10 10:00 | El fin de semana del [28 de febrero] celebramos el Día de Andalucía.
2026-02-26 09:00 > 2026-03-10 10:00 | Una clienta nos dijo el sábado que nuestra tarta supera a la de su abuela.
2026-02-26 09:00 > 2026-03-10 10:00 | Nuevo: la taza Lunes, para quien odia madrugar. 11 €.
2026-02-26 09:00 > 2026-03-10 10:00 | Próximo hueco con la doctora Paz: [martes 3, 14:15 h].
2026-02-26 09:00 > 2026-03-10 10:00 | Aparcar es gratis los domingos y a partir de las 20 h.
2026-02-26 09:00 > 2026-03-10 10:00 | Buscamos dos voluntarios para [este sábado]. Hay merienda.
2026-02-26 09:00 > 2026-03-10 10:00 | ¡Qué sorpresa el domingo, un martín pescador en nuestro jardín!
2026-02-26 09:00 > 2026-03-10 10:00 | Puedes recoger tu pedido [mañana viernes] a partir de las 10.
2026-02-26 09:00 > 2026-03-10 10:00 | Entregamos a domicilio de martes a sábado, pedido mínimo 15 €.
2026-02-26 09:00 > 2026-03-10 10:00 | La matrícula de abril se abre [el 2 de marzo] a las 9.
2026-02-26 09:00 > 2026-03-10 10:00 | Nuestro vino Domingo Perezoso, 12,5 % vol., a 7,90 € la botella.
zone Europe/Madrid
2026-07-20 10:00 > 2026-07-29 12:00 | [Mañana martes] viene el camión de los helados a las 17 h.
2026-07-20 10:00 > 2026-07-29 12:00 | Enhorabuena a Jesús, que aprobó el examen el viernes.
2026-07-20 10:00 > 2026-07-29 12:00 | Los lunes arreglamos vaqueros por 5 €. Trae los tuyos.
2026-07-20 10:00 > 2026-07-29 12:00 | El club de lectura arranca [este sábado 25] para niños de 4 a 11 años.
2026-07-20 10:00 > 2026-07-29 12:00 | Puedes pedir la caja de barbacoa [hasta el miércoles a las 18 h].
2026-07-20 10:00 > 2026-07-29 12:00 | El sábado diluvió y vinisteis igual. ¡Sois unos héroes!
2026-07-20 10:00 > 2026-07-29 12:00 | Santiago cae en sábado: [el 25 de julio] no abrimos.
2026-07-20 10:00 > 2026-07-29 12:00 | Con tu desayuno, el periódico del domingo es gratis.
2026-07-20 10:00 > 2026-07-29 12:00 | Av. 1 de Mayo 22. Tel. 600 12 25 07. Talla única.
2026-07-20 10:00 > 2026-07-29 12:00 | Helado de la semana: Sábado Noche, chocolate negro con naranja.
zone Europe/Madrid
2026-10-05 09:00 > 2026-10-14 09:00 | [El sábado] prensamos manzanas: trae botellas limpias y prueba el mosto.
2026-10-05 09:00 > 2026-10-14 09:00 | El viernes quitaron los andamios y por fin vemos el cielo.
2026-10-05 09:00 > 2026-10-14 09:00 | [El lunes 12] es fiesta, pero abrimos por la mañana.
2026-10-05 09:00 > 2026-10-09 09:00 | El lunes 12 es fiesta, pero abrimos por la mañana.
2026-10-05 09:00 > 2026-10-14 09:00 | El grupo de punto de los miércoles busca gente nueva.
2026-10-05 09:00 > 2026-10-14 09:00 | Menú para dos a 19,95 € [hasta el 10 de octubre].
zone Europe/Madrid
2026-03-16 09:00 > 2026-03-25 10:00 | Concierto acústico [el viernes] a partir de las 20 h, entrada libre.
2026-03-16 09:00 > 2026-03-25 10:00 | No te pierdas [el sábado] el intercambio de semillas en la plaza.
2026-03-16 09:00 > 2026-03-25 10:00 | La nueva carta sale [el miércoles], con espárragos y cordero.
2026-03-16 09:00 > 2026-03-25 10:00 | El sábado llovió a mares, el domingo salió el sol.
2026-03-16 09:00 > 2026-03-25 10:00 | [El jueves] viene el técnico del gas: solo bocadillos.
`;
