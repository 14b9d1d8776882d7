import type { FileReport } from '#engine/composing/lint/file-report.ts';
import type { DraftFinding } from '#shared/composition/draft.contract.ts';
import { formatDecimal } from '#shared/text/format.ts';

type Sheet = NonNullable<FileReport['sheet']>;

/** What we compose, in points: wide slides, and A4. */
const OURS = {
  presentation: { width: 960, height: 540 },
  booklet: { width: 595.3, height: 841.9 },
} as const satisfies Record<string, Sheet>;
const KNOWN_RATIOS = [
  [4, 3],
  [16, 9],
  [16, 10],
  [3, 2],
] as const;
/** Of a length: what programs round. */
const TOLERANCE = 0.02;
const CM_PER_POINT = 2.54 / 72;

/**
 * Says where slides or pages of a file are of another size than the draft's; null where they are not. A PDF is shown as
 * large as the screen is, so of slides in one only their shape counts.
 */
export function tellSheet(
  { kind, sheet }: Pick<FileReport, 'kind' | 'sheet'>,
  service: keyof typeof OURS,
): DraftFinding | null {
  const ours = OURS[service];
  if (sheet === null) return null;
  const isSlides = service === 'presentation';
  const isShaped = isNear(ratioOf(sheet), ratioOf(ours));
  if (isShaped && ((isSlides && kind === 'pdf') || isNear(sheet.width, ours.width))) return null;
  const differ = isSlides
    ? `Os slides têm ${measure(sheet)}; os do rascunho, ${measure(ours)}.`
    : `As páginas têm ${measure(sheet)}; as do rascunho, ${measure(ours)}.`;
  return {
    check: 'sheet-size',
    // Of another shape it is what everything else on the slides comes of.
    severity: isSlides && !isShaped ? 'hard' : 'soft',
    page: null,
    message: `${differ} ${adviceOn(isShaped, isSlides)}`,
  };
}

const adviceOn = (isShaped: boolean, isSlides: boolean): string => {
  if (!isSlides) return 'Confira as margens e onde cada página acaba, e se é assim que se imprime.';
  return isShaped
    ? 'A proporção é a mesma: na tela ficam iguais, e as letras têm outro tamanho em pontos.'
    : 'Confira se nada ficou cortado, esticado ou com faixas ao lado.';
};

const ratioOf = ({ width, height }: Sheet): number => width / height;
const isNear = (one: number, other: number): boolean => Math.abs(one / other - 1) < TOLERANCE;

/** `25,4 × 19,1 cm (4:3)`. */
function measure(sheet: Sheet): string {
  const named = KNOWN_RATIOS.find(([width, height]) => isNear(ratioOf(sheet), width / height));
  const size = `${formatDecimal(sheet.width * CM_PER_POINT)} × ${formatDecimal(sheet.height * CM_PER_POINT)} cm`;
  return named ? `${size} (${named.join(':')})` : size;
}
