import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { askDoing, askMaker } from './ask-doing.ts';
import { type Asked, ask, askReasons, inside, isAnswer } from './ask-reasons.ts';

/** A subject: an article or a name, no verb, no clause. */
const SUBJECT = String.raw`(?<np>(?:[OA]s?|Uma?|Tod[oa]s?|Cada|\p{Lu}{2,}|\p{Lu}\p{Ll}+\p{Lu}\p{L}*|\p{Lu}\p{Ll}+(?= \p{Lu}\p{Ll}))(?: (?!(?:é|são|foi|foram|que|não|se|já|também|só|sempre|apenas|somente|pode|podem|deve|devem|tem|têm|por|pelo|pela)(?!\p{L}))[^\s,;:.()]+){0,7}?)`;
/** `ocorre no inverno`, `fica em torno de 30 graus`: when and how much is no place. */
const TIME = String.raw`(?:em|n[oa]s?) (?:\d|torno|média|geral|inverno|verão|primavera|outono|início|fim|final|século|período|época|momento|caso|mês|ano|dia|noite)`;
/** `A mata cobria o país em 1500`: what lasted did not happen in that year. */
const LASTED = String.raw`(?!.*(?: quando |\p{L}(?:ava|avam|iam?) |(?<!\p{L})(?:era|eram|tinham?|vinham?)(?!\p{L})))`;
const YEAR = String.raw`(?:1[0-9]|20)\d{2}`;

const DONE = String.raw`(?:\p{L}+[aií]d|escrit|feit|(?:com|dis|ex)?post|abert|impress|dit|vist)[oa]s?`;

