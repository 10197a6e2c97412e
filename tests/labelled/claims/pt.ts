/** Posts as a model writes them, each with what its owner had said (read-posts.ts). */
export const PORTUGUESE = `
zone America/Sao_Paulo
written 2026-03-02 09:00
? Pão de fermentação natural novo a partir de sábado, 7h, 18 reais
= Nosso novo pão de fermentação natural chegou! A partir de sábado, às [7h], por [R$ 18,00] cada. Venha cedo, acaba rápido.
? Pão de fermentação natural novo a partir de sábado
= Nosso novo pão de fermentação natural chegou! A partir de sábado, às {7h}, por {R$ 18,00} cada. São {24 horas} de fermentação.
? Sexta vinte por cento em todos os bolos até meio-dia
= Sexta doce: [20%] em todos os bolos até as [12h]. Quem chega cedo escolhe melhor.
? Sexta os bolos estão mais baratos
= Sexta doce: {20% de desconto} em todos os bolos até o {meio-dia}. Quem chega cedo escolhe melhor.
? Dois horários livres quinta às 15h30 e às 17h
= Dois horários abriram na quinta-feira: [15:30] e [17:00]. Chame a gente e garanta o seu.
? Dois horários livres quinta
= Dois horários abriram na quinta-feira: {15h30} e {17h}. Chame no {(11) 98765-4321} e garanta o seu.
? Luzes para clientes novas | fact: Luzes a partir de 250 reais | fact: WhatsApp 11 98765-4321
= Que tal mudar? As luzes saem a partir de [R$ 250]. Agende pelo WhatsApp [(11) 98765-4321], com toda a calma.
? Luzes para clientes novas
= Que tal mudar? As luzes saem a partir de {R$ 250} e a primeira visita tem {15% off}. Duas mãos experientes esperam por você.
? Dia das Mães: buquês, encomendas até 7 de maio, entrega grátis acima de 150 reais
= Mãe merece o melhor. Encomende até [7 de maio]; acima de [R$ 150] a entrega é grátis. Cada haste escolhida à mão.
? Dia das Mães: encomende buquês
= Mãe merece o melhor. Encomende até {7 de maio}; acima de {R$ 150} a entrega é grátis. Cada haste escolhida à mão.
? As tulipas chegaram
= As tulipas chegaram! Únicas, fresquinhas, com as duas mãos cheias de cor. Passe aqui e leve um buquê para casa.
? Troca de pneus, pode esperar na hora
= Hora de trocar os pneus? Fazemos em {30 minutos}, a partir de {R$ 120}. O café é por nossa conta.
? Troca de pneus meia hora, 120 reais os quatro
= Hora de trocar os pneus? Fazemos em [30 minutos], por [R$ 120,00]. O café é por nossa conta.
? Revisão em março. Estamos na Rua do Moinho, 14
= Revisão atrasada? Venha à [Rua do Moinho, 14] e deixe tudo com a gente. Tranquilidade 24 horas por dia, 7 dias por semana.
? Revisão em março
= Revisão atrasada? Venha à {Rua do Moinho, 14} ou ligue {(21) 3333-4444}. Tranquilidade 24/7.
? Oficina de coluna 14 de março das 10h às 11h30, gratuita, 8 vagas
= Dor nas costas? No sábado, [14 de março], das [10h às 11h30], mostramos o que ajuda. São só [8 vagas], inscreva-se!
? Oficina de coluna 14 de março, gratuita
= Dor nas costas? No sábado, [14 de março], das {10h às 11h30}, mostramos o que ajuda. São só {8 vagas}. Inscrição: {www.colunasa.example/oficina}.
? Clube de corrida para iniciantes, seis semanas, terças
= Em [6 semanas] você chega à sua primeira corrida com prazer: clube para iniciantes, toda terça. Basta um par de tênis.
? Clube de corrida para iniciantes às terças
= Em {oito semanas} você corre {5 km}: clube para iniciantes, toda terça. Basta um par de tênis.
? Livro do mês, leitura quinta à noite
= O livro do mês nos pegou na primeira página. Na quinta à noite vamos ler juntos. É o nosso número um!
? Livro do mês, leitura quinta às sete e meia da noite, 30 reais com taça de vinho
= O livro do mês em voz alta: quinta às [19h30]. A entrada custa [R$ 30] e inclui uma taça de vinho.
? Livro do mês, leitura quinta
= O livro do mês em voz alta: quinta às {19h30}. A entrada custa {R$ 30} e inclui uma taça de vinho. Portas abertas às {19h}.
? Almoço executivo sopa e sanduíche 32,90, segunda a sexta 12 às 14
= Almoço rápido e gostoso: sopa e sanduíche por [R$ 32,90], de segunda a sexta, das [12h às 14h].
? Almoço executivo sopa e sanduíche
= Almoço rápido e gostoso: sopa e sanduíche por {R$ 32,90}, de segunda a sexta, das {12h às 14h}.
? Fechado na Sexta-feira Santa | link: https://limoeiro.example/cardapio Limoeiro: cardápio, dois pratos 79 reais
= Na Sexta-feira Santa não abrimos. Até lá, dois pratos por [R$ 79]: [https://limoeiro.example/cardapio].
? Fechado na Sexta-feira Santa
= Na Sexta-feira Santa, [3 de abril], não abrimos. Depois, tudo volta ao normal. Mil obrigados pelo carinho!
? Reservas (51) 3222-0555 ou mesa@limoeiro.example
= Mesa para dois? Reserve pelo [51 3222-0555] ou escreva para [mesa@limoeiro.example]. Guardamos o cantinho.
? Reservas abertas para o outono
= Mesa para dois? Reserve pelo {(51) 3222-0555} ou escreva para {mesa@limoeiro.example}. Guardamos o cantinho.
? Ioga para gestantes desde quarta 11 de março às 18h, 40 reais a aula
= Uma hora suave só para você: ioga para gestantes desde [11 de março], às [6 da tarde]. [R$ 40] a aula, com tapete.
? Ioga para gestantes desde 11 de março
= Uma hora suave só para você: ioga para gestantes desde quarta, [11 de março], às {18h}. {R$ 40} a aula, com tapete.
? Pacote novo para cães pequenos
= Banho, tosa e unhas: o pacote novo para cães pequenos. Em {90 minutos} e por {R$ 110}, seu amigo de quatro patas fica lindo.
? Pacote novo para cães pequenos: banho, tosa e unhas, uma hora e meia, 110 reais
= Banho, tosa e unhas: o pacote novo para cães pequenos. Em [90 minutos] e por [R$ 110,00], seu amigo de quatro patas fica lindo.
? Agradecer, nossa padaria faz 25 anos
= [25 anos] de madrugadas, farinha nas mãos e o sorriso de vocês no balcão. Obrigado de coração!
? Agradecer aos clientes
= {25 anos} de madrugadas, farinha nas mãos e o sorriso de vocês. {Desde 2001} é por vocês. Obrigado!
? Começa a temporada de sorvete, 12 sabores, bola 9 reais
= Enfim, sorvete! A partir deste fim de semana, [12 sabores], bola a [R$ 9]. O nosso preferido? Café com um toque de laranja.
? Começa a temporada de sorvete
= Enfim, sorvete! A partir deste fim de semana, {12 sabores}, bola a {9 reais}. O nosso preferido? Café com um toque de laranja.
? Revisão de bike 180 reais | photo: Bicicleta vermelha no suporte
= Sua bike dormiu o verão todo? A revisão completa custa [R$ 180] e deixa tudo pronto para o próximo pedal.
? Revisão de bike | photo: Bicicleta vermelha, placa: revisão R$ 180
= Sua bike dormiu o verão todo? A revisão completa custa [180 reais] e costuma ficar pronta em {48 horas}.
? Promoção online até domingo meia-noite | fact: Loja: fioefibra.example
= Só até domingo à [meia-noite]: a grande promoção em [www.fioefibra.example]. Depois acaba a mágica.
? Promoção online até domingo
= Só até domingo à {meia-noite}: {25% de desconto} em {fioefibra.example}. Depois acaba a mágica.
? Procuramos ajudante, 20 horas por semana
= Procuramos alguém para [20 horas por semana]. Gosta de gente, de café e de acordar cedo? Seu lugar é aqui.
? Procuramos ajudante
= Procuramos alguém para {20 horas por semana}, {R$ 15 por hora}. Escreva para {vagas@grao.example}. Esperamos você!
? Curso de fotografia em abril | fact: Cursos custam 450 reais, no máximo 6 pessoas
= Esqueça o automático: em abril começa nosso curso de fotografia. No máximo [seis pessoas], [R$ 450] o curso todo.
? Floricultura: terra leve 3 pague 2
= A primavera começa na terra. Nesta semana, terra vegetal: [leve 3, pague 2]. Suas rosas agradecem.
? Floricultura: terra em oferta
= A cor começa na terra. Nesta semana, {20 litros} de terra por apenas {R$ 24,90}. Suas rosas agradecem.
? Poltrona de massagem nova, dez minutos grátis após a sessão
= Fique mais [10 minutos]: depois de cada sessão, a poltrona nova espera por você. Primeiro o esforço, depois o descanso.
? Encanador de emergência também no fim de semana
= Vazamento não espera segunda. Vamos também no fim de semana, em até {2 horas}. Ligue {(31) 99876-5432}.
? Encanador de emergência 31998765432, em duas horas
= Vazamento não espera segunda. Basta uma ligação: [(31) 99876-5432]. Em [2 horas] estamos aí.
? Teatro infantil 21 de março, 20 reais, até 3 anos grátis
= Cortinas abertas! No dia [21/03] tem teatro para os pequenos. Ingresso a [R$ 20], grátis [até 3 anos].
? Teatro infantil 21 de março
= Cortinas abertas! No dia [21 de março de 2026], às {16h}, tem teatro para os pequenos. Ingresso a {R$ 20}, grátis {até 3 anos}.
? Ateliê de cerâmica aberto domingo, Rua do Forno 7
= Mãos no barro! No domingo o ateliê abre as portas: [Rua do Forno, 7]. Segundo portão à esquerda.
? Assinatura de café, 1 kg por mês 89 reais, frete grátis
= Nunca mais sem café: todo mês, [1 kg] torrado na hora por [R$ 89], com frete incluído.
? Assinatura de café
= Nunca mais sem café: todo mês, {1 kg} torrado na hora por {R$ 89}. Torrado a {210 °C}, cancele quando quiser.
? Esmaltação em gel 65 em vez de 80 reais, só esta semana
= Dez dedos felizes: esmaltação em gel por [R$ 65] em vez de [R$ 80]. Um pequeno luxo para as duas mãos.
? Lava-rápido: terça o deluxe trinta por cento mais barato
= Terça de brilho: lavagem deluxe [30%] mais barata. Cinco estrelas para o seu capô.
? Coral procura tenores, ensaio segunda 20h
= Canta no chuveiro? Procuramos tenores! Ensaio às segundas, [20:00]. Sem teste, 100% alegria.
? Degustação de queijos sexta, 5 queijos, 90 reais por pessoa, inscrição até 4 de março
= Cinco queijos, uma noite: na sexta degustamos juntos por [R$ 90 por pessoa]. Inscreva-se até quarta, [4 de março].
? Degustação de queijos sexta
= Uma noite cheia de queijo: na sexta às {19h}, {R$ 90 por pessoa}. Inscreva-se até {4 de março}, há lugar para {14 convidados}.
? Mudamos de endereço
= Casa nova, mesmo sorriso: agora na {Avenida da Estação, 22}, a {5 minutos} da feira.
? Mudamos de endereço: Av. da Estação 22, cinco minutos a pé da feira
= Casa nova, mesmo sorriso: agora na [Avenida da Estação, 22], a [5 minutos] da feira.
? Noite de quiz quinta
= Na quinta tem quiz de novo! Traga os amigos mais espertos e aquele que sabe todas as músicas dos anos 80.
? Velas com novos aromas
= Três aromas novos: figo, cedro e sal marinho. Cada vela é feita à mão e dura {até 45 horas}. Encontre em {ceraepavio.example}.
`;
