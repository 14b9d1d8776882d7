import { isNameLine, isPersonName } from '#engine/pedagogy/language/person-names.ts';
import { listWords } from '#engine/pedagogy/lesson/list-words.ts';
import { cleanPoint } from '#engine/pedagogy/lesson/points/clean-point.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';

const MOST_PARTS = 6;
const LONGEST = 230;
export const SHOWN_FILLED = 'O modelo mostra preenchido:';

/** `Nome fantasia: Padaria Sol`, `Sede: Mariana`: a field with what the example has in it. */
const FIELD = /^(?:[a-h]\)\s|[-–•]\s)?(\p{Lu}[^:=.!?;]{1,44}?)\s?:\s?(?=[\p{Lu}\d])/u;

/**
 * Of what a form shows filled in nothing is true but that it has these parts, and what is to be filled in in each; beside what is said
 * of a part its name alone is not told again.
 */
export function namePartsShown(
  pieces: readonly Piece[],
  above: Piece | undefined,
  isBeside = false,
): Grounded[] {
  if (!pieces.some(isEmptied)) return [];
  const own = pieces.filter(({ kind }) => kind === 'heading');
  const heads = own.length > 0 ? own : above === undefined ? [] : [above];
  const parts = new Map<string, { head: Piece; fields: string[] }>();
  for (const head of heads) {
    const name = cleanPoint(head.text);
    const fields = [...(parts.get(name)?.fields ?? []), ...fieldsBelow(pieces, head)];
    parts.set(name, { head: parts.get(name)?.head ?? head, fields: [...new Set(fields)] });
  }
  const told = [...parts].slice(0, MOST_PARTS);
  const named = told.flatMap(([name, { head, fields }]) => {
    const text = `${name}: preencher ${listWords(fields.map(inSmall))}`;
    const isTold = fields.length > 0 && text.length <= LONGEST;
    return isTold ? [{ name, text, basis: head.statements.slice(0, 1) }] : [];
  });
  const others = told.filter(([name]) => !named.some((one) => one.name === name));
  const shown = {
    text: `${SHOWN_FILLED} ${listWords(others.map(([name]) => name))}`,
    basis: others.flatMap(([, { head }]) => head.statements.slice(0, 1)),
  };
  return [
    ...(others.length <= (isBeside ? 1 : 0) ? [] : [shown]),
    ...named.map(({ text, basis }) => ({ text, basis })),
  ];
}

/** `Nome Fantasia` → `nome fantasia`; `CNPJ` stays. */
const inSmall = (name: string): string =>
  name.replace(/(?<!\p{L})\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase());

const isEmptied = ({ kind, text, statements, block }: Piece): boolean =>
  kind !== 'image' && text !== '' && statements.length === 0 && block.type !== 'heading';

/** The fields under a heading, up to the next; who is named in the example is none. */
function fieldsBelow(pieces: readonly Piece[], head: Piece): string[] {
  const from = pieces.indexOf(head) + 1;
  const next = pieces.findIndex(({ kind }, at) => at >= from && kind === 'heading');
  return pieces
    .slice(from, next < 0 ? undefined : next)
    .filter(isEmptied)
    .flatMap(({ text }) => text.split('\n'))
    .flatMap((line) => {
      const name = FIELD.exec(line)?.[1]?.trim() ?? '';
      const isNamed = /\p{Ll}/u.test(name) || /^\p{Lu}{2,6}$/u.test(name);
      const isField = isNamed && !isPersonName(name) && !isNameLine(name);
      return isField ? [name] : [];
    });
}
