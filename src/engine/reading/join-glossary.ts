import type { DraftBlock } from './source-document.ts';

const HEADS_GLOSSARY = /^\W*(?:gloss[áa]rio|vocabul[áa]rio|dicion[áa]rio)(?: d[aeo]s? .{2,40})?\W*$/iu;
/** `Inércia`, `Referencial inercial`: a term alone on its line. */
const TERM = /^\p{Lu}[\p{L}\s-]{1,40}$/u;
const MOST_WORDS = 5;
/** `tendência do corpo de manter seu estado`: what is said of it, on the next. */
const SAYING = /^\p{Ll}.{7,}$/su;
const FEWEST = 2;

/** The blocks with each term of a glossary in one line with what is said of it, where they stand on lines of their own. */
export function joinGlossary(blocks: readonly DraftBlock[]): DraftBlock[] {
  const joined: DraftBlock[] = [];
  let [isGlossary, at] = [false, 0];
  while (at < blocks.length) {
    const block = blocks[at];
    if (block === undefined) break;
    if (block.type === 'heading') isGlossary = HEADS_GLOSSARY.test(block.text);
    else if (block.type === 'paragraph' && HEADS_GLOSSARY.test(block.text)) isGlossary = true;
    const pairs = isGlossary ? pairsFrom(blocks, at) : [];
    if (pairs.length >= FEWEST) joined.push(...pairs);
    else joined.push(block);
    at += pairs.length >= FEWEST ? pairs.length * 2 : 1;
  }
  return joined;
}

function pairsFrom(blocks: readonly DraftBlock[], from: number): DraftBlock[] {
  const pairs: DraftBlock[] = [];
  for (let at = from; at + 1 < blocks.length; at += 2) {
    const [term, saying] = [blocks[at], blocks[at + 1]];
    if (term?.type !== 'paragraph' || saying?.type !== 'paragraph') break;
    const isPair =
      TERM.test(term.text) && term.text.split(/\s+/).length <= MOST_WORDS && SAYING.test(saying.text);
    if (!isPair) break;
    pairs.push({ ...saying, ...term, text: `${term.text}: ${saying.text}` });
  }
  return pairs;
}
