/** `R: 6 cm`, `Resp.: 12`, `(resp. 6 cm)` at the end of a question. */
const MARKED =
  /\s*\(?\s*(?<!\p{L})(?:R(?:\s?:|\.(?=\s*\d))|(?:[Rr]esp(?:osta)?|[Gg]ab(?:arito)?)\s?[.:])[.:]*\s*(?<answer>[^?]{1,150}?)\)?\s*$/u;
/** `Por que o gelo flutua? (as ligações mantêm as moléculas afastadas)`: what the teacher wants to hear. */
const BEHIND = /(?<=\?)\s*\((?<answer>[^?]{12,260})\)\s*$/u;
/** `(Fonte: …)`, `(ENEM 2019)`, `(use duas casas decimais)`: about the question, no answer to it. */
const ABOUT =
  /^(?:fontes?|adaptad[oa]|dicas?|dados?|obs|lembrem?|lembre-se|use|utilize|considere|consulte|sugest(?:ão|ões)|ver|veja|cf|justifique|explique|marque|escreva|cite|responda|discuta|pesquise|compare|em (?:grupo|dupla)s?|individual)(?!\p{L})/iu;
const ACRONYM = /^\p{Lu}{2,}/u;
/** `(Na = 23; Cl = 35,5)`, `(g = 10 m/s²)`: what the question gives. */
const DATA = /^(?:\p{Lu}\p{Ll}?|[gcdπ])\s?=\s?\d[^;]*(?:;|$)/u;
/** `dar 10 min`, `não forçar ninguém a contar`, `mão na frente da boca, sentir o vento`: how who teaches is to ask it. */
const TO_TEACHER =
  /^(?:cuidado|n[ãa]o (?:for[çc]ar|deixar|cobrar|corrigir|expor|apontar|responder|dar|dizer|falar)|pedir (?:para|pra|que)|(?:dar|deixar|ouvir|anotar|cobrar|retomar|esperar|insistir)(?!\p{L}))|(?<!\p{L})(?:a turma|os alunos|el[ea]s|ningu[ée]m|outra turma|na lousa|no quadro)(?!\p{L})|\d\s?min(?:utos?)?(?!\p{L})/iu;
/** `5 min`, `1,5 ponto` */
const OF_WORTH = /^(?:vale |at[ée] )?\d{1,3}(?:[.,]\d{1,2})?\s?(?:pontos?|pts?|min(?:utos?)?)\.?$/iu;
const SHORTEST_QUESTION = 12;

/** `Explique o ciclo. (5 min)`, `… (vale 1,5 ponto)`: how long it takes and what it is worth. */
const WORTH = /\s*\((?:vale )?\d{1,2}(?:[.,]\d{1,2})?\s?(?:pontos?|pts?|min(?:utos?)?)\.?\)\s*$/iu;

/** `murcha (aceitar variações). Mínimo 2 linhas`: how whoever corrects is to take it. */
const TO_CORRECT =
  /\s*\((?:aceit|m[íi]nimo|consider(?:ar|e)|pode variar|ou (?:algo )?(?:parecid|similar|equivalente))[^()]*\)|(?<=[.;)])\s+(?:aceit(?:ar|e|am)|m[íi]nimo|consider(?:ar|e))(?!\p{L}).*$/giu;

/** An answer as it is told, without what a key says to whoever corrects by it. */
export const bareAnswer = (answer: string): string =>
  answer
    .replace(TO_CORRECT, '')
    .replace(WORTH, '')
    .replace(/[\s.;,]+$/, '');

/** A question without what stands in brackets behind it for who asks it: `(dar 10 min)`. */
export function withoutRemark(asked: string): string {
  const found = /(?<=[?.!])\s*\((?<said>[^()]{4,160})\)\s*$/u.exec(asked);
  return found?.groups?.said !== undefined && TO_TEACHER.test(found.groups.said)
    ? asked.slice(0, found.index)
    : asked;
}

/** A question without the answer that its teacher wrote behind it, and the answer; null where there is none. */
export function splitAnswer(told: string): { asked: string; answer: string | null } {
  const text = withoutRemark(told.replace(WORTH, ''));
  const found = MARKED.exec(text) ?? findBehind(text);
  const asked = found === null ? text : text.slice(0, found.index).trimEnd();
  return found === null || asked.length < SHORTEST_QUESTION
    ? { asked: text, answer: null }
    : { asked, answer: found.groups?.answer?.replace(/[.\s]+$/, '') ?? null };
}

function findBehind(text: string): RegExpExecArray | null {
  const found = BEHIND.exec(text);
  const said = found?.groups?.answer ?? '';
  return isAboutQuestion(said) ? null : found;
}

/** Whether what stands in brackets behind a question says where it comes from or what it gives, and answers nothing. */
export const isAboutQuestion = (said: string): boolean =>
  [ABOUT, ACRONYM, DATA, OF_WORTH, TO_TEACHER].some((pattern) => pattern.test(said));
