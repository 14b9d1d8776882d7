import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestDraft } from '#server/composition/composition.api.ts';
import { findLessonById } from '#server/lessons/lessons.api.ts';
import { mountedEndpoints } from '#server/platform/http/implement.ts';
import { PREVIEW_WIDTHS, UNPAID_WIDTH } from '#shared/composition/lesson-preview.contract.ts';
import { type ApiClient, apiClient } from '#tests/builders/api-client.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { assign, createProductionTest, type ProductionTest } from '#tests/builders/production.ts';
import { TYPED_LESSONS } from '#tests/builders/typed-lessons.ts';

const SLIDES = 5;
const PREVIEW = 'preview/pages';

let all: ProductionTest;
let people: Record<string, ApiClient>;
let lessonId = '';
/** What somebody may know who saw the lesson when it was paid: the keys of its slides. */
let keys: string[] = [];

beforeAll(async () => {
  all = await createProductionTest();
  const { test, teacher, editor, otherEditor, admin } = all;
  const stranger = await registerTeacher(test.app, { email: 'bia@lousa.test' });
  people = { visitor: apiClient(test.app, '10.8.0.1'), stranger, otherEditor, editor, teacher, admin };
  const order = { title: 'Luz', content: TYPED_LESSONS.photosynthesis, slideCount: `${SLIDES}` };
  lessonId = (await placeOrder(teacher, order)).json.id;
  await test.runJobs();
  await setPaid(true);
  const { db } = test.deps.database;
  const lesson = await findLessonById(db, lessonId);
  if (lesson) await requestDraft(db, test.deps, lesson);
  await test.runJobs();
  expect((await assign(all, lessonId)).status).toBe(200);
  const { pages } = (await editor.get(`/api/lessons/${lessonId}/draft/deck`)).json;
  keys = pages.map(({ key }: { key: string }) => key);
});
afterAll(() => all.test.close());

const setPaid = (isPaid: boolean) =>
  setLesson(
    all.test,
    lessonId,
    isPaid
      ? { status: 'paid', paidAt: all.clock.now() }
      : { status: 'waiting_payment', paidAt: null, completedAt: null },
  );

/** Every address of the lesson at which the product answers bytes, in every width and format there is. */
function listAddresses(): string[] {
  const said: Record<string, readonly string[]> = {
    id: [lessonId],
    page: Array.from({ length: SLIDES }, (_, at) => `${at + 1}`),
    format: ['pptx', 'pdf', 'docx'],
    key: keys,
    round: ['1'],
  };
  const widths = ['', `?w=${UNPAID_WIDTH}`, `?w=${Math.max(...PREVIEW_WIDTHS)}`, '?v=1c&w=1280'];
  return all.test.app[mountedEndpoints]
    .filter(({ path, produces }) => path.startsWith('/api/lessons/{id}/') && produces === BYTES)
    .flatMap(({ path }) =>
      [...path.matchAll(/\{(\w+)\}/g)].reduce<string[]>(
        (paths, [hole = '', name = '']) =>
          paths.flatMap((one) =>
            (said[name] ?? [`no ${name} is known`]).map((value) => one.replace(hole, value)),
          ),
        [path],
      ),
    )
    .flatMap((path) => widths.map((width) => path + width));
}
const BYTES = 'application/octet-stream';

/** What each person has at these addresses, where that is anything: who, where, how wide. */
async function collect(): Promise<{ who: string; path: string; width: number | null }[]> {
  const had: { who: string; path: string; width: number | null }[] = [];
  for (const [who, client] of Object.entries(people))
    for (const path of listAddresses()) {
      const { status, bytes, headers } = await client.get(path);
      if (status !== 200) continue;
      const isPicture = String(headers['content-type']).startsWith('image/');
      had.push({ who, path, width: isPicture ? ((await sharp(bytes).metadata()).width ?? null) : null });
    }
  return had;
}

it('nothing of full size leaves the server before a lesson is paid, whoever asks at whatever address', async () => {
  await setPaid(false);
  const had = await collect();
  expect(had.length).toBeGreaterThan(0);
  expect(had.filter(({ path }) => !path.includes(PREVIEW))).toEqual([]);
  expect(had.filter(({ width }) => width === null || width > UNPAID_WIDTH)).toEqual([]);
  expect(new Set(had.map(({ who }) => who))).toEqual(new Set(['editor', 'teacher', 'admin']));
});

it('the same addresses have it once it is paid, for those who may', async () => {
  await setPaid(true);
  const had = await collect();
  const whole = (who: string) =>
    had.filter((one) => one.who === who && (one.width === null || one.width > UNPAID_WIDTH));
  expect(whole('editor').some(({ path }) => path.includes('/draft/files/pptx'))).toBe(true);
  expect(whole('editor').some(({ path }) => path.includes('/draft/slides/'))).toBe(true);
  expect(whole('teacher').map(({ path }) => path.includes(PREVIEW))).not.toContain(false);
  expect(whole('teacher').length).toBeGreaterThan(0);
  expect(had.filter(({ who }) => ['visitor', 'stranger', 'otherEditor'].includes(who))).toEqual([]);
});
