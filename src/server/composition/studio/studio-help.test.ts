import { globSync } from 'node:fs';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openComposingPool } from '#engine/composing/children/composing-pool.ts';
import { compositionsTable, draftPicturesTable } from '#server/composition/compositions.table.ts';
import type { DeckOperation } from '#shared/composition/studio/deck-operations.ts';
import type { DraftDeck, DraftSlide } from '#shared/composition/studio/draft-model.ts';
import type { DraftVersion, Studio } from '#shared/composition/studio/studio.contract.ts';
import { signInAdmin, signInEditor } from '#tests/builders/admins.ts';
import type { ApiClient } from '#tests/builders/api-client.ts';
import { fileForm } from '#tests/builders/files.ts';
import { setLesson } from '#tests/builders/lessons.ts';
import { placeOrder } from '#tests/builders/orders.ts';
import { registerTeacher } from '#tests/builders/people.ts';
import { drawFields, readDot } from '#tests/builders/pictures.ts';
import { TYPED_LESSONS } from '#tests/builders/typed-lessons.ts';
import { createTestApp, type TestApp } from '#tests/setup/test-app.ts';

// A child of its own: one of the tests kills it.
const composingPool = openComposingPool();
let test: TestApp;
let ana: ApiClient;
let edu: ApiClient;
let admin: ApiClient;
let lessonId = '';
beforeAll(async () => {
  test = await createTestApp({ deps: { composingPool } });
  ana = await registerTeacher(test.app);
  [edu, admin] = [await signInEditor(test), await signInAdmin(test)];
  const order = { title: 'Fotossíntese', content: TYPED_LESSONS.photosynthesis, slideCount: '10' };
  lessonId = (await placeOrder(ana, { ...order, comments: 'Com exercícios.' })).json.id;
  await test.runJobs();
  const paid = { status: 'in_production', paidAt: new Date(), editorId: edu.user.id } as const;
  await setLesson(test, lessonId, paid);
});
afterAll(async () => {
  await test.close();
  await composingPool.close();
});

const path = (rest: string) => `/api/lessons/${lessonId}/draft${rest}`;
const open = async (client = edu): Promise<Studio> => (await client.get(path('/deck'))).json;
const save = (version: number, operations: DeckOperation[], client = edu) =>
  client.patch(path(''), { version, operations });
const changed = ({ slides }: DraftDeck, at: number, changes: Partial<DraftSlide>): DeckOperation => ({
  op: 'slide',
  slide: { ...(slides[at] as DraftSlide), ...changes },
});

describe('the help that the studio offers', () => {
  it('mends what the linter found by one press, as a proposal', async () => {
    const { version, deck } = await open();
    const broken = await save(version, [changed(deck, 2, { notes: '', title: deck.slides[3]?.title ?? '' })]);
    const finding = broken.json.findings.find(({ check }: { check: string }) => check === 'notes-missing');
    expect(finding).toMatchObject({ slideId: deck.slides[2]?.id, severity: 'hard', isMendable: true });
    const ask = (check: string) =>
      edu.post(path('/mend'), { version: broken.json.version, slideId: finding.slideId, check });
    const mended = await ask('notes-missing');
    expect(mended.json.slide.notes).toMatch(/^(?:Agora|Ao|Este|Hoje)/);
    expect((await open()).version).toBe(broken.json.version);
    const saved = await save(broken.json.version, [{ op: 'slide', slide: mended.json.slide }]);
    const left = saved.json.findings.map(({ check }: { check: string }) => check);
    expect([left.includes('notes-missing'), left.includes('title-repeated')]).toEqual([false, true]);
    const refused = await ask('place-open');
    expect([refused.status, refused.json.studio.version]).toEqual([409, saved.json.version]);
  });

  it('composes one slide anew as the analysis gives it, and says so of one it does not know', async () => {
    const first = await edu.get(path('/versions/1'));
    const { version } = await open();
    const slide = first.json.deck.slides[2];
    const { json } = await edu.post(path('/compose'), { version, slideId: slide.id });
    expect(json.slide).toEqual(slide);
    const own = { ...slide, id: 'meu-1', title: 'Um slide meu' };
    const added = await save(version, [{ op: 'insert', at: 3, slide: own }]);
    const unknown = await edu.post(path('/compose'), { version: added.json.version, slideId: 'meu-1' });
    expect([unknown.status, unknown.json.message]).toEqual([422, expect.stringMatching(/análise/)]);
    await save(added.json.version, [{ op: 'remove', id: 'meu-1' }]);
  });

  it('goes back to an older version without losing what came since', async () => {
    const before = await open();
    const restored = await edu.post(path('/restore'), { version: before.version, restored: 1 });
    expect([restored.status, restored.json.version]).toEqual([200, before.version + 1]);
    expect(restored.json.deck).toEqual((await edu.get(path('/versions/1'))).json.deck);
    const list: DraftVersion[] = (await edu.get(path('/versions'))).json;
    expect(list.map(({ version }) => version)).toEqual(
      list.map(({ version }) => version).toSorted((a, b) => b - a),
    );
    expect(list.at(-1)).toMatchObject({ version: 1, isByMachine: true, by: null, changed: null });
    expect(list[0]).toMatchObject({ isByMachine: false, by: 'Edu Lima', isDelivered: false, slides: 10 });
    expect((await edu.get(path('/versions/99'))).status).toBe(404);
  });

  it('draws an edited deck in another look as it is, instead of composing over it', async () => {
    const { version, deck } = await open();
    await save(version, [changed(deck, 4, { title: 'Um título do editor' })]);
    const { json } = await admin.put(`/api/lessons/${lessonId}/look`, {
      theme: 'recreio',
      palette: 'humanas',
    });
    expect(json).toMatchObject({ theme: 'recreio', version: version + 2 });
    expect((await open()).deck.slides[4]?.title).toBe('Um título do editor');
  });

  it('ticks the wishes of the teacher off, and back', async () => {
    const [wish] = (await open()).wishes;
    const tick = (isDone: boolean) => edu.put(path(`/wishes/${wish?.id}`), { isDone });
    expect((await tick(true)).json).toMatchObject([{ text: 'Com exercícios.', isDone: true }]);
    expect((await tick(false)).json).toMatchObject([{ isDone: false }]);
    expect((await edu.put(path('/wishes/nada'), { isDone: true })).status).toBe(404);
  });

  it('writes the files of the version that was edited, byte for byte each time', async () => {
    const { version, deck } = await open();
    const saved = await save(version, [changed(deck, 5, { title: 'Escrito no estúdio' })]);
    const get = () => edu.get(path(`/files/pptx?version=${saved.json.version}`));
    const [one, other] = [await get(), await get()];
    const slides = new TextDecoder().decode(unzipSync(one.bytes)['ppt/slides/slide6.xml']);
    expect(slides).toContain('Escrito no');
    expect(one.bytes.equals(other.bytes)).toBe(true);
    expect((await edu.get(path(`/files/pptx?version=${version}`))).status).toBe(409);
  });
});

