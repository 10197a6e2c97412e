/** Posts as a model writes them, each with what its owner had said (read-posts.ts). */
export const SPANISH = `
zone Europe/Madrid
written 2026-03-02 09:00
? Pan de masa madre nuevo desde el sábado, 7 de la mañana, 4,20 euros
= ¡Ya está aquí nuestro pan de masa madre! Desde el sábado a las [7:00], por [4,20 €] la pieza. Ven pronto, que vuela.
? Pan de masa madre nuevo desde el sábado
= ¡Ya está aquí nuestro pan de masa madre! Desde el sábado a las {7:00}, por {4,20 €} la pieza. Fermentado durante {24 horas}.
? El viernes veinte por ciento en todas las tartas hasta mediodía
= Viernes dulce: [20 %] de descuento en todas las tartas hasta las [12:00]. Quien madruga, elige.
? El viernes las tartas son más baratas
= Viernes dulce: {20% de descuento} en todas las tartas hasta las {12 del mediodía}. Quien madruga, elige.
? Dos citas libres el jueves a las tres y media y a las cinco de la tarde
= El jueves se han liberado dos citas: [15:30] y [17:00]. Llámanos y una es tuya.
? Dos citas libres el jueves
= El jueves se han liberado dos citas: {15:30 h} y {17:00 h}. Llámanos al {912 345 678} y una es tuya.
? Balayage para clientas nuevas | fact: Balayage desde 95 euros | fact: Teléfono 912 345 678
= ¿Te apetece un cambio? El balayage empieza en [95 €]. Reserva en el [91 234 56 78] y te asesoramos sin prisa.
? Balayage para clientas nuevas
= ¿Te apetece un cambio? El balayage empieza en {95 €} y tu primera visita tiene un {15 %}. Dos manos expertas te esperan.
? Día de la Madre: ramos, encargos hasta el 30 de abril, envío gratis desde 30 euros
= Mamá se merece lo mejor. Encarga tu ramo hasta el [30 de abril]; a partir de [30 €] el envío es gratis. Cada tallo elegido a mano.
? Día de la Madre: ramos por encargo
= Mamá se merece lo mejor. Encarga tu ramo hasta el {30 de abril}; a partir de {30 €} el envío es gratis. Cada tallo elegido a mano.
? Han llegado los tulipanes
= ¡Han llegado los tulipanes! Únicos, frescos y con las dos manos llenas de primavera. Pasa y llévate un ramo a casa.
? Cambio de neumáticos, se puede esperar
= ¿Toca cambiar neumáticos? Lo hacemos en {30 minutos} y desde {45 euros}. El café corre de nuestra cuenta.
? Cambio de neumáticos media hora, 45 euros las cuatro ruedas
= ¿Toca cambiar neumáticos? Lo hacemos en [30 minutos] por [45 €]. El café corre de nuestra cuenta.
? ITV en marzo. Estamos en la calle del Molino 14
= ¿Te caduca la ITV? Ven a la [calle del Molino, 14] y lo dejamos todo listo. Tranquilidad las 24 horas, los 7 días de la semana.
? ITV en marzo
= ¿Te caduca la ITV? Ven a la {calle del Molino, 14} o llama al {954 123 456}. Tranquilidad 24/7.
? Taller de espalda el 14 de marzo de 10 a 11.30, gratis, 8 plazas
= ¿Te duele la espalda? El sábado [14 de marzo], de [10:00 a 11:30], te enseñamos qué ayuda. Solo hay [8 plazas], ¡apúntate!
? Taller de espalda el 14 de marzo, gratis
= ¿Te duele la espalda? El sábado [14 de marzo], de {10:00 a 11:30}, te enseñamos qué ayuda. Solo hay {8 plazas}. Inscríbete en {www.espaldasana.example/taller}.
? Club de correr para principiantes, seis semanas, martes
= En [6 semanas] llegarás a tu primera carrera con ganas: nuestro club para principiantes, cada martes. Solo necesitas un par de zapatillas.
? Club de correr para principiantes los martes
= En {ocho semanas} correrás {5 km}: nuestro club para principiantes, cada martes. Solo necesitas un par de zapatillas.
? Libro del mes, lectura el jueves por la tarde
= El libro del mes nos atrapó desde la primera página. El jueves por la tarde lo leemos juntos. ¡Es nuestro número uno!
? Libro del mes, lectura el jueves a las siete y media de la tarde, 6 euros con copa de vino
= El libro del mes, en voz alta: jueves a las [19:30]. La entrada cuesta [6 €] e incluye una copa de vino.
? Libro del mes, lectura el jueves
= El libro del mes, en voz alta: jueves a las {19:30}. La entrada cuesta {6 €} e incluye una copa de vino. Puertas abiertas desde las {19 h}.
? Menú de mediodía sopa y bocadillo 8,50, lunes a viernes de 12 a 14
= Comer bien y rápido: sopa y bocadillo por [8,50 €], de lunes a viernes de [12 a 14 h].
? Menú de mediodía sopa y bocadillo
= Comer bien y rápido: sopa y bocadillo por {8,50 €}, de lunes a viernes de {12 a 14 h}.
? Cerrado el lunes de Pascua | link: https://limonero.example/carta El Limonero: carta, dos platos 18 euros
= El lunes de Pascua cerramos. Hasta entonces, dos platos por [18 €]: [https://limonero.example/carta].
? Cerrado el lunes de Pascua
= El lunes de Pascua, [6 de abril], cerramos. Después, todo como siempre. ¡Mil gracias por tanto cariño!
? Reservas en el 932 220 555 o en mesa@limonero.example
= ¿Mesa para dos? Reserva en el [93 222 05 55] o escribe a [mesa@limonero.example]. Te guardamos el rincón.
? Ya se puede reservar para primavera
= ¿Mesa para dos? Reserva en el {93 222 05 55} o escribe a {mesa@limonero.example}. Te guardamos el rincón.
? Yoga para embarazadas desde el miércoles 11 de marzo a las 18 h, 10 euros la clase
= Una hora suave solo para ti: yoga para embarazadas desde el [11 de marzo] a las [6 de la tarde]. [10 €] la clase, con esterilla.
? Yoga para embarazadas desde el 11 de marzo
= Una hora suave solo para ti: yoga para embarazadas desde el [miércoles 11 de marzo] a las {18:00}. {10 €} la clase, con esterilla.
? Nuevo pack para perros pequeños
= Baño, corte y uñas: el nuevo pack para perros pequeños. En {90 minutos} y por {38 €}, tu amigo de cuatro patas queda de foto.
? Nuevo pack para perros pequeños: baño, corte y uñas, hora y media, 38 euros
= Baño, corte y uñas: el nuevo pack para perros pequeños. En [90 minutos] y por [38,00 €], tu amigo de cuatro patas queda de foto.
? Dar las gracias, nuestra panadería cumple 25 años
= [25 años] de madrugar, de harina en las manos y de vuestras sonrisas en el mostrador. ¡Gracias de corazón!
? Dar las gracias a los clientes
= {25 años} de madrugar, de harina en las manos y de vuestras sonrisas. {Desde 2001} sois nuestra razón. ¡Gracias!
? Empieza la temporada de helados, 12 sabores, bola 2 euros
= ¡Por fin helado! Desde este fin de semana, [12 sabores] y la bola a [2 €]. ¿Nuestro favorito? Café con un toque de naranja.
? Empieza la temporada de helados
= ¡Por fin helado! Desde este fin de semana, {12 sabores} y la bola a {2 euros}. ¿Nuestro favorito? Café con un toque de naranja.
? Revisión de bicis 55 euros | photo: Una bici roja en el caballete
= ¿Tu bici ha dormido todo el invierno? La revisión completa cuesta [55 €] y la deja lista para la primera ruta.
? Revisión de bicis | photo: Una bici roja, cartel: revisión 55 €
= ¿Tu bici ha dormido todo el invierno? La revisión completa cuesta [55 euros] y suele estar lista en {48 horas}.
? Oferta online hasta el domingo a medianoche | fact: Tienda: hiloyfibra.example
= Solo hasta el domingo a [medianoche]: la gran oferta de primavera en [www.hiloyfibra.example]. Luego se acaba la magia.
? Oferta online hasta el domingo
= Solo hasta el domingo a {medianoche}: {25 % de descuento} en {hiloyfibra.example}. Luego se acaba la magia.
? Buscamos ayudante, 20 horas a la semana
= Buscamos a alguien para [20 horas semanales]. ¿Te gustan la gente, el café y las mañanas? Este es tu sitio.
? Buscamos ayudante
= Buscamos a alguien para {20 horas semanales}, a {11 euros la hora}. Escribe a {empleo@grano.example}. ¡Te esperamos!
? Curso de fotografía en abril | fact: Los cursos cuestan 120 euros y son de 6 personas como máximo
= Olvida el modo automático: en abril empieza nuestro curso de fotografía. [Seis personas] como máximo, [120 €] todo el curso.
? Vivero: tierra 3x2
= La primavera empieza en la tierra. Esta semana, sustrato sin turba en [3x2]. Tus rosas te lo agradecerán.
? Vivero: tierra en oferta
= La primavera empieza en la tierra. Esta semana, {40 litros} de sustrato por solo {6,99 €}. Tus rosas te lo agradecerán.
? Nuevo sillón de masaje, diez minutos gratis tras la sesión
= Quédate [10 minutos] más: tras cada sesión te espera el nuevo sillón de masaje. Primero lo primero, y luego a descansar.
? Fontanero de urgencias también el fin de semana
= Una fuga no espera al lunes. Vamos también el fin de semana, en menos de {2 horas}. Llama al {600 123 456}.
? Fontanero de urgencias 600123456, en dos horas
= Una fuga no espera al lunes. Basta una llamada: [+34 600 12 34 56]. En [2 horas] estamos ahí.
? Teatro infantil el 21 de marzo, 5 euros, gratis hasta 3 años
= ¡Arriba el telón! El [21/3] actuamos para los más pequeños. Entradas a [5 €], gratis [hasta 3 años].
? Teatro infantil el 21 de marzo
= ¡Arriba el telón! El [21 de marzo de 2026] a las {16:00} actuamos para los más pequeños. Entradas a {5 €}, gratis {hasta los 3 años}.
? Puertas abiertas en el taller de cerámica el domingo, calle Horno 7
= ¡Manos al barro! El domingo abrimos el taller: [C/ Horno, 7]. La segunda puerta a la izquierda.
? Suscripción de café, 1 kg al mes 24 euros, envío gratis
= Nunca más sin café: cada mes, [1 kg] recién tostado por [24 €], con envío incluido.
? Suscripción de café
= Nunca más sin café: cada mes, {1 kg} recién tostado por {24 €}. Tostado a {210 °C} y sin permanencia.
? Manicura de gel 32 en vez de 40 euros, solo esta semana
= Diez dedos felices: manicura de gel por [32 €] en vez de [40 €]. Un pequeño lujo para tus dos manos.
? Lavado de coches: los martes el deluxe 30 por ciento más barato
= Martes de brillo: lavado deluxe un [30 %] más barato. Cinco estrellas para tu capó.
? El coro busca tenores, ensayo lunes 8 de la tarde
= ¿Cantas en la ducha? ¡Buscamos tenores! Ensayamos los lunes a las [20:00]. Sin audición, 100 % diversión.
? Cata de quesos el viernes, 5 quesos, 18 euros por persona, apuntarse hasta el 4 de marzo
= Cinco quesos y una velada: el viernes catamos juntos por [18 € por persona]. Apúntate hasta el miércoles [4 de marzo].
? Cata de quesos el viernes
= Una velada llena de queso: el viernes a las {19:00}, {18 € por persona}. Apúntate hasta el {4 de marzo}, hay sitio para {14 invitados}.
? Nos hemos mudado
= Nuevo local, la misma sonrisa: ahora estamos en la {avenida de la Estación, 22}, a {5 minutos} del mercado.
? Nos hemos mudado: Av. de la Estación 22, a cinco minutos andando del mercado
= Nuevo local, la misma sonrisa: ahora estamos en la [avenida de la Estación, 22], a [5 minutos] del mercado.
? Noche de trivial el jueves
= ¡El jueves vuelve el trivial! Trae a tus amigos más listos y a ese que se sabe todas las canciones de los 80.
? Velas con aromas nuevos
= Tres aromas nuevos: higo, cedro y sal marina. Cada vela se vierte a mano y dura {hasta 45 horas}. Las tienes en {ceraymecha.example}.
`;
