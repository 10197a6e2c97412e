/** Written > sent, by the clock of the zone | the text; what it contradicts stands in brackets. */
export const SPANISH = `
zone Europe/Madrid
2026-03-01 18:00 > 2026-03-10 09:00 | [Sábado]: taller de masa madre para principiantes, quedan dos plazas.
2026-03-01 18:00 > 2026-03-06 09:00 | Sábado: taller de masa madre para principiantes, quedan dos plazas.
2026-03-01 18:00 > 2026-03-07 09:00 | El [viernes] abrimos hasta las 21:00.
2026-03-01 18:00 > 2026-03-06 09:00 | El viernes abrimos hasta las 21:00.
2026-03-02 10:00 > 2026-03-11 09:00 | Todos los sábados hacemos focaccia con romero.
2026-03-02 10:00 > 2026-03-11 09:00 | Cada viernes, empanada gallega recién hecha.
2026-03-02 10:00 > 2026-03-11 09:00 | Los lunes cerramos por descanso.
2026-03-03 10:00 > 2026-03-11 09:00 | El sábado pasado llenasteis la tienda. ¡Gracias!
2026-03-03 10:00 > 2026-03-11 09:00 | Desde el viernes tenemos tarta de ruibarbo y vuela.
2026-03-03 10:00 > 2026-03-11 09:00 | El sábado fue una locura: 300 panecillos en una noche.
2026-03-04 11:00 > 2026-03-05 09:00 | Mañana, [sábado], abrimos a las 7 con cruasanes calientes.
2026-03-04 11:00 > 2026-03-06 09:00 | Mañana, sábado, abrimos a las 7 con cruasanes calientes.
2026-03-04 11:00 > 2026-03-05 09:00 | Hoy [viernes] abierto hasta las 20:00.
2026-03-04 11:00 > 2026-03-06 09:00 | Hoy viernes abierto hasta las 20:00.
2026-03-04 11:00 > 2026-03-12 09:00 | Por la mañana huele a canela en toda la calle.
2026-03-02 08:00 > 2026-03-08 10:00 | 20 % de descuento en tintes [hasta el sábado].
2026-03-02 08:00 > 2026-03-07 10:00 | 20 % de descuento en tintes hasta el sábado.
2026-03-02 08:00 > 2026-03-16 10:00 | [Este fin de semana], mercado de flores en la plaza.
2026-03-02 08:00 > 2026-03-08 10:00 | Este fin de semana, mercado de flores en la plaza.
2026-03-02 08:00 > 2026-03-10 10:00 | Jazz en la cafetería [de viernes a domingo], entrada libre.
2026-03-02 08:00 > 2026-03-07 10:00 | Jazz en la cafetería de viernes a domingo, entrada libre.
2026-12-10 08:00 > 2026-12-28 10:00 | Cerramos del [24 al 26 de diciembre].
2026-12-10 08:00 > 2026-12-24 10:00 | Cerramos del 24 al 26 de diciembre.
2026-03-02 08:00 > 2026-03-16 10:00 | Brunch el [15 de marzo], ¡reserva tu mesa!
2026-03-02 08:00 > 2026-03-15 08:00 | Brunch el 15 de marzo, ¡reserva tu mesa!
2026-03-02 08:00 > 2026-03-22 10:00 | Puertas abiertas el [21/03] desde las 10 h.
2026-03-02 08:00 > 2026-03-21 08:00 | Puertas abiertas el 21/03 desde las 10 h.
2026-03-02 08:00 > 2026-03-22 10:00 | Abrimos el 12 de marzo de 1998 con un solo horno.
2026-03-02 08:00 > 2026-03-22 10:00 | Horario: lunes a viernes de 7 a 18, sábado de 8 a 13.
2026-03-02 08:00 > 2026-03-22 10:00 | Abrimos de martes a sábado de 9 a 18 h. Tel. 91 234 56 78.
2026-03-02 08:00 > 2026-03-22 10:00 | Corte y peinado por 35,50 €. Esta es la segunda tienda que abrimos.
2026-03-02 08:00 > 2026-03-22 10:00 | Sol, mar y 10 sabores de helado: la quinta temporada ya está aquí.
2026-03-02 08:00 > 2026-03-22 10:00 | Nuestro pan «Sábado» reposa 12 horas antes de entrar al horno.
2026-03-02 08:00 > 2026-03-22 10:00 | Domingo Pérez, nuestro mecánico, cumple 25 años con nosotros.
2026-03-02 08:00 > 2026-03-22 10:00 | ¡1.er premio al mejor pan, por 3.ª vez!
2026-03-02 08:00 > 2026-03-06 10:00 | [A partir del jueves] abrimos media hora antes.
2026-03-02 08:00 > 2026-03-05 06:00 | A partir del jueves abrimos media hora antes.
2026-03-02 08:00 > 2026-03-09 10:00 | Encarga tu tarta antes del [jueves].
2026-03-02 08:00 > 2026-03-04 10:00 | Encarga tu tarta antes del jueves.
2026-03-02 08:00 > 2026-03-16 10:00 | [Sábado 14 de marzo]: revisión de frenos gratis en el taller.
2026-03-02 08:00 > 2026-03-14 09:00 | Sábado 14 de marzo: revisión de frenos gratis en el taller.
2026-03-07 09:00 > 2026-03-10 09:00 | ¡Nos vemos el sábado en la cata!
2026-03-07 09:00 > 2026-03-16 09:00 | ¡Nos vemos el [sábado] en la cata!
2026-03-27 08:00 > 2026-03-30 00:30 | El [domingo] cambia la hora: abrimos una hora más tarde.
2026-03-02 08:00 > 2026-03-10 10:00 | Noche de tapas [este viernes], con reserva.
2026-03-02 08:00 > 2026-03-18 10:00 | Curso de coronas florales el [día 14], 40 € con café.
2026-03-02 08:00 > 2026-03-22 10:00 | El primer sábado de cada mes, cata gratuita.
2026-03-02 08:00 > 2026-03-10 10:00 | [Miércoles y jueves], corte infantil a 12 €.
zone America/Mexico_City
2026-03-02 08:00 > 2026-03-15 00:30 | El [14 de marzo] regalamos un pan dulce con cada café.
2026-03-02 08:00 > 2026-03-14 23:30 | El 14 de marzo regalamos un pan dulce con cada café.
zone Europe/Madrid
2026-04-13 09:00 > 2026-04-19 12:00 | 🥐 POP-UP 🥐¶[Sábado 18 de abril], desde las 9 hasta agotar existencias¶¡Frente a la estación!
2026-04-13 09:00 > 2026-04-18 07:00 | 🥐 POP-UP 🥐¶Sábado 18 de abril, desde las 9 hasta agotar existencias¶¡Frente a la estación!
2026-04-13 09:00 > 2026-04-22 12:00 | Quedan dos huecos para el [viernes por la tarde]: escríbenos y te lo guardamos.
2026-04-13 09:00 > 2026-04-22 12:00 | ¡Qué locura el sábado en el mercado! A las once no quedaba ni una miga.
2026-04-13 09:00 > 2026-04-28 12:00 | Cambio de neumáticos sin cita, entre semana de 8 a 17 h.
2026-04-13 09:00 > 2026-04-20 12:00 | Ojo: [jueves y viernes] cerramos por obras.
2026-04-13 09:00 > 2026-05-05 12:00 | Los ramos del Día de la Madre se encargan antes del [2 de mayo] a mediodía.
2026-04-13 09:00 > 2026-04-28 12:00 | Un domingo sin churros no es domingo. ¡Te esperamos!
2026-04-13 09:00 > 2026-04-22 12:00 | El curso del miércoles pasado gustó tanto que pronto lo repetimos.
zone America/Argentina/Buenos_Aires
2026-04-13 09:00 > 2026-05-18 12:00 | Abrimos excepcionalmente el [domingo 17/5] de 10 a 14.
`;
