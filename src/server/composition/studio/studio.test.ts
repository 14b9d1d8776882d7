import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compositionsTable } from '#server/composition/compositions.table.ts';
import { lessonTopic } from '#server/lessons/lessons.api.ts';
import { publishEvent } from '#server/platform/events/events.ts';
import {
  applyOperations,
  type DeckOperation,
  diffDecks,
} from '#shared/composition/studio/deck-operations.ts';
import type { DraftDeck, DraftSlide } from '#shared/composition/studio/draft-model.ts';
import type { Studio } from '#shared/composition/studio/studio.contract.ts';
import { signInAdmin, signInEditor } from '#tests/builders/admins.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { TYPED_LESSONS } from '#tests/builders/typed-lessons.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
let ana: ApiClient;
let edu: ApiClient;
let eva: ApiClient;
let admin: ApiClient;
let lessonId = '';
beforeAll(async () => {
  test = await createTestApp();
  ana = await registerTeacher(test.app);
  [edu, eva] = [await signInEditor(test), await signInEditor(test, 'eva@lousa.test')];
  admin = await signInAdmin(test);
  const order = { title: 'Fotossíntese', content: TYPED_LESSONS.photosynthesis, slideCount: '10' };
  lessonId = (await placeOrder(ana, { ...order, comments: 'Com exercícios.' })).json.id;
  await test.runJobs();
});
afterAll(() => test.close());

const path = (rest: string) => `/api/lessons/${lessonId}/draft${rest}`;
const open = async (client = edu): Promise<Studio> => (await client.get(path('/deck'))).json;
const save = (version: number, operations: DeckOperation[], client = edu) =>
  client.patch(path(''), { version, operations });
const titled = ({ slides }: DraftDeck, at: number, title: string): DeckOperation => ({
  op: 'slide',
  slide: { ...(slides[at] as DraftSlide), title },
});