describe('a picture that an editor adds', () => {
  const upload = (bytes: Buffer, name = 'foto.jpg') =>
    edu.post(path('/pictures'), fileForm({}, { name, bytes }));
  /** Held on its side, with the place where it was taken. */
  const photo = () =>
    drawFields(640, 480)
      .jpeg()
      .withExif({ IFD0: { Artist: 'Fulana' }, IFD3: { GPSLatitude: '23/1 57/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();

  it('is shown by a slide, upright and without what the camera noted', async () => {
    const { status, json } = await upload(await photo());
    expect([status, json.widthPx, json.heightPx, json.blockId]).toEqual([201, 480, 640, null]);
    const kept = await edu.get(path(`/pictures/${json.key}`));
    const { exif, orientation } = await sharp(kept.bytes).metadata();
    expect([exif, orientation]).toEqual([undefined, undefined]);
    const { version, deck, pictures } = await open();
    expect(pictures.map(({ key }) => key)).toContain(json.key);
    const blocks: DraftSlide['blocks'] = [
      { type: 'picture', picture: json.key, caption: null, alt: 'Quatro campos', passageIds: [] },
    ];
    const saved = await save(version, [changed(deck, 6, { layout: 'figure', blocks })]);
    expect(saved.status).toBe(200);
    expect((await open()).deck.pictures.map(({ key }) => key)).toEqual([json.key]);
    const { bytes } = await edu.get(path(`/slides/${saved.json.pages[6].key}?w=640`));
    const zone = saved.json.pages[6].zones.find(({ text }: { text: string }) => text === 'Quatro campos');
    const [red, green, blue] = await readDot(bytes, zone.x + zone.w * 0.75, zone.y + zone.h * 0.25);
    // Turned by a quarter, the red field lies at the top right.
    expect([(red ?? 0) > 180, (green ?? 0) < 90, (blue ?? 0) < 90]).toEqual([true, true, true]);
    expect((await edu.get(path('/files/pdf'))).status).toBe(200);
  });

  it('is refused where it is none, and the same one again is the same', async () => {
    const again = await upload(await photo());
    expect(again.status).toBe(201);
    expect(await test.deps.database.db.$count(draftPicturesTable)).toBe(1);
    const refused = [
      await upload(Buffer.from('isto não é uma imagem')),
      await upload((await photo()).subarray(0, 600)),
      await upload(await drawFields(20, 8).png().toBuffer()),
      await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="50" height="50"/>'), 'a.svg'),
    ];
    expect(refused.map(({ status, json }) => [status, typeof json.message])).toEqual(
      refused.map(() => [415, 'string']),
    );
    expect((await edu.post(path('/pictures'), new FormData())).status).toBe(400);
    expect((await edu.get(path('/pictures/0000000000000000.png'))).status).toBe(404);
  });
});

describe('a child killed while it draws an edit', () => {
  it('loses nothing, and nothing is there twice', async () => {
    const { version, deck } = await open();
    const { db } = test.deps.database;
    const before = await db.$count(compositionsTable);
    const saving = save(version, [changed(deck, 1, { title: 'Apesar de tudo' })]);
    let isOver = false;
    void saving.then(() => {
      isOver = true;
    });
    let isKilled = false;
    while (!isOver && !isKilled) {
      await new Promise((resolve) => setImmediate(resolve));
      const isHandedOver = globSync(`${test.deps.storage.spoolDir}/edit-*/assignment.json`).length > 0;
      const [pid] = composingPool.pids();
      if (isHandedOver && pid !== undefined) isKilled = process.kill(pid, 'SIGKILL');
    }
    expect(isKilled).toBe(true);
    expect((await saving).json.version).toBe(version + 1);
    expect((await open()).deck.slides[1]?.title).toBe('Apesar de tudo');
    expect((await db.$count(compositionsTable)) - before).toBeLessThanOrEqual(1);
  });
});
