import { isCodeLine } from './listings.ts';
import type { DraftBlock } from './source-document.ts';

const LONGEST_TAIL = 2;
/** Nobody ends a sentence so. */
const ENDS_OPEN = /\s(?:e|ou|d[aeo]s?|em|n[ao]s?|com|para|por|pel[ao]s?|que|aos?|à|uma?)$/u;
/** A verse is shorter. */
const LONG_LINE = 60;

/** `… e clique em`, then `INSTALAR` as a line of its own; `Como podemos guardar informações`, then `estruturadas …?`: one sentence that a page tore. */
export function joinTorn(blocks: readonly DraftBlock[]): DraftBlock[] {
  const joined: DraftBlock[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (
      last?.type === 'paragraph' &&
      (block.type === 'paragraph' || block.type === 'heading') &&
      isTorn(last, block)
    ) {
      const equations = [...(last.equations ?? []), ...(block.equations ?? [])];
      const whole = { ...last, text: `${last.text} ${block.text}` };
      joined[joined.length - 1] = equations.length > 0 ? { ...whole, equations } : whole;
    } else joined.push(block);
  }
  return joined;
}

function isTorn(
  last: Extract<DraftBlock, { type: 'paragraph' }>,
  block: Extract<DraftBlock, { type: 'paragraph' | 'heading' }>,
): boolean {
  const [one, other] = [last.text, block.text].map((text) => text.trim());
  if (one === undefined || other === undefined || /\n/.test(last.text + block.text)) return false;
  const isNear =
    (block.page ?? 0) - (last.page ?? 0) <= 1 && last.slide === block.slide && last.origin === block.origin;
  const isProse = ![one, other].some((text) => isCodeLine(text) || /[<>{}=_]|https?:/u.test(text));
  // Who types all of it small begins sentences so.
  if (!isNear || !isProse || !/^\p{Lu}/u.test(one) || !/[\p{L}\d,]$/u.test(one)) return false;
  // `… a placa NodeMCU (ESP-12E`, then `Module).`
  if (/\([^()]*$/u.test(one) && /^[^()]*\)/u.test(other)) return block.type === 'paragraph';
  const words = other.split(/\s+/).length;
  const isTail = block.type === 'paragraph' || (words <= LONGEST_TAIL && !/\p{Ll}/u.test(other));
  if (ENDS_OPEN.test(one))
    return isTail && one.split(/\s+/).length > FEWEST_TORN && /^[\p{L}“"(]/u.test(other);
  return block.type === 'paragraph' && one.length >= LONG_LINE && /^\p{Ll}{2,}[\s,]/u.test(other);
}
const FEWEST_TORN = 5;
