import { describe, expect, it } from 'vitest';
import type { Passage } from '#shared/analysis/ai-analysis.ts';
import { describePlace, indexEvidence, listPlaces, listPrintedPlaces } from './find-evidence.ts';

const passage = (id: string, place: Partial<Passage> = {}): Passage => ({
  id,
  from: 'file',
  blockId: 'b1',
  page: null,
  slide: null,
  quote: `Trecho ${id}`,
  ...place,
});
const find = indexEvidence({
  passages: [passage('p1', { page: 3 }), passage('p2', { page: 3 }), passage('p3', { from: 'content' })],
  evidence: { '/improvements/0': ['p3', 'p1', 'p1', 'gone'] },
});
const numbers = (statement: string, passageId?: string) =>
  find(statement, passageId).map((found) => found.number);

describe('the passages behind a statement', () => {
  it('are found by its pointer, in order, each once, without those that are missing', () => {
    expect(numbers('/improvements/0')).toEqual([3, 1]);
  });
  it('include the one the statement names itself', () => {
    expect(numbers('/readability/toSimplify/0', 'p2')).toEqual([2]);
    expect(numbers('/improvements/0', 'p1')).toEqual([3, 1]);
  });
  it('are none for a statement without evidence, whatever it is called', () => {
    expect(numbers('/improvements/9')).toEqual([]);
    expect(numbers('constructor')).toEqual([]);
  });
});

describe('the place of a passage', () => {
  it.each([
    [{ from: 'file', page: 3, slide: null }, 'página 3'],
    [{ from: 'file', page: null, slide: 4 }, 'slide 4'],
    [{ from: 'file', page: null, slide: null }, 'arquivo enviado'],
    [{ from: 'content', page: null, slide: null }, 'texto digitado'],
    [{ from: 'objectives', page: null, slide: null }, 'objetivos do pedido'],
  ] as const)('of %j is “%s”', (place, words) => {
    expect(describePlace(place)).toBe(words);
  });
  it('is printed only where it can be turned to', () => {
    expect(listPrintedPlaces(find('/improvements/0'))).toBe('página 3');
    expect(listPrintedPlaces(find('/x', 'p3'))).toBe('');
  });
  it('is named once for several passages of one page', () => {
    expect(listPlaces(find('/x', 'p1').concat(find('/x', 'p2')))).toBe('página 3');
  });
});
