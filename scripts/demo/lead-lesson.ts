import { assignEditor } from '#server/production/assignment/assign-editor.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { type LessonStatus, STATUS_NAMES } from '#shared/lessons/lesson-status.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import type { DemoLesson } from './demo-lessons.ts';
import type { DemoHost, DemoSchool } from './demo-school.ts';
import { expectDone } from './expect-done.ts';
import { handOver } from './hand-over.ts';
import { payLesson } from './pay-lesson.ts';

const HOUR_MS = 3_600_000;

/** Hours after the order at which a lesson leaves each status. */
const LEAVES_AFTER: Record<LessonStatus, number> = {
  submitted: 0.02,
  analyzing: 0.02,
  waiting_approval: 1,
  waiting_payment: 1.5,
  paid: 26,
  in_production: 190,
  completed: 0,
  cancelled: 0,
};

/** Whether a lesson has come as far as the demo wants it, or farther at somebody's hands. */
export const hasArrived = (status: LessonStatus, goal: LessonStatus): boolean =>
  STATUS_NAMES.indexOf(status) >= STATUS_NAMES.indexOf(goal);

/**
 * Orders the lesson, unless its teacher has one of that title, and leads it on to its goal one legal
 * step at a time. Begun and broken off before, it goes on from where it stands.
 */
export async function leadLesson(host: DemoHost, school: DemoSchool, plan: DemoLesson): Promise<void> {
  const teacher = school.teachers[plan.teacher];
  const begun = Date.now() - plan.orderedDaysAgo * 24 * HOUR_MS;
  const setClock = (hours: number) => host.clock.set(new Date(Math.min(begun + hours * HOUR_MS, Date.now())));
  setClock(0);
  let lesson = (await findByTitle(teacher, plan.title)) ?? (await order(teacher, plan));
  while (!hasArrived(lesson.status, plan.goal) || isUnread(lesson)) {
    setClock(LEAVES_AFTER[lesson.status]);
    await takeStep(host, school, plan, lesson);
    lesson = (await teacher.get(`/api/lessons/${lesson.id}`)).json;
  }
  await speak(school, plan, lesson, setClock);
}

const isUnread = (lesson: Lesson) =>
  lesson.status === 'analyzing' || (lesson.status === 'submitted' && lesson.analysisError === null);

async function takeStep(host: DemoHost, school: DemoSchool, plan: DemoLesson, lesson: Lesson): Promise<void> {
  const { id, status } = lesson;
  const teacher = school.teachers[plan.teacher];
  const editor = plan.editor ? school.editors[plan.editor] : null;
  if (isUnread(lesson)) await host.runJobs();
  else if (plan.goal === 'cancelled') await expectDone(teacher.post(`/api/lessons/${id}/cancel`));
  else if (status === 'submitted' || status === 'waiting_approval')
    await expectDone(teacher.put(`/api/lessons/${id}/approve`));
  else if (status === 'waiting_payment') await payLesson(teacher, lesson);
  else if (!editor) throw new Error(`${plan.title} needs an editor`);
  else if (status === 'paid') {
    const admin = { userId: school.adminId, role: 'admin', ip: null } as const;
    const production = await assignEditor(host.deps, admin, { lessonId: id, editorId: editor.user.id });
    await expectDone(editor.patch(`/api/productions/${production.id}`, { status: 'in_progress' }));
  } else if (plan.delivery) await handOver(host, editor, id, plan.delivery);
  else throw new Error(`${plan.title} needs a delivery`);
}

/** The conversation, the comment, the rating and the request, where nobody has said anything yet. */
async function speak(
  { teachers, editors }: DemoSchool,
  { teacher: owner, editor, comment, messages = [], rating, refundRequest }: DemoLesson,
  lesson: Lesson,
  setClock: (hours: number) => void,
): Promise<void> {
  const teacher = teachers[owner];
  const url = `/api/lessons/${lesson.id}`;
  if (comment && !lesson.comments.includes(comment.text)) {
    setClock(comment.hours);
    await expectDone(teacher.patch(url, { comments: comment.text }));
  }
  const said = new Set(
    (await teacher.get(`${url}/messages`)).json.map((m: { content: string }) => m.content),
  );
  for (const { by, hours, text } of messages) {
    if (said.has(text)) continue;
    setClock(hours);
    const speaker = by === 'editor' && editor ? editors[editor] : teacher;
    // Whoever answers has read what came before.
    await speaker.get(`${url}/messages`);
    await expectDone(speaker.post(`${url}/messages`, { content: text }));
  }
  if (rating && lesson.allowedActions.includes('rate')) {
    setClock(rating.hours);
    await expectDone(teacher.post(`${url}/rating`, { stars: rating.stars, comment: rating.comment }));
  }
  // A second request would answer the first one; one that was denied is not asked for again.
  if (refundRequest && (await expectDone(teacher.get(`${url}/refunds`))).requests.length === 0) {
    setClock(refundRequest.hours);
    await expectDone(teacher.post(`${url}/refund-request`, { reason: refundRequest.reason }));
  }
}

async function findByTitle(teacher: ApiClient, title: string): Promise<Lesson | undefined> {
  const lessons: Lesson[] = (await teacher.get('/api/lessons?limit=200')).json;
  return lessons.find((lesson) => lesson.title === title);
}

async function order(teacher: ApiClient, { title, fields, file }: DemoLesson): Promise<Lesson> {
  const answer = await placeOrder(teacher, { ...fields, title }, file?.());
  return expectDone(Promise.resolve(answer));
}
