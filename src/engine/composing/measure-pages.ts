import { analyse } from '#engine/pedagogy/analyse.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import type { AnalysisInput, ComposedSize } from '#engine/pedagogy/material/analysis-input.ts';
import type { Block, SourceDocument } from '#engine/reading/source-document.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { sizesOf } from '#shared/catalog/catalog.ts';
import type { Picture } from '#shared/composition/blocks.ts';
import { composeBooklet } from './booklet/compose-booklet.ts';
import { tryPages } from './booklet/fit-pages.ts';

/** With so many times the pages that its words let expect a material is cut, never short. */
const PLENTY = 1.5;
/** Dots of a point of a picture that is not taken yet. */
const PX_PER_PT = 2;
/** What is smaller is an icon: 1.5 square inches in points. */
const LEAST_AREA_PT = 1.5 * 72 * 72;

/**
 * The analysis of a booklet with its sizes as the composer makes them, so that none is offered which is refused later. It is
 * set with the pictures' measures alone: their bytes are not taken when the material is analysed.
 * @param analysis what was said without asking; it is given back where the composer says the same
 * @param open opens the order, where it is set at all
 * @throws TypesetError
 */
export function askComposer(
  input: AnalysisInput,
  analysis: AiAnalysis,
  open = () => openLesson(input),
): AiAnalysis {
  if (input.serviceType !== 'booklet' || input.outline !== undefined) return analysis;
  const { verdict, betterSize } = analysis.capacity;
  const composed = measurePages(input, analysis, open);
  const isSame =
    composed.pages === input.size && verdict !== 'falta_material' && composed.offered === betterSize;
  return isSame ? analysis : analyse({ ...input, composed });
}

function measurePages(input: AnalysisInput, analysis: AiAnalysis, open: () => Lesson): ComposedSize {
  const { supported, betterSize } = analysis.capacity;
  const figures = standIn(input.source);
  /** The pages it makes where those are others than asked. */
  const tryAt = (size: number): number => {
    if (supported > size * PLENTY) return size;
    const isOrdered = size === input.size;
    const order = { ...input, size };
    const compose = isOrdered
      ? composeBooklet(open(), analysis, figures.pictures)
      : composeBooklet(openLesson(order), analyse(order), figures.pictures);
    const made = tryPages(compose, size, figures.bytes);
    return typeof made === 'number' ? made : size;
  };
  const pages = tryAt(input.size);
  const sizes = sizesOf('booklet');
  if (pages < input.size) {
    const smaller = sizes.filter((size) => size < input.size && size <= Math.max(pages, sizes[0] ?? 0));
    return { pages, offered: smaller.findLast((size) => tryAt(size) === size) ?? null };
  }
  const most = pages > input.size ? Number.POSITIVE_INFINITY : (betterSize ?? 0);
  const larger = sizes.filter((size) => size > input.size && size >= pages && size <= most);
  const tried = pages > input.size ? larger.slice(0, 2) : larger.toReversed();
  return { pages, offered: tried.find((size) => tryAt(size) === size) ?? null };
}

/** Empty drawings as wide and high as the material's pictures. */
function standIn(source: SourceDocument | null): { pictures: Picture[]; bytes: Map<string, Uint8Array> } {
  const bytes = new Map<string, Uint8Array>();
  const pictures = (source?.blocks ?? []).flatMap((block: Block): Picture[] => {
    if (block.type !== 'image') return [];
    const { id, widthPt, heightPt } = block;
    if (widthPt === null || heightPt === null || widthPt * heightPt < LEAST_AREA_PT) return [];
    const [width, height] = [Math.round(widthPt * PX_PER_PT), Math.round(heightPt * PX_PER_PT)];
    const key = `${id}.svg`;
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
    bytes.set(key, new TextEncoder().encode(drawn));
    return [{ key, widthPx: width, heightPx: height, blockId: id, credit: null }];
  });
  return { pictures, bytes };
}
