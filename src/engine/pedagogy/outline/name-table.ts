import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { loadDictionary } from '#engine/pedagogy/language/spelling/dictionary.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import { cleanTitle, LONGEST_TITLE } from './clean-title.ts';
import { lowerTitle } from './join-names.ts';
import type { Spell } from './learn-spelling.ts';
import { remarks } from './no-name.ts';

const LONGEST_CAPTION = 60;
/** `Tabela 2 – `, `Quadro:` in front of what the table is of. */
const COUNTED = /^(?:tabela|quadro|tab\.)\s*(?:\d{1,2}\s*)?[-–—:.]\s*(?=\p{L}{3})/iu;

/** `Leia os dados`, `Tabela para completar`: what is to be done with it. */
const ORDERS =
  /^(?:leia|veja|observe|analise|compare|complete|preencha|copi[ea]|use|fill|complet[ea])(?!\p{L})|(?<!\p{L})(?:abaixo|a seguir|para (?:completar|preencher|copiar))(?!\p{L})/iu;

/** What the line above a table says the table is of (`Orçamento do mês (renda: R$ 3.200)`); '' where it says something else. */
export function captionIn(line: string): string {
  const bare = line
    .replace(COUNTED, '')
    .replace(/\s*\([^()]*\)\s*(?=:?\s*$)/u, '')
    .replace(/\s*:\s*$/u, '')
    .trim();
  // `Pesca`, `Conta`, `Tabela` are verbs as well: what comes behind the first word tells.
  const [, rest = ''] = /^\S+\s(.+)$/u.exec(bare) ?? [];
  const isName = /^\p{L}[^.:;!?=|→❌✅]*$/u.test(bare) && /\p{L}{3}/u.test(bare) && !ORDERS.test(bare);
  const isSaid = isImperative(bare) || hasFiniteVerb(rest) || remarks(line);
  return isName && bare.length <= LONGEST_CAPTION && !isSaid ? bare : '';
}

/** `Tabela: população do Brasil por região`: what a table without caption is of, by the lesson that it is the table of, else by its columns. */
export function nameTable(pieces: readonly Piece[], whole: string, spell: Spell): string[] {
  const [first, next] = pieces.filter(({ kind }) => kind !== 'heading');
  const caption =
    first?.kind === 'text' && isContentRole(first.role) && next?.kind === 'table'
      ? captionIn(first.text)
      : '';
  if (caption !== '') return [cleanTitle(caption, spell)];
  if (first?.kind !== 'table' || first.block.type !== 'table') return [];
  const [head = []] = first.block.rows;
  const title = cleanTitle(whole, spell);
  const own = contentStems(first.block.rows.flat().join(' '));
  const isOfLesson = contentStems(title).some((stem) => own.includes(stem));
  const ofLesson = title === '' ? [] : [`Tabela: ${lowerWord(title, spell)}`];
  const ofColumns = first.block.hasHeader ? nameColumns(head, spell) : [];
  return [...(isOfLesson ? ofLesson : []), ...ofColumns, ...ofLesson].filter(
    (name) => name.length <= LONGEST_TITLE,
  );
}

/** `População do Brasil` goes on in lower case, `Brasil e Portugal` does not. */
function lowerWord(title: string, spell: Spell): string {
  const [first = ''] = title.split(/[ ,:;]/);
  const lower = first.toLowerCase();
  const isWord = /^\p{Lu}\p{Ll}*$/u.test(first) && loadDictionary().has(lower) && spell(lower) !== first;
  return isWord ? lower + title.slice(first.length) : title;
}

const MOST_COLUMNS = 3;
/** `Bioma, clima e animal` */
function nameColumns(head: readonly string[], spell: Spell): string[] {
  const names = head.map((cell) => cleanTitle(cell.replace(/\s*\([^()]*\)/gu, ''), spell));
  if (names.length < 2 || names.length > MOST_COLUMNS) return [];
  if (names.some((name) => !/^\p{L}[\p{L} -]{2,24}$/u.test(name))) return [];
  const [opening = '', ...rest] = names;
  const others = rest.map((name) => lowerTitle(name, spell));
  return [`${[opening, ...others.slice(0, -1)].join(', ')} e ${others.at(-1) ?? ''}`];
}
