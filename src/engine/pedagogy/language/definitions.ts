import { hasFiniteVerb } from './grammar/clauses.ts';
import { isStopWord } from './stop-words.ts';
import { wordsOf } from './words.ts';

export interface Definition {
  /** What is defined, without its article, as written. */
  term: string;
  /** The sentence's saying of it, without the final stop. */
  definition: string;
  /** The whole sentence. */
  sentence: string;
}

/** `Diretivas são marcas interpretadas …`, `objetos que …`: the kind of thing without an article, and what tells it from others. */
const KIND =
  '(?=(?!\\p{L}*(?:[ai]d|feit|escrit|vist|post|abert)[oa]s |(?:mais|menos|muit[oa]s|apenas|todos|todas|bons|boas) )\\p{L}{3,}s (?:que|\\p{L}+[ai]d[oa]s)(?!\\p{L}))';
const LINK = `(?:é o nome dado a[os]?s?|é o nome d[aoe]s?|consist(?:e|em) em|chamam?-se|denominam?-se|defin(?:e|em)-se como|é definid[oa] como|são definid[oa]s como|é (?:(?:chamad|denominad)[oa](?: de)?|conhecid[oa] (?:como|por))|pode ser definid[oa] como|significa|é (?:(?:basicamente|essencialmente|simplesmente) )?(?:[oa]s? |um(?:a|as|ns)? |tod[oa] )|são (?:[oa]s |uma?s? |tod[oa]s |${KIND})|refere-se a[os]?s?|corresponde a[os]?)`;
/** `O ludismo foi um movimento de operários que …`: history says so what a word means, where a kind of thing is named. */
const PAST =
  '(?:foi|era) (?:[oa]s? |uma? )(?=(?:movimento|classe|camada|sistema|regime|processo|transformação|conjunto|acordo|tratado|imposto|tributo|revolta|conflito|guerra|período|política|prática|forma|associação|organização|terra|propriedade|imperador|título|conselho|assembleia|reunião|expedição|doutrina|corrente)(?!\\p{L})\\s(?:\\p{L}+\\s){0,3}(?:que|d[aeo]s?|em|n[ao]s?|para|pel[ao]s?|por|entre|contra)(?!\\p{L}))';
const DEFINES = new RegExp(
  `^(?:(?:em|n[oa]s?) [^,]{3,40}, )?(?<term>(?:[oa]s? |uma? )?[^,.;:!?()]{2,60}?)\\s+(?<link>${LINK}|${PAST})\\s*(?<rest>.{15,})$`,
  'iu',
);
/** `Chamamos de fração a relação …`, `Chama-se numerador o termo …`, `Dá-se o nome de fotossíntese ao processo …`. */
const NAMES =
  /^(?:chamamos (?:de )?|chama-se |denomina-se |denominamos (?:de )?|dá-se o nome de |damos o nome de |entende-se por |define-se como )(?<term>[^,.;:]{2,50}?)\s+(?:[oa]s?|ao|à|aos|às)\s+(?<rest>.{12,})$/iu;
/** `Numerador: número de partes tomadas.` */
const GLOSS =
  /^(?<term>\p{Lu}[\p{L}\s-]{2,40}?)\s*(?::|\s[–—-]\s)\s*(?<rest>(?:é |são )?(?:[oa]s?|uma?|toda?|tudo|quando|número|parte|processo|conjunto|capacidade|relação|ato|valor|tipo|forma)\s.{12,})$/u;

