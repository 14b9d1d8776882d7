import type { FastifyInstance } from 'fastify';
import { isSessionAlive } from '#server/accounts/accounts.api.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { latestEventId } from '#server/platform/events/events.ts';
import { implement } from '#server/platform/http/implement.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Session } from '#server/platform/http/session.ts';
import { sendEvents } from '#server/platform/events/sse.ts';
import { lessonEvents } from '#shared/lessons/lessons.contract.ts';
import { findLesson, lessonTopic } from './lesson-access.api.ts';

/** The stream opens with the present status, so that a page that comes late is right at once. */
export function mountLessonEvents(app: FastifyInstance, deps: AppDeps): void {
  const { db } = deps.database;
  implement(app, deps, lessonEvents, async ({ params, session, request, reply }) => {
    await findLesson(db, session, params.id);
    const topic = lessonTopic(params.id.toLowerCase());
    // First the id, then the status: what changes in between comes as an event once more, never not at all.
    const since = await latestEventId(db, topic);
    const { status, analysisError } = await findLesson(db, session, params.id);
    const first = { id: since, type: 'status', data: { status, analysisError } };
    const isStillAllowed = async () =>
      (await isSessionAlive(db, session, deps.clock.now())) && (await canStillSee(db, session, params.id));
    const rights = { isStillAllowed, recheckAfter: ['production'] };
    return sendEvents(request, reply, { events: deps.events, topic, first, ...rights });
  });
}

async function canStillSee(db: Db, viewer: Session, lessonId: string): Promise<boolean> {
  try {
    await findLesson(db, viewer, lessonId);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
