import type { BlockOf, SlideBlock } from '#shared/composition/blocks.ts';
import type { Slide } from '#shared/composition/deck.ts';

/** A slide that shows less, and what it no longer shows, for its notes. */
export interface Lessened {
  slide: Slide;
  moved: string[];
}

/**
 * The next thing to try with a slide whose text does not fit: another layout for the same words first, then one item
 * less. Null where nothing can go without the slide losing its point.
 */
export function lessenSlide(slide: Slide): Lessened | null {
  const { layout, blocks } = slide;
  const [first, ...others] = blocks;
  if (first === undefined) return null;
  const put = (block: SlideBlock, other = layout): Slide => ({
    ...slide,
    layout: other,
    blocks: [block, ...others],
  });
  switch (first.type) {
    case 'points':
      return lessenPoints(slide, first);
    case 'definition': {
      const { term, text, passageIds } = first;
      return { slide: put({ type: 'text', text: `${term}: ${text}`, passageIds }, 'text'), moved: [] };
    }
    case 'text': {
      if (layout === 'statement') return { slide: put(first, 'text'), moved: [] };
      return drop(
        first.text.split('\n'),
        (lines) => put({ ...first, text: lines.join('\n').replace(/[;,]$/, '.') }),
        (line) => line,
      );
    }
    case 'timeline':
      return {
        slide: put(toPoints(first.events.map(({ when, ...event }) => ({ head: when, ...event }))), 'points'),
        moved: [],
      };
    case 'process': {
      const steps = first.steps.map(({ name, ...step }) => ({ head: name === '' ? null : name, ...step }));
      const [beside] = others;
      // With what stands beside them steps are facts of one slide, before any of that goes.
      if (beside?.type === 'points' && steps.length + beside.items.length <= MOST_AS_POINTS) {
        const all = toPoints([...steps, ...beside.items]);
        return { slide: { ...slide, layout: 'points', blocks: [all] }, moved: [] };
      }
      const less = lessenBeside(slide);
      if (less !== null) return less;
      const told = first.steps.filter((step) => trimStep(step.text) !== null);
      if (told.length > 0) {
        const longest = told.reduce((most, one) => (one.text.length > most.text.length ? one : most));
        const text = trimStep(longest.text) ?? longest.text;
        const shorter = first.steps.map((step) => (step === longest ? { ...step, text } : step));
        return { slide: put({ ...first, steps: shorter }), moved: [longest.text] };
      }
      if (first.steps.length > MOST_AS_POINTS)
        return drop(first.steps, (kept) => put({ ...first, steps: kept }), said);
      return {
        slide: put(toPoints(steps), 'points'),
        moved: [],
      };
    }
    case 'comparison':
      return {
        slide: put(
          toPoints(first.sides.flatMap(({ name, items }) => items.map((item) => ({ head: name, ...item })))),
          'points',
        ),
        moved: [],
      };
    case 'formula':
      return lessenFormulas(slide);
    case 'question':
      return lessenQuestions(slide, first);
    case 'objectives':
      if (first.codes.length > FEWEST_CODES)
        return { slide: put({ ...first, codes: first.codes.slice(0, -1) }), moved: first.codes.slice(-1) };
      return drop(first.items, (items) => put({ ...first, items }), said);
    case 'activity': {
      const [step] = first.steps;
      if (first.steps.length === 1 && step !== undefined)
        return { slide: put({ type: 'text', ...step }, 'text'), moved: [] };
      // A long task of ours before one of the material.
      const ours = first.steps.findLast(({ text }) => OURS.test(text) && text.length > LONG_TASK);
      if (ours !== undefined)
        return {
          slide: put({ ...first, steps: first.steps.filter((one) => one !== ours) }),
          moved: [ours.text],
        };
      return drop(first.steps, (steps) => put({ ...first, steps }), said);
    }
    case 'agenda': {
      if (first.parts.length === 0) return null;
      const longest = first.parts.reduce((most, one) => (one.title.length > most.title.length ? one : most));
      const [clause = ''] = longest.title.split(/[;:,] /u);
      if (clause.length < longest.title.length) {
        const parts = first.parts.map((one) => (one === longest ? { ...one, title: clause } : one));
        return { slide: put({ ...first, parts }), moved: [longest.title] };
      }
      return drop(
        first.parts,
        (parts) => put({ ...first, parts }),
        ({ title }) => title,
      );
    }
    case 'sources':
      return drop(first.entries, (entries) => put({ ...first, entries }), String);
    case 'glossary':
      return drop(
        first.entries,
        (entries) => put({ ...first, entries }),
        ({ term, text }) => `${term}: ${text}`,
      );
    case 'answerKey': {
      if (first.answers.length === 0) return null;
      const wordiest = first.answers.reduce((most, one) =>
        (one.reason?.length ?? 0) > (most.reason?.length ?? 0) ? one : most,
      );
      if (wordiest.reason !== null) {
        const answers = first.answers.map((one) => (one === wordiest ? { ...one, reason: null } : one));
        return { slide: put({ ...first, answers }), moved: [`${wordiest.number}. ${wordiest.reason}`] };
      }
      return drop(
        first.answers,
        (answers) => put({ ...first, answers }),
        ({ number, answer }) => `${number}. ${answer}`,
      );
    }
    case 'code': {
      // Half of a program teaches a wrong one.
      const less = lessenBeside(slide);
      if (less !== null) return less;
      const lines = first.text.split('\n');
      return drop(
        lines,
        (kept) => put({ ...first, text: kept.join('\n') }),
        (line) => line,
      );
    }
    case 'chart':
      return lessenBeside(slide);
    case 'table':
      return (
        lessenBeside(slide) ??
        drop(
          first.rows,
          (rows) => put({ ...first, rows }),
          (row) => row.join(', '),
        )
      );
    default:
      return null;
  }
}

