import { definitionOf } from '#engine/pedagogy/language/definitions.ts';
import { isEveryday, isGenericPhrase } from '#engine/pedagogy/language/generic-phrases.ts';
import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import {
  findNounPhrases,
  findSubject,
  type NounPhrase,
} from '#engine/pedagogy/language/grammar/noun-phrases.ts';
import { isBroken } from '#engine/pedagogy/language/is-broken.ts';
import { personNamesIn, tellsOfPerson } from '#engine/pedagogy/language/person-names.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import { ANSWER_MARKED } from '#engine/pedagogy/understanding/role-of-line.ts';
import { isPoorName } from './poor-names.ts';

const LONGEST = 48;
const MOST_WORDS = 6;

/** Number, letter, worth and source before a question: `01. (2,0 pontos)`, `57)(PROVA RIO)`. */
const MARKS =
  /^\s*(?:(?:exerc[íi]cio|questão|atividade)\s+\d+\s*[.:)–-]\s*|\(?(?:\d{1,3}|[a-zA-Z])\s*[).º–-]+\s*|\([^()]{2,40}\)\s*|_{2,}\s*)+/iu;
/** `Em relação a eficácia, eficiência e efetividade, é correto afirmar que:` names its subject before it asks. */
const ABOUT =
  /(?:^|[\s)])(?:sobre|a respeito|em relação|com relação|no que se refere|quanto(?=\s[aà])|acerca)\s+(?:(?:d|n)?(?:a|o)s?\s+|[aà]s?\s+|aos?\s+|de\s+)?(\p{L}[^.:?!;]{5,56}?)(?:,\s*(?=é|são|assinale|marque|julgue|analise|considere|responda|indique|corrija|pode|relacione|associe|correlacione|cite|explique|escreva|complete|identifique|dê|descreva|calcule|determine|classifique)|\s+(?=é correto|é incorreto|assinale|marque|julgue|responda)|[.:?])/iu;
/** `Correlacione o conceito de X apresentado com Y.` */
const CONCEPT =
  /(?<!\p{L})conceitos? d[aeo]s?\s+(?!que\s)(\p{L}[^.:?!;,]{3,44}?)(?:\s+(?:apresentad|desenvolvid|propost|com|ao|à)(?:[aeo]s?)?(?!\p{L})|[.:?,;])/iu;
/** `Associe cada documento ao seu objetivo.`; `a definição correta dos conceitos` of options that name them. */
const MATCHED =
  /^(?:associe|correlacione|relacione|ligue)\s+(?:corretamente\s+)?(cada|[oa]s?)\s+((?:(?!aos?\s|às?\s|com\s|que\s)\p{L}+\s+){1,3})(?:aos?|às?|com)\s/iu;
/** `Informe o tipo de documento mais indicado.`; `Considerando as seguintes empresas – A; B; C`: what is told apart, not what is named first. */
const KIND_OF =
  /(?:informe|indique|diga|escreva|identifique|aponte)\s+[oa]\s+(tipo|classe|g[êe]nero|esp[ée]cie)\s+(?:d[aeo]s?\s+)?(\p{L}{4,})/iu;
const AMONG = /(?:consider(?:e|ando)|dad[oa]s|entre|dentre)\s+[oa]s\s+seguintes\s+(\p{L}{4,})(?!\p{L})/iu;
const OF_CONCEPTS =
  /(defini[çc](?:[ãa]o|[õo]es))\s+(?:corretas?\s+|certas?\s+)?(d[aeo]s?\s+conceitos?)(?=\s*[.:?])/iu;
/** `Calcule o perímetro e a área do terreno.`: what is to be found. */
const QUANTITY =
  '(?:perímetro|áreas?|volume|velocidade(?: média| final| inicial| angular)?|aceleração(?: média)?|densidade|concentração|média(?: aritmética| ponderada)?|mediana|moda|desvio padrão|porcentagem|probabilidade|juros(?: simples| compostos)?|montante|massa(?: molar)?|força(?: resultante)?|energia(?: cinética| potencial)?|potência elétrica|trabalho realizado|resistência|corrente elétrica|pressão|temperatura|hipotenusa|altura|distância|divisores|múltiplos|raízes|coeficiente angular)';
