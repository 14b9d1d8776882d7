import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createReadingPool, type ReadingPool } from '#engine/reading/isolation/reading-pool.ts';
import { readDocument } from '#engine/reading/read-document.ts';
import { buildPptx } from '#tests/builders/office-builder.ts';
import { slidePicture, slideShape } from '#tests/builders/office-fragments.ts';
import { drawPng } from '#tests/builders/pictures.ts';
import { PICTURES_MODE, type PicturesAssignment, type TakenPictures } from './pictures-task.ts';

let pool: ReadingPool;
let folder: string;

beforeAll(async () => {
  pool = createReadingPool({ size: 1 });
  folder = await mkdtemp(join(tmpdir(), 'lousa-pictures-'));
});
afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

/** A deck in which each slide shows the named parts of `ppt/media`. */
function buildDeck(slides: string[][], parts: Record<string, Uint8Array>): Uint8Array {
  return buildPptx({
    slides: slides.map((names, index) => ({
      shapes:
        slideShape({ paragraphs: [`As partes da planta, ${index + 1}`] }) +
        names.map((name) => slidePicture({ id: `rId_${name}` })).join(''),
      relationships: names.map((name) => ({ id: `rId_${name}`, type: 'image', target: `../media/${name}` })),
    })),
    parts: Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [`ppt/media/${name}`, bytes])),
  });
}

async function take(bytes: Uint8Array, wanted: string[] | null = null) {
  const room = await mkdtemp(join(folder, 'x'));
  const path = (name: string) => join(room, name);
  const out = await mkdtemp(join(folder, 'out'));
  const assignment: PicturesAssignment = {
    ...{ filePath: path('file'), documentPath: path('document.json'), folder: out, wanted },
  };
  await writeFile(path('file'), bytes);
  await writeFile(path('document.json'), JSON.stringify(await readDocument(bytes)));
  await writeFile(path('assignment.json'), JSON.stringify(assignment));
  const taken = (await pool.run(PICTURES_MODE, path('assignment.json'))) as TakenPictures;
  return { ...taken, out, written: await readdir(out) };
}

it('what is worth showing lies in the folder under its key, once however often it is shown', async () => {
  const deck = buildDeck([['a.png'], ['a.png', 'b.png']], {
    'a.png': await drawPng(400, 300),
    'b.png': await drawPng(600, 300),
  });
  const { pictures, left, written, out } = await take(deck);
  expect(left).toEqual([]);
  expect(pictures.map(({ blockId }) => blockId)).toEqual(['b2', 'b4', 'b5']);
  expect(written.toSorted()).toEqual([...new Set(pictures.map(({ key }) => key))].toSorted());
  expect((await readFile(join(out, pictures[0]?.key ?? ''))).subarray(1, 4).toString()).toBe('PNG');
});

it('only the pictures asked for are taken', async () => {
  const deck = buildDeck([['a.png'], ['b.png']], {
    'a.png': await drawPng(400, 300),
    'b.png': await drawPng(600, 300),
  });
  const { pictures, written } = await take(deck, ['b4']);
  expect(pictures.map(({ blockId }) => blockId)).toEqual(['b4']);
  expect(written).toHaveLength(1);
});

it('what stands on slide after slide is furniture, also where each slide has a copy of its own', async () => {
  const png = await drawPng(400, 300);
  const shared = await take(buildDeck(Array(4).fill(['a.png']), { 'a.png': png }));
  const names = ['a.png', 'b.png', 'c.png', 'd.png'];
  const copies = await take(
    buildDeck(
      names.map((name) => [name]),
      Object.fromEntries(names.map((name) => [name, png])),
    ),
  );
  for (const { pictures, left, written } of [shared, copies]) {
    expect([pictures, written]).toEqual([[], []]);
    expect(left.map(({ reason }) => reason)).toEqual(Array(4).fill('repeated'));
  }
});

it('a trap is left out and the picture beside it is taken', async () => {
  const png = await drawPng(400, 300);
  const trap = Buffer.from(png);
  trap.writeUInt32BE(60_000, 16);
  trap.writeUInt32BE(60_000, 20);
  // Unpacks to a thousand times its size.
  const bomb = new Uint8Array(40_000_000);
  const { pictures } = await take(
    buildDeck([['trap.png', 'bomb.png', 'a.png']], { 'trap.png': trap, 'bomb.png': bomb, 'a.png': png }),
  );
  expect(pictures.map(({ blockId }) => blockId)).toEqual(['b4']);
});
