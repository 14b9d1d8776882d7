import { causeIn } from '#engine/pedagogy/language/discourse/causes.ts';
import { hasFiniteVerb, mainVerbAt } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { findSubject } from '#engine/pedagogy/language/grammar/noun-phrases.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { lacksSubject } from '#engine/pedagogy/lesson/points/stand-alone.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import type { Question } from './question.ts';

/** What a sentence lets one ask, and what it answers. */
export type Asked = Pick<Question, 'text' | 'answer' | 'bloomLevel'>;

/** A clause that can stand after `Por que`: a subject first, no order to the reader. */
const CLAUSE =
  /^(?:[oa]s?|uma?s?|tod[oa]s?|cada|n[oa]s?|em|muit[oa]s|algum[ao]?s|ninguém|alguém|para \p{Lu}\p{L}+,)\s/iu;
const LONGEST_SUBJECT_QUESTION = 115;

/** Why, what follows, what is to be done and how, where a sentence says so; null where it does and no question can be put, undefined where it does not. */
export function askReasons(sentence: string): Asked | null | undefined {
  const because = causeIn(sentence);
  const reason =
    (because === null ? null : askCause(because)) ??
    askReason(sentence) ??
    askWhen(sentence) ??
    askMeans(sentence);
  if (reason !== null) return isAnswer(reason) ? reason : null;
  return because === null ? undefined : null;
}

/** Whether a question names what it asks of, and its answer is whole. */
export const isAnswer = ({ text, answer }: Asked): boolean =>
  text !== '' &&
  !OF_WHAT.test(text.replace(/^Por que,? /u, '')) &&
  !TORN.test(answer) &&
  !IN_A_ROW.test(text) &&
  !TO_READER.test(answer) &&
  text.length <= LONGEST_SUBJECT_QUESTION;

/** `…, por isso …`; `… porque achavam que elas …`: who is meant by a pronoun of the answer, the question names. */
const THEREFORE = /^(?<cause>[^;:?]{12,120}?),?(?: e)? por isso,? (?<effect>[^;:?]{8,110})$/u;
const REASON = /^(?<effect>[^;:?]{15,110}?),?\s(?:porque|já que|uma vez que)\s(?<cause>[^;?]{12,140})$/u;
/** `Não tomar aspirina …`: what nobody should do. */
const FORBIDDEN = /^Não (?<act>\p{L}+[aei]r\s[^,]{4,70})$/u;

/** `Por que o nome vem do tupi?`: whose, the sentence before says. */
const OF_WHAT =
  /^(?:[oa]s?) (?:nome|termo|palavra|express[ãa]o|resultado|texto|poema|obra|livro|personagem|exerc[íi]cio|problema|raiz|solu[çc][ãa]o|valor)s?(?= (?:-?\d|\p{Ll}+(?:a|e|em|am|ou|eu|iu|ia|va)(?: |$)|não |é |são ))/iu;

/** `Como deve ser mantida a primeira?`: the first of what, the sentence before says. */
const IN_A_ROW = /(?<!\p{L})[oa]s? (?:primeir|segund|terceir|[úu]ltim|outr|mesm)[oa]s?\?$/iu;

