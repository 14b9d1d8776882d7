import { singular } from './list-members.ts';
import { BETWEEN, CUE, INTERRUPTED, REMARK } from './speech-marks.ts';

/** What takes back what was said right before it. */
const CORRECTED =
  '(?:n[ãa]o (?:na verdade|desculpa|perd[ãa]o|espera|ali[áa]s|quer dizer|minto|ou melhor)|desculpa|perd[ãa]o|minto|quer dizer|ali[áa]s|ou melhor)(?: n[ãa]o)?';
/** `são três etapas não na verdade são quatro`: its first word said again; `na verdade` alone tells more as often. */
const SAID_AGAIN = new RegExp(
  `(?<!\\p{L})(?:(\\p{L}{1,10}) ((?:(?!\\1 )\\S+ ){1,7}?)${CORRECTED} \\1|(são|é|foi|foram|era|eram|tem|em) ((?:\\S+ ){1,3}?)na verdade \\3) (\\S+)(?!\\p{L})`,
  'giu',
);
/** `em 1912 não 1915` */
const OTHER_FIGURE = new RegExp(`(\\d+) (?:n[ãa]o|${CORRECTED}) (?:em |[ée] )?(\\d+)`, 'giu');
/** `abaixo de 120 por 80 não minto até 129 por 84` */
const OTHER_BOUND = new RegExp(
  `(?:(?:abaixo|acima|mais|menos|cerca|a partir) de|at[ée]|de|uns) [\\d.,]+(?: por \\d+)?%? ${CORRECTED} (?=(?:(?:abaixo|acima|mais|menos|cerca|a partir) de|at[ée]|de|uns) \\d)`,
  'giu',
);
const COUNTS = /^(?:\d+|dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze)$/iu;

/** `quem era o presidente era o Rodrigues Alves` */
const ASKED_ONESELF = /(?<!\p{L})quem (era|foi|[ée]) ((?:[oa] )\p{L}+(?: d[aeo] \p{L}+)?) \1(?!\p{L})/giu;
/** `eu não vou falar do acidente por causa de …, então não põe nada disso`: of what nothing is to be shown. */
const NOT_SHOWN =
  /(?<!\p{L})eu n[ãa]o vou falar d([oa]s?) (\p{L}+)(?!\p{L})[^\n]{0,120}? n[ãa]o (?:p[õo]e|coloca|bota) nada disso/giu;
/** `o que que é fungo fungo não é planta`: told at once. */
const ASKED_WHAT =
  /(?<!\p{L})(?:primeiro )?o que (?:[ée] )?(?:que )?[ée] (?:[oa]s? |uma? )?(\p{L}{3,}) (?=(?:[oa]s? |uma? )?\1(?!\p{L}))/giu;
/** `o Durkheim o Émile Durkheim` */
const NAMED_TWICE = /(?<!\p{L})([oa] )(\p{Lu}\p{Ll}+) [oa] (\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)* \2)(?!\p{L})/gu;
/** `tem os unicelulares … e tem os pluricelulares …`: one after the other. */
const THERE_ALSO = /(?<=(?<!\p{L})tem (?:[oa]s?|uma?) [^\n]{3,90}?) (?:e )?(?=tem (?:[oa]s?|uma?) )/giu;
/** `abaixo de 35 é hipotermia` */
const BOUND =
  /(?<=\S)(?<! e) (?=(?:abaixo|acima|a partir|mais|menos) de \d[\d,.]*(?: por \d+)? [ée] )|(?<=(?<!\p{L})[ée] \p{L}+) (?=a gente \p{L})/giu;
/** `o corpo deles é feito de hifas` */
const OF_THEM =
  /(?<=\S)(?<!(?<!\p{L})(?:que|e|ou|de|com|em|se|quando|por|para|sobre)) (?=[oa]s? \p{L}+(?: d[oae]s? \p{L}+)? del[ea]s? (?:[ée]|s[ãa]o|tem|t[êe]m|fica)(?!\p{L}))/giu;
/** `a pressão arterial ela tem`: who it is of is told once. */
const SUBJECT_AGAIN =
  /(?<=\S)(?<!(?<!\p{L})(?:d|de|com|por|para|em|sobre|que|e|ou|é|são)) ([oa]s? \p{L}{4,}(?: \p{L}+(?:al|ar|[oa]))?) el[ea]s? (?=(?:tem|t[êe]m|é|s[ãa]o|faz|fazem|vai|pode|podem)(?!\p{L}))/giu;
/** `aí agora importância dos fungos eles …`, `depois as doenças são …`: what comes is named. */
const TOPIC =
  /(?<=^|\s)(?:e )?(?:a[íi] |da[íi] )?(?:agora|depois|por [úu]ltimo) ([oa]s?(?= )|(?=import|preven|caracter|reprodu|classifica|doen[çc]|caus|conseq|sintom))\s?((?:import[âa]ncia|preven[çc][ãa]o|caracter[íi]sticas|reprodu[çc][ãa]o|classifica[çc][ãa]o|doen[çc]as|causas|consequ[êe]ncias|sintomas|tipos)(?: d[oae]s? \p{L}+)?)(?= )/giu;
