// Advance widths of Arial in thousandths of the size, for the signs from space to tilde: the metrics of Helvetica, with
// which Arial and Liberation Sans agree. A machine without our fonts shows Arial, and text must fit there too.
const REGULAR =
  '278 278 355 556 556 889 667 191 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 278 278 584 584 584 556 1015 667 667 722 722 667 611 778 722 278 500 667 556 833 722 778 667 778 722 667 611 722 667 944 667 667 611 278 278 278 469 556 333 556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500 334 260 334 584';
const BOLD =
  '278 333 474 556 556 889 722 238 333 333 389 584 278 333 278 278 556 556 556 556 556 556 556 556 556 556 333 333 584 584 584 611 975 722 722 722 722 667 611 778 722 278 556 722 611 833 722 778 667 778 722 667 611 722 667 944 667 667 611 333 278 333 584 556 333 556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500 389 280 389 584';

const WIDTHS = { regular: REGULAR.split(' ').map(Number), bold: BOLD.split(' ').map(Number) };
/** An accented letter is as wide as its letter; of the rest a dash or an ellipsis is the widest. */
const WIDE = /[—…‰™→←↔⇒≤≥≠≈∞∑√]/;
const USUAL = 556;

/** Width of one sign as a share of the size. */
export function arialWidth(sign: string, face: 'regular' | 'bold'): number {
  const letter = sign.normalize('NFD').codePointAt(0) ?? 0x20;
  const width = WIDTHS[face][(letter === 0xa0 ? 0x20 : letter) - 0x20];
  return (width ?? (WIDE.test(sign) ? 1000 : USUAL)) / 1000;
}
