import { isBroken } from '#engine/pedagogy/language/is-broken.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { countedExamples } from '#engine/pedagogy/lesson/points/work-out.ts';
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
import { lowerTitle } from '#engine/pedagogy/outline/join-names.ts';
import { leadIn, leadOf } from '#engine/pedagogy/outline/labels.ts';
import { ofLesson, titleExamples } from '#engine/pedagogy/outline/name-example.ts';
import { isFrame, isNameless, isNotice } from '#engine/pedagogy/outline/nameless.ts';
import { isNoName } from '#engine/pedagogy/outline/no-name.ts';
import type { DraftItem } from './draft-item.ts';
import {
  headsList,
  isBoxOf,
  isOfAll,
  joinDefined,
  joinLines,
  lineTitles,
  matterTitles,
  ruleTitles,
  saidTitles,
  subjectTitles,
} from './matter-titles.ts';
import { SHOWN_FILLED } from './name-filled.ts';
import { joinByColon, nameHeadings, nameInner, underToldHeads } from './name-headings.ts';
import { joinTopics } from './name-practice.ts';
import { isOfItems } from './short-lines.ts';
import { isRemark, remarkTitle, tableTitles } from './table-titles.ts';

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
      const heads = titles.filter((head) => !isAnywhere(head)).map((head) => ofLesson(head, cover));
      const lines = titles.length > 0 || isTold(item) ? [] : joinLines(lesson, item, spell);
      // A slip of the pen makes no other name of it.
      const used = new Set([...taken].map(bare));
      const before = running === '' || isNameless(running) ? name : running;
      const isCover = running.toLowerCase() === cover.toLowerCase();
      const under = place === 0 || isNameless(running) || isCover ? '' : running;
      const title = [
        ...(isExample(item)
          ? [
              titleExamples(countedExamples(item.pieces), before, cover) ?? '',
              ...(place === 0 && /: exemplos?(?: [\d ea]+)?$/u.test(name) ? [name] : []),
              ...heads,
              ...[...heads, ...ledBy(item, running), 'exemplo'].flatMap((one) =>
                joinByColon(before, one, spell),
              ),
            ]
          : []),
        titleExamples([...new Set(titles)], '', cover) ?? '',
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
              ...titles.filter((head) => headsList(item, head, spell)),
              ...lineTitles(item),
              ...ruleTitles(item, spell),
              ...tableTitles(item, before, spell),
              ...titles.filter(isNotice),
              ...[
                leadOf(pieces[start - 1]?.text ?? ''),
                leadIn(item.pieces.find(({ kind }) => kind !== 'heading')?.text ?? ''),
                ...matterTitles(lesson, section, item, running).filter(
                  (phrase) => place === 0 || isOfAll(phrase, item),
                ),
              ]
                .filter((phrase) => !taken.has(phrase.toLowerCase()))
                .flatMap((phrase) => [...joinByColon(under, phrase, spell), phrase]),
              ...(place === 0 && !isAnywhere(name) && isSpokenOf(name, item) ? [name] : []),
              ...titles,
              ...(isSpokenOf(name, item) ? [name] : []),
              ...saidTitles(lesson, item, name).filter((phrase) => place === 0 || isOfAll(phrase, item)),
            ]),
      ].find(
        (candidate) =>
          isTitle(candidate) &&
          !used.has(bare(candidate)) &&
          !isOfItems(candidate, pieces) &&
          (!isNoName(candidate) || isBoxOf(item, candidate, spell)),
      );
      const inner =
        items.length === 1 && title?.toLowerCase() === name.toLowerCase()
          ? nameInner(item.pieces, name, spell)
          : '';
      const others = isAsking && headedAt < 0 && !isTold(item) ? READ : before;
      item.title =
        (place > 0 && isPoem(item) ? goOn(before, taken) : null) ??
        (place > 0 && isRemark(item) ? goOn(remarkTitle(pieces, start, before), taken) : null) ??
        (inner !== '' && !taken.has(inner.toLowerCase()) ? inner : title) ??
        (bare(others) !== bare(cover)
          ? goOn(others, taken)
          : goOn(isTold(item) ? `Leitura: ${before}` : FIRST, taken));
    }
    item.title = makeDistinct(asExample(lesson, item), taken);
    item.points = withoutTitle(item);
  }
}

/** The line that a slide is named by is not its first point as well. */
const withoutTitle = ({ title, points }: DraftItem): DraftItem['points'] =>
  points.length < 2 ? points : points.filter(({ text }) => bare(text) !== bare(title));

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

/** No verse names a slide: its poem goes on. */
const isPoem = ({ pieces }: DraftItem): boolean =>
  pieces.length > 0 && pieces.every(({ tale }) => tale === 'verse' || tale === 'speech');

/** `Em aulas anteriores` says when, not what; `Conclusão` is a part of a text. */
const isAnywhere = (title: string): boolean => isNameless(title) && !isFrame(title);

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
    // `Decimal – Binário – Octal`: the heads of a table.
    !/_{2,}|\p{L}n['’]t(?!\p{L})|\s–\s.*\s–\s/u.test(text) &&
    /[A-Za-zÀ-ÿ]{2}/u.test(text) &&
    !/^(?:Código|Tabela) do material/.test(text) &&
    !text.endsWith('…') &&
    !isListingLine(text) &&
    !isBroken(text)
  );
}
