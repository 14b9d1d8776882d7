import type { PassageForm } from '#engine/pedagogy/language/discourse/discourse.ts';
import { hasRawMath, plainMath, writePlainly } from '#engine/pedagogy/language/plain-math.ts';
import { findCompared } from '#engine/pedagogy/lesson/find-compared.ts';
import { seriesOf } from '#engine/pedagogy/lesson/find-series.ts';
import { isRule } from '#engine/pedagogy/lesson/is-rule.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { datesOf } from '#engine/pedagogy/lesson/list-dates.ts';
import { listFirst } from '#engine/pedagogy/lesson/list-first.ts';
import { listWords } from '#engine/pedagogy/lesson/list-words.ts';
import { plotFigures } from '#engine/pedagogy/lesson/plot-figures.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import type { Role } from '#engine/pedagogy/understanding/role.ts';
import type { DraftVisual, NumberedItem } from './draft-visual.ts';
import { drawCourse } from './draw-course.ts';
import { type Drawing, drawProcess, namesOf } from './draw-process.ts';

const MOST_NAMED = 6;
const LEAST_PLACES = 3;
const _LEAST_MARKS = 3;
const LEAST_DATES = 3;
const LEAST_PARTS = 3;
const LONGEST_NAME = 60;
const LONGEST_MARK = 25;
/** A suggestion is read at a glance. */
const LONGEST_VISUAL = 180;

/** The diagrams that one item's pieces ask for, the plainest first, one of each kind. */
export function drawForms(lesson: Lesson, item: NumberedItem): DraftVisual[] {
  const place = `${lesson.unit === 'slide' ? 'Slide' : 'Página'} ${item.number}`;
  const room = LONGEST_VISUAL - place.length - item.title.length - 7;
  const drawn = matterOf(item.pieces)
    .filter(teaches)
    .flatMap((piece) => {
      const table = drawTable(piece, room);
      const comparison = drawComparison(piece);
      const chart = drawChart(piece);
      const parts = drawParts(lesson, piece, room);
      const { forms, strength } = lesson.classOf(piece);
      const drawings = forms
        .map((form) => ({ drawing: drawForm(lesson, form, piece, room), strength: strength[form] ?? 0 }))
        .filter((one): one is { drawing: Drawing; strength: number } => one.drawing !== null);
      return [
        ...(table === null ? [] : [{ drawing: table, strength: 0.9 }]),
        ...(comparison === null ? [] : [{ drawing: comparison, strength: 0.75 }]),
        ...(chart === null ? [] : [{ drawing: chart, strength: 0.85 }]),
        ...(parts === null ? [] : [{ drawing: parts, strength: 0.6 }]),
        ...drawings,
      ].map((one) => ({
        ...one,
        piece,
      }));
    });
  const timeline = [...drawTimeline(lesson, item, place), ...drawSeries(lesson, item, place, room)];
  drawn.sort((a, b) => b.strength - a.strength);
  const forms = drawn
    .filter((one, index) => drawn.findIndex((other) => other.drawing.kind === one.drawing.kind) === index)
    .map(({ drawing, piece, strength }) => ({
      kind: drawing.kind,
      text: `${place}, “${item.title}”: ${drawing.text}.`,
      basis: basisOf(piece, drawing.named),
      planItem: item.number,
      strength,
    }));
  return [...timeline, ...drawCourse(lesson, item, place), ...forms].sort((a, b) => b.strength - a.strength);
}

/** What is asked, chosen from or judged has no form of its own to be drawn: four alternatives make no flow of steps. */
function teaches({ kind, statements }: Piece): boolean {
  const asking = statements.filter(({ role }) => ASKS.includes(role)).length;
  return kind === 'table' || asking * 2 < Math.max(1, statements.length);
}

const ASKS: readonly Role[] = ['exercise', 'alternative', 'statement_to_judge', 'answer'];

