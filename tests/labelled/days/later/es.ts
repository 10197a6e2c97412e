/** Nine more rounds written blind, each measured once before the rules were mended by it. */
export const LATER_SPANISH = `
zone Europe/Madrid
2026-11-18 08:30 > 2026-12-02 12:00 | Taller de roscos con niños [este sábado], delantales incluidos.
2026-11-18 08:30 > 2026-12-02 12:00 | La Baguette Viernes lleva sésamo por fuera y centeno por dentro.
2026-11-18 08:30 > 2026-12-02 12:00 | Todos los viernes a mediodía se abre el horno y se forma la cola.
2026-11-18 08:30 > 2026-12-02 12:00 | Desde el domingo la pizarra la escribe Ida, de siete años.
2026-11-18 08:30 > 2026-12-02 12:00 | Los abetos llegan [el 27 de noviembre], cortados de la víspera.
2026-11-18 08:30 > 2026-11-19 12:00 | Los abetos llegan el 27 de noviembre, cortados de la víspera.
2026-11-18 08:30 > 2026-12-02 12:00 | Abierto de miércoles a domingo desde las 12; lunes y martes, cerrado.
2026-11-18 08:30 > 2026-12-02 12:00 | Arreglo de barba 12 €, completo 28 €, sin cita entre semana.
2026-11-18 08:30 > 2026-12-02 12:00 | El tejado del granero es de 1794 y se le nota.
2026-11-18 08:30 > 2026-12-02 12:00 | 3x2 en juegos de mesa [hasta el sábado].
2026-11-18 08:30 > 2026-12-02 12:00 | [Este fin de semana] se encienden las luces y cerramos a las nueve.
2026-11-18 08:30 > 2026-12-02 12:00 | [Hoy lunes 30 de noviembre] cerrado por inventario.
2026-11-18 08:30 > 2026-12-02 12:00 | Mañana es [martes]: cejas a mitad de precio.
2026-11-18 08:30 > 2026-11-30 12:00 | Mañana es martes: cejas a mitad de precio.
2026-11-18 08:30 > 2026-12-02 12:00 | ¡Menudo sábado! Once coronas, un dedo quemado y cero quejas.
2026-11-18 08:30 > 2026-12-02 12:00 | Los calendarios de adviento se agotaron el lunes, vienen más.
2026-11-18 08:30 > 2026-12-02 12:00 | Buscamos casa de acogida [a partir del lunes] para un gato mayor.
2026-11-18 08:30 > 2026-12-02 12:00 | Nos caben dos cambios de ruedas [el viernes] por la mañana.
2026-11-18 08:30 > 2026-12-02 12:00 | Se busca ayudante para los sábados, con buen humor.
2026-11-18 08:30 > 2026-12-02 12:00 | Vuelve el vino caliente, 4,50 € la taza, viernes desde las 17.
2026-11-18 08:30 > 2026-12-02 12:00 | El coro canta villancicos ante la tienda [el domingo a las cuatro].
2026-11-18 08:30 > 2026-12-02 12:00 | [El jueves] cerramos a las cuatro, que el equipo va al teatro.
2026-11-18 08:30 > 2026-12-02 12:00 | El ayuntamiento asfaltó el aparcamiento el domingo, adiós charcos.
2026-11-18 08:30 > 2026-12-02 12:00 | Ruby empezó el lunes y ya tiene clientas fijas.
2026-11-18 08:30 > 2026-12-02 12:00 | Flores de Pascua desde 6 € hasta agotar existencias.
2026-11-18 08:30 > 2026-12-02 12:00 | Encarga tu pavo [antes del 25 de noviembre].
2026-11-18 08:30 > 2026-12-02 12:00 | Mi abuela juraba por la colada del lunes.
2026-11-18 08:30 > 2026-12-02 12:00 | Trueque de libros con galletas [el martes] en la planta de arriba, gratis.
2026-11-18 08:30 > 2026-12-02 12:00 | Todo perro merece un sábado.
2026-11-18 08:30 > 2026-12-02 12:00 | Noche de compras [el jueves 26 de noviembre], de 18 a 21.
2026-11-18 08:30 > 2026-12-02 12:00 | Quien estuvo en la cata del viernes sabe por qué no queda malbec.
zone Europe/Madrid
2026-09-09 07:45 > 2026-09-23 10:00 | Empanadillas de mora recién hechas [el viernes] a las ocho. Poned la alarma.
2026-09-09 07:45 > 2026-09-23 10:00 | Quique se casa, así que no hay ITV [ni jueves ni viernes].
2026-09-09 07:45 > 2026-09-23 10:00 | Los domingos de lluvia se inventaron para las librerías de viejo.
2026-09-09 07:45 > 2026-09-23 10:00 | Tijeras nuevas, hervidor nuevo y aprendiza nueva: el lunes fue completito.
2026-09-09 07:45 > 2026-09-23 10:00 | El Club de los Lunes se reúne a las cinco con café y dominó.
2026-09-09 07:45 > 2026-09-23 10:00 | Dalias cortadas cada mañana, 8 € el ramo.
2026-09-09 07:45 > 2026-09-23 10:00 | La inscripción al campamento se abre [el lunes a las 9].
2026-09-09 07:45 > 2026-09-23 10:00 | Ya falta poco: fiesta de la sidra [del 18 al 20 de septiembre].
2026-09-09 07:45 > 2026-09-10 12:00 | Ya falta poco: fiesta de la sidra del 18 al 20 de septiembre.
2026-09-09 07:45 > 2026-09-23 10:00 | La autora de «Un sábado en el lago» firma [el jueves por la tarde].
2026-09-09 07:45 > 2026-09-23 10:00 | Bravo por el chico que nos arregló la nevera un domingo a cambio de una caña.
2026-09-09 07:45 > 2026-09-23 10:00 | Nuevo horario: zumba lunes, spinning martes, boxeo jueves.
2026-09-09 07:45 > 2026-09-23 10:00 | Vuelve el café de calabaza y no nos arrepentimos.
2026-09-09 07:45 > 2026-09-23 10:00 | Primera vacuna de gatitos a mitad de precio [hasta el 19].
2026-09-09 07:45 > 2026-09-23 10:00 | Ted entró por esa puerta un jueves lluvioso de 2003.
2026-09-09 07:45 > 2026-09-23 10:00 | El Fiesta rojo hay que moverlo [antes del viernes], por favor.
2026-09-09 07:45 > 2026-09-23 10:00 | Nada como un viernes de pescaíto.
2026-09-09 07:45 > 2026-09-23 10:00 | Mañana, [sábado], son las fiestas y presentamos la calabaza.
2026-09-09 07:45 > 2026-09-18 10:00 | Mañana, sábado, son las fiestas y presentamos la calabaza.
2026-09-09 07:45 > 2026-09-23 10:00 | Muchos preguntasteis por el grupo del domingo: se llaman Los Alérgicos.
2026-09-09 07:45 > 2026-09-23 10:00 | Liquidación [este fin de semana], todo fuera.
2026-09-09 07:45 > 2026-09-23 10:00 | Sara tiñe martes y jueves; Bea, los demás días.
2026-09-09 07:45 > 2026-09-23 10:00 | Sábados de 9 a 13 abierto hasta Navidad.
2026-09-09 07:45 > 2026-09-23 10:00 | Reservad el [sábado 19 de septiembre]: cena de la cosecha.
2026-09-09 07:45 > 2026-09-23 10:00 | [El martes] viene el del gas y la cocina solo servirá frío.
2026-09-09 07:45 > 2026-09-23 10:00 | Los domingos por la mañana somos estudio de yoga, el resto, mercería.
2026-09-09 07:45 > 2026-09-23 10:00 | Lo mejor del sábado: el perro con pajarita.
2026-09-09 07:45 > 2026-09-23 10:00 | Bocata 3,50 €, té 1,20 €, charla gratis.
2026-09-09 07:45 > 2026-09-23 10:00 | Contad con algo de cola [el viernes], la calle está a un carril.
2026-09-09 07:45 > 2026-09-23 10:00 | Últimos pedidos de cestas: [miércoles a mediodía].
zone America/Bogota
2027-04-13 09:00 > 2027-04-27 11:00 | [Este viernes] hay lechona hasta que se acabe.
2027-04-13 09:00 > 2027-04-27 11:00 | La Torta Martes, de limón, a mitad de precio todo abril.
2027-04-13 09:00 > 2027-04-27 11:00 | Se acabó el invierno: la pista de hielo se derritió el domingo.
2027-04-13 09:00 > 2027-04-27 11:00 | [El jueves] es el último día del concurso, anímense.
2027-04-13 09:00 > 2027-04-27 11:00 | Arreglo de zapatos en dos días, recibimos de lunes a viernes.
2027-04-13 09:00 > 2027-04-27 11:00 | Desde el jueves pasado vive un búho en el techo.
2027-04-13 09:00 > 2027-04-27 11:00 | Lijamos el piso: cerrado [del 17 al 19 de abril].
2027-04-13 09:00 > 2027-04-14 12:00 | Lijamos el piso: cerrado del 17 al 19 de abril.
2027-04-13 09:00 > 2027-04-27 11:00 | Fundada en 1889, inundada en 1921 y aquí seguimos.
2027-04-13 09:00 > 2027-04-27 11:00 | Una fuga nos dejó sin cocina el sábado.
2027-04-13 09:00 > 2027-04-27 11:00 | La caminata del domingo empieza con un sánduche del sábado.
2027-04-13 09:00 > 2027-04-27 11:00 | Curso de primeros auxilios gratis [el sábado a las 10] en bomberos.
2027-04-13 09:00 > 2027-04-27 11:00 | Preventa de boletas [hasta el jueves].
2027-04-13 09:00 > 2027-04-27 11:00 | ¿Quién vio el arcoíris del lunes por la tarde?
2027-04-13 09:00 > 2027-04-27 11:00 | Cerámica a mitad de precio [este fin de semana], hasta las tazas torcidas.
2027-04-13 09:00 > 2027-04-27 11:00 | En mayo las mamás toman mimosa gratis los domingos.
2027-04-13 09:00 > 2027-04-27 11:00 | Cine en el parque: traigan cobija [el viernes en la noche].
2027-04-13 09:00 > 2027-04-27 11:00 | El viernes es de empanada y tinto.
2027-04-13 09:00 > 2027-04-27 11:00 | ¿Hoy ya es [miércoles]? Entonces hay tamales.
2027-04-13 09:00 > 2027-04-27 11:00 | Mañana es [sábado], la panadería abre a las 6.
2027-04-13 09:00 > 2027-04-23 11:00 | Mañana es sábado, la panadería abre a las 6.
2027-04-13 09:00 > 2027-04-27 11:00 | El doctor Haas no atiende [el miércoles], los recibe la doctora Leal.
2027-04-13 09:00 > 2027-04-27 11:00 | Las cabras Thelma y Louise llegaron el viernes a casa.
2027-04-13 09:00 > 2027-04-27 11:00 | Horario: L-V 9-17, sáb 10-14.
2027-04-13 09:00 > 2027-04-27 11:00 | Nuestra aprendiz hizo el jueves su primer degradado sola.
2027-04-13 09:00 > 2027-04-27 11:00 | Puertas [el domingo desde el mediodía], primera carrera a la una.
2027-04-13 09:00 > 2027-04-27 11:00 | Noche de chicas cada jueves, sin cover.
2027-04-13 09:00 > 2027-05-03 11:00 | Feria de plantas [el 1 de mayo]: tomates, pimentones y diez albahacas.
2027-04-13 09:00 > 2027-04-27 11:00 | Hagas lo que hagas el sábado, hazlo con buen café.
2027-04-13 09:00 > 2027-04-27 11:00 | Por favor devuelvan los disfraces alquilados [antes del miércoles].
zone Europe/Madrid
2026-10-22 09:00 > 2026-11-05 10:00 | ¿Uñas de miedo? Nos quedan tres huecos [el sábado].
2026-10-22 09:00 > 2026-11-05 10:00 | El desayuno del sábado para dos sale a 12,90 €.
2026-10-22 09:00 > 2026-11-05 10:00 | [El domingo] cambia la hora: una más para leer.
2026-10-22 09:00 > 2026-11-05 10:00 | El año pasado vinieron 112 fantasmas y a las siete no quedaba ni un caramelo.
2026-10-22 09:00 > 2026-11-05 10:00 | Calabazas a 3 €, dos por 5.
2026-10-22 09:00 > 2026-11-05 10:00 | Punto y café cada miércoles en la trastienda.
2026-10-22 09:00 > 2026-11-05 10:00 | Qué pena: la hoguera [del domingo] queda suspendida, el prado es un barrizal.
2026-10-22 09:00 > 2026-11-05 10:00 | Lunes de basuras, martes de basuras. No preguntéis.
2026-10-22 09:00 > 2026-11-05 10:00 | Carta nueva [a partir del viernes], mucha calabaza.
2026-10-22 09:00 > 2026-11-05 10:00 | Antipulgas comprado [antes de fin de octubre], desparasitador gratis.
2026-10-22 09:00 > 2026-11-05 10:00 | La pelu de Jess se muda a la calle Mayor 14 [el 2 de noviembre].
2026-10-22 09:00 > 2026-10-23 12:00 | La pelu de Jess se muda a la calle Mayor 14 el 2 de noviembre.
2026-10-22 09:00 > 2026-11-05 10:00 | Los chicos montaron una caja de cambios y dos embragues el martes, todo antes de comer.
2026-10-22 09:00 > 2026-11-05 10:00 | Miércoles tranquilo, así que ahí va una foto del gato de la tienda.
2026-10-22 09:00 > 2026-11-05 10:00 | Concurso [esta noche, jueves 22], máximo seis por equipo.
2026-10-19 09:00 > 2026-10-22 16:00 | Concurso esta noche, jueves 22, máximo seis por equipo.
2026-10-22 09:00 > 2026-11-05 10:00 | Con nosotros desde el 4 de marzo de 2008: ¡felicidades, Linda!
2026-10-22 09:00 > 2026-11-05 10:00 | Mañana es [sábado] y toca botas de agua.
2026-10-22 09:00 > 2026-10-23 17:00 | Mañana es sábado y toca botas de agua.
2026-10-22 09:00 > 2026-11-05 10:00 | ITV entre semana de 8 a 17:30 y sábados hasta las 12.
2026-10-22 09:00 > 2026-11-05 10:00 | ¿Cumple [este fin de semana]? Tenemos globos.
2026-10-22 09:00 > 2026-11-05 10:00 | ¿Quién reservó doce plazas para [el domingo] y no dejó teléfono?
2026-10-22 09:00 > 2026-11-05 10:00 | Los de Radio Vega pasaron a tomar café el viernes.
2026-10-22 09:00 > 2026-11-05 10:00 | [El sábado], de 10 a 14: traed manzanas y os las prensamos.
2026-10-22 09:00 > 2026-11-05 10:00 | Lleno total en el recital del jueves, hubo gente de pie.
2026-10-22 09:00 > 2026-11-05 10:00 | Los lunes, hojaldres vegetarianos.
2026-10-22 09:00 > 2026-11-05 10:00 | Los duendes se instalan en la gruta [el lunes], cuidado con la escalera.
2026-10-22 09:00 > 2026-11-05 10:00 | Mesa de manualidades [de martes a jueves], 4 € por niño.
2026-10-22 09:00 > 2026-11-05 10:00 | Último baño de la temporada [el domingo], agua a 14 grados.
2026-10-22 09:00 > 2026-11-05 10:00 | Tenéis [hasta el viernes] para votar.
2026-10-22 09:00 > 2026-11-05 10:00 | Barney, el perro de la tienda, nos dejó el lunes.
zone Europe/Madrid
2026-05-05 09:00 > 2026-05-19 10:00 | Cata de vinos [el viernes] a las siete, 15 € con picoteo.
2026-05-05 09:00 > 2026-05-19 10:00 | [Sábado]: cerámica para niños de 10 a 12. Apúntate por mensaje.
2026-05-05 09:00 > 2026-05-19 10:00 | Estaremos [el domingo] en la fiesta del cole con nuestras mermeladas.
2026-05-05 09:00 > 2026-05-19 10:00 | [El miércoles] no hay pan, el molino no puede servirnos.
2026-05-05 09:00 > 2026-05-19 10:00 | Nuestra fisio no está [de jueves a sábado].
2026-05-05 09:00 > 2026-05-19 10:00 | Fresas a 3 € la tarrina [hasta el domingo].
2026-05-05 09:00 > 2026-05-19 10:00 | Cangrejo fresco [este fin de semana], unidades limitadas.
2026-05-05 09:00 > 2026-05-19 10:00 | El club de lectura [del jueves] se reúne arriba.
2026-05-05 09:00 > 2026-05-19 10:00 | Quedan citas para uñas [el viernes]: 10:15 y 14:45.
2026-05-05 09:00 > 2026-05-19 10:00 | El yoga para mamás y bebés empieza [el lunes 11 de mayo].
2026-05-05 09:00 > 2026-05-06 12:00 | El yoga para mamás y bebés empieza el lunes 11 de mayo.
2026-05-05 09:00 > 2026-05-19 10:00 | La empanada Domingo: ternera, salsa, todo dentro.
2026-05-05 09:00 > 2026-05-19 10:00 | 300 € recaudamos el sábado en la venta de tartas, ¡gracias!
2026-05-05 09:00 > 2026-05-19 10:00 | Cada sábado: pan gratis para mayores de 80.
2026-05-05 09:00 > 2026-05-19 10:00 | Los viernes abrimos más tarde.
2026-05-05 09:00 > 2026-05-19 10:00 | Desde el lunes repartimos en bici.
2026-05-05 09:00 > 2026-05-19 10:00 | L-V 8-17, S 8-12.
2026-05-05 09:00 > 2026-05-19 10:00 | Lavar y cortar 25 €, color desde 40 €.
2026-05-05 09:00 > 2026-05-19 10:00 | En 1968 mi abuelo compró esta tienda.
2026-05-05 09:00 > 2026-05-19 10:00 | El viernes pasado entró un zorro y no compró nada.
2026-05-05 09:00 > 2026-05-19 10:00 | Otra vez [lunes]. ¿Café?
2026-05-05 09:00 > 2026-05-19 10:00 | Dos mecánicos nuevos se incorporaron el lunes.
2026-05-05 09:00 > 2026-05-19 10:00 | El sábado podaron el seto y ya se ve el cartel.
2026-05-05 09:00 > 2026-05-19 10:00 | Hoy es [miércoles], día de sopa.
2026-05-05 09:00 > 2026-05-19 10:00 | A mitad de precio los lunes y martes de mayo.
2026-05-05 09:00 > 2026-05-08 10:00 | Mañana sábado abrimos a las 7.
2026-05-05 09:00 > 2026-05-07 10:00 | [Mañana sábado] abrimos a las 7.
2026-05-05 09:00 > 2026-05-19 10:00 | Amantes del domingo, este sillón es para vosotros.
2026-05-05 09:00 > 2026-05-19 10:00 | Los repartos salen cada martes y viernes.
2026-05-05 09:00 > 2026-05-19 10:00 | [El día 14] nuestro horno cumple 50.
zone America/Santiago
2027-01-12 09:00 > 2027-01-26 10:00 | Afilamos patines gratis [el sábado] de 9 a 12, solo a niños.
2027-01-12 09:00 > 2027-01-26 10:00 | Llegamos a los 1.000 seguidores el domingo en la noche, ¡gracias!
2027-01-12 09:00 > 2027-01-26 10:00 | La Torre Sábado: tres panqueques, tocino y miel de verdad.
2027-01-12 09:00 > 2027-01-26 10:00 | La consulta estará cerrada [el viernes] por un congreso.
2027-01-12 09:00 > 2027-01-26 10:00 | Concurso de porotos [este sábado]: trae cuchara y opinión.
2027-01-12 09:00 > 2027-01-26 10:00 | El camión nos botó el letrero el lunes, pero sí, estamos abiertos.
2027-01-12 09:00 > 2027-01-26 10:00 | Masa madre los jueves, rollos de canela los viernes.
2027-01-12 09:00 > 2027-01-26 10:00 | Las clases para principiantes se retoman [el 18 de enero].
2027-01-12 09:00 > 2027-01-13 12:00 | Las clases para principiantes se retoman el 18 de enero.
2027-01-12 09:00 > 2027-01-26 10:00 | Todas las parkas con 40% [hasta el domingo].
2027-01-12 09:00 > 2027-01-26 10:00 | Desde el sábado un espantapájaros cuida la terraza.
2027-01-12 09:00 > 2027-01-26 10:00 | Martes a viernes 10-18, sábado 9-16, domingo y lunes cerrado.
2027-01-12 09:00 > 2027-01-26 10:00 | Vengan a despedirse de Margarita [el jueves], 31 años tras este mostrador.
2027-01-12 09:00 > 2027-01-26 10:00 | Cambio de neumáticos en 15 minutos, $20.000 con balanceo.
2027-01-12 09:00 > 2027-01-26 10:00 | El mejor domingo del verano, la piscina estaba llena.
2027-01-12 09:00 > 2027-01-26 10:00 | El grupo que toca [el viernes] suena fuerte. Están avisados.
2027-01-12 09:00 > 2027-01-26 10:00 | Mañana es [viernes] y día de pago. ¿Papas fritas?
2027-01-12 09:00 > 2027-01-14 17:00 | Mañana es viernes y día de pago. ¿Papas fritas?
2027-01-12 09:00 > 2027-01-26 10:00 | Nuestro fundador abrió el 15 de enero de 1956.
2027-01-12 09:00 > 2027-01-26 10:00 | Natación para mayores los lunes y miércoles a las 8.
zone Europe/Madrid
2026-08-11 09:00 > 2026-08-25 10:00 | Concurso de pesca de cangrejos [el sábado], cubos incluidos.
2026-08-11 09:00 > 2026-08-25 10:00 | ¡Llegó el bogavante! Te lo cocemos si lo encargas [antes del viernes].
2026-08-11 09:00 > 2026-08-25 10:00 | Perdón, el datáfono se estropeó el domingo.
2026-08-11 09:00 > 2026-08-25 10:00 | Horario de verano: lunes a sábado 8-20, domingo 10-16.
2026-08-11 09:00 > 2026-08-25 10:00 | La noche de macramé vuelve [el jueves], principiantes bienvenidas.
2026-08-11 09:00 > 2026-08-25 10:00 | El Pastel de Viernes lleva ternera y cerveza desde siempre.
2026-08-11 09:00 > 2026-08-25 10:00 | Una gaviota le robó el bocata a David el lunes.
2026-08-11 09:00 > 2026-08-25 10:00 | Quedan dos habitaciones [este fin de semana], con vistas.
2026-08-11 09:00 > 2026-08-25 10:00 | Helados desde 2 €, helado para perros 1,50 €.
2026-08-11 09:00 > 2026-08-25 10:00 | [A partir del lunes] damos desayunos.
2026-08-11 09:00 > 2026-08-25 10:00 | La regata es [el 15 de agosto]: calles cortadas.
2026-08-11 09:00 > 2026-08-25 10:00 | Jazz en la terraza todos los domingos.
2026-08-11 09:00 > 2026-08-25 10:00 | Construida en 1902, panadería desde 1950.
2026-08-11 09:00 > 2026-08-25 10:00 | El curso de socorrismo termina [el viernes], ¡enhorabuena!
2026-08-11 09:00 > 2026-08-25 10:00 | Nos vemos [mañana, sábado], en la playa.
zone Europe/Madrid
2027-03-02 09:00 > 2027-03-17 10:00 | 50 narcisos por 10 €, [hasta el sábado] o hasta agotar.
2027-03-02 09:00 > 2027-03-17 10:00 | Clase de prueba de torno [el jueves] por la tarde, barro garantizado.
2027-03-02 09:00 > 2027-03-17 10:00 | El viernes tuvimos tres novias en un día.
2027-03-02 09:00 > 2027-03-17 10:00 | El Moka de Lunes cuesta 3 €.
2027-03-02 09:00 > 2027-03-17 10:00 | Nuestra contable se jubila [el viernes]. Brindamos a las cuatro.
2027-03-02 09:00 > 2027-03-17 10:00 | La merienda del Día de la Madre es [el domingo 7 de marzo].
2027-03-02 09:00 > 2027-03-17 10:00 | Cada martes el bibliobús aparca en la puerta.
2027-03-02 09:00 > 2027-03-17 10:00 | Arreglamos nueve bicis el sábado y comimos once buñuelos.
2027-03-02 09:00 > 2027-03-17 10:00 | Horario: lun-jue 9-17, vie 9-19, sáb 10-15.
2027-03-02 09:00 > 2027-03-17 10:00 | Desde el viernes vuelven a sonar las campanas.
2027-03-02 09:00 > 2027-03-17 10:00 | Mercado de productores en la plaza [este sábado].
2027-03-02 09:00 > 2027-03-17 10:00 | Quedan huecos de peluquería canina [para viernes y sábado].
2027-03-02 09:00 > 2027-03-17 10:00 | Desde 1932.
2027-03-02 09:00 > 2027-03-17 10:00 | [Mañana viernes] la furgoneta está en Altoprado.
2027-03-02 09:00 > 2027-03-17 10:00 | Abrimos también los domingos [a partir del 14 de marzo].
zone Europe/Madrid
2026-07-07 09:00 > 2026-07-21 10:00 | La charanga toca en el patio [el sábado] por la tarde, hamacas bienvenidas.
2026-07-07 09:00 > 2026-07-21 10:00 | Sin wifi hasta que venga el técnico [el jueves].
2026-07-07 09:00 > 2026-07-21 10:00 | Mis clientes de los jueves merecen una medalla.
2026-07-07 09:00 > 2026-07-21 10:00 | El Scone Domingo es de queso este mes.
2026-07-07 09:00 > 2026-07-21 10:00 | Clases de natación entre semana desde las 16.
2026-07-07 09:00 > 2026-07-21 10:00 | La lavanda está en flor, la recogida empieza [el domingo].
2026-07-07 09:00 > 2026-07-21 10:00 | Una clienta nos puso cinco estrellas el viernes y nos alegró la semana.
2026-07-07 09:00 > 2026-07-21 10:00 | Sorteo [el viernes], papeletas a un euro.
2026-07-07 09:00 > 2026-07-21 10:00 | Tienda cerrada [del 13 al 15 de julio].
2026-07-07 09:00 > 2026-07-21 10:00 | La misma masa madre desde 1999.
2026-07-07 09:00 > 2026-07-21 10:00 | Solo [hasta el miércoles]: tres libros por cinco euros.
2026-07-07 09:00 > 2026-07-21 10:00 | Mañana es [jueves], así que abrimos hasta las 20.
`;
