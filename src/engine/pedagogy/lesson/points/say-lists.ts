import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { isBoilerplate } from '#engine/pedagogy/language/stop-words.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import type { Statement } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { isTextLabel } from './clean-point.ts';
import { LONGEST_POINT } from './fit-point.ts';
import { DATED, keepLabel, sayDated } from './keep-label.ts';
import type { Line } from './list-lines.ts';
import { makePoint, pointAsIs } from './make-point.ts';
import type { Point } from './point.ts';
import { listsThings, sayThings, sayUnder } from './say-things.ts';
import { isOurs, lacksSubject, leansOnOthers } from './stand-alone.ts';

/** Items up to this many words say little alone: they are told together under the line they hang on. */
const SHORT_ITEM = 5;
const LONGEST_LEAD = 60;
/** Longer lists are told by their first items in two points at most. */
const MOST_CHUNKS = 2;

/** The points that a run of lines makes. */
export function sayLists(lines: readonly (Line | null)[]): Point[] {
  const points: Point[] = [];
  const leads: Line[] = [];
  let run: Line[] = [];
  // What a colon announces is one list: the next below it hangs on another line.
  const owned = new Map<Line, unknown>();
  const ledBy = (line: Line | undefined): Line | undefined => {
    const lead = leadOf(line, leads);
    const { block, kind } = line?.statement.piece ?? {};
    if (lead?.announces !== true || kind !== 'list') return lead;
    if (!owned.has(lead)) owned.set(lead, block);
    return owned.get(lead) === block ? lead : undefined;
  };
  const closeRun = (): void => {
    const lead = nameOver(ledBy(run[0]), leads);
    const whole = sayUnder(run, lead);
    // Told with what it announces, the line is not told without it.
    if (whole !== null && points.at(-1)?.basis[0] === lead?.statement) points.pop();
    points.push(...(whole ?? sayRun(run, lead)));
    run = [];
  };
  for (const [index, line] of lines.entries()) {
    if (line === null) {
      closeRun();
      leads.length = 0;
      continue;
    }
    const next = lines[index + 1];
    const hasChildren = next !== null && next !== undefined && hangsOn(next, line);
    const isSibling =
      run[0] === undefined ||
      (run[0].depth === line.depth && run[0].statement.piece.slide === line.statement.piece.slide);
    const isLong = line.words > longestInRun(line, leads);
    if (!isSibling || hasChildren || !line.isItem || isLong) closeRun();
    while ((leads.at(-1)?.depth ?? -2) >= line.depth && !isUnder(line, leads.at(-1))) leads.pop();
    if (hasChildren || !line.isItem) {
      if (hasChildren && line.isItem && isLong) points.push(...sayItem(line, ledBy(line)));
      leads.push(line);
    } else if (isLong) points.push(...sayItem(line, ledBy(line)));
    else run.push(line);
  }
  closeRun();
  return [...points, ...sayRest(lines, points)];
}

/** Of a list most of whose items are told none is left out: what is too bare to stand alone stands among them. */
function sayRest(lines: readonly (Line | null)[], points: readonly Point[]): Point[] {
  const told = new Set(points.flatMap(({ basis }) => basis));
  const items = lines.filter((line) => line?.isItem && line.statement.piece.kind === 'list');
  return [...Map.groupBy(items as Line[], ({ statement, depth }) => keyOf(statement, depth)).values()]
    .filter(
      (own) => own.length > 2 && own.filter(({ statement }) => told.has(statement)).length * 2 >= own.length,
    )
    .flatMap((own) => own.filter(({ statement }) => !told.has(statement)))
    .flatMap((line) => {
      const { text, statement } = line;
      const point = [text, text.replace(ASIDE, '')]
        .map((one) => makePoint(one, [statement], 'item', false))
        .find((one) => one !== null);
      // A procedure without one of its steps is another one: it is told as it stands.
      return point ?? (isStep(line) && text.length <= LONGEST_STEP ? pointAsIs(text, statement, STEP) : []);
    });
}
const LONGEST_STEP = 280;
const STEP = { kind: 'item', isLong: false } as const;

/** `(senão ele infecta o mosquito)` */
const ASIDE = /\s\([^()]*\)/gu;

const keyOf = ({ piece }: Statement, depth: number): string => `${piece.from} ${piece.blockRef} ${depth}`;

/** `Categorias estatísticas` over `Agora podemos dividir a estatística em duas categorias:`: what counts its items up names them. */
function nameOver(lead: Line | undefined, leads: readonly Line[]): Line | undefined {
  if (lead?.announces !== true || subjectOf(lead) !== null) return lead;
  const [heading] = leads.filter(({ depth }) => depth < 0).slice(-1);
  return heading !== undefined && subjectOf(heading) !== null && COUNTS.test(heading.text) ? heading : lead;
}

