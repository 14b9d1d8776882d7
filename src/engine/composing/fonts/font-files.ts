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
