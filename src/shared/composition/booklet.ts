import * as z from 'zod/mini';
import { keysOf } from '#shared/http/keys-of.ts';
import { blocks, bookletBlockSchema, pictureSchema, questionSchema, statementSchema } from './blocks.ts';
import { PALETTES, TEMPLATES } from './themes.ts';

/** Raised with every change that an older reader would misread. */
export const BOOKLET_VERSION = 1;

const shownSchema = z.discriminatedUnion('type', [blocks.picture, blocks.table]);

const exerciseSchema = z.extend(questionSchema, {
  /** Pictures and tables of the material that it asks about. */
  shows: z.optional(z.array(shownSchema)),
});
export type BookletExercise = z.output<typeof exerciseSchema>;

const chapterSchema = z.object({
  /** `c1`, `c2` …, kept through reordering. */
  id: z.string(),
  title: z.string(),
  /** Opens the chapter; answered by its end. */
  question: z.nullable(z.string()),
  lead: z.nullable(statementSchema),
  /** What the chapter holds, from its headings. */
  topics: z.array(z.string()),
  /** Infinitives: what a reader can do afterwards. */
  outcomes: z.array(z.string()),
  blocks: z.array(bookletBlockSchema),
  /** By difficulty; their answers stand in the key. */
  exercises: z.array(exerciseSchema),
});
export type Chapter = z.output<typeof chapterSchema>;

export const bookletSchema = z.object({
  version: z.literal(BOOKLET_VERSION),
  kind: z.literal('booklet'),
  title: z.string(),
  subtitle: z.nullable(z.string()),
  tag: z.nullable(z.string()),
  author: z.nullable(z.string()),
  component: z.nullable(z.string()),
  template: z.enum(keysOf(TEMPLATES)),
  palette: z.enum(keysOf(PALETTES)),
  /** Exactly how many pages, 10 to 70. */
  pages: z.int(),
  chapters: z.array(chapterSchema),
  glossary: z.array(z.object({ term: z.string(), ...statementSchema.shape })),
  sources: z.array(z.string()),
  /** BNCC codes for the credits; empty above school. */
  codes: z.array(z.string()),
  pictures: z.array(pictureSchema),
});
export type Booklet = z.output<typeof bookletSchema>;