const OURS = /^(?:Ponha na ordem|Ligue cada|Complete de memória|Refaça de memória|Monte um mapa)/u;
const LONG_TASK = 110;

const BRACKETS = /\s*\([^()]{4,}\)/u;
const DETAILS = /^(.{12,}?)[;:] .+$/u;

/** A step without what its brackets hold, else without what explains it: all steps are worth more than one in full. */
function trimStep(text: string): string | null {
  const bare = text.replace(BRACKETS, '');
  return bare === text ? (DETAILS.exec(text)?.[1] ?? null) : bare;
}

/** What is said beside the main thing goes before any of that does; null where nothing stands there. */
function lessenBeside(slide: Slide): Lessened | null {
  const [first, ...others] = slide.blocks;
  const beside = others.find((block) => block.type === 'points');
  if (first === undefined || beside?.type !== 'points') return null;
  const items = beside.items.slice(0, -1);
  const left = items.length === 0 ? [first] : [first, { ...beside, items }];
  return { slide: { ...slide, blocks: left }, moved: beside.items.slice(-1).map(({ text }) => text) };
}

const FEWEST_CODES = 2;
/** More are no facts of one slide. */
const MOST_AS_POINTS = 6;
const CONTINUATIONS = ['(cont.)', '(cont. 2)', '(cont. 3)'];
const CONTINUED = /\(continuação[^)]*\)$/u;

