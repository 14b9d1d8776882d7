import { findTypos } from '#engine/pedagogy/language/spelling/find-typos.ts';
import type { Material } from '#engine/pedagogy/material/collect-material.ts';
import type { Statement } from '#engine/pedagogy/material/piece.ts';
import { isPracticeRole, type Role } from '#engine/pedagogy/understanding/role.ts';
import { type AiAnalysis, MOST_TYPOS } from '#shared/analysis/ai-analysis.ts';

/** What a long book slips in beyond this is slipped in before it too, and the check has to keep its budget. */
const MOST_WORDS = 12_000;
/** Not prose, or not the teacher's own words. */
const UNCHECKED: ReadonlySet<Role> = new Set(['code', 'formula', 'reference', 'link', 'furniture']);
const UNCHECKED_KINDS: ReadonlySet<string> = new Set(['code', 'equation', 'image']);

/**
 * The slips of what is taught and asked, in reading order, each once with the passage where it stands first; at most
 * `MOST_TYPOS`, those of statements that the plan `shown` uses before others: they are put right in it. The dictionary is read
 * at the first material that has words.
 */
export function listTypos(
  {
    pieces,
    exercises,
    asides = [],
    guidance = [],
  }: Pick<Material, 'pieces' | 'exercises'> & Partial<Pick<Material, 'asides' | 'guidance'>>,
  cite: (statement: Statement) => string,
  shown: ReadonlySet<Statement> = new Set(),
): AiAnalysis['typos'] {
  const statements = takeWords(
    [
      // Its title is put aside from the parts of a text and stands on the cover, and so does what opens the class.
      ...asides.filter(
        ({ role, statements }) => role === 'heading' || statements.some((line) => shown.has(line)),
      ),
      ...pieces,
      ...exercises,
    ]
      .filter(({ kind }) => !UNCHECKED_KINDS.has(kind))
      .flatMap((piece) => piece.statements)
      .filter(({ role }) => !UNCHECKED.has(role)),
    shown,
  );
  if (statements.length === 0) return [];
  const found = new Map<string, { written: string; right: string; statement: Statement | undefined }>();
  const beside = [...guidance, ...asides.map(({ text }) => text)];
  for (const { written, right, at } of findTypos(
    statements.map(({ text }) => text),
    beside,
  )) {
    const key = `${written.toLowerCase()} ${right.toLowerCase()}`;
    if (isMeant(written, statements[at]) || isOfProgram(written, statements[at])) continue;
    if (!found.has(key)) found.set(key, { written, right, statement: statements[at] });
  }
  const all = [...found.values()];
  const isShown = ({ statement }: (typeof all)[number]): boolean =>
    statement !== undefined && shown.has(statement);
  const kept = new Set([...all.filter(isShown), ...all.filter((one) => !isShown(one))].slice(0, MOST_TYPOS));
  return all
    .filter((one) => kept.has(one))
    .map(({ written, right, statement }) => ({
      written,
      right,
      passageId: statement === undefined ? null : cite(statement),
    }));
}

/**
 * `“haviam muitas pessoas”`, `b) Haviam três carros.`: words that do not fit together, quoted or to be chosen among, are the error
 * that the lesson is about.
 */
const isMeant = (written: string, statement: Statement | undefined): boolean =>
  statement !== undefined &&
  /\s/.test(written) &&
  (statement.role === 'alternative' ||
    statement.role === 'statement_to_judge' ||
    (isPracticeRole(statement.role) && /^\(?[a-h]\s?[).]\s/iu.test(statement.text)) ||
    (statement.text.match(/["“][^"“”]+["”]/gu) ?? []).some((quoted) => quoted.includes(written)));

/** `area` beside `<area>`, `video` under `<video>`: a tag or a name of a program is no word of the language. */
const isOfProgram = (written: string, statement: Statement | undefined): boolean =>
  !/\s/.test(written) &&
  statement !== undefined &&
  new RegExp(
    `</?${written}\\b|[\`'"(]${written}[\`'")]|\\b${written}\\(|[.$_]${written}\\b|-${written}\\b(?=\\s*:)`,
    'u',
  ).test(statement.piece.text);

/** The statements up to the one that reaches the most words that are checked, and what is shown of the rest. */
function takeWords(statements: readonly Statement[], shown: ReadonlySet<Statement>): Statement[] {
  let words = 0;
  return statements.filter((statement) => {
    const isWithin = words < MOST_WORDS;
    words += statement.words;
    return isWithin || shown.has(statement);
  });
}
