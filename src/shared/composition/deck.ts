import * as z from 'zod/mini';
import { keysOf } from '#shared/http/keys-of.ts';
import { pictureSchema, slideBlockSchema } from './blocks.ts';
import { PALETTES, THEMES } from './themes.ts';

/** Raised with every change that an older reader would misread. */
export const DECK_VERSION = 1;

/**
 * What a slide is laid out as, in any theme. The composer chooses by what the slide holds; the theme decides where
 * things stand. `points` is what everything else falls back to.
 */
export const LAYOUTS = {
  cover: 'Capa',
  agenda: 'Roteiro',
  question: 'Pergunta de abertura',
  objectives: 'Objetivos',
  section: 'Abertura de seção',
  points: 'Título e pontos',
  /** The same facts side by side, for rhythm: two to four. */
  cards: 'Cartões',
  text: 'Título e texto',
  /** One sentence that carries the slide. */
  statement: 'Frase em destaque',
  definition: 'Definição',
  table: 'Tabela',
  comparison: 'Comparação',
  process: 'Processo',
  cycle: 'Ciclo',
  timeline: 'Linha do tempo',
  chart: 'Gráfico',
  formula: 'Fórmula',
  figure: 'Figura e legenda',
  pointsAndFigure: 'Pontos e figura',
  conceptMap: 'Mapa conceitual',
  quote: 'Citação',
  code: 'Código',
  activity: 'Atividade com tempo',
  quiz: 'Questão',
  answerKey: 'Gabarito comentado',
  glossary: 'Glossário',
  summary: 'Resumo',
  sources: 'Fontes',
} as const;
export type LayoutName = keyof typeof LAYOUTS;

export const slideSchema = z.object({
  /** `s1`, `s2` …, kept through reordering. */
  id: z.string(),
  layout: z.enum(keysOf(LAYOUTS)),
  /** Index into `sections`; null for cover, agenda and what closes. */
  section: z.nullable(z.int()),
  /** Says the point as a sentence wherever the material makes one; unique in the deck. */
  title: z.string(),
  /** Under the title of cover, section and question. */
  subtitle: z.nullable(z.string()),
  blocks: z.array(slideBlockSchema),
  /** Where a number, a quotation or a picture is from: one line at the foot. */
  source: z.nullable(z.string()),
  /** Read aloud by the teacher, 60 to 120 words where the material gives them. */
  notes: z.string(),
  minutes: z.nullable(z.int()),
});
export type Slide = z.output<typeof slideSchema>;

export const deckSchema = z.object({
  version: z.literal(DECK_VERSION),
  kind: z.literal('deck'),
  title: z.string(),
  subtitle: z.nullable(z.string()),
  /** School subject and stage, for the cover's tag: `Ciências · 8º ano`; null where neither is known. */
  tag: z.nullable(z.string()),
  author: z.nullable(z.string()),
  component: z.nullable(z.string()),
  theme: z.enum(keysOf(THEMES)),
  palette: z.enum(keysOf(PALETTES)),
  sections: z.array(z.object({ title: z.string() })),
  slides: z.array(slideSchema),
  pictures: z.array(pictureSchema),
});
export type Deck = z.output<typeof deckSchema>;
