import type { Words } from "./types";

export const PORTUGUESE_WORDS: Words = {
  common:
    "o,os,as,um,uma,e,de,do,da,dos,das,em,no,na,nos,nas,com,por,para,nosso,nossa,é,são,ao,à,às,que,seu,sua,este,esta,aberto,fechado,até,mais,você,vocês,não,já,todos,cada,também,tem,hoje,abrimos,reserve,dia,feira,pelo,pela,só,eu,ele,ela,eles,me,te,lhe,mas,como,muito,muita,bem,obrigado,obrigada,temos,ainda,dois,duas,três,semana,manhã,tarde,noite,amanhã,aqui,todo,toda,tudo,pouco,fresco,pão,faz,fazemos,sem,sobre,entre,isso,isto,esse,essa,nesse,nessa,foi,está,estão,estamos,venha,vem,horários,pra,gente,seus,suas,nossos,nossas,ou,se,quem,quando",
  weekdays: "domingo,segunda,terca,quarta,quinta,sexta,sabado",
  plurals: "domingos,segundas,tercas,quartas,quintas,sextas,sabados",
  short: "dom,seg,ter,qua,qui,sex,sab",
  months:
    "janeiro jan,fevereiro fev,marco mar,abril abr,maio mai,junho jun,julho jul,agosto ago,setembro set,outubro out,novembro nov,dezembro dez",
  before: {
    every: "toda,todo,todas as,todos os,cada,sempre na,sempre no,sempre às,sempre aos,toda a,todo o,qualquer",
    until:
      "até,até a,até o,até à,até ao,ate,antes de,antes da,antes do,até esta,até este,até a próxima,até o próximo,até no máximo,no máximo até,até o dia,até dia,o mais tardar",
    from: "a partir de,a partir da,a partir do,a partir desta,a partir deste,a partir do dia,começa,começa na,começa no,começa em",
    over: "ontem,passada,passado,fotos de,fotos da,fotos do,que,último,última,na última,no último,após,depois de,depois do,depois da,registros de,foto do,foto da",
    since: "desde,desde a,desde o,desde a última",
    article: "aos,às,nas,nos,um,uma,das,dos,num,numa",
    this: "nesta,neste,esta,este,próxima,próximo,desta,deste,na próxima,no próximo",
    counted: "primeira,primeiro,segundo,segunda,terceiro,terceira,quarto,quarta,outra,1ª,1º,2ª,2º",
    name: "padaria,café,salão,pão,senhor,senhora,sr,sra,dona,dom,seu,chamado,chamada,são,santo,oficina,black,floricultura,nosso,bairro,rua,chama,se chama,restaurante,confeitaria,doutor,bar",
    glue: "na,no,da,do,de,para,em,a,o,à,e,ao,pra,noite de,data,dia",
    part: "manhã,tarde,noite,à noite,de manhã,à tarde,pela manhã",
  },
  after: {
    part: "feira,à noite,à tarde,de manhã,pela manhã,de noite,de tarde,noite,ao meio dia,cedo,a noite",
    over: "passada,passado",
    this: "que vem,próxima,próximo",
    counted: "de cada mês,do mês,de todo mês,do advento",
    name: "santa,gorda,de cinzas,de páscoa,de ramos,santo,gordo",
  },
  to: "a,à,até,ao,até a,até o,até à,até ao",
  and: "e,ou,e na,e no,ou na,ou no,e a,e o,e também",
  yesterday: "ontem,ontem à noite,anteontem",
  today: "hoje,esta noite,hoje à noite,nesta noite",
  tomorrow: "amanhã,amanha",
  overmorrow: "depois de amanhã",
  weekend: "fim de semana,fds,final de semana",
  is: "é,dia,na,no,que é,a,o,em,só,somente,apenas",
  hours: "horário,horários,horário de funcionamento,horário de atendimento,funcionamento",
  open: "aberto,abertos,aberta,abrimos,fechado,fechada,fechados,fechamos,atendemos,funcionamos,abre,fecha,funciona",
  rest: "dia de descanso,folga semanal,descanso semanal,e feriados",
  again:
    "toda semana,todas as semanas,cada semana,todo mês,todos os meses,todo ano,todos os anos,o ano todo,o ano inteiro,semanalmente,semana após semana,todos os dias,todo dia,cada dia,sete dias,7 dias,diariamente",
  nextWeek: "próxima semana,semana que vem",
  week: "esta semana,nesta semana",
  past: "foi,foram,esteve,estivemos,houve,fizemos,tivemos,era,eram,estava,estavam,vieram,ontem,obrigado por terem,obrigada por terem,obrigado a todos,obrigada a todos,obrigado por,obrigada por,semana passada,teve,adoramos,amamos,demos,recebemos tantos",
  helpers: "temos,têm,tem",
  participles: "",
  overs: "*aram,*eram,*iram,*ou,*avam,*eceu,*deu,*beu,*iu",
  future:
    "será,serão,haverá,teremos,abriremos,venha,volta,voltamos,reserve,esperamos,vai,vamos,faremos,estaremos,horário,horários,vaga,vagas,restam,resta,livre,livres",
  any: "sem,não é,não é um,como um,cara de,incluso,inclusive,inclusos,significa,é dia de,é dia",
  oh: "que,quanta,quanto,uau,nossa",
  on: "em,no dia,dia,até,de,a partir de,até o dia,do dia,no,a,ao,e,desde,até dia",
};