/** `tá`, `tava` before what somebody is; alone `tá` is a filler. */
const SPEECH_VERB =
  /(?<=^|\s)()t(á(?= (?!a[íi] |da[íi] |ent[ãa]o |agora |mas |bo[mn]|ok|gente |olha )\p{L})|ava(?:m)?)(?!\p{L})/giu;
/** `o normal é até 129 por 84 é normal` */
const SAID_TWICE = /(?<!\p{L})o (\p{L}+) é ([^\n]{3,30}?) é \1(?!\p{L})/giu;
/** `são cinco temperatura pulso …`: what is counted is told one by one. */
const COUNT_THEN_ONE =
  /(?<=(?<!\p{L})(?:s[ãa]o|tem|t[êe]m) (?:dois|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez))(?= (?!e |ou |de |em |por |mil |vezes )\p{L}+[^s\s] \p{L})/giu;
/** `quando está devagar é bradipneia` behind another one. */
const WHEN_IS =
  /(?<=\S)(?<!(?<!\p{L})(?:e|que|é|só|mas|ou|isso)) (?=quando (?:(?:est[áa]|fica) \p{L}+|para|\p{L}+ \p{L}+) é )/giu;

/** What stands behind what was found. */
const restOf = (found: readonly unknown[]): string => {
  const [whole, at] = [String(found.at(-1)), Number(found.at(-2))];
  return whole.slice(at + String(found[0]).length);
};

function leadTo(found: readonly unknown[]): string {
  const [, article, name] = found.map(String);
  const own = article || (/^\p{L}+s(?= |$)/u.test(name ?? '') ? 'as' : 'a');
  const isTold = /^ (?:s[ãa]o|[ée]|t[êe]m|tem) /u.test(restOf(found));
  return `\ndepois eu falo d${own} ${name}\n${isTold ? `${own} ${name}` : ''}`;
}

const GRADE =
  '(?:\\d{1,2}[ºªo]?|primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|sext[oa]|s[ée]tim[oa]|oitav[oa]|non[oa])';
/** `é pro terceiro ano do médio`, `aqui é pra turma do técnico de enfermagem módulo um`: whom it is for. */
const FOR_CLASS = new RegExp(
  `(?:,? aqui)?(?:,? (?:que )?(?:[ée]|vai ser))? (?:pr[oa]s?|para [oa]s?) (?:(?:turma|pessoal|galera|alunos) d[oae]s? )?(?:${GRADE} (?:ano|s[ée]rie|per[íi]odo)(?: d[oae]s? (?:ensino )?(?:m[ée]dio|fundamental|t[ée]cnico))?(?: [A-E](?!\\p{L}))?|EJA|curso (?:de|em) \\p{L}+|(?:curso )?t[ée]cnico(?: (?:de|em) \\p{L}+)?(?: m[óo]dulo \\p{L}+)?)(?!\\p{L})`,
  'giu',
);
/** `em outubro de 30` where the year was said before. */
const YEAR_CUT =
  /(?<=(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro) de )\d{2}(?![\d,.%])/giu;
/** `tem três características primeira exterioridade … segunda coercitividade …`: which of them each is. */
const ORDINALS =
  /(?<!\p{L})((?:dois|duas|tr[êe]s|quatro|cinco) (\p{L}+s)) (?=primeir[oa] (?![ée] )\p{L})([^\n]+)/giu;
const layOutOrdinals = (_: string, counted: string, noun: string, told: string): string =>
  `${counted}${told.startsWith(' ') ? '' : ' '}${told}`.replace(
    /(?<=\s)(?:e )?(?:[oa] )?((?:primeir|segund|terceir|quart|quint)([oa])) (?![ée] |\p{L}+ é )(\p{L}{5,})(?: quer dizer(?= ))?/giu,
    (found, ordinal: string, end: string, name: string) =>
      `\n${end} ${ordinal} ${singular(noun)} é ${articleOf(name)}${name}${/quer dizer$/iu.test(found) ? ' ou seja' : '\n'}`,
  );
const articleOf = (name: string): string =>
  /(?:dade|ção|são|gem|eza|ência|ância|ura|ia|ica)$/u.test(name)
    ? 'a '
    : /(?:ismo|mento|or)$/u.test(name)
      ? 'o '
      : '';
/** `os exercícios são o primeiro calcular … o segundo … as respostas são …` */
const EXERCISES =
  /(?<!\p{L})(?:os|as) (?:exerc[íi]cios|quest[õo]es|problemas|perguntas) s[ãa]o (?=[oa] primeir[oa] )(.+?)(?=\n|(?:e )?as respostas s[ãa]o|$)/giu;
