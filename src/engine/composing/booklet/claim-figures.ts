import type { Piece } from '#engine/pedagogy/material/piece.ts';
import type { Block } from '#engine/reading/source-document.ts';
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
  { pictures, captions, named }: Pick<Tools, 'pictures' | 'captions' | 'named'>,
): void {
  let last: Claimed | null = null;
  for (const { piece, before, isWithin } of figures) {
    // Tables one after the other are asked about together.
    if (last !== null && piece.kind === 'table' && last.kind === 'table' && last.before === before) {
      last.taker?.figures.push(piece);
      continue;
    }
    const isLarge = (pictures.get(piece.block.id)?.widthPx ?? 0) >= LARGE_PX;
    const label = named.get(piece.block.id) ?? labelOf(captions.get(piece.block.id)?.text);
    const names = (draft: Draft | undefined): boolean =>
      draft !== undefined &&
      draft.figures.length === 0 &&
      NAMES_FIGURE.test(orderOf(draft)) &&
      !namesAnother(orderOf(draft), label);
    const called = label === null ? undefined : drafts.find((draft) => isNamed(draft.lines.join(' '), label));
    const open: Draft | undefined = drafts[before - 1];
    const later = drafts.slice(before, before + REACH);
    const taker: Draft | undefined =
      called ??
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

const LABEL =
  /^(?:figura|fig\.|gr[áa]fico|tabela|quadro|mapa|imagem|texto)\s*(?:\d{1,2}|[IVX]{1,4})(?![\p{L}\d])/iu;

/** `Figura 1` of its caption. */
export const labelOf = (caption: string | undefined): string | null => LABEL.exec(caption ?? '')?.[0] ?? null;

/** A text names the picture by its number. */
export function isNamed(text: string, label: string): boolean {
  const at = text.toLowerCase().indexOf(label.toLowerCase());
  return at >= 0 && !/^[\p{L}\d]/u.test(text.slice(at + label.length));
}

/** `Figura 2`, where the picture is number 1. */
function namesAnother(text: string, label: string | null): boolean {
  const [kind = ''] = label?.split(/\s/u) ?? [];
  return (
    label !== null && new RegExp(`${kind.replace('.', '')}\\s*\\d`, 'iu').test(text) && !isNamed(text, label)
  );
}

const TEXT_HEAD = /^texto\s+(?:\d{1,2}|[IVX]{1,4})$/iu;
const PROSE_WORDS = 12;

/** A cartoon or a poster that stands as `TEXTO 3` of a test: the largest picture of a page whose text is no words. */
export function nameTexts(
  blocks: readonly Block[],
  pictures: ReadonlySet<string | null>,
): Map<string, string> {
  const named = new Map<string, string>();
  for (const [at, block] of blocks.entries()) {
    if (block.type !== 'paragraph' || !TEXT_HEAD.test(block.text.trim())) continue;
    const next = blocks[at + 1];
    const isProse =
      next?.type === 'heading' ||
      (next?.type === 'paragraph' &&
        !/^(?:dispon[íi]vel|fonte)(?!\p{L})/iu.test(next.text) &&
        next.text.split(/\s+/u).length >= PROSE_WORDS);
    if (isProse) continue;
    const [largest] = blocks
      .flatMap((one) =>
        one.type === 'image' && one.page === block.page && pictures.has(one.id) ? [one] : [],
      )
      .toSorted((a, b) => sizeOf(b) - sizeOf(a));
    if (largest !== undefined) named.set(largest.id, block.text.trim());
  }
  return named;
}

const sizeOf = (image: Extract<Block, { type: 'image' }>): number =>
  (image.widthPt ?? 0) * (image.heightPt ?? 0);
