import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import type { Lesson } from './lesson.ts';

/** `mais alto que` measures; these put two things side by side. */
const SIDE_BY_SIDE =
  /(?<!\p{L})(?:ao contrário d[aeo]s?|enquanto|ao passo que|já [oa]s?|por outro lado|em contrapartida|diferentemente d[aeo]s?|em oposição a[os]?|versus|compara(?:d[oa]s?|ção|ndo) (?:com|a|entre))(?!\p{L})/iu;
const BETWEEN =
  /(?:diferenças?|semelhanças?|comparação) entre (?:[oa]s? )?(?<left>[^,.;:?!]{3,40}?) e (?:[oa]s? )?(?<right>[^,.;:?!]{3,40})/iu;

export interface Compared {
  terms: [string, string];
  basis: Statement[];
}

/** The two things that a passage sets against each other, in the lesson's terms; null where that is not plain. */
export function findCompared(lesson: Lesson, piece: Piece): Compared | null {
  if (piece.kind !== 'text' && piece.kind !== 'list' && piece.kind !== 'note') return null;
  for (const [index, statement] of piece.statements.entries()) {
    const named = BETWEEN.exec(statement.text)?.groups;
    if (named?.left !== undefined && named.right !== undefined && isName(named.left) && isName(named.right))
      return {
        terms: [named.left.trim(), named.right.trim().split(' ').slice(0, 4).join(' ')],
        basis: [statement],
      };
    const mark = SIDE_BY_SIDE.exec(statement.text);
    if (mark === null) continue;
    const opens = mark.index < 3;
    const before = opens ? piece.statements[index - 1] : statement;
    const left = termIn(
      lesson,
      piece,
      opens ? (before?.text ?? '') : statement.text.slice(0, mark.index),
      [],
    );
    const right = termIn(
      lesson,
      piece,
      statement.text.slice(mark.index + mark[0].length),
      left === null ? [] : [left.key],
    );
    if (left !== null && right !== null && before !== undefined)
      return { terms: [left.phrase, right.phrase], basis: [...new Set([before, statement])] };
  }
  return null;
}

/** A few words without a verb. */
function isName(text: string): boolean {
  return (
    text.split(' ').length <= 4 &&
    !/[()[\]]|(?:^|\s)(?:é|são|não|foi|foram|que|se|tem|têm)(?:\s|$)/iu.test(text)
  );
}

/** What a clause speaks of: the first of the lesson's terms in it. */
function termIn(
  lesson: Lesson,
  piece: Piece,
  clause: string,
  not: string[],
): { phrase: string; key: string } | null {
  const stems = contentStems(clause);
  const inside = lesson.terms
    .termsOf([piece])
    .filter((term) => !not.includes(term.key) && term.stems.every((key) => stems.includes(key)))
    .map((term) => ({ term, at: Math.min(...term.stems.map((key) => stems.indexOf(key))) }))
    .sort((a, b) => a.at - b.at || b.term.stems.length - a.term.stems.length);
  return inside[0]?.term ?? null;
}