const COUNTS =
  /^(?:(?:principais|diferentes|v[áa]ri[oa]s|os|as) )?(?:categorias|classes|tipos|grupos|componentes|partes|etapas|fases|n[íi]veis|formas|ramos|elementos|camadas|modalidades|esp[ée]cies)(?!\p{L})/iu;

/** On a slide the line that announces a list stands as far out as its items. */
const isUnder = (line: Line, lead: Line | undefined): boolean =>
  lead?.opens === true &&
  lead.depth === line.depth &&
  lead.statement.piece.kind === 'text' &&
  line.statement.piece.kind === 'list';

const LONGEST_MEMBER = 9;

/** A step stands alone however short; what an announcing line lacks to be whole stays with it, though it is longer. */
function longestInRun(line: Line, leads: readonly Line[]): number {
  if (isStep(line) || DATED.test(line.text)) return 0;
  if (listsThings(line.statement.piece)) return LONGEST_MEMBER;
  // `Acabados: prontos para a venda`: a term with its meaning is no member of a row.
  if (TERM.test(line.text)) return 1;
  if (line.isTyped) return hasFiniteVerb(line.text) || line.text.includes(':') ? 1 : LONGEST_MEMBER;
  const lead = leadOf(line, leads);
  return lead?.announces === true && !hasFiniteVerb(line.text) ? LONGEST_MEMBER : SHORT_ITEM;
}

const TERM = /^\p{Lu}[^:.;!?]{1,40}: \p{Ll}\S*(?:\s\S+)+$/u;

function isStep({ statement: { role, piece }, text }: Line): boolean {
  const isCounted = piece.block.type === 'list' && piece.block.isOrdered;
  if (role === 'procedure' && piece.slide !== null && isImperative(text)) return true;
  return (
    isCounted &&
    (role === 'procedure' ||
      (role !== 'objective' &&
        (tagSentence(text)[0]?.form === 'inf' || /^\p{Lu}\p{Ll}+[aei]r\s/u.test(text))))
  );
}

/** Deeper than the line before it, announced by its colon, or what a short name is said to do. */
function hangsOn(line: Line, lead: Line): boolean {
  if (line.depth > lead.depth && lead.depth > 0) return true;
  if (lead.announces || isUnder(line, lead)) return line.depth >= lead.depth && line.isItem;
  return (
    lead.depth > 0 &&
    !lead.isTyped &&
    line.depth === lead.depth &&
    lead.words <= SHORT_ITEM &&
    line.words > SHORT_ITEM &&
    isName(lead.text) &&
    !leansOnOthers(lead.text) &&
    lacksSubject(line.text)
  );
}

function leadOf(line: Line | undefined, leads: readonly Line[]): Line | undefined {
  return line === undefined
    ? undefined
    : leads.findLast((lead) => lead.depth < line.depth || lead.depth === line.depth);
}

/** An item that is a sentence of its own stands so; one without subject takes it from the line it hangs on. */
function sayItem(line: Line, lead: Line | undefined): Point[] {
  const subject = subjectOf(lead);
  const dated = sayDated(line.statement);
  if (dated !== null) return [dated];
  if (leansOnOthers(line.text)) return [];
  const labelled = keepLabel(line.statement.text, line.text);
  if (labelled !== null) {
    const point = makePoint(labelled, [line.statement], 'item', false);
    return point === null ? [] : [point];
  }
  const isBare = !isStep(line) && !line.isTyped && lacksSubject(line.text) && !isOurs(line.text);
  if (!isBare) {
    const point = makePoint(line.text, [line.statement], 'item', false);
    return point === null ? [] : [point];
  }
  if (subject === null || lead === undefined) return [];
  const text = `${upperFirst(subject.replace(ASKS_WHAT, ''))}: ${lowerFirst(line.text)}`;
  const point = makePoint(text, [lead.statement, line.statement], 'item', false);
  return point === null ? [] : [{ ...point, basis: [line.statement, lead.statement] }];
}

const [FEW_WORDS, FEWEST_THINGS] = [2, 4];
/** `Object.create()` among names: the brackets say that it is called, not what it is. */
const CALLED = /(?<=\p{L})\(\)/gu;

