import { fileForm } from '#tests/builders/files.ts';

/** What a call is about, as far as rights go: nothing of anybody's, or something of one lesson. */
export type SubjectKind = 'nothing' | 'lesson' | 'file' | 'payment' | 'order' | 'production' | 'session';

export interface Subject {
  of: SubjectKind;
  /** The query or body that names the subject where the path does not, and what a request must have to be judged. */
  query?: (id: string) => string;
  body?: (id: string) => unknown;
  /** What else somebody may be answered who is let in: there is no such thing, or the provider is not there. */
  also?: readonly number[];
}

const nothing: Subject = { of: 'nothing' };
/** Names a row that there is none of: who is let in hears so. */
const unknownRow: Subject = { of: 'nothing', also: [404] };
const webhook: Subject = { of: 'nothing', also: [401, 404] };
const lesson = (body?: unknown, also: readonly number[] = []): Subject => ({
  of: 'lesson',
  body: () => (body instanceof Function ? body() : body),
  also,
});
const ofLesson = (of: SubjectKind, also: readonly number[] = []): Subject => ({ of, also });
const lessonInQuery: Subject = { of: 'lesson', query: (id) => `?lessonId=${id}` };
const lessonInBody = (rest: object): Subject => ({
  of: 'lesson',
  body: (lessonId) => ({ lessonId, ...rest }),
});

