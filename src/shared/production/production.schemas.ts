import * as z from 'zod/mini';
import { draftFormatSchema } from '#shared/composition/draft.contract.ts';
import { listQuerySchema } from '#shared/http/list-query.ts';
import { type Sort, sortSchema } from '#shared/http/sort.ts';
import { lessonSchema } from '#shared/lessons/lesson.schemas.ts';
import { deliveryReportSchema } from './delivery-report.ts';
import { DUE_KINDS } from './due-state.ts';
import { PRODUCTION_STATUSES, type ProductionStatus } from './production-status.ts';

export const MAX_NOTES_LENGTH = 4000;
export const MAX_REVISION_LENGTH = 2000;
export const MAX_RATING_LENGTH = 2000;
export const MAX_REASON_LENGTH = 500;

/** Text of a form: LF line breaks, no outer white space, no NUL. */
const formText = (missing: string, tooLong: string, max: number) =>
  z.string(missing).check(
    z.overwrite((text) => text.replaceAll('\r\n', '\n')),
    z.trim(),
    z.maxLength(max, tooLong),
    z.refine((text) => !text.includes('\0'), 'O texto tem caracteres que não podemos guardar.'),
  );

export const dueStateSchema = z.object({ kind: z.enum(DUE_KINDS), days: z.number() });
export const productionStatusSchema = z.enum(
  Object.keys(PRODUCTION_STATUSES) as [ProductionStatus, ...ProductionStatus[]],
);
const personSchema = z.object({ id: z.string(), firstName: z.string(), lastName: z.string() });

/** The work of an editor on one lesson, over all its rounds. */
export const productionSchema = z.object({
  id: z.string(),
  status: productionStatusSchema,
  /** Percent. */
  progress: z.number(),
  /** That of the lesson; null where it was assigned without a payment. */
  deadline: z.nullable(z.string()),
  /** Null where nothing is due any more: delivered, cancelled. */
  dueState: z.nullable(dueStateSchema),
  /** Without aiAnalysis. */
  lesson: lessonSchema,
  /** Null once the work was taken from its editor or the account is gone: somebody must be assigned. */
  editor: z.nullable(personSchema),
  /** The final file of the present round, once uploaded. */
  deliveryUrl: z.nullable(z.string()),
  /** Slides or pages of that file; null where they could not be counted. */
  deliveryUnits: z.nullable(z.number()),
  /** Until when the viewer may replace the file they handed over; null where nothing can be replaced. */
  replaceUntil: z.nullable(z.string()),
  editorNotes: z.string(),
  /** 1 until the first revision is asked for. */
  round: z.number(),
  /** How the teacher rated the delivery of the present round; null before. */
  stars: z.nullable(z.number()),
  /** What the present revision is to change; null in the first round. */
  revisionText: z.nullable(z.string()),
  assignedAt: z.string(),
  startedAt: z.nullable(z.string()),
  completedAt: z.nullable(z.string()),
});
export type Production = z.output<typeof productionSchema>;
/** What a list of productions is ordered by; `due` puts what is over last, whichever way round. */
export const PRODUCTION_SORT_KEYS = ['due', 'title', 'size', 'status'] as const;
export type ProductionSort = Sort<(typeof PRODUCTION_SORT_KEYS)[number]>;
export const productionsQuerySchema = z.extend(listQuerySchema, { sort: sortSchema(PRODUCTION_SORT_KEYS) });
export type ProductionsQuery = z.output<typeof productionsQuerySchema>;

/** One production looked at by itself. */
export const openedProductionSchema = z.extend(productionSchema, {
  /** What the teacher asked to be different before approving the analysis, oldest first. */
  adjustments: z.array(z.string()),
});
export type OpenedProduction = z.output<typeof openedProductionSchema>;

export const assignmentSchema = z.object({
  lessonId: z.string('Selecione uma aula'),
  editorId: z.string('Selecione um editor').check(z.trim(), z.minLength(1, 'Selecione um editor')),
  /** Whom the caller saw it with, null for nobody; 409 where it is with somebody else by now. Absent: whoever has it. */
  expectedEditorId: z.optional(z.nullable(z.string())),
});
export type Assignment = z.output<typeof assignmentSchema>;

