import { hasRawMath, plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { loadDictionary } from '#engine/pedagogy/language/spelling/dictionary.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { cleanPoint } from '#engine/pedagogy/lesson/points/clean-point.ts';
import { isOfColumns } from '#engine/pedagogy/lesson/points/say-columns.ts';
import { RIGHT_OR_WRONG } from '#engine/pedagogy/lesson/points/say-rows.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { mix } from './mix.ts';
import type { Question } from './question.ts';

const LONGEST_CELL = 36;
const LONGEST_COLUMN = 40;
const LEAST_ROWS = 3;
const LEAST_OPTIONS = 3;
const MOST_OPTIONS = 4;
const MOST_OF_A_TABLE = 4;
/** A column that names what it measures or says, so that one can ask for it: no verb, no sign. */
const ASKABLE =
  /^(?!(?:o que|como|quando|onde|quem|por que|observaç|obs|n[º°o]|data|aula|nome)(?!\p{L}))\p{L}{3}[^=?:;|]*$/iu;
const FEMININE = /(?:a|ção|são|dade|tude|gem|ise|fase|base|lei|cor|forma|raize?|raíze?|veze?|voze?|luze?)$/iu;
const MASCULINE = /(?:ema|oma|ama|dia|mapa|planeta)$/iu;
const PLURAL = /s$/u;

/** `Qual é o volume de “tanque azul”?`: a value of a table by its row and its column. */
export function askTables(pieces: readonly Piece[], section: number): Question[] {
  return pieces.flatMap(({ block, statements }) => {
    if (block.type !== 'table' || block.rows.length <= LEAST_ROWS) return [];
    // Of two lists side by side no row is one thing: `Carro | Curso universitário`.
    if (isOfColumns(block.rows)) return [];
    // A table typed with strokes says nothing of its header: words over figures are one.
    const isHeaded = block.hasHeader || /^[^\d]+$/u.test((block.rows[0] ?? []).join(''));
    if (!isHeaded) return [];
    const [header = [], ...rows] = block.rows.map((row) => row.map((cell) => cleanPoint(plainMath(cell))));
    const names = rows.map((row) => row[0] ?? '');
    const isNamed = names.every(
      (name) => /\p{L}{2}|\p{L}.*[<>=≤≥]/u.test(name) && name.length <= LONGEST_CELL,
    );
    const areFields = [header[0] ?? '', ...names].filter((name) => FIELD.test(name)).length >= FEWEST_FIELDS;
    if (!isNamed || areFields || new Set(names).size < names.length) return [];
    const basisOf = (row: number): Statement[] =>
      statements.filter(({ text }) => text.startsWith(rawOf(block.rows, row))).slice(0, 1);
    // Where the corner is empty the columns are things and the rows what is said of them.
    if ((header[0] ?? '') === '') return askSides({ header, rows, names, basisOf }, section);
    if (RIGHT_OR_WRONG.test(header[0] ?? '')) return askRight({ header, rows, basisOf }, section);
    const taken = new Set<number>();
    const asked = header.flatMap((column, at): Question[] => {
      const cells = rows.map((row) => row[at] ?? '');
      const when = WHEN.test(column);
      if (at === 0 || !(when || ASKABLE.test(column)) || column.length > LONGEST_COLUMN) return [];
      const isPlain = cells.every(
        (cell) => cell !== '' && cell.length <= LONGEST_CELL && !hasRawMath(cell) && !/[;?]/.test(cell),
      );
      // What no other row has, each row once: where two share a value, asking back is fair all the same.
      const own = cells.flatMap((cell, row) =>
        !taken.has(row) && cells.filter((other) => other === cell).length === 1 ? [row] : [],
      );
      return (isPlain ? own.slice(0, MOST_OF_A_COLUMN) : []).flatMap((row): Question[] => {
        const [name = '', answer = ''] = [names[row], cells[row]];
        const basis = basisOf(row);
        if (basis.length === 0) return [];
        taken.add(row);
        const others = [...new Set(cells.filter((cell) => cell !== answer))].slice(0, MOST_OPTIONS - 1);
        const text = when
          ? `De quando é “${name}”, segundo a tabela?`
          : (askForm(column, name) ?? askMeaning(column, name) ?? askAttribute(column, name));
        return text === null ? [] : [choose(text, answer, others, basis, section)];
      });
    });
    return [...asked, ...askBack({ header, rows, names, taken, basisOf }, section)].slice(0, MOST_OF_A_TABLE);
  });
}

/** `Errado | Certo`: the wrong one is put right, as any teacher asks for it. */
function askRight({ header, rows, basisOf }: Omit<Named, 'taken' | 'names'>, section: number): Question[] {
  const at = header.findIndex((column) =>
    /^(?:certo|correto|forma c(?:erta|orreta)|right|correct)$/iu.test(column),
  );
  if (at < 1) return [];
  return rows.slice(0, MOST_OF_A_TABLE).flatMap((row, place): Question[] => {
    const [wrong = '', answer = '', basis] = [row[0], row[at], basisOf(place)];
    if (wrong === '' || answer === '' || basis.length === 0) return [];
    const text = `Corrija: “${wrong.replace(/[“”]/gu, '')}”`;
    return [{ kind: 'aberta', text, options: [], answer, bloomLevel: 'aplicar', basis, section }];
  });
}

const LONGEST_SIDE = 60;
const MOST_OF_SIDES = 3;

const PERSON =
  /^(?:eu|tu|ele|ela|ele\/ela|n[óo]s|v[óo]s|eles|elas|voc[êe]s?|a gente|yo|t[úu]|[ée]l|ella|usted|nosotr[oa]s|vosotr[oa]s|ell[oa]s|ustedes|i|you|he|she|it|we|they|je|il|elle|nous|vous|ils|elles)(?:[\s/,(].*)?$/iu;
/** `Que forma de “hablar” vai com “yo”?` of a table of verbs by persons; null for another. */
const askForm = (column: string, name: string): string | null =>
  PERSON.test(name) && /^\p{L}+$/u.test(column)
    ? `Que forma de “${column.toLowerCase()}” vai com “${name.toLowerCase()}”?`
    : null;

/** `O que significa “apellido”?` of a table of words of another language; null for another. */
const askMeaning = (column: string, name: string): string | null =>
  /^(?:(?:em )?portugu[êe]s|tradu[çc][ãa]o|significados?|o que significa)$/iu.test(column)
    ? `O que significa “${name}”?`
    : null;

const askAttribute = (column: string, name: string): string | null =>
  isAttribute(column) && !/^\p{Lu}{3,}/u.test(column) && isThing(name)
    ? `${askFor(column)} de ${name}?`
    : null;

/** `Cairo`, `tanque azul`, `Metano (CH4)`; `iônica` and `acelerado` only say of which kind a thing is. */
const isThing = (name: string): boolean => {
  const [first] = tagSentence(name);
  return /^(?:PROPN|NOUN)$/u.test(first?.tag ?? '') || /^\p{Lu}{2}/u.test(name);
};

/** `Quanto a “Salvação”, o que caracteriza “Calvinismo”?`: one side of a comparison, with the others to choose from. */
function askSides({ header, rows, names, basisOf }: Omit<Named, 'taken'>, section: number): Question[] {
  return rows
    .flatMap((row, at): Question[] => {
      const cells = row.slice(1);
      const areApart = cells.length >= LEAST_OPTIONS && new Set(cells).size === cells.length;
      const isPlain = cells.every((cell) => cell !== '' && cell.length <= LONGEST_SIDE && !hasRawMath(cell));
      const side = at % Math.max(1, cells.length);
      const [answer = '', basis] = [cells[side], basisOf(at)];
      if (!areApart || !isPlain || basis.length === 0) return [];
      const [name = '', column = ''] = [names[at], header[side + 1]];
      const text = askForm(column, name) ?? `Quanto a “${name}”, o que caracteriza “${column}”?`;
      const others = cells.filter((cell) => cell !== answer).slice(0, MOST_OPTIONS - 1);
      return [choose(text, answer, others, basis, section)];
    })
    .slice(0, MOST_OF_SIDES);
}

/** What a plan fills in of its class: nothing that is taught. */
const FIELD =
  /^(?:componente(?: curricular)?|professora?|docente|turmas?|dura[çc][ãa]o|escola|datas?|disciplina|s[ée]rie|ano|nome|tema|carga hor[áa]ria|per[íi]odo)\W*$/iu;
const FEWEST_FIELDS = 3;
const MOST_OF_A_COLUMN = 2;
/** `Quando`, `Data`, `Período` */
const WHEN = /^(?:quando|datas?|ano|per[íi]odo|[ée]poca|s[ée]culo)$/iu;

function choose(
  text: string,
  answer: string,
  others: readonly string[],
  basis: Statement[],
  section: number,
): Question {
  const hasChoice = others.length >= LEAST_OPTIONS - 1;
  return {
    kind: hasChoice ? 'multipla_escolha' : 'aberta',
    ...{ text, options: hasChoice ? mix([answer, ...others]) : [], answer },
    bloomLevel: 'lembrar',
    basis,
    section,
  };
}

interface Named {
  header: readonly string[];
  rows: readonly (readonly string[])[];
  names: readonly string[];
  taken: ReadonlySet<number>;
  basisOf(row: number): Statement[];
}

const SAID = { least: 14, most: 90 };

/** `A qual modelo corresponde “linha de montagem com esteira”?`: the row by what the table says of it at length. */
function askBack({ header, rows, names, taken, basisOf }: Named, section: number): Question[] {
  const head = header[0] ?? '';
  // `Form` of a lesson of English is no word to ask with.
  const isWord = head.split(' ').every((word) => loadDictionary().has(word.toLowerCase()));
  if (
    !isWord ||
    !isAttribute(head) ||
    /^\p{Lu}{2,}$/u.test(head) ||
    !ASKABLE.test(head) ||
    PLURAL.test(head) ||
    head.split(' ').length > 2
  )
    return [];
  return rows.flatMap((row, at): Question[] => {
    const name = names[at] ?? '';
    const said = row
      .slice(1)
      .map((cell) => (cell.split(/;\s/)[0] ?? '').trim())
      .find(
        (cell) =>
          cell.length >= SAID.least &&
          cell.length <= SAID.most &&
          /\p{L}+ \p{L}+/u.test(cell) &&
          !hasRawMath(cell) &&
          rows.filter((other) => other.some((one) => one.includes(cell))).length === 1,
      );
    const basis = basisOf(at);
    const own = contentStems(name);
    if (taken.has(at) || said === undefined || basis.length === 0) return [];
    if (contentStems(said).some((key) => own.includes(key))) return [];
    const others = names.filter((other) => other !== name).slice(0, MOST_OPTIONS - 1);
    if (others.length < LEAST_OPTIONS - 1) return [];
    const text = `A que ${head.toLowerCase()} corresponde isto: “${said}”?`;
    return [choose(text, name, others, basis, section)];
  });
}

/** `Volume`, `Valor normal` can be asked for of a thing; `Abaixo` and `Hemácia (célula animal)` are only where it stands. */
const isAttribute = (column: string): boolean =>
  !/[()]/.test(column) && tagSentence(column.toLowerCase())[0]?.tag === 'NOUN';

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
