import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import type { LessonTerms } from '#engine/pedagogy/material/weigh-terms.ts';
import { isContentRole, isPracticeRole } from '#engine/pedagogy/understanding/role.ts';
import { cleanTitle, LONGEST_TITLE, upperFirst } from './clean-title.ts';
import { joinNames } from './join-names.ts';
import { leadIn, nameAlone, openingName } from './labels.ts';
import type { Spell } from './learn-spelling.ts';
import { captionIn, nameTable } from './name-table.ts';
import { isNameless } from './nameless.ts';
import { isNoName, remarks } from './no-name.ts';
import { spokenOf } from './spoken-of.ts';

/** Fewer groups than these are no outline. */
const FEWEST_GROUPS = 3;
/** Names of lines that stand for their group side by side. */
const MOST_JOINED = 3;

/**
 * Notes set apart by empty lines are an outline without headings: each group of lines is a part, and mostly it says itself of
 * what (`3 tipos de limite:`, `vulcão - partes: …`, `e o Brasil?`). Puts a heading before each group that can be named, quoted
 * from its first line or taken from what it speaks of, so that it is cut, titled and told as a part of its own.
 * @param whole the title of the lesson, whose own parts name the groups that speak of them
 */
export function headGroups(
  pieces: readonly Piece[],
  terms: LessonTerms,
  spell: Spell,
  whole: string,
): Piece[] {
  const headed: Piece[] = [];
  for (const [first, ...others] of stretchesOf(pieces)) {
    if (first === undefined) continue;
    const isHeaded = isFileHeading(first);
    let level = isHeaded ? first.level : 0;
    const groups = groupsOf(isHeaded ? others : [first, ...others]);
    // A file has no groups: nothing of it is named here.
    const names = groups.length < FEWEST_GROUPS ? [] : nameGroups(groups, terms, spell, whole);
    const isOutline = isGrouped(groups, names);
    const areJotted = isOutline && areNotes(groups.flat());
    if (isHeaded) headed.push(first);
    for (const [at, group] of groups.entries()) {
      tellLast(group);
      const [opening] = group;
      const name = names[at] ?? '';
      if (!isOutline || opening === undefined) headed.push(...group);
      else if (isHeadAlone(group)) {
        // A line alone between empty ones heads the groups that follow.
        level = opening.level;
        headed.push(opening);
      } else {
        raiseLead(group);
        const isOnly =
          isHeadAlone(groups[at - 1]) && (at + 1 === groups.length || isHeadAlone(groups[at + 1]));
        if (opening.kind !== 'heading' && name !== '' && !isOnly)
          headed.push(headingOf(opening, name, level + 1));
        placeHeads(group, level + 1);
        if (areJotted || areNotes(group)) jotDown(group);
        headed.push(...group);
      }
    }
  }
  return headed;
}

const isHeadAlone = (group: readonly Piece[] = []): boolean =>
  group.length === 1 && group[0]?.kind === 'heading';

const isFileHeading = ({ kind, block }: Piece): boolean =>
  kind === 'heading' && block.type === 'heading' && !block.isGuessed;

/** What stands between two headings that the file has as such, each with the one that opens it. */
function stretchesOf(pieces: readonly Piece[]): Piece[][] {
  const stretches: Piece[][] = [];
  for (const piece of pieces) {
    if (isFileHeading(piece) || stretches.length === 0) stretches.push([]);
    stretches.at(-1)?.push(piece);
  }
  return stretches;
}

function groupsOf(stretch: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  for (const [at, piece] of stretch.entries()) {
    const before = stretch[at - 1];
    const isFirstOfBlock = before?.blockRef !== piece.blockRef;
    const leads = before !== undefined && /:\s*$/.test(before.text);
    const isNext = before?.block.group !== piece.block.group && piece.block.group !== undefined;
    // An empty line may stand below the name of a table.
    const isCaptioned =
      piece.kind === 'table' && groups.at(-1)?.length === 1 && captionIn(before?.text ?? '') !== '';
    if (groups.length === 0 || (isNext && isFirstOfBlock && !leads && !isCaptioned)) groups.push([]);
    groups.at(-1)?.push(piece);
  }
  return groups;
}