/** Dated events of running text, three at least; a timeline of two is a line with two ends. */
function drawTimeline(lesson: Lesson, item: NumberedItem, place: string): DraftVisual[] {
  const dates = datesOf(lesson, item.pieces).slice(0, MOST_NAMED);
  if (dates.length < LEAST_DATES) return [];
  return [
    {
      kind: 'linha_do_tempo',
      text: `${place}, “${item.title}”: linha do tempo com ${listWords(dates.map(({ text }) => text))}, uma frase do texto em cada data.`,
      basis: [...new Set(dates.map(({ statement }) => statement))],
      planItem: item.number,
      strength: 0.8,
    },
  ];
}

/** Things that are told in a line each, side by side with what is said of them. */
function drawSeries(lesson: Lesson, item: NumberedItem, place: string, room: number): DraftVisual[] {
  const own = (item.content === null ? [] : seriesOf(lesson, item.content)).find((series) =>
    series.some(({ statement }) => item.pieces.includes(statement.piece)),
  );
  const shown = own?.filter(({ statement }) => item.pieces.includes(statement.piece)) ?? [];
  if (shown.length < LEAST_PARTS) return [];
  const names = listFirst(
    shown.map(({ name }) => name),
    shown.length,
    room - 60,
  );
  return [
    {
      kind: 'comparacao',
      text: `${place}, “${item.title}”: quadro com uma linha para ${names}, um desenho simples ao lado do que o texto diz.`,
      basis: shown.map(({ statement }) => statement).slice(0, 4),
      planItem: item.number,
      strength: 0.7,
    },
  ];
}

function drawChart(piece: Piece): Drawing | null {
  const series = plotFigures(piece);
  if (series === null) return null;
  const named = series.pairs.map(({ figure }) => figure);
  const shown = listWords(series.pairs.map(({ thing, figure }) => `${thing} (${figure})`));
  const name = plainMath(series.name);
  const text = `gráfico de colunas${name === '' || hasRawMath(name) ? '' : ` de ${name}`}: ${shown}`;
  return text.length > LONGEST_VISUAL ? null : { kind: 'grafico', text, named };
}

const LONGEST_WHOLE = 60;

/** The parts of a whole, where a list hangs on the line that names the whole. */
function drawParts(lesson: Lesson, piece: Piece, room: number): Drawing | null {
  const list = (lesson.points.get(piece) ?? []).find(({ kind }) => kind === 'list');
  const at = list?.text.indexOf(': ') ?? -1;
  if (list === undefined || at < 0) return null;
  const whole = list.text.slice(0, at);
  const parts = list.text.slice(at + 2).split(list.text.includes('; ') ? '; ' : ', ');
  // A sentence that leads to the parts is no name to stand in the middle.
  if (parts.length < LEAST_PARTS || whole.length > LONGEST_WHOLE) return null;
  const shown = listFirst(parts, parts.length, room - whole.length - 30);
  return {
    kind: 'mapa_conceitual',
    text: `esquema com “${whole}” no centro e ${shown} em volta`,
    named: parts,
  };
}

