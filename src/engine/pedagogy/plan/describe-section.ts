import { findCompared } from '#engine/pedagogy/lesson/find-compared.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { listDates } from '#engine/pedagogy/lesson/list-dates.ts';
import { listWords } from '#engine/pedagogy/lesson/list-words.ts';
import { ownTermsOf } from '#engine/pedagogy/lesson/own-terms.ts';
import type { Grounded, Statement } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import type { DraftItem } from './draft-item.ts';

const MOST_NAMED = 3;
const LONGEST = 200;

/** What a section does in the plan: the parts it passes through; for a section of one part its main terms. */
export function tellCourse(lesson: Lesson, index: number, items: readonly DraftItem[]): Grounded {
  const name = lesson.sections[index]?.title.toLowerCase() ?? '';
  const titles = items
    .filter(
      ({ purpose, title }) =>
        (purpose === 'conteudo' || purpose === 'exemplo') && title.toLowerCase() !== name,
    )
    .map(({ title }) => title)
    .filter((title) => !/\((?:continuação[^)]*|\d+)\)$|\?$/u.test(title));
  const [first] = titles;
  const last = titles.at(-1);
  const basis = items.flatMap(({ points }) => points.flatMap((point) => point.basis.slice(0, 1))).slice(0, 3);
  if (first !== undefined && last !== undefined && first !== last) {
    const named = titles.length <= MOST_NAMED ? `Passa por ${listWords(titles.map(quote))}` : '';
    const whole = `Vai de ${quote(first)} a ${quote(last)}`;
    const text = named !== '' && named.length <= LONGEST ? named : whole;
    if (text.length <= LONGEST) return { text: `${text}.`, basis };
  }
  return tellTerms(lesson, index);
}

function quote(title: string): string {
  return `“${title.replaceAll('“', '‘').replaceAll('”', '’')}”`;
}

/** What a section gives to learn: what it defines, compares, dates; else the terms it turns on. */
export function tellMatter(lesson: Lesson, index: number): Grounded {
  const section = lesson.sections[index];
  if (section === undefined) return { text: '', basis: [] };
  const said: string[] = [];
  const basis: Statement[] = [];
  const defined = lesson.definitions.filter((one) => one.section === index).slice(0, MOST_NAMED);
  if (defined.length > 0) {
    said.push(`define ${listWords(defined.map(({ term }) => quote(term)))}`);
    basis.push(...defined.map(({ statement }) => statement));
  }
  for (const piece of matterOf(section.pieces)) {
    const compared = findCompared(piece);
    if (compared === null) continue;
    said.push(`compara ${compared.terms[0]} e ${compared.terms[1]}`);
    basis.push(...compared.basis);
    break;
  }
  const dates = listDates(lesson, index);
  const [from, to] = [dates[0], dates.at(-1)];
  if (dates.length >= 3 && from !== undefined && to !== undefined && from.text !== to.text) {
    said.push(`vai de ${from.text} a ${to.text}`);
    basis.push(from.statement, to.statement);
  }
  const text = `${upperFirst(listWords(said))}.`;
  return said.length > 0 && text.length <= LONGEST
    ? { text, basis: [...new Set(basis)] }
    : tellTerms(lesson, index);
}

/** `Trata de a, b e c`: empty where the section has no two terms of its own. */
function tellTerms(lesson: Lesson, index: number): Grounded {
  const pieces = matterOf(lesson.sections[index]?.pieces ?? []);
  const title = lesson.sections[index]?.title.toLowerCase() ?? '';
  const terms = ownTermsOf(lesson, pieces)
    .filter(({ phrase }) => !title.includes(phrase.toLowerCase()))
    .slice(0, MOST_NAMED);
  if (terms.length < 2) return { text: '', basis: [] };
  const statements = pieces.slice(0, 120).flatMap((piece) => piece.statements);
  const basis = terms.flatMap(
    (term) => statements.find((one) => term.stems.every((key) => one.stems.has(key))) ?? [],
  );
  return { text: `Trata de ${listWords(terms.map(({ phrase }) => phrase))}.`, basis: [...new Set(basis)] };
}
