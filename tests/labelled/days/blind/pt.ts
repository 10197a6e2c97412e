/** Five rounds written blind, each measured once before the rules were mended by it; then what is over, to come and any. */
export const BLIND_PORTUGUESE = `
zone America/Sao_Paulo
2026-06-02 08:00 > 2026-06-10 09:00 | Atenção, clientes: [na sexta] o salão fecha às 14h porque a Bia vai casar!
2026-06-02 08:00 > 2026-06-10 09:00 | No sábado alguém esqueceu um guarda-chuva azul aqui na loja, está guardado.
2026-06-02 08:00 > 2026-06-10 09:00 | As jabuticabas chegam [quinta-feira] e acabam rápido, chama no WhatsApp pra reservar.
2026-06-02 08:00 > 2026-06-10 09:00 | Toda quarta tem feijoada a R$ 29,90.
2026-06-02 08:00 > 2026-06-10 09:00 | O bolo de domingo da vovó agora em fatias, R$ 12 cada.
2026-06-03 08:00 > 2026-06-15 09:00 | Noite de autógrafos com Elisa Prado [dia 11 de junho] às 19h.
2026-06-03 08:00 > 2026-06-10 09:00 | Noite de autógrafos com Elisa Prado dia 11 de junho às 19h.
2026-06-03 08:00 > 2026-06-15 09:00 | Abriu um horário [no sábado] às 11h com a Carol, quem quer?
2026-06-03 08:00 > 2026-06-15 09:00 | Desde segunda estamos aceitando Pix no balcão.
2026-06-03 08:00 > 2026-06-15 09:00 | Funcionamos de terça a sábado, das 9h às 19h.
2026-06-03 08:00 > 2026-06-05 09:00 | [Amanhã, domingo], tem churrasco no quintal a partir do meio-dia.
2026-06-03 08:00 > 2026-06-06 09:00 | Amanhã, domingo, tem churrasco no quintal a partir do meio-dia.
2026-06-04 08:00 > 2026-06-18 09:00 | Todas as orquídeas com 20% de desconto [até domingo].
2026-06-04 08:00 > 2026-06-18 09:00 | Obrigada a todos que passaram na feirinha no domingo, zeramos o estoque antes do almoço.
2026-06-04 08:00 > 2026-06-18 09:00 | Segunda-feira fica mais leve com um pão de queijo quentinho.
2026-06-04 08:00 > 2026-06-18 09:00 | [Neste sábado] a vacina antirrábica sai pela metade do preço.
2026-06-05 08:00 > 2026-06-16 09:00 | Yoga no parque [domingo] às 8h, traga seu tapetinho.
2026-06-05 08:00 > 2026-06-16 09:00 | O Tobias, que operamos na sexta, já está em casa abanando o rabo.
2026-06-05 08:00 > 2026-06-16 09:00 | Ainda temos três vagas para a oficina de cerâmica [de terça-feira].
2026-06-05 08:00 > 2026-06-16 09:00 | Não abrimos aos domingos nem nos feriados.
2026-06-08 08:00 > 2026-06-22 09:00 | Encomendas para a festa junina [até quarta], sem falta!
2026-06-08 08:00 > 2026-06-22 09:00 | Hoje é [sexta] e sexta pede pastel!
2026-06-08 08:00 > 2026-06-19 09:00 | Hoje é sexta, bora de pastel?
2026-06-08 08:00 > 2026-06-22 09:00 | Estaremos fechados [de 15 a 18 de junho] para reforma.
2026-06-08 08:00 > 2026-06-22 09:00 | [Neste fim de semana] as crianças podem alimentar as cabritas no sítio.
2026-06-08 08:00 > 2026-06-22 09:00 | Que sábado lindo tivemos com vocês!
2026-06-08 08:00 > 2026-06-22 09:00 | Desde 1989 cuidando do motor do seu carro.
2026-06-09 08:00 > 2026-06-22 09:00 | A dobradinha volta [quinta que vem], avisa se forem mais de quatro pessoas.
2026-06-09 08:00 > 2026-06-22 09:00 | Nossa segunda loja fica na Rua Sete de Setembro.
2026-06-09 08:00 > 2026-06-22 09:00 | Troca de óleo sem hora marcada [hoje, terça, 9 de junho].
zone America/Sao_Paulo
2026-10-06 08:00 > 2026-10-15 09:00 | O chope de abóbora sai [nesta sexta] e os dez primeiros são por nossa conta.
2026-10-06 08:00 > 2026-10-15 09:00 | A bicicleta que chegou na segunda com o quadro torto já está rodando de novo.
2026-10-06 08:00 > 2026-10-15 09:00 | A Dra. Lúcia não atende [quinta e sexta], em caso de urgência ligue no plantão.
2026-10-06 08:00 > 2026-10-15 09:00 | Sábado à Noite é o nome do nosso novo sorvete de café.
2026-10-06 08:00 > 2026-10-15 09:00 | Domingo de manhã criança até 12 anos escala de graça, sempre.
2026-10-07 08:00 > 2026-10-19 09:00 | O primeiro lote do festival vai só [até 15 de outubro].
2026-10-07 08:00 > 2026-10-14 09:00 | O primeiro lote do festival vai só até 15 de outubro.
2026-10-07 08:00 > 2026-10-19 09:00 | Tudo começou numa terça chuvosa de 1974.
2026-10-07 08:00 > 2026-10-19 09:00 | [Sábado] tem oficina de pipa pra criançada, o papel é por nossa conta.
2026-10-07 08:00 > 2026-10-19 09:00 | No casamento de sábado até o padre dançou.
2026-10-07 08:00 > 2026-10-19 09:00 | Ninguém quer cozinhar numa segunda: lasanha pra dois por R$ 39.
2026-10-08 08:00 > 2026-10-10 09:00 | A gente se vê [amanhã, sábado], no desfile!
2026-10-08 08:00 > 2026-10-09 09:00 | A gente se vê amanhã, sábado, no desfile!
2026-10-08 08:00 > 2026-10-26 09:00 | Todas as armações com 15% off [até domingo].
2026-10-08 08:00 > 2026-10-26 09:00 | Chegou peixe fresco, como toda quinta.
2026-10-09 08:00 > 2026-10-20 09:00 | Por causa do feriado a loja não abre [na segunda].
2026-10-09 08:00 > 2026-10-20 09:00 | As aulas de forró são terça às 19h e quinta às 20h, venha sem par mesmo.
2026-10-09 08:00 > 2026-10-20 09:00 | Quem lembra do corte a cinco cruzeiros?
2026-10-09 08:00 > 2026-10-20 09:00 | Pintura e vinho [neste domingo], restam quatro cavaletes.
2026-10-12 08:00 > 2026-10-26 09:00 | Sessenta corredores enfrentaram a chuva no domingo. Vocês são demais!
2026-10-12 08:00 > 2026-10-26 09:00 | Quem encomendar o peru [até sexta-feira] leva a farofa de brinde.
2026-10-12 08:00 > 2026-10-26 09:00 | Domingo sem macarronada não é domingo.
2026-10-12 08:00 > 2026-10-26 09:00 | Passeio de trator [dias 17 e 18 de outubro], R$ 15 por pessoa.
2026-10-12 08:00 > 2026-10-18 09:00 | Passeio de trator dias 17 e 18 de outubro, R$ 15 por pessoa.
2026-10-13 08:00 > 2026-10-26 09:00 | O Bigode foi adotado na sexta e já manda na casa.
2026-10-13 08:00 > 2026-10-26 09:00 | O ensaio do coral passa excepcionalmente [para quarta-feira].
2026-10-13 08:00 > 2026-10-26 09:00 | Boa [quarta]! Hoje tem caldo de abóbora.
2026-10-13 08:00 > 2026-10-27 09:00 | Abrimos de quinta a domingo, nos outros dias só por encomenda.
2026-10-13 08:00 > 2026-10-27 09:00 | Duas desistências na oficina de cerâmica [de sábado], quem topa?
2026-10-13 08:00 > 2026-10-27 09:00 | Tentamos fechar aos domingos e vocês não deixaram.
zone America/Fortaleza
2027-02-02 10:00 > 2027-02-16 09:00 | Sobrou uma vaga na aula de surf [de sábado] às 11h, prancha inclusa.
2027-02-02 10:00 > 2027-02-16 09:00 | Quanta gente no bazar de domingo! Arrecadamos R$ 6.400 pros bombeiros.
2027-02-02 10:00 > 2027-02-16 09:00 | Atenção: [quinta e sexta] só dinheiro ou Pix, a maquininha quebrou.
2027-02-02 10:00 > 2027-02-16 09:00 | Frango assado de domingo? Deixa com a gente, R$ 45 com farofa.
2027-02-02 10:00 > 2027-02-16 09:00 | O Jefinho voltou pra cadeira em tempo integral, de terça a sábado.
2027-02-02 10:00 > 2027-02-16 09:00 | As galinhas estão botando o dobro desde quarta: dúzia a R$ 10.
2027-02-02 10:00 > 2027-02-16 09:00 | A escolinha de filhotes recomeça [segunda-feira, 8 de fevereiro], às 19h.
2027-02-02 10:00 > 2027-02-04 09:00 | A escolinha de filhotes recomeça segunda-feira, 8 de fevereiro, às 19h.
2027-02-02 10:00 > 2027-02-16 09:00 | Sexta-feira 13 aqui é dia de sorte: o sorvete preto voltou.
2027-02-02 10:00 > 2027-02-16 09:00 | Vem temporal aí, [na quarta] a gente fecha mais cedo. Se cuidem.
2027-02-02 10:00 > 2027-02-16 09:00 | Os buquês encomendados devem ser retirados [no domingo, dia 14], das 9h às 13h.
2027-02-02 10:00 > 2027-02-04 09:00 | Os buquês encomendados devem ser retirados no domingo, dia 14, das 9h às 13h.
2027-02-02 10:00 > 2027-02-16 09:00 | Nada tem mais cara de sábado que pastel com caldo de cana.
2027-02-02 10:00 > 2027-02-16 09:00 | Na sexta o trator quebrou e metade do povoado veio empurrar.
2027-02-02 10:00 > 2027-02-16 09:00 | Forró [na sexta] com as irmãs Dantas, entrada livre.
2027-02-02 10:00 > 2027-02-16 09:00 | Forró sexta sim, sexta não, músico bebe de graça.
2027-02-02 10:00 > 2027-02-16 09:00 | Chega logo, fim de semana!
2027-02-02 10:00 > 2027-02-16 09:00 | Traga seus óculos velhos [até sábado] e ganhe R$ 50 de desconto.
2027-02-02 10:00 > 2027-02-16 09:00 | O Tomás se formou na sexta com nota máxima. Parabéns, garoto!
2027-02-02 10:00 > 2027-02-16 09:00 | Amanhã é [domingo], vamos dormir um pouquinho mais e abrir às 10h.
2027-02-02 10:00 > 2027-02-06 18:00 | Amanhã é domingo, vamos dormir um pouquinho mais e abrir às 10h.
2027-02-02 10:00 > 2027-02-16 09:00 | O clube de leitura se encontra na primeira terça do mês.
2027-02-02 10:00 > 2027-02-16 09:00 | A rua vai ficar fechada [de quinta a sábado], entrem pelos fundos.
2027-02-02 10:00 > 2027-02-16 09:00 | Acabou o horário de verão: segunda a sábado, das 8h às 18h.
2027-02-02 10:00 > 2027-02-16 09:00 | Obrigado pelas mensagens de aniversário na sexta!
2027-02-02 10:00 > 2027-02-16 09:00 | A gente te espera [no sábado] na feira de Caucaia com queijo de cabra.
2027-02-02 10:00 > 2027-02-16 09:00 | Em 1921 o caldo de cana custava um tostão.
2027-02-02 10:00 > 2027-02-16 09:00 | A creche canina está lotada [na sexta], [na quinta] ainda tem vaga.
2027-02-02 10:00 > 2027-02-16 09:00 | Nos fins de semana criança não paga.
2027-02-02 10:00 > 2027-02-16 09:00 | As entregas na ilha saem segunda e quinta.
zone America/Sao_Paulo
2027-02-02 10:00 > 2027-02-16 09:00 | A churrasqueira tá acesa: a costela sai [sábado] lá pelo meio-dia e não sobra.
2027-02-02 10:00 > 2027-02-16 09:00 | O ganhador da rifa da semana passada é o Dário. Passa aqui pra pegar!
2027-02-02 10:00 > 2027-02-16 09:00 | Anota aí: troca de sementes [dia 13 de fevereiro] na estufa.
2027-02-02 10:00 > 2027-02-16 09:00 | Anota aí: troca de sementes dia 20 de fevereiro na estufa.
2027-02-02 10:00 > 2027-02-16 09:00 | Minha avó dizia que sexta não se corta cabelo. Ainda bem que ela não é a chefe.
2027-02-02 10:00 > 2027-02-16 09:00 | Alerta de chuva: amanhã, quarta, não abrimos. Se cuidem!
2027-02-02 10:00 > 2027-02-02 18:00 | Alerta de chuva: amanhã, quarta, não abrimos. Se cuidem!
2027-02-02 10:00 > 2027-02-16 09:00 | Aos sábados a oficina cheira a cedro e café.
2027-02-02 10:00 > 2027-02-16 09:00 | A Tamara ainda tem um horário [na quinta] às 14h pra cílios.
2027-02-02 10:00 > 2027-02-16 09:00 | Palmas pros bombeiros pelo café colonial de sábado.
2027-02-02 10:00 > 2027-02-16 09:00 | Ostra a R$ 5 [até domingo].
2027-02-02 10:00 > 2027-02-16 09:00 | Quinta do pastel: dois por R$ 10 a noite toda, toda semana.
2027-02-02 10:00 > 2027-02-16 09:00 | Adivinha quem passou na prova na segunda? A nossa Kiara!
2027-02-02 10:00 > 2027-02-16 09:00 | A Josefina começou na segunda aqui na clínica, venham dar oi.
2027-02-02 10:00 > 2027-02-16 09:00 | Só [neste final de semana]: compre uma roseira e leve outra.
2027-02-02 10:00 > 2027-02-16 09:00 | Licença de pesca todos os dias, domingo depois da missa.
2027-02-02 10:00 > 2027-02-16 09:00 | [Na sexta] vamos fechar às 15h para o inventário.
2027-02-02 10:00 > 2027-02-16 09:00 | O novo do Itamar sai [na terça] e temos quarenta exemplares.
2027-02-02 10:00 > 2027-02-16 09:00 | O molho de domingo ferve nove horas e dá pra sentir.
2027-02-02 10:00 > 2027-02-16 09:00 | As inscrições pra colônia de férias acabam [dia 12].
2027-02-02 10:00 > 2027-02-16 09:00 | Ano 2019, 66.000 km, R$ 62.900, único dono.
2027-02-02 10:00 > 2027-02-16 09:00 | [A partir de segunda] a rua estará em obras, entrem pela garagem.
2027-02-02 10:00 > 2027-02-16 09:00 | Bingo quarta sim, quarta não; o próximo é [dia 10 de fevereiro].
2027-02-02 10:00 > 2027-02-16 09:00 | Domingo caiu um dentinho na mesa 4 e a fada deixou sorvete de presente.
2027-02-02 10:00 > 2027-02-16 09:00 | Enviamos bombons [até quarta, 10 de fevereiro].
2027-02-02 10:00 > 2027-02-16 09:00 | Você sabia que às terças o vinho sai pela metade?
2027-02-02 10:00 > 2027-02-16 09:00 | Hoje é [segunda], a academia vai até meia-noite.
2027-02-02 10:00 > 2027-02-16 09:00 | O time de sexta procura uma confeiteira.
2027-02-02 10:00 > 2027-02-16 09:00 | O quiz volta [na quinta], seis por mesa, tema anos noventa.
2027-02-02 10:00 > 2027-02-16 09:00 | Vocês lotaram a casa na sexta! Melhor noite desde 2011.
zone America/Sao_Paulo
2027-02-02 10:00 > 2027-02-16 09:00 | Camarão fresco! O barco volta [sexta] ao meio-dia, já pode encomendar.
2027-02-02 10:00 > 2027-02-16 09:00 | Muito obrigado aos bombeiros que tiraram o pinheiro do telhado no domingo à noite.
2027-02-02 10:00 > 2027-02-16 09:00 | Vamos trocar o piso do consultório, por isso [segunda-feira] não tem consulta.
2027-02-02 10:00 > 2027-02-16 09:00 | Domingos com música no quintal, o verão inteiro.
2027-02-02 10:00 > 2027-02-16 09:00 | Volta às aulas! Barra de calça em 48 horas, R$ 25.
2027-02-02 10:00 > 2027-02-16 09:00 | Última chance de ver os dinossauros: a exposição fecha [no domingo].
2027-02-02 10:00 > 2027-02-16 09:00 | Ajude a batizar o gatinho que entrou aqui na quarta.
2027-02-02 10:00 > 2027-02-16 09:00 | Jogo no telão [no sábado], bola rolando às 16h.
2027-02-02 10:00 > 2027-02-16 09:00 | Tem coisa melhor que um domingo preguiçoso no viveiro?
2027-02-02 10:00 > 2027-02-16 09:00 | [A partir de quinta] o café com leite sobe 50 centavos, culpa do grão.
2027-02-02 10:00 > 2027-02-16 09:00 | O Mateus tirou a carteira de caminhão na sexta, agora entregamos mais rápido.
2027-02-02 10:00 > 2027-02-16 09:00 | [Sexta-feira, 5 de fevereiro], fazemos dez anos. Bolo ao meio-dia.
2027-02-02 10:00 > 2027-02-04 09:00 | Sexta-feira, 5 de fevereiro, fazemos dez anos. Bolo ao meio-dia.
2027-02-02 10:00 > 2027-02-16 09:00 | Aos sábados os sonhos acabam às nove, depois não digam que não avisamos.
2027-02-02 10:00 > 2027-02-16 09:00 | Procura-se folguista para o turno de domingo, tem que amar cachorro.
2027-02-02 10:00 > 2027-02-16 09:00 | O que sobrar nos achados e perdidos depois [deste fim de semana] vai para doação.
2027-02-02 10:00 > 2027-02-16 09:00 | Desde 1958 o bar é da mesma família.
2027-02-02 10:00 > 2027-02-16 09:00 | Hoje nada, mas [amanhã, quinta], tem quiz.
2027-02-02 10:00 > 2027-02-10 09:00 | Hoje nada, mas amanhã, quinta, tem quiz.
2027-02-02 10:00 > 2027-02-16 09:00 | Dois sacos de ração por R$ 90 [até sábado] ao meio-dia.
2027-02-02 10:00 > 2027-02-16 09:00 | Terça-feira é o dia do aposentado, 10% na compra toda.
2027-02-02 10:00 > 2027-02-16 09:00 | A ponte está interditada e [na quarta] não entregamos em Itaipu.
2027-02-02 10:00 > 2027-02-16 09:00 | Que segunda! Amanhã cedo, café dobrado.
2027-02-02 10:00 > 2027-02-16 09:00 | O yoga pra coluna com a Júlia começa [terça, 9 de fevereiro], no clube de vela.
2027-02-02 10:00 > 2027-02-16 09:00 | Desfile de carnaval [na sexta]! Fantasias pela metade do preço.
2027-02-02 10:00 > 2027-02-16 09:00 | Vocês pediram: abrir no domingo veio pra ficar.
2027-02-02 10:00 > 2027-02-16 09:00 | Casa cheia no stand-up de sexta, os vizinhos já nos perdoaram.
2027-02-02 10:00 > 2027-02-16 09:00 | O Especial Sábado: lavagem, cera e um cachorro-quente por R$ 60.
2027-02-02 10:00 > 2027-02-16 09:00 | Portas às 18h [no sábado], espetáculo às 19h, traga almofada.
2027-02-02 10:00 > 2027-02-16 09:00 | Um alô pro casal de Palmas que passou aqui no sábado.
zone America/Sao_Paulo
2027-02-02 10:00 > 2027-02-16 09:00 | No sábado um cliente pediu a namorada em casamento na mesa seis.
2027-02-02 10:00 > 2027-02-16 09:00 | Alguém pagou na sexta os dez cafés seguintes.
2027-02-02 10:00 > 2027-02-16 09:00 | O Rex nem se mexeu na quinta durante o corte das unhas.
2027-02-02 10:00 > 2027-02-16 09:00 | A tempestade de domingo derrubou a estufa, mas as couves resistem.
2027-02-02 10:00 > 2027-02-16 09:00 | Na sexta o prefeito cortou a fita e a vovó o bolo.
2027-02-02 10:00 > 2027-02-16 09:00 | Nossa vitrine saiu no jornal na quarta.
2027-02-02 10:00 > 2027-02-16 09:00 | A entrega só apareceu na segunda, com duas semanas de atraso.
2027-02-02 10:00 > 2027-02-16 09:00 | Vocês acabaram com as coxinhas no sábado!
2027-02-02 10:00 > 2027-02-16 09:00 | As crianças pintaram quarenta vasos no domingo.
2027-02-02 10:00 > 2027-02-16 09:00 | A Bela, que odiava água, nadou duas piscinas na terça.
2027-02-02 10:00 > 2027-02-16 09:00 | Choramos no salão na sexta, mas de alegria.
2027-02-02 10:00 > 2027-02-16 09:00 | O quiz de sexta terminou empatado.
2027-02-02 10:00 > 2027-02-16 09:00 | O Pedro pendurou a placa nova na segunda, meio torta.
2027-02-02 10:00 > 2027-02-16 09:00 | A Sara correu no domingo a primeira maratona dela.
2027-02-02 10:00 > 2027-02-16 09:00 | Saímos na rádio na quinta de manhã.
2027-02-02 10:00 > 2027-02-16 09:00 | Viram aquele pôr do sol de sábado?
zone America/Sao_Paulo
2027-02-02 10:00 > 2027-02-16 09:00 | O vovô faz 90 anos [no sábado], bolo de graça até acabar.
2027-02-02 10:00 > 2027-02-16 09:00 | Dizem que os primeiros aspargos chegam [na sexta].
2027-02-02 10:00 > 2027-02-16 09:00 | [Na quinta] vem o limpador de vidros, cuidado com a escada.
2027-02-02 10:00 > 2027-02-16 09:00 | Quer aprender tricô? A Maria ensina [na quarta à noite].
2027-02-02 10:00 > 2027-02-16 09:00 | Os pequenos fazem exame de faixa amarela [na sexta], torçam por eles.
2027-02-02 10:00 > 2027-02-16 09:00 | A caminhada [de domingo] sai do estacionamento, cães na coleira.
2027-02-02 10:00 > 2027-02-16 09:00 | Falta de luz [na quinta] das 9h às 12h, então sem café.
2027-02-02 10:00 > 2027-02-16 09:00 | O Papai Noel pousa [no sábado] de helicóptero.
2027-02-02 10:00 > 2027-02-16 09:00 | Procurem a tenda vermelha [no domingo] na festa da fazenda.
2027-02-02 10:00 > 2027-02-16 09:00 | Traga a bicicleta velha [na sexta] que a gente recicla.
2027-02-02 10:00 > 2027-02-16 09:00 | O Paulo substitui o Tomás [no sábado].
2027-02-02 10:00 > 2027-02-16 09:00 | Alguém empresta uma tenda pra gente [no sábado]?
2027-02-02 10:00 > 2027-02-16 09:00 | Os ensaios começam [na terça].
2027-02-02 10:00 > 2027-02-16 09:00 | Metade da equipe está em treinamento [na segunda], paciência com o telefone.
zone America/Sao_Paulo
2027-02-02 10:00 > 2027-02-16 09:00 | Sábado sem pastel? Aqui não.
2027-02-02 10:00 > 2027-02-16 09:00 | Qual é a trilha do seu domingo? O nosso é Nina Simone.
2027-02-02 10:00 > 2027-02-16 09:00 | Preguiça de segunda? Temos pão de queijo.
2027-02-02 10:00 > 2027-02-16 09:00 | O Fred trabalha às sextas, aos sábados e quando chove.
2027-02-02 10:00 > 2027-02-16 09:00 | Mais alguém acha que terça é o pior dia da semana?
2027-02-02 10:00 > 2027-02-16 09:00 | Se é quinta, tem bobó.
2027-02-02 10:00 > 2027-02-16 09:00 | Nosso pão Domingo tem fã-clube.
2027-02-02 10:00 > 2027-02-16 09:00 | Você sabe que é sexta quando o padre pede peixe.
2027-02-02 10:00 > 2027-02-16 09:00 | As senhoras de quarta vêm aqui há trinta anos.
2027-02-02 10:00 > 2027-02-16 09:00 | Às quintas ficamos abertos até as 20h.
2027-02-02 10:00 > 2027-02-16 09:00 | A dona Dominga está no caixa desde 1999.
2027-02-02 10:00 > 2027-02-16 09:00 | Domingo é nosso dia de descanso.
`;
