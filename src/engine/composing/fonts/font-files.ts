import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The families that composed files are set in, each with a regular and a bold face: other weights are families of their own on Windows. */
const FAMILIES = {
  'Bricolage Grotesque': { folder: 'bricolage-grotesque', file: 'BricolageGrotesque' },
  Figtree: { folder: 'figtree', file: 'Figtree' },
  Fredoka: { folder: 'fredoka', file: 'Fredoka' },
  Lexend: { folder: 'lexend', file: 'Lexend' },
  'Source Serif 4': { folder: 'source-serif-4', file: 'SourceSerif4' },
  'IBM Plex Sans': { folder: 'ibm-plex-sans', file: 'IBMPlexSans' },
  'IBM Plex Mono': { folder: 'ibm-plex-mono', file: 'IBMPlexMono' },
} as const;
export type FontFamily = keyof typeof FAMILIES;
export const FONT_FAMILIES = Object.keys(FAMILIES) as FontFamily[];

const FACES = { regular: '400Regular', bold: '700Bold' } as const;
export type FontFace = keyof typeof FACES;

const loaded = new Map<string, Buffer>();

/** The bytes of a static TrueType face, read once a process. */
export function loadFont(family: FontFamily, face: FontFace): Buffer {
  const key = `${family} ${face}`;
  const known = loaded.get(key);
  if (known !== undefined) return known;
  const { folder, file } = FAMILIES[family];
  const root = dirname(createRequire(import.meta.url).resolve(`@expo-google-fonts/${folder}/package.json`));
  const bytes = readFileSync(join(root, FACES[face], `${file}_${FACES[face]}.ttf`));
  loaded.set(key, bytes);
  return bytes;
}

/** What is kept for typing on: Latin with its marks, Greek, punctuation, currency, arrows and signs of mathematics. */
const KEPT: readonly (readonly [from: number, to: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x2b0, 0x2dd],
  [0x300, 0x328],
  [0x391, 0x3c9],
  [0x2000, 0x206f],
  [0x2070, 0x20bf],
  [0x2100, 0x22ff],
  [0x25a0, 0x27bf],
];
const thinned = new Map<string, Promise<Buffer>>();

/**
 * The face for embedding: without Cyrillic, small capitals and other forms that no deck of ours uses, which are two
 * thirds of the larger ones. Made once a process.
 */
export function thinFont(family: FontFamily, face: FontFace): Promise<Buffer> {
  const key = `${family} ${face}`;
  const known = thinned.get(key) ?? thin(loadFont(family, face));
  thinned.set(key, known);
  return known;
}

async function thin(font: Buffer): Promise<Buffer> {
  const { default: subsetFont } = await import('subset-font');
  const kept = KEPT.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
  );
  return subsetFont(font, kept.join(''), {
    targetFormat: 'truetype',
    keepFeatures: ['kern', 'mark', 'ccmp'],
  });
}
