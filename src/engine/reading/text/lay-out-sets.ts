import { takeBehind, takeBelow } from './answers-beside.ts';
import { type AskedSet, findSets, type Item, keyIn } from './find-sets.ts';
import { LETTERS, partInLine, readLabel } from './labels.ts';
import { takeKey, takeKeyAbove } from './match-key.ts';
import type { TextLine } from './split-lines.ts';

const IS_PLAN =
  /^\W*(?:plano|planejamento|sequ[êe]ncia) (?:d[aeo] )?(?:aula|ensino|curso|did[áa]tica)(?!\p{L})/iu;
/** A question that the teacher has taken back. */
const TAKEN_BACK =
  /\([^()]*(?:pular|repetid[ao]|tirar|cancelad[ao]|anulad[ao]|n[ãa]o (?:vale|usar|fazer|p[õo]e|p[ôo]r|colocar))[^()]*\)/iu;

/**
 * What is asked under counts of any shape (`[01]`, `Q2)`, `a) … b) …` in a line, anew in each part) together with a key in any
 * form, or answers behind what they answer, in the form that any test has: one count, options and parts line by line, one key
 * whose entries are found by the labels in their order. Null where no key belongs to what is counted.
 */
export function layOutSets(lines: readonly TextLine[]): TextLine[] | null {
  if (lines.some(({ text }) => IS_PLAN.test(text))) return null;
  const sets = findSets(lines);
  const taken = new Set<number>();
  for (const [at, line] of lines.entries()) {
    const said = keyIn(line.text);
    const before = sets.filter(({ to, items }) => to <= at && items.every(({ answer }) => answer === null));
    const after = sets.filter(({ from }) => from > at);
    if (said !== null && before.length === 0 && after.length === sets.length && /\d/.test(said))
      for (const place of takeKeyAbove(after, said, line, at)) taken.add(place);
    if (said !== null && before.length > 0)
      for (const place of takeKey(before, said, lines, at)) taken.add(place);
  }
  for (const set of sets) if (set.items.every(({ answer }) => answer === null)) takeBehind(set, lines, taken);
  for (const set of sets)
    for (const item of set.items) if (set.items.some((one) => one.answer !== null)) takeBelow(item);
  const answered = sets.filter(({ items }) => items.some(({ answer }) => answer !== null));
  return answered.length === 0 ? null : setDown(lines, answered, taken);
}

/** `… — ( )1ª ( )2ª`: what is matched with the parts before it. */
const BOXES = /\s+[—–-]?\s+(?=\(\s*\)\s*\S.*\(\s*\))/u;

function setDown(
  lines: readonly TextLine[],
  sets: readonly AskedSet[],
  taken: ReadonlySet<number>,
): TextLine[] {
  const told: TextLine[] = [];
  const key: TextLine[] = [];
  // Where the key stood, and where what was asked ends: one above it all goes below.
  let [keyAt, asked] = [-1, 0];
  const plain = { indent: 0, tabs: 0, opensGroup: false };
  let number = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const set = sets.find(({ from }) => from === at);
    if (line === undefined) continue;
    if (taken.has(at)) {
      keyAt = told.length;
      continue;
    }
    if (set === undefined) {
      told.push(taken.has(at - 1) ? { ...line, opensGroup: true } : line);
      continue;
    }
    const isNamed = NAMES_TASKS.test(set.order);
    if (isNamed) told.push({ ...plain, text: upperFirst(set.order), head: 1, opensGroup: true });
    else if (told.length > 0 && !isHeading(told.at(-1)) && !sets.some(({ to }) => to === at))
      told.push({ ...plain, text: 'Exercícios', head: 1, opensGroup: true });
    for (const item of set.items) {
      if (item.lines.some(({ text }) => TAKEN_BACK.test(text))) continue;
      number += 1;
      told.push(...writeItem(item, number, isNamed ? '' : set.order));
      if (item.answer !== null) key.push({ ...plain, text: `${number}) ${item.answer}` });
    }
    at = set.to - 1;
    asked = told.length;
  }
  const head: TextLine = { ...plain, text: 'Gabarito', head: 1, opensGroup: true };
  const place = keyAt < asked ? told.length : keyAt;
  return [...told.slice(0, place), head, ...key, ...told.slice(place)];
}

