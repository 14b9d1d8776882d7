import type { Piece } from '#engine/pedagogy/material/piece.ts';
import type { Draft } from './judge-exercises.ts';
import type { Tools } from './tools.ts';

/** A picture or table of a test, with what was asked before it. */
export interface Figure {
  piece: Piece;
  /** How many exercises begin before it. */
  before: number;
  /** The one before it has no options yet. */
  isWithin: boolean;
}

interface Claimed {
  before: number;
  kind: Piece['kind'];
  taker: Draft | undefined;
}

const NAMES_FIGURE =
  /(?<!\p{L})(?:figuras?|image(?:m|ns)|gr[áa]ficos?|tabelas?|mapas?|quadros?|charges?|tirinhas?|cartu[nm]s?|retas? numéricas?|desenhos?|esquemas?|diagramas?|ilustra\p{L}*|setas?|alvo|fotografias?|fotos?|cartaz(?:es)?|mensagem|an[úu]ncio|observe|abaixo|acima|a seguir|ao lado)(?!\p{L})/iu;
const IS_DRAWN =
  /(?<!\p{L})(?:triângul|retângul|quadrad|círcul|circunfer|trapézi|losang|paralelogram|polígon|ângul|perímetr|segment|eixo)/iu;
/** A cartoon or a poster is a text too: `do Texto 3`. */
const IS_TEXT = /(?<!\p{L})textos? (?:\d|I{1,3})(?!\p{L})/iu;
/** What heads a part is smaller. */
const LARGE_PX = 300;
/** How far from its picture a question may stand, in questions. */
const REACH = 6;

/** What asks: not the things that are to be put together. */
const orderOf = ({ lines, matched }: Draft): string =>
  (matched.length > 0 ? lines.slice(0, 1) : lines).join(' ');

/**
 * Gives each picture and table of a test to the exercise that speaks of one: the open one it stands in, else the next
 * that names it, else the one before. A drawing that is named nowhere goes to the next exercise that needs one.
 */
export function claimFigures(
  figures: readonly Figure[],
  drafts: readonly Draft[],
  { pictures }: Pick<Tools, 'pictures'>,
): void {
  let last: Claimed | null = null;
  for (const { piece, before, isWithin } of figures) {
    // Tables one after the other are asked about together.
    if (last !== null && piece.kind === 'table' && last.kind === 'table' && last.before === before) {
      last.taker?.figures.push(piece);
      continue;
    }
    const isLarge = (pictures.get(piece.block.id)?.widthPx ?? 0) >= LARGE_PX;
    const names = (draft: Draft | undefined): boolean =>
      draft !== undefined && draft.figures.length === 0 && NAMES_FIGURE.test(orderOf(draft));
    const open: Draft | undefined = drafts[before - 1];
    const later = drafts.slice(before, before + REACH);
    const taker: Draft | undefined =
      (isWithin && names(open) ? open : undefined) ??
      later.find(names) ??
      (names(open) ? open : undefined) ??
      later.slice(0, 1).find(({ lines }) => IS_DRAWN.test(lines.join(' '))) ??
      (isLarge
        ? later.find(({ lines, figures: own }) => own.length === 0 && IS_TEXT.test(lines.join(' ')))
        : undefined);
    taker?.figures.push(piece);
    last = { before, kind: piece.kind, taker };
  }
}