function askReason(sentence: string): Asked | null {
  const { cause = '', effect = '' } = THEREFORE.exec(sentence)?.groups ?? REASON.exec(sentence)?.groups ?? {};
  if (cause === '' || POINTS_BACK.test(effect) || !hasFiniteVerb(upperFirst(cause))) return null;
  const act = FORBIDDEN.exec(effect)?.groups?.act;
  if (act !== undefined) return ask(`Por que não se deve ${act}?`, `Porque ${inside(cause)}`, 'entender');
  if (DEED.test(effect)) {
    const deed = effect.charAt(0).toLowerCase() + effect.slice(1);
    const asked = hasFiniteVerb(effect) ? `Por que ${deed}?` : `Por que se deve ${deed}?`;
    return ask(asked, `Porque ${inside(cause)}`, 'entender');
  }
  const subject = findSubject(cause);
  // `O cobre conduz bem, por isso é usado em fios`: he who conducts is used.
  const isLent = lacksSubject(upperFirst(effect)) && subject?.start === 0 && !effect.startsWith('se ');
  const clause = isLent ? `${subject.text} ${effect}` : effect;
  if (!hasFiniteVerb(upperFirst(clause)) || !CLAUSE.test(clause)) return null;
  if (POINTS_BACK.test(cause.split(' ')[0] ?? '') || /^(?:se|lhes?)\s/iu.test(cause)) return null;
  const comma = WHEN_FIRST.test(clause) ? ',' : '';
  return ask(`Por que${comma} ${inside(clause)}?`, `Porque ${inside(cause)}`, 'entender');
}

/** `Lavar as mãos`: what is to be done, without anybody who does it. */
const DEED = /^\p{Lu}\p{L}+[aei]r\s/u;

const POINTS_BACK =
  /(?<!\p{L})(?:el[ea]s?|del[ea]s?|nel[ea]s?|isso|isto|ess[ea]s?|est[ea]s?|dess[ea]s?|dest[ea]s?|aquel[ea]s?|seus?|suas?|vocês?|nós|noss[oa]s?)(?!\p{L})/iu;

/** `Quando a mata é retirada, a chuva arrasta a terra`, `Antes de enviar, confira o destinatário`: what follows, what is to be done. */
const WHEN =
  /^(?<when>(?:Quando|Se|Sempre que|Ao|Antes de|Depois de|Após|Em caso de|Durante) [^,;:?]{6,80}), (?<then>[^;:?]{10,140})$/u;
const OF_THE_WATER = /^el[ea]s? /u;
const CONSEQUENCE =
  /^(?<first>[^,;:?]{15,90}), o que (?<link>provoca|causa|gera|acarreta|permite|impede|evita|facilita|dificulta|favorece)(?:va|ou)? (?<rest>[^;:?]{6,110})$/u;

const FEWEST_OF_WHEN = 3;

function askWhen(sentence: string): Asked | null {
  const { first = '', link = '', rest = '' } = CONSEQUENCE.exec(sentence)?.groups ?? {};
  if (first !== '' && !POINTS_BACK.test(first))
    return ask(`${first}. O que isso ${link}?`, upperFirst(`${link} ${rest}`), 'entender');
  const { when = '', then = '' } = WHEN.exec(sentence)?.groups ?? {};
  // `ao terminar` what?
  if (when.split(' ').length < FEWEST_OF_WHEN) return null;
  // `Quando a água ferve, ela vira vapor`: the water, which the question names.
  if (/^Se (?:quiser|preferir|possível|necessário|precisar|houver dúvida)/iu.test(when)) return null;
  if (then === '' || POINTS_BACK.test(when) || POINTS_BACK.test(then.replace(OF_THE_WATER, ''))) return null;
  const condition = when.charAt(0).toLowerCase() + when.slice(1);
  if (isImperative(upperFirst(then)))
    return ask(`O que se deve fazer ${condition}?`, upperFirst(then), 'aplicar');
  // `Durante o inverno, …` tells when, not of what it follows.
  const told = /^(?:quando|se|sempre que) (?<clause>(?:[oa]s?|uma?|não há|há|falta|sobra)\s.*)$/u.exec(
    condition,
  )?.groups?.clause;
  if (told === undefined || !hasFiniteVerb(upperFirst(told))) return null;
  const tokens = tagSentence(upperFirst(then));
  const verb = tokens[mainVerbAt(tokens)]?.text.toLowerCase() ?? '';
  const hasSubject =
    OF_THE_WATER.test(then) ||
    (/^(?:[oa]s?|uma?|tod[oa]s?|cada)\s/u.test(then) && !lacksSubject(upperFirst(then)));
  if (
    !hasSubject ||
    verb === '' ||
    /^(?:é|são|foi|foram|era|eram|pode|podem|deve|devem|tem|têm)$/u.test(verb)
  )
    return null;
  const happens = /(?:ava|avam|ia|iam)$/u.test(verb)
    ? 'acontecia'
    : /(?:ou|eu|iu|aram|eram|iram)$/u.test(verb)
      ? 'aconteceu'
      : 'acontece';
  return ask(`O que ${happens} ${condition}?`, upperFirst(then), 'entender');
}