/** `perguntas de compreensão`: the name of what follows, no order. */
const NAMES_TASKS = /^(?:perguntas|quest[õo]es|exerc[íi]cios|atividades|questions|preguntas)(?!\p{L})/iu;
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What may head a set: marked so, or short and without a sentence's end. */
const isHeading = (line: TextLine | undefined): boolean =>
  line !== undefined &&
  (line.head !== undefined ||
    ((line.opensGroup || line.text.endsWith(':')) &&
      line.text.length <= 60 &&
      !/[.;,!?]$/u.test(line.text) &&
      !/[=|\t]|\d{2}/u.test(line.text)));

const IN_PARTS = /^a\) .*; b\) /su;

/** `(1,0)`, `[valor 0,5]` behind the number: what a question is worth. */
const WORTH =
  /^[([]\s*(?:(?:valor|vale)[:\s]*)?\d+(?:[.,]\d+)?\s*(?:pontos?|pts?\.?)?\s*[)\]]\s*[:.–-]?\s*/iu;

/** What is asked may stand on the line below its number. */
function withoutWorth(lines: readonly TextLine[]): readonly TextLine[] {
  const [first, second, ...others] = lines;
  const text = first?.text.replace(WORTH, '');
  if (first === undefined || text === undefined) return lines;
  const [own, ...below] =
    text === '' && second !== undefined ? [second, ...others] : [{ ...first, text }, ...lines.slice(1)];
  return own === undefined ? lines : [own, ...below];
}

function writeItem({ lines, answer }: Item, number: number, order: string): TextLine[] {
  const isOptions = /^\(?[A-E]\)?(?![\p{L}\d])/u.test(answer ?? '');
  const own = withoutWorth(lines).flatMap((line, at): TextLine[] => {
    const inLine = partInLine(line.text);
    if (inLine !== null && inLine.parts[0]?.kind === 'letter')
      return [
        ...(inLine.lead === '' ? [] : [{ ...line, text: inLine.lead }]),
        ...inLine.parts.flatMap(({ rest }, place) =>
          `${LETTERS[place]}) ${rest}`
            .split(BOXES)
            .map((text) => ({ ...line, opensGroup: false, text: text.trim() })),
        ),
      ];
    const label = at === 0 ? null : readLabel(line.text);
    if (label?.kind !== 'letter') return [line];
    // `C- Começou a chover    D- Refiro-me a ele`
    return `${LETTERS[label.value - 1]}) ${label.rest}`
      .split(/\s{2,}(?=\(?[A-Ha-h]\s?[-–).]\s)/u)
      .map((text) => ({
        ...line,
        text: text.replace(/^\(?([A-Ha-h])\s?[-–).]\s+/u, (_, letter: string) => `${letter.toLowerCase()}) `),
      }));
  });
  const [first, ...below] = own;
  if (first === undefined) return [];
  // `(C) menor    que o inicial?  Justifique`: the sentence goes on behind its options.
  const last = below.at(-1);
  const [, option, goesOn] = isOptions ? (/^(\w\)\s\S.*?)\s{3,}(\S.*)$/u.exec(last?.text ?? '') ?? []) : [];
  const asked = [order, first.text].filter((one) => one !== '').join(': ');
  const isOver = /\p{L}$/u.test(asked) && !isOptions && /^a\)/u.test(below[0]?.text ?? '');
  const stem = goesOn === undefined ? `${asked}${isOver ? ':' : ''}` : `${asked} … ${goesOn}`;
  // `Um trem para em 30 s. a) aceleração b) distância`: a case and what is asked of it, nothing to choose from.
  const isCase =
    IN_PARTS.test(answer ?? '') &&
    /[^:\p{L}]$/u.test(stem) &&
    below.every(({ text }) => /^[a-p]\)/u.test(text));
  if (isCase)
    return [
      {
        ...first,
        text: [`${number}) ${stem}`, ...below.map(({ text }) => text)].join(' '),
        indent: 0,
        opensGroup: true,
      },
    ];
  return [
    { ...first, text: `${number}) ${stem}`, indent: 0, opensGroup: true },
    ...below.map((line) => ({
      ...line,
      indent: 0,
      opensGroup: false,
      text: line === last && option !== undefined ? option : line.text,
    })),
  ];
}
