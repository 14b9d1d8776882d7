import { applyAdjustments } from '#engine/pedagogy/adjustments/apply-adjustments.ts';
import { readRequests } from '#engine/pedagogy/adjustments/read-requests.ts';
import { definitionOf, isClause } from '#engine/pedagogy/language/definitions.ts';
import { classifyPassage, type PassageClass } from '#engine/pedagogy/language/discourse/discourse.ts';
import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isGivenName } from '#engine/pedagogy/language/person-names.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { FUNCTION_WORD_SET } from '#engine/pedagogy/language/stop-words.ts';
import { type AnalysisInput, DEFAULT_LESSON_MINUTES } from '#engine/pedagogy/material/analysis-input.ts';
import { collectMaterial, type Material } from '#engine/pedagogy/material/collect-material.ts';
import { firstOrders } from '#engine/pedagogy/material/first-orders.ts';
import { asksBesideKeyed, groupKeyed } from '#engine/pedagogy/material/keyed-questions.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { readQuestions } from '#engine/pedagogy/material/read-questions.ts';
import { type LessonTerms, weighTerms } from '#engine/pedagogy/material/weigh-terms.ts';
import { arrangeParts } from '#engine/pedagogy/outline/arrange-parts.ts';
import { findSections } from '#engine/pedagogy/outline/find-sections.ts';
import { headGroups } from '#engine/pedagogy/outline/head-groups.ts';
import { learnSpelling } from '#engine/pedagogy/outline/learn-spelling.ts';
import { raiseLeads } from '#engine/pedagogy/outline/led-to.ts';
import { dictatedTitle, restoreTitle } from '#engine/pedagogy/outline/restore-title.ts';
import type { Section } from '#engine/pedagogy/outline/section.ts';
import { settleHeadings } from '#engine/pedagogy/outline/settle-headings.ts';
import type { Strategy } from '#engine/pedagogy/understanding/genre/strategy.ts';
import { isPracticeRole } from '#engine/pedagogy/understanding/role.ts';
import { chooseFrame, contentSlots, makeRoom, slidesOf } from './choose-frame.ts';
import { findAsked } from './find-asked.ts';
import { findReview } from './find-review.ts';
import { fitFrame } from './fit-frame.ts';
import type { Lesson, LessonDefinition } from './lesson.ts';
import { namesLine, tellsTerm } from './name-term.ts';
import { findPoints } from './points/find-points.ts';
import type { Point } from './points/point.ts';
import { tellReckonings } from './points/tell-reckonings.ts';

/** Reads the whole order once: material, vocabulary, sections, the teacher's adjustments. */
export function openLesson(order: AnalysisInput): Lesson {
  const input = { ...order, title: dictatedTitle(order.title, order.content) };
  const unit = input.serviceType === 'booklet' ? 'page' : 'slide';
  const read = readRequests(collectMaterial(input), input.adjustments, input.title);
  const whole = read.material;
  whole.asides.unshift(...settleHeadings(whole.pieces, whole.understanding?.genre === 'coletanea'));
  const terms = weighTerms(whole, input.title);
  const written = [...whole.pieces, ...whole.exercises, ...whole.asides];
  const spell = learnSpelling(written);
  whole.pieces = headGroups(raiseLeads(whole.pieces, whole.asides), terms, spell, input.title);
  const usual = chooseFrame(unit, input.size, {
    hasReferences: whole.references.length > 0,
    // How it is answered gives way to a question for which there would be no place.
    hasOrders:
      firstOrders(whole).length >= FEWEST_ORDERS &&
      readQuestions(whole.pieces).length <= input.size - AROUND_QUESTIONS,
    course: whole.strategy.course,
  });
  const found = findSections(whole.pieces, terms, spell, {
    ...boundSections(usual, input.size),
    // Of a form or a piece of work an introduction is a part to be written.
    namesFrames: whole.strategy.ownParts?.test('introducao') ?? false,
    whole: input.title,
  });
  const { sections, material } = arrangeParts(found, whole, input.outline ?? [], spell);
  const adjustments = applyAdjustments(read, sections);
  const { frame: fitted, frameWishes } = fitFrame(usual, input.size, sections.length, adjustments);
  const telling = sections
    .flatMap((section) => section.pieces)
    .filter((piece) => maySay(piece, material.strategy));
  const points = tellReckonings(telling, findPoints(telling, input.title));
  const tasks = material.exercises.flatMap(({ statements }) => statements);
  const setsTasks = tasks.length > 1 || tasks.some(({ text }) => !/^[^:]*\?$/u.test(text.trim()));
  const keyed = groupKeyed(material).length + (asksBesideKeyed(material) ? 1 : 0);
  const wanted = sections.reduce((sum, section) => sum + slidesOf(section, points), 0);
  const frame =
    unit === 'slide'
      ? makeRoom(fitted, input.size, {
          sections: sections.length,
          wanted: Math.max(wanted, material.records.length + 1),
          entries: material.understanding?.genre === 'curriculo_norma' ? material.records.length : 0,
          asked: readQuestions(material.exercises).length,
          keyed,
          setsTasks,
          hasAims: material.objectives.length > 0,
          reviews: findReview(material) !== null,
        })
      : fitted;
  const classes = new Map<Piece, PassageClass>();
  return {
    input: { ...input, title: restoreTitle(input.title, written, spell) },
    unit,
    minutes: minutesOf(input, material),
    material,
    terms: { ...terms, asked: findAsked(material.exercises, sections) },
    spell,
    sections,
    frame,
    adjustments,
    frameWishes,
    definitions: findDefinitions(sections, terms, points),
    points,
    classOf: (piece) => {
      const known = classes.get(piece) ?? classifyPassage(piece.text, piece.block);
      classes.set(piece, known);
      return known;
    },
  };
}

