import type { DraftSlide } from '#shared/composition/studio/draft-model.ts';
import type { SlidePage, StudioFinding } from '#shared/composition/studio/studio.contract.ts';
import { type FieldPath, textsOf } from './slide-paths.ts';

export type Zone = NonNullable<SlidePage['zones']>[number];

/** Elements whose field their name tells, whatever they say. */
const BY_NAME: Record<string, FieldPath> = {
  Título: 'title',
  Subtítulo: 'subtitle',
  Apoio: 'subtitle',
  Fonte: 'source',
};

/** What a check without an element is about. */
const BY_CHECK: readonly [start: string, path: FieldPath][] = [
  ['notes-', 'notes'],
  ['title-', 'title'],
  ['minutes-', 'minutes'],
];

const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[“”"'\s]+/g, ' ')
    .trim();

/**
 * The field that holds what a drawn element says: the one with the very same words, else the one that has most of them in
 * common with it. The number in the element's name decides between equals. Null where no field has any of it.
 */
export function findField(slide: DraftSlide, { name, text }: Pick<Zone, 'name' | 'text'>): FieldPath | null {
  const named = BY_NAME[name];
  if (named) return named;
  const at = slide.blocks.findIndex(({ type }) => type === ELEMENT_BLOCKS[name]);
  if (at >= 0) return firstFieldOf(slide, at);
  const said = fold(text);
  const fields = textsOf(slide).filter(({ path, text: own }) => path !== 'notes' && own.trim() !== '');
  const number = /\d+/.exec(name)?.[0];
  const scored = fields.map(({ path, text: own }) => {
    const isNumbered = number !== undefined && path.includes(`.${Number(number) - 1}`);
    return { path, score: likeness(said, fold(own)) + (isNumbered ? 0.01 : 0) };
  });
  const best = scored.reduce((one, other) => (other.score > one.score ? other : one), {
    path: '',
    score: 0.05,
  });
  return best.path === '' ? null : best.path;
}

const ELEMENT_BLOCKS: Record<string, string> = {
  Figura: 'picture',
  Gráfico: 'chart',
  Tabela: 'table',
  Fórmula: 'formula',
};

function firstFieldOf(slide: DraftSlide, at: number): FieldPath | null {
  return textsOf(slide.blocks[at], `blocks.${at}`)[0]?.path ?? null;
}

/** From 0 to 1: how much of the longer text the shorter one is, where one holds the other. */
function likeness(one: string, other: string): number {
  if (one === other) return 1;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short !== '' && long.includes(short) ? short.length / long.length : 0;
}

/** Where a finding is mended: at the element it names, else where its check looks. The title where nothing says more. */
export function fieldOfFinding(
  slide: DraftSlide,
  finding: Pick<StudioFinding, 'check' | 'element'>,
  zones: readonly Zone[] | null,
): FieldPath {
  const zone = zones?.find(({ name }) => name === finding.element);
  const drawn = zone && findField(slide, zone);
  if (drawn) return drawn;
  const known = BY_CHECK.find(([start]) => finding.check.startsWith(start));
  if (known) return known[1];
  if (finding.check.startsWith('alt-') || finding.check === 'figure-undescribed') {
    const at = slide.blocks.findIndex((block) => 'alt' in block);
    if (at >= 0) return `blocks.${at}.alt`;
  }
  return slide.blocks.length > 0 ? (firstFieldOf(slide, 0) ?? 'title') : 'title';
}
