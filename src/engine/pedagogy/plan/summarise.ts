import { isGenericPhrase } from '#engine/pedagogy/language/generic-phrases.ts';
import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { shorten } from '#engine/pedagogy/language/grammar/shorten.ts';
import { findChains } from '#engine/pedagogy/lesson/find-chains.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { eventAt, listDates } from '#engine/pedagogy/lesson/list-dates.ts';
import { listWords } from '#engine/pedagogy/lesson/list-words.ts';
import { nameFormulas, WORKED } from '#engine/pedagogy/lesson/name-formulas.ts';
import { choosePoints, LEADS_ON } from '#engine/pedagogy/lesson/points/choose-points.ts';
import { isTextLabel } from '#engine/pedagogy/lesson/points/clean-point.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';
import { cleanTitle, upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { learnSpelling } from '#engine/pedagogy/outline/learn-spelling.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import { headsOf } from './describe-part.ts';
import { glossesOf } from './gloss-terms.ts';
import { factsLine, keyLine, LONGEST_KEY, MAIN, MOST_TRIED, MOST_TRIED_HARD, OF_SIGNS } from './key-line.ts';
import { nounOf, termsLine } from './terms-line.ts';

const LONGEST = 150;
const MOST_TERMS = 4;
const FEWEST_LINES = 2;
/**
 * What stays of the lesson, part by part: its terms with their meaning, the chains of cause, what came before
 * and after. It gathers in a form of its own and never copies a point of the plan.
 */
export function summarise(lesson: Lesson, most: number): Grounded[] {
  const rounds = lesson.sections.map((_, index) => [
    ...gather(lesson, index),
    ...glossesOf(lesson, index).slice(0, 1),
    ...chainsOf(lesson, index).slice(0, 1),
    ...spanOf(lesson, index),
    ...[
      ...conceptLine(lesson, index),
      ...keyLine(lesson, index),
      // What a part says, be it its fifth sentence, sums it up better than the row of its headings.
      ...keyLine(lesson, index, MOST_TRIED_HARD),
      ...factsLine(lesson, index),
      ...headsLine(lesson, index),
      ...partsLine(lesson, index),
    ].slice(0, 1),
    ...glossesOf(lesson, index).slice(1, 3),
  ]);
  const chosen: { section: number; point: Grounded }[] = [];
  for (let round = 0; chosen.length < most && round < 2; round += 1)
    for (const [section, own] of rounds.entries()) {
      const point = own[round];
      const isSaid = chosen.some(
        (other) =>
          other.point.text.includes(point?.text ?? '') ||
          sharesName(other.point, point) ||
          other.point.basis.some((one) => point?.basis.includes(one)),
      );
      if (point !== undefined && chosen.length < most && !isSaid) chosen.push({ section, point });
    }
  const isTold = (section: number): boolean => chosen.some((one) => one.section === section);
  // Terms alone sum nothing up: they stand in only where hardly anything else is said.
  for (const [line, enough] of [
    [lastLine, FEWEST_LINES + 1],
    [termsLine, FEWEST_LINES],
  ] as const)
    for (const section of lesson.sections.keys()) {
      const [point] = isTold(section) ? [] : line(lesson, section);
      if (point !== undefined && chosen.length < Math.min(most, enough)) chosen.push({ section, point });
    }
  return chosen.sort((a, b) => a.section - b.section).map(({ point }) => point);
}

/** Where a part gives nothing to gather: what it says above all, or its formula. */
function lastLine(lesson: Lesson, section: number): Grounded[] {
  const { pieces = [] } = lesson.sections[section] ?? {};
  const isForm = lesson.material.understanding?.genre === 'modelo_formulario';
  const said = choosePoints(pieces, MOST_TRIED, lesson.points, lesson.terms).find(
    ({ text, kind, basis }) =>
      (kind === 'sentence' || kind === 'item') &&
      text.length <= LONGEST_KEY &&
      !OF_SIGNS.test(text) &&
      !LEADS_ON.test(text) &&
      (hasFiniteVerb(text) || basis[1]?.piece.kind === 'heading') &&
      !isImperative(text) &&
      !/: \p{Lu}/u.test(text),
  );
  // What was told whole is told by its main clause, never copied.
  const main =
    said === undefined || isForm
      ? null
      : shorten(said.text, { characters: Math.round(said.text.length * MAIN), isSummary: true });
  if (said !== undefined && main !== null && main.length < said.text.length)
    return [{ text: main, basis: said.basis }];
  return nameFormulas(pieces)
    .filter(({ text }) => text.length <= LONGEST && !WORKED.test(text))
    .slice(0, 1)
    .map(({ text, basis }) => ({ text: text.replace(/^([^:=]+): /u, '$1, em fórmula: '), basis }));
}

/** A term told among others is not told again alone. */
function sharesName({ text }: Grounded, point: Grounded | undefined): boolean {
  const name = point === undefined ? '' : nameOf(point.text);
  return name.length > 1 && text.split('; ').some((part) => nameOf(part) === name);
}

/** `Saci: menino travesso; Iara: sereia dos rios`: what a section says of its things, side by side. */
function gather(lesson: Lesson, index: number): Grounded[] {
  const headed = matterOf(lesson.sections[index]?.pieces ?? [])
    .flatMap((piece) => lesson.points.get(piece) ?? [])
    .filter(
      ({ basis, kind, text }) =>
        kind !== 'row' &&
        kind !== 'listing' &&
        basis[1]?.piece.kind === 'heading' &&
        basis.length === 2 &&
        NAMED.test(text),
    );
  const all = [...glossesOf(lesson, index), ...headed];
  const short = all.flatMap(({ text: whole, basis }) => {
    const text = whole.replace(SAID_AGAIN, '');
    const said =
      text.length <= LONGEST_PART ? text : shorten(text, { characters: LONGEST_PART, isSummary: true });
    return said === null ? [] : [{ text: said, basis: basis.slice(0, 1) }];
  });
  const kept: Grounded[] = [];
  for (const one of short) {
    const isNew = !kept.some(({ text }) => nameOf(text) === nameOf(one.text));
    const length = kept.reduce((sum, { text }) => sum + text.length + 2, one.text.length);
    if (isNew && length <= LONGEST_GATHERED) kept.push(one);
  }
  if (kept.length < 2) return [];
  return [{ text: kept.map(({ text }) => text).join('; '), basis: kept.flatMap(({ basis }) => basis) }];
}

/** `, ou seja, 50% delas estão abaixo`: the same once more. */
const SAID_AGAIN = /,\s(?:ou seja|isto é),?\s[^;:]*$/iu;

/** `Nome: o que faz`, with nothing that would run into what stands beside it. */
const NAMED = /^[^:;]{2,40}: \p{Ll}[^:;]+$/u;
const LONGEST_PART = 85;
const LONGEST_GATHERED = 190;

function nameOf(text: string): string {
  return text.slice(0, text.indexOf(':')).toLowerCase();
}

/** `Compreender o conceito de algoritmo como uma sequência de passos`: an aim that says what its concept is. */
const CONCEPT =
  /^\p{L}+(?:r|ndo) (?:o conceito|a definição|a ideia|a noção) de (\p{L}[^,:;]{2,40}?) como ((?:uma?s?|o|a|os|as|\p{Ll}{4,})\s[^:;]{8,110})$/u;

function conceptLine(lesson: Lesson, index: number): Grounded[] {
  const points = matterOf(lesson.sections[index]?.pieces ?? []).flatMap(
    (piece) => lesson.points.get(piece) ?? [],
  );
  return points
    .flatMap(({ text, basis }) => {
      const [, name = '', said = ''] =
        CONCEPT.exec(text.replace(/^[^:]{2,40}: /u, '').replace(/\.$/, '')) ?? [];
      return name === '' ? [] : [{ text: `${upperFirst(name)}: ${said}`, basis }];
    })
    .slice(0, 1);
}

/** `Título: a, b e c`, the parts under headings of their own; a heading that comes back names a field, not a part. */
function partsLine(lesson: Lesson, index: number): Grounded[] {
  const section = lesson.sections[index];
  const title = section?.title ?? '';
  const spell = learnSpelling(section?.pieces ?? []);
  const over = section?.pieces.find(
    ({ kind, text }) => kind === 'heading' && cleanTitle(text, spell) === title,
  );
  const headings = (section?.pieces ?? []).filter(
    ({ kind, level }, at) =>
      kind === 'heading' &&
      level > (over?.level ?? Number.POSITIVE_INFINITY) &&
      section?.pieces[at + 1]?.kind !== 'heading',
  );
  const all = lesson.sections.flatMap(({ pieces }) => pieces.filter(({ kind }) => kind === 'heading'));
  const parts = headings.flatMap(({ text, statements: [statement] }) => {
    const name = cleanTitle(text, spell);
    const uses = all.filter((other) => other.text === text).length;
    const isName =
      !isTextLabel(name) &&
      !/continuação|exemplo|^seção/i.test(name) &&
      name.length <= LONGEST_NAME &&
      /^\p{L}{3}[^,:;?!=()[\]₀-₉ₙᵢⱼₖ]*$/u.test(name) &&
      !isImperative(name);
    const isNew = !title.toLowerCase().includes(name.toLowerCase());
    return statement !== undefined && uses === 1 && isName && isNew && !isGenericPhrase(name)
      ? [{ name, statement }]
      : [];
  });
  const kept = parts.slice(0, MOST_TERMS);
  const text = `${title}: ${listWords(kept.map(({ name }) => name))}`;
  // The parts that a form shows filled in sum up nothing that it asks for; the entries of a collection are no parts of one another.
  if (['modelo_formulario', 'coletanea'].includes(lesson.material.understanding?.genre ?? '')) return [];
  const isLine = title !== '' && !/[:?]/.test(title) && kept.length >= 2 && text.length <= LONGEST;
  return isLine ? [{ text, basis: kept.map(({ statement }) => statement) }] : [];
}

/** `Max Weber: calvinismo, sucesso no trabalho e vida ascética`: what the lines of a part are headed by. */
function headsLine(lesson: Lesson, index: number): Grounded[] {
  const title = nounOf(lesson.sections[index]?.title ?? '');
  const heads = headsOf(lesson, index).slice(0, MOST_TERMS);
  const text = `${title}: ${listWords(heads.map(({ text: head }) => head))}`;
  const isNamed = title !== '' && !/[:;?]|^\p{L}+(?:ndo|[aei]r)\s|^habilidades/iu.test(title);
  return isNamed && heads.length > 1 && text.length <= LONGEST
    ? [{ text, basis: heads.flatMap(({ basis }) => basis) }]
    : [];
}

const LONGEST_NAME = 36;
/** `A → B`: cause and effect as the material names them. */
export function chainsOf(lesson: Lesson, index: number): Grounded[] {
  return findChains(lesson.sections[index]?.pieces ?? [])
    .map(({ cause, effect, statement }) => ({ text: `${cause} → ${effect}`, basis: [statement] }))
    .filter(({ text }) => text.length <= LONGEST);
}

const FEWEST_EVENTS = 2;

/** `1920: só 16% viviam em cidades; 1970: …`: what a part with at least three dates says that happened at them. */
function spanOf(lesson: Lesson, index: number): Grounded[] {
  const dates = listDates(lesson, index);
  if (dates.length < 3) return [];
  const told = dates.flatMap((date) => {
    const event = eventAt(date);
    return event === null ? [] : [{ text: `${date.text}: ${event}`, basis: [date.statement] }];
  });
  const kept: Grounded[] = [];
  for (const one of told) {
    const length = kept.reduce((sum, { text }) => sum + text.length + 2, one.text.length);
    if (length <= LONGEST_GATHERED) kept.push(one);
  }
  if (kept.length < FEWEST_EVENTS) return [];
  return [{ text: kept.map(({ text }) => text).join('; '), basis: kept.flatMap(({ basis }) => basis) }];
}
