import { cleanText } from './clean-text.ts';
import type { DraftBlock } from './source-document.ts';

/** Words that open a line of a program, which then has a sign of one too. */
const OPENS_CODE =
  /^(?:#include|#define|import|from|public|private|protected|static|void|int|float|double|char|bool|boolean|string|String|const|let|var|function|def|class|return|if|elif|else|for|while|do|switch|case|break|try|catch|except|raise|with|finally|print|printf|println|echo|new|SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|FROM|WHERE|JOIN|VALUES|ORDER BY|GROUP BY)(?![\p{L}\d])/u;
const OPENS_QUERY = /^(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|CREATE|ALTER|DROP) \S/;
const SIGN = /[(){}[\];=<>"*]|:\s*$/u;
const CODE_LINES: readonly RegExp[] = [
  // `<p>`, `</html>`, `<?php`, comments.
  /^<(?:[!/?]?[a-z][\w-]*)(?:\s[^<>]*)?\/?>?|^(?:\/\/|\/\*|\*\/|<!--)/iu,
  // `}`, `});`
  /^[\])}>;,?]+;?$/u,
  // `void setup() {`, `} else {`
  /^[^.!?]*[{}]\s*(?:\/\/.*)?$/u,
  // `digitalWrite(led, HIGH);`, `$scope.soma()`, `.then(function () {`
  /^[\w$.>-]*\w\(.*[;{,]\s*(?:\/\/.*)?$/u,
  /^[\w$]*(?:(?:\.|->|::)\w+)+\([^()]*\)$/u,
  // `DHT dht(PINO, TIPO); // sensor`
  /^(?:[A-Za-z_][\w<>*&]* ){1,2}\w+\([^()]*\);\s*(?:\/\/.*)?$/u,
  // `$filme = 'x';`, `const a = 1;`, `total += 2;`
  /^[\w$[\].>' -]{1,40}\s?[-+*/]?=\s?.+;\s*(?:\/\/.*)?$/u,
  /^\$\w+/u,
  // `return idade`, `idade = int(input("Idade: "))`
  /^return\s[\w.]+(?:\s?[-+*/%,]\s?[\w.]+)*$/u,
  /^[a-z_]\w*\s=\s[\w.]+\(.*\)$/u,
  // `background-color: white;`
  /^[a-z-]+\s*:\s*[^;:]{1,60};$/u,
  // `Enquanto inicio <= fim faça`, `para i de 1 até n faça`, `fim <- meio - 1`, `FimSe`: Portugol
  /^(?:enquanto|para)\s(?=.*(?:[<>=]|\sde\s.*\sat[ée]\s)).*\sfa[çc]a$/iu,
  /^(?:sen[ãa]o\s+)?[a-z_]\w*(?:\[[^\]]*\])?\s*<-\s*(?:\S+$|.*[-+*/()[\]"\d])/u,
  /^fim_?(?:enquanto|se|para|escolha|algoritmo|repita|fun[çc][ãa]o)$/iu,
  /^(?:escreval?|leia)\s?\(.*\)$/iu,
];
/** So many plain words in a row are a sentence. */
const PROSE = /(?:(?<![\w$.<"'/*])\p{L}{2,}[,]?\s+){5}\p{L}{2,}/u;

/** A set, a sum or an index is mathematics, whatever brackets it has. */
const MATHS = /[₀-₉₊-₎ₐ-ₜᵢⱼ⁰¹²³⁴-₎ⁿ≤≥≠∈∑∏√∫≈⌊⌋⌈⌉·∙×÷⊕←⇒⇐⇔′]|:=|\$[^$\s]+\$/u;

/** `vermelha = carne crua; amarela = aves cruas; azul = peixes`: what each sign or colour stands for, in words. */
const LEGEND = /(?:(?:^|[;:]\s)\p{L}[\p{L} -]* = \p{L}[\p{L} -]*){2}/u;

export const isLegend = (text: string): boolean => LEGEND.test(text.replaceAll('\n', ' '));

/** Nobody writes such a line, and patterns take their time over it. */
const LONGEST = 200;

/** Whether a line, its indentation aside, is one of a program's listing. */
export function isCodeLine(line: string): boolean {
  const bare = line.trim();
  if (bare.length > LONGEST) return false;
  if (OPENS_QUERY.test(bare)) return true;
  if (
    bare === '' ||
    MATHS.test(bare) ||
    isLegend(bare) ||
    PROSE.test(bare.replace(/(?:\/\/|<!--|\/\*|#\s).*$|"[^"]*"|'[^']*'|>[^<>]*</gu, ''))
  )
    return false;
  return (OPENS_CODE.test(bare) && SIGN.test(bare)) || CODE_LINES.some((shape) => shape.test(bare));
}

/** `x = 10`, `total += nota`, `continue`, `# mostra 1 3 5`, `FROM vendas v`, `> 15` for what comes out: lines of a program where they stand beside one, and only there. */
const GOES_ON =
  /^(?:(?:[Ss]e\s.*[<>=].*\s(?:ent[ãa]o|fa[çc]a)(?:\s.*)?|[Ss]en[ãa]o(?:\s.*)?|(?:repita|in[íi]cio|sen[ãa]o)|[Rr]etorne\s\S+)|[a-z_]\w*(?:\[[^\]]*\])?\s?(?:[-+*/%]|\/\/|\*\*)?=\s?[^=\s].*|(?:continue|break|pass|else:|try:|finally:)\s*(?:#.*)?|#\s.*|[a-z_][\w.]*\([^()]*\)|(?:FROM|WHERE|(?:(?:LEFT|RIGHT|INNER|OUTER) )*JOIN|GROUP BY|ORDER BY|HAVING|LIMIT|SET|VALUES|ON|AND|OR)\s\S.*|>\s\S.*)$/u;
const LONGEST_GOING_ON = 80;

/** Whether a line may go on a program: said of one beside another of its lines. */
export const goesOnProgram = (line: string): boolean => {
  const bare = line.trim();
  return (
    bare.length <= LONGEST_GOING_ON &&
    GOES_ON.test(bare) &&
    !/[.!?]$/.test(bare) &&
    !MATHS.test(bare) &&
    !PROSE.test(bare)
  );
};

/** Lines of a listing that look like nothing else: comments and texts between tags may stand among them. */
const SURE = 0.6;

/** Whether a text of several lines is a listing. */
export function isListing(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const sure = lines.filter(isCodeLine).length;
  if (isLegend(text)) return false;
  const all = sure === 0 ? 0 : lines.filter((line) => isCodeLine(line) || goesOnProgram(line)).length;
  return lines.length > 1 && (sure >= SURE * lines.length || all === lines.length);
}

/** Whether a listing closes all that it opens, and nothing that it does not: one cut by the end of a page is no program. */
export function isClosed(text: string): boolean {
  const bare = text.replace(/"[^"\n]*"|'[^'\n]*'|\/\/.*$/gmu, '');
  return ['{}', '()', '[]'].every(([open, close]) => {
    let depth = 0;
    for (const sign of bare) {
      if (sign === open) depth += 1;
      else if (sign === close) depth -= 1;
      if (depth < 0) return false;
    }
    return depth === 0;
  });
}

const TAB = '    ';

/** The text of a paragraph: of a listing line by line with its indentation, of prose in one line. */
export function cleanParagraph(text: string): string {
  // How far a line stands in counts where it goes on a program: see `joinListings`.
  if (text.includes('\n') ? !isListing(text) : !isCodeLine(text) && !goesOnProgram(text))
    return cleanText(text);
  const lines = text.split('\n').map((line) => {
    const [indent = ''] = /^\s*/u.exec(line) ?? [];
    return `${indent.replaceAll('\t', TAB)}${cleanText(line)}`.trimEnd();
  });
  return lines
    .join('\n')
    .replace(/^\n+|\s+$/gu, '')
    .replace(/\n{3,}/gu, '\n\n');
}

/** Programs that were typed or pasted line by line, each as one paragraph: torn up they say nothing. */
export function joinListings(blocks: readonly DraftBlock[]): DraftBlock[] {
  const joined: DraftBlock[] = [];
  let run: Paragraph[] = [];
  const close = (): void => {
    const first = run[0];
    if (first === undefined) return;
    const isOne = run.length > 1 && run.some(isProgram);
    if (isOne) joined.push({ ...first, text: indentByBraces(run.map(({ text }) => text).join('\n')) });
    else joined.push(...run);
    run = [];
  };
  for (const block of blocks) {
    const last = run.at(-1);
    if (last !== undefined && !isBeside(last, block)) close();
    if (mayBeOfProgram(block)) run.push(block);
    else {
      close();
      joined.push(block);
    }
  }
  close();
  return joined.map((block) => (mayBeOfProgram(block) ? { ...block, text: block.text.trim() } : block));
}

const STEP = '  ';

/** Parts that were read apart lost how far each stood in; where braces open and close, they tell. */
export function indentByBraces(text: string): string {
  const lines = text.split('\n').map((line) => ({ line, bare: line.trim() }));
  const opened = lines.filter(({ bare }) => /[{([]\s*(?:\/\/.*)?$/u.test(bare)).length;
  if (opened === 0 || opened !== lines.filter(({ bare }) => /^[})\]]/u.test(bare)).length) return text;
  let depth = 0;
  return lines
    .map(({ bare }) => {
      const code = bare.replace(/\s*\/\/.*$/u, '');
      if (/^[})\]]/u.test(code)) depth = Math.max(0, depth - 1);
      const told = `${STEP.repeat(depth)}${bare}`;
      if (/[{([]$/u.test(code)) depth += 1;
      return told;
    })
    .join('\n');
}

type Paragraph = Extract<DraftBlock, { type: 'paragraph' }>;

const isProgram = ({ origin, text }: Paragraph): boolean =>
  origin !== 'ocr' && (text.includes('\n') ? isListing(text) : isCodeLine(text));

const mayBeOfProgram = (block: DraftBlock): block is Paragraph =>
  block.type === 'paragraph' &&
  (isProgram(block) || (block.origin !== 'ocr' && !block.text.includes('\n') && goesOnProgram(block.text)));

const isBeside = (one: Paragraph, other: DraftBlock): boolean =>
  one.page === other.page &&
  one.slide === other.slide &&
  // What was marked as a program is one, whatever stands around it.
  (one.group === other.group || ![one, other].some((block) => 'text' in block && block.text.includes('\n')));
