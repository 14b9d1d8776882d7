import type { ItemMatter } from '#engine/composing/deck/composition.ts';
import { type Formed, withoutPart } from '#engine/composing/deck/forms/form.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import type { BlockOf, Statement } from '#shared/composition/blocks.ts';

const MOST_QUESTIONS = 4;
const DIFFICULTY: Record<string, number> = {
  lembrar: 1,
  entender: 1,
  aplicar: 2,
  analisar: 3,
  avaliar: 3,
  criar: 3,
};

type QuizEntry = AiAnalysis['quiz'][number];
type Passages = AiAnalysis['passages'];

const RETURNS = /^Volte à pergunta da abertura/u;
const MOST_SEEN = 4;
const FEWEST_SEEN = 2;

/** The names of the slides of content since the opening question, for the class to answer it with; null where there are few. */
function listSeen({ index }: ItemMatter, { structure }: AiAnalysis): BlockOf<'points'> | null {
  const seen = structure.plan
    .slice(0, index)
    .filter(({ purpose }) => purpose === 'conteudo' || purpose === 'exemplo')
    .map(({ title, passageIds }) => ({ head: null, text: withoutPart(title), passageIds }));
  const items = seen.filter(({ text }, at) => seen.findIndex((one) => one.text === text) === at);
  return items.length < FEWEST_SEEN ? null : { type: 'points', items: items.slice(-MOST_SEEN) };
}

/**
 * The check of a lesson: one question with alternatives fills a slide, others stand as a list, the one of the opening beside
 * what has been seen since.
 */
export function formCheck(matter: ItemMatter, analysis: AiAnalysis): Formed {
  const { points, quiz } = matter;
  const { passages } = analysis;
  const asked = points.map((point) => ({
    point,
    entry: quiz.find(({ question }) => isSame(point.text, question)),
  }));
  const choice = asked.find(({ entry }) => entry !== undefined && isChoice(entry));
  if (choice?.entry !== undefined) {
    const rest = asked.filter((one) => one !== choice).map(({ point }) => point);
    return {
      layout: 'quiz',
      blocks: [toQuestion(choice.point, choice.entry, passages)],
      claim: null,
      rest,
    };
  }
  const shown = asked.slice(0, MOST_QUESTIONS);
  const [first] = shown;
  const seen =
    shown.length === 1 && RETURNS.test(first?.point.text ?? '') ? listSeen(matter, analysis) : null;
  if (first !== undefined && seen !== null)
    return {
      ...{ layout: 'quiz', claim: null, rest: [] },
      blocks: [toQuestion(first.point, first.entry, passages), seen],
    };
  if (shown.length === 0)
    return {
      layout: 'quiz',
      blocks: [{ type: 'place', wish: 'uma pergunta para conferir' }],
      claim: null,
      rest: [],
    };
  return {
    layout: 'quiz',
    blocks: shown.map(({ point, entry }) => toQuestion(point, entry, passages)),
    claim: null,
    rest: points.slice(MOST_QUESTIONS),
  };
}

const MOST_FREE = 3;

/**
 * An item for exercises whose tasks the material does not give (`Exercícios`, no more): questions on what the slides before
 * it say, which the check at the end has no room for; null where there are tasks, or no such question.
 */
export function formFreeQuestions(
  { item, points, index }: ItemMatter,
  { passages, quiz, structure }: AiAnalysis,
): Formed | null {
  if (points.length > 0 || FOR_CLASS.test(item.title)) return null;
  const check = structure.plan.find(({ purpose }) => purpose === 'verificacao');
  const asked = quiz.filter(({ planItem }) => planItem === check?.number);
  // One with alternatives takes the whole slide of the check.
  if (!asked.some(isChoice)) return null;
  const before = new Set(structure.plan.slice(0, index).flatMap(({ passageIds }) => passageIds));
  const free = asked.filter((entry) => !isChoice(entry) && before.has(entry.passageId)).slice(0, MOST_FREE);
  if (free.length === 0) return null;
  const blocks = free.map((entry) =>
    toQuestion({ text: entry.question, passageIds: [entry.passageId] }, entry, passages),
  );
  return { layout: 'quiz', blocks, claim: null, rest: [] };
}

/** Room that the plan keeps for what the class brings: lines to write on, nothing to complete. */
export const FOR_CLASS = /^(?:Espaço para|Caix(?:a|inha)|Mural|Cantinho|Momento|Roda|Painel|Nuvem|Varal) /u;

const isChoice = ({ kind, options }: QuizEntry): boolean =>
  kind === 'multipla_escolha' && options.length >= 3;

function toQuestion(point: Statement, entry: QuizEntry | undefined, passages: Passages): BlockOf<'question'> {
  const options = entry?.kind === 'multipla_escolha' ? entry.options : [];
  const right = entry === undefined ? -1 : options.indexOf(entry.answer);
  return {
    type: 'question',
    kind: entry?.kind ?? 'aberta',
    number: 0,
    text: entry?.question ?? point.text,
    passageIds: entry === undefined ? point.passageIds : [entry.passageId],
    options,
    right: right < 0 ? null : right,
    answer: entry?.answer ?? null,
    reason: entry === undefined ? null : (entry.reason ?? findReason(entry, passages)),
    difficulty: DIFFICULTY[entry?.bloomLevel ?? 'lembrar'] ?? 1,
  };
}

/** A point shows its question with options or marks behind it. */
const isSame = (shown: string, question: string): boolean =>
  shown.includes(question.slice(0, 60)) || question.includes(shown.slice(0, 60));

const LONGEST_REASON = 170;
const LONGEST_PART = 40;

/** `Complete: “____ – A província adere”`: what is completed is a sentence of the material. */
const GAP = /^Complete: “(.*_{3,}.*)”\.?$/su;

/** What the material says around the answer: the comment of the key; null where that is little more than the answer. */
function findReason({ passageId, kind, question, answer }: QuizEntry, passages: Passages): string | null {
  const quote = passages.find(({ id }) => id === passageId)?.quote ?? '';
  // A definition given as the answer would stand there twice.
  const isWhole = answer.length >= LONGEST_PART && quote.toLowerCase().includes(answer.toLowerCase());
  const isMore = !isWhole && quote.length > answer.length * 1.5 && /[.!?]$/.test(quote);
  if (isMore && quote.length <= LONGEST_REASON) return quote;
  // Among several answers each is one line; alone it has room for its sentence.
  if (kind !== 'multipla_escolha') return null;
  const completed = GAP.exec(question)?.[1]?.replace(/_{3,}/u, () => answer);
  return completed !== undefined && completed.length <= LONGEST_REASON ? upperFirst(completed) : null;
}
