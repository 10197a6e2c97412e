/** Nine more rounds written blind, each measured once before the rules were mended by it. */
export const LATER_PORTUGUESE = `
zone America/Sao_Paulo
2026-11-18 08:30 > 2026-12-02 12:00 | Oficina de panetone com as crianças [neste sábado], aventais inclusos.
2026-11-18 08:30 > 2026-12-02 12:00 | A Baguete Sexta tem gergelim por fora e centeio por dentro.
2026-11-18 08:30 > 2026-12-02 12:00 | Toda sexta ao meio-dia o forno abre e a fila se forma.
2026-11-18 08:30 > 2026-12-02 12:00 | Desde domingo quem escreve a lousa é a Ida, de sete anos.
2026-11-18 08:30 > 2026-12-02 12:00 | Os pinheirinhos chegam [dia 27 de novembro], cortados na véspera.
2026-11-18 08:30 > 2026-11-19 12:00 | Os pinheirinhos chegam dia 27 de novembro, cortados na véspera.
2026-11-18 08:30 > 2026-12-02 12:00 | Aberto de quarta a domingo a partir do meio-dia; segunda e terça, fechado.
2026-11-18 08:30 > 2026-12-02 12:00 | Barba R$ 30, completo R$ 70, sem hora marcada durante a semana.
2026-11-18 08:30 > 2026-12-02 12:00 | O telhado do celeiro é de 1894 e dá pra notar.
2026-11-18 08:30 > 2026-12-02 12:00 | Leve 3 pague 2 nos jogos de tabuleiro [até sábado].
2026-11-18 08:30 > 2026-12-02 12:00 | [Neste fim de semana] as luzes acendem e a gente fecha às nove.
2026-11-18 08:30 > 2026-12-02 12:00 | [Hoje, segunda, 30 de novembro], fechado para inventário.
2026-11-18 08:30 > 2026-12-02 12:00 | Amanhã é [terça]: sobrancelha pela metade do preço.
2026-11-18 08:30 > 2026-11-30 12:00 | Amanhã é terça: sobrancelha pela metade do preço.
2026-11-18 08:30 > 2026-12-02 12:00 | Que sábado! Onze guirlandas, um dedo queimado, zero arrependimento.
2026-11-18 08:30 > 2026-12-02 12:00 | Os calendários do advento esgotaram na segunda, vem mais por aí.
2026-11-18 08:30 > 2026-12-02 12:00 | Procuramos lar temporário [a partir de segunda] para um gato idoso.
2026-11-18 08:30 > 2026-12-02 12:00 | Dá pra encaixar duas trocas de pneu [na sexta] de manhã.
2026-11-18 08:30 > 2026-12-02 12:00 | Procura-se ajudante para os sábados, simpático e guloso.
2026-11-18 08:30 > 2026-12-02 12:00 | O quentão voltou, R$ 12 a caneca, às sextas a partir das 17h.
2026-11-18 08:30 > 2026-12-02 12:00 | O coral canta em frente à loja [no domingo às quatro].
2026-11-18 08:30 > 2026-12-02 12:00 | [Na quinta] fechamos às quatro, a equipe vai ao teatro.
2026-11-18 08:30 > 2026-12-02 12:00 | A prefeitura asfaltou o estacionamento no domingo, adeus poças.
2026-11-18 08:30 > 2026-12-02 12:00 | A Ruby começou na segunda e já tem freguesas fiéis.
2026-11-18 08:30 > 2026-12-02 12:00 | Bico-de-papagaio a partir de R$ 25, enquanto durar o estoque.
2026-11-18 08:30 > 2026-12-02 12:00 | Encomende o peru [até 25 de novembro].
2026-11-18 08:30 > 2026-12-02 12:00 | Minha avó jurava pela roupa lavada na segunda.
2026-11-18 08:30 > 2026-12-02 12:00 | Troca de livros com biscoitos [na terça] no andar de cima, de graça.
2026-11-18 08:30 > 2026-12-02 12:00 | Todo cachorro merece um sábado.
2026-11-18 08:30 > 2026-12-02 12:00 | Compras à noite [na quinta, 26 de novembro], das 18h às 21h.
2026-11-18 08:30 > 2026-12-02 12:00 | Quem veio na degustação de sexta sabe por que acabou o malbec.
zone America/Sao_Paulo
2026-09-09 07:45 > 2026-09-23 10:00 | Pastel de amora saindo do forno [na sexta] às 8h. Põe o despertador.
2026-09-09 07:45 > 2026-09-23 10:00 | O Kevin vai casar, então não tem vistoria [quinta nem sexta].
2026-09-09 07:45 > 2026-09-23 10:00 | Domingos de chuva foram feitos pra sebos.
2026-09-09 07:45 > 2026-09-23 10:00 | Tesoura nova, chaleira nova, estagiária nova: a segunda foi animada.
2026-09-09 07:45 > 2026-09-23 10:00 | O Clube da Segunda se reúne às 15h com chá e dominó.
2026-09-09 07:45 > 2026-09-23 10:00 | Dálias colhidas toda manhã, R$ 25 o maço.
2026-09-09 07:45 > 2026-09-23 10:00 | As inscrições da colônia abrem [segunda às 9h].
2026-09-09 07:45 > 2026-09-23 10:00 | Falta pouco: festa da sidra [de 18 a 20 de setembro].
2026-09-09 07:45 > 2026-09-10 12:00 | Falta pouco: festa da sidra de 18 a 20 de setembro.
2026-09-09 07:45 > 2026-09-23 10:00 | A autora de "Um Sábado no Lago" autografa [na quinta à noite].
2026-09-09 07:45 > 2026-09-23 10:00 | Um brinde ao rapaz que consertou nossa geladeira num domingo por uma cerveja.
2026-09-09 07:45 > 2026-09-23 10:00 | Grade nova: zumba segunda, bike terça, boxe quinta.
2026-09-09 07:45 > 2026-09-23 10:00 | O café de abóbora voltou e não pedimos desculpa.
2026-09-09 07:45 > 2026-09-23 10:00 | Primeira vacina dos gatinhos pela metade [até dia 19].
2026-09-09 07:45 > 2026-09-23 10:00 | O Ted entrou aqui numa quinta chuvosa de 2003.
2026-09-09 07:45 > 2026-09-23 10:00 | O Fiesta vermelho precisa sair [antes de sexta], por favor.
2026-09-09 07:45 > 2026-09-23 10:00 | Nada supera uma sexta de pastel.
2026-09-09 07:45 > 2026-09-23 10:00 | Amanhã, [sábado], é a festa da vila e nossa abóbora vai competir.
2026-09-09 07:45 > 2026-09-18 10:00 | Amanhã, sábado, é a festa da vila e nossa abóbora vai competir.
2026-09-09 07:45 > 2026-09-23 10:00 | Muita gente perguntou da banda de domingo: chama Os Espirros.
2026-09-09 07:45 > 2026-09-23 10:00 | Queima de estoque [neste fim de semana], tudo tem que ir.
2026-09-09 07:45 > 2026-09-23 10:00 | A Sara faz tintura terça e quinta; a Bia, nos outros dias.
2026-09-09 07:45 > 2026-09-23 10:00 | Sábados das 9h às 13h até o Natal.
2026-09-09 07:45 > 2026-09-23 10:00 | Reserve o [sábado, 19 de setembro]: jantar da colheita.
2026-09-09 07:45 > 2026-09-23 10:00 | [Na terça] vem o moço do gás e a cozinha só serve prato frio.
2026-09-09 07:45 > 2026-09-23 10:00 | Domingo de manhã somos estúdio de yoga, no resto do tempo, armarinho.
2026-09-09 07:45 > 2026-09-23 10:00 | O melhor de sábado: o cachorro de gravata-borboleta.
2026-09-09 07:45 > 2026-09-23 10:00 | Misto R$ 12, chá R$ 5, papo de graça.
2026-09-09 07:45 > 2026-09-23 10:00 | Contem com um pouco de fila [na sexta], a rua está em meia pista.
2026-09-09 07:45 > 2026-09-23 10:00 | Últimos pedidos de cestas: [quarta ao meio-dia].
zone America/Sao_Paulo
2027-04-13 09:00 > 2027-04-27 11:00 | [Nesta sexta] tem porco no rolete até acabar.
2027-04-13 09:00 > 2027-04-27 11:00 | A Torta Terça, de limão, sai três reais mais barata em abril inteiro.
2027-04-13 09:00 > 2027-04-27 11:00 | Acabou o frio: a pista de gelo derreteu no domingo.
2027-04-13 09:00 > 2027-04-27 11:00 | [Quinta] é o último dia do concurso, peguem os lápis.
2027-04-13 09:00 > 2027-04-27 11:00 | Conserto de sapato em dois dias, entrega de segunda a sexta.
2027-04-13 09:00 > 2027-04-27 11:00 | Desde quinta passada mora uma coruja no nosso telhado.
2027-04-13 09:00 > 2027-04-27 11:00 | Lixando o piso: fechado [de 17 a 19 de abril].
2027-04-13 09:00 > 2027-04-14 12:00 | Lixando o piso: fechado de 17 a 19 de abril.
2027-04-13 09:00 > 2027-04-27 11:00 | Fundada em 1889, inundada em 1921 e de pé até hoje.
2027-04-13 09:00 > 2027-04-27 11:00 | Um vazamento nos deixou sem cozinha no sábado.
2027-04-13 09:00 > 2027-04-27 11:00 | Trilha de domingo pede sanduíche de sábado.
2027-04-13 09:00 > 2027-04-27 11:00 | Curso de primeiros socorros grátis [no sábado às 10h] no quartel.
2027-04-13 09:00 > 2027-04-27 11:00 | Ingressos antecipados [até quinta].
2027-04-13 09:00 > 2027-04-27 11:00 | Quem viu o arco-íris na segunda à tarde?
2027-04-13 09:00 > 2027-04-27 11:00 | Cerâmica pela metade [neste fim de semana], até as canecas tortas.
2027-04-13 09:00 > 2027-04-27 11:00 | Em maio mamãe toma mimosa de graça aos domingos.
2027-04-13 09:00 > 2027-04-27 11:00 | Cinema no parque: tragam coberta [na sexta à noite].
2027-04-13 09:00 > 2027-04-27 11:00 | Sexta é dia de camisa xadrez.
2027-04-13 09:00 > 2027-04-27 11:00 | Hoje já é [quarta]? Então tem tapioca.
2027-04-13 09:00 > 2027-04-27 11:00 | Amanhã é [sábado], a padaria abre às 6h.
2027-04-13 09:00 > 2027-04-23 11:00 | Amanhã é sábado, a padaria abre às 6h.
2027-04-13 09:00 > 2027-04-27 11:00 | O Dr. Haas não atende [na quarta], procurem a Dra. Leal.
2027-04-13 09:00 > 2027-04-27 11:00 | As cabras Thelma e Louise chegaram na sexta.
2027-04-13 09:00 > 2027-04-27 11:00 | Horário: seg-sex 9h-17h, sáb 10h-14h.
2027-04-13 09:00 > 2027-04-27 11:00 | Nossa aprendiz fez na quinta o primeiro degradê sozinha.
2027-04-13 09:00 > 2027-04-27 11:00 | Portões abertos [domingo a partir do meio-dia], primeira corrida à uma.
2027-04-13 09:00 > 2027-04-27 11:00 | Noite das meninas toda quinta, sem couvert.
2027-04-13 09:00 > 2027-05-03 11:00 | Feira de mudas [dia 1º de maio]: tomate, pimentão e dez manjericões.
2027-04-13 09:00 > 2027-04-27 11:00 | Faça o que fizer no sábado, faça com um bom café.
2027-04-13 09:00 > 2027-04-27 11:00 | Devolvam as fantasias alugadas [até quarta], por favor.
zone America/Sao_Paulo
2026-10-22 09:00 > 2026-11-05 10:00 | Unhas de arrepiar? Sobraram três horários [no sábado].
2026-10-22 09:00 > 2026-11-05 10:00 | O café da manhã de sábado para dois sai por R$ 59.
2026-10-22 09:00 > 2026-11-05 10:00 | [Domingo] muda o horário do ônibus, saiam mais cedo de casa.
2026-10-22 09:00 > 2026-11-05 10:00 | Ano passado vieram 112 fantasminhas e às sete acabou a bala.
2026-10-22 09:00 > 2026-11-05 10:00 | Abóboras a R$ 10, duas por R$ 15.
2026-10-22 09:00 > 2026-11-05 10:00 | Tricô com chá toda quarta na sala dos fundos.
2026-10-22 09:00 > 2026-11-05 10:00 | Que pena: a fogueira [de domingo] foi cancelada, o campo virou brejo.
2026-10-22 09:00 > 2026-11-05 10:00 | Segunda de lixo, terça de lixo. Nem perguntem.
2026-10-22 09:00 > 2026-11-05 10:00 | Cardápio novo [a partir de sexta], muita abóbora.
2026-10-22 09:00 > 2026-11-05 10:00 | Comprou antipulgas [até o fim de outubro], o vermífugo é grátis.
2026-10-22 09:00 > 2026-11-05 10:00 | O salão da Jess muda pra Rua das Flores 14 [no dia 2 de novembro].
2026-10-22 09:00 > 2026-10-23 12:00 | O salão da Jess muda pra Rua das Flores 14 no dia 2 de novembro.
2026-10-22 09:00 > 2026-11-05 10:00 | Os meninos montaram um câmbio e duas embreagens na terça, tudo antes do almoço.
2026-10-22 09:00 > 2026-11-05 10:00 | Quarta tranquila por aqui, então toma foto do gato da loja.
2026-10-22 09:00 > 2026-11-05 10:00 | Quiz [hoje à noite, quinta, dia 22], no máximo seis por mesa.
2026-10-19 09:00 > 2026-10-22 16:00 | Quiz hoje à noite, quinta, dia 22, no máximo seis por mesa.
2026-10-22 09:00 > 2026-11-05 10:00 | Com a gente desde 4 de março de 2008: parabéns, Linda!
2026-10-22 09:00 > 2026-11-05 10:00 | Amanhã é [sábado] e a previsão é galocha.
2026-10-22 09:00 > 2026-10-23 17:00 | Amanhã é sábado e a previsão é galocha.
2026-10-22 09:00 > 2026-11-05 10:00 | Revisão em dias úteis das 8h às 17h30, aos sábados até meio-dia.
2026-10-22 09:00 > 2026-11-05 10:00 | Aniversário [neste fim de semana]? Temos balões.
2026-10-22 09:00 > 2026-11-05 10:00 | Quem reservou doze lugares para [domingo] e não deixou telefone?
2026-10-22 09:00 > 2026-11-05 10:00 | O pessoal da Rádio Vale passou pra um café na sexta.
2026-10-22 09:00 > 2026-11-05 10:00 | [Sábado], das 10h às 14h: tragam as maçãs que a gente espreme.
2026-10-22 09:00 > 2026-11-05 10:00 | Casa cheia no sarau de quinta, teve gente em pé.
2026-10-22 09:00 > 2026-11-05 10:00 | Às segundas, folhado vegetariano.
2026-10-22 09:00 > 2026-11-05 10:00 | Os duendes começam na gruta [na segunda], cuidado com a escada.
2026-10-22 09:00 > 2026-11-05 10:00 | Mesa de artes [de terça a quinta], R$ 15 por criança.
2026-10-22 09:00 > 2026-11-05 10:00 | Último banho da temporada [no domingo], água a 14 graus.
2026-10-22 09:00 > 2026-11-05 10:00 | Vocês têm [até sexta] pra votar.
2026-10-22 09:00 > 2026-11-05 10:00 | O Barney, cachorro da loja, nos deixou na segunda.
zone America/Sao_Paulo
2026-05-05 09:00 > 2026-05-19 10:00 | Degustação de vinhos [na sexta] às 19h, R$ 60 com petiscos.
2026-05-05 09:00 > 2026-05-19 10:00 | [Sábado]: cerâmica para crianças das 10h às 12h. Inscrição por mensagem.
2026-05-05 09:00 > 2026-05-19 10:00 | Estaremos [no domingo] na festa da escola com nossas geleias.
2026-05-05 09:00 > 2026-05-19 10:00 | [Na quarta] não tem pão, o moinho não consegue entregar.
2026-05-05 09:00 > 2026-05-19 10:00 | Nossa fisioterapeuta está fora [de quinta a sábado].
2026-05-05 09:00 > 2026-05-19 10:00 | Morango a R$ 10 a bandeja [até domingo].
2026-05-05 09:00 > 2026-05-19 10:00 | Caranguejo fresco [neste fim de semana], quantidade limitada.
2026-05-05 09:00 > 2026-05-19 10:00 | O clube de leitura [de quinta] mudou para o andar de cima.
2026-05-05 09:00 > 2026-05-19 10:00 | Ainda temos horários de unha [na sexta]: 10h15 e 14h45.
2026-05-05 09:00 > 2026-05-19 10:00 | A yoga mamãe-bebê começa [segunda, 11 de maio].
2026-05-05 09:00 > 2026-05-06 12:00 | A yoga mamãe-bebê começa segunda, 11 de maio.
2026-05-05 09:00 > 2026-05-19 10:00 | A Empada Domingo: carne, molho, tudo dentro.
2026-05-05 09:00 > 2026-05-19 10:00 | Arrecadamos R$ 900 no sábado com a venda de bolos, obrigado!
2026-05-05 09:00 > 2026-05-19 10:00 | Todo sábado: pão grátis pra quem tem mais de 80.
2026-05-05 09:00 > 2026-05-19 10:00 | Às sextas abrimos mais tarde.
2026-05-05 09:00 > 2026-05-19 10:00 | Desde segunda entregamos de bicicleta.
2026-05-05 09:00 > 2026-05-19 10:00 | Seg a sex 8h-17h, sáb 8h-12h.
2026-05-05 09:00 > 2026-05-19 10:00 | Lavar e cortar R$ 50, cor a partir de R$ 90.
2026-05-05 09:00 > 2026-05-19 10:00 | Em 1968 meu avô comprou esta loja.
2026-05-05 09:00 > 2026-05-19 10:00 | Sexta passada entrou um gambá e não comprou nada.
2026-05-05 09:00 > 2026-05-19 10:00 | [Segunda] de novo. Café?
2026-05-05 09:00 > 2026-05-19 10:00 | Dois mecânicos novos chegaram na segunda.
2026-05-05 09:00 > 2026-05-19 10:00 | No sábado podaram a cerca viva e a placa apareceu.
2026-05-05 09:00 > 2026-05-19 10:00 | Hoje é [quarta], dia de sopa.
2026-05-05 09:00 > 2026-05-19 10:00 | Metade do preço às segundas e terças de maio.
2026-05-05 09:00 > 2026-05-08 10:00 | Amanhã, sábado, abrimos às 7h.
2026-05-05 09:00 > 2026-05-07 10:00 | [Amanhã, sábado], abrimos às 7h.
2026-05-05 09:00 > 2026-05-19 10:00 | Amantes do domingo, esta poltrona é de vocês.
2026-05-05 09:00 > 2026-05-19 10:00 | As entregas saem toda terça e sexta.
2026-05-05 09:00 > 2026-05-19 10:00 | [Dia 14] nosso forno faz 50 anos.
zone America/Sao_Paulo
2027-01-12 09:00 > 2027-01-26 10:00 | Afiamos patins de graça [no sábado] das 9h às 12h, só pra criançada.
2027-01-12 09:00 > 2027-01-26 10:00 | Batemos mil seguidores no domingo à noite, vocês são demais.
2027-01-12 09:00 > 2027-01-26 10:00 | A Torre de Sábado: três panquecas, bacon e mel de verdade.
2027-01-12 09:00 > 2027-01-26 10:00 | O consultório vai estar fechado [na sexta] por causa de um congresso.
2027-01-12 09:00 > 2027-01-26 10:00 | Concurso de feijoada [neste sábado]! Traga a colher.
2027-01-12 09:00 > 2027-01-26 10:00 | O caminhão derrubou nossa placa na segunda, mas sim, estamos abertos.
2027-01-12 09:00 > 2027-01-26 10:00 | Fermentação natural às quintas, rolinho de canela às sextas.
2027-01-12 09:00 > 2027-01-26 10:00 | As aulas para iniciantes voltam [dia 18 de janeiro].
2027-01-12 09:00 > 2027-01-13 12:00 | As aulas para iniciantes voltam dia 18 de janeiro.
2027-01-12 09:00 > 2027-01-26 10:00 | Todas as jaquetas com 40% [até domingo].
2027-01-12 09:00 > 2027-01-26 10:00 | Desde sábado um espantalho vigia a varanda.
2027-01-12 09:00 > 2027-01-26 10:00 | Terça a sexta 10h-18h, sábado 9h-16h, domingo e segunda fechado.
2027-01-12 09:00 > 2027-01-26 10:00 | Venham se despedir da Margarida [na quinta], 31 anos atrás deste balcão.
2027-01-12 09:00 > 2027-01-26 10:00 | Troca de pneus em 15 minutos, R$ 90 com balanceamento.
2027-01-12 09:00 > 2027-01-26 10:00 | O melhor domingo do verão, a piscina estava cheia.
2027-01-12 09:00 > 2027-01-26 10:00 | A banda que toca [na sexta] é barulhenta. Estão avisados.
2027-01-12 09:00 > 2027-01-26 10:00 | Amanhã é [sexta] e dia de pagamento. Batata frita?
2027-01-12 09:00 > 2027-01-14 17:00 | Amanhã é sexta e dia de pagamento. Batata frita?
2027-01-12 09:00 > 2027-01-26 10:00 | Nosso fundador abriu as portas em 15 de janeiro de 1956.
2027-01-12 09:00 > 2027-01-26 10:00 | Natação da terceira idade às segundas e quartas, 8h.
zone America/Sao_Paulo
2026-08-11 09:00 > 2026-08-25 10:00 | Concurso de pesca de siri [no sábado], baldes por nossa conta.
2026-08-11 09:00 > 2026-08-25 10:00 | Chegou lagosta! A gente cozinha se encomendar [até sexta].
2026-08-11 09:00 > 2026-08-25 10:00 | Desculpem, a maquininha pifou no domingo.
2026-08-11 09:00 > 2026-08-25 10:00 | Horário de verão: segunda a sábado 8h-20h, domingo 10h-16h.
2026-08-11 09:00 > 2026-08-25 10:00 | A noite do macramê volta [na quinta], iniciantes são bem-vindas.
2026-08-11 09:00 > 2026-08-25 10:00 | A Torta de Sexta leva carne e cerveja desde sempre.
2026-08-11 09:00 > 2026-08-25 10:00 | Uma gaivota roubou o lanche do Davi na segunda.
2026-08-11 09:00 > 2026-08-25 10:00 | Restam dois quartos [neste fim de semana], vista pro mar.
2026-08-11 09:00 > 2026-08-25 10:00 | Sorvete a partir de R$ 8, sorvete pra cachorro R$ 6.
2026-08-11 09:00 > 2026-08-25 10:00 | [A partir de segunda] servimos café da manhã.
2026-08-11 09:00 > 2026-08-25 10:00 | A regata é [dia 15 de agosto]: ruas fechadas.
2026-08-11 09:00 > 2026-08-25 10:00 | Jazz na varanda todos os domingos.
2026-08-11 09:00 > 2026-08-25 10:00 | Construída em 1902, padaria desde 1950.
2026-08-11 09:00 > 2026-08-25 10:00 | O curso de salva-vidas termina [na sexta], parabéns a todos!
2026-08-11 09:00 > 2026-08-25 10:00 | A gente se vê [amanhã, sábado], na praia.
zone America/Sao_Paulo
2027-03-02 09:00 > 2027-03-17 10:00 | 50 girassóis por R$ 80, [até sábado] ou acabar.
2027-03-02 09:00 > 2027-03-17 10:00 | Aula experimental de torno [na quinta à noite], barro garantido.
2027-03-02 09:00 > 2027-03-17 10:00 | Na sexta tivemos três noivas no mesmo dia.
2027-03-02 09:00 > 2027-03-17 10:00 | O Mocha de Segunda custa R$ 12.
2027-03-02 09:00 > 2027-03-17 10:00 | Nossa contadora se aposenta [na sexta]. O brinde é às quatro.
2027-03-02 09:00 > 2027-03-17 10:00 | O chá das mães é [domingo, 7 de março].
2027-03-02 09:00 > 2027-03-17 10:00 | Toda terça o ônibus-biblioteca para aqui na porta.
2027-03-02 09:00 > 2027-03-17 10:00 | Consertamos nove bicicletas no sábado e comemos onze sonhos.
2027-03-02 09:00 > 2027-03-17 10:00 | Horário: seg-qui 9h-17h, sex 9h-19h, sáb 10h-15h.
2027-03-02 09:00 > 2027-03-17 10:00 | Desde sexta os sinos tocam de novo.
2027-03-02 09:00 > 2027-03-17 10:00 | Feira de produtores na praça [neste sábado].
2027-03-02 09:00 > 2027-03-17 10:00 | Ainda temos banho e tosa [para sexta e sábado].
2027-03-02 09:00 > 2027-03-17 10:00 | Desde 1932.
2027-03-02 09:00 > 2027-03-17 10:00 | [Amanhã, sexta], o furgão está em Alto Prado.
2027-03-02 09:00 > 2027-03-17 10:00 | Também abrimos aos domingos [a partir de 14 de março].
zone America/Sao_Paulo
2026-07-07 09:00 > 2026-07-21 10:00 | A bandinha toca no quintal [no sábado] à tarde, cadeiras liberadas.
2026-07-07 09:00 > 2026-07-21 10:00 | Sem wifi até o técnico vir [na quinta].
2026-07-07 09:00 > 2026-07-21 10:00 | Meus clientes de quinta merecem uma medalha.
2026-07-07 09:00 > 2026-07-21 10:00 | O Scone Domingo é de queijo este mês.
2026-07-07 09:00 > 2026-07-21 10:00 | Aulas de natação nos dias úteis a partir das 16h.
2026-07-07 09:00 > 2026-07-21 10:00 | A lavanda floriu, a colheita abre [no domingo].
2026-07-07 09:00 > 2026-07-21 10:00 | Uma cliente deu cinco estrelas na sexta e ganhamos a semana.
2026-07-07 09:00 > 2026-07-21 10:00 | Sorteio da rifa [na sexta], bilhete a R$ 5.
2026-07-07 09:00 > 2026-07-21 10:00 | Loja fechada [de 13 a 15 de julho].
2026-07-07 09:00 > 2026-07-21 10:00 | O mesmo fermento desde 1999.
2026-07-07 09:00 > 2026-07-21 10:00 | Só [até quarta]: três livros por R$ 20.
2026-07-07 09:00 > 2026-07-21 10:00 | Amanhã é [quinta], ficamos abertos até as 20h.
`;
