import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import { type FoundPicture, MOST_SIDE_PX } from '#engine/reading/found-picture.ts';
import type { PictureSource } from '#engine/reading/source-document.ts';
import { decodeBmp } from './decode-bmp.ts';
import { findContent } from './find-content.ts';
import type { Raster } from './looks-written.ts';
import { measureLook, type PictureLook } from './measure-look.ts';

export interface EncodedPicture {
  /** First 16 hexadecimal digits of the SHA-256 of the bytes, and the ending. */
  key: string;
  bytes: Uint8Array;
  widthPx: number;
  heightPx: number;
  /** What is left within white margins, as shares of the whole. */
  shown: { width: number; height: number };
  look: PictureLook;
}

/** As a good camera takes them; beyond that a small file is a trap, and a progressive JPEG needs six bytes for each dot. */
const MOST_INPUT_PIXELS = 32_000_000;
/** What PowerPoint and Word show of these, the picture library opens; the rest (EMF, WMF, SVG) is left out. */
const FORMATS = new Set(['jpeg', 'png', 'gif', 'webp', 'tiff']);
const SIGNATURES = [/^\xff\xd8\xff/, /^\x89PNG/, /^GIF8/, /^RIFF.{4}WEBP/s, /^II\*\0/, /^MM\0\*/];

// One picture at a time: a cache and a thread for each core would only cost the child's memory.
sharp.cache(false);
sharp.concurrency(1);

/**
 * A picture made anew from its dots: the part that is shown, turned as it is shown, on white and without white margins, in sRGB, at most
 * `MOST_SIDE_PX` wide and high, without metadata. Photographs become JPEG, drawings PNG; the same picture gives the same
 * bytes. Null for what is broken, too large or of a kind that cannot be opened.
 */
export async function encodePicture({ data, block, standing }: FoundPicture): Promise<EncodedPicture | null> {
  try {
    if ('pixels' in data) return await write({ ...data, data: data.pixels, channels: 3 }, { isLossy: false });
    const opened = await open(data.encoded);
    if (opened === null) return null;
    return await encode(
      await turnAsShown(opened, block.type === 'image' ? block.source : undefined, standing),
      opened,
    );
  } catch {
    // Whatever the library says of a stranger's picture, it cannot be shown.
    return null;
  }
}

/** What a browser and every camera make; an editor uploads nothing else. */
const UPLOADED = new Set(['jpeg', 'png', 'webp']);

/**
 * The same of a picture that somebody uploaded: turned as the camera was held, and nothing of it but its dots: no place,
 * no time, no name. Null for what is broken, has too many dots or is no PNG, JPEG or WebP.
 */
export async function encodeUpload(encoded: Uint8Array): Promise<EncodedPicture | null> {
  try {
    const opened = await open(encoded);
    if (opened === null || !UPLOADED.has(opened.format)) return null;
    return await encode(opened.picture.autoOrient(), opened);
  } catch {
    return null;
  }
}

async function encode(upright: Sharp, { isLossy }: Pick<Opened, 'isLossy'>): Promise<EncodedPicture> {
  const { data, info } = await upright
    .flatten({ background: '#ffffff' })
    .resize({ width: MOST_SIDE_PX, height: MOST_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return write({ data, width, height, channels }, { isLossy });
}

/** @param whole no larger than it may be passed on, in sRGB and on white */
async function write(whole: Raster, { isLossy }: Pick<Opened, 'isLossy'>): Promise<EncodedPicture> {
  const cut = cutMargins(whole);
  const { data, width, height } = cut;
  const look = measureLook(cut);
  const isJpeg = isLossy || look.isPhotograph;
  const picture = sharp(data, { raw: { width, height, channels: cut.channels as 1 | 3 } });
  const bytes = await (isJpeg ? picture.jpeg(JPEG) : picture.png(PNG)).toBuffer();
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return {
    key: `${digest}.${isJpeg ? 'jpg' : 'png'}`,
    bytes,
    widthPx: width,
    heightPx: height,
    shown: { width: width / whole.width, height: height / whole.height },
    look,
  };
}

function cutMargins(whole: Raster): Raster {
  const content = findContent(whole);
  if (content === null) return whole;
  const { left, top, width, height } = content;
  const { channels } = whole;
  const rowBytes = width * channels;
  const data = new Uint8Array(rowBytes * height);
  for (let row = 0; row < height; row++) {
    const from = ((top + row) * whole.width + left) * channels;
    data.set(whole.data.subarray(from, from + rowBytes), row * rowBytes);
  }
  return { data, width, height, channels };
}

const JPEG = { quality: 88, chromaSubsampling: '4:4:4' } as const;
/** Two levels more take three times as long for a sixtieth of the bytes. */
const PNG = { compressionLevel: 6 } as const;

interface Opened {
  picture: Sharp;
  width: number;
  height: number;
  /** As the picture library names it; `raw` for a bitmap, which has no encoding. */
  format: string;
  /** It was a JPEG before: as PNG it would only keep its noise. */
  isLossy: boolean;
  /** The camera that took it was held upright. */
  isTurnedByCamera: boolean;
}

async function open(encoded: Uint8Array): Promise<Opened | null> {
  const bitmap = decodeBmp(encoded, MOST_INPUT_PIXELS);
  if (bitmap !== null) {
    const { width, height } = bitmap;
    const picture = sharp(bitmap.data, { raw: { width, height, channels: 3 } });
    return { picture, width, height, format: 'raw', isLossy: false, isTurnedByCamera: false };
  }
  const beginning = Buffer.from(encoded.subarray(0, 12)).toString('latin1');
  if (!SIGNATURES.some((signature) => signature.test(beginning))) return null;
  const picture = sharp(encoded, { limitInputPixels: MOST_INPUT_PIXELS, failOn: 'error' });
  const { format, width, height, orientation = 1 } = await picture.metadata();
  if (!FORMATS.has(format) || width * height > MOST_INPUT_PIXELS) return null;
  const isLossy = format === 'jpeg';
  return { picture, width, height, format, isLossy, isTurnedByCamera: orientation > 4 };
}

/**
 * Crops and turns. Programs differ in whether they heed what the camera noted of its position: the size in which the
 * picture is shown tells.
 */
async function turnAsShown(
  { picture, width, height, isTurnedByCamera }: Opened,
  source: PictureSource | undefined,
  { widthIn, heightIn }: FoundPicture['standing'],
): Promise<Sharp> {
  const { crop, turns = 0 } = source ?? {};
  if (crop === undefined && turns === 0 && isTurnedByCamera && widthIn !== null && heightIn !== null) {
    const shown = Math.log(widthIn / heightIn);
    if (Math.abs(shown - Math.log(height / width)) < Math.abs(shown - Math.log(width / height))) {
      return picture.autoOrient();
    }
  }
  const left = Math.round((crop?.left ?? 0) * width);
  const top = Math.round((crop?.top ?? 0) * height);
  const region = {
    left,
    top,
    width: Math.max(1, Math.round((1 - (crop?.right ?? 0)) * width) - left),
    height: Math.max(1, Math.round((1 - (crop?.bottom ?? 0)) * height) - top),
  };
  const cut = crop === undefined ? picture : picture.extract(region);
  if (turns === 0) return cut;
  // The library turns before it cuts, whatever the order asked for: the cut is done first by itself.
  const { data, info } = await cut.raw().toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: info }).rotate(90 * turns);
}
