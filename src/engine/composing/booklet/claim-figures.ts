import type { Piece } from '#engine/pedagogy/material/piece.ts';
import type { Draft } from './judge-exercises.ts';

/** A picture or table of a test, with what was asked before it. */
export interface Figure {
  piece: Piece;
  /** How many exercises begin before it. */
  before: number;
  /** The one before it has no options yet. */
  isWithin: boolean;
}

const NAMES_FIGURE =
  /(?<!\p{L})(?:figuras?|image(?:m|ns)|gr[áa]ficos?|tabelas?|mapas?|quadros?|charges?|tirinhas?|cartu[nm]s?|retas? numéricas?|desenhos?|esquemas?|diagramas?|ilustra\p{L}*|setas?|alvo|fotografias?|fotos?|cartaz(?:es)?|mensagem|an[úu]ncio|observe|abaixo|acima|a seguir|ao lado)(?!\p{L})/iu;
const IS_DRAWN =
  /(?<!\p{L})(?:triângul|retângul|quadrad|círcul|circunfer|trapézi|losang|paralelogram|polígon|ângul|perímetr|segment|eixo)/iu;
/** How far from its picture a question may stand, in questions. */
const REACH = 6;

/**
 * Gives each picture and table of a test to the exercise that speaks of one: the open one it stands in, else the next
 * that names it, else the one before. A drawing that is named nowhere goes to the next exercise that needs one.
 */
export function claimFigures(figures: readonly Figure[], drafts: readonly Draft[]): void {
  for (const { piece, before, isWithin } of figures) {
    const names = (draft: Draft | undefined): boolean =>
      draft !== undefined && draft.figures.length === 0 && NAMES_FIGURE.test(draft.lines.join(' '));
    const open = drafts[before - 1];
    const later = drafts.slice(before, before + REACH);
    const taker =
      (isWithin && names(open) ? open : undefined) ??
      later.find(names) ??
      (names(open) ? open : undefined) ??
      later.slice(0, 1).find(({ lines }) => IS_DRAWN.test(lines.join(' ')));
    taker?.figures.push(piece);
  }
}