/** Every call of the contract. A call that is missing here fails the matrix. */
export const SUBJECTS: Record<string, Subject> = {
  'GET /api/admin/inbox': nothing,
  'GET /api/admin/inbox/counts': nothing,
  'GET /api/admin/inbox/done': nothing,
  'POST /api/admin/inbox/marks': nothing,
  'POST /api/admin/inbox/unmark': nothing,

  'GET /api/health/live': nothing,
  'GET /api/health/ready': nothing,

  'POST /api/auth/local/register': nothing,
  'POST /api/auth/local/login': nothing,
  'POST /api/auth/admin/login': nothing,
  'POST /api/auth/logout': nothing,
  'GET /api/login': nothing,
  'POST /api/auth/forgot-password': nothing,
  'POST /api/auth/reset-password': nothing,
  'POST /api/auth/confirm-email': nothing,
  'POST /api/auth/keep-email': nothing,
  'GET /api/auth/local/verify': nothing,
  'GET /api/auth/user': nothing,
  'PUT /api/account/profile': nothing,
  'PUT /api/admin/update-profile': nothing,
  'POST /api/account/change-password': nothing,
  'POST /api/admin/change-password': nothing,
  'GET /api/account/sessions': nothing,
  'DELETE /api/account/sessions/{id}': ofLesson('session'),
  'POST /api/account/confirm-email': nothing,
  'DELETE /api/account/pending-email': nothing,
  'GET /api/account/notifications': nothing,
  'PUT /api/account/notifications': nothing,
  'GET /api/account/totp': nothing,
  'POST /api/account/totp/setup': nothing,
  'POST /api/account/totp/confirm': nothing,
  'DELETE /api/account/totp': nothing,
  'GET /api/account/export': nothing,
  'DELETE /api/account': nothing,

  'GET /api/catalog': nothing,
  'POST /api/quote': nothing,
  'GET /api/satisfaction': nothing,
  'POST /api/leads': nothing,

  'GET /api/lessons': nothing,
  'POST /api/lessons': nothing,
  'GET /api/stats': nothing,
  'POST /api/materials': nothing,
  'GET /api/materials/{id}': unknownRow,
  'DELETE /api/materials/{id}': unknownRow,
  'GET /api/lessons/{id}': lesson(),
  'PATCH /api/lessons/{id}': lesson({ comments: 'Oi' }),
  'PUT /api/lessons/{id}/material': lesson({ content: 'Outro texto sobre outro assunto.' }),
  'PUT /api/lessons/{id}/approve': lesson(),
  'POST /api/lessons/{id}/adjustments': lesson({ text: 'Mude' }),
  'POST /api/lessons/{id}/cancel': lesson(),
  'GET /api/lessons/{id}/events': lesson(),
  'GET /api/lessons/{id}/files': lesson(),
  'GET /api/lessons/{id}/deliveries': lesson(),
  'GET /api/lessons/{id}/draft': lesson(undefined, [404]),
  'POST /api/lessons/{id}/revisions': lesson({ text: 'Trocar a capa' }),
  'POST /api/lessons/{id}/rating': lesson({ stars: 5, comment: '' }),
  'GET /api/files/{id}/download': ofLesson('file'),
  'GET /api/files/{id}/preview': ofLesson('file'),
  'GET /api/files/{id}/pages/{page}': ofLesson('file', [404]),
  'POST /api/upload/{lessonId}': lesson(() => fileForm()),

  'GET /api/lessons/{id}/messages': lesson(),
  'POST /api/lessons/{id}/messages': lesson({ content: 'Oi', messageType: 'text' }),
  'POST /api/lessons/{id}/messages/read': lesson(),
  'GET /api/messages/unread': nothing,
  'GET /api/messages': lessonInQuery,
  'POST /api/messages': lessonInBody({ content: 'Oi' }),
  'GET /api/chat/conversation': lessonInQuery,
  'POST /api/chat/send': lessonInBody({ message: 'Oi' }),

  'POST /api/payments': lessonInBody({ method: 'pix' }),
  'GET /api/payments/{id}': ofLesson('payment'),
  'POST /api/payments/{id}/check': ofLesson('payment', [503]),
  'GET /api/lessons/{id}/payments': lesson(),
  'GET /api/paypal/setup': nothing,
  'POST /api/paypal/order': lessonInBody({ amount: 49, currency: 'BRL', intent: 'capture' }),
  'POST /api/paypal/order/{id}/capture': ofLesson('order', [503]),
  'POST /api/lessons/{id}/refund-request': lesson({ reason: 'Desisti' }),
  'GET /api/lessons/{id}/refunds': lesson(),
  'POST /api/sandbox/payments/{id}/pay': ofLesson('payment', [404, 503]),
  'POST /api/sandbox/paypal/{id}/approve': ofLesson('order', [404, 503]),
  'PUT /api/lessons/{id}/billing': lesson({
    cpf: '52998224725',
    name: 'Ana Souza',
    address: 'Rua A, 1',
    email: 'ana@escola.test',
  }),
  'GET /api/lessons/{id}/billing': lesson(),
  'GET /api/lessons/{id}/receipt': lesson(undefined, [404]),
  'POST /api/webhooks/paypal': webhook,
  'POST /api/webhooks/pix': webhook,
  'POST /api/webhooks/pix/pix': webhook,
  'POST /api/webhooks/pix/{secret}': webhook,
  'POST /api/webhooks/pix/{secret}/pix': webhook,

  'GET /api/productions/assigned': nothing,
  'GET /api/editor/projects': nothing,
  'GET /api/editor/stats': nothing,
  'GET /api/productions/{id}': ofLesson('production'),
  'PATCH /api/productions/{id}': { of: 'production', body: () => ({ status: 'in_progress' }) },
  'POST /api/productions/upload-delivery': {
    of: 'production',
    body: (productionId) => fileForm({ productionId }, { name: 'final.pdf' }),
  },

  'GET /api/admin/stats': nothing,
  'GET /api/admin/desk': nothing,
  'GET /api/admin/overview': nothing,
  'GET /api/admin/users': nothing,
  'GET /api/admin/audit': nothing,
  'GET /api/admin/audit.csv': nothing,
  'GET /api/admin/leads': nothing,
  'GET /api/admin/leads.csv': nothing,
  'PATCH /api/admin/leads/{id}': { of: 'nothing', body: () => ({ status: 'closed' }), also: [404] },
  'GET /api/admin/mails': nothing,
  'POST /api/admin/mails/{id}/resend': unknownRow,
  'GET /api/admin/editors': nothing,
  'POST /api/admin/editors': nothing,
  'DELETE /api/admin/editors/{id}': unknownRow,
  'DELETE /api/admin/editors/{id}/totp': unknownRow,
  'DELETE /api/admin/cleanup-test-data': nothing,
  'GET /api/admin/lessons': nothing,
  'GET /api/admin/lessons/{id}': lesson(),
  'GET /api/admin/lessons.csv': nothing,
  'GET /api/admin/clients': nothing,
  'GET /api/admin/clients/{id}/lessons': nothing,
  'PATCH /api/admin/lessons/{id}': lesson({ title: 'Outro título' }),
  'GET /api/admin/lessons/{id}/notes': lesson(),
  'POST /api/admin/lessons/{id}/notes': lesson({ text: 'Nota' }),
  'POST /api/admin/lessons/{id}/complete': lesson(),
  'POST /api/admin/lessons/{id}/manual-payment': lesson({ reason: 'Depósito' }),
  'GET /api/admin/productions': nothing,
  'GET /api/admin/board': { of: 'nothing', query: () => '?stage=waiting' },
  'POST /api/admin/assign-editor': lessonInBody({ editorId: 'ninguém' }),
  'POST /api/admin/unassign-editor': lessonInBody({}),
  'GET /api/admin/files': nothing,
  'GET /api/admin/files/{lessonId}': lesson(),
  'POST /api/admin/files': {
    of: 'lesson',
    body: (lessonId) => fileForm({ lessonId, fileType: 'editor_work' }),
  },
  'PATCH /api/admin/files/{fileId}/block': { of: 'file', body: () => ({ block: true }) },
  'DELETE /api/admin/files/{fileId}': ofLesson('file'),
  'POST /api/admin/files/{fileId}/restore': ofLesson('file'),
  'POST /api/admin/files/{fileId}/archive': ofLesson('file'),
  'GET /api/admin/payments': nothing,
  'GET /api/admin/payments.csv': nothing,
  'GET /api/admin/lessons/{id}/money': lesson(),
  'GET /api/admin/invoices': nothing,
  'POST /api/admin/invoices/{id}/retry': lesson(undefined, [404]),
  'GET /api/admin/revenue': nothing,
  'GET /api/admin/refunds': nothing,
  'GET /api/admin/refund-requests': nothing,
  'GET /api/admin/payment-differences': nothing,
  'POST /api/admin/payment-differences/compare': { of: 'nothing', also: [503] },
  'POST /api/admin/payment-differences/{id}/resolve': unknownRow,
  'POST /api/admin/payments/{id}/refund': ofLesson('payment'),
  'POST /api/admin/refunds/{id}/retry': unknownRow,
  'POST /api/admin/refunds/{id}/manual': unknownRow,
  'POST /api/admin/refund-requests/{id}/decision': unknownRow,
};
