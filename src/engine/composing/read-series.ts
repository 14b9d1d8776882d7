import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';

/** Numbers of one unit, each under the thing or the time that it belongs to. */
export interface Series {
  /** What is measured, where the text says so before its numbers. */
  name: string | null;
  unit: string;
  pairs: { name: string; value: number; figure: string }[];
  /** Years or months: their order is the order of the chart. */
  isTime: boolean;
}

const FEWEST = 3;
const MOST = 8;

const ABOUT = '(?:(?:cerca|mais|menos|perto) de |quase |aproximadamente |até |~)?';
const NUMBER = String.raw`(?<number>\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?)`;
/** Shares, large counts and areas are compared; grams and hours may be a recipe or a timetable. */
const UNIT = String.raw`(?<unit>%|por cento|bilh(?:ão|ões)|bi|milh(?:ão|ões)|mi|mil|hab\.?\/km²|habitantes|km²|toneladas|pessoas)`;
const OF = String.raw`(?: d[aeo]s? \p{Ll}{3,14}| \p{Ll}{4,14})?`;
const NAME = String.raw`(?<name>\d{4}|\p{L}[\p{L}\d.ºª'’]*(?:[ /-][\p{L}\d.ºª'’]+){0,3}?)`;
const FIGURE = `${ABOUT}${NUMBER}\\s?${UNIT}?${OF}`;

/** `Norte 8,6 %`, `1927: 2 bi`, `hidrelétricas (55%)`. */
const NAME_FIRST = new RegExp(
  `^(?:[oa]s? )?${NAME}(?: ?[:=–-] ?| com | tem | têm | ?\\(| )${FIGURE}\\)?$`,
  'u',
);
/** `27% no Nordeste`, `38 mil em janeiro`. */
const NUMBER_FIRST = new RegExp(`^${FIGURE} (?:em|n[oa]s?|d[aeo]s?|para|são) (?:[oa]s? )?${NAME}$`, 'u');
/** What stands before the first of them in a sentence. */
const BEFORE = /^(?:\p{Lu}\p{Ll}+(?= \d)|.{8,} (?:em|d[aeo]s?|são|por|com|n[ao]s?|assim)(?= ))/u;
const BETWEEN = /;\s+(?:e\s+)?|\s+\/\s+|,\s+(?:e\s+)?|\s+e\s+(?:[oa]s?\s+(?=\p{Lu}))?/u;
const LED = /^(?<lead>[^:]{4,70}):\s+(?<rest>.+)$/su;

/** The series that one text tells; null where it tells none. */
export function readSeries(text: string): Series | null {
  const bare = text.trim().replace(/[.;]$/u, '');
  const whole = readParts(bare);
  if (whole !== null) return whole;
  const { lead, rest } = LED.exec(bare)?.groups ?? {};
  const told = rest === undefined ? null : readParts(rest);
  return told === null || lead === undefined ? null : { ...told, name: lead };
}

function readParts(text: string): Series | null {
  const parts = text.split(BETWEEN).map((part) => part.trim());
  if (parts.length < FEWEST || parts.length > MOST) return null;
  const [first = '', ...others] = parts;
  const before = readPair(first) === null ? (BEFORE.exec(first)?.[0] ?? null) : null;
  const begun = before === null ? first : first.slice(before.length).trim();
  const series = settle([begun, ...others].map(readPair));
  return series === null || before === null ? series : { ...series, name: `${before}…` };
}

type Pair = { name: string; number: string; unit: string };

function readPair(part: string): Pair | null {
  const { name, number, unit = '' } = (NAME_FIRST.exec(part) ?? NUMBER_FIRST.exec(part))?.groups ?? {};
  return name === undefined || number === undefined ? null : { name, number, unit: nameUnit(unit) };
}

/** One unit for all, said with the first or the last of them at least, and a name for each. */
export function settle(all: readonly (Pair | null)[]): Series | null {
  const pairs = all.filter((pair) => pair !== null);
  const units = new Set(pairs.flatMap(({ unit }) => (unit === '' ? [] : [unit])));
  const isSaid = (pairs[0]?.unit ?? '') !== '' || (pairs.at(-1)?.unit ?? '') !== '';
  const [unit = ''] = units;
  if (pairs.length < all.length || pairs.length < FEWEST || units.size !== 1 || !isSaid) return null;
  const names = pairs.map(({ name }) => upperFirst(name));
  if (new Set(names.map((name) => name.toLowerCase())).size < names.length) return null;
  const values = pairs.map(({ number }) => Number(number.replaceAll('.', '').replace(',', '.')));
  if (new Set(values).size < 2) return null;
  const isTime = names.every((name) => YEAR.test(name)) || names.every((name) => MONTH.test(name));
  const told = names.map((name, at) => ({
    ...{ name, value: values[at] ?? 0, figure: `${pairs[at]?.number}${unit === '%' ? '%' : ''}` },
  }));
  return { name: null, unit, pairs: told, isTime };
}

