import { datesIn } from '#engine/pedagogy/language/discourse/dates.ts';
import { quantitiesIn } from '#engine/pedagogy/language/discourse/quantities.ts';
import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import type { Point } from '#engine/pedagogy/lesson/points/point.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { inside } from './ask-reasons.ts';
import { tellsBelief } from './judge-errors.ts';
import { mix } from './mix.ts';
import type { Question } from './question.ts';

const OF_NOTHING =
  /^(?:(?:apenas|só|somente|cerca de|mais de|menos de|quase) )?[\d.,]+\s?%? (?:é|são|foi|foram|tem|têm|d[ao]s? (?:total|casos))(?!\p{L})/iu;
const GAP = '____';
const LEAST_OPTIONS = 3;
const MOST_OPTIONS = 4;

/** A wrong figure has to be believable: no more than this many times the right one. */
const MOST_TIMES = 4;
const LEAST_YEARS = 8;

/** When somebody wrote something is no matter of the lesson. */
const OF_A_WORK =
  /(?<!\p{L})(?:artigo|livro|obra|tese|disserta[çc][ãa]o|edi[çc][ãa]o|public\p{L}+)(?!\p{L})/iu;

interface Figure {
  text: string;
  value: number;
  /** Figures of one kind can be taken for each other: the same unit, or a date. */
  kind: string;
}

/** Figures with their unit and thing: a gap to fill, with the material's other figures of the same kind to choose from. */
export function askFigures(points: readonly Point[], section: number, known: readonly Figure[]): Question[] {
  return points.flatMap((point) => {
    const figure = loneFigure(point.text);
    if (figure === null) return [];
    const others = othersOf(figure, known);
    const hasChoice = others.length >= LEAST_OPTIONS - 1;
    // `Apenas 3% é doce`: of what, the sentence before has said.
    if (OF_NOTHING.test(point.text) || /[=∈←≠≤≥]/u.test(point.text)) return [];
    // `Em ____, a fábrica parou` may be filled by a place, too: a year is asked for as one.
    const isYear = figure.kind === 'year';
    const text = isYear
      ? askYear(point.text, figure.text)
      : `Complete: “${nest(point.text.replace(figure.text, GAP))}”.`;
    if (text === null) return [];
    return [
      {
        kind: hasChoice ? ('multipla_escolha' as const) : isYear ? ('aberta' as const) : ('lacuna' as const),
        text,
        options: hasChoice ? mix([figure.text, ...others.slice(0, MOST_OPTIONS - 1)]) : [],
        answer: figure.text,
        bloomLevel: 'lembrar' as const,
        basis: point.basis.slice(0, 1),
        section,
      },
    ];
  });
}

/** `Em 1941, a usina parou` → `Em que ano a usina parou?`; null where the year is no adverbial of a whole sentence. */
function askYear(sentence: string, year: string): string | null {
  const bare = sentence.replace(/[\s.;]+$/u, '');
  const [, first] = new RegExp(`^(?:No ano de|Em) ${year},? (.+)$`, 'u').exec(bare) ?? [];
  const [, before, after = ''] =
    new RegExp(`^(.+?),? (?:no ano de|em) ${year}(?=$|[\\s,])(.*)$`, 'u').exec(bare) ?? [];
  const told = first ?? (before === undefined ? null : `${before}${after}`);
  if (told === null || told.length > LONGEST_TOLD || /[;:?]/.test(told) || !STARTS.test(told)) return null;
  return hasFiniteVerb(upperFirst(told)) ? `Em que ano ${inside(upperFirst(told))}?` : null;
}
const LONGEST_TOLD = 130;
/** An article or a name; `foi criada a usina` has its subject behind its verb. */
const STARTS = /^(?:[OAoa]s?|[Uu]ma?|\p{Lu}\p{L}+) /u;

/** A sentence of the material made false by another of its own figures of the same kind. */
export function judgeFigures(
  points: readonly Point[],
  section: number,
  known: readonly Figure[],
): Question[] {
  return points.flatMap((point) => {
    const figure = loneFigure(point.text);
    const [other] = figure === null ? [] : othersOf(figure, known);
    if (figure === null || other === undefined || tellsBelief(point.text)) return [];
    return [
      {
        kind: 'verdadeiro_falso' as const,
        text: `Verdadeiro ou falso? “${nest(point.text.replace(figure.text, other))}”`,
        options: ['Verdadeiro', 'Falso'],
        answer: `Falso: o material diz ${figure.text}.`,
        bloomLevel: 'entender' as const,
        basis: point.basis.slice(0, 1),
        section,
      },
    ];
  });
}

