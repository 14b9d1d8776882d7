const POINTS_AT_FILE =
  /\b(?:arquivos?|anexos?|anexad[oa]s?|documento enviado|material enviado|em anexo|pdf|docx|pptx)\b/;
const SPEAKS_OF_THE_ORDER =
  /\b(?:slides?|apresentacao|apostila|powerpoint|aula|material|conteudo|pedido|capa|paginas?|exercicios?|imagens?|texto|linguagem|exemplos?)\b/;
const ORDERS =
  /^(?:por favor,? |favor |gentileza |obs\.?:? |ola[,!]? )*(?:eu )?(?:usar|use[m]?|utilizar|utilize|segue[m]?|ver|vejam?|vide|conforme|considerar|considere|basear|baseie|baseado|fazer|faca|montar|monte|criar|crie|preparar|prepare|gostaria|quero|queria|preciso|favor|focar|foque|dar foco|incluir|inclua|acrescentar|acrescente|tirar|tire|remover|remova|deixar|deixe|colocar|coloque|destacar|destaque|enfatizar|enfatize|aprofundar|aprofunde|transformar|transforme|resumir|resuma|aproveitar|aproveite|organizar|organize|manter|mantenha|adaptar|adapte|nao (?:usar|incluir|colocar))\b/;

/** How the deck is to end or what is to be drawn in it: no teacher says that to a class in a handout. */
const MAKES =
  /^\(?(?:(?:fechar|terminar|encerrar|comecar|finalizar)(?: a aula| a apresentacao)? com |(?:fazer|incluir|colocar|inserir|por) (?:um |uma |uns |umas )?(?:quiz|desenhos?|mapa (?:conceitual|mental)|imagem|imagens|figuras?|esquema|tabela|grafico|linha do tempo|animacao|video)(?:\s|$)|nao pode(?:m)? faltar |nao esquecer )/;

/** True for a sentence that speaks to the people who make the slides, not to the class. */
export function isInstruction(sentence: string, hasFile: boolean): boolean {
  const plain = sentence
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .trim();
  if (plain.length > 220) return false;
  if (POINTS_AT_FILE.test(plain) && (ORDERS.test(plain) || plain.length < 60)) return true;
  if (MAKES.test(plain)) return true;
  return hasFile && ORDERS.test(plain) && (SPEAKS_OF_THE_ORDER.test(plain) || plain.length < 90);
}
