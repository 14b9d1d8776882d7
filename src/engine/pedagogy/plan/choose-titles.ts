import { isGenericPhrase } from '#engine/pedagogy/language/generic-phrases.ts';
import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { findSubject } from '#engine/pedagogy/language/grammar/noun-phrases.ts';
import { isBroken } from '#engine/pedagogy/language/is-broken.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { cleanPoint } from '#engine/pedagogy/lesson/points/clean-point.ts';
import { lacksSubject, leansOnOthers } from '#engine/pedagogy/lesson/points/stand-alone.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import {
  cleanTitle,
  goOn,
  LONGEST_TITLE,
  makeDistinct,
  shortenTitle,
  upperFirst,
} from '#engine/pedagogy/outline/clean-title.ts';
import { isListingLine } from '#engine/pedagogy/outline/is-listing-line.ts';
import { joinNames, lowerTitle, type PartName } from '#engine/pedagogy/outline/join-names.ts';
import { labelOf, leadOf } from '#engine/pedagogy/outline/labels.ts';
import { isFrame, isNameless, isNotice } from '#engine/pedagogy/outline/nameless.ts';
import { isName, sharedTerms, shortName, spokenOf, subjectIn } from '#engine/pedagogy/outline/spoken-of.ts';
import type { DraftItem } from './draft-item.ts';
import { SHOWN_FILLED } from './fill-content.ts';
import { joinByColon, nameHeadings, nameInner, underToldHeads } from './name-headings.ts';
import { joinTopics } from './name-practice.ts';

/** Gives each content item of a section its title; `taken` holds the titles used so far, in lower case. */
export function titleContent(lesson: Lesson, section: number, items: DraftItem[], taken: Set<string>): void {
  const { title: name = '', pieces = [] } = lesson.sections[section] ?? {};
  const { spell } = lesson;
  // A name that no heading gave is of the whole part, not of its first slide.
  const headedAt = pieces.findIndex(
    ({ kind, text }) =>
      kind === 'heading' && name.toLowerCase().includes(cleanTitle(text, spell).toLowerCase()),
  );
  const isAsking = lesson.material.strategy.course === 'practise';
  const cover = shortenTitle(upperFirst(lesson.input.title.trim()));
  for (const [place, item] of items.entries()) {
    if (item.title === '') {
      const start = pieces.indexOf(item.pieces[0] as Piece);
      const { titles, running } = nameHeadings(
        underToldHeads(item.pieces, item.points),
        pieces.slice(0, Math.max(0, start)),
        { section: items.length > 1 ? name : '', cover },
        spell,
      );
      const heads = titles.filter((head) => !isAnywhere(head));
      const lines = titles.length > 0 ? [] : joinLines(lesson, item, spell);
      // A slip of the pen makes no other name of it.
      const used = new Set([...taken].map(bare));
      const before = running === '' || isNameless(running) ? name : running;
      const isCover = running.toLowerCase() === cover.toLowerCase();
      const under = place === 0 || isNameless(running) || isCover ? '' : running;
      const title = [
        ...(isExample(item)
          ? [
              ...heads,
              ...[...heads, ...ledBy(item, running), 'exemplo'].flatMap((one) =>
                joinByColon(before, one, spell),
              ),
            ]
          : []),
        ...(titles.length === 0 ? [upperFirst(joinTopics(lesson, askingOf(item)))] : []),
        ...(heads.length === 0 ? [joinDefined(lesson, section, item)] : []),
        ...(place === 0 &&
        heads.length === 0 &&
        !isAnywhere(name) &&
        (items.length === 1 || (headedAt >= 0 && headedAt <= start))
          ? [name]
          : []),
        ...heads,
        ...lines,
        // A tale is named by its title, never by a phrase of it.
        ...(isTold(item)
          ? [...titles, running, ...(place === 0 ? [name, `Leitura: ${name}`] : [])]
          : [
              ...lineTitles(item),
              ...ruleTitles(item, spell),
              ...titles.filter(isNotice),
              ...[
                leadOf(pieces[start - 1]?.text ?? ''),
                leadOf(item.pieces[0]?.text ?? ''),
                ...matterTitles(lesson, section, item, running),
              ]
                .filter((phrase) => !taken.has(phrase.toLowerCase()))
                .flatMap((phrase) => [...joinByColon(under, phrase, spell), phrase]),
              ...(place === 0 && !isAnywhere(name) && isSpokenOf(name, item) ? [name] : []),
              ...titles,
              ...(isSpokenOf(name, item) ? [name] : []),
              ...saidTitles(lesson, item, name),
            ]),
      ].find((candidate) => isTitle(candidate) && !used.has(bare(candidate)));
      const inner =
        items.length === 1 && title?.toLowerCase() === name.toLowerCase()
          ? nameInner(item.pieces, name, spell)
          : '';
      const others = isAsking && headedAt < 0 && !isTold(item) ? READ : before;
      item.title =
        (inner !== '' && !taken.has(inner.toLowerCase()) ? inner : title) ??
        (others.toLowerCase() !== cover.toLowerCase()
          ? goOn(others, taken)
          : goOn(isTold(item) ? `Leitura: ${before}` : FIRST, taken));
    }
    item.title = makeDistinct(asExample(lesson, item), taken);
  }
}

