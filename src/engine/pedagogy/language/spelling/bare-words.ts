import { likeWritten } from '#engine/pedagogy/language/like-written.ts';
import type { Slip } from './confusions.ts';
import type { Known } from './lost-accents.ts';

/** A whole word in prose: small, begun with a capital, or in capitals in a line of them. */
const WORD =
  /(?<![\p{L}\p{N}_@#/\\.'’-])(?:\p{L}\p{Ll}{2,}|\p{Lu}{4,})(?![\p{L}\p{N}_@/\\('’=-]|\.\p{L}|\s?=)/gu;
const ACCENTED: Readonly<Record<string, string>> = { a: 'áâã', e: 'éê', i: 'í', o: 'óôõ', u: 'ú', c: 'ç' };
/** A longer one that is no word is put right as a misspelling. */
const SHORT = 4;
/** `dois avos`, `ela bebe`, `maca` of a ward: words of their own, however rare; `arruma`, `marga` end as their verbs do. */
const OWN = /^(?:avos?|bebes?|macas?|bagres|bufes|campes|caras?|coco|cocos|passe|cache|sache|rape|franca)$/u;
/** `manhã`, `guaraná`: names of things end so; a form of a verb (`arrumá`, `balburdiá`) hardly. */
const ENDS_MARKED = /[áâã]s?$/u;
const THINGS = /^(?:manhãs?|irmãs?|maçãs?|guaraná|cará|mará|fubá|sofás?|crachás?|pará|lãs?|romãs?|amanhã)$/u;
const COMMON_ENDS = /^(?:até|café|maré|judô|cipó|vovó|avó|bebê|português|inglês|francês|chinês|camponês)$/u;

/**
 * Words that are none without their accent (`leao`, `poe`, `mes`) or so seldom one that whoever leaves accents out means the other
 * (`vomito`, `historia`, `credito`), each with the one common word that it is with one more mark.
 */
export function findBareWords(sentence: string, known: Known): Slip[] {
  const isShouted = !/\p{Ll}/u.test(sentence);
  return [...sentence.matchAll(WORD)].flatMap(([written]) => {
    if (/^\p{Lu}{2}/u.test(written) && !isShouted) return [];
    const lower = written.toLowerCase();
    const right = accentedOf(lower, known);
    return right === null ? [] : [{ written, right: likeWritten(right, written) }];
  });
}

function accentedOf(lower: string, known: Known): string | null {
  if (OWN.test(lower) || known.isCommon(lower)) return null;
  const isNone = !known.isWord(lower);
  if (isNone && lower.length > SHORT) return null;
  const [right, other] = marked(lower).filter(
    (one) => known.isWord(one) && known.isCommon(one) && (isNone || isThing(one)),
  );
  return right === undefined || other !== undefined ? null : right;
}

const isThing = (word: string): boolean =>
  ENDS_MARKED.test(word) ? THINGS.test(word) : !/[éêíóôõú]s?$/u.test(word) || COMMON_ENDS.test(word);

/** The word with one letter marked; `acao` has two in `ção`. */
function marked(lower: string): string[] {
  const cedilla = /c(?:ao|oes)$/u.test(lower)
    ? [lower.replace(/cao$/u, 'ção').replace(/coes$/u, 'ções')]
    : [];
  return [
    ...cedilla,
    ...[...lower].flatMap((letter, at) =>
      [...(ACCENTED[letter] ?? '')].map((mark) => lower.slice(0, at) + mark + lower.slice(at + 1)),
    ),
  ];
}
