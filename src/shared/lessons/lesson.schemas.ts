import * as z from 'zod/mini';
import { aiAnalysisSchema, genreSchema } from '#shared/analysis/ai-analysis.ts';
import {
  deliveryTypeSchema,
  pageCountSchema,
  serviceTypeSchema,
  slideCountSchema,
  wholeNumber,
} from '#shared/catalog/catalog.schemas.ts';
import { keysOf } from '#shared/http/keys-of.ts';
import { oneLine } from '#shared/text/one-line.ts';
import { LESSON_ACTIONS } from './lesson-policy.ts';
import { STATUS_NAMES } from './lesson-status.ts';
import { EDUCATION_LEVELS, type EducationLevel, OUTPUT_FORMATS, type OutputFormat } from './order.ts';

/** The rules of an order, with their exact sentences. A line break counts as one character: a form sends CRLF. */
export const MAX_TITLE_LENGTH = 200;
export const MAX_CONTENT_LENGTH = 3000;
export const MAX_COMMENTS_LENGTH = 3000;
export const MAX_ADJUSTMENTS_LENGTH = 2000;

const lineBreaks = z.overwrite<string>((text) => text.replaceAll('\r\n', '\n'));
/** Text of a form: LF line breaks, no outer white space, no NUL (PostgreSQL cannot hold it). */
const formText = (
  tooLong: string,
  max: number,
  missing = 'Confira os dados enviados.',
  clean: typeof oneLine = lineBreaks,
) =>
  z.string(missing).check(
    clean,
    z.trim(),
    z.maxLength(max, tooLong),
    z.refine(
      (text) => !text.includes('\0'),
      'O texto tem caracteres que não podemos guardar. Cole-o de novo sem formatação.',
    ),
  );
const optionalText = (max: number, tooLong: string) => z._default(formText(tooLong, max), '');

export const titleSchema = formText(
  'Título muito longo',
  MAX_TITLE_LENGTH,
  'Título é obrigatório',
  oneLine,
).check(z.minLength(1, 'Título é obrigatório'));
export const contentSchema = formText(
  'Conteúdo muito longo',
  MAX_CONTENT_LENGTH,
  'Conteúdo é obrigatório',
).check(z.minLength(1, 'Conteúdo é obrigatório'));
export const educationLevelSchema = z.enum(
  keysOf<EducationLevel>(EDUCATION_LEVELS),
  'Escolha um nível de ensino da lista',
);
const blankAsAbsent = (value: unknown) => (value === '' ? undefined : value);

export const formatSchema = z.enum(
  keysOf<OutputFormat>(OUTPUT_FORMATS),
  'Escolha PowerPoint, Google Slides ou PDF interativo',
);

export const orderSchema = z.object({
  title: titleSchema,
  content: contentSchema,
  comments: optionalText(MAX_COMMENTS_LENGTH, 'Comentários muito longos'),
  /** What its kind is mostly had as, where nothing is said; see `usualFormat`. */
  format: z.optional(formatSchema),
  slideCount: z.pipe(z.transform(blankAsAbsent), slideCountSchema),
  pageCount: z.pipe(z.transform(blankAsAbsent), pageCountSchema),
  serviceType: serviceTypeSchema,
  deliveryType: deliveryTypeSchema,
  educationLevel: z.pipe(z.transform(blankAsAbsent), z.optional(educationLevelSchema)),
  targetAudience: optionalText(300, 'Público-alvo muito longo'),
  lessonDuration: z.pipe(
    z.transform(blankAsAbsent),
    z.optional(
      wholeNumber('Duração da aula deve ser um número de minutos').check(
        z.minimum(5, 'Duração da aula deve ser de 5 a 600 minutos'),
        z.maximum(600, 'Duração da aula deve ser de 5 a 600 minutos'),
      ),
    ),
  ),
  learningObjectives: optionalText(2000, 'Objetivos de aprendizagem muito longos'),
});
export type Order = z.output<typeof orderSchema>;

export const lessonStatusSchema = z.enum(STATUS_NAMES);

/** One lesson on the wire. Lists leave `aiAnalysis` null to stay light. */
export const lessonSchema = z.object({
  id: z.string(),
  title: z.string(),
  content: z.string(),
  comments: z.string(),
  format: z.enum(keysOf<OutputFormat>(OUTPUT_FORMATS)),
  slideCount: z.nullable(z.number()),
  pageCount: z.nullable(z.number()),
  serviceType: z.enum(['presentation', 'booklet']),
  deliveryType: z.enum(['normal', 'urgent', 'super_urgent', 'express']),
  /** Reais. */
  price: z.number(),
  status: lessonStatusSchema,
  progress: z.number(),
  /** Why production rests and nothing is handed over, pt-BR in the words for this viewer; null where it goes on. */
  hold: z.nullable(z.string()),
  /** Set when payment settles; null before. */
  deadline: z.nullable(z.string()),
  /** The latest delivery; null before the first one. */
  completedAt: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Where the source file can be downloaded; null for typed text alone. */
  filePath: z.nullable(z.string()),
  fileName: z.nullable(z.string()),
  hasAnalysis: z.boolean(),
  aiAnalysis: z.nullable(aiAnalysisSchema),
  analysisVersion: z.number(),
  /** Why the material could not be analysed, in plain pt-BR, and what to do. */
  analysisError: z.nullable(z.string()),
  educationLevel: z.nullable(educationLevelSchema),
  targetAudience: z.string(),
  lessonDuration: z.nullable(z.number()),
  learningObjectives: z.string(),
  /** What the teacher said the material is; null where nothing was said. */
  genre: z.nullable(genreSchema),
  user: z.object({ id: z.string(), firstName: z.string(), lastName: z.string(), email: z.string() }),
  plan: z.string(),
  revisionsLeft: z.nullable(z.number()),
  allowedActions: z.array(z.enum(LESSON_ACTIONS)),
});
export type Lesson = z.output<typeof lessonSchema>;
