import { expect, it } from 'vitest';
import { readAdminSearch } from './admin-tabs.ts';

it('the address names the tab and keeps the filter of that tab alone', () => {
  expect(readAdminSearch({ aba: 'financeiro', status: 'paid' })).toEqual({
    aba: 'financeiro',
    secao: 'pagamentos',
    status: 'paid',
  });
  expect(readAdminSearch({ status: 'paid', prazo: 'sem' })).toEqual({ status: 'paid', prazo: 'sem' });
  expect(readAdminSearch({ aba: 'financeiro', prazo: 'sem' })).toEqual({ aba: 'financeiro' });
  expect(readAdminSearch({ aba: 'arquivos', cliente: 'c1', aberto: 'a1' })).toEqual({
    aba: 'arquivos',
    cliente: 'c1',
  });
  expect(readAdminSearch({ aba: 'nenhuma', q: 'ana', metodo: 'pix' })).toEqual({ q: 'ana' });
});
