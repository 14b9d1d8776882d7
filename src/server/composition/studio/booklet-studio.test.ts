import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDraftDeck } from '#server/composition/composition.api.ts';
import type { DeckOperation } from '#shared/composition/studio/deck-operations.ts';
import type { DraftDeck, DraftSlide } from '#shared/composition/studio/draft-model.ts';
import type { SavedDraft, Sheet, Studio } from '#shared/composition/studio/studio.contract.ts';
import { signInEditor } from '#tests/builders/admins.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { orderBooklet } from '#tests/builders/booklet-orders.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

let test: TestApp;
let edu: ApiClient;
let lessonId = '';
beforeAll(async () => {
  test = await createTestApp();
  const ana = await registerTeacher(test.app);
  edu = await signInEditor(test);
  lessonId = (await orderBooklet(ana)).json.id;
  await test.runJobs();
  await setLesson(test, lessonId, { status: 'in_production', paidAt: new Date(), editorId: edu.user.id });
});
afterAll(() => test.close());

const path = (rest: string) => `/api/lessons/${lessonId}/draft${rest}`;
const open = async (): Promise<Studio> => (await edu.get(path('/deck'))).json;
const save = (version: number, operations: DeckOperation[]) => edu.patch(path(''), { version, operations });
const judge = async (): Promise<Pick<SavedDraft, 'version' | 'findings' | 'isJudged'>> => {
  await test.runJobs();
  return (await edu.get(path('/findings'))).json;
};
const keysOf = ({ sheets }: Pick<Studio, 'sheets'>) => (sheets ?? []).map(({ key }) => key);
const find = ({ slides }: DraftDeck, title: string) =>
  slides.find((slide) => slide.title === title) as DraftSlide;

