import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import type { Statement } from '#shared/composition/blocks.ts';
import type { LayoutName } from '#shared/composition/deck.ts';
import { closeSentence } from '#shared/text/close-sentence.ts';
import type { ItemMatter } from './composition.ts';

const MOST_QUOTES = 2;
const MOST_CHECKED = 6;
const SHORTEST_QUOTE = 40;
const OPENINGS: Partial<Record<LayoutName, (title: string) => string>> = {
  cover: (title) => `Hoje nossa conversa é sobre ${closeSentence(title)}`,
  agenda: () => 'Este é o caminho da aula de hoje.',
  question: () => 'Antes de começar, pensem um instante nesta pergunta.',
  objectives: () => 'Ao final da aula, é isto que vocês vão saber fazer.',
  activity: () => 'Agora é a vez de vocês.',
  quiz: () => 'Vamos conferir o que ficou até aqui.',
  answerKey: () => 'Vamos corrigir juntos.',
  summary: () => 'Para guardar o mais importante.',
  sources: () => 'Aqui estão as fontes desta aula.',
};

/** What the teacher reads aloud beside a slide: an opening, more than the slide says, a question, the time, the way on. */
export function writeNotes(
  matter: ItemMatter,
  slide: { layout: LayoutName; title: string; rest: readonly Statement[]; shown: string },
  { quiz }: AiAnalysis,
  { minutes, next }: { minutes: number | null; next: string | null },
): string {
  const open = OPENINGS[slide.layout]?.(slide.title) ?? `Agora vamos ver: ${closeSentence(slide.title)}`;
  const isContent = OPENINGS[slide.layout] === undefined;
  const more = matter.quiz.length > 0 ? [] : slide.rest.map(({ text }) => closeSentence(text));
  const told = new Set(wordsOf(`${slide.shown} ${more.join(' ')}`));
  const quotes = isContent
    ? matter.passages
        .map(({ quote }) => quote.replaceAll(' | ', ', '))
        .filter((quote) => quote.length >= SHORTEST_QUOTE && !quote.endsWith('…') && saysMore(quote, told))
        .slice(0, MOST_QUOTES)
    : [];
  const checked = slide.layout === 'activity' ? tellChecks(matter, slide.shown) : [];
  const question = isContent
    ? quiz.find(({ passageId }) => matter.item.passageIds.includes(passageId))
    : undefined;
  const answers = matter.quiz.map(
    ({ question: asked, answer, reason }) =>
      `${asked} Resposta: ${closeSentence(reason === undefined ? answer : `${answer} – ${reason}`)}`,
  );
  return [
    open,
    ...more,
    ...quotes.map((quote) => `No material: “${quote}”`),
    ...(question === undefined
      ? []
      : [`Pergunte à turma: ${question.question} Resposta esperada: ${closeSentence(question.answer)}`]),
    ...answers,
    ...checked,
    ...(minutes === null || minutes === 0 ? [] : [`Tempo: ${minutes} min.`]),
    ...(next === null ? [] : [`A seguir: ${closeSentence(next)}`]),
  ].join('\n');
}

/** A quote of which more is on the slide, if in other places, is read twice. */
const MOST_TOLD = 0.75;

const wordsOf = (text: string): string[] => text.toLocaleLowerCase('pt-BR').match(/[\p{L}\d]{3,}/gu) ?? [];

const saysMore = (quote: string, told: ReadonlySet<string>): boolean => {
  const words = wordsOf(quote);
  return words.filter((word) => told.has(word)).length <= MOST_TOLD * words.length;
};

const IN_ORDER = /^Ponha na ordem certa: (?<steps>.+)\.$/u;

/** A task has no line in the key: what it is held against stands in its notes, steps in their order. */
function tellChecks({ points, passages, quiz }: ItemMatter, shown: string): string[] {
  const quotes = passages.map(({ quote }) => quote.replaceAll(' | ', ', '));
  const orders = points.flatMap(({ text }) => {
    const steps = IN_ORDER.exec(text)?.groups?.steps?.split('; ') ?? [];
    const placed = steps.map((step) => ({ step, at: quotes.findIndex((quote) => quote.includes(step)) }));
    if (placed.length === 0 || placed.some(({ at }) => at < 0)) return [];
    const inOrder = placed.toSorted((one, other) => one.at - other.at).map(({ step }) => step);
    return [`Ordem certa: ${inOrder.join('; ')}.`];
  });
  const unsaid = quotes
    .filter(
      (quote) =>
        quote.length >= SHORTEST_QUOTE && !quote.endsWith('…') && !shown.includes(quote.slice(0, 40)),
    )
    .filter((quote) => !quiz.some(({ question, answer }) => isSaidBy(quote, question, answer)))
    .slice(0, MOST_CHECKED);
  return [...orders, ...unsaid.map((quote) => `Para conferir, no material: “${quote}”`)];
}

/** A sentence with a gap and what fills it say what the passage says. */
const isSaidBy = (quote: string, question: string, answer: string): boolean =>
  quote.includes(answer) && question.includes(quote.slice(0, 20));