/** `Para achar uma fração equivalente multiplicamos …` */
const MEANS =
  /^Para (?<aim>\p{L}+[aei]r (?:(?!\p{L}+mos(?!\p{L})|basta|é preciso|deve-se|usa-se)[^,;:?]){4,70}?),? (?<how>(?:\p{L}{2,}[aei]mos|basta|é preciso|deve-se|usa-se)\s[^;:?]{12,130})$/u;

const FEWEST_OF_AIM = 4;

function askMeans(sentence: string): Asked | null {
  const { aim = '', how = '' } = MEANS.exec(sentence)?.groups ?? {};
  // `definir a cor` of what; `precisamos relembrar …`, `iremos usar um protocolo` tell no way.
  const isVague =
    aim.split(' ').length < FEWEST_OF_AIM || /^(?:precis|pod|ir|v|t|quer|dev)[aei]?mos/iu.test(how);
  return aim === '' || isVague || POINTS_BACK.test(aim) || POINTS_BACK.test(how)
    ? null
    : ask(`O que se faz para ${aim}?`, upperFirst(how), 'aplicar');
}

function askCause({ cause, effect, kind, link }: NonNullable<ReturnType<typeof causeIn>>): Asked | null {
  if (link !== null) return ask(`O que ${link} ${effect}?`, cause, 'entender');
  // `uma operação que é feita …`: a verb inside a relative clause makes no sentence.
  if (!hasFiniteVerb(effect.replace(/,? (?:que|o qual|a qual|cujo|cuja)\s.*$/u, ''))) return null;
  if (!CLAUSE.test(effect) || effect.length > LONGEST_SUBJECT_QUESTION - 10) return null;
  // `A partir de 1760, a produção caiu`: what comes before the subject stands between commas.
  const comma = WHEN_FIRST.test(effect) ? ',' : '';
  return ask(`Por que${comma} ${inside(effect)}?`, tellCause(cause, kind), 'entender');
}

/** `… e deve ser`, `…, mas vamos aqui supor que`: no end of an answer, no answer. */
const TORN = /\s(?:e|ou|que|ser|deve|devem|de|d[ao]s?|a|o|em|n[ao]s?|com|para|por)$/iu;
const TO_READER = /(?<!\p{L})(?:vamos|nós|você|vocês|noss[oa]s?)(?!\p{L})/iu;

const WHEN_FIRST = /^(?:a partir|para|em|n[oa]s?|durante|até|após|depois|com) [^,]{2,40}, /iu;

/** `graças à hemoglobina`, `por causa do frio`: the answer keeps the word that makes a cause of it. */
function tellCause(cause: string, kind: 'reason' | 'source'): string {
  if (kind === 'reason') return `Porque ${cause}`;
  return /^d[aeo]/iu.test(cause) ? `Por causa ${cause}` : `Devido ${cause}`;
}

/** A question with its answer, without the stop of its sentence. */
export function ask(text: string, answer: string, bloomLevel: Asked['bloomLevel']): Asked {
  return { text, answer: answer.replace(/[\s.;,]+$/, ''), bloomLevel };
}

/** `A célula` → `a célula` inside a question; a name keeps its capital. */
export function inside(subject: string | undefined): string {
  return (subject ?? '').replace(
    /^(?:[OA]s?|Um|Uma|Tod[oa]s?|Cada|N[oa]s?|Em|Para|Ninguém|Alguém|Muit[oa]s|Algum[ao]?s)(?=\s)/u,
    (article) => article.toLowerCase(),
  );
}
