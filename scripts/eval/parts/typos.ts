import { findTypos } from '#engine/pedagogy/language/spelling/find-typos.ts';
import { listBlockTexts } from '#engine/reading/block-text.ts';
import type { Part, ReadDocument } from '#scripts/eval/part.ts';
import { fold, foldCase } from '#scripts/marked/compare-texts.ts';

interface Judged {
  marked: number;
  found: number;
  missed: string[];
  /** Proposals for a marked slip that are not its right form. */
  wrong: string[];
  /** Proposals for what nobody marked: not all slips are marked, so that these are to be read. */
  beside: string[];
}

/** Slips of the marked documents: how many are proposed rightly, how many otherwise. */
export const typosPart: Part = {
  name: 'typos',
  measure: async ({ gold, own, tellsMisses }) => {
    const documents = await gold();
    const judged = documents.map(judge);
    const sum = (count: (one: Judged) => number) => judged.reduce((all, one) => all + count(one), 0);
    const clean = own().map(judge);
    const marked = sum((one) => one.marked);
    const told = (ones: readonly Judged[], from: readonly ReadDocument[]) =>
      ones.flatMap((one, at) =>
        [...one.missed, ...one.wrong, ...one.beside].map((line) => `typo: ${from[at]?.marked.file}: ${line}`),
      );
    return {
      rows: [
        ...(marked === 0
          ? []
          : [
              { figure: `typos put right, of ${marked}`, on: 'gold', ours: String(sum((one) => one.found)) },
              { figure: 'marked typos put wrong', on: 'gold', ours: String(sum((one) => one.wrong.length)) },
              {
                figure: 'proposals nobody marked',
                on: 'gold',
                ours: String(sum((one) => one.beside.length)),
              },
            ]),
        {
          figure: 'proposals where nothing is wrong',
          on: 'own sets',
          ours: String(clean.reduce((all, one) => all + one.beside.length, 0)),
        },
      ],
      notes: tellsMisses ? [...told(judged, documents), ...told(clean, own())] : [],
    };
  },
};

function judge({ marked, source }: ReadDocument): Judged {
  const texts = source.blocks.flatMap(listBlockTexts);
  const slips = marked.typos ?? [];
  const proposals = findTypos(texts);
  const isOf = (slip: string, proposal: string) => shareWord(foldCase(slip), foldCase(proposal));
  const found = slips.filter(({ written, right }) =>
    proposals.some((one) => isOf(written, one.written) && isOf(right, one.right)),
  );
  const told = proposals.filter(
    (one) => !slips.some(({ written, right }) => isOf(written, one.written) && isOf(right, one.right)),
  );
  const show = (one: (typeof told)[number]) => `${fold(one.written)} → ${fold(one.right)}`;
  const isMarked = (one: (typeof told)[number]) => slips.some(({ written }) => isOf(written, one.written));
  return {
    marked: slips.length,
    found: found.length,
    missed: slips
      .filter((slip) => !found.includes(slip))
      .map(({ written, right }) => `missed ${written} → ${right}`),
    wrong: told.filter(isMarked).map(show),
    beside: told.filter((one) => !isMarked(one)).map(show),
  };
}

/** One stands in the other at the borders of words: a slip may be marked with the word beside it. */
function shareWord(one: string, other: string): boolean {
  const holds = (long: string, short: string) =>
    ` ${long.replace(/[.,;:]+$/, '')} `.includes(` ${short.replace(/[.,;:]+$/, '')} `);
  return holds(one, other) || holds(other, one);
}