/** What a sentence of this build lets one ask, the question first, then the part that answers it. */
const BUILDS: readonly [RegExp, (found: Record<string, string>) => Asked][] = [
  [
    new RegExp(`^${SUBJECT} (?<verb>serve|servem) para (?<rest>.{8,})$`, 'u'),
    ({ np, verb, rest }) => ask(`Para que ${verb} ${inside(np)}?`, `Para ${rest}`, 'entender'),
  ],
  [
    new RegExp(
      `^${SUBJECT} (?<verb>é|são) (?<use>usad[oa]s?|utilizad[oa]s?|empregad[oa]s?) para (?<rest>.{8,})$`,
      'u',
    ),
    ({ np, verb, use, rest }) => ask(`Para que ${verb} ${use} ${inside(np)}?`, `Para ${rest}`, 'entender'),
  ],
  [
    new RegExp(
      `^${SUBJECT} (?:tem|têm) (?:como função|a função de|por função|como objetivo|por objetivo|o objetivo de|como principal função) (?<rest>.{8,})$`,
      'u',
    ),
    ({ np, rest }) => ask(`Que função tem ${inside(np)}?`, rest ?? '', 'entender'),
  ],
  [
    new RegExp(
      `^${SUBJECT} (?<verb>é|são) (?<who>responsáve(?:l|is)) (?<rest>(?:por|pel[oa]s?) .{8,})$`,
      'u',
    ),
    ({ np, verb, who, rest }) => ask(`Pelo que ${inside(np)} ${verb} ${who}?`, rest ?? '', 'lembrar'),
  ],
  [
    new RegExp(
      `^${SUBJECT} (?<verb>foi|foram) (?<done>\\p{L}+[aeiío]d[oa]s?) (?<rest>(?:por|pel[oa]s?) (?:[oa]s? )?\\p{Lu}[^,;.]{3,50})(?:[,;].*| em .*| no .*| na .*)?$`,
      'u',
    ),
    ({ np, verb, done, rest }) => ask(`Por quem ${verb} ${done} ${inside(np)}?`, rest ?? '', 'lembrar'),
  ],
  [
    new RegExp(
      `^${LASTED}(?<rest>${SUBJECT} (?:(?!\\d{4}| e |;).){4,80}?) (?:em|no ano de|no ano) (?<year>${YEAR})$`,
      'u',
    ),
    ({ rest, year }) =>
      // `criou a escola em 1983 e recebeu o prêmio em 1993`: one year is asked for, not the other.
      ask(
        /\d{4}/.test(rest ?? '') ? '' : `Em que ano ${inside((rest ?? '').replace(/,$/, ''))}?`,
        year ?? '',
        'lembrar',
      ),
  ],
  [
    new RegExp(
      `^${SUBJECT} (?<verb>vive|vivem|fica|ficam|localiza-se|situa-se|ocorre|ocorrem|acontece|acontecem) (?<rest>(?!${TIME})(?:em|n[oa]s?|dentro|entre|perto|ao) .{4,80})$`,
      'u',
    ),
    ({ np, verb, rest }) =>
      ask(
        `${/^entre\s/u.test(rest ?? '') ? 'Entre o que' : 'Onde'} ${verb} ${inside(np)}?`,
        rest ?? '',
        'lembrar',
      ),
  ],
  [
    new RegExp(`^${SUBJECT} (?<verb>consiste|consistem) em (?<rest>.{8,})$`, 'u'),
    ({ np, verb, rest }) => ask(`Em que ${verb} ${inside(np)}?`, rest ?? '', 'entender'),
  ],
  [
    new RegExp(`^${SUBJECT} (?<verb>depende|dependem) (?<rest>d[aeo]s? .{4,80})$`, 'u'),
    ({ np, verb, rest }) => ask(`De que ${verb} ${inside(np)}?`, rest ?? '', 'entender'),
  ],
  [
    new RegExp(
      `^${SUBJECT} (?<verb>permite|permitem|garante|garantem|evita|evitam|impede|impedem) (?<rest>.{12,})$`,
      'u',
    ),
    ({ np, verb, rest }) => ask(`O que ${inside(np)} ${verb}?`, rest ?? '', 'entender'),
  ],
  // `O Brasil tem seis biomas: …`, `As cores primárias são o vermelho, o azul e o amarelo`: what belongs to it, all of it.
  [
    new RegExp(
      `^${SUBJECT} (?<verb>tem|têm|possui|possuem) (?:dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez) (?<what>\\p{L}[^:,]{3,40}): (?<rest>[^:;]+ e [^:;]+)$`,
      'u',
    ),
    ({ np, verb, what, rest }) => ask(`Que ${what} ${verb} ${inside(np)}?`, rest ?? '', 'lembrar'),
  ],
  [
    /^(?<np>[OA]s \p{L}+s(?: \p{L}+){0,3}?) são (?<rest>(?:[oa]s? )?[^,;:]{2,40}(?:, (?:[oa]s? )?[^,;:]{2,40})+ e (?:[oa]s? )?[^,;:]{2,40})$/u,
    // `As folhas são largas e perenes`: how they are, not which.
    ({ np, rest }) =>
      ask(
        tagSentence(rest ?? '')[0]?.tag === 'ADJ' || hasFiniteVerb(upperFirst(rest ?? ''))
          ? ''
          : `Quais são ${inside(np)}?`,
        rest ?? '',
        'lembrar',
      ),
  ],
  // `O grupo deverá preencher o modelo`: what a rule or a form asks of somebody.
  [
    new RegExp(
      `^${SUBJECT} (?<verb>deve|devem|deverá|deverão) (?<act>(?!ser |estar |ter |haver )\\p{L}+[aei]r)(?:, \\p{L}+mente,?)? (?<rest>(?:[oa]s?|uma?s?) .{8,})$`,
      'u',
    ),
    ({ np, verb, act, rest }) => ask(`O que ${inside(np)} ${verb} ${act}?`, rest ?? '', 'lembrar'),
  ],
  // `As atas devem ser escritas em um único parágrafo`
  [
    new RegExp(
      `^${SUBJECT} (?<verb>deve|devem|deverá|deverão) ser (?<done>${DONE}) (?<rest>(?:em|n[oa]s?|com|sem|de|por|pel[oa]s?) .{6,90})$`,
      'u',
    ),
    ({ np, verb, done, rest }) =>
      ask(`Como ${verb} ser ${done} ${inside(np)}?`, upperFirst(rest ?? ''), 'lembrar'),
  ],
  // `O mentor deve ser flexível e ajustar o ritmo`
  [
    new RegExp(
      `^${SUBJECT} (?:deve|devem|deverá|deverão) (?<rest>(?:ser|estar|ter) (?!${DONE} ).{12,110})$`,
      'u',
    ),
    ({ np, rest }) => {
      const of = /^[OA]s? /u.test(np ?? '') ? 'd' : 'de ';
      return ask(`O que se espera ${of}${inside(np)}?`, upperFirst(rest ?? ''), 'lembrar');
    },
  ],
];

/** The question that a whole sentence answers by itself; null where its build gives none. */
export function askSentence(sentence: string): Asked | null {
  const reason = askReasons(sentence);
  if (reason !== undefined) return reason;
  const made = askMaker(sentence);
  if (made !== null) return made;
  for (const [build, write] of BUILDS) {
    const found = build.exec(sentence)?.groups;
    // `Os corredores ligam os fragmentos e permitem …`: a verb before the last one.
    if (found === undefined || / e$/.test(found.np ?? '')) continue;
    const asked = write(found as Record<string, string>);
    return isAnswer(asked) ? asked : null;
  }
  return askDoing(sentence);
}
