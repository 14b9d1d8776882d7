import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { compressSentence } from '#engine/pedagogy/lesson/compress-sentence.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { fitPoint } from '#engine/pedagogy/lesson/points/fit-point.ts';
import type { Grounded, Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import type { DocumentRecord, FieldKind } from '#engine/pedagogy/material/read-records.ts';
import { cleanTitle, LONGEST_TITLE, upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { lowerTitle } from '#engine/pedagogy/outline/join-names.ts';

/** Letters of a line of a slide. */
export const LONGEST_LINE = 210;
/** What is to be done is told with its example where that takes no more. */
const LONGEST_WHOLE = 235;
const LABELLED = /^[^:]{3,45}:\s*/u;
/** `CDEILD01 - `, `(EF06MA01) `: which one it is in its list. */
const CODE = /^\W*([A-Z]{2,8}\d{2}(?:[A-Z]{2,3}\d{2,3}[A-Z]?)?)\)?\s*[-–—:.]*\s*/u;
/** `(obs: já usei uma cadeira …)`: what whoever wrote it says to colleagues. */
const ASIDE = /\s*\((?:obs|nota|eu|já|fiz|fizemos|usei|testei|apliquei)(?!\p{L})[^()]*\)/giu;

/** The fields of a kind line by line, in the order that they are counted in. */
export function linesOf({ fields }: DocumentRecord, kind: FieldKind): (Grounded & { code: string })[] {
  const own = fields
    .filter((field) => field.kind === kind)
    .flatMap(({ label, statements }) => statements.map((statement) => ({ label, statement })));
  const countOf = ({ text }: Statement): number => Number(/^\s*(\d{1,2})[.)]/.exec(text)?.[1] ?? 0);
  const isCounted = own.every(({ statement }) => countOf(statement) > 0);
  const ordered = isCounted ? own.toSorted((a, b) => countOf(a.statement) - countOf(b.statement)) : own;
  let code = '';
  return ordered.flatMap(({ label, statement }) => {
    const bare = statement.text.startsWith(label) ? statement.text.replace(LABELLED, '') : statement.text;
    const [mark = '', found = ''] = CODE.exec(bare) ?? [];
    if (found !== '') code = found;
    const plain = bare
      .slice(mark.length)
      .replace(ASIDE, '')
      .replace(/^[\s•–-]*(?:\d{1,2}[.)]\s*)?/u, '')
      .trim();
    if (
      statement.role === 'link' ||
      !/\p{L}{3}\S*\s+\S+/u.test(plain) ||
      /^(?:[A-Z]{2}\d|CG \d)/u.test(plain)
    )
      return [];
    const parts = kind === 'deed' && plain.length > LONGEST_LINE ? plain.split(/;\s+/) : [plain];
    return parts.flatMap((part) => {
      const said = startSentences(kind === 'deed' ? asInfinitive(part) : part);
      const isShort = said.length <= LONGEST_WHOLE;
      const text = (isShort ? said : (fitPoint(said)?.text ?? compressSentence(said, LONGEST_LINE))).replace(
        /[\s.;,:]+$/,
        '',
      );
      return [{ text: upperFirst(text), basis: [statement], code }];
    });
  });
}

/** `… com o mapa. mostrar alguns pontos`: a sentence begins with a capital. */
const startSentences = (text: string): string =>
  text.replace(/(?<=\p{L}{4}[.!?] )\p{Ll}/gu, (letter) => letter.toUpperCase());

/** `Apresentando a definição de …` → `Apresentar a definição de …`: what is to be done. */
function asInfinitive(text: string): string {
  const told = text.replace(
    /^(\p{L}+ndo)(?: e (\p{L}+ndo))?(?=[\s,])/u,
    (whole, first: string, second?: string) => {
      const deeds = [first, second].flatMap((word) => (word === undefined ? [] : [lemmaOf(word)]));
      return deeds.includes('') ? whole : upperFirst(deeds.join(' e '));
    },
  );
  if (told === text) return text;
  const [first = ''] = told.split(',');
  // `Trabalhar o conceito e executando …`: the second deed before the first comma is one, too.
  const both = first.replace(/(?<= e )\p{L}+ndo(?=\s)/u, (word) => lemmaOf(word) || word);
  return `${both}${told.slice(first.length)}`;
}

function lemmaOf(word: string): string {
  if (/pondo$/iu.test(word)) return word.toLowerCase().replace(/pondo$/u, 'por');
  const { lemma = '' } = tagSentence(word.toLowerCase())[0] ?? {};
  return /[aeio]r$/u.test(lemma) ? lemma : '';
}

/** `CONCEITO: LETRAMENTO DIGITAL` → `Letramento digital` */
export const bareName = ({ spell }: Pick<Lesson, 'spell'>, head: Piece | undefined): string =>
  cleanTitle(
    (head?.text ?? '').replace(/^(?:conceito|conte[úu]do|tema|objeto d[eo] conhecimento)\s*:\s*/iu, ''),
    spell,
  );

/** `Letramento digital: interfaces`; a name that the other holds is not said twice. */
export function nameRecord({ spell }: Pick<Lesson, 'spell'>, { heads }: DocumentRecord): string {
  const told = heads.map(({ text }) =>
    cleanTitle(text.replace(/^(?:conceito|conte[úu]do|tema|objeto d[eo] conhecimento)\s*:\s*/iu, ''), spell),
  );
  const distinct = told.filter(
    (name, at) =>
      !told.some(
        (other, index) =>
          index !== at &&
          (other.length > name.length || index < at) &&
          other.toLowerCase().includes(name.toLowerCase()),
      ),
  );
  const [first = '', ...rest] = distinct;
  const whole = rest.reduce((name, next) => `${name}: ${lowerTitle(next, spell)}`, first);
  return whole.length <= LONGEST_TITLE ? whole : (distinct.at(-1) ?? first);
}