function drawForm(lesson: Lesson, form: PassageForm, piece: Piece, room: number): Drawing | null {
  const own = lesson.classOf(piece);
  switch (form) {
    case 'process':
      return drawProcess(lesson, piece, room);
    case 'cycle':
      // The word alone (`ciclo básico`) goes round nothing.
      if ((own.evidence.cycle ?? []).length < 2) return null;
      return {
        kind: 'ciclo',
        text: 'ciclo em círculo, com uma seta de cada fase para a seguinte e de volta ao começo',
        named: own.evidence.cycle ?? [],
      };
    case 'place': {
      const places = own.places.filter((name) => !isOfForm(piece.text, name));
      return places.length < LEAST_PLACES
        ? null
        : {
            kind: 'mapa',
            text: `mapa com ${listWords(places.slice(0, MOST_NAMED))} em destaque`,
            named: places,
          };
    }
    case 'formula': {
      // What a text layer leaves of a formula is rarely the formula.
      if ((piece.page ?? piece.slide) !== null && piece.kind !== 'equation') return null;
      const [written] = own.formulas;
      const formula = written === undefined ? null : writePlainly(written);
      // `G = 1/μ∑`: what was to be added up is lost.
      const letters = formula?.match(/\p{L}/gu)?.length ?? 0;
      const isTorn =
        formula === null ||
        letters < 2 ||
        isCutOut(piece.text, written ?? '') ||
        // `contador = 1`, `N = N₀`: a value that is set, or half of a rule.
        /^[^=]{1,20}=\s*[\d.,]+$/u.test(formula) ||
        sidesOf(formula) === 1 ||
        !isRule(formula) ||
        /['"`→]/u.test(formula) ||
        // In a lesson with programs `contador = contador + 1` is a line of one.
        lesson.sections.some(({ pieces }) => pieces.some(({ kind }) => kind === 'code')) ||
        /(?<!\p{L})\p{L}2(?!\d)/u.test(formula) ||
        /[∑∏∫√=+×·<>−-]\s*$/u.test(formula);
      return written === undefined || isTorn || formula.length > LONGEST_NAME
        ? null
        : {
            kind: 'formula',
            text: `${formula} em tamanho grande, com cada parte explicada ao lado`,
            named: [written],
          };
    }
    default:
      return null;
  }
}

/** `… lá no fundo / epicentro = o ponto na superfície`: words of a sentence on either side of it. */
function isCutOut(text: string, formula: string): boolean {
  const at = text.indexOf(formula);
  const after = text.slice(at + formula.length);
  // `var(z) = 1/(n − 1)` before its sum is half of a rule.
  if (at >= 0 && /^\s?[∑∏∫√(×·+−/^]/u.test(after)) return true;
  return at >= 0 && /^\s(?!(?:onde|em que|com|e|ou|para|se|quando|sendo)(?!\p{L}))\p{Ll}{3,}/u.test(after);
}

/** `Planalto do Paraná`, `Mares de morros do Atlântico`: part of the name of a form of land, no place of its own on the map. */
const isOfForm = (text: string, name: string): boolean =>
  new RegExp(
    String.raw`(?:planaltos?|chapadas?|plan[íi]cies?|depress(?:ão|ões)|bacias?|serras?|mares|dom[íi]nios?)(?: \p{L}+){0,4} (?:d[aeo]s? )?${name}`,
    'iu',
  ).test(text);

/** How many different signs a formula joins: `a = a` says nothing. */
const sidesOf = (formula: string): number => new Set(formula.match(/\p{L}/gu)).size;
function drawComparison(piece: Piece): Drawing | null {
  const compared = findCompared(piece);
  if (compared === null) return null;
  const [left, right] = compared.terms;
  return {
    kind: 'comparacao',
    text: `quadro em duas colunas, ${left} e ${right}, uma linha para cada diferença do texto`,
    named: compared.basis.map((statement) => statement.text),
  };
}

/** A table of the material stays a table: its header tells what it compares. */
function drawTable(piece: Piece, room: number): Drawing | null {
  if (piece.block.type !== 'table') return null;
  const filled = piece.block.rows.filter((row) => row.filter((cell) => cell !== '').length > 1);
  // A first row that says something heads nothing: the rows are named by their first cells.
  const isTold = !piece.block.hasHeader && filled[0]?.some((cell) => cell.length > LONGEST_MARK);
  const cells = (isTold ? filled.map(([name = '']) => name) : (filled[0] ?? []))
    .map(plainMath)
    .filter((cell) => !hasRawMath(cell));
  const header = namesOf(cells.filter((cell) => /\p{L}{3}/u.test(cell) || (isTold && cell !== '')));
  // `Xxxx | Yyyyyyyy`: still to be written.
  const isFiller = header.some((name) => /^(\p{L})\1{3,}$/iu.test(name));
  if (isFiller || filled.length < 2 || header.length < 2) return null;
  return {
    kind: 'tabela',
    text: `tabela do material (${listFirst(header, header.length, room - 75)}), refeita com letras grandes e uma linha em destaque`,
    named: header,
  };
}

function basisOf(piece: Piece, named: readonly string[]): Statement[] {
  const holders = piece.statements.filter((statement) => named.some((word) => statement.text.includes(word)));
  return (holders.length > 0 ? holders : piece.statements).slice(0, 4);
}