/** Words of a paragraph that is a part by itself. */
const FEWEST_WORDS = 12;

/** Paragraphs with an empty line between each are running text, unless they say themselves what they are about. */
function isGrouped(all: readonly Piece[][], given: readonly string[]): boolean {
  if (all.length < FEWEST_GROUPS) return false;
  // A remark goes on with what stands above it.
  const groups = all.filter((group) => !isRemark(group));
  const names = given.filter((name, at) => !isRemark(all[at] ?? []) && name !== '');
  const pieces = groups.flat();
  if (pieces.some(({ tale }) => tale !== undefined)) return false;
  if (pieces.filter(({ role }) => isPracticeRole(role)).length * 3 > pieces.length) return false;
  const blocks = new Set(pieces.map(({ blockRef }) => blockRef)).size;
  const labelled = groups.filter(
    ([first, next]) =>
      first !== undefined &&
      (first.kind === 'heading' || next?.kind === 'table' || openingName(first.text) !== ''),
  ).length;
  const words = pieces.reduce((sum, { weight }) => sum + weight, 0);
  const areLong = labelled * 2 >= groups.length && words >= groups.length * FEWEST_WORDS;
  return names.length * 3 >= groups.length * 2 && (blocks * 2 >= groups.length * 3 || areLong);
}

/** `Pres` of `Pres. Rodrigues Alves` is no name. */
const SHORTEST_NAME = 5;

/** A name for each group, each used once; '' for one that goes on with the group before it. */
function nameGroups(groups: readonly Piece[][], terms: LessonTerms, spell: Spell, whole: string): string[] {
  const taken = new Set<string>();
  const inTitle = whole.split(/\s(?:e|x|vs\.?|[-–—])\s|[,:;]\s/u).map((part) => part.trim());
  return groups.map((group) => {
    // `Obs.: …` goes on with what it remarks on.
    if (!group.some(({ role }) => isContentRole(role)) || isRemark(group)) return '';
    const name = [
      ...ownNames(group, spell),
      ...nameTable(group, whole, spell),
      ...saidOf(inTitle, group),
      ...spokenOf(group, terms, spell),
    ]
      .map((one) => upperFirst(cleanTitle(one, spell)))
      .find(
        (one) =>
          one.length <= LONGEST_TITLE &&
          one.length >= SHORTEST_NAME &&
          !isNameless(one) &&
          !isNoName(one) &&
          !taken.has(keyOf(one)),
      );
    if (name !== undefined) taken.add(keyOf(name));
    return name ?? '';
  });
}

const isRemark = (group: readonly Piece[]): boolean =>
  group.every(({ kind, text }) => kind === 'text' && remarks(text));

const keyOf = (name: string): string =>
  [...new Set([...contentStems(name), ...(name.match(/^\d+/u) ?? [])])].sort().join(' ') ||
  name.toLowerCase();

/** What the group says itself that it is about: its only name, or those of its lines side by side. */
function ownNames([first, ...rest]: readonly Piece[], spell: Spell): string[] {
  if (first?.kind === 'heading') return [first.text];
  if (first === undefined || !isContentRole(first.role)) return [];
  const lead = leadIn(first.text);
  const names = [first, ...rest].map(({ text }) => openingName(text)).filter((name) => name !== '');
  if (lead !== '' || first.kind !== 'text') return lead === '' ? [] : [lead];
  const alone = nameOver(first, rest);
  if (alone !== '') return [alone];
  if (areDated([first, ...rest])) return ['Linha do tempo'];
  const own = withOrdinal(openingName(first.text), first.text);
  if (names.length <= 1) return own === '' ? [] : [own];
  // `capital de giro = dinheiro que …` above what it is made of.
  if (own !== '' && /^[^:.;]{2,43} (?:=|[ée]|são) /u.test(first.text)) return [own];
  if (own === '' || names.length > MOST_JOINED) return [];
  return [
    joinNames(
      names.map((title) => ({ title: upperFirst(title), weight: 1 })),
      spell,
    ),
  ];
}

