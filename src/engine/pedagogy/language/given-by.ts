import { hasFiniteVerb } from './grammar/clauses.ts';
import { findSubject } from './grammar/noun-phrases.ts';
import { plainMath } from './plain-math.ts';
import { remember, SENTENCES_KEPT } from './remember.ts';
import { splitSentences } from './sentences.ts';

/** `é dada por`, `pode ser escrita como`, `será`: what stands before it is told by what stands below. */
const IS_GIVEN =
  /\s(?:[ée]|s[ãa]o|ser[áa]|seria|fica|vale|pode(?:m)? ser|(?:[ée]|foi) (?:ent[ãa]o|simplesmente))(?:\s(?:ent[ãa]o|simplesmente))?(?:\s\p{L}{1,12}(?:ad|id|ert|ess|it)[oa]s?)?(?:\s(?:como|por|pel[ao]|atrav[ée]s d[ae]))?(?:\s(?:a\s)?(?:seguinte )?(?:f[óo]rmula|equa[çc][ãa]o|express[ãa]o|rela[çc][ãa]o|propriedade|forma))?$/u;
/** `podemos introduzir a Variância`, `é comum usar o Desvio Padrão` */
const NAMED_LAST =
  /(?<!\p{L})(?:definir|introduzir|calcular|usar|utilizar|obter|escrever|encontrar|determinar|calculamos|definimos|obtemos|encontramos|usamos|temos|podemos)\s(?:ent[ãa]o\s)?(?:[oa]s?\s)?(?!\p{L}+[aei]r\s)(?<name>\p{L}[^,;:=]{2,70}?)(?:,[^;]{0,80}\sonde|\s(?:como|por|da seguinte (?:forma|maneira)|pela f[óo]rmula))?$/u;
/** `uma medida de assimetria, denominada coeficiente de Bowley` */
const CALLED = /,\s(?:denominad|chamad)[oa]s?\s(?:de\s)?(?<name>\p{L}[^,;:=]{2,50})$/u;
/** The verb of a sentence whose subject is set off from it: `A variância de z, expressa em …, é dada por`. */
const OPENING_SUBJECT = /^(?:[OA]s?)\s(?<name>\p{Ll}[^,;:=]{2,60}?)(?:,|\s(?:[ée]|s[ãa]o)\s)/u;
/** Ends a clause before the one that names what is given. */
const CLAUSE = /(?:[,;:]\s|\)\s|(?<!\p{L})(?:ent[ãa]o|logo|portanto|assim|onde|e|que)\s)(?=[^,;:]*$)/giu;
const ARTICLE = /^(?:e\s|ent[ãa]o,?\s)?(?:[oa]s?|uma?s?|seus?|suas?)\s(?:(?:seus?|suas?)\s)?/iu;
/** What is said of something named elsewhere. */
const OF_OTHERS = /\s(?:entre|d)\s?el[ea]s?(?!\p{L})|\s\p{L}(?=\s*$)/giu;
const LEANS = /(?<!\p{L})(?:d?est[ea]s?|d?ess[ea]s?|n?ess[ea]s?|isso|isto|d?el[ea]s?|mesm[oa]s?)(?!\p{L})/iu;
/** `A conta seria simplesmente`: a word for any formula. */
const ANY =
  /^(?:que|qual|como|onde|quando|ent[ãa]o|temos|conta|c[áa]lculo|f[óo]rmula|equa[çc][ãa]o|express[ãa]o|resultado|estrutura|solu[çc][ãa]o|resposta|valor)$/iu;
/** What a slide has room for beside its formula. */
const LONGEST = { name: 60, sentence: 95 };
/** A sentence that ends so states something, and the formula behind it the same in signs. */
const SAYS_ALL = /,?\s(?:ou seja|isto é|pois|assim|da seguinte (?:forma|maneira))$/iu;

/** `…, passando a ser`: what the formula behind it then is. */
const GOES_OVER = /\s(?:passando a ser|passa a ser|tal que|de (?:modo|forma|maneira) que)$/iu;

/** True for a line that is nothing without the formula or figures right below it: `a média é dada por`, `será:`. */
export const leadsToSigns = (line: string): boolean => {
  const last = lastOf(line);
  return (
    /:\s*$/.test(line.trim()) ||
    IS_GIVEN.test(last) ||
    GOES_OVER.test(last) ||
    /(?:^|,\s|\s)(?:ent[ãa]o|logo)$/iu.test(last)
  );
};

/**
 * What a line says that the formula right below it gives: `Suponha …, então a média é calculada por` → `média`, or the whole
 * sentence where that is short and says it; '' for a line that says neither.
 */
export function givenBy(line: string): string {
  const last = lastOf(line);
  const isOpen = /:\s*$/.test(line.trim()) || GOES_OVER.test(last);
  const named = CALLED.exec(last)?.groups?.name ?? nameGiven(last) ?? NAMED_LAST.exec(last)?.groups?.name;
  const name = clean(named ?? '');
  if (name !== '') return name;
  const said = last.replace(SAYS_ALL, '');
  const isWhole =
    isOpen &&
    said.length <= LONGEST.sentence &&
    hasFiniteVerb(said) &&
    !IS_GIVEN.test(said) &&
    !LEANS.test(said);
  // `Mais uma vez, faremos juntos:` speaks of nothing.
  const speaks =
    isWhole &&
    !/[aei]mos(?!\p{L})/u.test(said) &&
    /^\p{Lu}/u.test(said) &&
    !/[=≤≥<>()]/.test(said) &&
    (findSubject(said) !== null || /^Se\s/u.test(said));
  return speaks ? said : '';
}

const lastOf = remember(
  (line) =>
    (splitSentences(plainMath(line).replace(/\s+/g, ' ').trim()).at(-1) ?? '').replace(/[\s:.]+$/, ''),
  SENTENCES_KEPT,
);

/** The subject right before the verb, else the one that opens the sentence. */
function nameGiven(sentence: string): string | undefined {
  const verb = IS_GIVEN.exec(sentence);
  if (verb === null) return undefined;
  const before = sentence.slice(0, verb.index);
  const start = [...before.matchAll(CLAUSE)].at(-1);
  const near = before.slice(start === undefined ? 0 : start.index + start[0].length);
  return /^(?:[oa]s?|seus?|suas?)\s[^,;:]*$/iu.test(near) && !hasFiniteVerb(near)
    ? near
    : OPENING_SUBJECT.exec(sentence)?.groups?.name;
}

function clean(name: string): string {
  const bare = name
    .replace(ARTICLE, '')
    // `entre os vetores x = (1, 2)`: up to what is a sign.
    .replace(/\s\S{1,4}\s?=.*$/u, '')
    .replace(OF_OTHERS, '')
    .trim();
  return bare.length > 2 &&
    bare.length <= LONGEST.name &&
    /\p{L}{3}/u.test(bare) &&
    !LEANS.test(bare) &&
    !ANY.test(bare)
    ? bare
    : '';
}
