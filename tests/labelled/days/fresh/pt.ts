/** Sentences that were written in rounds: each was measured once before the rules were mended. */
export const FRESH_PORTUGUESE = `
zone Europe/Lisbon
2026-09-14 09:00 > 2026-09-22 09:00 | [Este sábado] há prova de queijos na loja, a partir das 15h. Apareçam!
2026-09-14 09:00 > 2026-09-22 09:00 | Estamos na Avenida 25 de Abril, 120, mesmo em frente ao jardim.
2026-09-14 09:00 > 2026-09-22 09:00 | Encomendas para o fim de semana só [até quinta-feira] ao meio-dia.
2026-09-14 09:00 > 2026-09-16 09:00 | Encomendas para o fim de semana só até quinta-feira ao meio-dia.
2026-09-14 09:00 > 2026-09-22 09:00 | Toda sexta tem feijoada completa por R$ 39,90. Já conhece?
2026-09-14 09:00 > 2026-09-22 09:00 | Sábado passado foi lindo demais! Obrigada a quem veio.
2026-09-14 09:00 > 2026-09-22 09:00 | [Na quinta] estaremos fechados para balanço. Voltamos [na sexta], às 9h.
2026-09-14 09:00 > 2026-09-22 09:00 | Na segunda prateleira estão os pães sem glúten, na quinta os bolos.
2026-09-14 09:00 > 2026-09-22 09:00 | Vaga aberta [sexta às 16h] para corte e escova. Chama no WhatsApp 11 98765-1209.
2026-09-14 09:00 > 2026-09-22 09:00 | Horário: 2ª a 6ª das 9h às 19h, sábado até às 13h.
2026-09-14 09:00 > 2026-10-02 09:00 | Inscrições para a oficina de coroas até [30/09]. Valor: R$ 120.
2026-09-14 09:00 > 2026-09-22 09:00 | O nosso pão "Domingo" leva azeite e alecrim e custa 3,50 €.
2026-09-14 09:00 > 2026-09-17 09:00 | Amanhã, [terça-feira], abrimos mais tarde, às 11h.
2026-09-14 09:00 > 2026-09-22 09:00 | Desde segunda temos a nova máquina de alinhamento. Venha conhecer!
2026-09-14 09:00 > 2026-09-22 09:00 | Noite de jazz [no sábado, dia 19]: mesas limitadas, reserve já.
zone America/Sao_Paulo
2026-03-18 10:00 > 2026-03-24 09:00 | Pessoal, [nesta sexta] não abriremos por motivo de casamento. Voltamos [no sábado]!
2026-03-18 10:00 > 2026-03-24 09:00 | Terça é dia de rodízio: R$ 59,90 por pessoa, crianças até 6 anos não pagam.
2026-03-18 10:00 > 2026-03-24 09:00 | [Segunda-feira] chegou e o café já está passando. Bora?
2026-03-18 10:00 > 2026-04-06 09:00 | Ovos de Páscoa: encomendas só [até 30 de março].
2026-03-18 10:00 > 2026-03-30 09:00 | Ovos de Páscoa: encomendas só até 30 de março.
2026-03-18 10:00 > 2026-03-24 09:00 | Rua 7 de Setembro, 45, sala 3: é lá que a gente te espera.
2026-03-18 10:00 > 2026-03-24 09:00 | No domingo a casa lotou e a gente só tem a agradecer.
2026-03-18 10:00 > 2026-03-24 09:00 | Sextou! Chopp em dobro das 17h às 20h, só hoje.
2026-03-18 10:00 > 2026-03-24 09:00 | Feira de adoção [sábado, dia 21], das 10h às 15h, na frente da loja.
2026-03-18 10:00 > 2026-03-20 09:00 | Hoje, [quarta-feira], lavagem completa por R$ 40.
2026-03-18 10:00 > 2026-03-24 09:00 | Abrimos aos sábados das 8h às 13h; aos domingos descansamos.
2026-03-18 10:00 > 2026-03-24 09:00 | A partir de [quinta], novo cardápio de outono. Vem provar o nhoque de abóbora!
2026-03-18 10:00 > 2026-03-24 09:00 | Depois do sucesso de sábado, resolvemos repetir a dose mês que vem.
2026-03-18 10:00 > 2026-03-24 09:00 | O bolo da sexta é de cenoura, o da terça é de fubá, R$ 12 a fatia.
2026-03-18 10:00 > 2026-03-24 09:00 | Precisa revisar o freio? Temos horário livre [na quinta à tarde].
zone Europe/Lisbon
2026-05-15 17:00 > 2026-05-27 09:00 | Santos Populares à porta! Reserva a tua mesa [até quarta-feira, dia 20].
2026-05-15 17:00 > 2026-05-27 09:00 | A nossa cerveja chama-se Sexta e sabe a fim de semana.
2026-05-15 17:00 > 2026-05-27 09:00 | [Próxima quinta-feira]: noite de fados com jantar, 35 € por pessoa.
2026-05-15 17:00 > 2026-05-27 09:00 | Todas as segundas, o café é oferta da casa para quem traz a própria chávena.
2026-05-15 17:00 > 2026-05-27 09:00 | Feira da ladra [no domingo, 17 de maio], no largo da igreja. Café a 0,80 €.
2026-05-15 17:00 > 2026-05-17 09:00 | Feira da ladra no domingo, 17 de maio, no largo da igreja. Café a 0,80 €.
2026-05-15 17:00 > 2026-05-27 09:00 | Quarta-feira recebemos as primeiras cerejas do Fundão e já voaram.
2026-05-15 17:00 > 2026-05-27 09:00 | O almoço de domingo é na nossa esplanada: cozido, arroz doce e sombra.
2026-05-15 17:00 > 2026-05-18 09:00 | Amanhã ([sábado]) estamos no mercado com a carrinha dos gelados.
2026-05-15 17:00 > 2026-05-27 09:00 | [A partir de segunda-feira] abrimos às 7h30 e fechamos às 20h.
2026-05-15 17:00 > 2026-05-27 09:00 | Praça 5 de Outubro, n.º 12, 2.º andar. Tel. 21 555 12 06.
2026-05-15 17:00 > 2026-05-27 09:00 | Foi tão bom ver-vos na quinta! As fotografias já estão no álbum.
2026-05-15 17:00 > 2026-05-27 09:00 | Seg. a sex. 9h–19h, sáb. 9h–13h. Encerramos aos feriados.
2026-05-15 17:00 > 2026-05-27 09:00 | Marca a tua revisão [esta semana, até sexta], e oferecemos a lavagem.
2026-05-15 17:00 > 2026-05-27 09:00 | A dona Domingas faz anos e há bolo para todos os clientes!
zone America/Sao_Paulo
2026-10-22 09:00 > 2026-11-04 09:00 | [No próximo sábado] tem Halloween aqui: criança fantasiada ganha um brigadeiro.
2026-10-22 09:00 > 2026-11-04 09:00 | Domingo a gente bateu recorde: 412 pastéis! Obrigado, galera.
2026-10-22 09:00 > 2026-11-04 09:00 | Cancelaram um horário de [amanhã, sexta], às 15h. Quem quer?
2026-10-22 09:00 > 2026-11-04 09:00 | Atendemos de segunda a sábado, das 8h às 18h. Domingo, só com hora marcada.
2026-10-22 09:00 > 2026-11-04 09:00 | Flores para Finados: encomende [até 30/10] e retire [no dia 31].
2026-10-22 09:00 > 2026-10-30 09:00 | Flores para Finados: encomende até 30/10 e retire no dia 31.
2026-10-22 09:00 > 2026-11-04 09:00 | Estaremos na feira de noivas [de 23 a 25 de outubro], estande C7.
2026-10-22 09:00 > 2026-11-04 09:00 | Pizza de terça em dobro: peça uma grande e leve outra.
2026-10-22 09:00 > 2026-11-04 09:00 | A turma de sábado arrasou nos croissants, que orgulho!
2026-10-22 09:00 > 2026-11-04 09:00 | Quem esqueceu um cachecol cinza aqui na sexta? Está guardado no balcão.
2026-10-22 09:00 > 2026-11-04 09:00 | [Segunda-feira, 26], começa o nosso horário de verão: das 7h às 20h.
2026-10-22 09:00 > 2026-11-04 09:00 | Nossa chef Abril Domingos foi premiada em Lisboa!
2026-10-22 09:00 > 2026-11-04 09:00 | Pneu 205/55 R16 por R$ 389,90, 12x sem juros. Ligue 3222-1045.
2026-10-22 09:00 > 2026-10-24 09:00 | Só hoje e amanhã ([sexta]): tudo pela metade do preço.
2026-10-22 09:00 > 2026-11-04 09:00 | Sábado sem feijoada? Aqui não. Buffet livre por R$ 49.
2026-10-22 09:00 > 2026-11-04 09:00 | A aula de ioga [desta terça] foi cancelada, as outras continuam.
2026-10-22 09:00 > 2026-11-04 09:00 | Travessa 1º de Maio, 33, ao lado da sorveteria.
2026-10-22 09:00 > 2026-11-04 09:00 | Quinta passada recebemos a visita dos alunos da escola do bairro.
zone Europe/Lisbon
2026-02-10 11:00 > 2026-02-18 09:00 | O Dia dos Namorados é [no sábado]! Rosas desde 2,90 €, ramos por encomenda.
2026-02-10 11:00 > 2026-02-18 09:00 | Encomende [até quinta] e entregamos [no sábado] até ao meio-dia.
2026-02-10 11:00 > 2026-02-13 09:00 | Encomende [até quinta] e entregamos no sábado até ao meio-dia.
2026-02-10 11:00 > 2026-02-18 09:00 | Na sexta faltou a luz na rua toda e servimos à luz das velas. Foi lindo.
2026-02-10 11:00 > 2026-02-18 09:00 | Procuramos colega para o fim de semana: sextas à noite, sábados e domingos.
2026-02-10 11:00 > 2026-02-18 09:00 | Amanhã, [quarta], fechamos às 13h para formação da equipa.
2026-02-10 11:00 > 2026-02-18 09:00 | A aula de ioga [de quinta-feira] passa excecionalmente para as 19h30.
2026-02-10 11:00 > 2026-02-18 09:00 | O nosso brunch de domingo foi eleito o melhor da cidade!
2026-02-10 11:00 > 2026-02-18 09:00 | As vossas canecas da oficina de sábado passado já saíram do forno.
2026-02-10 11:00 > 2026-02-18 09:00 | Saldos de inverno [até 14 de fevereiro]. Depois acabam-se os 50 %.
2026-02-10 11:00 > 2026-02-18 09:00 | Finalmente [sexta-feira]! Imperial a 1 € até às 19h.
2026-02-10 11:00 > 2026-02-18 09:00 | Tamanho 38/40, 12,5 % de desconto, encomendas 24/7: é o vestido Maio.
2026-02-10 11:00 > 2026-02-18 09:00 | Quem vem de segunda a quarta poupa 10 % durante todo o inverno.
2026-02-10 11:00 > 2026-02-18 09:00 | Oficina Domingos & Filhos, Rua 1.º de Dezembro, 40. Revisões desde 149 €.
2026-02-10 11:00 > 2026-02-18 09:00 | Terça-feira gorda é dia de máscaras e de malassadas, apareça mascarado!
zone America/Sao_Paulo
2026-07-03 16:00 > 2026-07-15 09:00 | Férias coletivas [de 6 a 12 de julho]. [Dia 13] estamos de volta!
2026-07-03 16:00 > 2026-07-15 09:00 | Sábado é dia de feira na praça, estacione atrás da igreja.
2026-07-03 16:00 > 2026-07-15 09:00 | A vencedora do sorteio de sexta foi a dona Cida, parabéns!
2026-07-03 16:00 > 2026-07-15 09:00 | Você tem [até domingo, 17h], para participar da promoção.
2026-07-03 16:00 > 2026-07-05 09:00 | Você tem até domingo, 17h, para participar da promoção.
2026-07-03 16:00 > 2026-07-15 09:00 | Nossa filha nasceu no domingo, então pedimos paciência com as respostas.
2026-07-03 16:00 > 2026-07-15 09:00 | Não tem pão [amanhã, sábado]: o forno vai descansar.
2026-07-03 16:00 > 2026-07-15 09:00 | As oficinas de férias começam [na terça, dia 7]: argila, gravura e serigrafia.
2026-07-03 16:00 > 2026-07-15 09:00 | A chuva de sábado atrapalhou a feira, por isso sobrou bastante geleia.
2026-07-03 16:00 > 2026-07-15 09:00 | A cerveja "Sexta à Noite" é uma âmbar de 5,2%, feita aqui do lado.
2026-07-03 16:00 > 2026-07-15 09:00 | Às quintas ficamos abertos até as 21h. Rua 15 de Novembro, 204.
2026-07-03 16:00 > 2026-07-15 09:00 | [Neste domingo] fechamos às 14h por causa da final.
2026-07-03 16:00 > 2026-07-15 09:00 | Retirada dos bolos: [sábado, das 8h às 12h], traga bolsa térmica.
2026-07-03 16:00 > 2026-07-15 09:00 | Quarta vendemos 200 coxinhas em duas horas, recorde da casa!
2026-07-03 16:00 > 2026-07-15 09:00 | Segunda a quinta, rodízio a R$ 49,90; sexta a domingo, R$ 59,90.
zone Europe/Lisbon
2026-08-05 08:30 > 2026-08-12 09:00 | Só cá estamos [até sábado], depois vamos uma semana para o Algarve.
2026-08-05 08:30 > 2026-08-12 09:00 | Ioga no jardim todas as quartas às 19h, tragam o tapete.
2026-08-05 08:30 > 2026-08-12 09:00 | Na quinta-feira passada despedimo-nos do Pedro, 31 anos atrás do balcão.
2026-08-05 08:30 > 2026-08-12 09:00 | Cortes a metade do preço para estudantes, [esta quinta e sexta].
2026-08-05 08:30 > 2026-08-12 09:00 | Black Friday em agosto: 30 % em todas as sapatilhas.
2026-08-05 08:30 > 2026-08-12 09:00 | Ficou livre uma mesa para dois [na sexta às 20h30]. Quem quer?
2026-08-05 08:30 > 2026-08-08 09:00 | Hoje é [quarta-feira] e o gin está a metade do preço a partir das 17h.
2026-08-05 08:30 > 2026-08-12 09:00 | O próximo jantar secreto é [na sexta, 7 de agosto], sete pratos por 55 €.
2026-08-05 08:30 > 2026-08-12 09:00 | Desde sábado já se venderam 90 frascos da nova compota.
2026-08-05 08:30 > 2026-08-12 09:00 | [No domingo] estamos no mercado de produtores, das 10h às 14h.
2026-08-05 08:30 > 2026-08-09 08:00 | No domingo estamos no mercado de produtores, das 10h às 14h.
2026-08-05 08:30 > 2026-08-12 09:00 | Encerramos à segunda. De terça a domingo, cozinha das 12h às 22h.
2026-08-05 08:30 > 2026-08-12 09:00 | 3,5 m de tecido por 12,99 €. Ligue 21 350 60 70.
2026-08-05 08:30 > 2026-08-12 09:00 | O hambúrguer "Sexta-feira 13" mete medo de tão bom.
2026-08-05 08:30 > 2026-08-24 09:00 | Férias [de 10 a 23 de agosto]. Até já!
zone America/Sao_Paulo
2026-11-18 12:00 > 2026-11-26 09:00 | 🎄 OFICINA DE GUIRLANDAS 🎄¶[Sexta, 20 de novembro], 18h30¶R$ 120 com vinho quente¶Só mais 3 vagas!
2026-11-18 12:00 > 2026-11-26 09:00 | Bom dia! A maquininha está fora do ar, só dinheiro ou Pix. Volta [até sexta]. ☕️
2026-11-18 12:00 > 2026-11-26 09:00 | Panetone de volta!¶Fatia R$ 9,90¶Ter a sáb, 9h–19h¶#sabado #artesanal
2026-11-18 12:00 > 2026-11-26 09:00 | Que noite linda foi a de sábado. Obrigado por dançarem com a gente!
2026-11-18 12:00 > 2026-11-26 09:00 | Black Friday não é a nossa praia. [Neste sábado], 10 % das vendas vão para o abrigo.
2026-11-18 12:00 > 2026-11-26 09:00 | Tudo começou numa terça chuvosa com um único forno. Em breve, nossa segunda loja!
2026-11-18 12:00 > 2026-11-26 09:00 | Bife e taça de tinto por R$ 59, só às quartas. Marque quem vem com você.
2026-11-18 12:00 > 2026-11-26 09:00 | Precisa do terno para o fim de semana? Traga [até as 10h de sexta], às 17h está pronto.
2026-11-18 12:00 > 2026-11-26 09:00 | [Domingo] acendem as luzes da praça e ficamos abertos até as 22h.
2026-11-18 12:00 > 2026-11-26 09:00 | Queda de luz na rua. Voltamos amanhã, [quinta-feira], às 8h.
2026-11-18 12:00 > 2026-11-26 09:00 | Calendário do advento com 24 sabonetes, R$ 129. Não duram até dezembro!
2026-11-18 12:00 > 2026-12-07 09:00 | Encomendas de peru [até 5 de dezembro] ao meio-dia, sem exceção.
2026-11-18 12:00 > 2026-11-26 09:00 | Encomendas de peru até 5 de dezembro ao meio-dia, sem exceção.
2026-11-18 12:00 > 2026-11-26 09:00 | A aula de filhotes [de segunda] vai ser no salão da igreja.
2026-11-18 12:00 > 2026-11-26 09:00 | Conheça a equipe: Domingas, nossa confeiteira, e Sexta, o gato preto.
zone Europe/Lisbon
2026-04-22 15:00 > 2026-04-29 09:00 | [No 25 de Abril] estamos abertos só de manhã, com cravos para todos.
2026-04-22 15:00 > 2026-04-24 09:00 | No 25 de Abril estamos abertos só de manhã, com cravos para todos.
2026-04-22 15:00 > 2026-04-29 09:00 | Alguém se esqueceu de um carrinho de bebé na segunda-feira. Está guardado!
2026-04-22 15:00 > 2026-04-29 09:00 | Aos sábados há sempre fila, durante a semana é mais sossegado.
2026-04-22 15:00 > 2026-04-29 09:00 | Boa [sexta-feira] a todos! Hoje há tarte de morango.
2026-04-22 15:00 > 2026-04-29 09:00 | Depois de amanhã, sexta, sai a carta de primavera.
2026-04-22 15:00 > 2026-04-29 09:00 | Pés de tomateiro a 0,50 €, só [quinta e sexta desta semana].
2026-04-22 15:00 > 2026-04-29 09:00 | Procura-se ajuda para [sábado à noite], das 18h às 23h.
2026-04-22 15:00 > 2026-04-29 09:00 | Que sábado! Nunca tínhamos tido a casa tão cheia.
2026-04-22 15:00 > 2026-04-29 09:00 | Menu do dia a 10,50 € de segunda a sexta, ao fim de semana só carta.
2026-04-22 15:00 > 2026-04-29 09:00 | Dádiva de sangue [a 24 de abril] no nosso salão, das 15h às 19h.
2026-04-22 15:00 > 2026-04-29 09:00 | A avó acendeu o forno pela primeira vez num domingo de 1954.
2026-04-22 15:00 > 2026-04-29 09:00 | O nosso Marco passou no exame na terça, parabéns!
2026-04-22 15:00 > 2026-04-29 09:00 | Amanhã, quinta, inventário de manhã; abrimos às 14h.
2026-04-22 15:00 > 2026-04-29 09:00 | Sexta-feira é dia de bacalhau cá em casa, doses a 9 €.
zone Europe/Lisbon
2026-06-08 10:00 > 2026-06-18 09:00 | Marchas populares [na sexta, dia 12]! Sardinha assada e caldo verde à porta.
2026-06-08 10:00 > 2026-06-18 09:00 | A fritadeira avariou. Sem batatas [até quinta].
2026-06-08 10:00 > 2026-06-18 09:00 | Veio cortar as pontas na sexta e saiu com franja. Coragem!
2026-06-08 10:00 > 2026-06-18 09:00 | Passeio de bicicleta [no sábado, 13/06], partida às 9h da loja.
2026-06-08 10:00 > 2026-06-18 09:00 | Outra vez [segunda-feira]? O nosso croissant cura tudo.
2026-06-08 10:00 > 2026-06-18 09:00 | Gravações: peçam [até sexta-feira], o mais tardar.
2026-06-08 10:00 > 2026-06-18 09:00 | O serralheiro esteve cá na sexta e o portão já abre.
2026-06-08 10:00 > 2026-06-18 09:00 | Um sábado sim, um sábado não, o João mostra como se trabalha na roda de oleiro.
2026-06-08 10:00 > 2026-06-18 09:00 | [Amanhã, terça], há greve: abrimos às 11h.
2026-06-08 10:00 > 2026-06-18 09:00 | Domingos e feriados das 8h às 11h, pão quente. Tel. 22 312 06 26.
2026-06-08 10:00 > 2026-06-18 09:00 | Vemo-nos [domingo] na feira! Banca 12, logo à entrada.
2026-06-08 10:00 > 2026-06-18 09:00 | A Júlia faz banhos a cães às quartas e quintas, 25 € cada.
2026-06-08 10:00 > 2026-06-18 09:00 | Porquê esperar por sexta? Aqui há imperial todos os dias.
2026-06-08 10:00 > 2026-06-18 09:00 | Feriado de [10 de junho]: abertos só de manhã.
2026-06-08 10:00 > 2026-06-18 09:00 | Exames acabados! Gelado grátis para finalistas [até domingo].
zone America/Sao_Paulo
2026-09-24 09:00 > 2026-10-06 11:00 | Os aquecedores chegaram na terça, então traga seu livro e fique à vontade.
2026-09-24 09:00 > 2026-10-06 11:00 | Colha suas maçãs [neste fim de semana], R$ 30 o saco.
2026-09-24 09:00 > 2026-10-06 11:00 | Nosso treinador quebrou o pé no sábado. Melhoras, Miguel!
2026-09-24 09:00 > 2026-10-06 11:00 | Mudança de horário [a partir de segunda]: abrimos às 9h.
2026-09-24 09:00 > 2026-10-06 11:00 | O novo cardápio começa [na quinta, 1º de outubro]. Tchau gaspacho, oi abóbora.
2026-09-24 09:00 > 2026-09-30 11:00 | O novo cardápio começa na quinta, 1º de outubro. Tchau gaspacho, oi abóbora.
2026-09-24 09:00 > 2026-10-06 11:00 | Quem ajuda a carregar prateleiras [domingo de manhã]? Tem pizza.
2026-09-24 09:00 > 2026-10-06 11:00 | Na segunda pintamos a porta de amarelo e o carteiro adorou.
2026-09-24 09:00 > 2026-10-06 11:00 | Criança não paga às terças, idoso economiza às quartas.
2026-09-24 09:00 > 2026-10-06 11:00 | Nota 10/10, diz o Dani, que comeu o bife de 450 g em 9 min 40 s.
2026-09-24 09:00 > 2026-10-06 11:00 | Fechamos [sexta à tarde]: a Lúcia vai casar!
2026-09-24 09:00 > 2026-10-06 11:00 | A Lúcia casou na sexta e a gente ainda está emocionado.
2026-09-24 09:00 > 2026-10-06 11:00 | Salão Sexta-Feira, Rua 12 de Outubro, 8. Coloração R$ 159.
2026-09-24 09:00 > 2026-10-06 11:00 | O pão de domingo também fica bom na segunda, na chapa com manteiga.
2026-09-24 09:00 > 2026-10-06 11:00 | Encomendas para o Dia das Crianças [até 30/9], sem falta.
zone Europe/Lisbon
2026-02-26 09:00 > 2026-03-10 10:00 | O canalizador veio na quarta e já temos água quente.
2026-02-26 09:00 > 2026-03-10 10:00 | Os saldos acabam [no sábado, dia 28]. Casacos a metade do preço.
2026-02-26 09:00 > 2026-03-10 10:00 | [Hoje, quinta-feira], fechamos às 15h para inventário.
2026-02-26 09:00 > 2026-03-10 10:00 | As noites de sexta são de caril: dois pratos, 16 €.
2026-02-26 09:00 > 2026-03-10 10:00 | Uma cliente disse-nos no sábado que o nosso bolo é melhor do que o da avó.
2026-02-26 09:00 > 2026-03-10 10:00 | Novidade: a caneca Segunda-Feira, para quem odeia madrugar. 11 €.
2026-02-26 09:00 > 2026-03-10 10:00 | Próxima vaga com a doutora Paz: [terça, dia 3, às 14h15].
2026-02-26 09:00 > 2026-03-10 10:00 | Estacionamento gratuito ao domingo e depois das 20h.
2026-02-26 09:00 > 2026-03-10 10:00 | Precisamos de dois voluntários para [este sábado]. Há lanche!
2026-02-26 09:00 > 2026-03-10 10:00 | Avistado no domingo: um guarda-rios no nosso jardim!
2026-02-26 09:00 > 2026-03-10 10:00 | A sua encomenda pode ser levantada [amanhã, sexta], a partir das 10h.
2026-02-26 09:00 > 2026-03-10 10:00 | Entregas ao domicílio de terça a sábado, mínimo 15 €.
2026-02-26 09:00 > 2026-03-10 10:00 | As inscrições de abril abrem [a 2 de março] às 9h.
2026-02-26 09:00 > 2026-03-10 10:00 | O nosso vinho "Domingo Preguiçoso", 12,5 % vol., custa 7,90 €.
2026-02-26 09:00 > 2026-03-10 10:00 | Andebol no ecrã gigante [no domingo] a partir das 15h!
zone Europe/Lisbon
2026-07-20 10:00 > 2026-07-29 12:00 | A carrinha dos gelados vem [amanhã, terça], às 17h.
2026-07-20 10:00 > 2026-07-29 12:00 | Parabéns à Joana, que passou no exame na sexta!
2026-07-20 10:00 > 2026-07-29 12:00 | Às segundas remendamos calças de ganga por 5 €.
2026-07-20 10:00 > 2026-07-29 12:00 | O clube de leitura arranca [este sábado, 25 de julho], dos 4 aos 11 anos.
2026-07-20 10:00 > 2026-07-29 12:00 | Caixas de churrasco: encomendas [até quarta às 18h].
2026-07-20 10:00 > 2026-07-29 12:00 | No sábado choveu a potes e vieram na mesma. São uns heróis!
2026-07-20 10:00 > 2026-07-29 12:00 | O jornal de domingo é grátis com o pequeno-almoço.
2026-07-20 10:00 > 2026-07-29 12:00 | Uma desistência [na quarta às 11h15] para unhas de gel.
2026-07-20 10:00 > 2026-07-29 12:00 | Largo 1.º de Maio 22, tel. 21 250 72 20.
2026-07-20 10:00 > 2026-07-29 12:00 | Sabor da semana: "Sábado à Noite", chocolate negro e laranja.
zone Europe/Lisbon
2026-10-05 09:00 > 2026-10-14 09:00 | [No sábado] prensamos maçãs: tragam garrafas limpas.
2026-10-05 09:00 > 2026-10-14 09:00 | Na sexta tiraram os andaimes e já se vê o céu.
2026-10-05 09:00 > 2026-10-14 09:00 | O grupo de tricô das quartas procura gente nova.
2026-10-05 09:00 > 2026-10-14 09:00 | O café fecha mais cedo [na sexta], vamos todos a um casamento.
2026-10-05 09:00 > 2026-10-14 09:00 | Menu para dois a 19,95 € [até 10 de outubro].
2026-10-05 09:00 > 2026-10-14 09:00 | Um autocarro avariou à porta no sábado: servimos 54 chás!
zone Europe/Lisbon
2026-03-16 09:00 > 2026-03-25 10:00 | Concerto acústico [na sexta] a partir das 20h, entrada livre.
2026-03-16 09:00 > 2026-03-25 10:00 | Não percam a troca de sementes [no sábado] no salão paroquial!
2026-03-16 09:00 > 2026-03-25 10:00 | A nova carta sai [na quarta], com espargos e borrego.
2026-03-16 09:00 > 2026-03-25 10:00 | No sábado choveu, no domingo fez sol. É a vida de feirante.
2026-03-16 09:00 > 2026-03-25 10:00 | [Na quinta] vem o técnico do gás: só sandes.
`;
