import type { Piece } from '#engine/pedagogy/material/piece.ts';
import type { Block } from '#engine/reading/source-document.ts';
import type { Tools } from './tools.ts';

/** Pictures in one row of a slide from which on they may be logos: of partners, of tools, of a school. */
const LOGOS = 3;
/** Points that the middles of two pictures of a row may stand apart. */
const ROW_PT = 40;

interface Matter {
  blocks: readonly Block[];
  /** What the booklet tells of the material. */
  told: readonly Piece[];
  tools: Pick<Tools, 'pictures' | 'captions' | 'isPractice'>;
}

/**
 * The pictures, by their blocks, that say nothing of what the booklet tells: those of a title slide, of a slide that is
 * not told (what will be learnt, whom to thank), and what is left of a row of logos. What has a caption is said to mean something.
 */
export function findOrnaments({ blocks, told, tools }: Matter): Set<string> {
  const slides = Map.groupBy(
    blocks.filter(({ slide }) => slide !== undefined),
    ({ slide }) => slide,
  );
  const toldOn = new Set(told.filter(({ kind }) => kind !== 'heading' && kind !== 'image').map(placeOf));
  const ornaments = new Set<string>();
  for (const [slide, own] of slides) {
    const images = own.filter((block) => block.type === 'image');
    const shown = images.filter(({ id }) => tools.pictures.has(id) && !tools.captions.has(id));
    const isSaying = own.some(({ type }) => type !== 'image' && type !== 'heading' && type !== 'note');
    // A figure alone under its title is what the slide is there for.
    const isOutside = !toldOn.has(`s${slide}`) && (isSaying || slide === 1);
    for (const image of shown) {
      const row = images.filter((one) => Math.abs(middleOf(one) - middleOf(image)) < ROW_PT);
      const isLogo =
        row.length >= LOGOS && row.filter(({ id }) => tools.pictures.has(id)).length * 2 < row.length;
      if (isLogo || (isOutside && !tools.isPractice)) ornaments.add(image.id);
    }
  }
  return ornaments;
}

const middleOf = (block: Block): number =>
  block.type === 'image' ? (block.yPt ?? 0) + (block.heightPt ?? 0) / 2 : 0;

const placeOf = ({ slide }: Piece): string => `s${slide}`;

/**
 * The pages whose words were all read out of pictures that the booklet can show: a screen's buttons and menus are labels
 * of the picture, no text. A scanned page is one picture, not worth showing, so its words stay.
 */
export function findPagesOfScreens(
  blocks: readonly Block[],
  { pictures }: Pick<Tools, 'pictures'>,
): Set<number> {
  const pages = Map.groupBy(blocks, ({ page }) => page ?? 0);
  return new Set(
    [...pages].flatMap(([page, own]) => {
      const images = own.filter(({ type }) => type === 'image');
      const words = own.filter(({ type }) => type !== 'image');
      const isScreens =
        page > 0 &&
        images.length > 0 &&
        images.every(({ id }) => pictures.has(id)) &&
        words.length > 0 &&
        words.every(({ origin }) => origin === 'ocr');
      return isScreens ? [page] : [];
    }),
  );
}
