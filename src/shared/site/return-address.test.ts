import { expect, it } from 'vitest';
import { isScreenOf, loginAddress, readReturnAddress } from './return-address.ts';

it.each([
  '/dashboard',
  '/upload?type=booklet&size=40',
  '/admin-functional?aba=financeiro',
  '/analysis/0198c1a0-0000-7000-8000-000000000000#plano',
])('leads back to %s as it was asked for', (address) => {
  expect(readReturnAddress(address)).toBe(address);
  const carried = new URL(loginAddress({ returnTo: address }), 'http://lousa.test');
  expect([carried.pathname, carried.searchParams.get('continuar')]).toEqual(['/local-login', address]);
});

it.each([
  null,
  '',
  'dashboard',
  'https://evil.test/dashboard',
  '//evil.test',
  '//evil.test/dashboard',
  '/\\evil.test/dashboard',
  '\\\\evil.test',
  '/\t/evil.test/dashboard',
  '/%2F%2Fevil.test',
  '/%5Cevil.test',
  '/dashboard/../..//evil.test/dashboard',
  '/.//evil.test',
  '//',
  '/@evil.test',
  'javascript:alert(1)',
  '/api/account/export',
  '/local-login?continuar=/local-login',
  `/upload?x=${'a'.repeat(3000)}`,
])('follows %j nowhere', (asked) => {
  expect(readReturnAddress(asked)).toBeNull();
  expect(loginAddress({ returnTo: asked })).toBe('/local-login');
});

it('says why and which half of the screen opens', () => {
  expect(loginAddress({ returnTo: '/admin', hasEnded: true, path: '/admin-login' })).toBe(
    '/admin-login?continuar=%2Fadmin&sessao=encerrada',
  );
  expect(loginAddress({ returnTo: '/', isNew: true }), 'home is where a sign-in leads anyway').toBe(
    '/local-login#cadastro',
  );
});

it('leads nobody to the screen of another role', () => {
  expect(isScreenOf('teacher', '/admin-functional?aba=financeiro')).toBe(false);
  expect(isScreenOf('admin', '/admin-functional?aba=financeiro')).toBe(true);
  expect(isScreenOf('admin', '/upload')).toBe(false);
  expect(isScreenOf('editor', '/editor-dashboard/')).toBe(true);
  expect(isScreenOf('teacher', '/editor')).toBe(false);
  expect(isScreenOf('editor', '/analysis/1')).toBe(true);
});