const ASKED = new RegExp(
  `(?:^|[\\s,;])(?:calcule|determine|encontre|obtenha|ache|qual (?:é|foi|será|era))\\s+(?:[oa]s?\\s+)?(?:su[ao]s?\\s+)?(${QUANTITY}(?:\\s+e\\s+(?:[oa]s?\\s+)?${QUANTITY})?)(?!\\p{L})`,
  'iu',
);
/** An order that is nothing but its verb and what it is about, before the sums themselves. */
const PLAIN_ORDER = /^(\p{L}+)\s+(?:(?:(?:a|o)s?|cada|um|uma)\s+)?(\p{L}[^.:?!;,\d]{4,44}?)\s*[:.]/iu;
const ACTIONS: Readonly<Record<string, string>> = {
  some: 'adição',
  adicione: 'adição',
  subtraia: 'subtração',
  multiplique: 'multiplicação',
  divida: 'divisão',
  simplifique: 'simplificação',
  converta: 'conversão',
  transforme: 'transformação',
  compare: 'comparação',
  ordene: 'ordenação',
  arredonde: 'arredondamento',
  fatore: 'fatoração',
  represente: 'representação',
  classifique: 'classificação',
  conjugue: 'conjugação',
  traduza: 'tradução',
  balanceie: 'balanceamento',
};
/** `Efetue as subtrações de decimais`: the order names the sum itself. */
const DOES = /^(?:efetue|calcule|resolva|determine|encontre|realize|fa[çc]a|obtenha)$/iu;
/** `Escreva os números por extenso:` */
const TELLS_THING = /^(?:escreva|resolva|calcule|determine|encontre|identifique|efetue)$/iu;
const SUMS: Readonly<Record<string, string>> = {
  adição: 'adição',
  adições: 'adição',
  soma: 'adição',
  somas: 'adição',
  subtração: 'subtração',
  subtrações: 'subtração',
  diferenças: 'subtração',
  multiplicação: 'multiplicação',
  multiplicações: 'multiplicação',
  produtos: 'multiplicação',
  divisão: 'divisão',
  divisões: 'divisão',
  quocientes: 'divisão',
};
/** `O que diferencia um rio perene de um rio temporário?` */
const TOLD_APART =
  /(?:diferenci|disting|difer)\p{L}+\s+(?:(?:uma?|[oa]s?)\s+)?(\p{L}[^.:?!;,]{2,28}?)\s+(?:d[aeo]s?|dum|duma)\s+(?:(?:uma?|[oa]s?)\s+)?(\p{L}[^.:?!;,]{2,28}?)\s*\?/iu;
/** What a question asks for or points at, not what it is about. */
const WRAPPERS =
  /^(?:conceito|respeito|diferen[çc]a|semelhan[çc]a|rela[çc](?:[ãa]o|[õo]es)|resumo|defini[çc](?:[ãa]o|[õo]es)|significado|alternativa|op[çc](?:[ãa]o|[õo]es)|texto|trecho|fragmento|quest(?:[ãa]o|[õo]es)|pergunta|afirma[çc](?:[ãa]o|[õo]es)|afirmativa|situa[çc](?:[ãa]o|[õo]es)|item|exemplo|figura|imagem|tabela|gr[áa]fico|quadro|argumento|resposta|lacuna|coluna|frase|per[íi]odo|palavra|express(?:[ãa]o|[õo]es)|quantidade|valor|n[úu]mero|resultado|informa[çc](?:[ãa]o|[õo]es)|caracter[íi]stica|tipo|causa|consequ[êe]ncia|import[âa]ncia|papel|fun[çc](?:[ãa]o|[õo]es)|motivo|raz(?:[ãa]o|[õo]es)|aula|atividade|rela[çc](?:[ãa]o|[õo]es)|distin[çc](?:[ãa]o|[õo]es)|mensagem|(?:\p{L}+\s)?par[áa]grafo|(?:\p{L}+\s)?verso|inten[çc](?:[ãa]o|[õo]es)|ponto de vista|linguagem|t[íi]tulo|autor|leitura|seguinte|forma|maneira|modo|(?:verdadeir|fals)[oa](?: e .*)?)s?$/iu;

/** What a question is about, in its own words: `moral e ética`; '' where its sentences do not say. */
export function topicOf(sentences: readonly string[]): string {
  return findTopic(sentences, [announced, toldApart, matched, asked, ordered, defined, named]);
}

