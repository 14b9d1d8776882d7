import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import type { FoundPicture } from '#engine/reading/found-picture.ts';
import type { ImageBlock, PictureSource } from '#engine/reading/source-document.ts';
import { drawFields, drawPng, FIELDS, readDot } from '#tests/builders/pictures.ts';
import { encodePicture } from './encode-picture.ts';

const BLOCK: ImageBlock = {
  id: 'b1',
  type: 'image',
  alt: null,
  widthPt: 0,
  heightPt: 0,
  xPt: null,
  yPt: null,
};

function encode(encoded: Uint8Array, source?: PictureSource, shown: [number, number] = [4, 3]) {
  const [widthIn, heightIn] = shown;
  const standing = { widthIn, heightIn, pageShare: null, isOnSlide: false, textShare: 0, isInMargin: false };
  const found: FoundPicture = {
    block: source ? { ...BLOCK, source } : BLOCK,
    data: { encoded },
    standing,
  };
  return encodePicture(found);
}

async function mustEncode(...args: Parameters<typeof encode>) {
  const picture = await encode(...args);
  if (picture === null) throw new Error('the picture was left out');
  return picture;
}

/** JPEG changes a colour by a few steps. */
const isNear = (dot: readonly number[], wanted: readonly number[], most = 12) =>
  dot.every((value, channel) => Math.abs(value - (wanted[channel] ?? 0)) <= most);

describe('a picture taken out of a file', () => {
  it('has the same bytes and the same key each time, the key from the bytes', async () => {
    const png = await drawPng(400, 300);
    const [one, other] = [await mustEncode(png), await mustEncode(png)];
    expect(one.key).toMatch(/^[0-9a-f]{16}\.png$/);
    expect(other.key).toBe(one.key);
    expect(Buffer.compare(one.bytes, other.bytes)).toBe(0);
    expect((await mustEncode(await drawPng(404, 300))).key).not.toBe(one.key);
  });

  it('says nothing of who took it, where and with what', async () => {
    const exif = { IFD0: { Artist: 'Fulana', Software: 'x' }, IFD3: { GPSLatitudeRef: 'S' } };
    const photo = await drawFields(400, 300).withExif(exif).withIccProfile('p3').jpeg().toBuffer();
    const { bytes } = await mustEncode(photo);
    const told = await sharp(bytes).metadata();
    expect([told.exif, told.icc, told.xmp, told.iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(Buffer.from(bytes).includes('Fulana')).toBe(false);
  });

  it.each<[string, (picture: Sharp) => Sharp]>([
    ['GIF', (picture) => picture.gif()],
    ['WebP', (picture) => picture.webp({ lossless: true })],
    ['TIFF', (picture) => picture.tiff({ compression: 'deflate' })],
  ])('becomes PNG where it was a %s', async (_, write) => {
    const { key, bytes } = await mustEncode(await write(drawFields(400, 300)).toBuffer());
    expect(key).toMatch(/png$/);
    expect(isNear(await readDot(bytes, 0.1, 0.1), FIELDS.topLeft)).toBe(true);
  });

  it('is in screen colours where it was made for print', async () => {
    const printed = await drawFields(400, 300).toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer();
    expect((await sharp(printed).metadata()).space).toBe('cmyk');
    const { bytes } = await mustEncode(printed);
    expect((await sharp(bytes).metadata()).space).toBe('srgb');
    expect(isNear(await readDot(bytes, 0.1, 0.1), FIELDS.topLeft, 40)).toBe(true);
  });

  it('is no larger than a projector shows', async () => {
    const { widthPx, heightPx } = await mustEncode(await drawPng(3000, 1500));
    expect([widthPx, heightPx]).toEqual([2000, 1000]);
  });

  it('is only the part its author shows, turned as it is shown', async () => {
    const png = await drawPng(400, 300);
    const crop = { left: 0.5, top: 0, right: 0, bottom: 0 };
    const cut = await mustEncode(png, { part: 'x', crop });
    expect([cut.widthPx, cut.heightPx]).toEqual([200, 300]);
    expect(await readDot(cut.bytes, 0.1, 0.1)).toEqual([...FIELDS.topRight]);
    const turned = await mustEncode(png, { part: 'x', crop, turns: 1 });
    expect([turned.widthPx, turned.heightPx]).toEqual([300, 200]);
    expect(await readDot(turned.bytes, 0.1, 0.1)).toEqual([...FIELDS.bottomRight]);
  });

  it('heeds how the camera was held only where it is shown so', async () => {
    const photo = await drawFields(400, 300).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect((await mustEncode(photo, undefined, [3, 4])).heightPx).toBe(400);
    expect((await mustEncode(photo, undefined, [4, 3])).heightPx).toBe(300);
  });

  it('stands on white where it was transparent', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const drawing = await drawFields(200, 150).extend({ left: 200, background: clear }).png().toBuffer();
    const framed = await sharp(drawing).extend({ left: 40, background: '#222' }).png().toBuffer();
    expect(await readDot((await mustEncode(framed)).bytes, 0.3, 0.5)).toEqual([255, 255, 255]);
  });

  it('loses the white margins around it, and tells how much of it is left', async () => {
    const drawing = await drawFields(400, 300).extend({ left: 400, background: '#fff' }).png().toBuffer();
    const { widthPx, heightPx, shown } = await mustEncode(drawing);
    expect([widthPx, heightPx]).toEqual([406, 300]);
    expect(shown).toEqual({ width: 406 / 800, height: 1 });
  });

  it('becomes a JPEG where its shades would make a PNG ten times as heavy', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#888', noise } })
      .png()
      .toBuffer();
    expect((await mustEncode(photo)).key).toMatch(/jpg$/);
  });

  it('is left out where it is broken, a trap or of a kind that nothing opens', async () => {
    const png = await drawPng(400, 300);
    const trap = Buffer.from(png);
    trap.writeUInt32BE(60_000, 16);
    trap.writeUInt32BE(60_000, 20);
    const metafile = Buffer.from('d7cdc69a000000000000', 'hex');
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"/>');
    for (const bytes of [png.subarray(0, 200), trap, metafile, drawing, new Uint8Array(0)]) {
      expect(await encode(bytes)).toBeNull();
    }
  });
});
