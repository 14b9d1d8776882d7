import { withoutAnnouncement } from '#engine/pedagogy/language/drop-label.ts';
import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { isForeign } from '#engine/pedagogy/language/is-foreign.ts';
import { plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { normalise } from '#engine/pedagogy/language/stem.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import { findFields } from '#engine/pedagogy/lesson/own-terms.ts';
import { isQuotable, isTypedNote } from '#engine/pedagogy/material/is-quotable.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { learnSpelling, type Spell } from '#engine/pedagogy/outline/learn-spelling.ts';
import type { Named } from './agrees.ts';
import { cleanPoint } from './clean-point.ts';
import { deny, findForbidden } from './deny.ts';
import { goOn, type Last } from './go-on.ts';
import { isOfProblem, posesCase } from './is-asked.ts';
import { joinSteps, tellSteps } from './join-steps.ts';
import { announcesAs, keepLabel, sayDated } from './keep-label.ts';
import { type Lent, lendSubjects, sayOf } from './lend-subject.ts';
import { isListLine, linesOf } from './list-lines.ts';
import { makePoint } from './make-point.ts';
import type { Point } from './point.ts';
import { sayCells } from './say-cells.ts';
import { sayLists } from './say-lists.ts';
import { sayRow } from './say-rows.ts';
import { saySpoken } from './say-things.ts';
import { splitGlued } from './split-glued.ts';
import { lacksSubject, leansOnOthers, opensBare, tiesToLast, turnsFromLast } from './stand-alone.ts';
import { isShownListing, tellListings } from './tell-listings.ts';
import { tellPairs } from './tell-pairs.ts';
import { tellSigns } from './tell-rules.ts';
import { tellAnswers, tellEqualities, tellShown } from './tell-shown.ts';
import {
  equationIn,
  findTypedLines,
  formulaIn,
  isMostlyPortuguese,
  SENTENCE_SHOWN,
  tellNotes,
  tellsWholeNotes,
  wordPairIn,
} from './typed-lines.ts';
import { isShouted, unshout } from './unshout.ts';
import { workOut } from './work-out.ts';

/** A text of so many words without a verb that the tagger knows is more likely its mistake. */
const SURE_WORDS = 14;

/** What each piece of a section says in points, by piece; pieces that say nothing alone are missing. */
export function findPoints(pieces: readonly Piece[], title = ''): Map<Piece, Point[]> {
  const found = new Map<Piece, Point[]>();
  const isPortuguese = isMostlyPortuguese(pieces);
  const fields = findFields(pieces);
  const spell = learnSpelling(pieces);
  const names = new Set([title, ...pieces.filter(isHeading).map(({ text }) => text)].map(nameKey));
  const isOnScreen = findScreenText(pieces);
  const add = (point: Point | null): void => {
    const piece = point?.basis[0]?.piece;
    if (point === null || piece === undefined) return;
    // A line of notes and a row are told in whatever language they were put down.
    if (isPortuguese && !piece.isJotted && point.kind !== 'row' && isForeign(point.text)) return;
    if (
      isBanner(point) ||
      names.has(nameKey(point.text)) ||
      (!isShownListing(point) && names.has(nameKey(point.text.replace(/^\p{Lu}[\p{L} ]{2,28}: /u, '')))) ||
      isSubtitle(point, pieces)
    )
      return;
    if (isOnScreen(piece) && !isWholeSentence(point)) return;
    const above = forbidden.get(piece);
    found.set(piece, [...(found.get(piece) ?? []), above === undefined ? point : deny(point, above)]);
  };
  const forbidden = findForbidden(pieces);
  const own = pieces.filter((piece) => !(piece.tale && piece.block.whole));
  const pairs = tellPairs(own).filter(tellsWholeNotes);
  const isPaired = new Set(pairs.flatMap(({ basis }) => basis));
  const noted = tellNotes(own).filter(({ basis }) => !basis.some((line) => isPaired.has(line)));
  const isNoted = new Set(noted.flatMap(({ basis }) => basis));
  const shown = tellShown(own).filter(({ basis }) => !basis.some((line) => isNoted.has(line)));
  const signs = tellSigns(own).filter(({ basis }) => !basis[1] || !basis.every((line) => isNoted.has(line)));
  const inRow = [
    ...tellEqualities(own),
    ...[...tellAnswers(own), ...signs].filter(tellsWholeNotes),
    ...noted,
    ...saySpoken(own),
    ...shown,
    ...pairs,
  ];
  for (const point of inRow) add(point);
  const isInRow = new Set(inRow.flatMap((point) => point?.basis ?? []));
  const others = own.filter((one) => isHeading(one) || !one.statements.some((line) => isInRow.has(line)));
  const typed = findTypedLines(others);
  for (const point of sayLists(linesOf(others, fields, typed, spell))) add(point);
  const whole = [...tellListings(own), ...tellSteps(own), ...workOut(own)];
  for (const point of [...joinSteps(pieces.filter(({ example }) => !example)), ...whole]) add(point);
  const replace = (before: Point, after: Point): void => {
    const piece = before.basis[0]?.piece;
    const points = piece === undefined ? undefined : found.get(piece);
    if (points?.includes(before)) points.splice(points.indexOf(before), 1, after);
  };
  const { head, lend } = lendSubjects(spell);
  let last: Last | null = null;
  for (const [at, piece] of own.entries()) {
    if (isHeading(piece)) head(piece, fields.has(piece));
    if (isHeading(piece) || piece.example || piece.kind === 'code') continue;
    if (isListLine(piece, typed) || posesCase(piece)) continue;
    const before = fields.has(own[at - 1] ?? piece) ? undefined : own[at - 1];
    const cells = sayCells(piece, spell);
    for (const point of cells.points) add(point);
    for (const [index, statement] of piece.statements.entries()) {
      if (cells.told.has(statement) || isInRow.has(statement)) continue;
      const lent = lend(statement, index === 0 && before?.kind === 'heading');
      if (piece.kind === 'table') add(sayRow(statement));
      else if (isCell(piece))
        for (const line of splitCell(statement))
          add(saySentence(line, index === 0, spell, { ...lent, text: line.text }));
      else {
        const own = saySentence(statement, index === 0, spell, lent);
        const isOpen = own === null || lent.isLent || tiesToLast(statement.text);
        const longer = isOpen ? goOn(last, statement, lent) : null;
        if (longer !== null && last !== null) replace(last.point, longer);
        add(own);
        last = own === null ? null : { point: own, statement };
      }
    }
  }
  return found;
}

/** What stands in one line of a cell, one by one; a statement that is one line stays itself. */
function splitCell(statement: Statement): Statement[] {
  const parts = splitGlued(statement.text);
  return parts.length < 2 ? [statement] : parts.map((text) => ({ ...statement, text }));
}

const isCell = ({ block, kind }: Piece): boolean => block.type === 'table' && kind === 'text';
const isHeading = ({ kind }: Piece): boolean => kind === 'heading';

/** The name of a part, or of the whole lesson, says nothing under itself. */
const nameKey = (text: string): string =>
  normalise(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** `VISÃO GERAL E OBJETIVOS`: capitals that state nothing head something. */
const isBanner = ({ text, basis }: Point): boolean =>
  basis.every((line) => isShouted(line.text)) && !/[=:→>]/.test(text) && !hasFiniteVerb(text);

const OPENING = 3;
const LONGEST_SUBTITLE = 10;
/** `Ligações químicas - 1º ano do Ensino Médio`: what a line above all headings names without a verb, or with a year of school, is the lesson itself. */
function isSubtitle({ text, basis, kind, words }: Point, pieces: readonly Piece[]): boolean {
  const [line, ...others] = basis;
  if (line === undefined || others.length > 0 || kind !== 'sentence' || words > LONGEST_SUBTITLE)
    return false;
  const above = pieces.slice(0, pieces.indexOf(line.piece));
  return (
    line.piece.order < OPENING &&
    line.piece.block.type === 'paragraph' &&
    line.role !== 'objective' &&
    !above.some(isHeading) &&
    !/[.!]$/.test(line.text.trim()) &&
    !/[=→:>]|^\p{L}+(?:[aei]r|ndo)(?!\p{L})/u.test(line.text.trim()) &&
    (/\dº (?:ano|s[ée]rie)(?!\p{L})/u.test(text) || !hasFiniteVerb(text))
  );
}

/** Words recognised in the pictures of a file that has a text of its own: labels, buttons, what somebody typed. */
function findScreenText(pieces: readonly Piece[]): (piece: Piece) => boolean {
  const weigh = (some: readonly Piece[]): number => some.reduce((sum, { weight }) => sum + weight, 0);
  const recognised = pieces.filter(({ block }) => block.origin === 'ocr');
  const isMinor = weigh(recognised) * 2 < weigh(pieces);
  return ({ block }) => isMinor && block.origin === 'ocr';
}

const SHORT_SENTENCE = 7;
function isWholeSentence({ text, words, basis }: Point): boolean {
  const isEnded = /[.!]["”’)]*$/.test(basis[0]?.text.trim() ?? '');
  return isEnded && words >= SHORT_SENTENCE && hasFiniteVerb(text) && !isImperative(text);
}

/** `“Programa que …”.`: all of it stands in quotation marks. */
const QUOTED = /^(?:“([^“”]+)”|"([^"]+)")[.\s]*$/u;
/** `Crase não é o nome do acento!`: a false belief set right, loud as it is. */
const DENIES = /^\p{Lu}[^!?]{2,}\sn[ãa]o (?:é|são|foi|existe|quer dizer|significa|tem|têm)\s[^!?]+!+$/iu;
const WARNS = /^\W*(?:aten[çc][ãa]o|cuidado|importante|dica|obs\p{L}*\.?|nota)\s*[:!–-]/iu;

function saySentence(
  statement: Statement,
  isOpening: boolean,
  spell: Spell,
  { text: told, of, isLent }: Lent,
): Point | null {
  const dated = sayDated(statement);
  if (dated !== null) return dated;
  const equation = equationIn(statement);
  if (equation !== null) return makePoint(plainMath(equation), [statement], 'sentence', isOpening);
  const formula = formulaIn(statement);
  if (formula !== null) return sayFormula(formula, statement, isOpening, of);
  const pair = wordPairIn(statement);
  if (pair !== null)
    return makePoint(`${upperFirst(pair[0])}: ${pair[1]}`, [statement], 'sentence', isOpening);
  const [, shown, said] = SENTENCE_SHOWN.exec(told.trim()) ?? [];
  if (shown !== undefined && hasFiniteVerb(shown) && isQuotable(statement))
    return makePoint(`“${shown.replace(/[.\s]+$/, '')}”: ${said}`, [statement], 'sentence', isOpening);
  if (!isQuotable(statement) || isOfProblem(told)) return null;
  const [, curly, straight] = QUOTED.exec(told.trim()) ?? [];
  const quoted = curly ?? straight;
  if (quoted !== undefined) {
    const said = cleanPoint(quoted);
    const named = leansOnOthers(said) ? null : sayOf(said, statement, of);
    if (named !== null || lacksSubject(said) || leansOnOthers(said) || opensBare(said)) return named;
  }
  const raw = withoutAnnouncement(told) ?? told.trim();
  // `Metonímia`, then `Substituição de uma palavra por outra:` above its cases.
  const isAnnounced = of !== undefined && /\p{L}:$/u.test(raw) && opensBare(cleanPoint(raw));
  if (/[?:,]["”’)]*$/.test(raw) && !isAnnounced) return null;
  // `ATENÇÃO: … não são 20%!`: a warning is told, however loud.
  const isLoud = WARNS.test(told) || /^\p{Ll}/u.test(raw) || DENIES.test(raw);
  const text = unshout(cleanPoint(isLoud ? raw.replace(/!+$/, '.') : raw), spell);
  // With its subject in front it is judged when it is written.
  if (!isLent && (leansOnOthers(text) || turnsFromLast(raw))) return null;
  // A line without stop and verb is a label; a stop is the writer's own sign of a sentence.
  const words = wordsOf(text).length;
  const isEnded = /[.!]["”’)]*$/.test(raw);
  if (isTypedNote(statement) && !isLent)
    return words < 3 ? null : makePoint(text, [statement], 'sentence', isOpening);
  const labelled = keepLabel(raw, text);
  if (labelled !== null) return makePoint(labelled, [statement], 'sentence', isOpening);
  if (announcesAs(raw) !== '' && words >= 5 && !lacksSubject(text))
    return makePoint(text, [statement], 'sentence', isOpening);
  const isDescribed = of !== undefined && isEnded && words >= FEWEST_OF_NAMED;
  // `Compara-se as medidas.` among the steps of a slide.
  const isStep = statement.role === 'procedure' && words === 3 && hasFiniteVerb(text) && !lacksSubject(text);
  if (isStep) return makePoint(text, [statement], 'item', isOpening);
  if (
    !isDescribed &&
    (words < 4 || (!hasFiniteVerb(text) && !ORDERS.test(text) && words < (isEnded ? 5 : 6)))
  )
    return null;
  if (!isLent && isClause(text) && !lacksSubject(text) && !opensBare(text))
    return makePoint(text, [statement], 'sentence', isOpening);
  // What names no subject or has no verb says something of what the heading names.
  return (
    sayOf(text, statement, of) ??
    (words < 4 ||
    isLent ||
    lacksSubject(text) ||
    isTorn(text, statement) ||
    (opensBare(text) && !COUNTS_UP.test(raw))
      ? null
      : makePoint(text, [statement], 'sentence', isOpening))
  );
}

/** `Nunca trocar o disjuntor por um maior.`, `Para passar de km/h para m/s, divida por 3,6.` */
const ORDERS =
  /^(?:(?:n[ãa]o|nunca|sempre|jamais) \p{L}+[aei]r(?:-se)?(?!\p{L})|para \p{L}+[aei]r [^,]{2,60}, (?:some|subtraia|multiplique|divida|troque|inverta|eleve|use)\s)/iu;

/** `Verso livre, linguagem coloquial, humor e paródia; …`: things counted up under their heading. */
const COUNTS_UP = /^[^,;:]{3,40}[,;] [^,;:]{3,60}[,;e] .+\.$/su;
/** Words that say something of a name beside them: `Exagero intencional.` under `Hipérbole`. */
const FEWEST_OF_NAMED = 2;

/** `Se a > 0, a função é crescente`: the opening clause may do without a verb, the main one has it. */
function isClause(text: string): boolean {
  const main = /^(?:Se|Quando|Como)\s[^,]{2,80},\s(.+)$/su.exec(text)?.[1];
  return hasFiniteVerb(text) || (main !== undefined && hasFiniteVerb(main));
}

/** Running text has verbs: without one it is the rest of a line, unless it says what to do or to be able to do. */
function isTorn(text: string, { piece, role, words, text: ended }: Statement): boolean {
  const isProse = piece.kind === 'text' && piece.slide === null && piece.from === 'file';
  const tokens = tagSentence(text);
  const isVerbless = !text.includes(':') && !tokens.some(({ tag }) => tag === 'VERB' || tag === 'AUX');
  // `Alienação: separação entre o trabalhador e o produto.`: a term and what it means, with its stop.
  if (/^\p{Lu}[^:.;!?“”"]{1,44}: \p{Ll}.*[\p{L}\d)][.;]?$/u.test(text) && /[.;]$/.test(ended)) return false;
  const isShort = words < SURE_WORDS || isVerbless;
  return isProse && role !== 'objective' && isShort && tokens[0]?.form !== 'inf' && !ORDERS.test(text);
}

/** A rule typed in one line stands under what it belongs to; signs alone would say nothing. */
function sayFormula(formula: string, statement: Statement, isOpening: boolean, of?: Named): Point | null {
  if (/^\p{L}{3}[^=]*: |^\d+[º°ª] /u.test(formula))
    return makePoint(formula, [statement], 'sentence', isOpening);
  return of === undefined ? null : sayOf(formula, statement, of);
}