/** `Componentes da CPU: ULA, UC, registradores`. */
function sayRun(run: readonly Line[], lead: Line | undefined): Point[] {
  if (run.length === 0) return [];
  if (run.length >= FEWEST_THINGS && run.every(({ statement }) => listsThings(statement.piece)))
    return sayThings(run.map(({ text, statement }) => ({ text, statement })));
  // One short line under a heading is no list of it, and a colon inside a line makes two with the lead's.
  const isLed =
    lead !== undefined &&
    (lead.depth >= 0 || run.length > 1 || run[0]?.isTyped === true) &&
    !run.some(({ text }) => text.includes(':'));
  const subject = isLed ? subjectOf(lead) : null;
  // `Lasso e Ridge: Lasso, Ridge, XGBoost`: a title that counts up its own items is told by them.
  const items = run.map(({ text }) => text.toLowerCase()).join(' ');
  const isTold = subject !== null && contentStems(subject).every((key) => contentStems(items).includes(key));
  const isBare = (line: Line): boolean => !hasFiniteVerb(line.text) && !line.text.includes(':');
  // `Carro: Curso universitário`, `Conceitos: Representação gráfica`: a label beside a label.
  const [only] = run;
  if (
    run.length === 1 &&
    only !== undefined &&
    subject !== null &&
    only.words <= FEW_WORDS &&
    isBare(only) &&
    lead?.announces !== true
  )
    return [];
  // `Modelo Conceitual, Modelo Lógico, Modelo Físico`: names in a drawing.
  const openings = new Set(run.map(({ text }) => text.split(' ')[0]?.toLowerCase()));
  if (
    subject === null &&
    lead?.announces !== true &&
    run.length > 1 &&
    openings.size === 1 &&
    run.every((line) => line.words <= FEW_WORDS && isBare(line))
  )
    return [];
  // `Random Forest, XGBoost` under `Support Vector Machine, Random Forest e XGBoost` says nothing more.
  const inSubject = contentStems(subject ?? '');
  if (run.length > 1 && inSubject.length > 2 && contentStems(items).every((key) => inSubject.includes(key)))
    return [];
  const head = subject === null || (isTold && run.length > 1) ? '' : `${subject}: `;
  const basis = lead === undefined || subject === null ? [] : [lead.statement];
  if (run.length === 1 && subject === null) return run.flatMap((line) => sayAlone(line));
  const chunks: Line[][] = [[]];
  const separator = run.some((line) => /[,:–]/.test(line.text)) ? '; ' : ', ';
  const textOf = (lines: readonly Line[]): string =>
    upperFirst(head + lines.map(asWritten).join(separator)).replace(CALLED, '');
  for (const line of run) {
    const last = chunks.at(-1) ?? [];
    const tried = textOf([...last, line]);
    const fits = tried.length <= LONGEST_POINT.characters && tried.split(' ').length <= LONGEST_POINT.words;
    if (fits || last.length === 0) last.push(line);
    else chunks.push([line]);
  }
  return chunks
    .filter((chunk) => chunk.length > 1 || subject !== null)
    .slice(0, MOST_CHUNKS)
    .flatMap((chunk) => {
      const point = makePoint(
        textOf(chunk),
        [...chunk.map((line) => line.statement), ...basis],
        'list',
        false,
      );
      return point === null ? [] : [point];
    });
}

/** Inside a list a word keeps the capital or small letter that its writer gave it. */
function asWritten({ text, statement }: Line): string {
  return /^\P{L}*\p{Ll}/u.test(statement.text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** A short line with a verb of its own is a sentence: `Toda célula tem membrana`. */
function sayAlone(line: Line): Point[] {
  const isSaid = line.words >= 4 && hasFiniteVerb(line.text) && !lacksSubject(line.text);
  if (leansOnOthers(line.text) || (!isSaid && !line.isTyped)) return [];
  const point = makePoint(line.text, [line.statement], 'item', false);
  return point === null ? [] : [point];
}

/** The line as the subject of what hangs on it; null where it names nothing (`Exemplos`, a long sentence). */
function subjectOf(lead: Line | undefined): string | null {
  if (lead === undefined || lead.text.length > LONGEST_LEAD || lead.words === 0) return null;
  if (leansOnOthers(lead.text) || /[?!…]$/.test(lead.text)) return null;
  const words = lead.text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length === 0 || words.every((word) => isBoilerplate(word)) || isTextLabel(lead.text)) return null;
  return lead.announces || isName(lead.text) ? lead.text : null;
}

/** No sentence: a few words without a stop inside. */
function isName(text: string): boolean {
  return !/[.;:!?]\s/.test(text) && text.split(' ').length <= 8;
}

/** `O que é fotossíntese` is of fotossíntese. */
export const ASKS_WHAT = /^o que (?:é|são) (?:(?:[oa]s?|uma?s?) )?(?=\p{L}{3})|\?$/giu;

/** The capital of an item's first word tells nothing; acronyms and names keep theirs. */
export function lowerFirst(text: string): string {
  // `Vv`, `Na⁺`: a sign of two letters keeps its capital, `No` and `Em` before a word do not.
  const opens =
    /^(?:\p{Lu}\p{Ll}{2}|(?:N[oa]|D[eoa]|Em|[OA]s|Um|Ao?|Se|Já|Só|Há)\s|[AEOÉÀ]\s)/u.test(text) &&
    tagSentence(text)[0]?.tag !== 'PROPN';
  return opens ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
