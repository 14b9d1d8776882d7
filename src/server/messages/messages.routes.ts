import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '#server/platform/deps.ts';
import { implement } from '#server/platform/http/implement.ts';
import { createLimiter } from '#server/platform/http/limits/rate-limit.ts';
import { setPageHeaders } from '#server/platform/http/lists/page.ts';
import type { Session } from '#server/platform/http/session.ts';
import * as views from '#shared/messages/conversation-views.contract.ts';
import * as mails from '#shared/messages/mails.contract.ts';
import type { Message } from '#shared/messages/messages.contract.ts';
import * as contract from '#shared/messages/messages.contract.ts';
import { countUnread } from './conversation/count-unread.ts';
import { listMessages } from './conversation/list-messages.ts';
import { markRead } from './conversation/mark-read.ts';
import { type SentMessage, sendMessage } from './conversation/send-message.ts';
import { toChatMessage } from './conversation/to-message.ts';
import { listMailPage } from './outbox/list-mails.ts';
import { resendMail } from './outbox/resend-mail.ts';

export function mountMessages(app: FastifyInstance, deps: AppDeps): void {
  const { db } = deps.database;
  const send = createSend(deps);
  implement(app, deps, contract.listMessages, async ({ params, query, session, request, reply }) => {
    const page = await listMessages(deps, session, { ...query, lessonId: params.id });
    setPageHeaders(request, reply, page);
    return page.messages;
  });
  implement(app, deps, contract.sendMessage, ({ params, body, session, idempotency }) => {
    const { content, attachmentIds } = body;
    return send(session, { lessonId: params.id, content, attachmentIds, idempotency });
  });
  implement(app, deps, contract.markMessagesRead, async ({ params, session }) => {
    await markRead(deps, session, params.id);
  });
  implement(app, deps, contract.listUnread, ({ session }) => countUnread(db, session));
  mountViews(app, deps, send);
  implement(app, deps, mails.listMails, async ({ query, request, reply }) => {
    const page = await listMailPage(db, query);
    setPageHeaders(request, reply, page);
    return page.mails;
  });
  implement(app, deps, mails.resendMail, ({ params, session, request }) =>
    resendMail(deps, session, { mailId: params.id, ip: request.ip }),
  );
}

type Send = (session: Session, sent: SentMessage) => Promise<Message>;

/** Whichever call a message comes by, it counts for the same limit. */
function createSend(deps: AppDeps): Send {
  const count = createMessageLimit(deps);
  return async (session, sent) => {
    await count(session.userId);
    return sendMessage(deps, session, sent);
  };
}

/** The older calls on the same conversations. */
function mountViews(app: FastifyInstance, deps: AppDeps, send: Send): void {
  implement(app, deps, views.listLessonMessages, async ({ query, session, request, reply }) => {
    const page = await listMessages(deps, session, query);
    setPageHeaders(request, reply, page);
    return page.messages;
  });
  implement(app, deps, views.sendLessonMessage, ({ body, session, idempotency }) =>
    send(session, { ...body, idempotency }),
  );
  implement(app, deps, views.readChat, async ({ query, session, request, reply }) => {
    const page = await listMessages(deps, session, query);
    setPageHeaders(request, reply, page);
    return { messages: page.messages.map(toChatMessage) };
  });
  implement(app, deps, views.sendChat, async ({ body, session, idempotency }) => {
    const { lessonId, message: content } = body;
    return toChatMessage(await send(session, { lessonId, content, idempotency }));
  });
}

const tell = (wait: string) =>
  `Você enviou muitas mensagens em pouco tempo. Nada se perdeu: tente de novo em ${wait}.`;

/**
 * Counts a message of an account: 60 a minute, 1,000 a day. Nobody writes that much by hand.
 * @throws Problem `too_many_requests`
 */
function createMessageLimit({ database }: AppDeps): (userId: string) => Promise<void> {
  const ofMinute = createLimiter(database, { name: 'messages', points: 60, durationSeconds: 60, tell });
  const ofDay = createLimiter(database, {
    name: 'messages-day',
    points: 1000,
    durationSeconds: 86_400,
    tell,
  });
  return async (userId) => {
    await ofMinute.consume(userId);
    await ofDay.consume(userId);
  };
}
