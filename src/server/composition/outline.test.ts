import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outline } from '#shared/analysis/outline/outline.contract.ts';
import { signInAdmin } from '#tests/builders/admins.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { TYPED_LESSONS } from '#tests/builders/typed-lessons.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
let ana: ApiClient;
let admin: ApiClient;
let lessonId = '';
beforeAll(async () => {
  test = await createTestApp();
  [ana, admin] = [await registerTeacher(test.app), await signInAdmin(test)];
  const order = { title: 'Fotossíntese', content: TYPED_LESSONS.photosynthesis, slideCount: '10' };
  lessonId = (await placeOrder(ana, order)).json.id;
  await test.runJobs();
});
afterAll(() => test.close());

const read = async (client = ana): Promise<Outline> =>
  (await client.get(`/api/lessons/${lessonId}/outline`)).json;
const send = ({ version, items }: Pick<Outline, 'version' | 'items'>, client = ana) =>
  client.put(`/api/lessons/${lessonId}/outline`, {
    version,
    items: items.map(({ id, title, section, use }) => ({ id, title, section, use })),
  });
const titlesOf = async () => {
  await ana.get(`/api/lessons/${lessonId}/preview`);
  await test.runJobs();
  const { pages } = (await ana.get(`/api/lessons/${lessonId}/preview`)).json;
  return pages.map(({ title }: { title: string }) => title) as string[];
};
/** The first two neighbours that say something of the material. */
const neighbours = ({ items }: Outline) => {
  const at = items.findIndex(({ canJoin }, index) => canJoin && items[index + 1]?.canJoin);
  return [at, at + 1] as const;
};

describe('the outline of a lesson', () => {
  it('begins as the plan, one entry a slide', async () => {
    const outline = await read();
    expect(outline).toMatchObject({ version: 1, size: 10, closed: null });
    expect(outline.items.map(({ id, use }) => [id, use])).toEqual(
      Array.from({ length: 10 }, (_, index) => [`p${index + 1}`, 'own']),
    );
    expect(outline.items[0]).toMatchObject({ purpose: 'capa', canSplit: false, canLeaveOut: false });
  });

  it('renamed and put into another order is what the slides show, as a new version', async () => {
    const outline = await read();
    const [first, second] = neighbours(outline);
    const items = outline.items.toSpliced(
      first,
      2,
      ...[outline.items[second], outline.items[first]].flatMap((item) => item ?? []),
    );
    const renamed = items.with(first, {
      ...(items[first] as Outline['items'][number]),
      title: 'O nome que eu dei',
    });
    const { status, json } = await send({ version: outline.version, items: renamed });
    expect([status, json.version]).toEqual([200, 2]);
    expect((await titlesOf())[first]).toBe('O nome que eu dei');
    const lesson = (await ana.get(`/api/lessons/${lessonId}`)).json;
    expect(lesson).toMatchObject({ status: 'waiting_approval', analysisVersion: 2 });
    expect(lesson.aiAnalysis.structure.plan[first]).toMatchObject({
      number: first + 1,
      title: 'O nome que eu dei',
    });
  });

  it('keeps the ordered size: what leaves makes room for what is split', async () => {
    const outline = await read();
    const out = outline.items.findIndex(({ purpose }) => purpose === 'verificacao' || purpose === 'sintese');
    const left = outline.items.with(out, {
      ...(outline.items[out] as Outline['items'][number]),
      use: 'left_out',
    });
    const refused = await send({ version: outline.version, items: left });
    expect([refused.status, refused.json.message]).toEqual([
      422,
      'O roteiro tem 9 slides e o pedido é de 10. Divida 1 slide ou devolva o que ficou de fora.',
    ]);
    const at = left.findIndex(({ canSplit }) => canSplit);
    const item = left[at] as Outline['items'][number];
    const halves = [
      { ...item, id: `${item.id}.1` },
      { ...item, id: `${item.id}.2`, title: 'A outra metade' },
    ];
    const kept = await send({ version: outline.version, items: left.toSpliced(at, 1, ...halves) });
    expect([kept.status, kept.json.items.length]).toEqual([200, 11]);
    const titles = await titlesOf();
    expect([titles.length, titles[at + 1]]).toEqual([10, 'A outra metade']);
  });

  it('goes back to what was proposed, and the same again is no new version', async () => {
    const outline = await read();
    const proposed = Array.from({ length: 10 }, (_, index) => {
      const id = `p${index + 1}`;
      const known = outline.items.find((item) => item.id === id || item.id === `${id}.1`);
      return {
        ...(known as Outline['items'][number]),
        id,
        title: known?.proposedTitle ?? '',
        use: 'own' as const,
      };
    });
    const back = await send({ version: outline.version, items: proposed });
    expect(back.status).toBe(200);
    const again = await send({ version: back.json.version, items: back.json.items });
    expect(again.json.version).toBe(back.json.version);
  });

  it('of two windows the later one hears of the other, and nothing is overwritten', async () => {
    const outline = await read();
    const rename = (title: string) =>
      send({
        version: outline.version,
        items: outline.items.with(1, { ...(outline.items[1] as Outline['items'][number]), title }),
      });
    const answers = await Promise.all([rename('De uma janela'), rename('De outra janela')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const [won, lost] = answers[0]?.status === 200 ? answers : answers.toReversed();
    expect(lost?.json.outline.version).toBe(won?.json.version);
    expect((await read()).items[1]?.title).toBe(won?.json.items[1].title);
  });

  it('is read by an admin and changed by its teacher alone, until it is paid', async () => {
    const seen = await read(admin);
    expect(seen.closed).toMatch(/quem fez o pedido/);
    expect((await send(seen, admin)).status).toBe(403);
    const other = await registerTeacher(test.app);
    expect((await send(seen, other)).status).toBe(404);
    await setLesson(test, lessonId, { status: 'paid', paidAt: new Date() });
    expect((await read()).closed).toMatch(/antes do pagamento/);
    expect((await send(seen)).status).toBe(409);
  });
});
