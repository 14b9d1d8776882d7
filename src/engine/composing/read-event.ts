import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';

const MONTH =
  '(?:jan(?:eiro)?|fev(?:ereiro)?|mar(?:ço)?|abr(?:il)?|mai(?:o)?|jun(?:ho)?|jul(?:ho)?|ago(?:sto)?|set(?:embro)?|out(?:ubro)?|nov(?:embro)?|dez(?:embro)?)';
const YEAR = String.raw`(?:1\d{3}|20\d{2})`;
/** A year, a span of years, a day or a month of a year, as it is written. */
export const DATE = String.raw`(?:(?:\d{1,2}º? (?:de )?)?${MONTH}\.? (?:de )?)?${YEAR}(?:\s?(?:[-–]|a)\s?(?:${YEAR}|\d{2}(?!\d)))?(?!\d|\s?[.,]\d|\s?(?:%|km|metros|pessoas))`;

const AT_START = new RegExp(
  String.raw`^(?:(?:em|no ano de)\s+)?(?<when>(?:(?:desde|até|a partir de)\s+)?${DATE}|séculos? [IVX]+|anos (?:de )?(?:19|20)?\d0)(?:\s*[:,–-])?\s*`,
  'iu',
);
/** `1835 (agosto) – Angelim assume`: when in the year. */
const WITHIN = /^\((\p{L}[^()]{1,24})\)\s*[:,–-]?\s*/u;
const SHORTEST = 8;

/** Something that happened, with when it did as the text says it. */
export interface DatedEvent {
  when: string;
  text: string;
}

/** `1932: Código Eleitoral`, `26 jul 1930 João Pessoa é assassinado`: what begins with its date; null for anything else. */
export function readEvent(text: string): DatedEvent | null {
  const match = AT_START.exec(text);
  const when = match?.groups?.when;
  if (match === null || when === undefined) return null;
  const told = text.slice(match[0].length).trim().replace(WITHIN, '$1 – ');
  return told.length < SHORTEST ? null : { when: upperFirst(when), text: upperFirst(told) };
}

const MONTHS = 'jan fev mar abr mai jun jul ago set out nov dez'.split(' ');

/** Where in time an event stands, to be compared with others; null where its words name no year. */
export function momentOf({ when }: DatedEvent): number | null {
  const year = /(?:1\d|20)\d\d/u.exec(when)?.[0];
  if (year === undefined) return null;
  const [, day = '0', month = ''] = new RegExp(`(\\d{1,2})?º?\\s?(?:de )?(${MONTH})`, 'iu').exec(when) ?? [];
  const at = MONTHS.indexOf(month.slice(0, 3).toLowerCase()) + 1;
  return Number(year) + at / 13 + Number(day) / 500;
}
