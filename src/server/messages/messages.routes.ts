import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '#server/platform/deps.ts';
import { implement } from '#server/platform/http/implement.ts';
import * as contract from '#shared/messages/messages.contract.ts';
import { listMessages } from './list-messages.ts';
import { sendMessage } from './send-message.ts';

export function registerMessages(app: FastifyInstance, deps: AppDeps): void {
  implement(app, deps, contract.listMessages, ({ params, session }) =>
    listMessages(deps, session, params.id),
  );
  implement(app, deps, contract.sendMessage, async ({ params, body, session, idempotency }) => {
    const message = { lessonId: params.id, content: body.content, idempotency };
    return (await sendMessage(deps, session, message)).body;
  });
}
