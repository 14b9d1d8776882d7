import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildDocx, buildPackage } from '#tests/builders/office-builder.ts';
import { buildPdf, type PdfItem } from '#tests/builders/pdf-builder.ts';
import { drawPreview } from './draw-preview.ts';
import { type PreviewKind, pictureName } from './preview-task.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lousa-preview-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function draw(kind: PreviewKind, bytes: Uint8Array, maxPages = 40) {
  const filePath = join(folder, 'file');
  await writeFile(filePath, bytes);
  return drawPreview({ kind, filePath, folder, maxPages });
}
const picture = async (page: number) => sharp(await readFile(join(folder, pictureName(page))));
/** The colours of one row of a page. */
async function rowOf(page: number, y: number): Promise<number[][]> {
  const { data, info } = await (await picture(page)).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number) => (y * info.width + x) * info.channels;
  return Array.from({ length: info.width }, (_, x) => [...data.subarray(at(x), at(x) + 3)]);
}
const sheet = (height = 540) => ({ width: 720, height, items: [] });

describe('the pages of a PDF', () => {
  it('are drawn in their colours, 1200 pixels wide', async () => {
    const word: PdfItem = { type: 'text', text: 'IIII', x: 40, y: 300, size: 200, color: [1, 0, 0] };
    const pdf = buildPdf({ pages: [{ ...sheet(), items: [word] }] });
    expect(await draw('pdf', pdf)).toEqual({ pages: [{ width: 1200, height: 900 }], pageCount: 1 });
    const isRed = ([r = 0, g = 255, b = 255]: number[]) => r > 230 && g < 40 && b < 40;
    expect((await rowOf(1, 300)).filter(isRed).length).toBeGreaterThan(20);
    expect((await rowOf(1, 800)).every((colour) => colour.join() === '255,255,255')).toBe(true);
    expect((await (await picture(1)).metadata()).format).toBe('webp');
  });

  it('end with as many as are wanted, and say how many there are', async () => {
    const drawn = await draw('pdf', buildPdf({ pages: [sheet(), sheet(), sheet(1080)] }), 2);
    expect([drawn.pages.length, drawn.pageCount]).toEqual([2, 3]);
  });

  it('are drawn smaller where one claims to be hundreds of metres long', async () => {
    const { pages } = await draw('pdf', buildPdf({ pages: [{ width: 100, height: 2_000_000, items: [] }] }));
    const [{ width = 0, height = 0 } = {}] = pages;
    expect([width, height]).toEqual([1, 4000]);
  });

  it('are refused where the file is locked or no PDF', async () => {
    const locked = await readFile(join(import.meta.dirname, '../../../../tests/files/pdf-user-password.pdf'));
    await expect(draw('pdf', locked)).rejects.toMatchObject({ code: 'encrypted' });
    await expect(draw('pdf', Buffer.from('%PDF-1.7 e mais nada'))).rejects.toMatchObject({ code: 'broken' });
  });
});

describe('a picture', () => {
  it('stands upright, no wider than a page, without what its camera wrote into it', async () => {
    const photo = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#08f' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Ana Souza' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(await draw('picture', photo)).toEqual({ pages: [{ width: 1200, height: 2400 }], pageCount: 1 });
    expect((await (await picture(1)).metadata()).exif).toBeUndefined();
  });

  it('is not enlarged', async () => {
    const small = await sharp({ create: { width: 30, height: 20, channels: 4, background: '#0000' } })
      .png()
      .toBuffer();
    expect((await draw('picture', small)).pages).toEqual([{ width: 30, height: 20 }]);
  });

  it('of more pixels than any camera takes is refused before it is unpacked', async () => {
    const flood = await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    await expect(draw('picture', flood)).rejects.toMatchObject({ code: 'broken' });
  });
});

describe('an Office file', () => {
  it('shows the picture of its first page that it carries', async () => {
    const cover = await sharp({ create: { width: 256, height: 144, channels: 3, background: '#fff' } })
      .jpeg()
      .toBuffer();
    const file = buildPackage({ '[Content_Types].xml': '<Types/>', 'docProps/thumbnail.jpeg': cover });
    expect(await draw('office', file)).toEqual({ pages: [{ width: 256, height: 144 }], pageCount: 1 });
  });

  it('without one has no page to show', async () => {
    expect(await draw('office', buildDocx({ body: '' }))).toEqual({ pages: [], pageCount: 0 });
  });
});
