import type { DraftSlide } from '#shared/composition/studio/draft-model.ts';

/** Where something stands in a slide, as `blocks.0.items.1.text`. */
export type FieldPath = string;

/** The value at a path; undefined where the slide has no such place. */
export const getAt = (slide: object, path: FieldPath): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null)?.[key], slide);

/** The same slide with another value at a path, whose place must be there. Everything beside it stays the same object. */
export function setAt<Whole extends object>(whole: Whole, path: FieldPath, value: unknown): Whole {
  const [key = '', ...rest] = path.split('.');
  const inner = (whole as Record<string, unknown>)[key];
  const next = rest.length === 0 ? value : setAt(inner as object, rest.join('.'), value);
  if (Array.isArray(whole)) return whole.with(Number(key), next) as unknown as Whole;
  return { ...whole, [key]: next };
}

/** Not words of the slide: what a thing is, and what it stands on. */
const SILENT = new Set(['id', 'type', 'kind', 'form', 'layout', 'passageIds', 'picture']);

export interface SlideText {
  path: FieldPath;
  text: string;
}

/** All that is written on a slide and in its notes, each piece with its place, in the order of the form. */
export function textsOf(part: unknown, path: FieldPath = ''): SlideText[] {
  if (typeof part === 'string') return [{ path, text: part }];
  if (part === null || typeof part !== 'object') return [];
  return Object.entries(part).flatMap(([key, inner]) =>
    SILENT.has(key) ? [] : textsOf(inner, path === '' ? key : `${path}.${key}`),
  );
}

const KNOWN = new WeakMap<DraftSlide, readonly string[]>();

/** The passages that a slide stands on, each once, in the order they are said. Asked by every statement of the slide. */
export function passagesOf(slide: DraftSlide): readonly string[] {
  const known = KNOWN.get(slide) ?? findPassages(slide);
  KNOWN.set(slide, known);
  return known;
}

function findPassages(slide: DraftSlide): string[] {
  const found = new Set<string>();
  const look = (part: unknown): void => {
    if (part === null || typeof part !== 'object') return;
    if (!Array.isArray(part) && 'passageIds' in part)
      for (const id of part.passageIds as string[]) found.add(id);
    for (const inner of Object.values(part)) look(inner);
  };
  look(slide.blocks);
  return [...found];
}

export const countWords = (text: string): number => text.trim().split(/\s+/).filter(Boolean).length;
