import { BETWEEN, CUE } from './speech-marks.ts';

/** What takes back what was said right before it. */
const CORRECTED =
  '(?:n[ãa]o (?:na verdade|desculpa|perd[ãa]o|espera|ali[áa]s)|desculpa|perd[ãa]o|minto|quer dizer|ali[áa]s|ou melhor)(?: n[ãa]o)?';
/** `são três etapas não na verdade são quatro`: its first word said again; `na verdade` alone tells more as often. */
const SAID_AGAIN = new RegExp(
  `(?<!\\p{L})(?:(\\p{L}{1,10}) ((?:\\S+ ){1,4}?)${CORRECTED} \\1|(são|é|foi|foram|era|eram|tem|em) ((?:\\S+ ){1,3}?)na verdade \\3) (\\S+)(?!\\p{L})`,
  'giu',
);
/** `em 1912 não 1915` */
const OTHER_FIGURE = new RegExp(`(\\d+) (?:n[ãa]o|${CORRECTED}) (?:em |[ée] )?(\\d+)`, 'giu');
const COUNTS = /^(?:\d+|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze)$/iu;

/** `quem era o presidente era o Rodrigues Alves` */
const ASKED_ONESELF = /(?<!\p{L})quem (era|foi|[ée]) ((?:[oa] )\p{L}+(?: d[aeo] \p{L}+)?) \1(?!\p{L})/giu;
const TURNED =
  /(?<!\p{L})(?:o que acontece [ée] que|a quest[ãa]o [ée] que|o neg[óo]cio [ée] que|acontece que|s[óo] pra (?:voc[êe]s )?lembrar)(?!\p{L})/giu;

const DIGITS = 'zero um dois três quatro cinco seis sete oito nove'.split(' ');
const WITH_COMMA = new RegExp(
  `(?<!\\p{L})(${DIGITS.join('|')}) vírgula (${DIGITS.join('|')})(?!\\p{L})`,
  'giu',
);

/** What was dictated without what was taken back and with its fillers as line ends: nothing goes on across one. */
export function cleanSpeech(said: string): string {
  return (
    said
      .replace(/[^\S\n]+/gu, ' ')
      .replace(SAID_AGAIN, takeBack)
      .replace(OTHER_FIGURE, '$2')
      .replace(ASKED_ONESELF, '\n$2 $1')
      .replace(TURNED, ' ')
      .replace(
        WITH_COMMA,
        (_, whole: string, part: string) =>
          `${DIGITS.indexOf(whole.toLowerCase())},${DIGITS.indexOf(part.toLowerCase())}`,
      )
      // `depois a comparação quando …`: the name of what comes.
      .replace(
        /(?<=^|\n)(?:e )?(?:depois|agora) ([oa]) (\p{L}+)(?= (?:quando|se) )/giu,
        'depois eu falo d$1 $2\n',
      )
      .replace(BETWEEN, '\n')
      .replace(CUE, '\n$1')
      .replace(/ *\n[ \n]*/gu, (gap) => (gap.split('\n').length > 2 && PARAGRAPH.test(gap) ? '\n\n' : '\n'))
      .trim()
  );
}
/** What is said instead, with the noun of what was counted wrongly. */
function takeBack(_: string, ...found: string[]): string {
  const [first = '', dropped = '', again = '', before = '', second = ''] = found;
  const [count = '', noun = ''] = (dropped || before).trim().split(' ');
  const isCounted = COUNTS.test(count) && COUNTS.test(second) && noun !== '';
  return `${first || again} ${second}${isCounted ? ` ${noun}` : ''}`;
}

const PARAGRAPH = /\n[^\S\n]*\n/u;
