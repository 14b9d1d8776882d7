import { DEFAULT_LESSON_MINUTES } from './analysis-input.ts';
import type { Piece } from './piece.ts';

/** How long the material says that a class is, and how many of them it takes. */
export interface ClassTime {
  classes: number;
  minutes: number;
}

const NUMBERS = ['um', 'duas', 'três', 'quatro', 'cinco', 'seis'];
const SPAN = { least: 15, most: 300 };
const MOST_CLASSES = 6;
const LONGEST_LINE = 160;

/** `3 aulas de 50 min`, `2 x 45 minutos`, `duas aulas (50 min cada)` */
const SEVERAL =
  /(?<!\p{L}|\d)(?<count>\d|uma|duas|três|quatro|cinco|seis)\s*(?:(?:aulas?|encontros?|períodos?|tempos?)(?: geminadas?| seguidas?)?\s*(?:de|com|x|×|\(|,)\s*(?:cerca de )?|[x×]\s*)(?<time>\d{1,3}\s*(?:min(?:utos?)?|['’′])|\d\s*h(?:oras?)?\s?(?:\d{2})?)/iu;
/** `Duração: 1h30`, `Tempo previsto: 50 minutos`, `Aula dupla (100 min)`, `aula de 1h10` */
const ONE =
  /(?:^\W*(?:dura[çc][ãa]o|tempo(?: (?:previsto|estimado|total|de aula|da aula))?|carga hor[áa]ria)\b[^\d]{0,25}|(?<!\p{L})aula (?:dupla|única|inteira)?\s*(?:de|com|tem|dura|\()\s*(?:uns |cerca de )?)(?<time>\d{1,3}\s*min(?:utos?)?|\d\s*h(?:oras?)?\s?(?:\d{2})?(?!\d))/iu;
/** `mas conta 1h10 de verdade`, `50 min úteis`: what is left of the time of the timetable. */
const NET =
  /(?<!\p{L})aula(?!\p{L}).{0,60}?(?<time>\d{1,3}\s*min(?:utos?)?|\d\s*h\s?(?:\d{2})?)\s+(?:de verdade|[úu]t(?:il|eis)|reais|efetiv\p{L}+|l[íi]quid\p{L}+|de aula mesmo)/iu;
/** `aula é das 19h às 20h30` */
const CLOCK =
  /(?<!\p{L})aula(?!\p{L}).{0,30}?(?<from>\d{1,2})\s*[h:]\s*(?<fromPast>\d{2})?\s*(?:min)?\s*(?:às|as|até(?: as| às)?|a|-|–)\s*(?<to>\d{1,2})\s*[h:]\s*(?<toPast>\d{2})?/iu;

/** `enf. Patrícia / 1h30 / sala de reunião`, `Treinamento de integração – cozinha – 1h30`: a time alone between the signs of a head line. */
const AMONG =
  /(?:^|[/|–—,;·-]\s*)(?<time>\d{2,3}\s*min(?:utos?)?|\d\s*h(?:oras?)?\s?(?:[0-5]\d)?)\s*(?=$|[/|–—,;·-])/iu;
/** `aula dupla 14/08`, `9B - quinta 2 aulas`: how many classes, and each as long as a class is. */
const COUNTED_ONLY =
  /(?<!\p{L}|\d|[/.])(?:(?<double>aulas? (?:duplas?|geminadas?))|(?<count>[2-6]|duas|três|quatro|cinco|seis) (?:aulas|encontros))(?!\p{L}|\s?\?| (?:por|semanais|na semana|atrás))/iu;
/** Lines of the head of a paper. */
const HEAD_LINES = 6;

/** The time of the class where a line of the material tells it; null for none. */
export function readClassTime(pieces: readonly Piece[]): ClassTime | null {
  // A field of a form is named by the cell beside it, however its cells were taken apart.
  const lines = [...Map.groupBy(pieces, ({ block }) => block)]
    .flatMap(([block, own]) =>
      block.type === 'table'
        ? block.rows.map((row) => row.filter((cell) => cell !== '').join(': '))
        : own.flatMap(({ statements }) => statements.map(({ text }) => text)),
    )
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text.length <= LONGEST_LINE && /\d/.test(text));
  for (const line of lines) {
    const several = SEVERAL.exec(line)?.groups;
    if (several !== undefined) {
      const told = timeOf(several.count === 'uma' ? 1 : countOf(several.count), inMinutes(several.time));
      if (told !== null) return told;
    }
  }
  for (const pattern of [NET, ONE])
    for (const line of lines) {
      const told = timeOf(1, inMinutes(pattern.exec(line)?.groups?.time));
      if (told !== null) return told;
    }
  for (const line of lines) {
    const { from, fromPast, to, toPast } = CLOCK.exec(line)?.groups ?? {};
    const span = Number(to) * 60 + Number(toPast ?? 0) - Number(from) * 60 - Number(fromPast ?? 0);
    const told = timeOf(1, Number.isNaN(span) ? 0 : span);
    if (told !== null) return told;
  }
  return readHead(lines.slice(0, HEAD_LINES));
}

function readHead(lines: readonly string[]): ClassTime | null {
  for (const line of lines) {
    const told = timeOf(1, inMinutes(AMONG.exec(line)?.groups?.time));
    if (told !== null) return told;
  }
  for (const line of lines) {
    const counted = COUNTED_ONLY.exec(line)?.groups;
    if (counted !== undefined)
      return timeOf(counted.double === undefined ? countOf(counted.count) : 2, DEFAULT_LESSON_MINUTES);
  }
  return null;
}

const countOf = (word = ''): number => Number(word) || NUMBERS.indexOf(word.toLowerCase()) + 1;

const timeOf = (classes: number, minutes: number): ClassTime | null =>
  classes >= 1 && classes <= MOST_CLASSES && minutes >= SPAN.least && minutes <= SPAN.most
    ? { classes, minutes }
    : null;

/** `1h10` → 70, `50 min` → 50 */
function inMinutes(time: string | undefined): number {
  const [, hours, past] = /^(\d)\s*h(?:oras?)?\s?(\d{2})?/iu.exec(time ?? '') ?? [];
  return hours === undefined
    ? Number(/^\d+/.exec(time ?? '')?.[0] ?? 0)
    : Number(hours) * 60 + Number(past ?? 0);
}

const MINUTES = String.raw`(?:cerca de |uns |aprox(?:imadamente|\.)? |± ?|~ ?)?(\d{1,3})\s?(?:min(?:utos?)?\.?|['’′])`;
/** `(10 min)` behind what is done or its name (`Roda final (10 min) com música`), `10 min -` or `(10 min)` before it, `– 10 minutos` or `deixar falar uns 10 min` at its end. */
export const STANDING_MINUTES = new RegExp(
  String.raw`^\W*${MINUTES}\s*(?:[–—:-]|de(?=\s))\s*|^\W*[([]\s*${MINUTES}\s*[)\]]\s*|(?<=^\W*\p{L}[^()[\]:.]{2,40})\s*[([]\s*${MINUTES}\s*[)\]](?=\s+(?:com|em|n[ao]s?|e)\s)|\s*[([]\s*${MINUTES}\s*[)\]](?=\s*(?:[:.,;–—-]|$))|\s*[–—-]\s*${MINUTES}\s*[.;]?$|(?<=^\W*\p{L}[^()[\]:.]{2,40})\s*[–—-]\s*${MINUTES}\s*(?=[–—-]\s)`,
  'iu',
);
/** `Demonstração – 20 min – a professora mostra …`: the minutes between the name of a step and what is done. */
export const BETWEEN_DASHES = new RegExp(
  String.raw`(?<=^\W*\p{L}[^()[\]:.]{2,40})\s*[–—-]\s*${MINUTES}\s*[–—-]\s+`,
  'iu',
);
/** `10–30 min – Um pouco de história`: from which minute of the class to which. */
export const RANGE =
  /^\W*(?:de )?(\d{1,3})\s?(?:min(?:utos?)?)?\s?(?:[–—-]|a|at[ée])\s?(\d{1,3})\s?(?:min(?:utos?)?\.?|['’′])\s*[–—:-]*\s*/iu;
const TALKED = new RegExp(String.raw`(?<!\p{L})(?:por|uns|durante) ${MINUTES}\s*[.;]?$`, 'iu');

/** The minutes that a step of a class is given in its own line; null for none. */
export function minutesOf(text: string): number | null {
  const [, from, to] = RANGE.exec(text) ?? [];
  if (Number(to) > Number(from)) return Number(to) - Number(from);
  const found = STANDING_MINUTES.exec(text) ?? TALKED.exec(text);
  const minutes = Number(found?.slice(1).find((one) => one !== undefined) ?? 0);
  return minutes > 0 && minutes <= SPAN.most ? minutes : null;
}
