import type { DraftBlock } from './source-document.ts';

type DraftHeading = Extract<DraftBlock, { type: 'heading' }>;

/** One long heading is a heading; three in a row are what somebody is told to do. */
const FEWEST_IN_A_ROW = 3;
const FEWEST_WORDS = 5;
const SENTENCE_WORDS = 7;
const NUMBER = /^(?:(?:passo|etapa)\s+)?(\d{1,2})\s?([.):–-])\s*(?=\p{L}|["“])/iu;
/** What steps begin with: orders, and the infinitives that stand for them. */
const ORDER =
  /^(?:abra|acesse|adicione|aguarde|ajuste|anote|aperte|aplique|arraste|assista|baixe|busque|calcule|clique|coloque|complete|compare|configure|conecte|confira|confirme|copie|corte|crie|cole|defina|deixe|descreva|desenhe|desligue|digite|discuta|distribua|divida|encaixe|entre|envie|escolha|escreva|espere|execute|explique|exporte|faça|feche|grave|identifique|importe|informe|inicie|insira|instale|junte|leia|leve|ligue|marque|meça|misture|monte|mostre|mude|observe|organize|pegue|peça|pesquise|pinte|preencha|prepare|pressione|procure|produza|recorte|reflita|registre|remova|repita|responda|reúna|retire|salve|selecione|separe|siga|solte|some|teste|toque|troque|use|utilize|vá|vire|verifique|volte|lave|enx[áa]gue|seque|esfregue|molhe|guarde|mexa|asse|bata|despeje|ferva|cubra|tampe|higienize|descarte|posicione|prenda|encha|\p{L}{2,}(?:ar|er|ir))(?!\p{L})/iu;

/**
 * Headings that are steps or questions become text again: some writers tag every numbered line as a heading.
 * Only where several follow each other on one level, each a full sentence or an order. Those that stand
 * directly under each other and count from one become a numbered list.
 */
export function demoteSteps(blocks: readonly DraftBlock[]): DraftBlock[] {
  const steps = findSteps(blocks);
  const demoted: DraftBlock[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const run: DraftHeading[] = [];
    for (
      let block = blocks[at];
      block?.type === 'heading' && steps.has(block);
      block = blocks[at + run.length]
    ) {
      run.push(block);
    }
    const block = blocks[at];
    if (run.length > 0) {
      demoted.push(...writeSteps(run));
      at += run.length - 1;
    } else if (block !== undefined) demoted.push(block);
  }
  return demoted;
}

function findSteps(blocks: readonly DraftBlock[]): Set<DraftBlock> {
  const found = new Set<DraftBlock>();
  let row: DraftHeading[] = [];
  const close = () => {
    if (row.length >= FEWEST_IN_A_ROW) for (const heading of row) found.add(heading);
    row = [];
  };
  for (const block of blocks) {
    if (block.type !== 'heading') continue;
    if (!readsLikeStep(block.text) || (row[0] !== undefined && row[0].level !== block.level)) close();
    if (readsLikeStep(block.text)) row.push(block);
  }
  close();
  return found;
}

function readsLikeStep(text: string): boolean {
  const number = NUMBER.exec(text);
  const rest = number === null ? text : text.slice(number[0].length);
  const words = rest.split(' ').length;
  const isSentence = words >= SENTENCE_WORDS && /[.;]$/.test(rest);
  if (number === null) return isSentence;
  if (words < FEWEST_WORDS) return false;
  return isSentence || number[2] === ')' || ORDER.test(rest);
}

function writeSteps(run: readonly DraftHeading[]): DraftBlock[] {
  const numbers = run.map(({ text }) => NUMBER.exec(text));
  const isCount = run.length > 1 && numbers.every((number, index) => Number(number?.[1]) === index + 1);
  if (!isCount) return run.map(({ level: _, isGuessed: __, ...block }) => ({ ...block, type: 'paragraph' }));
  const { level: _, isGuessed: __, text: ___, ...place } = run[0] as DraftHeading;
  const items = run.map(({ text }, index) => ({ text: text.slice(numbers[index]?.[0].length), level: 0 }));
  const equations = run.flatMap((heading) => heading.equations ?? []);
  return [{ ...place, ...(equations.length > 0 ? { equations } : {}), type: 'list', isOrdered: true, items }];
}

const COUNTS = /^(\d{1,2})([.)])\s+(?=\S)/;

/** `1. Desligar o disjuntor`, then the list that counts on from `2.`: its first item, which the page set a little apart. */
export function joinFirst(blocks: readonly DraftBlock[]): DraftBlock[] {
  const joined: DraftBlock[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (last?.type !== 'paragraph' || block.type !== 'list') joined.push(block);
    else {
      const texts = [last.text, ...block.items.map(({ text }) => text)];
      const marks = texts.map((text) => COUNTS.exec(text));
      const isCount = marks.every((mark, at) => Number(mark?.[1]) === at + 1 && mark?.[2] === marks[0]?.[2]);
      if (!isCount) joined.push(block);
      else {
        const items = texts.map((text, at) => ({ text: text.slice(marks[at]?.[0].length), level: 0 }));
        const equations = [...(last.equations ?? []), ...(block.equations ?? [])];
        const whole = { ...block, isOrdered: true, items };
        joined[joined.length - 1] = equations.length > 0 ? { ...whole, equations } : whole;
      }
    }
  }
  return joined;
}

/** `2º Veja se …`: a step by its ordinal; `2º ano` is no step. */
const ORDINAL = /^(\d{1,2})[º°ª]\s+(?=\p{Lu}\p{Ll})/u;
const LONGEST_STEP = 25;

/** `1º Monte a tabela`, `2º Veja se …`, `3º …` on lines of their own: one list of steps. */
export function joinOrdinals(blocks: readonly DraftBlock[]): DraftBlock[] {
  const joined: DraftBlock[] = [];
  for (let at = 0; at < blocks.length; ) {
    const run: Extract<DraftBlock, { type: 'paragraph' }>[] = [];
    for (let block = blocks[at]; block?.type === 'paragraph'; block = blocks[at + run.length]) {
      if (Number(ORDINAL.exec(block.text)?.[1]) !== run.length + 1) break;
      run.push(block);
    }
    joined.push(...(run.length >= FEWEST_IN_A_ROW ? listSteps(run) : blocks.slice(at, at + 1)));
    at += run.length >= FEWEST_IN_A_ROW ? run.length : 1;
  }
  return joined;
}

/** The paragraphs as a list of steps, or themselves where they are none: questions, long ones, `1º Reinado`, `2º Reinado`. */
function listSteps(run: readonly Extract<DraftBlock, { type: 'paragraph' }>[]): readonly DraftBlock[] {
  const [first] = run;
  const texts = run.map(({ text }) => text.replace(ORDINAL, ''));
  const areSteps = texts.every((text) => !text.includes('?') && text.split(' ').length <= LONGEST_STEP);
  if (first === undefined || !areSteps || new Set(texts.map((text) => text.split(' ', 1)[0])).size < 2)
    return run;
  const { text: _, ...place } = first;
  const equations = run.flatMap((block) => block.equations ?? []);
  const items = texts.map((text) => ({ text, level: 0 }));
  return [{ ...place, ...(equations.length > 0 ? { equations } : {}), type: 'list', isOrdered: true, items }];
}

const INLINE = /(?:^|\s)(\d{1,2})([.)])\s+(?=\p{Lu})/gu;

