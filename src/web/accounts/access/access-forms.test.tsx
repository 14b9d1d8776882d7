import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '#web/platform/session/session.ts';
import { AdminLoginForm } from './admin-login-screen.tsx';
import { LoginForm } from './login-screen.tsx';
import { RegistrationForm } from './registration-form.tsx';

const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
const user = (role: string) => ({
  id: '1',
  firstName: 'Ana',
  lastName: 'Souza',
  email: 'ana@escola.test',
  role,
  profileImageUrl: null,
  isEmailConfirmed: false,
});
const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const signedIn = vi.fn();

beforeEach(() => {
  fetched.mockReset();
  signedIn.mockReset();
  vi.stubGlobal('fetch', fetched);
  sessionStore.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the login form', () => {
  it('says what is missing in the customer’s words and asks the server nothing', async () => {
    render(<LoginForm onSignedIn={signedIn} />);
    press('Entrar');
    await screen.findByText('Email é obrigatório');
    screen.getByText('Senha deve ter pelo menos 6 caracteres');
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
    type('E-mail', 'ana');
    await screen.findByText('Email inválido');
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ['teacher', '/dashboard'],
    ['editor', '/editor-dashboard'],
    ['admin', '/admin'],
  ])('leads a %s to %s', async (role, address) => {
    answer(200, { success: true, user: user(role), token: 't1' });
    render(<LoginForm onSignedIn={signedIn} />);
    type('E-mail', 'ana@escola.test');
    type('Senha', 'segredo-1');
    press('Entrar');
    await waitFor(() => expect(signedIn).toHaveBeenCalledWith(address));
    expect(sessionStore.get()).toMatchObject({ token: 't1', isAdminSession: false });
  });

  it.each([
    ['admin', '/admin-functional?aba=financeiro', '/admin-functional?aba=financeiro'],
    ['teacher', '/upload?type=booklet&size=40', '/upload?type=booklet&size=40'],
    ['teacher', '/admin-functional?aba=financeiro', '/dashboard'],
  ])('leads a %s asked in from %s to %s', async (role, returnTo, address) => {
    answer(200, { success: true, user: user(role), token: 't1' });
    render(<LoginForm onSignedIn={signedIn} returnTo={returnTo} />);
    type('E-mail', 'ana@escola.test');
    type('Senha', 'segredo-1');
    press('Entrar');
    await waitFor(() => expect(signedIn).toHaveBeenCalledWith(address));
  });

  it('carries the e-mail to the question for a new password', () => {
    render(<LoginForm onSignedIn={signedIn} />);
    const link = screen.getByRole('link', { name: 'Esqueci a senha' });
    expect(link.getAttribute('href')).toBe('/esqueci-senha');
    type('E-mail', 'ana@escola.test');
    expect(link.getAttribute('href')).toBe('/esqueci-senha#ana%40escola.test');
  });

  it('says the customer’s words where an answer has none', async () => {
    fetched.mockResolvedValueOnce(new Response('<h1>502</h1>', { status: 500 }));
    render(<LoginForm onSignedIn={signedIn} />);
    type('E-mail', 'ana@escola.test');
    type('Senha', 'segredo-1');
    press('Entrar');
    await screen.findByText('Request failed');
  });

  it('clears what was stored when the server refuses, and says why', async () => {
    sessionStore.signIn({ token: 'old', user: user('teacher') as never });
    answer(401, { type: 'urn:lousa:problem:wrong_credentials', message: 'E-mail ou senha incorretos.' });
    render(<LoginForm onSignedIn={signedIn} />);
    type('E-mail', 'ana@escola.test');
    type('Senha', 'segredo-1');
    press('Entrar');
    await screen.findByText('Erro no login');
    screen.getByText('E-mail ou senha incorretos.');
    expect(sessionStore.get().token).toBeNull();
    expect(localStorage.length).toBe(0);
  });

  it('takes an answer without a token for a failure', async () => {
    answer(200, { success: true, user: user('teacher') });
    render(<LoginForm onSignedIn={signedIn} />);
    type('E-mail', 'ana@escola.test');
    type('Senha', 'segredo-1');
    press('Entrar');
    await screen.findByText('Request failed');
    expect(signedIn).not.toHaveBeenCalled();
  });

  it('sends once, however often the button is pressed while it works', async () => {
    fetched.mockReturnValue(new Promise(() => {}));
    render(<LoginForm onSignedIn={signedIn} />);
    type('E-mail', 'ana@escola.test');
    type('Senha', 'segredo-1');
    press('Entrar');
    const busy = await screen.findByRole('button', { name: 'Entrando...' });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(busy);
    fireEvent.submit(busy.closest('form') ?? busy);
    expect(fetched).toHaveBeenCalledOnce();
  });
});