/** What a question says it is about, by its wording; '' where it only names things. */
export function statedTopic(sentences: readonly string[]): string {
  return findTopic(sentences, [announced, toldApart, matched, asked, ordered, defined]);
}

/** `o que é migração e dê um exemplo`: another order, not another subject. */
const SECOND_ORDER =
  /,? e (?:d[êe]|cite|explique|justifique|exemplifique|comente|descreva|compare|indique)(?!\p{L}).*$/iu;

function findTopic(sentences: readonly string[], finders: readonly ((sentence: string) => string)[]): string {
  const bare = sentences
    .filter((one) => !ANSWER_MARKED.test(one))
    .map((one) =>
      one
        // `fornecedor de R$ 10.000`: a price is told by its words, and its sign opens no formula.
        .replace(/(?:\s(?:de|por|em|a))?\sR\$\s?[\d.,]*\d/gu, '')
        .replace(/\$[^$]*\$/g, ' ')
        .replace(MARKS, '')
        .replace(SECOND_ORDER, '')
        .replace(/\s+/g, ' ')
        .trim(),
    );
  for (const find of finders)
    for (const sentence of bare) {
      const topic = find(sentence);
      // What is to be matched is named by the order itself, however plain its word.
      if (isTopic(topic) || (find === matched && contentStems(topic).length > 0)) return topic;
    }
  return '';
}

function announced(sentence: string): string {
  const thing = ABOUT.exec(sentence)?.[1] ?? '';
  // The name of a concept may be of another language.
  if (thing === '') return CONCEPT.exec(sentence)?.[1] ?? '';
  // `a Era Vargas`: a capital within the sentence is a name, whatever verb it looks like.
  return hasFiniteVerb(thing) && !/^\p{Lu}/u.test(thing) ? '' : unwrap(thing);
}

function toldApart(sentence: string): string {
  const [, one = '', other = ''] = TOLD_APART.exec(sentence) ?? [];
  return one === '' ? '' : `${one} e ${other}`;
}

function matched(sentence: string): string {
  const [, each = '', thing = ''] = MATCHED.exec(sentence) ?? [];
  if (thing !== '') return each.toLowerCase() === 'cada' ? pluralOf(thing.trim()) : thing.trim();
  const [, kind = '', told = ''] = KIND_OF.exec(sentence) ?? [];
  if (kind !== '') return `${pluralOf(kind)} de ${told}`;
  const among = AMONG.exec(sentence)?.[1] ?? '';
  if (among !== '') return among;
  const [, definition = '', concepts = ''] = OF_CONCEPTS.exec(sentence) ?? [];
  return definition === '' ? '' : `${definition} ${concepts}`;
}

/** `cada documento` → `documentos`; of two words and more as it stands. */
const pluralOf = (noun: string): string =>
  noun.includes(' ') || !/[aeiou]$/iu.test(noun) ? noun : `${noun}s`;

const asked = (sentence: string): string => (ASKED.exec(sentence)?.[1] ?? '').replace(/ e [oa]s? /iu, ' e ');

function ordered(sentence: string): string {
  const [, verb = '', thing = ''] = PLAIN_ORDER.exec(sentence) ?? [];
  const [, sum = '', rest = ''] = /^(\p{L}+) d[aeo]s? (.+)$/iu.exec(thing) ?? [];
  const done = DOES.test(verb) ? SUMS[sum.toLowerCase()] : undefined;
  if (done !== undefined) return `${done} de ${rest}`;
  const action = ACTIONS[verb.toLowerCase()];
  const bare = thing.replace(/\s+(?:acima|abaixo|a seguir|ao lado)$/iu, '');
  if (hasFiniteVerb(bare)) return '';
  // `Classifique em par ou ímpar`: what is told apart.
  const told = /^em\s+(?:cada caso\s+)?(.+)$/iu.exec(bare)?.[1];
  if (told !== undefined && action !== undefined) return told;
  if (action !== undefined) return `${action} de ${bare}`;
  return TELLS_THING.test(verb) &&
    /^(?!(?:em|n[ao]s?|por|de|com|uma?|su[ao]s?|como|se|para)\s)\p{L}+\s/iu.test(bare)
    ? unwrap(bare) || bare
    : '';
}

