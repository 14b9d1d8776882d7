import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { idParamsSchema, listQuerySchema } from '#shared/http/list-query.ts';
import { lessonSchema } from '#shared/lessons/lesson.schemas.ts';
import { deliveryReportSchema } from './delivery-report.ts';
import { draftFiguresSchema } from './draft-work.ts';
import {
  assignmentSchema,
  deadlineChangeSchema,
  deliverySchema,
  editorLoadSchema,
  notesSchema,
  openedProductionSchema,
  productionChangeSchema,
  productionSchema,
  productionsQuerySchema,
  ratingFormSchema,
  ratingSchema,
  revisionRequestSchema,
  unassignmentSchema,
} from './production.schemas.ts';

/** `units`: its slides or pages, null where they could not be counted. */
const uploadedDeliverySchema = z.object({
  deliveryUrl: z.string(),
  units: z.nullable(z.number()),
  report: deliveryReportSchema,
});
const productionList = { query: listQuerySchema, response: z.array(productionSchema), status: 200 } as const;

export const assignEditor = endpoint({
  method: 'POST',
  path: '/api/admin/assign-editor',
  summary: 'Give a lesson that is paid or submitted to an editor, or one in production to another editor',
  access: ['admin'],
  body: assignmentSchema,
  response: productionSchema,
  status: 200,
});
export const unassignEditor = endpoint({
  method: 'POST',
  path: '/api/admin/unassign-editor',
  summary:
    'Take a lesson in production from its editor; it stays in production, due as before, until the next one is assigned',
  access: ['admin'],
  body: unassignmentSchema,
  response: productionSchema,
  status: 200,
});
export const listEditors = endpoint({
  method: 'GET',
  path: '/api/admin/editors',
  summary:
    'Editors with load and punctuality, the one to give the next lesson to first; q looks for name and e-mail',
  access: ['admin'],
  query: listQuerySchema,
  response: z.array(editorLoadSchema),
  status: 200,
});
export const listProductions = endpoint({
  method: 'GET',
  path: '/api/admin/productions',
  summary: 'All productions, assigned last first; q looks into the title, status is that of the production',
  access: ['admin'],
  ...productionList,
});
export const completeLesson = endpoint({
  method: 'POST',
  path: '/api/admin/lessons/{id}/complete',
  summary: 'Hand a lesson in production over with the final file that was uploaded for it',
  access: ['admin'],
  params: idParamsSchema,
  response: lessonSchema,
  status: 200,
});
export const listAssigned = endpoint({
  method: 'GET',
  path: '/api/productions/assigned',
  summary:
    'Own productions, completed ones too, assigned last first unless sort orders them; q looks for title and teacher',
  access: ['editor'],
  ...productionList,
  query: productionsQuerySchema,
});
export const listEditorProjects = endpoint({
  method: 'GET',
  path: '/api/editor/projects',
  summary: 'The same productions for the newer dashboard',
  access: ['editor'],
  ...productionList,
  query: productionsQuerySchema,
});
export const editorStats = endpoint({
  method: 'GET',
  path: '/api/editor/stats',
  summary: 'Own load and punctuality, as an admin sees them in the list of editors',
  access: ['editor'],
  response: editorLoadSchema,
  status: 200,
});
export const getProduction = endpoint({
  method: 'GET',
  path: '/api/productions/{id}',
  summary: 'One production: of an editor an own one, of an admin any',
  access: ['editor', 'admin'],
  params: idParamsSchema,
  response: openedProductionSchema,
  status: 200,
});
export const changeProduction = endpoint({
  method: 'PATCH',
  path: '/api/productions/{id}',
  summary: 'Start, or finish with the uploaded final file and notes',
  access: ['editor', 'admin'],
  params: idParamsSchema,
  body: productionChangeSchema,
  response: productionSchema,
  status: 200,
});
export const uploadDelivery = endpoint({
  method: 'POST',
  path: '/api/productions/upload-delivery',
  summary:
    'Upload the final file of the present round: PDF, PPT or PPTX; the customer sees it once it is finished',
  access: ['editor', 'admin'],
  body: z.object({ productionId: z.string('Confira os dados enviados.') }),
  multipart: { files: ['file'] },
  response: uploadedDeliverySchema,
  status: 201,
  isIdempotent: true,
});
export const replaceDelivery = endpoint({
  method: 'POST',
  path: '/api/productions/{id}/replace-delivery',
  summary:
    'Replace the file that one handed over oneself, within ten minutes and before it is rated or revised; no second mail goes out',
  access: ['editor', 'admin'],
  params: idParamsSchema,
  multipart: { files: ['file'] },
  response: uploadedDeliverySchema,
  status: 201,
  isIdempotent: true,
});
export const changeDeadline = endpoint({
  method: 'PATCH',
  path: '/api/admin/lessons/{id}/deadline',
  summary:
    'Move the deadline of a lesson in production to a day to come; its editor is told, the teacher where it moves later',
  access: ['admin'],
  params: idParamsSchema,
  body: deadlineChangeSchema,
  response: lessonSchema,
  status: 200,
});
export const requestRevision = endpoint({
  method: 'POST',
  path: '/api/lessons/{id}/revisions',
  summary: 'Have the latest delivery revised, within its days and the revisions of the plan',
  access: ['teacher'],
  params: idParamsSchema,
  body: revisionRequestSchema,
  response: lessonSchema,
  status: 200,
  isIdempotent: true,
});
export const rateDelivery = endpoint({
  method: 'POST',
  path: '/api/lessons/{id}/rating',
  summary: 'Rate the latest delivery, once',
  access: ['teacher'],
  params: idParamsSchema,
  body: ratingFormSchema,
  response: ratingSchema,
  status: 201,
  isIdempotent: true,
});
export const listDeliveries = endpoint({
  method: 'GET',
  path: '/api/lessons/{id}/deliveries',
  summary: 'Every round of a lesson, the latest first: revision asked for, final file, notes, rating',
  access: 'signed_in',
  params: idParamsSchema,
  response: z.array(deliverySchema),
  status: 200,
});
export const downloadDelivery = endpoint({
  method: 'GET',
  path: '/api/lessons/{id}/deliveries/{round}/files/{format}',
  summary: 'A delivery in one of its further formats (`copies`), for whom its final file is open',
  access: 'signed_in',
  params: z.object({ id: z.string(), round: z.string(), format: z.string() }),
  status: 200,
  produces: 'application/octet-stream',
});
export const getSatisfaction = endpoint({
  method: 'GET',
  path: '/api/satisfaction',
  summary:
    'The share of ratings of four or five stars, 0 to 1; null below twenty ratings. At most a minute old',
  access: 'public',
  response: z.object({ satisfaction: z.nullable(z.number()) }),
  status: 200,
});
export const deliverDraft = endpoint({
  method: 'POST',
  path: '/api/lessons/{id}/draft/deliver',
  summary: 'Hand the draft over as it is, as a file of the ordered format; 422 where a hard check fails',
  access: ['editor', 'admin'],
  params: idParamsSchema,
  body: z.object({ version: z.int('Confira os dados enviados.'), notes: notesSchema }),
  response: productionSchema,
  status: 200,
});
export const getDraftFigures = endpoint({
  method: 'GET',
  path: '/api/admin/draft-figures',
  summary:
    'How drafts that were handed over since a São Paulo day were worked on: minutes, what of them survived, checks, layouts',
  access: ['admin'],
  query: z.object({ from: z.optional(z.iso.date('Use uma data como 2026-01-31')) }),
  response: draftFiguresSchema,
  status: 200,
});
