import { AdminLoginScreen } from './admin-login-screen.tsx';
import { ConfirmEmailScreen } from './confirm-email-screen.tsx';
import { ForgottenPasswordScreen } from './forgotten-password-screen.tsx';
import { LoginScreen } from './login-screen.tsx';
import { ResetPasswordScreen } from './reset-password-screen.tsx';

/** The screens before the session, one document for all of them; an address not listed is the login. */
export function AccessPage({ pathname, search }: { pathname: string; search: URLSearchParams }) {
  const token = search.get('token') ?? '';
  switch (pathname.replace(/\/$/, '')) {
    case '/admin-login':
      return <AdminLoginScreen />;
    case '/esqueci-senha':
      return <ForgottenPasswordScreen />;
    case '/redefinir-senha':
      return <ResetPasswordScreen token={token} />;
    case '/confirmar-email':
      return <ConfirmEmailScreen token={token} />;
    default:
      return <LoginScreen isFarewell={search.get('conta') === 'excluida'} />;
  }
}
