import { expect, it } from 'vitest';
import { isFiltered, readFilesSearch, toQuery } from './files-search.ts';

it('the filter of the files comes from the address, without what makes no sense', () => {
  const search = readFilesSearch({ q: ' foto ', status: 'deleted', tipo: 'final_delivery', metodo: 'pix' });
  expect(search).toEqual({ q: 'foto', status: 'deleted', tipo: 'final_delivery' });
  expect(toQuery(search)).toEqual({ q: 'foto', status: 'deleted', fileType: 'final_delivery' });
  expect(toQuery(readFilesSearch({ status: 'blocked' }))).toEqual({ status: 'blocked' });
  const nothing = readFilesSearch({ q: '  ', status: 'roubado', tipo: 'toString' });
  expect([nothing, isFiltered(nothing), isFiltered(search)]).toEqual([{}, false, true]);
});
