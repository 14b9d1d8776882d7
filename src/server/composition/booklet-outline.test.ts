import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Outline } from '#shared/analysis/outline/outline.contract.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { orderBooklet } from '#tests/builders/booklet-orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
let ana: ApiClient;
let lessonId = '';
beforeAll(async () => {
  test = await createTestApp();
  ana = await registerTeacher(test.app);
  lessonId = (await orderBooklet(ana)).json.id;
  await test.runJobs();
});
afterAll(() => test.close());

type Item = Outline['items'][number];
const read = async (): Promise<Outline> => (await ana.get(`/api/lessons/${lessonId}/outline`)).json;
const send = ({ version, items }: Pick<Outline, 'version' | 'items'>) =>
  ana.put(`/api/lessons/${lessonId}/outline`, {
    version,
    items: items.map(({ id, title, section, use }) => ({ id, title, section, use })),
  });
/** The words of each page, with a job or without. */
const pages = async (): Promise<{ text: string }[]> =>
  (await ana.get(`/api/lessons/${lessonId}/preview`)).json.pages;
const change = (items: readonly Item[], at: number, changes: Partial<Item>) =>
  items.with(at, { ...(items[at] as Item), ...changes });

describe('the outline of a booklet', () => {
  it('begins as the chapters of the material with their sections', async () => {
    const outline = await read();
    expect(outline).toMatchObject({ version: 1, unit: 'page', size: 10, closed: null });
    expect(outline.items.map(({ title, use }) => `${use} ${title}`)).toContain('joined Rega da alface');
    expect(outline.items[0]?.use).toBe('own');
  });

  it('keeps the ordered pages with chapters named, split and left out, drawn at once, in another look too', async () => {
    const outline = await read();
    const at = outline.items.findIndex(({ title }) => title === 'Rega da alface');
    const out = outline.items.findIndex(({ title }) => title === 'Adubo da beterraba');
    const joined = outline.items.findIndex(({ title }) => title === 'Adubo da alface');
    const fewer = change(outline.items, joined, { use: 'joined' });
    const named = change(fewer, at, { title: 'A água de cada dia', use: 'own' });
    const items = change(named, out, { use: 'left_out' });
    const { status, json } = await send({ version: outline.version, items });
    expect([status, json.version]).toEqual([200, 2]);
    const shown = await pages();
    expect(shown).toHaveLength(10);
    const contents = shown[2]?.text ?? '';
    expect(contents).toContain('A água de cada dia');
    expect(shown.map(({ text }) => text).join('\n')).not.toContain('Adubo da beterraba');
    const { structure } = (await ana.get(`/api/lessons/${lessonId}`)).json.aiAnalysis;
    expect(structure.plan).toHaveLength(10);
    expect(structure.sections.map(({ title }: { title: string }) => title)).toContain('A água de cada dia');
    const look = await ana.put(`/api/lessons/${lessonId}/look`, { theme: 'manual', palette: 'indigo' });
    expect(look.status).toBe(200);
    expect(look.json.pages[2].text).toContain('A água de cada dia');
    const lost = await send({ version: outline.version, items: outline.items });
    expect([lost.status, lost.json.outline.version]).toEqual([409, json.version]);
  });

  it('goes back to what was proposed', async () => {
    const outline = await read();
    const items = outline.items
      .map((item) => ({ ...item, title: item.proposedTitle, use: item.proposedUse }))
      .toSorted((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1)));
    expect((await send({ version: outline.version, items })).status).toBe(200);
    expect((await pages()).map(({ text }) => text).join('\n')).toContain('Adubo da beterraba');
  });

  it('that would make other pages is refused in words, and nothing is kept', async () => {
    const outline = await read();
    const items = outline.items.map((item, at) => (at < 1 ? item : { ...item, use: 'left_out' as const }));
    const { status, json } = await send({ version: outline.version, items });
    expect([status, json.message]).toEqual([
      422,
      'Com este roteiro o material não enche as 10 páginas do pedido. Devolva algo do que ficou de fora.',
    ]);
    const none = outline.items.map((item) => ({ ...item, use: 'left_out' as const }));
    expect((await send({ version: outline.version, items: none })).status).toBe(422);
    expect((await read()).version).toBe(outline.version);
  });
});