/** The reason is kept in the audit log; the editor is not told it. */
export const unassignmentSchema = z.object({
  lessonId: z.string('Selecione uma aula'),
  reason: z._default(formText('Confira o motivo', 'Motivo muito longo', MAX_REASON_LENGTH), ''),
});

/** A new deadline: the end of a day to come. The reason goes to whoever is told, and into the audit log. */
export const deadlineChangeSchema = z.object({
  day: z
    .string('Escolha o novo prazo')
    .check(
      z.refine(
        (day) => /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(`${day}T12:00:00Z`)),
        'Escolha o novo prazo',
      ),
    ),
  reason: formText('Escreva o motivo', 'Motivo muito longo', MAX_REASON_LENGTH).check(
    z.minLength(1, 'Escreva o motivo'),
  ),
});

/** Which of these are needed is judged with the production at hand: finishing wants a file and notes. */
export const notesSchema = formText(
  'Escreva as observações da entrega',
  'Observações muito longas',
  MAX_NOTES_LENGTH,
);
export const productionChangeSchema = z.object({
  status: z.enum(['in_progress', 'completed'], 'Situação desconhecida'),
  deliveryUrl: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
  editorNotes: z.optional(z.nullable(notesSchema)),
});
export type ProductionChange = z.output<typeof productionChangeSchema>;

export const revisionRequestSchema = z.object({
  text: formText('Escreva o que deve mudar', 'Texto muito longo', MAX_REVISION_LENGTH).check(
    z.minLength(1, 'Escreva o que deve mudar'),
  ),
});

export const ratingFormSchema = z.object({
  stars: z
    .number('Escolha de 1 a 5 estrelas')
    .check(
      z.int('Escolha de 1 a 5 estrelas'),
      z.minimum(1, 'Escolha de 1 a 5 estrelas'),
      z.maximum(5, 'Escolha de 1 a 5 estrelas'),
    ),
  comment: z._default(formText('Confira o comentário', 'Comentário muito longo', MAX_RATING_LENGTH), ''),
});
export const ratingSchema = z.object({ stars: z.number(), comment: z.string(), createdAt: z.string() });

/** One round: what was asked for, what was handed over, how the teacher found it. */
export const deliverySchema = z.object({
  round: z.number(),
  revisionText: z.nullable(z.string()),
  /** When the round began: assigned, or the revision asked for. */
  openedAt: z.string(),
  /** Null while it is being worked on. */
  deliveredAt: z.nullable(z.string()),
  /** The final file; null until it is delivered, and where it was taken away since. */
  deliveryUrl: z.nullable(z.string()),
  fileName: z.nullable(z.string()),
  fileBytes: z.nullable(z.number()),
  /** The same slides or pages in further formats; none where the file came from elsewhere. */
  copies: z.array(z.object({ format: draftFormatSchema, name: z.string(), bytes: z.number() })),
  /** What is known of the file, also before it is delivered; null for the teacher, and where nobody judged it. */
  report: z.nullable(deliveryReportSchema),
  editorNotes: z.string(),
  rating: z.nullable(ratingSchema),
});
export type Delivery = z.output<typeof deliverySchema>;

/** An editor with what speaks for giving the next lesson to them. */
export const editorLoadSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  profileImageUrl: z.nullable(z.string()),
  createdAt: z.string(),
  /** Productions not yet delivered. */
  openProductions: z.number(),
  /** Of these, due within UPCOMING_DAYS. */
  dueSoon: z.number(),
  overdue: z.number(),
  /** Share of the latest deliveries that came on time, 0…1; null before the first one. */
  punctuality: z.nullable(z.number()),
  /** How many deliveries that share is taken from. */
  deliveriesCounted: z.number(),
  /** Mean of the stars that the latest deliveries got, 1…5; null before the first rating. */
  averageRating: z.nullable(z.number()),
  /** How many ratings that mean is taken from. */
  ratings: z.number(),
  /** Whether signing in asks for a second factor. */
  hasTotp: z.boolean(),
  /** When the invitation was last mailed, while no password has been set; null otherwise. */
  invitedAt: z.nullable(z.string()),
  /** Gets no new work now, until the end of `pausedUntil` where that is known. */
  isPaused: z.boolean(),
  /** Calendar day in São Paulo; null without a pause, or where nobody said until when. */
  pausedUntil: z.nullable(z.string()),
});
export type EditorLoad = z.output<typeof editorLoadSchema>;