/** All the figures that the material's points give. */
export function figuresOf(lesson: Lesson): Figure[] {
  return [...lesson.points.values()]
    .flat()
    .flatMap(({ text, kind }) => (kind === 'list' ? [] : figuresIn(text)));
}

function figuresIn(text: string): Figure[] {
  const dates = datesIn(text).filter(({ text: date }) => /^\d{4}$/.test(date));
  const quantities = quantitiesIn(text).filter((one) => !dates.some((date) => date.text.includes(one.text)));
  return [
    ...dates.map((date) => ({ text: date.text, value: Number(date.text), kind: 'year' })),
    ...quantities.map((quantity) => ({ text: quantity.text, value: quantity.value, kind: quantity.unit })),
  ];
}

/** The one figure of a sentence: with two of them a gap would be a riddle. */
function loneFigure(text: string): Figure | null {
  const [one, ...more] = figuresIn(text);
  if (one === undefined || more.length > 0 || (one.kind === 'year' && OF_A_WORK.test(text))) return null;
  // `Espere 40 minutos`: hardly a sentence around its gap.
  if (wordsOf(text.replace(one.text, '')).length < FEWEST_AROUND) return null;
  if (TRIFLE.test(text) || isCount(one) || text.includes('?') || /[.!]\s|:.*:/.test(text)) return null;
  // `entre 50 e 65 °C`, `art. 7º, de 1943`: with another number in sight a gap is a riddle, too.
  if (/\d/.test(text.replace(one.text, '').replace(/[₀-₉]|\p{L}\d/gu, ''))) return null;
  // `9,8 m/s²`: half a unit is no figure.
  if (/^[/²³^·]/u.test(text.slice(text.indexOf(one.text) + one.text.length))) return null;
  return text.split(one.text).length === 2 && !/[=≈<>(]\s*$/.test(text.slice(0, text.indexOf(one.text)))
    ? one
    : null;
}

/** `Nos últimos 50 anos`, `cada dupla corta 2 m`, `Ex.: ela recebe R$ 80`, `CLT 1943 -> férias`: nothing to know by heart. */
export const TRIFLE =
  /(?<!\p{L})(?:últim|próxim)[oa]s (?=\d)|(?<!\p{L})há (?:cerca de |mais de )?\d|(?<!\p{L})n[oa]s? (?:século|ano|período|mês) seguinte|(?:->|→)|^\W*(?:ex(?:emplo)?s?|caso|dilema|situa[çc][ãa]o|pr[áa]tica|problema|atividade)(?!\p{L})|(?<!\p{L})(?:por exemplo|cada (?:dupla|grupo|alun[oa]|criança|equipe|um|uma)|suponha|imagine|tivemos|temos)(?!\p{L})/iu;
/** `5 pessoas`, `3 feijões`: few of what can be counted; a measure tells something however small it is. */
const isCount = ({ kind, value }: Figure): boolean =>
  value <= FEW &&
  kind !== 'year' &&
  !/[%$°²³]|^(?:[kcm]?m|[km]?g|[km]?l|[kMG]?Hz|[km]?W|V|A|N|J|Pa|h|min|s)$|(?:metro|grama|litro|hora|minuto|segundo|dia|semana|m[êe]s|ano|século|grau|mil|volt|watt|byte|bit|bps)/iu.test(
    kind,
  );
const FEW = 10;
const FEWEST_AROUND = 4;

/** The nearest ones first: a year of another age gives itself away. */
function othersOf(figure: Figure, known: readonly Figure[]): string[] {
  const same = known
    .filter((one) => one.kind === figure.kind && one.value !== figure.value)
    .filter((one) => Math.max(one.value, figure.value) <= MOST_TIMES * Math.min(one.value, figure.value))
    // 1830 or 1833: nobody has to tell them apart.
    .filter((one) => figure.kind !== 'year' || Math.abs(one.value - figure.value) >= LEAST_YEARS)
    .sort((a, b) => Math.abs(a.value - figure.value) - Math.abs(b.value - figure.value))
    .map(({ text }) => text);
  return [...new Set(same)];
}

function nest(text: string): string {
  return text.replaceAll('“', '‘').replaceAll('”', '’');
}
