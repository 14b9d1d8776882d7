import { FUNCTION_WORD_SET } from '#engine/pedagogy/language/stop-words.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { isPracticeRole } from '#engine/pedagogy/understanding/role.ts';

/** An article, a noun and at most what belongs to it: `a respiração`, `os direitos do trabalhador`. */
const NAME = String.raw`(?:[oa]s?|uma?) [\p{L}-]{3,}(?: d[aeo]s? [\p{L}-]{3,})?`;
const PATTERNS = [
  /(?:diferença|distinção) entre (?:[oa]s? )?(?<left>[^,.;:?!()“”]{3,40}?) e (?:[oa]s? )?(?<right>[^,.;:?!()“”]{3,40}?)(?: (?:é|está|são|estão|consiste|reside)(?!\p{L})|: (?=.{25}))/iu,
  new RegExp(
    `^(?<left>${NAME})\\s[^;]{3,120}, (?:enquanto(?: que)?|ao passo que|já) (?<right>${NAME})\\s`,
    'iu',
  ),
  new RegExp(`^enquanto (?:que )?(?<left>${NAME})\\s[^,;]{3,100}, (?<right>${NAME})\\s`, 'iu'),
  new RegExp(`^ao contrário d(?<left>${NAME}), (?<right>${NAME})\\s`, 'iu'),
  // `puberdade = mudança do corpo; adolescência = fase social`
  /^(?<left>\p{L}[\p{L}-]{3,}(?: [\p{L}-]{2,}){0,2}) ?[=:] ?\p{L}[^;=:]{5,};\s*(?<right>\p{L}[\p{L}-]{3,}(?: [\p{L}-]{2,}){0,2}) ?[=:] ?\p{L}[^;=:]{5,}$/iu,
];
const LEANS =
  /^(?:el[ea]s?|ess[ea]s?|est[ea]s?|isso|isto|outr[oa]s?|um|uma|outro|outra|ambos|dois|duas|si|mesm[oa]s?|seus?|suas?)(?!\p{L})/iu;

const FEWEST_WORDS = 9;

export interface Compared {
  terms: [string, string];
  basis: Statement[];
}

/** The two things that a passage itself sets against each other, in its own words; null where that is not plain. */
export function findCompared(piece: Piece): Compared | null {
  if (piece.kind !== 'text' && piece.kind !== 'list' && piece.kind !== 'note') return null;
  for (const statement of piece.statements) {
    // `Observar a comparação entre preços`: an order or an aim compares nothing itself.
    if (statement.words < FEWEST_WORDS || /^\p{L}+[aeio]r\s/iu.test(statement.text)) continue;
    if (isPracticeRole(statement.role)) continue;
    for (const pattern of PATTERNS) {
      const { left, right } = pattern.exec(statement.text.trim())?.groups ?? {};
      if (left === undefined || right === undefined || !isName(left) || !isName(right)) continue;
      const terms = [left, right].map((name) => bareName(withQuality(name, statement.text)));
      const [one = '', other = ''] = terms;
      if (one.toLowerCase() !== other.toLowerCase()) return { terms: [one, other], basis: [statement] };
    }
  }
  return null;
}

/** `o exercício` of `o exercício aeróbico usa …`: what tells it from the other belongs to its name. */
function withQuality(name: string, text: string): string {
  const end = text.indexOf(name) + name.length;
  const next = tagSentence(text).find(({ start }) => start >= end);
  return next?.tag === 'ADJ' && /^\s$/u.test(text.slice(end, next.start)) ? `${name} ${next.text}` : name;
}

/** A few words without a verb, one of them telling. */
function isName(text: string): boolean {
  const words = text.trim().split(' ');
  return (
    words.length <= 4 &&
    !LEANS.test(text.trim()) &&
    words.some((word) => !FUNCTION_WORD_SET.has(word.toLowerCase())) &&
    !/(?:^|\s)(?:é|são|não|foi|foram|que|se|tem|têm)(?:\s|$)/iu.test(text)
  );
}

/** Without its article, in lower case unless it is a name. */
function bareName(text: string): string {
  return text.trim().replace(/^(?:[oa]s?|uma?)\s/iu, '');
}
