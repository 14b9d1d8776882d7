import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '#server/platform/deps.ts';
import { implement } from '#server/platform/http/implement.ts';
import { setPageHeaders } from '#server/platform/http/page.ts';
import * as views from '#shared/messages/conversation-views.contract.ts';
import * as mails from '#shared/messages/mails.contract.ts';
import * as contract from '#shared/messages/messages.contract.ts';
import { countUnread } from './conversation/count-unread.ts';
import { listMailPage } from './outbox/list-mails.ts';
import { listMessages } from './list-messages.ts';
import { markRead } from './conversation/mark-read.ts';
import { resendMail } from './outbox/resend-mail.ts';
import { sendMessage } from './conversation/send-message.ts';
import { toChatMessage } from './conversation/to-message.ts';

export function registerMessages(app: FastifyInstance, deps: AppDeps): void {
  const { db } = deps.database;
  implement(app, deps, contract.listMessages, ({ params, session }) =>
    listMessages(deps, session, params.id),
  );
  implement(app, deps, contract.sendMessage, ({ params, body, session, idempotency }) => {
    const { content, attachmentIds } = body;
    return sendMessage(deps, session, { lessonId: params.id, content, attachmentIds, idempotency });
  });
  implement(app, deps, contract.markMessagesRead, async ({ params, session }) => {
    await markRead(deps, session, params.id);
  });
  implement(app, deps, contract.listUnread, ({ session }) => countUnread(db, session));
  mountViews(app, deps);
  implement(app, deps, mails.listMails, async ({ query, request, reply }) => {
    const page = await listMailPage(db, query);
    setPageHeaders(request, reply, page);
    return page.mails;
  });
  implement(app, deps, mails.resendMail, ({ params, session, request }) =>
    resendMail(deps, session, { mailId: params.id, ip: request.ip }),
  );
}

/** The older calls on the same conversations. */
function mountViews(app: FastifyInstance, deps: AppDeps): void {
  implement(app, deps, views.listLessonMessages, ({ query, session }) =>
    listMessages(deps, session, query.lessonId),
  );
  implement(app, deps, views.sendLessonMessage, ({ body, session, idempotency }) =>
    sendMessage(deps, session, { ...body, idempotency }),
  );
  implement(app, deps, views.readChat, async ({ query, session }) => {
    const messages = await listMessages(deps, session, query.lessonId);
    return { messages: messages.map(toChatMessage) };
  });
  implement(app, deps, views.sendChat, async ({ body, session, idempotency }) => {
    const { lessonId, message: content } = body;
    return toChatMessage(await sendMessage(deps, session, { lessonId, content, idempotency }));
  });
}