/**
 * How long what is planned takes: the class of the order, else that of the material, as many times as the material has classes.
 * An order that gives the time of all of them is taken at its word.
 */
function minutesOf({ lessonMinutes }: AnalysisInput, { course: { time, steps } }: Material): number {
  const told = new Set(steps.flatMap(({ lesson }) => lesson ?? [])).size;
  const classes = Math.max(1, told, time?.classes ?? 1);
  const timed = steps.every(({ minutes }) => minutes !== null)
    ? steps.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)
    : 0;
  const each = time?.minutes ?? DEFAULT_LESSON_MINUTES;
  if (lessonMinutes !== null)
    return classes > 1 && lessonMinutes <= each ? classes * lessonMinutes : lessonMinutes;
  return time === null && timed > 0 ? timed : classes * each;
}

/** What a test or a piece of work orders is done, not learnt; a field to fill in or a source says nothing. */
function maySay({ role, tale }: Piece, { course }: Strategy): boolean {
  if (tale !== undefined) return false;
  return role !== 'blank' && role !== 'reference' && (role !== 'instruction' || course === 'explain');
}

/** Cover, orders, key. */
const AROUND_QUESTIONS = 3;
const FEWEST_ORDERS = 2;
/** Never more sections than content slots, so that each has at least one. */
function boundSections(frame: ReturnType<typeof chooseFrame>, size: number): { least: number; most: number } {
  let most = frame.sections.most;
  while (most > 1 && contentSlots(frame, size, most) < most) most -= 1;
  return { least: Math.min(frame.sections.least, most), most };
}

const LONGEST_TERM = 45;
/** `Ataque relativamente simples`, `noção útil neste contexto`, `forma de quebrar uma cifra`: said of once, no term. */
const OF_THE_TEXT =
  /^(?:só|apenas|somente|não|nunca|sempre|mais|menos|muit[oa]s?|tod[oa]s?|quando|se)(?!\p{L})|(?:\p{L}{3}mente|(?:n|d)?(?:est|ess)[ea]s?|particular|qualquer|quem)(?!\p{L})|^(?:\p{L}+ )?(?:forma|maneira|modo|no[çc][ãa]o|ideia|problema|vantagem|diferença|propriedades?|parte|exemplo)(?!\p{L})/iu;
/** The terms that the material defines and leans on, each once, in reading order. */
function findDefinitions(
  sections: readonly Section[],
  terms: LessonTerms,
  points: ReadonlyMap<Piece, readonly Point[]>,
): LessonDefinition[] {
  const seen = new Set<string>();
  const found: LessonDefinition[] = [];
  const add = (definition: LessonDefinition): void => {
    const { term } = definition;
    if (term.length > LONGEST_TERM || seen.has(term.toLowerCase()) || OF_THE_TEXT.test(term)) return;
    if (namesLine(term) || isGivenName(term.toLowerCase())) return;
    const told = definition.saying ?? definitionOf(definition.statement.text)?.definition;
    if (!tellsTerm(term, (told ?? '').replace(/[\s.;]+$/, ''))) return;
    if (/\s/.test(term) && hasFiniteVerb(term)) return;
    if (!/^\p{L}/u.test(term) || /[“”"()[\]{}=<>]|\s(?:\d+|\p{L})$/u.test(term)) return;
    if (FUNCTION_WORD_SET.has(term.split(' ')[0]?.toLowerCase() ?? '')) return;
    seen.add(term.toLowerCase());
    found.push(definition);
  };
  for (const [section, { pieces }] of sections.entries())
    for (const piece of pieces) {
      if ((piece.kind !== 'text' && piece.kind !== 'list') || piece.tale !== undefined) continue;
      for (const point of points.get(piece) ?? []) {
        const headed = underHeading(point);
        if (headed !== null) add({ ...headed, section });
      }
      for (const statement of piece.statements) {
        const isTold = !isPracticeRole(statement.role) && statement.role !== 'procedure';
        const term = isTold ? definitionOf(statement.text)?.term : undefined;
        if (term !== undefined && holdsTerm(term, terms)) add({ term, statement, section, saying: null });
        const [, entry, saying] =
          statement.role === 'definition' ? (ENTRY.exec(statement.text.trim()) ?? []) : [];
        if (entry !== undefined && saying !== undefined) add({ term: entry, statement, section, saying });
      }
    }
  return found;
}

/** `Endêmica: espécie que só existe em um lugar.`, an entry of a glossary. */
const ENTRY = /^(\p{Lu}[\p{L}\s-]{2,40}?)(?::|\s[–—=-])\s+((?![oa]s?\s)\p{Ll}.{8,})$/u;
/** `Saci: é um menino travesso …`: the heading is the term, the sentence below says what it is. */
function underHeading({ text, basis }: Point): Omit<LessonDefinition, 'section'> | null {
  const [statement, heading] = basis;
  const [, term, saying] = /^([^:]{2,45}): (?:(?:é|são) )?(uma?s? .{12,}|[oa]s? .{12,})$/u.exec(text) ?? [];
  const isHeaded = statement !== undefined && heading?.piece.kind === 'heading' && basis.length === 2;
  // `Fotossíntese e respiração`: a heading of two names is the term of neither.
  const isOne = term !== undefined && !/\s(?:e|ou|x|versus)\s/iu.test(term);
  // `Movimento: a partir de 1880 a campanha ganhou as ruas` tells what happened.
  return isHeaded && isOne && saying !== undefined && !isClause(saying) ? { term, statement, saying } : null;
}

/** `dada posição é …` defines nothing the lesson is about. */
function holdsTerm(text: string, terms: LessonTerms): boolean {
  const stems = contentStems(text);
  return terms.terms.some((term) => term.stems.every((key) => stems.includes(key)));
}