describe('the studio', () => {
  it('is there once a lesson is paid, for its editor and admins', async () => {
    expect((await admin.get(path('/deck'))).status).toBe(404);
    const paid = { status: 'in_production', paidAt: new Date(), editorId: edu.user.id } as const;
    await setLesson(test, lessonId, paid);
    expect((await eva.get(path('/deck'))).status).toBe(404);
    expect((await ana.get(path('/deck'))).status).toBe(403);
    const studio = await open();
    expect(studio).toMatchObject({ version: 1, ordered: 10, closed: null, deliveredVersion: null });
    expect(studio.pages.map(({ slideId }) => slideId)).toEqual(studio.deck.slides.map(({ id }) => id));
    expect(studio.pages[0]?.zones).toContainEqual(expect.objectContaining({ text: 'Fotossíntese' }));
    expect(studio.wishes).toMatchObject([{ from: 'order', text: 'Com exercícios.', isDone: false }]);
    expect(await open(admin)).toEqual(studio);
  });

  it('keeps an edit as the next version, whose changed slide alone has another picture', async () => {
    const { version, deck, pages } = await open();
    const { status, json } = await save(version, [titled(deck, 3, 'O verde das folhas')]);
    expect([status, json.version]).toEqual([200, version + 1]);
    const changed = json.pages.filter(({ key }: { key: string }, at: number) => key !== pages[at]?.key);
    expect(changed).toMatchObject([{ slideId: deck.slides[3]?.id }]);
    expect(changed[0].zones).toContainEqual(expect.objectContaining({ text: 'O verde das folhas' }));
    expect((await edu.get(path(''))).json).toMatchObject({ version: version + 1, size: 10 });
    const picture = await edu.get(path(`/slides/${changed[0].key}?w=640`));
    expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'webp', width: 640, height: 360 });
    expect(picture.headers['cache-control']).toContain('immutable');
    const wide = await edu.get(path(`/slides/${pages[0]?.key}?w=1280`));
    expect(await sharp(wide.bytes).metadata()).toMatchObject({ width: 1280 });
    expect((await open()).deck.slides[3]?.title).toBe('O verde das folhas');
  });

  it('undoes by what leads back, and the same again is no version', async () => {
    const before = await open();
    const [cover, ...rest] = before.deck.slides;
    const moved = rest.toReversed().map(({ id }) => id);
    const operations: DeckOperation[] = [
      { op: 'order', ids: [cover?.id ?? '', ...moved] },
      { op: 'look', theme: 'norma', palette: 'indigo' },
    ];
    const edited = await save(before.version, operations);
    const after = applyOperations(before.deck, operations) as DraftDeck;
    const back = await save(edited.json.version, diffDecks(after, before.deck));
    expect(back.json.pages.map(({ key }: { key: string }) => key)).toEqual(
      before.pages.map(({ key }) => key),
    );
    expect((await save(back.json.version, [])).json.version).toBe(back.json.version);
  });

  it('of two who save at once one wins, and the other is told what is there now', async () => {
    const { version, deck } = await open();
    const answers = await Promise.all([
      save(version, [titled(deck, 4, 'De Edu')]),
      save(version, [titled(deck, 4, 'Da administração')], admin),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.json.studio).toEqual(await open());
    const late = await save(1, [titled(deck, 4, 'Tarde demais')]);
    expect([late.status, late.json.studio.version]).toEqual([409, version + 1]);
  });

  it('leaves of one sitting no more than its first and its last version', async () => {
    for (const title of ['Um', 'Dois', 'Três']) {
      const { version, deck } = await open();
      await save(version, [titled(deck, 5, title)]);
    }
    const kept = await test.deps.database.db
      .select({ version: compositionsTable.version, by: compositionsTable.createdBy })
      .from(compositionsTable)
      .where(eq(compositionsTable.lessonId, lessonId))
      .orderBy(compositionsTable.version);
    expect(kept[0]).toEqual({ version: 1, by: null });
    expect(kept.filter(({ by }) => by === edu.user.id).length).toBeLessThanOrEqual(3);
    expect(kept.at(-1)?.version).toBe((await open()).version);
  });

  it.each<[string, (deck: DraftDeck) => DeckOperation[]]>([
    ['a slide that is not there', () => [{ op: 'remove', id: 's99' }]],
    [
      'a number that no axis holds',
      ({ slides }) => [
        {
          op: 'slide',
          slide: {
            ...(slides[3] as DraftSlide),
            layout: 'chart',
            blocks: [
              {
                ...{ type: 'chart', form: 'bars', unit: null, categories: ['a'], highlight: null, alt: 'x' },
                ...{ series: [{ name: 's', values: [1e300] }], passageIds: [] },
              },
            ],
          },
        },
      ],
    ],
    ['colours of another theme', () => [{ op: 'look', theme: 'norma', palette: 'humanas' }]],
    [
      'a picture of nobody knows whom',
      ({ slides }) => [
        {
          op: 'slide',
          slide: {
            ...(slides[3] as DraftSlide),
            layout: 'figure',
            blocks: [{ type: 'picture', picture: 'a.png', caption: null, alt: 'Um rio', passageIds: [] }],
          },
        },
      ],
    ],
  ])('refuses %s with a sentence, and nothing changes', async (_, operations) => {
    const { version, deck } = await open();
    const { status, json } = await save(version, operations(deck));
    expect([status, typeof json.message]).toEqual([422, 'string']);
    expect((await open()).version).toBe(version);
  });

  it('shows the material piece by piece, with the passages that slides stand on', async () => {
    const { json } = await edu.get(path('/material'));
    const ids = new Set(json.pieces.map(({ id }: { id: string }) => id));
    expect(json.passages.length).toBeGreaterThan(5);
    expect(json.passages.filter(({ blockId }: { blockId: string }) => !ids.has(blockId))).toEqual([]);
  });

  it('tells other windows of whoever makes it that it changed, and its teacher nothing', async () => {
    const { version, deck } = await open();
    const slide = { ...(deck.slides[2] as DraftSlide), title: 'Para a outra janela' };
    expect((await save(version, [{ op: 'slide', slide }])).status).toBe(200);
    const topic = lessonTopic(lessonId);
    await publishEvent(test.deps.database.db, { topic, type: 'preview', data: { version: 999 } });
    const address = await test.app.listen({ host: '127.0.0.1', port: 0 });
    const told = async ({ token }: ApiClient) => {
      const stop = new AbortController();
      const headers = { authorization: `Bearer ${token}`, 'last-event-id': '0' };
      const { signal } = stop;
      const answer = await fetch(`${address}/api/lessons/${lessonId}/events`, { headers, signal });
      let text = '';
      for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        text += chunk;
        if (text.includes('999')) break;
      }
      stop.abort();
      return text;
    };
    const draft = `event: draft\ndata: {"version":${version + 1}}`;
    expect(await told(edu)).toContain(draft);
    expect(await told(ana)).not.toContain('event: draft');
  });

  it('is what the teacher is not shown before it is handed over, and closes then', async () => {
    const { version } = await open();
    expect((await ana.get(`/api/lessons/${lessonId}/preview`)).json.version).toBeLessThan(version);
    await setLesson(test, lessonId, { status: 'completed', completedAt: new Date() });
    expect((await open()).closed).toMatch(/entregue/);
    expect((await save(version, [])).status).toBe(409);
    await setLesson(test, lessonId, { status: 'in_production', onHoldReason: 'Pagamento contestado.' });
    expect((await save(version, [])).json.message).toBe('Pagamento contestado.');
    await setLesson(test, lessonId, { onHoldReason: null });
  });
});
