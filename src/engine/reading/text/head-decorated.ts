import { readLabel } from './labels.ts';
import type { TextLine } from './split-lines.ts';

type Kind = 'ruled' | 'framed' | 'sign' | 'counted' | 'bullet' | 'trailed' | 'colon';
/** How a line is decorated: what all that are decorated so share, the name it gives and what it says of that. */
interface Mark {
  kind: Kind;
  key: string;
  title: string;
  said: string;
  /** The figure or letter of one that is counted. */
  figure: string;
}

/** `--- SELECT`, `=== Fotossíntese ===`: signs that rule a line off, and a name behind them. */
const RULED =
  /^(?:-{3,}|={2,}|\*{3,}|~{3,}|#{7,})\s*(?<title>[\p{L}\d][^,;=!]{0,58}?)\s*(?:-{3,}|={2,}|\*{3,}|~{3,}|#{7,})?$/u;
/** `*Warm up* (oral): …`, `<< O que é solo >>`, `:: tabela ::`, `[Introdução]`; the key is what opens it. */
const FRAMED =
  /^(?<key>\*{1,2}|_{1,2}|:{2,}|~{1,2}|<{2,}|>{2,}|«|\[|\{)\s*(?<title>(?=.*\p{L}{2})[^*_~<>«»[\]{}|]{2,70}?)\s*(?:\k<key>|>{2,}|<{2,}|»|\]|\})(?<aside>(?:\s*\([^()]*\))?)\s*(?:[:–—-]+\s*(?<said>\S.*))?$/u;
/** `>>> Onde acontece`, `■ 2. NÚMEROS`, `☆ família: …`: a sign that lists, steps and formulas do not use. */
const SIGNED =
  /^(?<key>[^\p{L}\p{N}\s"“”'‘’()[\]{}<«¿¡$€£%…,;.?!@_&^|#*•●○◦▪‣∙·»]{1,8})\s*(?=[\p{L}\p{N}("“¿¡])(?<title>.+)$/u;
const COMMON_SIGN = /^(?:[-–—+~=/:√±≈≠≤≥✓✔✗✘❌✅☑☐→⇒←↑↓➔➜>ºª°§]|[-=]{1,2}>|<[-=]|\/\/)$/u;
/** `1ª GERAÇÃO — …`, `2º MOMENTO (15 min) - …` */
const PLACED = /^(?<title>(?<figure>\d{1,2})\s?[ºª°]\s+(?<key>\p{L}{4,})(?!\p{L}).*)$/u;
/** `PASSO 2 (10'–30') Exposição`, `Etapa I: …` */
const STEP = /^(?<title>(?<key>\p{L}{4,12})\s(?<figure>\d{1,2}|[IVX]{1,4}|[A-H])[ºª°]?(?=[\s:.)(–—-]|$).*)$/u;
/** `[1] O que é fração`, `A) O que é?`, `II - Meiose`, `1.2 as 3 equações` */
const COUNTED =
  /^(?<open>[[(#]?)(?<figure>\d{1,2}(?:\.\d{1,2})?|[A-H]|[IVX]{1,4})(?<close>[\])]?\s?[.):–-]?)\s+[–-]?\s*(?<title>(?=[\p{L}"“(]).+)$/u;
const BULLET = /^(?<key>[-*•●○◦▪‣∙·–—+»])\s+(?<title>\p{L}.*)$/u;
/** `Boca_______` */
const TRAILED = /^(?<title>\p{L}[^_.:=]{1,45}?)\s*(?:_{3,}|\.{4,}|-{3,}|={3,})$/u;
const COLON = /^(?<title>\p{Lu}[^:.!?;]{1,50}):$/u;
const SHAPES: readonly (readonly [Kind, RegExp])[] = [
  ['ruled', RULED],
  ['framed', FRAMED],
  ['sign', SIGNED],
  ['counted', PLACED],
  ['counted', STEP],
  ['counted', COUNTED],
  ['bullet', BULLET],
  ['trailed', TRAILED],
  ['colon', COLON],
];

/** What is counted so is done, asked or shown. */
const OF_WORK =
  /^(?:exer|quest|ativ|taref|desafi|caso|exemplo|item|itens|fig|imag|tabela|quadro|gr[áa]f|grupo|alun|turma|art|letra|op[çc]|altern|verso|estrofe|equipe|p[áa]g|slide|tela|l[âa]mina|dica|nota|texto|task)/iu;
/** Asked or told to be done: `Calcule …`, `Explicar …`. */
const ASKS =
  /[?_=]|^(?:calcul|complet|escrev|expli[qc]|marque|assinal|resolv|determin|cit[ea]|indi[qc]|classifi|responda|transform|relacion|identifi|junt[ea]|pint[ea]|ligu[ea]|circul[ea]|leia|observe|desenh|d[êe] |qual|quanto)/iu;
/** Heads no part wherever it stands, or is no name. */
const NO_NAME =
  /^\W*(?:gabarito|respostas?|resp|gab|ex(?:emplos?|s)?\.?|obs|dica|nota|aten[çc][ãa]o|ps|p\.s|inserir|imagem|foto|figura|colocar)(?!\p{L})|[|\t]|_{3}.*\p{L}|^\P{L}*$/iu;
const SURE: ReadonlySet<Kind> = new Set(['ruled', 'framed', 'sign', 'counted', 'trailed']);

/** `>> o CO2 vem daqui`, `!! não confundir`: a sign that only points at its line. */
const POINTS_AT = /^(?:>{2,}|!{2,}|-{1,2}>)\s*(?=\p{L})/u;

const MOST_WORDS = 9;
const LONGEST = 80;
const MOST_LABEL_WORDS = 6;
const [FEWEST_RARE, FEWEST] = [2, 3];
/** So many of them stand over lines of their own. */
const SHARE_OVER = 0.6;
/** The first of them stands so near the beginning, or nearly all have an empty line before them. */
const OPENS_WITHIN = 4;
const SHARE_APART = 0.8;

/**
 * Lines that a teacher decorates alike, by a sign of his own (`>>> Onde acontece`), a frame, a count, a colon, where they stand
 * over what is told: all of them head parts, without the sign. Where one is too long for a name or stands over nothing, none does.
 */
export function headDecorated(lines: readonly TextLine[]): TextLine[] {
  const marks = lines.map(markOf);
  const groups = [...Map.groupBy([...lines.keys()], (at) => marks[at]?.key ?? '').entries()];
  const found = groups.flatMap(([key, at]) => (key !== '' && areHeads(lines, marks, at) ? [at] : []));
  const sure = found.filter(([first = 0]) => SURE.has(marks[first]?.kind ?? 'colon'));
  // Who has signs for his parts sets colons and bullets below them for other ends.
  const own = sure.length > 0 ? sure : found;
  const groupOf = new Map(own.flatMap((places) => places.map((at) => [at, places] as const)));
  return lines.flatMap((line, at) => {
    const [mark, group] = [marks[at], groupOf.get(at)];
    if (!mark || group === undefined)
      return [
        line.isFenced || isAnswer(lines, at) ? line : { ...line, text: line.text.replace(POINTS_AT, '') },
      ];
    const { title, said } = partsOf(mark, groupOf.get(at + 1) === group || lines[at + 1] === undefined);
    const heading = { ...line, text: title, head: depthOf(group, own), opensGroup: true };
    return said === '' ? [heading] : [heading, { ...line, text: said, opensGroup: false, indent: 0 }];
  });
}

/** `>> personificação` right below `8. Que figura …?`: what answers it. */
const isAnswer = (lines: readonly TextLine[], at: number): boolean =>
  /^(?:>{2,}|-{1,2}>)/u.test(lines[at]?.text ?? '') &&
  lines.slice(Math.max(0, at - ASKED_ABOVE), at).some(({ text }) => readLabel(text)?.kind === 'number');
const ASKED_ABOVE = 6;

function markOf({ text, isFenced, head }: TextLine): Mark | null {
  if (isFenced === true || head !== undefined || NO_NAME.test(text)) return null;
  for (const [kind, shape] of SHAPES) {
    const {
      key = '',
      title = '',
      aside = '',
      said = '',
      figure = '',
      open = '',
      close = '',
    } = shape.exec(text)?.groups ?? {};
    const isOther = (kind === 'sign' && COMMON_SIGN.test(key)) || (kind === 'counted' && OF_WORK.test(key));
    if (title === '' || isOther) continue;
    const counted = figure.replace(/\d+/gu, '1').replace(/[A-Z]+/u, 'A');
    return {
      kind,
      key: `${kind} ${key.toLowerCase()}${open}${key === '' ? counted : ''}${close.trim()}`,
      // `■ TÍTULO ■`
      title: `${kind === 'sign' && title.endsWith(key) ? title.slice(0, -key.length) : title}${aside}`.trim(),
      said: said.trim(),
      figure,
    };
  }
  return null;
}

const LABEL = /^([^:.!?;]{2,60}?)\s*:\s+(\S.*)$/u;
const wordsIn = (text: string): number =>
  text
    .replace(/\([^()]*\)/gu, ' ')
    .trim()
    .split(/\s+/u).length;
const isName = (title: string): boolean =>
  wordsIn(title) <= MOST_WORDS && title.length <= LONGEST && !/[.,;]$|(?<!^\d{1,2})[.!;]\s/u.test(title);

/** The name and what is said of it behind a colon, where that is long or nothing else stands below. */
function partsOf({ title, said }: Mark, isBare: boolean): { title: string; said: string } {
  const [, label = '', rest = ''] = LABEL.exec(title) ?? [];
  const isParted = said === '' && label !== '' && wordsIn(label) <= MOST_LABEL_WORDS;
  return isParted && (isBare || !isName(title))
    ? { title: label, said: rest }
    : { title: title.replace(/\s*:$/u, ''), said };
}

/** Whether the lines at these places, which are decorated alike, head parts. */
function areHeads(
  lines: readonly TextLine[],
  marks: readonly (Mark | null)[],
  at: readonly number[],
): boolean {
  const own = at.flatMap((place) => marks[place] ?? []);
  const kind = own[0]?.kind ?? 'colon';
  const isRare = kind === 'ruled' || kind === 'framed' || kind === 'sign';
  const all = new Set(at);
  const over = at.filter((place) => lines[place + 1] !== undefined && !all.has(place + 1));
  const apart = at.filter((place) => lines[place]?.opensGroup === true);
  const isApart = apart.length >= at.length * SHARE_APART;
  const told = at.map((place, index) =>
    partsOf(own[index] ?? NONE, all.has(place + 1) || lines[place + 1] === undefined),
  );
  const empty = at.filter((place, index) => index > 0 && all.has(place + 1) && told[index]?.said === '');
  if (
    own.length < (isRare && isApart ? FEWEST_RARE : FEWEST) ||
    new Set(told.map(({ title }) => title.toLowerCase())).size < own.length ||
    !told.every(({ title }) => isName(title)) ||
    over.length < (isRare ? SHARE_OVER : 1) * at.length ||
    empty.length > 0 ||
    !(isApart || (at[0] ?? 0) < OPENS_WITHIN)
  )
    return false;
  return isRare || kind === 'trailed' || arePlain(lines, at, own);
}
const NONE: Mark = { kind: 'colon', key: '', title: '', said: '', figure: '' };

const OF_A_QUESTION = /^(?:\(?[a-e]\)|\(\s*\)|r(?:esp\p{L}*)?\s?[:.=])/iu;
const OF_A_LIST = /^(?:[-*•●○◦▪‣∙·–—+»]|\(?\w{1,2}[).])\s/u;

/** Of what is also used for other ends: nothing is asked, nothing listed, what is counted counts. */
function arePlain(lines: readonly TextLine[], at: readonly number[], own: readonly Mark[]): boolean {
  const below = at.map((place) => lines[place + 1]?.text ?? '');
  const asking = own.filter(({ title }, index) => ASKS.test(title) || OF_A_QUESTION.test(below[index] ?? ''));
  if (asking.length * 3 > own.length) return false;
  const [first] = own;
  if (first?.kind === 'bullet') return !below.some((text) => OF_A_LIST.test(text));
  return first?.kind !== 'counted' || isCount(own.map(({ figure }) => figure));
}

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
function isCount(figures: readonly string[]): boolean {
  if (figures.some((figure) => figure.includes('.')))
    return figures.every((figure, at) => at === 0 || Number(figure) > Number(figures[at - 1]));
  return [ROMAN, [...'ABCDEFGH'], ROMAN.map((_, at) => String(at + 1))].some((count) =>
    figures.every((figure, at) => figure.replace(/^0/u, '') === count[at]),
  );
}

/** How deep the parts of a kind stand below those of others, among which they stand. */
function depthOf(at: readonly number[], all: readonly (readonly number[])[]): number {
  const [first = 0, last = 0] = [at[0], at.at(-1)];
  return all.filter((other) => {
    const parts = new Set(at.map((place) => other.findLast((head) => head < place)));
    return (
      other !== at &&
      !parts.has(undefined) &&
      (parts.size > 1 || (other.at(-1) ?? 0) > last) &&
      (other[0] ?? 0) < first
    );
  }).length;
}