describe('the studio of a booklet', () => {
  it('shows chapters and their sections with the page where each begins, and what stands on each page', async () => {
    const studio = await open();
    expect(studio).toMatchObject({ ordered: 10, closed: null, deck: { kind: 'booklet', theme: 'caderno' } });
    expect(studio.sheets).toHaveLength(10);
    expect(new Set(keysOf(studio)).size).toBe(10);
    const rega = find(studio.deck, 'Rega da alface');
    expect(rega.layout).toBe('text');
    const page = studio.pages.find(({ slideId }) => slideId === rega.id);
    const sheet = studio.sheets?.find(({ key }) => key === page?.key) as Sheet;
    expect(sheet.zones).toContainEqual(
      expect.objectContaining({ slideId: rega.id, path: 'title', text: 'Rega da alface' }),
    );
    const picture = await edu.get(path(`/slides/${page?.key}?w=640`));
    expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'webp', width: 640 });
    expect(await open()).toEqual(studio);
  });

  it('keeps an edited section as the next version, whose other pages keep their pictures', async () => {
    const before = await open();
    const section = find(before.deck, 'Colheita da beterraba');
    const slide = { ...section, title: 'A colheita' };
    const { status, json } = await save(before.version, [{ op: 'slide', slide }]);
    expect([status, json.version, json.sheets.length]).toEqual([200, before.version + 1, 10]);
    const kept = keysOf(json).filter((key) => keysOf(before).includes(key));
    expect(kept.length).toBeGreaterThanOrEqual(6);
    expect(kept.length).toBeLessThan(10);
    const after = await open();
    expect(find(after.deck, 'A colheita').id).toBe(section.id);
    // What the figures of drafts are counted from.
    const measured = await loadDraftDeck(test.deps.database.db, { lessonId, version: json.version });
    expect(measured?.deck).toEqual(after.deck);
    const pdf = await edu.get(path(`/files/pdf?version=${json.version}`));
    expect([pdf.status, pdf.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  });

  it('mends by one press what it finds, names its page, and gives back what was composed', async () => {
    const before = await open();
    const section = find(before.deck, 'Rega da beterraba');
    const slip = { type: 'text' as const, text: 'A chuva da atmosefra molha a horta.', passageIds: [] };
    const slide = { ...section, blocks: [...section.blocks, slip] };
    const { json } = await save(before.version, [{ op: 'slide', slide }]);
    const { version, sheets, isJudged } = json as SavedDraft;
    // The picture is there first: what is found of the version before is told as that.
    expect([isJudged, json.findings]).toEqual([false, before.findings]);
    const judged = await judge();
    expect([judged.version, judged.isJudged]).toEqual([version, true]);
    expect(await open()).toMatchObject({ isJudged: true, findings: judged.findings });
    const found = judged.findings.find(({ check }) => check === 'spelling');
    const at = { slideId: section.id, path: `blocks.${section.blocks.length}` };
    const holds = ({ zones }: Sheet) =>
      zones.some((zone) => zone.slideId === at.slideId && zone.path === at.path);
    const page = (sheets ?? []).findIndex(holds) + 1;
    expect(found).toMatchObject({ slideId: at.slideId, element: at.path, isMendable: true, page });
    const mended = await edu.post(path('/mend'), { version, slideId: section.id, check: 'spelling' });
    expect(mended.json.slide.blocks.at(-1).text).toBe('A chuva da atmosfera molha a horta.');
    const composed = await edu.post(path('/compose'), { version, slideId: section.id });
    expect(composed.json).toEqual({ slide: section });
    expect((await edu.post(path('/mend'), { version, slideId: section.id, check: 'nearly' })).status).toBe(
      422,
    );
    expect((await save(version, [{ op: 'slide', slide: section }])).status).toBe(200);
  });

  it('saves what makes other pages than were ordered, and says so and what to do', async () => {
    const before = await open();
    const section = find(before.deck, 'Rega da alface');
    const long = Array.from({ length: 60 }, (_, at) => ({
      ...{ type: 'text' as const, passageIds: [] },
      text: `Linha ${at}: a alface plantada no canteiro da escola precisa de água todos os dias da semana.`,
    }));
    const { status, json } = await save(before.version, [
      { op: 'slide', slide: { ...section, blocks: [...section.blocks, ...long] } },
    ]);
    expect(status).toBe(200);
    const [first] = (await judge()).findings;
    expect((await edu.get(path(''))).json.findings[0]).toMatchObject({
      check: 'page-count',
      severity: 'hard',
    });
    expect(first).toMatchObject({ check: 'page-count', severity: 'hard' });
    expect(first?.message).toMatch(/^São 1\d páginas; o pedido é de 10. Encurte/);
    const back = await save(json.version, [{ op: 'slide', slide: section }]);
    expect([back.json.sheets.length, keysOf(back.json)]).toEqual([10, keysOf(before)]);
  });

  it('takes chapters in another order, a new section and another look', async () => {
    const { version, deck } = await open();
    const chapters = deck.sections.map((_, at) => deck.slides.filter(({ section }) => section === at));
    const [cover, ...after] = deck.slides.filter(({ section }) => section === null);
    const ids = [cover, ...chapters.toReversed().flat(), ...after].map((slide) => slide?.id ?? '');
    const added: DraftSlide = {
      ...find(deck, 'Rega da alface'),
      ...{ id: 'sabc', title: 'Ferramentas', blocks: [{ type: 'text', text: 'A enxada.', passageIds: [] }] },
    };
    const { status, json } = await save(version, [
      { op: 'order', ids },
      { op: 'insert', at: 2, slide: added },
      { op: 'look', theme: 'manual', palette: 'indigo' },
    ]);
    expect([status, json.pages[2].slideId]).toEqual([200, 'sabc']);
    const { text } = (await edu.get(`/api/lessons/${lessonId}/preview`)).json.pages[2];
    expect(text.indexOf('Beterraba')).toBeLessThan(text.indexOf('da alface'));
  });

  it('refuses blocks that no page shows and looks of slides', async () => {
    const { version, deck } = await open();
    const look = await save(version, [{ op: 'look', theme: 'norma', palette: 'indigo' }]);
    expect([look.status, typeof look.json.message]).toEqual([422, 'string']);
    expect((await edu.post(path('/compose'), { version, slideId: deck.slides[2]?.id })).status).toBe(422);
  });

  it('goes back to an older version', async () => {
    const { version } = await open();
    const restored = await edu.post(path('/restore'), { version, restored: 1 });
    expect([restored.status, restored.json.deck.theme]).toEqual([200, 'caderno']);
    const versions = (await edu.get(path('/versions'))).json;
    expect(versions[0]).toMatchObject({ isByMachine: false });
  });
});
