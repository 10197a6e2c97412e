import type { AnswerWords } from "./types";

/** Portuguese. */
export const portuguese: AnswerWords = {
  opener:
    "claro(?: que sim)?|com certeza|com prazer|com todo o gosto|certamente|perfeito|tudo bem|aqui (?:está|vai|tem|estão)|eis|segue|abaixo|este é|esta é|conforme pedido|como pediu|escrevi|criei|preparei|a sua|o seu|o teu|um|uma|o|a",
  text: "(?:publicação|publicações|postagem|anúncio|rascunho|legenda|tradução|proposta de texto|texto alternativo|reescrita|reformulação|post)(?! office)|texto(?= para | da publicação|:|\\.|!|$)|versão (?:mais |corrigida|revista|revisada|melhorada|final|traduzida|curta|longa|calorosa|simples)\\w*|versão:",
  label:
    "(?:versão (?:mais \\p{L}+|corrigida|revista|revisada|melhorada|final|traduzida|curta|longa)|nova versão|(?:publicação|postagem|post|anúncio)(?: do facebook| para o facebook)?|texto alternativo|texto alt|descrição da imagem|texto|rascunho|tradução|correção|legenda)",
  we: "nós|noss\\w+|nos|conosco|connosco|somos|estamos|temos|abrimos|fazemos|\\p{L}{3,}(?:amos|emos|imos)",
  afterword:
    "(?:avise-me|avisa-me|me avise|diga-me|diz-me|me diga)[^.!?]{0,20}\\bse\\b(?=.*(?:alter|ajust|versão|tom|texto|publicação|mudan|mais curt|mais long|outr|algo mais))|(?:quer|queres|gostaria|gostarias|deseja|desejas|você quer) (?:que|de|uma|outra)(?=.*(?:versão|ajust|alter|texto|tom|escrev|encurt|publicação|hashtags))|imagem sugerida|sugestão de imagem|espero que (?=.*(?:ajude|sirva|útil|texto|publicação))|(?:nota|notas|observação|obs\\.?)\\w*:(?=.*(?:texto|publicação|palavras|tom\\b|invent|dados|informações|colchetes|parênteses|versão|mantive|deixei))|(?:deixei|omiti|mantive|usei|utilizei|evitei|incluí|procurei) (?=.*(?:texto|publicação|tom|palavras|dados|informações|preço|de fora|curt|placeholder|factos|fatos))|est[ea] (?:publicação|texto|versão|anúncio|post) (?:é|tem|usa|mantém|evita|destaca|contém)|(?:lembre-se de |não se esqueça de )?(?:substituir|substitua|preencher|preencha)[^.!?]{0,40}(?:colchetes|parênteses|espaços)|sinta-se à vontade para (?:ajustar|alterar|editar|adaptar|modificar|personalizar)",
  counted: "palavras?|caracteres|carateres",
  refusal:
    "(?:desculpe|desculpa|lamento|sinto muito|infelizmente|peço desculpa|peço desculpas)?[^.!?\\n]{0,40}\\bnão (?:posso|consigo|poderia|me é possível|sou capaz de) ?(?:(?:te |o |lhe )?ajud(?:ar|á-l\\p{L}+)(?: (?:nisso|nisto|com (?:isso|isto|esse|este|essa|esta))|[.!,]|$)|atender (?:a )?(?:esse|este|seu|ao)|(?:escrever|criar|gerar|redigir) (?:(?:a|o|esta|este|essa|esse|uma?|este tipo de|esse tipo de) )?(?:publicaç|postage|texto|conteúdo|anúncio|post|mensage)|fazer isso[.!,]|ver (?:a imagem|a foto|esta (?:imagem|foto))|abrir (?:a imagem|a foto|o link|a ligação))|como (?:uma ia\\b|ia\\b|inteligência artificial|modelo de linguagem)|sou (?:uma ia\\b|um modelo de linguagem)",
  question:
    "(?:poderia|poderias|pode|podes|você pode|você poderia)(?: por favor)? (?:me )?(?:dizer|contar|dar|fornecer|partilhar|compartilhar|indicar|enviar|especificar|esclarecer)(?:-me)?(?=.*(?:mais (?:sobre|detalhes|informa)|detalhes|informações|publicação))|(?:por favor,? )?(?:diga-me|diz-me|me diga|conte-me|me conte|forneça|indique|partilhe|compartilhe) (?=.*(?:mais (?:sobre|detalhes|informa)|detalhes|informações))|(?:sobre o que|sobre o quê|do que) (?:quer|queres|deve|gostaria|deseja) (?:que|falar|a publicação)|o que (?:gostaria|quer|deseja|queres) (?:de )?(?:anunciar|publicar|que eu)|(?:preciso|precisaria) (?:de )?(?:mais|alguns|algumas) (?:informações|detalhes|dados)|para (?:escrever|criar) (?:a|esta|a sua|uma) (?:publicação|postagem)",
  choice: "versão|rascunho|proposta|opção|variante|alternativa",
};
