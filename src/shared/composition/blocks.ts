import * as z from 'zod/mini';

/**
 * What stands on a slide or in a booklet, as plain data: what it says, never where or how large. Preview, PPTX,
 * PDF and DOCX are all drawn from it. Text is plain Unicode; exponents and indices are Unicode signs (2ⁿ, H₂O).
 */
const text = z.string();
const texts = z.array(text);

/** Something the material says. `passageIds` name passages of the analysis; empty where a person wrote it. */
export const statementSchema = z.object({ text, passageIds: texts });
export type Statement = z.output<typeof statementSchema>;

const pointSchema = z.object({ head: z.nullable(text), ...statementSchema.shape });
const stepSchema = z.object({ name: text, ...statementSchema.shape });

export const CHART_FORMS = ['bars', 'columns', 'line', 'stacked'] as const;

/** An exercise: with options, one of them right; `statements` to be judged true or false; open where it has neither. */
export const questionSchema = z.object({
  type: z.literal('question'),
  kind: z.enum(['multipla_escolha', 'verdadeiro_falso', 'lacuna', 'aberta', 'calculo', 'associar']),
  /** Number in the deck or booklet, from 1; the answer key names it. */
  number: z.int(),
  ...statementSchema.shape,
  options: texts,
  /** Index into `options` of the right one; null where there are none or the material does not tell. */
  right: z.nullable(z.int()),
  answer: z.nullable(text),
  /** Why it is right, in the material's words; null where the material does not say. */
  reason: z.nullable(text),
  /** 1 to recognise, 2 to apply, 3 to judge or create. */
  difficulty: z.int(),
});

export const blocks = {
  /** Two to six facts; where the material names a thing, `head` is its name. */
  points: z.object({ type: z.literal('points'), items: z.array(pointSchema) }),
  /** Running text, one paragraph. */
  text: z.object({ type: z.literal('text'), ...statementSchema.shape }),
  definition: z.object({ type: z.literal('definition'), term: text, ...statementSchema.shape }),
  table: z.object({
    type: z.literal('table'),
    columns: texts,
    /** As many cells in each row as columns. */
    rows: z.array(texts),
    caption: z.nullable(text),
    passageIds: texts,
  }),
  /** Numbers of one unit; as many values in each series as categories. */
  chart: z.object({
    type: z.literal('chart'),
    form: z.enum(CHART_FORMS),
    unit: z.nullable(text),
    categories: texts,
    series: z.array(z.object({ name: text, values: z.array(z.nullable(z.number())) })),
    /** Index of the category that the title speaks of; null where it speaks of none. */
    highlight: z.nullable(z.int()),
    alt: text,
    passageIds: texts,
  }),
  timeline: z.object({
    type: z.literal('timeline'),
    events: z.array(z.object({ when: text, ...statementSchema.shape })),
  }),
  /** Steps in order; `isCycle` where the last leads to the first. */
  process: z.object({
    type: z.literal('process'),
    isCycle: z.boolean(),
    /** The number of the first, where these go on from another slide. */
    first: z.optional(z.int()),
    steps: z.array(stepSchema),
  }),
  comparison: z.object({
    type: z.literal('comparison'),
    sides: z.array(z.object({ name: text, items: z.array(statementSchema) })),
    /** By what they are compared, one for each row of items; empty where the material names none. */
    criteria: texts,
  }),
  conceptMap: z.object({
    type: z.literal('conceptMap'),
    root: text,
    branches: z.array(z.object({ link: text, node: text, leaves: texts })),
    passageIds: texts,
  }),
  /** A picture of the material, by its key in `pictures`. */
  picture: z.object({
    type: z.literal('picture'),
    picture: text,
    caption: z.nullable(text),
    alt: text,
    passageIds: texts,
  }),
  /** Where something is missing that only a person can bring: `Completar: …`. */
  place: z.object({ type: z.literal('place'), wish: text }),
  quote: z.object({
    type: z.literal('quote'),
    ...statementSchema.shape,
    author: z.nullable(text),
    work: z.nullable(text),
  }),
  formula: z.object({
    type: z.literal('formula'),
    latex: text,
    /** Key of a picture that shows it as the material prints it, where `latex` is empty: not sure enough to be set anew. */
    picture: z.optional(text),
    /** Read aloud: `a velocidade é igual à distância dividida pelo tempo`. */
    alt: text,
    legend: z.array(z.object({ symbol: text, meaning: text })),
    passageIds: texts,
  }),
  code: z.object({ type: z.literal('code'), ...statementSchema.shape }),
  /** Parts of the lesson; null minutes in a booklet. */
  agenda: z.object({
    type: z.literal('agenda'),
    parts: z.array(z.object({ title: text, minutes: z.nullable(z.int()) })),
  }),
  objectives: z.object({
    type: z.literal('objectives'),
    items: z.array(z.object({ verb: z.nullable(text), ...statementSchema.shape })),
    codes: texts,
  }),
  activity: z.object({
    type: z.literal('activity'),
    minutes: z.nullable(z.int()),
    steps: z.array(statementSchema),
    materials: texts,
  }),
  question: questionSchema,
  /** Answers to questions asked before, by their number. */
  answerKey: z.object({
    type: z.literal('answerKey'),
    answers: z.array(
      z.object({ number: z.int(), answer: text, reason: z.nullable(text), passageIds: texts }),
    ),
  }),
  glossary: z.object({
    type: z.literal('glossary'),
    entries: z.array(z.object({ term: text, ...statementSchema.shape })),
  }),
  sources: z.object({ type: z.literal('sources'), entries: texts }),
} as const;

const slideBlocks = [
  blocks.points,
  blocks.text,
  blocks.definition,
  blocks.table,
  blocks.chart,
  blocks.timeline,
  blocks.process,
  blocks.comparison,
  blocks.conceptMap,
  blocks.picture,
  blocks.place,
  blocks.quote,
  blocks.formula,
  blocks.code,
  blocks.agenda,
  blocks.objectives,
  blocks.activity,
  blocks.question,
  blocks.answerKey,
  blocks.glossary,
  blocks.sources,
] as const;
export const slideBlockSchema = z.discriminatedUnion('type', slideBlocks);
export type SlideBlock = z.output<typeof slideBlockSchema>;
export type BlockOf<Type extends SlideBlock['type']> = Extract<SlideBlock, { type: Type }>;

export const bookletBlockSchema = z.discriminatedUnion('type', [
  ...slideBlocks,
  /** A section (2) or subsection (3) within a chapter. */
  z.object({ type: z.literal('heading'), level: z.int(), text }),
  z.object({
    type: z.literal('callout'),
    kind: z.enum(['definicao', 'exemplo', 'atencao', 'voce_sabia']),
    name: z.nullable(text),
    ...statementSchema.shape,
  }),
  /** A note in the margin, 15 to 30 words, never needed to understand the text. */
  z.object({ type: z.literal('marginNote'), title: z.nullable(text), ...statementSchema.shape }),
]);
export type BookletBlock = z.output<typeof bookletBlockSchema>;

/** A picture of the material that a block names: its bytes lie beside the model, under this key. */
export const pictureSchema = z.object({
  /** Also the name of its file: the first 16 hexadecimal digits of its SHA-256 and its ending. */
  key: text,
  widthPx: z.int(),
  heightPx: z.int(),
  /** Block of the SourceDocument it stands in; null for one that a person uploaded. */
  blockId: z.nullable(text),
  /** Who made it or where it is from, for the sources; null where nobody said. */
  credit: z.nullable(text),
});
export type Picture = z.output<typeof pictureSchema>;
