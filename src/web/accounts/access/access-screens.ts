import type { ComponentType } from 'react';
import { LoginScreen } from './login-screen.tsx';

/** `address` is null while a prerendered screen is taken over, because the build did not know it. */
export type AccessScreen = ComponentType<{ address: URL | null }>;

/**
 * The screens before the session by their address, one document for all of them; an address not listed is the login.
 * The login comes with the script, the others are a file more, which the build names in their documents.
 */
export async function loadScreen(pathname: string): Promise<AccessScreen> {
  switch (pathname.replace(/\/$/, '')) {
    case '/admin-login':
      return (await import('./admin-login-screen.tsx')).AdminLoginScreen;
    case '/esqueci-senha':
      return (await import('./forgotten-password-screen.tsx')).ForgottenPasswordScreen;
    case '/redefinir-senha':
      return (await import('./reset-password-screen.tsx')).ResetPasswordScreen;
    case '/confirmar-email':
      return (await import('./confirm-email-screen.tsx')).ConfirmEmailScreen;
    case '/manter-email':
      return (await import('./keep-email-screen.tsx')).KeepEmailScreen;
    default:
      return LoginScreen;
  }
}