/** `1) Retire as folhas. 2) Lave uma por uma. 3) Deixe de molho.`: steps that somebody wrote on in one paragraph. */
export function splitSteps(block: DraftBlock): DraftBlock {
  if (block.type !== 'paragraph' || block.text.includes('?') || !/^\s*1[.)]\s/.test(block.text)) return block;
  const marks = [...block.text.matchAll(INLINE)];
  const isCount = marks.every((mark, at) => Number(mark[1]) === at + 1 && mark[2] === marks[0]?.[2]);
  if (marks.length < FEWEST_IN_A_ROW || !isCount) return block;
  const texts = marks.map((mark, at) =>
    block.text.slice(mark.index + mark[0].length, marks[at + 1]?.index).trim(),
  );
  const orders = texts.filter((text) => ORDER.test(text)).length;
  if (orders * 3 < texts.length * 2) return block;
  const { text: _, ...place } = block;
  return { ...place, type: 'list', isOrdered: true, items: texts.map((text) => ({ text, level: 0 })) };
}

const COUNTED = /(?:^|\s)(\d{1,2})\s?:\s?(?=\p{L})/gu;

/** `1: B-C 2: A-D 3: linha inteira` in one item, as columns of a page run together: an item for each that is counted. */
export function splitCounted(block: DraftBlock): DraftBlock {
  if (block.type !== 'list') return block;
  const parts = block.items.map(({ text, level }) => {
    const marks = [...text.matchAll(COUNTED)];
    return {
      marks,
      items: marks.map(({ index }, at) => ({ text: text.slice(index, marks[at + 1]?.index).trim(), level })),
    };
  });
  const numbers = parts.flatMap(({ marks }) => marks.map((mark) => Number(mark[1])));
  const isCount =
    parts.every(({ marks }) => marks[0]?.index === 0) &&
    numbers.length >= FEWEST_IN_A_ROW &&
    numbers.every((number, at) => at === 0 || number === (numbers[at - 1] ?? 0) + 1);
  return isCount ? { ...block, items: parts.flatMap(({ items }) => items) } : block;
}