const bare = (title: string): string => title.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

const isExample = ({ points }: DraftItem): boolean =>
  points.length > 0 && points.every(({ basis }) => basis[0]?.piece.example !== undefined);

/** What the sentence before a worked example speaks of, though an earlier slide told it: `conversão de bases`. */
const ledBy = (item: DraftItem, running: string): string[] =>
  subjectTitles({ ...item, pieces: item.pieces.filter(({ example }) => example === undefined) }, running);

/** `Exemplo: nossos produtos` of what a form shows filled in, to show how. */
function asExample({ spell }: Lesson, { title, points }: DraftItem): string {
  const whole = `Exemplo: ${lowerTitle(title, spell)}`;
  return points[0]?.text.startsWith(SHOWN_FILLED) && whole.length <= LONGEST_TITLE ? whole : title;
}

const isTold = ({ pieces }: DraftItem): boolean => pieces.some(({ tale }) => tale !== undefined);

/** `Em aulas anteriores` says when, not what; `Conclusão` is a part of a text. */
const isAnywhere = (title: string): boolean => isNameless(title) && !isFrame(title);

/** The terms that an item defines, side by side; '' for fewer than two. */
function joinDefined(lesson: Lesson, section: number, { points }: DraftItem): string {
  const statements = new Set(points.flatMap(({ basis }) => basis));
  const terms = lesson.definitions
    .filter((one) => one.section === section && statements.has(one.statement))
    .map(({ term }) => ({ title: upperFirst(term), weight: 1 }));
  return joinNames(terms, lesson.spell);
}

/** A text with its questions is told by what they ask. */
const askingOf = ({ pieces }: DraftItem): Piece[] => pieces.filter(({ role }) => role === 'exercise');

/** A part may be named by what stands elsewhere in it, and by its heading wherever it goes on. */
const isSpokenOf = (name: string, { pieces }: DraftItem): boolean =>
  pieces.some(
    ({ kind, statements }) =>
      kind === 'heading' ||
      statements.some(({ stems }) => contentStems(name).some((stem) => stems.has(stem))),
  );

/** What a test has read before it asks. */
const READ = 'Texto de apoio';
/** For what opens a lesson without a heading of its own. */
const FIRST = 'Primeiras ideias';

function isTitle(text: string): boolean {
  return (
    text.length > 2 &&
    text.length <= LONGEST_TITLE &&
    !/_{2,}/.test(text) &&
    /[A-Za-zÀ-ÿ]{2}/u.test(text) &&
    !/^(?:Código|Tabela) do material/.test(text) &&
    !text.endsWith('…') &&
    !isListingLine(text) &&
    !isBroken(text)
  );
}

/** Short lines alone that head what follows them, where no program marked them as headings. */
function joinLines(lesson: Lesson, item: DraftItem, spell: (lower: string) => string): string[] {
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
function lineTitles(item: DraftItem): string[] {
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
function matterTitles(lesson: Lesson, section: number, item: DraftItem, running: string): string[] {
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
  return [
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
function subjectTitles(item: DraftItem, running: string): string[] {
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
function ruleTitles({ points }: DraftItem, spell: (lower: string) => string): string[] {
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
function saidTitles({ spell, terms }: Lesson, { points }: DraftItem, name: string): string[] {
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