function defined(sentence: string): string {
  return definitionOf(sentence)?.term ?? '';
}

/** `viabilidade desta ideia`, `Paulo depositou inicialmente`: of this case alone, or half a sentence. */
const OF_THE_CASE =
  /(?<!\p{L})(?:(?:d|n)?(?:est|ess|aquel)[ea]s?|\p{L}+mente|\p{L}{3,}(?:ou|aram|eram))(?!\p{L})/iu;

/** `O encontro de duas cidades chama-se:`, `Conjunto de municípios em torno de uma cidade:` are told by the answer alone. */
const ASKS_NAME =
  /(?<!\p{L})(?:(?:chama|denomina)m?-se|(?:é|são) (?:chamad|denominad|conhecid)[oa]s?(?: de| como| por)?|recebem? o nome(?: de)?|dá-se o nome(?: de)?)\s*[:.…_]*\s*$|^(?:conjunto|processo|fen[ôo]meno|ato|a[çc][ãa]o|nome|tipo|movimento|grupo|regi[ãa]o|[áa]rea|per[íi]odo|[óo]rg[ãa]o|subst[âa]ncia|profissional|aparelho|instrumento|etapa|fase|estrutura|grandeza) (?:d[aeo]s?|em|que|n[oa]) [^?]*:\s*$/iu;

/** The first thing that the sentence names and that is no everyday word; of its subject first. */
function named(sentence: string): string {
  if (ASKS_NAME.test(sentence)) return '';
  const isOfSomebody = personNamesIn(sentence).length > 0 || tellsOfPerson(sentence);
  const subject = findSubject(sentence);
  const phrases = findNounPhrases(sentence);
  const names = [...(subject === null ? [] : [subject]), ...phrases]
    .map((phrase) => withPartner(sentence, phrase, phrases))
    .map(unwrap)
    .filter(
      (one) =>
        isTopic(one) && !isPoorName(one) && !OF_THE_CASE.test(one) && !(isOfSomebody && /^\p{Lu}/u.test(one)),
    );
  const [first = ''] = names;
  const name = /\s(?!O\s|A\s)(\p{Lu}\p{Ll}{3,})(?=[\s,.?:;)]|$)(?!\s\p{Lu})/u.exec(sentence)?.[1] ?? '';
  // `Cite os países que fundaram o Mercosul.`: a plain word tells less than the one name beside it.
  const isPlain = first.length > 0 && contentStems(first).length === 1 && !/\p{Lu}/u.test(first);
  return (
    names.find((one) => contentStems(one).length > 1) ??
    (isPlain && name !== '' && !personNamesIn(sentence).length && /\bque\b/u.test(sentence) ? name : first)
  );
}

/** `o consequencialismo e a deontologia` are two phrases and one subject. */
function withPartner(sentence: string, phrase: NounPhrase, phrases: readonly NounPhrase[]): string {
  const next = phrases.find(({ start }) => start > phrase.end);
  const between = next === undefined ? '' : sentence.slice(phrase.end, next.start);
  return next !== undefined && /^\s+e\s*$/u.test(between) ? `${phrase.core} e ${next.core}` : phrase.core;
}

/** `conceito de imperativo categórico` → `imperativo categórico` */
function unwrap(phrase: string): string {
  const [head = ''] = phrase.split(' ');
  if (!WRAPPERS.test(head) && !/^(?:breve|pequen[oa]|principa(?:l|is))$/iu.test(head)) return phrase;
  const inner = /\s(?:d[aeo]s?|entre|sobre)\s+(?:[oa]s?\s+|uma?s?\s+)?(.+)$/iu.exec(phrase)?.[1];
  return inner === undefined ? '' : unwrap(inner);
}

function isTopic(text: string): boolean {
  const words = wordsOf(text);
  const [first = ''] = words;
  const stems = contentStems(text);
  const isPerson = stems.length === 1 && /^\p{Lu}\p{Ll}+$/u.test(text);
  return (
    stems.length > 0 &&
    words.length <= MOST_WORDS + 2 &&
    text.length <= LONGEST &&
    text.length > 2 &&
    !isPerson &&
    !(stems.length === 1 && isEveryday(first)) &&
    !WRAPPERS.test(text) &&
    !isGenericPhrase(text) &&
    !isBroken(text) &&
    !/[\d$=%_]/.test(text)
  );
}
