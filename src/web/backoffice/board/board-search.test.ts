import { expect, it } from 'vitest';
import { readBoardSearch, stagesFor } from './board-search.ts';

it('the board takes its filter, column and open lesson from the address', () => {
  expect(readBoardSearch({ q: ' água ', editor: 'e1', status: 'waiting', aberto: 'l1', de: 'x' })).toEqual({
    q: 'água',
    editor: 'e1',
    status: 'waiting',
    aberto: 'l1',
  });
  expect(readBoardSearch({ status: 'paid', q: '' })).toEqual({});
});

it('a look at one editor leaves out what waits for one', () => {
  expect(stagesFor({})).toEqual(['waiting', 'assigned', 'in_progress', 'completed']);
  expect(stagesFor({ editor: 'e1' })).toEqual(['assigned', 'in_progress', 'completed']);
});
