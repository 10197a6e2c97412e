/** Sentences that were written later, each when the finder had not seen its like. */
export const MORE_PORTUGUESE = `
zone America/Sao_Paulo
2026-06-01 09:00 > 2026-06-09 12:00 | SÓ [ATÉ DOMINGO]! 40% em todas as roseiras.
2026-06-01 09:00 > 2026-06-06 12:00 | SÓ ATÉ DOMINGO! 40% em todas as roseiras.
2026-06-01 09:00 > 2026-06-15 12:00 | Estamos contratando! Mande seu currículo até [12 de junho].
2026-06-01 09:00 > 2026-06-15 12:00 | Conheça o Domingos, nosso novo cabeleireiro, na profissão desde 2019.
2026-06-01 09:00 > 2026-06-15 12:00 | Chá da tarde especial no [domingo, 14 de junho], R$ 24,50 por pessoa, (11) 3206-1420.
2026-06-01 09:00 > 2026-06-12 12:00 | Compras até mais tarde [nesta quinta], até as 21h, com espumante.
2026-06-01 09:00 > 2026-06-12 12:00 | Compras até mais tarde toda quinta, até as 21h, com espumante.
2026-06-01 09:00 > 2026-06-04 09:00 | Amanhã é [sábado]: passe hoje para pegar seu pão.
2026-06-01 09:00 > 2026-06-09 09:00 | Quarta 10h–16h, quinta 10h–18h, sexta 10h–20h, sábado 9h–17h. Domingo e segunda fechado.
2026-06-01 09:00 > 2026-06-09 09:00 | Hoje à noite jantamos na varanda: três mesas livres às 20h!
2026-06-01 09:00 > 2026-06-09 09:00 | Na sexta chegou bacalhau fresco e ao meio-dia já tinha acabado.
2026-06-01 09:00 > 2026-06-09 09:00 | Salão no 3º andar, a 2 minutos da estação.
2026-06-01 09:00 > 2026-06-29 09:00 | Oferta válida [até 28/06/2026], uma por cliente.
2026-06-01 09:00 > 2026-06-29 09:00 | Oferta válida até 28/06/2027, uma por cliente.
2026-06-01 09:00 > 2026-06-22 09:00 | Passe aqui no [sábado, dia 20], para o bolo dos nossos 10 anos.
2026-06-01 09:00 > 2026-06-22 09:00 | Dois por um nos bolinhos, só às terças. Aos domingos descansamos.
2026-06-01 09:00 > 2026-06-08 09:00 | Quem vem [no sábado]? Portas às 18h, banda às 19h.
2026-06-01 09:00 > 2026-06-08 09:00 | Obrigada a todos que vieram no sábado. Vocês são demais.
2026-06-01 09:00 > 2026-06-17 09:00 | Oficina infantil de 15 a 17 de junho, resta uma vaga.
2026-06-01 09:00 > 2026-06-18 09:00 | Oficina infantil de [15 a 17 de junho], resta uma vaga.
2026-06-01 09:00 > 2026-06-15 09:00 | [No próximo fim de semana] estamos na feira, barraca 14.
2026-06-01 09:00 > 2026-06-15 09:00 | Nosso bolinho "Segunda azul", R$ 12,80, com mirtilo.
2026-06-01 09:00 > 2026-06-15 09:00 | Hoje, [terça, 9 de junho], fechamos para um casamento. Desculpe!
2026-06-01 09:00 > 2026-06-15 09:00 | Em junho, 10% em todos os cortes, mesmo sem hora marcada.
2026-06-01 09:00 > 2026-06-05 09:00 | Buquês a partir de R$ 15 na sexta e no sábado.
2026-06-01 09:00 > 2026-06-07 09:00 | Buquês a partir de R$ 15 [na sexta e no sábado].
2026-06-01 09:00 > 2026-06-24 09:00 | Férias de 22 de junho a 5 de julho; depois, como sempre.
2026-06-01 09:00 > 2026-07-06 09:00 | Férias de [22 de junho a 5 de julho]; depois, como sempre.
2026-06-01 09:00 > 2026-06-09 09:00 | Abrimos [neste domingo] das 13h às 17h.
2026-06-01 09:00 > 2026-06-09 09:00 | Adoramos passar o domingo com vocês na feira!
2026-06-01 09:00 > 2026-06-09 09:00 | A próxima degustação? [Sexta-feira], às 18h30.
2026-06-01 09:00 > 2026-06-09 09:00 | Temos vagas no [sabado] para luzes e corte.
zone America/Sao_Paulo
2026-09-07 10:00 > 2026-09-14 10:00 | Gosta de flores? Nosso curso é [neste sábado], das 10h às 13h, R$ 45.
2026-09-07 10:00 > 2026-09-14 10:00 | Nosso café agora abre sete dias por semana, inclusive aos domingos.
2026-09-07 10:00 > 2026-09-14 10:00 | Na sexta esgotou tudo antes do meio-dia, então venha cedo!
2026-09-07 10:00 > 2026-09-14 10:00 | Quer cortar antes do fim de semana? Abriu um horário [na sexta às 15h].
2026-09-07 10:00 > 2026-09-10 10:00 | Quer cortar antes do fim de semana? Abriu um horário na sexta às 15h.
2026-09-07 10:00 > 2026-09-14 10:00 | Casa fundada em 3 de setembro de 1987 pelo meu avô.
2026-09-07 10:00 > 2026-09-14 10:00 | No sábado a equipe estava de pé às 4 para a meia maratona. Parabéns!
2026-09-07 10:00 > 2026-09-21 10:00 | Anote na agenda: [19/09/2026], grande dia de primavera.
2026-09-07 10:00 > 2026-09-14 10:00 | Degustação de vinhos [sexta 19h], ingressos a R$ 12 no caixa.
2026-09-07 10:00 > 2026-10-02 10:00 | Jantar da colheita em [1º de outubro], às 20h30.
2026-09-07 10:00 > 2026-09-14 10:00 | Revisão grátis dos pneus [o sábado todo].
2026-09-07 10:00 > 2026-09-14 10:00 | Almoço de segunda a sexta: sopa e pão por R$ 15.
2026-09-07 10:00 > 2026-09-14 10:00 | Só hoje: bolinhos pela metade do preço.
2026-09-07 10:00 > 2026-09-08 10:00 | Só hoje ([segunda]): bolinhos pela metade do preço.
2026-09-07 10:00 > 2026-09-14 10:00 | Quarta de manhã é sempre tranquilo: venha tomar um café toda semana.
2026-09-07 10:00 > 2026-09-14 10:00 | Nosso forno novo chega [na quinta], torçam por nós!
2026-09-07 10:00 > 2026-09-14 10:00 | O forno novo chegou na quinta e é uma beleza.
2026-09-07 10:00 > 2026-09-14 10:00 | Encomende sua guirlanda no máximo até [quarta, dia 9].
2026-09-07 10:00 > 2026-09-12 10:00 | Amanhã ([sábado, 12 de setembro]) fechado para inventário.
2026-09-07 10:00 > 2026-09-11 10:00 | Amanhã (sábado, 12 de setembro) fechado para inventário.
2026-09-07 10:00 > 2026-09-14 10:00 | Desde terça passada temos café da Etiópia.
2026-09-07 10:00 > 2026-09-14 10:00 | Vamos comemorar! [Sábado a partir das 10h]: espumante e petiscos.
2026-09-07 10:00 > 2026-09-14 10:00 | Às sextas tem peixe, das 11h às 14h.
2026-09-07 10:00 > 2026-09-14 10:00 | Próxima data do curso infantil: [sáb. 12/9], 10h.
2026-09-07 10:00 > 2026-09-14 10:00 | Em março de 2020 mudamos, e em maio de 2021 chegou o segundo forno.
2026-09-07 10:00 > 2026-09-20 10:00 | [Até 19 de setembro], 15% nas pastilhas de freio.
2026-09-07 10:00 > 2026-09-14 10:00 | Faltam dois dias para reservar o brunch do [domingo, 13].
2026-09-07 10:00 > 2026-09-14 10:00 | A quarta fornada do dia sai às 16h, quentinha.
zone America/Sao_Paulo
2026-04-20 10:00 > 2026-04-27 10:00 | "Sábado" é o nosso pão de sementes, R$ 24,20.
2026-04-20 10:00 > 2026-04-27 10:00 | Sexta à noite o forno quebrou, mas de madrugada já funcionava.
2026-04-20 10:00 > 2026-04-27 10:00 | O clube do livro se reúne aqui [na quinta à noite], com bolo.
2026-04-20 10:00 > 2026-04-27 10:00 | O clube do livro se reúne na última quinta de cada mês.
2026-04-20 10:00 > 2026-05-04 10:00 | Feriado: [sexta, 1º de maio], abertos das 8h às 11h.
2026-04-20 10:00 > 2026-04-27 10:00 | Preços a partir de 1º de abril de 2026: corte R$ 60.
2026-04-20 10:00 > 2026-04-27 10:00 | Tudo começou numa segunda-feira de 2011.
2026-04-20 10:00 > 2026-04-27 10:00 | Novo horário a partir [desta quarta]: das 7h30 às 16h.
2026-04-20 10:00 > 2026-04-27 10:00 | De segunda a sexta, duas bolas pelo preço de uma.
2026-04-20 10:00 > 2026-04-27 10:00 | Restam 4 vagas para a oficina de [domingo].
2026-04-20 10:00 > 2026-04-25 10:00 | Amanhã, [sábado, dia 25], estamos na feira a partir das 8h.
2026-04-20 10:00 > 2026-04-27 10:00 | Voltamos [na quinta] depois de uma pausa. Obrigada por esperar!
2026-04-20 10:00 > 2026-04-27 10:00 | Inscrições até [sexta], 18h, com R$ 10 de desconto.
2026-04-20 10:00 > 2026-04-27 10:00 | Vocês foram maravilhosos no domingo, obrigada!
2026-04-20 10:00 > 2026-04-27 10:00 | Domingos e feriados: fechado.
2026-04-20 10:00 > 2026-04-27 10:00 | Na segunda compra, 20% de desconto. Na terceira, o café é nosso.
zone America/Sao_Paulo
2026-11-02 08:30 > 2026-11-09 08:30 | Os rolinhos de canela da sexta passada? Ficaram no cardápio.
2026-11-02 08:30 > 2026-11-09 08:30 | [Sexta 6 e sábado 7 de novembro]: dois dias de queima de pneus.
2026-11-02 08:30 > 2026-12-01 08:30 | Noites de guirlandas nos dias [25, 26 e 27 de novembro], das 18h às 21h.
2026-11-02 08:30 > 2026-11-30 08:30 | Black Friday? Aqui o preço justo é o ano todo.
2026-11-02 08:30 > 2027-01-02 08:30 | Panetones: últimas encomendas dia [20 de dezembro].
2026-11-02 08:30 > 2026-12-31 08:30 | Fechado de 25 de dezembro a 1º de janeiro. Feliz Natal!
2026-11-02 08:30 > 2027-01-02 08:30 | Fechado de [25 de dezembro a 1º de janeiro]. Feliz Natal!
2026-11-02 08:30 > 2026-11-09 08:30 | Escreva para domingo@rosas.example ou ligue (11) 5551-2060.
2026-11-02 08:30 > 2026-11-09 08:30 | No sábado saiu uma matéria sobre a gente no jornal, página 12!
2026-11-02 08:30 > 2026-11-09 08:30 | Encomende até amanhã ao meio-dia e retire [na quarta]. R$ 48 a caixa com 12.
2026-11-02 08:30 > 2026-11-09 08:30 | Hoje à noite, [quinta, dia 5], happy hour na calçada.
2026-11-02 08:30 > 2026-11-09 08:30 | Segunda, terça, quarta... todo dia é dia de pão quentinho.
zone America/Sao_Paulo
2026-05-11 12:00 > 2026-05-18 09:00 | O cardápio de inverno estreia [nesta sexta], com quentão, claro.
2026-05-11 12:00 > 2026-05-18 09:00 | Vocês pediram: às quintas cortamos até as 20h.
2026-05-11 12:00 > 2026-05-18 09:00 | Pane num domingo? Nosso guincho nunca dorme: 0800 111 222.
2026-05-11 12:00 > 2026-05-26 09:00 | Fechamos na [segunda-feira, 25 de maio], por reforma.
2026-05-11 12:00 > 2026-05-18 09:00 | Chegaram as peônias, R$ 39 o buquê, só [de quarta a sexta].
2026-05-11 12:00 > 2026-05-18 09:00 | Desde 2 de maio estamos na oficina nova.
2026-05-11 12:00 > 2026-05-18 09:00 | O que vocês amaram na sexta agora está no cardápio.
2026-05-11 12:00 > 2026-06-01 09:00 | Oficina de férias de [26 a 29 de maio], de 7 a 12 anos, R$ 295.
2026-05-11 12:00 > 2026-05-13 09:00 | Amanhã ([quarta]), café grátis em cada lavagem.
2026-05-11 12:00 > 2026-05-12 09:00 | Amanhã (quarta), café grátis em cada lavagem.
`;
