import { definitionOf } from '#engine/pedagogy/language/definitions.ts';
import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { isContentRole, isPracticeRole, type Role } from '#engine/pedagogy/understanding/role.ts';
import { saidBehindOrder } from '#engine/pedagogy/understanding/said-behind-order.ts';
import { taskOfOrder } from '#engine/pedagogy/understanding/task-of-order.ts';
import type { Part } from './draft-piece.ts';
import { factIn } from './keep-facts.ts';
import { nameStep, upperFirst } from './own-step.ts';
import type { Statement } from './piece.ts';

/** The step that a sentence stands in. */
export interface Within {
  /** Names that the matter has. */
  known: ReadonlySet<string>;
  /** A game: all of it is told by its task. */
  isPlayed: boolean;
  /** What the first step asks opens the lesson. */
  opensClass: boolean;
}

/** A sentence of a step, and what it is there for. */
export type Said = Part & Pick<Statement, 'isBehindOrder'>;

export const GUIDES = 'teacher_guidance';
export const guides = (text: string): Said => ({ text, role: GUIDES });

/** What whoever teaches is to do, or the class: it begins with the deed. */
export const DEED =
  /^\W*(?:(?:depois|em seguida|ent[ãa]o|por fim|finalmente|agora|primeiro|inicialmente),? )?(?:n[ãa]o )?\p{L}+[aei]r(?:-se)?(?!\p{L})/iu;
/** `Estação 1: passe de ombro em duplas`: one of several things that are taught. */
const COUNTED = /^\p{Lu}\p{Ll}+ \d{1,2}\s?[:–-]\s/u;
/** Who is taught, and what the room has. */
const OF_ROOM =
  /(?<!\p{L})(?:(?:alun|turm|crian[çc]|estudant|professor|lousa|cartaz|cadern)\p{L}*|quadro (?:negro|branco)|(?:no|ao) quadro|cada (?:um|uma|grupo|dupla|trio)|em (?:grupos?|duplas?|trios?)|pessoal|galera|(?:el[ea]s) (?:sempre|v[ãa]o|j[áa]|n[ãa]o))(?!\p{L})/iu;
/** `Perguntar à turma: …` */
const TO_ASK =
  /^\W*(?:perguntar|questionar|perguntando|fazer a pergunta)(?: (?:à|pr?a|para a) (?:turma|classe)| aos alunos)?\s*[:–-]\s*/iu;
/** `Esperado: as partes pintadas têm o mesmo tamanho`: what the class is to answer. */
const EXPECTED = /^\W*(?:(?:resposta )?esperad[oa]s?|espera-se(?: que)?|resposta)(?!\p{L})/iu;
const EXAMPLES = /^\W*(?:(?:por )?exemplos?|ex\.?)\s*:/iu;
/** `1/3 = 2/6`, `J = C · i · t` */
const EQUALS = /^[^?]{1,80}\s?=\s?\S/u;
/** `Em 8 de novembro de 1822 aconteceu a Batalha de Pirajá.` */
const DATED = /^\p{Lu}.*(?<!\d)(?:1[4-9]|20)\d\d(?!\d)/su;
export const ANSWER = /^\(\s*(?:resp(?:osta)?s?\.?\s*:\s*)?[^()]+\)\.?$/iu;

/** The sentences of a statement of a step, each with what it is there for; the name of the step stands before what opens it. */
export function judgeInStep(statement: Statement, opensStep: boolean, within: Within): Said[] {
  const text = opensStep ? bodyOf(statement.text) : statement.text;
  let isTaught = false;
  if (within.opensClass && text.includes('?') && statement.piece.kind !== 'list' && asksAlone(statement))
    return [guides(text)];
  // What is asked keeps the case that it asks about.
  if (isPracticeRole(statement.role) && !opensStep)
    return [{ text: taskOfOrder(text) ?? text, role: statement.role }];
  return joinAnswers(splitSentences(text)).map((sentence) => {
    const said = judgeSentence(sentence, statement.role, { ...within, isTaught });
    isTaught = isContentRole(said.role);
    return said;
  });
}

/** A question with the answer that stands in brackets behind it. */
export const withAnswer = (asked: Statement, next: Statement | undefined): Statement =>
  asked.text.includes('?') && next !== undefined && ANSWER.test(next.text)
    ? { ...asked, text: `${asked.text} ${next.text}` }
    : asked;

/** `a) …`, `2) …` is an exercise, wherever it stands. */
const asksAlone = ({ role, text }: Statement): boolean =>
  isPracticeRole(role) && !/^\W*(?:\d{1,2}|[a-h])\s?[).–-]\s/iu.test(text);

function judgeSentence(
  text: string,
  judged: Role,
  { known, isPlayed, opensClass, isTaught }: Within & { isTaught: boolean },
): Said {
  const ordered = saidBehindOrder(text);
  if (ordered !== null && !isPlayed) return { text: ordered, role: 'explanation', isBehindOrder: true };
  const isAnswered = text.includes('?') && /\)\.?\s*$/.test(text);
  if (isAnswered || (isContentRole(judged) && /\?["”]?\s*$/u.test(text)))
    return { text: upperFirst(text.replace(TO_ASK, '')), role: opensClass ? GUIDES : 'exercise' };
  const isDeed = DEED.test(text) || isImperative(text);
  if (isPracticeRole(judged)) return { text, role: isDeed && /:\s*$/.test(text) ? GUIDES : judged };
  if (isPlayed || EXPECTED.test(text) || ANSWER.test(text)) return { text, role: GUIDES };
  if (isContentRole(judged)) {
    const isDone = DEED.test(text) || (OF_ROOM.test(text) && !COUNTED.test(text));
    return { text, role: isDone ? GUIDES : judged };
  }
  if (isDeed || judged === 'instruction') return { text, role: GUIDES };
  if (isTaught && EXAMPLES.test(text)) return { text, role: 'example' };
  if (OF_ROOM.test(text)) return { text, role: GUIDES };
  if (definitionOf(text) !== null) return { text, role: 'definition' };
  if (EQUALS.test(text)) return { text, role: 'formula' };
  if (DATED.test(text) && hasFiniteVerb(text)) return { text, role: 'explanation' };
  const fact = factIn(text, known, false);
  return fact === null ? guides(text) : { text: fact, role: 'explanation' };
}

/** A question and the answer that stands in brackets behind it, though a stop parts them. */
function joinAnswers(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const text of sentences) {
    const before = joined.findLastIndex((one) => one.includes('?'));
    if (ANSWER.test(text) && before >= 0) joined[before] = `${joined[before]} ${text}`;
    else joined.push(text);
  }
  return joined;
}

/** What stands behind the name and the minutes of a step, as it is written. */
function bodyOf(text: string): string {
  const { text: body } = nameStep(text);
  const at = text.toLowerCase().lastIndexOf(body.toLowerCase());
  return at < 0 ? body : text.slice(at);
}
