import type { TextLine } from './split-lines.ts';

/** `Onde começou? (Inglaterra)`, `Cite três. resp: carvão, ferro e capital`: asked, with the answer behind it. */
const ANSWERED =
  /^(?<asked>.{8,}?)\s*(?:[([](?<behind>[^()[\]]{1,160})[)\]]|(?<![\p{L}\d])(?:r|resp(?:osta)?|gab(?:arito)?)\s?[.:)=–-]+\s*(?<told>\S.*?))\s*[.;]?$/isu;
const ORDERS =
  /^(?:cite|explique|complete|diferencie|defina|descreva|compare|d[êe]|escreva|calcule|diga|nomeie|indique|identifique|liste|relacione|justifique|verdadeiro ou falso|v ou f|certo ou errado)(?!\p{L})/iu;
const JUDGED = /^(?:v ou f|verdadeiro ou falso|certo ou errado)\s*[:?–-]\s*/iu;
/** What says how or where to answer, or where a question is from. */
const ABOUT =
  /^(?:fontes?|adaptad|dica|obs|lembr|em (?:grupo|dupla|casa|at[ée])|n[oa] (?:caderno|livro|p[áa]g)|p[áa]g|p\.|cap\.|vale|use|justifi|\d+(?:,\d+)? (?:pontos?|min|linhas)|individual|oral|ver |enem)/iu;
/** `(UFRJ 2019)`, no answer; `(CLT)` may be one. */
const ACRONYM = /^\p{Lu}{3,}\W+\d{2,4}$/u;
/** `Quem eram? (…)   O que queriam? (…)` */
const BETWEEN = /(?<=\?\s*[([][^()[\]]{1,160}[)\]])\s+(?=\p{Lu}[^?]{6,}\?)/u;
const COUNTED = /^\W*(?:\d{1,2}|[a-h])\s?[).–:-]\s*\S/iu;
const IS_PLAN =
  /^\W*(?:plano|planejamento|sequ[êe]ncia) (?:d[aeo] )?(?:aula|ensino|curso|did[áa]tica)(?!\p{L})/iu;
const LABELLED = /^\p{L}[^:?.]{2,40}: \S[^?]*$/u;
const FEWEST = 4;
const MOST = 40;
const SHARE = 0.6;

interface Asked {
  line: TextLine;
  asked: string;
  answer: string;
}

/**
 * Questions that a teacher typed one below the other with their answers behind them, uncounted, as a list with its key: each
 * with a number, the answers below `Gabarito`. Lines that hold no such run come back as they are.
 */
export function numberAsked(typed: readonly TextLine[]): TextLine[] {
  if (typed.some(({ text }) => IS_PLAN.test(text))) return [...typed];
  const lines = typed.flatMap(partLine);
  const { from, to } = longestRun(lines);
  const run = lines.slice(from, to).map(readLine);
  const answered = run.filter(({ answer }) => answer !== '').length;
  if (run.length < FEWEST || run.length > MOST || answered < run.length * SHARE) return [...typed];
  const rest = takeBelow(run, lines.slice(to));
  const key = run.flatMap(({ line, answer }, at) =>
    answer === '' ? [] : [{ ...line, text: `${at + 1}) ${answer}`, opensGroup: false, indent: 0 }],
  );
  const [first] = run;
  return [
    ...lines.slice(0, from),
    ...run.map(({ line, asked }, at) => ({
      ...line,
      text: `${at + 1}) ${asked}`,
      opensGroup: at === 0 || line.opensGroup,
    })),
    ...rest,
    ...(first === undefined ? [] : [{ ...first.line, text: 'Gabarito', head: 1, opensGroup: true }]),
    ...key,
  ];
}

const partLine = (line: TextLine): TextLine[] =>
  line.text.split(BETWEEN).map((text, at) => ({ ...line, text, opensGroup: line.opensGroup && at === 0 }));

const asks = ({ text }: TextLine): boolean =>
  !COUNTED.test(text) &&
  (/\?\s*$/u.test(text) ||
    (/\?/u.test(text) && ANSWERED.test(text)) ||
    (ORDERS.test(text) && (ANSWERED.test(text) || /[?_]/.test(text))));

function longestRun(lines: readonly TextLine[]): { from: number; to: number } {
  let [best, from] = [{ from: 0, to: 0 }, 0];
  for (let at = 0; at <= lines.length; at += 1) {
    const line = lines[at];
    if (line !== undefined && asks(line)) continue;
    if (at - from > best.to - best.from) best = { from, to: at };
    from = at + 1;
  }
  return best;
}

function readLine(line: TextLine): Asked {
  const { asked = '', behind, told } = ANSWERED.exec(line.text)?.groups ?? {};
  const answer = (told ?? behind ?? '').trim().replace(/[\s.;]+$/u, '');
  const isWhole =
    told !== undefined || /[?.:]\s*$/u.test(asked) || /_{2,}/u.test(asked) || JUDGED.test(asked);
  if (answer === '' || ABOUT.test(answer) || ACRONYM.test(answer) || !isWhole)
    return { line, asked: line.text, answer: '' };
  const said = JUDGED.exec(asked)?.[0];
  if (said === undefined) return { line, asked: asked.replace(/[-–\s]+$/u, ''), answer };
  return {
    line,
    asked: `V ou F: ${asked.slice(said.length).replace(/[\s.]+$/u, '')}. (   )`,
    answer: judge(answer),
  };
}

/** `F, trabalhavam até 14 horas`, `errado – é no litoral`: the letter first. */
const judge = (answer: string): string =>
  answer
    .replace(/^(?:fals[oa]|errad[oa])(?!\p{L})/iu, 'F')
    .replace(/^(?:verdadeir[oa]|cert[oa])(?!\p{L})/iu, 'V')
    .replace(/^([vf])(?=$|[\s,;:–-])/u, (letter) => letter.toUpperCase())
    .replace(/^([VF])\s*[,;:–-]\s*/u, '$1 – ');

/** `artesanato: um faz tudo` right below the last question, which nothing answers: its answer, line by line. */
function takeBelow(run: Asked[], rest: readonly TextLine[]): TextLine[] {
  const last = run.at(-1);
  if (last === undefined || last.answer !== '' || !last.asked.endsWith('?')) return [...rest];
  const end = rest.findIndex(({ text, opensGroup }) => opensGroup || !LABELLED.test(text));
  const below = rest.slice(0, end < 0 ? rest.length : end);
  last.answer = below.map(({ text }) => text.replace(/[\s.;]+$/u, '')).join('; ');
  return rest.slice(below.length);
}
