const NAME =
  '(?:exemplos?(?: resolvidos?| pr[áa]ticos?| num[ée]ricos?)?|ex|(?:exerc[íi]cios?|problemas?|quest(?:ão|ões)|situaç(?:ão|ões)-problema) resolvid[oa]s?)';
const COUNT = '(?:n?[º°]?\\s?\\d{1,2}|[A-H](?!\\p{L}))';
/** `Exemplo 1: `, `Ex.: `, `Exercício resolvido – `, `Ex. 1 Resolver …`, `EX A) …` */
export const OPENS_EXAMPLE = new RegExp(
  `^\\W*${NAME}\\.?\\s?\\d{1,2}\\s+(?=(?-i:\\p{Lu})\\p{L}*\\s)|^\\W*${NAME}\\.?\\s?${COUNT}?\\s*(?:\\([^()]*\\))?\\s*(?:[:–—-]|[.)](?=\\s))\\s*(?=\\S)`,
  'iu',
);
/** `Exemplo 2`, `Exemplo resolvido 1 (direta)` over the lines that it is. */
export const HEADS_EXAMPLE = new RegExp(`^\\W*${NAME}\\.?\\s?${COUNT}?\\s*(?:\\([^()]{2,30}\\))?\\W*$`, 'iu');
/** `Exercícios resolvidos`: several stand below it. */
export const HEADS_EXAMPLES =
  /^\W*(?:\d{1,2}\W+)?(?:exemplos|exerc[íi]cios|problemas|quest(?:ão|ões)|situaç(?:ão|ões)-problema) resolvid[oa]s\W*$/iu;
/** Worked out, not posed. */
export const SOLVED = /resolvid[oa]/iu;
/** `R1. Um ônibus percorre …`, `2) Um carro …`: one of several; `1.000 reais` is a figure. */
export const COUNTS_EXAMPLE = /^\W*(?:R|E|Ex\.?)?\s?\d{1,2}\s?(?:\.(?!\d)|[)–:-])\s*(?=\p{Lu}|\d)/u;
/** `Solução:` above the working. */
export const HEADS_WORKING =
  /^\W*(?:(?:re)?solu[çc](?:ão|ao)|resposta|c[áa]lculos?|desenvolvimento|como resolver|resolvendo)\W*$/iu;
/** `Solução: Primeiro ordenamos os valores`: the working begins in the line that announces it. */
export const OPENS_SOLUTION = /^\W*(?:re)?solu[çc][ãa]o\s*[:.–-]\s*(?=[\p{L}\d$(])/iu;
/** `Logo, a camiseta custa R$ 48,00`, `Resposta: 75` */
export const CONCLUDES =
  /^\W*(?:então|logo|portanto|assim|daí|ou seja|isto é|resposta|r(?:esp)?\.?:|(?:re)?solu[çc][ãa]o|c[áa]lculos?|passo \d+|\d+º passo|temos|substituindo|aplicando|isolando|simplificando|multiplicando|dividindo|somando|subtraindo)\W*(?![\p{L}-])/iu;
/** `Problema: um bloco … Calcule o empuxo.` above `Resolução:` */
export const POSES =
  /^\W*(?:problema|exerc[íi]cio|quest[ãa]o|situa[çc][ãa]o)(?:[- ]problema)?(?: \d{1,2})?\s*[:.–-]\s*\p{Lu}?\p{L}/iu;
/** `Resposta: 5 m por 8 m`: behind it stands another thing. */
export const ENDS_WORKING = /^\W*r(?:esp(?:ostas?)?)?\.?\s?:\s*\S/iu;
/** `Exemplo de analogia:` over a case and its answer. */
export const HEADS_CASE = /^\W*exemplos?\s+(?:para|d[aeo]s?|de)\s+\p{L}/iu;

const COUNTS = /[=≈→⇒]|->/u;
/** `4 g de H2 ------ 36 g de H2O` */
const RULE_OF_THREE = /\d[^-–—_=]*(?:[-–—_]\s?){3,}[^-–—_=]*(?:\d|\p{L}$)/u;
const MOST_NAMES = 8;
/** A sign that something comes of something, or `4 g de H2 ------ 36 g de H2O`. */
export const SHOWS_WORKING = new RegExp(`${COUNTS.source}|${RULE_OF_THREE.source}`, 'u');

/** A line of a working: an equation with few words, or what it comes to. */
export function isStep(text: string): boolean {
  const bare = text.replace(/\([^()]*\)/g, '');
  const names = bare.match(/\p{L}{3,}/gu)?.length ?? 0;
  return (
    CONCLUDES.test(text) ||
    RULE_OF_THREE.test(text) ||
    /, (?:logo|então|portanto) /iu.test(text) ||
    (COUNTS.test(bare) &&
      names <= MOST_NAMES * Math.max(1, (bare.match(/[=≈]/gu)?.length ?? 0) / 2) &&
      !/["“”]\s*[=→]\s*["“”]/.test(bare))
  );
}
