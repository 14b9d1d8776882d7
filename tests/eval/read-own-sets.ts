import type { ReadDocument } from '#scripts/eval/part.ts';
import { readLined } from '#scripts/marked/read-lined.ts';
import type { OwnDocument } from './own-document.ts';
import { OWN_SETS } from './own-sets.ts';

/** Every document of our own, read as the product would read it. */
export const readOwnSets = (): ReadDocument[] => OWN_SETS.map(readOwnDocument);

function readOwnDocument(own: OwnDocument): ReadDocument {
  const { source, texts, lines } = readLined(own);
  return {
    marked: {
      ...own,
      // Cells that say the same cannot be told apart by their words.
      roles: lines.filter(
        ({ anchor, at }, index) => lines.findIndex((one) => one.anchor === anchor && one.at === at) === index,
      ),
      mustCarry: own.mustCarry.map((anchor) => ({ anchor })),
      mustNot: own.mustNot.map((line) => {
        const [reason = '', anchor = ''] = line.split(/: (.*)/);
        return { reason, anchor };
      }),
    },
    source,
    ...(own.kind === 'text' ? { typed: texts.join('\n') } : {}),
  };
}
