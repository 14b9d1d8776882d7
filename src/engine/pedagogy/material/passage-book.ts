import type { Passage } from '#shared/analysis/ai-analysis.ts';
import type { Grounded, Statement } from './piece.ts';

const LONGEST_QUOTE = 280;

/** Collects the passages that an analysis stands on and which statement stands on which. */
export interface PassageBook {
  passages: Passage[];
  evidence: Record<string, string[]>;
  /** Id of the passage for a statement of the material, made at its first use. */
  cite(statement: Statement): string;
  /** Ties the text at a JSON pointer to its basis and gives the text back. */
  record(pointer: string, said: Grounded): string;
}

export function openPassageBook(): PassageBook {
  const passages: Passage[] = [];
  const ids = new Map<string, string>();
  const evidence: Record<string, string[]> = {};
  const cite = (statement: Statement): string => {
    const { piece } = statement;
    const quote = quoteOf(statement.written ?? statement.text);
    const key = `${piece.from} ${piece.blockRef} ${quote}`;
    const known = ids.get(key);
    if (known !== undefined) return known;
    const id = `p${passages.length + 1}`;
    passages.push({
      id,
      from: piece.from,
      blockId: piece.blockRef,
      page: piece.page,
      slide: piece.slide,
      quote,
    });
    ids.set(key, id);
    return id;
  };
  return {
    passages,
    evidence,
    cite,
    record: (pointer, said) => {
      const own = [...new Set(said.basis.map(cite))];
      if (own.length > 0) evidence[pointer] = own;
      return said.text;
    },
  };
}

/** Copied, never changed: a long statement is quoted from its beginning to a word's end. */
function quoteOf(text: string): string {
  if (text.length <= LONGEST_QUOTE) return text;
  const space = text.lastIndexOf(' ', LONGEST_QUOTE);
  // The border of a cell that has no room is no part of the row.
  return text.slice(0, space > LONGEST_QUOTE / 2 ? space : LONGEST_QUOTE).replace(/\s\|\s*$/, '');
}