const layOutExercises = (_: string, told: string): string =>
  `\neles resolvem os exercícios\n${told
    .trim()
    .split(/\s(?:e )?(?=[oa] (?:segund|terceir|quart|quint|sext|s[ée]tim|[úu]ltim)[oa] )/iu)
    .map((item) => item.replace(/^([oa] \p{L}+) (?![ée] )/iu, '$1 é ').replace(ASKS_WITHIN, '; '))
    .join('\n')}\n`;
/** What an exercise asks behind what it tells. */
const ASKS_WITHIN = /\s(?=(?:quanto|quantos|quantas|qual|quais|por que|onde|quando|como)(?!\p{L}))/iu;
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
      .replace(INTERRUPTED, '\n')
      .replace(NOT_SHOWN, 'não coloca nada d$1 $2')
      .replace(SPEECH_VERB, (_, start: string, end: string) => `${start}est${end}`)
      .replace(FOR_CLASS, (...found) => (/^ (?:[ée] )?sobre /iu.test(restOf(found)) ? '' : '\n'))
      .replace(YEAR_CUT, (year) => (said.includes(`19${year}`) ? `19${year}` : year))
      .replace(SAID_AGAIN, takeBack)
      .replace(OTHER_FIGURE, '$2')
      .replace(OTHER_BOUND, '')
      .replace(ASKED_ONESELF, '\n$2 $1')
      .replace(ASKED_WHAT, '\n')
      .replace(NAMED_TWICE, '$1$3')
      .replace(EXERCISES, layOutExercises)
      .replace(ORDINALS, layOutOrdinals)
      .replace(THERE_ALSO, (found, ...more) =>
        (lineAt(more).match(/(?<!\p{L})tem (?!que |de )/giu)?.length ?? 0) > 2 ? found : '\n',
      )
      .replace(BOUND, '\n')
      .replace(OF_THEM, '\n')
      .replace(SUBJECT_AGAIN, '\n$1 ')
      .replace(TOPIC, (...found) => leadTo(found))
      .replace(COUNT_THEN_ONE, ':')
      .replace(SAID_TWICE, 'o $1 é $2')
      .replace(WHEN_IS, '\n')
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
      .replace(REMARK, '\n')
      .replace(/(?<= (?:e outras coisas|e por a[íi] vai|etc)) (?=\p{L})/giu, '\n')
      .replace(ASKS_LAST, '\n')
      // Behind `que` or `de` something is still to come.
      .replace(BETWEEN, (found, ...more) =>
        STILL_OPEN.test(String(more.at(-1)).slice(0, Number(more.at(-2)))) || found === '' ? '' : '\n',
      )
      .replace(/[^\S\n]{2,}/gu, ' ')
      .replace(CUE, (found, cue, ...more) =>
        STILL_OPEN.test(`${String(more.at(-1)).slice(0, Number(more.at(-2)))} `) ? found : `\n${cue}`,
      )
      .replace(/ *\n[ \n]*/gu, (gap) => (gap.split('\n').length > 2 && PARAGRAPH.test(gap) ? '\n\n' : '\n'))
      .trim()
  );
}
/** The paragraph around what was found. */
function lineAt(found: readonly unknown[]): string {
  const [whole, at] = [String(found.at(-1)), Number(found.at(-2))];
  return whole.slice(whole.lastIndexOf('\n', at) + 1).split('\n', 1)[0] ?? '';
}

/** What is said instead, with the noun of what was counted wrongly. */
function takeBack(_: string, ...found: string[]): string {
  const [first = '', dropped = '', again = '', before = '', second = ''] = found;
  const [count = '', noun = ''] = (dropped || before).trim().split(' ');
  const isCounted = COUNTS.test(count) && COUNTS.test(second) && noun !== '';
  return `${first || again} ${second}${isCounted ? ` ${noun}` : ''}`;
}

/** `ela tem razão o que ela pode fazer`: asked at the end. */
const ASKS_LAST =
  /(?<!(?<!\p{L})(?:sabe[rm]?|é|de|com|sobre|ver|para|pra|do|em|e|dizer|explicar|entender|mostra|perguntar?|vê)) (?=(?:o que|qual|por que) (?:el[ea]s?|voc[êe]s?|a pessoa|a gente) (?:pode|deve|faria|fez|devia|faz|acha)m?(?: \S+){0,4}(?:$|\n))/giu;
const STILL_OPEN =
  /(?<!\p{L})(?:que|ou|porque|se|quando|[oa]s?|uma?s?|d[aeo]s?|n[oa]s?|em|com|por|pel[oa]s?|pr[ao]s?|para|sem|ao|à) $/iu;
const PARAGRAPH = /\n[^\S\n]*\n/u;
