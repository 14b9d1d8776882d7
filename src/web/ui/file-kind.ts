import type { Tone } from './tone.ts';

/** What kind of content a file has, in its one colour wherever it is shown: printed pages, slides, picture, text. */
export const FILE_KINDS = {
  document: 'error',
  slides: 'warning',
  picture: 'info',
  text: 'ok',
  other: 'neutral',
} as const satisfies Record<string, Tone>;
export type FileKind = keyof typeof FILE_KINDS;

const ENDINGS: readonly [RegExp, FileKind][] = [
  [/^pdf$/, 'document'],
  [/^(pptx?|odp)$/, 'slides'],
  [/^(png|jpe?g|gif|webp|svg|heic)$/, 'picture'],
  [/^(docx?|odt|txt|md|rtf)$/, 'text'],
];

/** The kind of a file by the ending of its name, where nothing else is known of it yet. */
export function kindOfName(name: string): FileKind {
  const ending = name.split('.').at(-1)?.toLowerCase() ?? '';
  return ENDINGS.find(([pattern]) => pattern.test(ending))?.[1] ?? 'other';
}
