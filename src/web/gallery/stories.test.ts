import { expect, it } from 'vitest';
import { STORIES } from './stories.ts';

const COMPONENT = /^export (?:function|const) ([A-Z][a-z]\w*)/gm;
const toolbox = import.meta.glob<string>('/src/web/ui/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sources = import.meta.glob<string>('/src/web/gallery/stories/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const components = Object.values(toolbox).flatMap((source) =>
  [...source.matchAll(COMPONENT)].map(([, name]) => name),
);

it('every piece of the toolbox has its place in the page of the pieces', () => {
  expect(components.length).toBeGreaterThan(30);
  expect(STORIES.flatMap(({ pieces }) => pieces).sort()).toEqual(components.sort());
});

it('an story draws each piece it names', () => {
  for (const { id, pieces } of STORIES) {
    const source = sources[`/src/web/gallery/stories/${id}.tsx`] ?? '';
    expect([id, ...pieces.filter((piece) => !source.includes(`<${piece}`))]).toEqual([id]);
  }
});

it('no story is left out of the page, and no two share an address', () => {
  expect(STORIES.map(({ id }) => `/src/web/gallery/stories/${id}.tsx`).sort()).toEqual(
    Object.keys(sources).sort(),
  );
});
