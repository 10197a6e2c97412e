/** Sentences that were written later, each when the finder had not seen its like. */
export const MORE_SPANISH = `
zone Europe/Madrid
2026-06-01 09:00 > 2026-06-09 12:00 | ¡SOLO [HASTA EL DOMINGO]! 40 % en todos los rosales.
2026-06-01 09:00 > 2026-06-06 12:00 | ¡SOLO HASTA EL DOMINGO! 40 % en todos los rosales.
2026-06-01 09:00 > 2026-06-15 12:00 | ¡Buscamos dependienta! Envía tu CV antes del [12 de junio].
2026-06-01 09:00 > 2026-06-15 12:00 | Os presentamos a Domingo, nuestro nuevo peluquero, en el oficio desde 2019.
2026-06-01 09:00 > 2026-06-15 12:00 | Merienda especial el [domingo 14 de junio], 24,50 € por persona, tel. 912 06 14 20.
2026-06-01 09:00 > 2026-06-12 12:00 | Compras nocturnas [este jueves] hasta las 21 h, invitamos a cava.
2026-06-01 09:00 > 2026-06-12 12:00 | Compras nocturnas todos los jueves hasta las 21 h, invitamos a cava.
2026-06-01 09:00 > 2026-06-04 09:00 | Mañana es [sábado]: pasa hoy a por tu pan.
2026-06-01 09:00 > 2026-06-09 09:00 | Mié. 10-16 h, jue. 10-18 h, vie. 10-20 h, sáb. 9-17 h. Domingo y lunes cerrado.
2026-06-01 09:00 > 2026-06-09 09:00 | Esta noche cenamos en la terraza: quedan tres mesas a las 21 h.
2026-06-01 09:00 > 2026-06-09 09:00 | El viernes llegó bacalao fresco y a mediodía ya no quedaba.
2026-06-01 09:00 > 2026-06-09 09:00 | Salón en la 3.ª planta, a 2 minutos de la estación.
2026-06-01 09:00 > 2026-06-29 09:00 | Oferta válida [hasta el 28/06/2026], una por cliente.
2026-06-01 09:00 > 2026-06-29 09:00 | Oferta válida hasta el 28/06/2027, una por cliente.
2026-06-01 09:00 > 2026-06-22 09:00 | Pásate [el sábado 20] a probar la tarta de nuestro décimo cumpleaños.
2026-06-01 09:00 > 2026-06-22 09:00 | Dos por uno en magdalenas, solo los martes. Los domingos descansamos.
2026-06-01 09:00 > 2026-06-08 09:00 | ¿Quién viene [el sábado]? Puertas a las 18 h, concierto a las 19 h.
2026-06-01 09:00 > 2026-06-08 09:00 | Gracias a todos los que vinisteis el sábado. Sois geniales.
2026-06-01 09:00 > 2026-06-17 09:00 | Taller infantil del 15 al 17 de junio, queda una plaza.
2026-06-01 09:00 > 2026-06-18 09:00 | Taller infantil del [15 al 17 de junio], queda una plaza.
2026-06-01 09:00 > 2026-06-15 09:00 | [El próximo fin de semana] estamos en la feria, puesto 14.
2026-06-01 09:00 > 2026-06-15 09:00 | Nuestra magdalena "Lunes azul", 2,80 €, con arándanos.
2026-06-01 09:00 > 2026-06-15 09:00 | Hoy, [martes 9 de junio], cerramos por boda. ¡Perdón!
2026-06-01 09:00 > 2026-06-15 09:00 | En junio, 10 % en todos los cortes, incluso sin cita.
2026-06-01 09:00 > 2026-06-05 09:00 | Ramos desde 15 € el viernes y el sábado.
2026-06-01 09:00 > 2026-06-07 09:00 | Ramos desde 15 € [el viernes y el sábado].
2026-06-01 09:00 > 2026-06-24 09:00 | Vacaciones del 22 de junio al 5 de julio; después, como siempre.
2026-06-01 09:00 > 2026-07-06 09:00 | Vacaciones del [22 de junio al 5 de julio]; después, como siempre.
2026-06-01 09:00 > 2026-06-09 09:00 | Abrimos [este domingo] de 13 a 17 h.
2026-06-01 09:00 > 2026-06-09 09:00 | Lo pasamos genial con vosotros el domingo en el mercado.
2026-06-01 09:00 > 2026-06-09 09:00 | ¿La próxima cata? [Viernes] a las 18:30.
2026-06-01 09:00 > 2026-06-09 09:00 | Nos quedan huecos el sabado y el miercoles para mechas.
zone Europe/Madrid
2026-09-07 10:00 > 2026-09-14 10:00 | ¿Te gustan las flores? Nuestro curso es [este sábado] de 10 a 13 h, 45 €.
2026-09-07 10:00 > 2026-09-14 10:00 | Nuestra cafetería abre los siete días de la semana, domingos incluidos.
2026-09-07 10:00 > 2026-09-14 10:00 | El viernes se agotó todo antes de las doce, así que ven pronto.
2026-09-07 10:00 > 2026-09-14 10:00 | ¿Un corte antes del finde? Ha quedado libre un hueco [el viernes a las 15 h].
2026-09-07 10:00 > 2026-09-10 10:00 | ¿Un corte antes del finde? Ha quedado libre un hueco el viernes a las 15 h.
2026-09-07 10:00 > 2026-09-14 10:00 | Casa fundada el 3 de septiembre de 1987 por mi abuelo.
2026-09-07 10:00 > 2026-09-14 10:00 | El sábado el equipo estaba en pie a las 4 para la media maratón. ¡Bravo!
2026-09-07 10:00 > 2026-09-21 10:00 | Apunta la fecha: [19/09/2026], gran jornada de otoño.
2026-09-07 10:00 > 2026-09-14 10:00 | Cata de vinos [viernes 19 h], entradas a 12 € en caja.
2026-09-07 10:00 > 2026-10-02 10:00 | Cena de la cosecha el [1 de octubre] a las 20:30.
2026-09-07 10:00 > 2026-09-14 10:00 | Revisión gratis de neumáticos [todo el sábado].
2026-09-07 10:00 > 2026-09-14 10:00 | Menú de lunes a viernes: sopa y panecillo por 5 €.
2026-09-07 10:00 > 2026-09-14 10:00 | Solo hoy: magdalenas a mitad de precio.
2026-09-07 10:00 > 2026-09-08 10:00 | Solo hoy ([lunes]): magdalenas a mitad de precio.
2026-09-07 10:00 > 2026-09-14 10:00 | Los miércoles por la mañana hay calma: ven a por un café.
2026-09-07 10:00 > 2026-09-14 10:00 | Nuestro horno nuevo llega [el jueves], ¡cruzad los dedos!
2026-09-07 10:00 > 2026-09-14 10:00 | El horno nuevo llegó el jueves y es una maravilla.
2026-09-07 10:00 > 2026-09-14 10:00 | Encarga tu corona a más tardar el [miércoles 9].
2026-09-07 10:00 > 2026-09-12 10:00 | Mañana ([sábado 12 de septiembre]) cerrado por inventario.
2026-09-07 10:00 > 2026-09-11 10:00 | Mañana (sábado 12 de septiembre) cerrado por inventario.
2026-09-07 10:00 > 2026-09-14 10:00 | Desde el martes pasado tenemos café de Etiopía.
2026-09-07 10:00 > 2026-09-14 10:00 | ¡Celebramos! [Sábado desde las 10]: cava y canapés.
2026-09-07 10:00 > 2026-09-14 10:00 | Los viernes toca pescado, de 11 a 14 h.
2026-09-07 10:00 > 2026-09-14 10:00 | Próxima fecha del curso infantil: [sáb. 12/9], 10 h.
2026-09-07 10:00 > 2026-09-14 10:00 | En marzo de 2020 nos mudamos y en mayo de 2021 llegó el segundo horno.
2026-09-07 10:00 > 2026-09-20 10:00 | [Hasta el 19 de septiembre] incluido, 15 % en pastillas de freno.
zone America/Bogota
2026-09-07 10:00 > 2026-09-14 10:00 | Quedan dos días para reservar el brunch del [domingo 13].
2026-09-07 10:00 > 2026-09-14 10:00 | ¡Feliz día! Ven por tu arepa, abrimos de domingo a domingo.
zone Europe/Madrid
2026-04-20 10:00 > 2026-04-27 10:00 | «Sábado» es nuestro pan de semillas, 4,20 €.
2026-04-20 10:00 > 2026-04-27 10:00 | El viernes por la noche se rompió el horno, pero al alba ya funcionaba.
2026-04-20 10:00 > 2026-04-27 10:00 | El club de lectura se reúne [el jueves por la tarde], con tarta.
2026-04-20 10:00 > 2026-04-27 10:00 | El club de lectura se reúne el último jueves de cada mes.
2026-04-20 10:00 > 2026-05-04 10:00 | Festivo: [viernes 1 de mayo], abierto de 8 a 11 h.
2026-04-20 10:00 > 2026-04-27 10:00 | Precios desde el 1 de abril de 2026: corte 32 €, color 68 €.
2026-04-20 10:00 > 2026-04-27 10:00 | Todo empezó un lunes de 2011 con 300 €.
2026-04-20 10:00 > 2026-04-27 10:00 | Nuevo horario a partir de [este miércoles]: de 7:30 a 16 h.
2026-04-20 10:00 > 2026-04-27 10:00 | De lunes a viernes, dos bolas por el precio de una.
2026-04-20 10:00 > 2026-04-27 10:00 | Quedan 4 plazas para el taller de azúcar del [domingo].
2026-04-20 10:00 > 2026-04-25 10:00 | Mañana, [sábado 25], estamos en el mercado desde las 8.
2026-04-20 10:00 > 2026-04-27 10:00 | Volvemos [el jueves] tras una pausa. ¡Gracias por esperar!
2026-04-20 10:00 > 2026-04-27 10:00 | Inscríbete hasta el [viernes] a las 18 h y ahorra 10 €.
2026-04-20 10:00 > 2026-04-27 10:00 | Fuisteis maravillosos el domingo, ¡gracias!
2026-04-20 10:00 > 2026-04-27 10:00 | Domingos y festivos cerrado.
2026-04-20 10:00 > 2026-04-27 10:00 | Ya es primavera en la floristería: peonías, lilas y 20 tipos de rosa.
2026-04-20 10:00 > 2026-05-11 10:00 | ¡Día de la Madre! [Domingo 3 de mayo]: abrimos de 9 a 14 h.
zone Europe/Madrid
2026-11-02 08:30 > 2026-11-09 08:30 | ¿Los rollos de canela del viernes pasado? Se quedan en la carta.
2026-11-02 08:30 > 2026-11-09 08:30 | [Viernes 6 y sábado 7 de noviembre]: dos días de liquidación de neumáticos.
2026-11-02 08:30 > 2026-12-01 08:30 | Tardes de coronas de adviento los días [25, 26 y 27 de noviembre], de 18 a 21 h.
2026-11-02 08:30 > 2026-11-30 08:30 | ¿Black Friday? Aquí el precio justo es todo el año.
2026-11-02 08:30 > 2027-01-02 08:30 | Turrones: últimos encargos el [20 de diciembre].
2026-11-02 08:30 > 2026-12-31 08:30 | Cerrado del 25 de diciembre al 1 de enero. ¡Feliz Navidad!
2026-11-02 08:30 > 2027-01-02 08:30 | Cerrado del [25 de diciembre al 1 de enero]. ¡Feliz Navidad!
2026-11-02 08:30 > 2026-11-09 08:30 | Escribe a domingo@rosas.example o llama al 91 555 12 06.
2026-11-02 08:30 > 2026-11-09 08:30 | El sábado salimos en el periódico, página 12. ¡Qué ilusión nos hizo!
2026-11-02 08:30 > 2026-11-09 08:30 | Encarga antes de mañana a mediodía y recoge [el miércoles]. 18 € la caja de 12.
2026-11-02 08:30 > 2026-11-09 08:30 | Esta noche, [jueves 5], aperitivo de vecinos en la puerta.
2026-11-02 08:30 > 2026-11-09 08:30 | Martes y trece no nos da miedo: aquí siempre hay suerte.
zone Europe/Madrid
2026-05-11 12:00 > 2026-05-18 09:00 | La carta de verano arranca [este viernes], con saúco, claro.
2026-05-11 12:00 > 2026-05-18 09:00 | Lo pedisteis: los jueves cortamos hasta las 20 h.
2026-05-11 12:00 > 2026-05-18 09:00 | ¿Una avería en domingo? Nuestra grúa nunca duerme: 900 111 222.
2026-05-11 12:00 > 2026-05-26 09:00 | Cerramos el [lunes 25 de mayo] por festivo local.
2026-05-11 12:00 > 2026-05-18 09:00 | Ya hay peonías, 9 € el ramo, solo [de miércoles a sábado].
2026-05-11 12:00 > 2026-05-18 09:00 | Desde el 2 de mayo estamos en el taller nuevo.
2026-05-11 12:00 > 2026-05-18 09:00 | Lo que tanto gustó el viernes ahora está en la carta.
2026-05-11 12:00 > 2026-06-01 09:00 | Campamento de repostería del [26 al 29 de mayo], de 7 a 12 años, 95 €.
2026-05-11 12:00 > 2026-05-13 09:00 | Mañana ([miércoles]), café gratis con cada lavado.
2026-05-11 12:00 > 2026-05-12 09:00 | Mañana (miércoles), café gratis con cada lavado.
`;
