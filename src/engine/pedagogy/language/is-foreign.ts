/** Small words of English that Portuguese does not have. */
const ENGLISH =
  /(?<![\p{L}-])(?:the|of|to|and|is|are|that|this|these|those|when|every|each|you|your|for|with|on|it|its|has|have|can|from|by|be|was|were|which|will|not|or|at|an|if|how|what|our|their|up|click|choose|create|continue|learn|more|about|new|password|account|next|step|show|please|file|see|add)(?![\p{L}-])/giu;
/** Small words of Portuguese that English does not have. */
const PORTUGUESE =
  /(?<![\p{L}-])(?:de|da|do|das|dos|que|não|uma?|para|com|em|na|nos|nas|ao|à|é|são|se|por|ou|os|seu|sua|mais|como)(?![\p{L}-])/giu;
const FEWEST = 2;

/** Words that open a question or a clause of English with the verb `do`, which Portuguese writes alike. */
const DO = /(?<!\p{L})do(?:es|n't|n’t)?(?= (?:not|you|we|they|he|she|it|i)(?!\p{L}))/giu;
const ENGLISH_PERSON = /(?<!\p{L})(?:he|she|it|we|you|they|doesn['’]t|don['’]t|does|did)(?!\p{L})/iu;

/** Whether an example sentence is in another language than the lesson that shows it: `Do you like pizza?`, `¿Dónde vives?` */
export function isForeignExample(sentence: string): boolean {
  if (/^\W*¿/u.test(sentence)) return true;
  const bare = sentence.replace(DO, ' ');
  const isEnglish = bare !== sentence || ENGLISH_PERSON.test(bare) || (bare.match(ENGLISH)?.length ?? 0) > 0;
  return isEnglish && bare.match(PORTUGUESE) === null;
}

/** Whether a sentence is written in English: the text of a screenshot or a quotation inside a Portuguese material. */
export function isForeign(sentence: string): boolean {
  // A name or a quotation in brackets does not make a sentence English.
  const bare = sentence.replace(/[(“"][^()“”"]*[)”"]/gu, ' ');
  const english = bare.match(ENGLISH)?.length ?? 0;
  const words = bare.match(/\p{L}+/gu)?.length ?? 0;
  return english >= FEWEST && english >= words / 8 && english >= (bare.match(PORTUGUESE)?.length ?? 0);
}

/** Small words of Spanish that Portuguese does not have: a line of a lesson's text in that language states nothing of the lesson. */
const SPANISH = /(?<!\p{L})(?:y|el|los|con|mi|muy|pero|hay|del|en|su|yo|tú|nosotros)(?!\p{L})/giu;
export const isSpanish = (sentence: string): boolean => {
  const bare = sentence.replace(/[“"][^“”"]*[”"]/gu, ' ');
  return (bare.match(SPANISH)?.length ?? 0) >= FEWEST && bare.match(PORTUGUESE) === null;
};

/** `Find the mistake: …`, `Escribe cinco frases`: what a lesson of a language has its class do in that language. */
export const isForeignOrder = (text: string): boolean => FOREIGN_ORDER.test(text);
const FOREIGN_ORDER =
  /^\W*(?:\d{1,2}\s?[.)–-]\s*)?(?:find|write|rewrite|match|choose|answer|read|circle|underline|translate|fill in|correct|put|listen|look at|ask|tick|describe|talk|complete the|escribe|escriba|elige|lee|relaciona|corrige|traduce|subraya)\s+(?:\p{L}|\d|["“])/iu;
