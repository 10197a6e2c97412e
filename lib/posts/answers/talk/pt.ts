import type { TalkWords } from "./types";

/** Portuguese. */
export const portuguese: TalkWords = {
  small:
    "um uma uns umas o a os as e ou mas de do da dos das no na nos nas ao à para por em com como sobre que quê não nem nenhum nenhuma algum alguma algo mais menos muito também só apenas claro sim certeza ótimo perfeito certo bem gosto prazer é são era ser está estão seja há tem pode poderia deveria se quando qual quais quanto outro outra outros outras isso então agora tal infelizmente lamento desculpe desculpa possível preço preços data hora morada endereço telefone local ligação nome dizer faça fazer faço espero ajude sirva tudo tipo permissão mud* alter* acrescent* inclu* deixei mantive usei simples breve parece achas acha obrigado obrigada problema porque sem segundo até já prefiro formal informal direto factos fatos informações ideia ideias início fim linha linhas usar novo nova pronto pronta autorizado autorizada permitido pedido solicitação fica ficaria bastante quer nota notas página mensagem mensagens palavra palavras estilo vai seria seriam ficou diga-mo diferente melhor devo preciso precisa nada cada mesmo mesma entendido excelente divertido sério pois aí me mim vamos vou bom boa si perdoe tens",
  person:
    "eu me mim meu minha te ti teu tua você lhe seu sua quer queres quiser quiseres prefere preferir preferires gostaria posso tenho consigo avise-me diga-me estou si",
  point: "aqui este esta estes estas esse essa isto eis segue seguinte seguintes abaixo assim",
  text: "texto textos publicação publicações post posts postagem* anúncio* rascunho* versão versões redação redacção frase frases tom parágrafo* colchete* parêntes* emoji* hashtag* conteúdo* proposta* ajust* adapt* encurt* alarg* reescrev* reformul* curto curta longo longa mencion* omiti* inventad* indicad* fornecid* facebook sugestão sugestões",
  make: "escrev* escrito redigi* criar criei criado gerar gera* prepar* propo* escrevo redijo sugiro",
  cannot: "não",
  promise: "escrevo redijo",
  help: "ajudar ajudá-lo ajudá-la",
};
