import { isGenericPhrase } from '#engine/pedagogy/language/generic-phrases.ts';
import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { findSubject } from '#engine/pedagogy/language/grammar/noun-phrases.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { cleanPoint } from '#engine/pedagogy/lesson/points/clean-point.ts';
import { lacksSubject, leansOnOthers } from '#engine/pedagogy/lesson/points/stand-alone.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { cleanTitle, upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { joinNames, type PartName } from '#engine/pedagogy/outline/join-names.ts';
import { labelOf } from '#engine/pedagogy/outline/labels.ts';
import { isNotice } from '#engine/pedagogy/outline/nameless.ts';
import { isName, sharedTerms, shortName, spokenOf, subjectIn } from '#engine/pedagogy/outline/spoken-of.ts';
import type { DraftItem } from './draft-item.ts';

/** The terms that an item defines, side by side; '' for fewer than two. */
export function joinDefined(lesson: Lesson, section: number, { points }: DraftItem): string {
  const statements = new Set(points.flatMap(({ basis }) => basis));
  const terms = lesson.definitions
    .filter((one) => one.section === section && statements.has(one.statement))
    .map(({ term }) => ({ title: upperFirst(term), weight: 1 }));
  return joinNames(terms, lesson.spell);
}

/**
 * Whether every point says something of what a phrase names, or half of them are headed by it: the subject of the first alone names
 * no slide of several.
 */
export function isOfAll(phrase: string, { points }: DraftItem): boolean {
  const stems = contentStems(phrase);
  const headed = points.filter(({ text }) => {
    const label = contentStems(labelOf(text));
    return label.length > 0 && label.every((stem) => stems.includes(stem));
  });
  return (
    (headed.length > 0 && headed.length * 2 >= points.length) ||
    points.every(({ text }) => contentStems(text).some((stem) => stems.includes(stem)))
  );
}

/** Short lines alone that head what follows them, where no program marked them as headings. */
export function joinLines(lesson: Lesson, item: DraftItem, spell: (lower: string) => string): string[] {
  const found: PartName[] = [];
  for (const [place, piece] of item.pieces.entries()) {
    if (place < item.pieces.length - 1 && isHeadingLine(lesson, piece))
      found.push({ title: cleanTitle(piece.text, spell), weight: 0 });
    const last = found.at(-1);
    if (last !== undefined) last.weight += piece.weight;
  }
  const joined = joinNames(found, spell);
  return [joined, ...found.map(({ title }) => title)].filter((title) => title !== '');
}

/** A short line alone that no program marked as a heading. */
function isHeadingLine(lesson: Lesson, piece: Piece): boolean {
  const [line] = piece.statements;
  return (
    piece.kind === 'text' &&
    piece.statements.length === 1 &&
    line !== undefined &&
    line.words <= 7 &&
    /^\p{Lu}[^:]*[\p{L}\p{N})]\.?$/u.test(line.text) &&
    !hasFiniteVerb(line.text) &&
    lesson.terms.terms.some((term) => term.stems.every((key) => line.stems.has(key)))
  );
}

/** `Injetar devagar`: one of several things to do. */
const STEP = /^\p{Lu}\p{Ll}+(?:ar|er|ir|or)(?!\p{L})/u;

