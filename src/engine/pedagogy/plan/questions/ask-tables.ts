import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { cleanPoint } from '#engine/pedagogy/lesson/points/clean-point.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { mix } from './mix.ts';
import type { Question } from './question.ts';

const LONGEST_CELL = 36;
const LONGEST_COLUMN = 40;
const LEAST_ROWS = 3;
const LEAST_OPTIONS = 3;
const MOST_OPTIONS = 4;
const MOST_OF_A_TABLE = 2;
/** A column that names what it measures or says, so that one can ask for it: no verb, no sign. */
const ASKABLE =
  /^(?!(?:o que|como|quando|onde|quem|por que|observaç|obs|n[º°o]|data|aula|nome)(?!\p{L}))\p{L}{3}[^=?:;|]*$/iu;
const FEMININE = /(?:a|ção|são|dade|tude|gem|ise|fase|base|lei|cor|forma)$/iu;
const MASCULINE = /(?:ema|oma|ama|dia|mapa|planeta)$/iu;
const PLURAL = /s$/u;

/** `Qual é o volume de “tanque azul”, segundo a tabela?`: a value of a table by its row and its column. */
export function askTables(pieces: readonly Piece[], section: number): Question[] {
  return pieces.flatMap(({ block, statements }) => {
    if (block.type !== 'table' || block.rows.length <= LEAST_ROWS) return [];
    // A table typed with strokes says nothing of its header: words over figures are one.
    const isHeaded = block.hasHeader || /^[^\d]+$/u.test((block.rows[0] ?? []).join(''));
    if (!isHeaded) return [];
    const [header = [], ...rows] = block.rows.map((row) => row.map((cell) => cleanPoint(plainMath(cell))));
    const names = rows.map((row) => row[0] ?? '');
    const isNamed = names.every((name) => /\p{L}{2}/u.test(name) && name.length <= LONGEST_CELL);
    if (!isNamed || new Set(names).size < names.length) return [];
    const asked = header.flatMap((column, at): Question[] => {
      const cells = rows.map((row) => row[at] ?? '');
      const isPlain =
        at > 0 &&
        ASKABLE.test(column) &&
        column.length <= LONGEST_COLUMN &&
        cells.every(
          (cell) => cell !== '' && cell.length <= LONGEST_CELL && !hasRawMath(cell) && !/[;?]/.test(cell),
        );
      // What no other row has: where two rows share a value, asking back is fair all the same, but one is enough.
      const row = cells.findIndex((cell) => cells.filter((other) => other === cell).length === 1);
      const [name, answer] = [names[row], cells[row]];
      const basis = statements.filter(
        ({ text }) => name !== undefined && text.startsWith(rawOf(block.rows, row)),
      );
      if (!isPlain || name === undefined || answer === undefined || basis.length === 0) return [];
      const others = [...new Set(cells.filter((cell) => cell !== answer))].slice(0, MOST_OPTIONS - 1);
      const hasChoice = others.length >= LEAST_OPTIONS - 1;
      return [
        {
          kind: hasChoice ? 'multipla_escolha' : 'aberta',
          text: `${askFor(column)} de “${name}”, segundo a tabela?`,
          options: hasChoice ? mix([answer, ...others]) : [],
          answer,
          bloomLevel: 'lembrar',
          basis: basis.slice(0, 1),
          section,
        },
      ];
    });
    return asked.slice(0, MOST_OF_A_TABLE);
  });
}

const rawOf = (rows: readonly (readonly string[])[], row: number): string =>
  (rows[row + 1]?.[0] ?? '').trim();

/** `Qual é a velocidade`, `Quais são os sintomas` */
function askFor(column: string): string {
  const bare = /^\p{Lu}{2}/u.test(column) ? column : column.charAt(0).toLowerCase() + column.slice(1);
  const [head = ''] = bare.replace(/\s*\([^()]*\)/gu, '').split(' ');
  const many = PLURAL.test(head) && !/(?:us|is|ês)$/u.test(head);
  const one = head.replace(/ções$/u, 'ção').replace(/s$/u, '');
  const article = FEMININE.test(one) && !MASCULINE.test(one) ? 'a' : 'o';
  return many ? `Quais são ${article}s ${bare}` : `Qual é ${article} ${bare}`;
}