const DATED =
  /^(?:(?:em )?(?:\d{1,2}\/)?(?:\d{1,2}\/|(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)\p{L}*\.? (?:de )?)?\d{4}|s[ée]c\p{L}*\.? [IVX]+)(?!\d)/iu;
const areDated = (group: readonly Piece[]): boolean =>
  group.length > 1 && group.every(({ kind, text }) => kind === 'text' && DATED.test(text));

/** `1ª lei de Ohm` beside `2ª lei de Ohm`: what counts two of a name is part of both. */
function withOrdinal(name: string, line: string): string {
  const ordinal = /^\d{1,2}\s?[ºª](?=\s\p{Ll})/u.exec(line)?.[0] ?? '';
  return ordinal === '' || name === '' ? name : `${ordinal} ${name}`;
}

/** A few words alone above several lines, or above a table. */
function nameOver(first: Piece, [next, ...more]: readonly Piece[]): string {
  if (next?.kind === 'table') return isContentRole(first.role) ? captionIn(first.text) : '';
  return more.length > 0 ? nameAlone(first) : '';
}

/** The parts of the lesson's title of which the group speaks. */
function saidOf(parts: readonly string[], group: readonly Piece[]): string[] {
  const said = new Set(group.flatMap(({ text }) => contentStems(text)));
  return parts.filter((part) => {
    const stems = contentStems(part);
    return stems.length > 0 && stems.every((stem) => said.has(stem));
  });
}

const SHARE_OF_NOTES = 0.6;
const FEWEST_NOTES = 3;

/** Lines that mostly end without a stop are jotted down, no text written out. */
function areNotes(pieces: readonly Piece[]): boolean {
  const lines = pieces.flatMap(({ kind, block, statements }) =>
    kind === 'list'
      ? statements.map(({ text }) => text)
      : kind === 'text' && block.type === 'paragraph'
        ? [block.text]
        : [],
  );
  const open = new Set(lines.filter((line) => !/[.;!?]["”’)]*\s*$/u.test(line)));
  return open.size >= FEWEST_NOTES && open.size >= new Set(lines).size * SHARE_OF_NOTES;
}

/** `planta também respira` at the end of its group heads nothing: it is said. */
function tellLast(group: readonly Piece[]): void {
  const last = group.at(-1);
  const isSaid = last?.kind === 'heading' && last.block.type === 'paragraph' && hasFiniteVerb(last.text);
  if (last === undefined || group.length === 1 || !isSaid) return;
  Object.assign(last, { kind: 'text', role: 'explanation', level: 0, weight: last.text.split(' ').length });
  for (const statement of last.statements) statement.role = 'explanation';
}

/** What heads lines within a group stands below the name of the group. */
function placeHeads(group: readonly Piece[], level: number): void {
  for (const [place, piece] of group.entries())
    if (piece.kind === 'heading') piece.level = place === 0 ? level : level + 1;
}

/** Notes are told whole. */
function jotDown(group: readonly Piece[]): void {
  for (const piece of group) {
    const isLine = piece.kind === 'text' || piece.kind === 'list';
    if (!isLine || !isContentRole(piece.role)) continue;
    piece.isJotted = true;
    delete piece.example;
  }
}

/** `Impostos dos servos (eles confundem):` or `Ácidos (Arrhenius)` above lines of its own is no line itself. */
function raiseLead([opening, ...rest]: readonly Piece[]): void {
  if (opening?.kind !== 'text' || rest.length === 0) return;
  const lead = leadIn(opening.text) || nameOver(opening, rest);
  if (lead !== '') Object.assign(opening, { kind: 'heading', role: 'heading', text: lead, weight: 0 });
}

/** A heading is part of no worked example, whatever it heads. */
const headingOf = ({ example: _, ...opening }: Piece, name: string, level: number): Piece => ({
  ...opening,
  kind: 'heading',
  level,
  text: name,
  statements: [],
  weight: 0,
  role: 'heading',
  block: { type: 'heading', level, text: name, id: opening.block.id },
});