const YEAR = /^(?:1\d|20)\d\d$/u;
const MONTH =
  /^(?:jan(?:eiro)?|fev(?:ereiro)?|mar(?:ço)?|abr(?:il)?|mai(?:o)?|jun(?:ho)?|jul(?:ho)?|ago(?:sto)?|set(?:embro)?|out(?:ubro)?|nov(?:embro)?|dez(?:embro)?)$/iu;

const nameUnit = (unit: string): string =>
  unit === 'por cento'
    ? '%'
    : /^bi/u.test(unit)
      ? 'bilhões'
      : /^mi(?:$|lh)/u.test(unit)
        ? 'milhões'
        : unit.replace('hab.', 'hab');

/** A figure alone: `mais de 1,4 bilhão`, `84,4%`. */
const ALONE = new RegExp(`^${FIGURE}(?: \\([^()]*\\))?$`, 'iu');

/** What one name says of itself, where that is a figure and no more. */
export function readFigure(name: string, text: string): Pair | null {
  const { number, unit = '' } = ALONE.exec(text.trim().replace(/[.;]$/u, ''))?.groups ?? {};
  return number === undefined ? null : { name, number, unit: nameUnit(unit) };
}

const fold = (text: string): string => text.toLocaleLowerCase('pt-BR').trim();

const SUGGESTED = /gráfico de colunas(?: de (?<name>[^:]+))?: (?<told>.+)\.$/u;
const GIVEN = /(?:^|, | e )(?<name>[^()]+?) \((?<number>\d[\d.]*(?:,\d+)?)\s?(?<unit>[^()]*)\)/gu;

/** The series that the plan suggests as a chart, in whatever unit: `gráfico de colunas de casos: janeiro (38) e fevereiro (52).` */
export function readSuggested(text: string): Series | null {
  const { name, told } = SUGGESTED.exec(text)?.groups ?? {};
  const pairs = [...(told ?? '').matchAll(GIVEN)].map(({ groups = {} }) => ({
    ...{ name: groups.name ?? '', number: groups.number ?? '' },
    unit: nameUnit(groups.unit?.trim() || (name ?? '')),
  }));
  return settle(pairs);
}

/** As bars from the largest, or as columns in the order of time. `title` may name one of them: that is the one to look at. */
export function toChart(series: Series, title: string, passageIds: string[]): BlockOf<'chart'> {
  const { unit, isTime } = series;
  // What the title says already is not said again above the bars.
  const name = series.name === null || fold(series.name) === fold(title) ? null : series.name;
  const pairs = isTime ? series.pairs : series.pairs.toSorted((one, other) => other.value - one.value);
  const measure = unit === '%' ? 'em porcentagem' : `em ${unit}`;
  const at = pairs.findIndex((pair) => title.toLowerCase().includes(pair.name.toLowerCase()));
  const told = pairs.map((pair) => `${pair.name} ${pair.figure}`).join('; ');
  return {
    type: 'chart',
    form: isTime ? 'columns' : 'bars',
    unit: name === null ? upperFirst(measure) : `${name} (${measure})`,
    categories: pairs.map((pair) => pair.name),
    series: [{ name: name ?? unit, values: pairs.map(({ value }) => value) }],
    highlight: at < 0 ? null : at,
    alt: `Gráfico de ${isTime ? 'colunas' : 'barras'}, ${measure}: ${told}.`.slice(0, 250),
    passageIds,
  };
}

/** A number as Brazilians write it (`1.769,3`, `4,5%`, `R$ 20`), or null where the text is more than a number. */
export function readNumber(text: string): number | null {
  const bare = text
    .replace(/^R\$\s*/, '')
    .replace(/\s*%$/, '')
    .replaceAll('\u00a0', '')
    .trim();
  if (!/^[-−]?\d{1,3}(?:\.\d{3})+(?:,\d+)?$|^[-−]?\d+(?:,\d+)?$/.test(bare)) return null;
  return Number(bare.replaceAll('.', '').replace(',', '.').replace('−', '-'));
}

/** `R$ 3,50`, `12 a 14 km`, `−8 %`. */
const CELL_NUMBER =
  /^[-−+±<>≤≥~]?\s*(?:(?:R|US)?\$\s*|€\s*)?\d[\d.,\s]*(?:(?:ou|a|–)\s?\d[\d.,]*)?\s*(?:%|[\p{L}°º²³/]{1,6})?$/u;

/** `–`, nothing, or the figure `A` of another base among numbers. */
const AMONG_NUMBERS = /^(?:[-–—]|\p{L})?$/u;

/** Whether the cells of a column are numbers, most of them: a gap among them is none, and leaves them one below the other. */
export function isColumnOfNumbers(cells: readonly string[]): boolean {
  const told = cells.map((cell) => cell.trim());
  const numbers = told.filter((cell) => CELL_NUMBER.test(cell));
  return (
    numbers.length * 2 > told.length &&
    told.every((cell) => CELL_NUMBER.test(cell) || AMONG_NUMBERS.test(cell))
  );
}
