import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SecondFactor } from './second-factor.tsx';

const CODES = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];
/** Answers by method and path; a test changes what it needs. */
let answers: Record<string, () => Response>;
let left: number;
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  left = -1;
  answers = {
    'GET /api/account/totp': () => Response.json({ isOn: left >= 0, recoveryCodesLeft: Math.max(left, 0) }),
    'POST /api/account/totp/setup': () =>
      Response.json({ secret: 'ABCDEFGHIJ', otpauthUrl: 'otpauth://totp/x', qrCode: '<svg/>' }),
    'POST /api/account/totp/confirm': () => {
      left = 10;
      return Response.json({ recoveryCodes: CODES });
    },
  };
  fetched.mockReset();
  fetched.mockImplementation(async (url, init) => {
    const answer = answers[`${init?.method} ${url}`];
    if (!answer) throw new Error(`unexpected ${init?.method} ${url}`);
    return answer();
  });
  vi.stubGlobal('fetch', fetched);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SecondFactor email="lia@escola.test" />
    </QueryClientProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const enterCode = async (code: string) => {
  await screen.findByText('Desativada');
  press('Ativar');
  fireEvent.input(await screen.findByLabelText('Código de 6 dígitos'), { target: { value: code } });
  press('Confirmar código');
};

it('shows the key as a picture and in groups to type, and gives it up on Cancelar', async () => {
  await screen.findByText('Desativada');
  press('Ativar');
  const key = await screen.findByLabelText<HTMLTextAreaElement>(/Digite esta chave/);
  expect(key.value).toBe('ABCD EFGH IJ');
  expect(screen.getByRole('img').getAttribute('src')).toMatch(/^data:image\/svg/);
  press('Cancelar');
  await screen.findByRole('button', { name: 'Ativar' });
});

it('keeps the recovery codes in sight until they are said to be kept', async () => {
  await enterCode('123456');
  const codes = await screen.findByLabelText<HTMLTextAreaElement>('Códigos de recuperação');
  expect(codes.value.split('\n')).toEqual(CODES);
  press('Concluir');
  await screen.findByText('Copie ou baixe os códigos e marque que guardou');
  fireEvent.click(screen.getByRole('checkbox'));
  press('Concluir');
  await screen.findByText('Restam 10 códigos de recuperação.');
  expect(screen.queryByLabelText('Códigos de recuperação')).toBeNull();
});

it('says beside the field that a first code is wrong', async () => {
  answers['POST /api/account/totp/confirm'] = () =>
    Response.json({ type: 'urn:lousa:problem:wrong_code', message: 'Código inválido.' }, { status: 400 });
  await enterCode('000000');
  await screen.findByText('Código inválido.');
  expect(screen.getByLabelText('Código de 6 dígitos').getAttribute('aria-invalid')).toBe('true');
});

it('is turned off by password and code, a recovery code as well', async () => {
  await enterCode('123456');
  fireEvent.click(await screen.findByRole('checkbox'));
  press('Concluir');
  await screen.findByText('Ativada');
  press('Desativar');
  fireEvent.input(await screen.findByLabelText('Senha atual'), { target: { value: 'segredo-1' } });
  press('Usar um código de recuperação');
  fireEvent.input(screen.getByLabelText('Código de recuperação'), {
    target: { value: 'aaaa-bbbb-cccc-dddd' },
  });
  answers['DELETE /api/account/totp'] = () => {
    left = -1;
    return new Response(null, { status: 204 });
  };
  fireEvent.submit(screen.getByLabelText('Senha atual').closest('form') ?? document.body);
  await screen.findByText('Desativada');
  const sent = fetched.mock.calls.find(([, init]) => init?.method === 'DELETE')?.[1]?.body;
  expect(JSON.parse(String(sent))).toEqual({ password: 'segredo-1', code: 'AAAABBBBCCCCDDDD' });
});

it('warns when the codes run out', async () => {
  cleanup();
  left = 1;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SecondFactor email="lia@escola.test" />
    </QueryClientProvider>,
  );
  await waitFor(() => screen.getByText(/Resta 1 código de recuperação\..*códigos novos/));
});
