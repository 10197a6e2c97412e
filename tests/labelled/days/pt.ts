/** Written > sent, by the clock of the zone | the text; what it contradicts stands in brackets. */
export const PORTUGUESE = `
zone America/Sao_Paulo
2026-03-01 18:00 > 2026-03-10 09:00 | [Sábado]: oficina de fermentação natural, restam duas vagas.
2026-03-01 18:00 > 2026-03-06 09:00 | Sábado: oficina de fermentação natural, restam duas vagas.
2026-03-01 18:00 > 2026-03-07 09:00 | Na [sexta-feira] ficamos abertos até as 21h.
2026-03-01 18:00 > 2026-03-06 09:00 | Na sexta-feira ficamos abertos até as 21h.
2026-03-02 10:00 > 2026-03-11 09:00 | Aos sábados tem focaccia com alecrim.
2026-03-02 10:00 > 2026-03-11 09:00 | Toda sexta é dia de torta de frango.
2026-03-02 10:00 > 2026-03-11 09:00 | Fechamos às segundas. Nos outros dias, esperamos você!
2026-03-03 10:00 > 2026-03-11 09:00 | Sábado passado a loja lotou. Obrigado a todos!
2026-03-03 10:00 > 2026-03-11 09:00 | Desde sexta temos torta de ruibarbo, e está saindo muito.
2026-03-03 10:00 > 2026-03-11 09:00 | O sábado foi uma loucura: 300 pãezinhos em uma noite.
2026-03-04 11:00 > 2026-03-05 09:00 | Amanhã, [sábado], abrimos às 7h com croissants quentinhos.
2026-03-04 11:00 > 2026-03-06 09:00 | Amanhã, sábado, abrimos às 7h com croissants quentinhos.
2026-03-04 11:00 > 2026-03-05 09:00 | Hoje, [sexta], aberto até as 20h.
2026-03-04 11:00 > 2026-03-06 09:00 | Hoje, sexta, aberto até as 20h.
2026-03-02 08:00 > 2026-03-08 10:00 | 20% de desconto em coloração [até sábado].
2026-03-02 08:00 > 2026-03-07 10:00 | 20% de desconto em coloração até sábado.
2026-03-02 08:00 > 2026-03-16 10:00 | [Neste fim de semana], feira de flores na praça.
2026-03-02 08:00 > 2026-03-08 10:00 | Neste fim de semana, feira de flores na praça.
2026-03-02 08:00 > 2026-03-10 10:00 | Jazz no café [de sexta a domingo], entrada gratuita.
2026-03-02 08:00 > 2026-03-07 10:00 | Jazz no café de sexta a domingo, entrada gratuita.
2026-12-10 08:00 > 2026-12-28 10:00 | Estaremos fechados de [24 a 26 de dezembro].
2026-12-10 08:00 > 2026-12-26 10:00 | Estaremos fechados de 24 a 26 de dezembro.
2026-03-02 08:00 > 2026-03-16 10:00 | Brunch no dia [15 de março], reserve sua mesa!
2026-03-02 08:00 > 2026-03-15 08:00 | Brunch no dia 15 de março, reserve sua mesa!
2026-03-02 08:00 > 2026-03-22 10:00 | Portas abertas em [21/03] a partir das 10h.
2026-03-02 08:00 > 2026-03-21 08:00 | Portas abertas em 21/03 a partir das 10h.
2026-03-02 08:00 > 2026-03-22 10:00 | Abrimos em 12 de março de 1998 com um forno só.
2026-03-02 08:00 > 2026-03-22 10:00 | Horário: segunda a sexta das 7h às 18h, sábado das 8h às 13h.
2026-03-02 08:00 > 2026-03-22 10:00 | Atendemos de terça a sábado, das 9h às 18h. WhatsApp (11) 91234-5678.
2026-03-02 08:00 > 2026-03-22 10:00 | Corte e escova por R$ 85,50. A segunda unidade sai pela metade do preço.
2026-03-02 08:00 > 2026-03-22 10:00 | Pela quinta vez, nosso pão ficou em 1º lugar!
2026-03-02 08:00 > 2026-03-22 10:00 | Nosso pão "Sábado" descansa 12 horas antes de ir ao forno.
2026-03-02 08:00 > 2026-03-22 10:00 | Domingos Silva, nosso mecânico, completa 25 anos de casa.
2026-03-02 08:00 > 2026-03-22 10:00 | Flores da Quinta da Serra, colhidas pela manhã.
2026-03-02 08:00 > 2026-03-06 10:00 | [A partir de quinta] abrimos meia hora mais cedo.
2026-03-02 08:00 > 2026-03-05 06:00 | A partir de quinta abrimos meia hora mais cedo.
2026-03-02 08:00 > 2026-03-09 10:00 | Encomende seu bolo até [quinta-feira à noite].
2026-03-02 08:00 > 2026-03-04 10:00 | Encomende seu bolo até quinta-feira à noite.
2026-03-02 08:00 > 2026-03-16 10:00 | [Sábado, 14 de março]: revisão de freios grátis na oficina.
2026-03-02 08:00 > 2026-03-14 09:00 | Sábado, 14 de março: revisão de freios grátis na oficina.
2026-03-07 09:00 > 2026-03-10 09:00 | Nos vemos no sábado para a degustação!
2026-03-07 09:00 > 2026-03-16 09:00 | Nos vemos no [sábado] para a degustação!
2026-03-02 08:00 > 2026-03-10 10:00 | Noite de petiscos [nesta sexta], com reserva.
2026-03-02 08:00 > 2026-03-18 10:00 | Curso de arranjos no [dia 14], R$ 40 com café.
2026-03-02 08:00 > 2026-03-22 10:00 | No primeiro sábado de cada mês tem degustação.
2026-03-02 08:00 > 2026-03-10 10:00 | [Quarta e quinta]: corte infantil por R$ 30.
2026-03-02 08:00 > 2026-05-03 10:00 | No [1º de maio] não abrimos. Bom feriado!
2026-03-02 08:00 > 2026-03-22 10:00 | De segunda mão, mas como novo: pneus revisados com garantia.
zone Europe/Lisbon
2026-03-27 08:00 > 2026-03-30 00:30 | No [domingo] muda a hora: abrimos uma hora mais tarde.
2026-03-27 08:00 > 2026-03-29 23:30 | No domingo muda a hora: abrimos uma hora mais tarde.
zone America/Sao_Paulo
2026-04-13 09:00 > 2026-04-19 12:00 | 🥐 FEIRINHA 🥐¶[Sábado, 18 de abril], a partir das 9h, enquanto durar o estoque¶Em frente à estação!
2026-04-13 09:00 > 2026-04-18 07:00 | 🥐 FEIRINHA 🥐¶Sábado, 18 de abril, a partir das 9h, enquanto durar o estoque¶Em frente à estação!
2026-04-13 09:00 > 2026-04-22 12:00 | Ainda temos dois horários na [sexta à tarde]. Chama no WhatsApp!
2026-04-13 09:00 > 2026-04-22 12:00 | Que movimento no sábado! Às onze já não tinha mais nada.
2026-04-13 09:00 > 2026-04-28 12:00 | Troca de pneus sem agendamento, em dias úteis das 8h às 17h.
2026-04-13 09:00 > 2026-04-20 12:00 | Atenção: [quinta e sexta] o salão estará fechado para reforma.
2026-04-13 09:00 > 2026-05-05 12:00 | Encomendas de buquês para o Dia das Mães só até o [dia 2 de maio] ao meio-dia.
2026-04-13 09:00 > 2026-04-28 12:00 | Domingo sem bolo não é domingo. Esperamos você!
2026-04-13 09:00 > 2026-04-22 12:00 | O curso da quarta passada fez tanto sucesso que vamos repetir.
2026-04-13 09:00 > 2026-05-18 12:00 | Abriremos excepcionalmente no [domingo, 17/05], das 10h às 14h.
`;