describe('the second step of a sign-in', () => {
  const askForCode = async () => {
    answer(401, { type: 'urn:lousa:problem:totp_required', message: 'Informe o código.' });
    render(<LoginForm onSignedIn={signedIn} />);
    type('E-mail', 'lia@escola.test');
    type('Senha', 'segredo-1');
    press('Entrar');
    return screen.findByLabelText<HTMLInputElement>('Código de 6 dígitos');
  };
  const lastBody = () => JSON.parse(String(fetched.mock.lastCall?.[1]?.body));

  it('asks for the code alone and sends it with what was typed before', async () => {
    const field = await askForCode();
    // React gives it the focus after it stands there, on a busy machine noticeably so.
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect([field.inputMode, field.autocomplete]).toEqual(['numeric', 'one-time-code']);
    expect(screen.queryByText('Erro no login'), 'a right password is no fault').toBeNull();
    answer(200, { success: true, user: user('editor'), token: 't1' });
    type('Código de 6 dígitos', '123 456');
    press('Confirmar e entrar');
    await waitFor(() => expect(signedIn).toHaveBeenCalledWith('/editor-dashboard'));
    expect(lastBody()).toEqual({ email: 'lia@escola.test', password: 'segredo-1', totpCode: '123456' });
  });

  it('says beside the field that a code is wrong and takes another', async () => {
    await askForCode();
    press('Confirmar e entrar');
    await screen.findByText('Informe o código');
    const message = 'Código inválido ou já usado. Espere o próximo e tente de novo.';
    answer(401, { type: 'urn:lousa:problem:wrong_totp', message });
    type('Código de 6 dígitos', '000000');
    press('Confirmar e entrar');
    await screen.findByText(message);
    expect(screen.getByLabelText('Código de 6 dígitos').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Erro no login'), 'said once, beside the field').toBeNull();
    answer(200, { success: true, user: user('editor'), token: 't1' });
    type('Código de 6 dígitos', '654321');
    press('Confirmar e entrar');
    await waitFor(() => expect(signedIn).toHaveBeenCalled());
  });

  it('takes a recovery code, letters and all', async () => {
    await askForCode();
    press('Usar um código de recuperação');
    const field = screen.getByLabelText<HTMLInputElement>('Código de recuperação');
    expect(document.activeElement).toBe(field);
    expect(field.inputMode).not.toBe('numeric');
    answer(200, { success: true, user: user('admin'), token: 't1' });
    type('Código de recuperação', 'abcd-efgh-ijkl-mnop');
    press('Confirmar e entrar');
    await waitFor(() => expect(lastBody().totpCode).toBe('ABCDEFGHIJKLMNOP'));
  });

  it('leads back to the password with the e-mail kept and the password gone', async () => {
    await askForCode();
    press('Voltar para a senha');
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('lia@escola.test');
    expect(screen.getByLabelText<HTMLInputElement>('Senha').value).toBe('');
  });
});

describe('the registration form', () => {
  const fill = (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) type(label, value);
  };
  const GOOD = {
    Nome: 'Ana',
    Sobrenome: 'Souza',
    'E-mail': 'ana@escola.test',
    Senha: 'giz-verde',
    'Confirmar senha': 'giz-verde',
  };

  it.each([
    [{ Nome: 'A' }, 'Nome deve ter pelo menos 2 caracteres'],
    [{ Sobrenome: 'S' }, 'Sobrenome deve ter pelo menos 2 caracteres'],
    [{ 'E-mail': '' }, 'Email é obrigatório'],
    [{ 'E-mail': 'ana@' }, 'Email inválido'],
    [{ Senha: '12345', 'Confirmar senha': '12345' }, 'Senha deve ter pelo menos 6 caracteres'],
    [{ 'Confirmar senha': '' }, 'Confirmação de senha é obrigatória'],
    [{ 'Confirmar senha': 'giz-azul' }, 'Senhas não coincidem'],
  ])('refuses %o', async (change, sentence) => {
    render(<RegistrationForm onSignedIn={signedIn} />);
    fill({ ...GOOD, ...change });
    press('Criar conta');
    await screen.findByText(sentence);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('sends the four fields and the role, never the repeated password', async () => {
    answer(201, { success: true, user: user('teacher'), token: 't1' });
    render(<RegistrationForm onSignedIn={signedIn} />);
    fill(GOOD);
    press('Criar conta');
    await waitFor(() => expect(signedIn).toHaveBeenCalledWith('/dashboard'));
    expect(JSON.parse(String(fetched.mock.lastCall?.[1]?.body))).toEqual({
      firstName: 'Ana',
      lastName: 'Souza',
      email: 'ana@escola.test',
      password: 'giz-verde',
      role: 'teacher',
    });
  });

  it('puts a fault the server finds beside its field', async () => {
    const message = 'Escolha uma senha menos comum';
    answer(400, {
      type: 'urn:lousa:problem:invalid_request',
      message,
      issues: [{ path: 'password', message }],
    });
    render(<RegistrationForm onSignedIn={signedIn} />);
    fill(GOOD);
    press('Criar conta');
    await screen.findByText('Erro no cadastro');
    expect(screen.getByLabelText('Senha').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(message)).toHaveLength(2);
  });
});

describe('the admin’s form', () => {
  const tryIt = () => {
    render(<AdminLoginForm onSignedIn={signedIn} />);
    type('Usuário ou e-mail', 'admin_master');
    type('Senha', 'segredo-1');
    press('Entrar');
  };

  it('leads to /admin-functional and remembers which door it was', async () => {
    answer(200, { success: true, user: user('admin'), token: 't1' });
    tryIt();
    await waitFor(() => expect(signedIn).toHaveBeenCalledWith('/admin-functional'));
    expect(sessionStore.get().isAdminSession).toBe(true);
  });

  it('says that the credentials are wrong, that access is denied, or that there is no connection', async () => {
    answer(401, {
      type: 'urn:lousa:problem:wrong_admin_credentials',
      message: 'Usuário ou senha incorretos.',
    });
    tryIt();
    await screen.findByText('Credenciais inválidas');
    screen.getByText('Usuário ou senha incorretos.');
    answer(403, { type: 'urn:lousa:problem:forbidden', message: 'Acesso negado' });
    press('Entrar');
    await screen.findByText('Acesso negado');
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    press('Entrar');
    await screen.findByText('Erro de conexão');
  });
});
