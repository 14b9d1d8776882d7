import type { FastifyInstance } from 'fastify';
import { viewerOfSession } from '#server/accounts/accounts.api.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { AppDeps } from '#server/platform/deps.ts';
import { latestEventId } from '#server/platform/events/events.ts';
import { sendEvents } from '#server/platform/events/sse.ts';
import { implement } from '#server/platform/http/implement.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { Viewer } from '#shared/lessons/lesson-policy.ts';
import { lessonEvents } from '#shared/lessons/lessons.contract.ts';
import { findLesson, lessonTopic } from './lessons.api.ts';

/** The stream opens with the present status, so that a page that comes late is right at once. */
export function mountLessonEvents(app: FastifyInstance, deps: AppDeps): void {
  const { db } = deps.database;
  implement(app, deps, lessonEvents, async ({ params, session, request, reply }) => {
    const topic = lessonTopic(params.id.toLowerCase());
    // First the id, then the status: what changes in between comes as an event once more, never not at all.
    const since = await latestEventId(db, topic);
    const { status, analysisError } = await findLesson(db, session, params.id);
    const first = { id: since, type: 'status', data: { status, analysisError } };
    const isStillAllowed = async () => {
      const viewer = await viewerOfSession(db, session.sessionId, deps.clock.now());
      return viewer !== null && canStillSee(db, viewer, params.id);
    };
    const { userId: accountId } = session;
    // A teacher sees what is handed over, not how often it is worked on.
    const isFor = ({ type }: { type: string }) =>
      (type !== 'draft' && type !== 'findings') || session.role !== 'teacher';
    return sendEvents(request, reply, {
      ...{ events: deps.events, topic, accountId, first, isFor, isStillAllowed },
    });
  });
}

async function canStillSee(db: Db, viewer: Viewer, lessonId: string): Promise<boolean> {
  try {
    await findLesson(db, viewer, lessonId);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