/** `A sociologia chama esse fenômeno de uberização ou trabalho em plataformas: uma forma de …` */
const CALLS_IT =
  /^[^:]{3,90}?\s(?:chamam?|chamou|chamaram|denominam?|denominou)\s(?:a\s)?(?:ess[ea]s?|est[ea]s?|isso|isto)(?:\s\p{L}+){0,2}\s(?:de|como)\s["“]?(?<term>[^,.;:"”]{3,40}?)["”]?(?:\sou\s[^,.;:]{3,40})?:\s+(?<rest>(?:[oa]s?|uma?)\s.{15,})$/iu;

/** Openings that point back or tell something else than what a word means. */
const NOT_A_TERM =
  /^(?:já|cada|também|exemplos?|(?:[oa] |um )?(?:exemplo|propósito|finalidade|restante|maior|menor|principal|ideia|forma|componente principal|efeito disso)|est[ea]s?|ess[ea]s?|isto|isso|aquel[ea]s?|el[ea]s?|quem|que|qual|quais|onde|quando|como|tudo|nada|não|também|outr[oa]s?|um dos|uma das|o primeiro|a primeira|o segundo|a segunda|além|por|para|com|se|mas|hoje|assim|entretanto|porém|o que|a que|nosso|nossa|meu|minha|seu|sua|o objetivo|o resultado|a resposta|o exemplo|a diferença|o problema|o texto|a aula|o aluno|a questão|o autor|a autora)(?:\s|$)/iu;

/** `O morango é uma boa escolha porque …`: what is thought of it, not what it is. */
const PRAISES =
  /^(?:é|são)\s+(?:uma?|[oa]s?)\s+(?:muito )?(?:boa?|bom|bons|boas|[óo]tim[oa]|excelentes?|melhor(?:es)?|grande|importante)\s(?:escolha|opç(?:ão|ões)|ideia|alternativa|maneira|soluç(?:ão|ões)|exemplos?|problema|passo|aliad[oa]s?|desafio)/iu;

/** `as máquinas substituíram os trabalhadores`: a subject and what it does, before anything hangs on. */
export function isClause(rest: string): boolean {
  const head =
    rest.split(/[,;]|\s(?:que|quando|onde|cuj[oa]s?|(?:pel|n|d|a)?[oa]s? qua(?:l|is))\s/u)[0] ?? '';
  return /^(?:[oa]s?|uma?)\s/iu.test(head) && hasFiniteVerb(head);
}

/** The definitions a passage gives, sentence by sentence: which word, and what is said of it. */
export function definitionsIn(sentences: readonly string[]): Definition[] {
  return sentences.map(definitionOf).filter((found) => found !== null);
}

/** What one sentence defines, or null. */
export function definitionOf(sentence: string): Definition | null {
  if (sentence.trim().endsWith('?')) return null;
  // `O banco de dados (BD) é …`: the acronym is the term's, not the saying's.
  const bare = sentence
    .replace(/^([^,;:]{2,60}?)\s\(\p{Lu}[\p{Lu}\d]{1,7}s?\)(?=\s)/u, '$1')
    .replace(/^([^,;:()]{2,40}?)\s\([^()=]{2,50}\)(?=\s(?:é|são)\s)/u, '$1');
  const gloss = GLOSS.exec(bare);
  // `Existiam duas formas de escrita: a demótica e …`: a sentence that lists.
  const listed = gloss !== null && hasFiniteVerb(gloss.groups?.term ?? '');
  const match = NAMES.exec(bare) ?? CALLS_IT.exec(bare) ?? DEFINES.exec(bare) ?? (listed ? null : gloss);
  const { term: raw, rest } = match?.groups ?? {};
  // `O “C” do modelo significa: ( ) Crítica ( ) Comportamento`: asked, not defined.
  if (
    rest?.endsWith(':') ||
    /^\s*[:(]|\(\s*\)/u.test(rest ?? '') ||
    match === null ||
    raw === undefined ||
    rest === undefined
  )
    return null;
  const term = raw
    .replace(/^(?:[oa]s?|uma?)\s+/iu, '')
    .replace(/["“”]/g, '')
    .trim();
  const words = wordsOf(term);
  // `vulcão - partes: …` names what is listed, `Comentar: …` what whoever teaches does.
  if (
    /\s[-–—]\s/u.test(term) ||
    /^(?:comentar|perguntar|lembrar|mostrar|falar|retomar|explicar|destacar|refor[çc]ar|avisar)$/iu.test(term)
  )
    return null;
  // `O que é surgiram dois movimentos`: what has a verb of its own is no name.
  if (words.length > 1 && hasFiniteVerb(term)) return null;
  if (NOT_A_TERM.test(raw.replace(/^["“”'\s]+/, '')) || words.length === 0 || words.length > 6) return null;
  if (
    words.every(isStopWord) ||
    isStopWord(words.at(-1) ?? '') ||
    /(?<!\p{L})(?:que|é|são|foi|eram?|ser|tem|têm|há|está|estão)(?!\p{L})/iu.test(term)
  )
    return null;
  // `Mecanização do campo: as máquinas substituíram …`, `… é uma curva chamada parábola`: said of it, or the name of another.
  if (match === gloss && isClause(rest)) return null;
  if (/^(?:\p{L}+ ){0,2}(?:chamad|denominad)[oa]s?(?: de)? \p{L}+(?: \p{L}+)?[.;]?$/iu.test(rest))
    return null;
  if (PRAISES.test(`${match.groups?.link ?? ''} ${rest}`)) return null;
  const link = match.groups?.link ?? '';
  const article = /(?:^|\s)((?:[oa]s?|uma?s?|uns|tod[oa]s?)\s*)$/iu.exec(link)?.[1] ?? '';
  return { term, definition: `${article}${rest}`.replace(/[.;]$/, '').trim(), sentence };
}