/** A title without what stands behind its first clause; `Processo de escuta (questão 4)` becomes `Questão 4`. */
export function shortenTitle(slide: Slide, others: readonly string[]): Lessened | null {
  const [, question] = /\((questão \d+)\)$/u.exec(slide.title) ?? [];
  const [clause = ''] = slide.title.split(/[;:,] | [–(]/u);
  // Without its mark it would be the title of the slide before.
  const first = CONTINUED.test(slide.title) ? `${clause} (cont.)` : clause;
  const [block] = slide.blocks;
  const asked = block?.type === 'question' ? `Questão ${block.number}` : `Atividade ${slide.id.slice(1)}`;
  const isTask = block?.type === 'question' || block?.type === 'activity';
  const taken = new Set(others.map((title) => title.toLocaleLowerCase('pt-BR')));
  const choices = [
    question?.replace('q', 'Q'),
    first,
    isTask ? asked : undefined,
    ...CONTINUATIONS.map((mark) => `${clause} ${mark}`),
  ];
  const shorter = choices.find(
    (title) =>
      title !== undefined &&
      title.length > 3 &&
      title.length < slide.title.length &&
      !taken.has(title.toLocaleLowerCase('pt-BR')),
  );
  return shorter === undefined ? null : { slide: { ...slide, title: shorter }, moved: [slide.title] };
}

const toPoints = (items: BlockOf<'points'>['items']): BlockOf<'points'> => ({ type: 'points', items });

function lessenPoints(slide: Slide, block: BlockOf<'points'>): Lessened | null {
  const others = slide.blocks.slice(1);
  const [ticket] = others;
  // The question on the slip is asked aloud before an idea goes.
  if (slide.layout === 'summary' && ticket?.type === 'text')
    return { slide: { ...slide, blocks: [block] }, moved: [ticket.text] };
  if (slide.layout === 'cards') return { slide: { ...slide, layout: 'points' }, moved: [] };
  const less = drop(
    block.items,
    (items) => ({ ...slide, blocks: [{ ...block, items }, ...others] }),
    ({ head, text }) => (head === null ? text : `${head}: ${text}`),
  );
  if (less !== null) return less;
  const [only] = block.items;
  const picture = others.find((other) => other.type === 'picture');
  if (only === undefined) return null;
  if (picture !== undefined && slide.layout === 'pointsAndFigure')
    return { slide: { ...slide, layout: 'figure', blocks: [picture] }, moved: [only.text] };
  if (only.head !== null || slide.layout !== 'points') return null;
  return {
    slide: {
      ...slide,
      layout: 'text',
      blocks: [{ type: 'text', text: only.text, passageIds: only.passageIds }],
    },
    moved: [],
  };
}

/** The last thing said beside formulas goes first, then the last formula, which is read aloud. */
function lessenFormulas(slide: Slide): Lessened | null {
  const last = slide.blocks.at(-1);
  const before = slide.blocks.slice(0, -1);
  if (last === undefined || before.length === 0) return null;
  if (last.type !== 'points') return { slide: { ...slide, blocks: before }, moved: wordsOf(last) };
  const less = drop(
    last.items,
    (items) => ({ ...slide, blocks: [...before, { ...last, items }] }),
    ({ text }) => text,
  );
  return less ?? { slide: { ...slide, blocks: before }, moved: last.items.map(({ text }) => text) };
}

/** Of several questions the last goes; one whose options do not fit is asked openly, its options read aloud. */
function lessenQuestions(slide: Slide, first: BlockOf<'question'>): Lessened | null {
  const last = slide.blocks.at(-1);
  if (slide.blocks.length > 1 && last !== undefined)
    return { slide: { ...slide, blocks: slide.blocks.slice(0, -1) }, moved: wordsOf(last) };
  if (first.options.length === 0) {
    // The options that its colon announced stand in the notes.
    const text = first.text.replace(/\s*:$/, '');
    const block = { type: 'text' as const, text, passageIds: first.passageIds };
    return { slide: { ...slide, layout: 'text', blocks: [block] }, moved: [] };
  }
  const letters = first.options.map((option, at) => `${String.fromCodePoint(65 + at)}) ${option}`);
  return { slide: { ...slide, blocks: [{ ...first, options: [], right: null }] }, moved: letters };
}

const said = ({ text }: { text: string }): string => text;

/** Without the last of several items. */
function drop<Item>(
  items: readonly Item[],
  put: (kept: Item[]) => Slide,
  say: (item: Item) => string,
): Lessened | null {
  const last = items.at(-1);
  if (last === undefined || items.length < 2) return null;
  return { slide: put(items.slice(0, -1)), moved: [say(last)] };
}

function wordsOf(block: SlideBlock): string[] {
  if (block.type === 'question') return [block.text];
  if (block.type === 'text') return [block.text];
  if (block.type === 'formula') return [block.alt];
  if (block.type === 'points') return block.items.map(({ text }) => text);
  if (block.type === 'table') return [block.columns, ...block.rows].map((row) => row.join(', '));
  return [];
}
