import type { Words } from "./types";

export const PORTUGUESE_WORDS: Words = {
  common:
    "dela,dele,primeira,primeiro,meu,minha,mais,como,pro,pros,aí,lá,nem,pela,pelos,pelas,num,numa,todos,todas,nossa,nosso,quer,tá,o,os,as,um,uma,e,de,do,da,dos,das,em,no,na,nos,nas,com,por,é,são,ao,à,às,que,seu,sua,até,você,vocês,não,já,tem,dia,pelo,só,eu,ele,ela,eles,me,te,lhe,mas,muito,muita,bem,temos,ainda,dois,duas,três,aqui,tudo,pouco,fresco,pão,faz,fazemos,sem,sobre,entre,isso,isto,esse,essa,nesse,nessa,foi,está,estão,estamos,vem,pra,gente,seus,suas,nossos,nossas,ou,se,quem,quando",
  weekdays: "domingo,segunda,terca,quarta,quinta,sexta,sabado",
  plurals: "domingos,segundas,tercas,quartas,quintas,sextas,sabados",
  short: "dom,seg,ter,qua,qui,sex,sab",
  months:
    "janeiro jan,fevereiro fev,marco mar,abril abr,maio mai,junho jun,julho jul,agosto ago,setembro set,outubro out,novembro nov,dezembro dez",
  before: {
    every:
      "também,exceto,exceto aos,menos,salvo,toda,todo,todas as,todos os,cada,sempre na,sempre no,sempre às,sempre aos,qualquer",
    until: "até,ate,antes de,antes da,antes do,até no máximo,no máximo até,o mais tardar",
    from: "a partir de,a partir da,a partir do,a partir desta,a partir deste,começa",
    over: "ontem,passada,passado,fotos de,fotos da,fotos do,que,último,última,na última,no último,após,depois de,depois do,depois da,registros de,foto do,foto da",
    since: "desde,desde a,desde o,desde a última",
    article: "à,ao,aos,às,nas,nos,um,uma,das,dos,num,numa",
    this: "nesta,neste,esta,este,próxima,próximo,desta,deste,na próxima,no próximo",
    counted: "primeira,primeiro,segundo,segunda,terceiro,terceira,quarto,quarta,outra,1ª,1º,2ª,2º",
    name: "padaria,café,salão,pão,senhor,senhora,sr,sra,dona,dom,seu,chamado,chamada,são,santo,oficina,black,floricultura,nosso,bairro,rua,chama,se chama,restaurante,confeitaria,doutor,bar",
    glue: "na,no,da,do,de,para,em,a,o,à,e,ao,pra,noite de,data,dia",
    part: "manhã,tarde,noite,à noite,de manhã,à tarde,pela manhã",
  },
  after: {
    every: "sim",
    part: "feira,à noite,à tarde,de manhã,pela manhã,de noite,de tarde,noite,ao meio dia,cedo,a noite",
    over: "passada,passado",
    this: "que vem,próxima,próximo",
    counted: "do verão,do inverno,do ano,da temporada,de cada mês,do mês,de todo mês,do advento",
    name: "feriado,santa,gorda,de cinzas,de páscoa,de ramos,santo,gordo",
  },
  to: "a,à,até,ao,até a,até o,até à,até ao",
  and: "nem,e,ou,e na,e no,ou na,ou no,e a,e o,e também",
  yesterday: "ontem,ontem à noite,anteontem",
  today: "hoje,esta noite,hoje à noite,nesta noite",
  tomorrow: "amanhã,amanha",
  overmorrow: "depois de amanhã",
  weekend: "fim de semana,fds,final de semana",
  is: "é,dia,na,no,que é,a,o,em,só,somente,apenas",
  hours: "horário,horários,horário de funcionamento,horário de atendimento,funcionamento",
  open: "aberto,abertos,aberta,abrimos,fechado,fechada,fechados,fechamos,atendemos,funcionamos,abre,fecha,funciona",
  rest: "hora marcada,nos outros dias,procuramos,contratamos,dia de descanso,folga semanal,descanso semanal,e feriados",
  again:
    "dia da semana,dias úteis,durante a semana,toda semana,todas as semanas,cada semana,todo mês,todos os meses,todo ano,todos os anos,o ano todo,o ano inteiro,semanalmente,semana após semana,todos os dias,todo dia,cada dia,sete dias,7 dias,diariamente",
  usual: "faça o que,ninguém,sempre,como sempre,como de costume",
  nextWeek: "próxima semana,semana que vem",
  week: "esta semana,nesta semana",
  past: "viu,deu,leu,muito obrigado aos,muito obrigada aos,um alô,fazia,tinha,tinham,havia,ia,vinha,corria,choramos,ganhamos,lotamos,esgotamos,batemos,zeramos,arrecadamos,juntamos,saímos,vimos,viram,perdemos,conhecemos,palmas,aplausos,obrigado pelas,obrigada pelas,obrigado pelos,obrigada pelos,obrigado pela,obrigada pela,obrigado pelo,obrigada pelo,fez,trouxe,disse,veio,recorde,vencedor,vencedora,obrigado ao,obrigado à,obrigada ao,obrigada à,parabéns,foi,foram,esteve,estivemos,houve,fizemos,tivemos,era,eram,estava,estavam,vieram,ontem,obrigado a todos,obrigada a todos,obrigado por,obrigada por,semana passada,teve,adoramos,amamos,demos,recebemos tantos",
  helpers: "temos,têm,tem",
  participles: "",
  overs: "*ava,*eu,*aram,*eram,*iram,*ou,*avam,*eceu,*deu,*beu,*iu",
  future:
    "último dia,prazo,lotado,lotada,cancelado,cancelada,adiado,adiada,esgotado,será,serão,haverá,teremos,abriremos,venha,volta,voltamos,reserve,esperamos,vai,vamos,faremos,estaremos,horário,horários,vaga,vagas,restam,resta,livre,livres",
  any: "que seja,se é,quando é,que é,é o nome,porquê esperar por,por que esperar por,é o nosso dia,sem,não é,não é um,como um,cara de,incluso,inclusive,inclusos,significa,é dia de,é dia",
  oh: "que,quanta,quanto,uau,nossa",
  events:
    "caminhada,passeio,trilha,corrida,noite,manha,tarde,aula,oficina,curso,show,sessao,prova,evento,festa,vaga,horario,jantar,reserva,partir,antes,visita,palestra,workshop,encontro,madrugada,agenda,jogo,entrega,prazo,reuniao,feira,fora,alem,degustacao,abertura,inauguracao,sorteio,espetaculo,dia,data,pedido,encomenda,final,live,culto",
  on: "em,no dia,dia,até,de,a partir de,até o dia,do dia,no,a,ao,e,desde,até dia",
};
