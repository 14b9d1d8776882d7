import type { BlockOf, BookletBlock, Statement } from '#shared/composition/blocks.ts';

/** One thing said, under its name where it has one: what most blocks can be read as and written from. */
export interface Fact extends Statement {
  head: string | null;
}

const fact = (head: string | null, text: string, passageIds: string[] = []): Fact => ({
  ...{ head: head?.trim() === '' ? null : head, text, passageIds },
});
const join = (...parts: (string | null)[]) => parts.filter((part) => part?.trim()).join('; ');
const named = (name: string | null, text: string) =>
  name?.trim() ? (text.trim() ? `${name}: ${text}` : name) : text;

/** What a block says as facts, with every word of it; null for blocks that are more than their words. */
export function factsOf(block: BookletBlock): Fact[] | null {
  switch (block.type) {
    case 'points':
      return block.items.map(({ head, text, passageIds }) => fact(head, text, passageIds));
    case 'text':
      return [fact(null, block.text, block.passageIds)];
    case 'definition':
      return [fact(block.term, block.text, block.passageIds)];
    case 'process':
      return block.steps.map(({ name, text, passageIds }) => fact(name, text, passageIds));
    case 'timeline':
      return block.events.map(({ when, text, passageIds }) => fact(when, text, passageIds));
    case 'glossary':
      return block.entries.map(({ term, text, passageIds }) => fact(term, text, passageIds));
    case 'objectives':
      return [
        ...block.items.map(({ verb, text, passageIds }) => fact(verb, text, passageIds)),
        ...withWords(fact(null, block.codes.join(', '))),
      ];
    case 'activity':
      return [
        ...block.steps.map(({ text, passageIds }) => fact(null, text, passageIds)),
        ...withWords(fact(null, block.materials.join(', '))),
      ];
    case 'quote':
      return [
        fact(null, block.text, block.passageIds),
        ...withWords(fact(block.author, block.work ?? '', block.passageIds)),
      ];
    case 'table':
      return tableFacts(block);
    case 'comparison':
      return comparisonFacts(block);
    case 'conceptMap':
      return [
        ...withWords(fact(null, block.root, block.passageIds)),
        ...block.branches.map(({ link, node, leaves }) =>
          fact(node, named(link, leaves.join(', ')), block.passageIds),
        ),
      ];
    default:
      return null;
  }
}

const withWords = (one: Fact): Fact[] => (one.head || one.text.trim() ? [one] : []);

function tableFacts({ columns, rows, caption, passageIds }: BlockOf<'table'>): Fact[] {
  const [first = '', ...others] = columns;
  return [
    ...withWords(fact(first, others.filter((column) => column.trim()).join('; '), passageIds)),
    ...rows.map(([head = '', ...cells]) => fact(head, join(...cells), passageIds)),
    ...withWords(fact(null, caption ?? '', passageIds)),
  ];
}

/** A criterion is said with what it is asked of; one that nothing answers stands alone. */
function comparisonFacts({ sides, criteria }: BlockOf<'comparison'>): Fact[] {
  const rows = Math.max(0, ...sides.map(({ items }) => items.length));
  return [
    ...sides.map(({ name, items }) =>
      fact(
        name,
        join(...items.map(({ text }, at) => named(criteria[at] ?? null, text))),
        items.flatMap(({ passageIds }) => passageIds),
      ),
    ),
    ...criteria.slice(rows).flatMap((criterion) => withWords(fact(null, criterion))),
  ];
}

/** Blocks that can be written from facts. */
export type FactBlock =
  | 'points'
  | 'text'
  | 'definition'
  | 'process'
  | 'cycle'
  | 'timeline'
  | 'table'
  | 'comparison'
  | 'conceptMap'
  | 'glossary'
  | 'activity'
  | 'quote';

/** Blocks of a kind that say these facts, with every word of them. */
export function blocksOf(kind: FactBlock, facts: readonly Fact[]): BookletBlock[] {
  const passageIds = [...new Set(facts.flatMap((one) => one.passageIds))];
  const joined = (one: Fact) => ({ text: named(one.head, one.text), passageIds: one.passageIds });
  switch (kind) {
    case 'points':
      return [{ type: 'points', items: [...facts] }];
    case 'text':
      return facts.map((one) => ({ type: 'text', ...joined(one) }));
    case 'definition':
      return facts.map(({ head, ...said }, at) =>
        at === 0 && head !== null
          ? { type: 'definition', term: head, ...said }
          : { type: 'text', ...joined({ head, ...said }) },
      );
    case 'process':
    case 'cycle': {
      const steps = facts.map(({ head, ...said }) => ({ name: head ?? '', ...said }));
      return [{ type: 'process', isCycle: kind === 'cycle', steps }];
    }
    case 'timeline':
      return [
        { type: 'timeline', events: facts.map(({ head, ...said }) => ({ when: head ?? '', ...said })) },
      ];
    case 'table': {
      const rows = facts.map(({ head, text }) => [head ?? '', text]);
      return [{ type: 'table', columns: ['', ''], rows, caption: null, passageIds }];
    }
    case 'comparison': {
      const sides = facts.map(({ head, ...said }) => ({
        name: head ?? '',
        items: said.text === '' ? [] : [said],
      }));
      return [{ type: 'comparison', sides, criteria: [] }];
    }
    case 'conceptMap': {
      const branches = facts.map(({ head, text }) => ({
        ...{ link: '', node: head ?? text, leaves: head !== null && text !== '' ? [text] : [] },
      }));
      return [{ type: 'conceptMap', root: '', branches, passageIds }];
    }
    case 'glossary':
      return [
        { type: 'glossary', entries: facts.map(({ head, ...said }) => ({ term: head ?? '', ...said })) },
      ];
    case 'activity':
      return [{ type: 'activity', minutes: null, steps: facts.map(joined), materials: [] }];
    case 'quote': {
      const [said, by] = facts;
      const quote = said ? joined(said) : { text: '', passageIds: [] };
      return [{ type: 'quote', ...quote, author: by?.head ?? null, work: by?.text || null }];
    }
  }
}