/** A short line that heads the rest of a slide and is none of its points. */
export function lineTitles(item: DraftItem): string[] {
  const said = item.points.map(({ text }) => text.toLowerCase());
  const [line] = item.pieces
    .filter(({ kind, slide }) => kind === 'list' || (kind === 'text' && slide !== null))
    .slice(0, 2)
    .flatMap(({ statements }) => statements.slice(0, 1))
    .filter(({ words }) => words >= 2 && words <= 8)
    .map(({ text }) => cleanPoint(text));
  const isHead =
    line !== undefined &&
    !said.some((point) => point === line.toLowerCase()) &&
    !lacksSubject(line) &&
    !leansOnOthers(line) &&
    !hasFiniteVerb(line) &&
    !STEP.test(line) &&
    !/[?=;/\\_<>{}|]|\s[–—-]\s.*\s[–—-]\s|\.\s|\p{L}\(|^\p{Lu}?[^\p{L}]/u.test(line);
  return isHead ? [line] : [];
}

/** What the item defines or mostly speaks of, where no heading tells; steps are told by their heading alone. */
export function matterTitles(lesson: Lesson, section: number, item: DraftItem, running: string): string[] {
  const { points } = item;
  const told = points.flatMap(({ basis }) => basis.slice(0, 1));
  if (told.filter(({ role }) => role === 'procedure').length * 2 > points.length) return [];
  const inRunning = new Set(contentStems(running));
  const inTitle = new Set(contentStems(lesson.input.title));
  const isNew = (text: string): boolean =>
    contentStems(text).some((key) => !inRunning.has(key)) &&
    (text.includes(' ') || contentStems(text).some((key) => !inTitle.has(key)));
  const [defined] = told
    .map((statement) => lesson.definitions.find((one) => one.statement === statement))
    .filter((one) => one !== undefined && one.section === section && isNew(one.term));
  const shared = sharedTerms(item.pieces, told, lesson.terms).map(({ phrase }) => phrase);
  const labels = points.map(({ text }) => labelOf(text));
  const areLabelled = points.length > 1 && labels.every((label) => isName(label));
  return [
    ...(areLabelled
      ? [
          joinNames(
            [...new Set(labels)].map((title) => ({ title, weight: 1 })),
            lesson.spell,
          ),
        ]
      : []),
    ...(defined === undefined ? [] : [defined.term]),
    ...spokenOf(item.pieces, lesson.terms, lesson.spell),
    ...shared,
    ...(running === '' ? [] : subjectTitles(item, running).map((name) => shortName(name, lesson.terms))),
  ]
    .map(upperFirst)
    .filter((name) => isNew(name) || isNotice(name));
}

const MOST_SUBJECTS = 3;

/** What the first sentences of an item speak of, where it goes on under a heading: `conversão de bases`. */
export function subjectTitles(item: DraftItem, running: string): string[] {
  const known = new Set(contentStems(running));
  return item.pieces
    .filter(({ kind }) => kind === 'text' || kind === 'list')
    .flatMap(({ statements }) => statements)
    .slice(0, MOST_SUBJECTS)
    .map(({ text }) => findSubject(text)?.core ?? '')
    .filter(
      (core) =>
        core.length >= 4 &&
        core.length <= LONGEST_SUBJECT &&
        !/[\d=]/.test(core) &&
        !isGenericPhrase(core) &&
        contentStems(core).length > 1 &&
        !contentStems(core).every((stem) => known.has(stem)),
    )
    .map(upperFirst);
}

const LONGEST_SUBJECT = 45;
/** `Desvio Padrão` of a slide that holds rules and workings alone. */
export function ruleTitles({ points }: DraftItem, spell: (lower: string) => string): string[] {
  const names = points.map(({ text }) => /^([^:=;]{3,45}): [^:]*=/u.exec(text)?.[1] ?? '');
  const isWorked = names.some((name) => name === '' || /^Exemplo resolvido/.test(name));
  return isWorked
    ? []
    : [
        joinNames(
          [...new Set(names)].map((title) => ({ title, weight: 1 })),
          spell,
        ),
        ...names,
      ];
}

const MOST_SAID = 3;
/** What the points of an item are about, side by side, where nothing else names it: `Quadra, goleiro e tiro de 7 metros`. */
export function saidTitles({ spell, terms }: Lesson, { points }: DraftItem, name: string): string[] {
  const known = new Set(contentStems(name));
  const said = points.map(({ text }) => {
    return labelOf(text) || shortName(subjectIn(text), terms);
  });
  const named = said.filter((core) => isName(core) && contentStems(core).some((stem) => !known.has(stem)));
  if (named.length === 0 || named.length * 2 < points.length) return [];
  const parts = [...new Set(named)]
    .slice(0, MOST_SAID)
    .map((core) => ({ title: upperFirst(core), weight: 1 }));
  return [joinNames(parts, spell), ...parts.map(({ title }) => title)];
}

/** `Atenção` as a file heads a box with it; typed above some lines it labels them alone. */
export const isBoxOf = ({ pieces }: DraftItem, title: string, spell: (lower: string) => string): boolean =>
  isNotice(title) &&
  (headsList({ pieces }, title, spell) ||
    pieces.some(
      ({ block, text }) => block.type === 'heading' && !block.isGuessed && cleanTitle(text, spell) === title,
    ));

/** `Cuidados:` above the items of a list is what they are. */
export const headsList = (
  { pieces }: Pick<DraftItem, 'pieces'>,
  title: string,
  spell: (lower: string) => string,
): boolean =>
  isNotice(title) &&
  pieces.some(
    ({ kind, text }, at) =>
      kind === 'heading' && cleanTitle(text, spell) === title && pieces[at + 1]?.kind === 'list',
  );
