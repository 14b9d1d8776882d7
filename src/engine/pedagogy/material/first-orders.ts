import { isPracticeRole } from '#engine/pedagogy/understanding/role.ts';
import type { Material } from './collect-material.ts';
import type { Statement } from './piece.ts';

/** What a test tells those who take it before its first question; none where that stands among its parts. */
export function firstOrders({
  asides,
  understanding,
}: Pick<Material, 'asides' | 'understanding'>): Statement[] {
  const bits = understanding?.bits ?? [];
  const first = bits.findIndex(({ role }) => isPracticeRole(role));
  const before = new Set(bits.slice(0, Math.max(0, first)).map(({ block }) => block));
  return asides
    .filter(({ role, block }) => role === 'instruction' && before.has(block))
    .flatMap(({ statements }) => statements)
    .filter(
      ({ role, words, text }) => role === 'instruction' && words >= FEWEST_WORDS && !OF_MARKS.test(text),
    );
}

/** How the work is marked and handed out: of no use to a class that works through it. */
const OF_MARKS =
  /(?<!\p{L})notas? (?:anterior|superior|inferior|m[íi]nim|final)\p{L}*|(?<!\p{L})notas?(?!\p{L})[^.]*(?<!\p{L})zerad|(?<!\p{L})apt[oa]s? a(?!\p{L})|(?<!\p{L})(?:disponibilizad|impress)[oa]s? (?:em|pel)|_{3,}/iu;

const FEWEST_WORDS = 4;
