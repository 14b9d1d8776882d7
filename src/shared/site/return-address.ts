import type { Role } from '#shared/roles.ts';
import { isAppPath } from './app-paths.ts';

/** Where links that lead through a sign-in name the screen behind it. */
export const RETURN_PARAMETER = 'continuar';
/** Said to who had a session that is over: `sessao=encerrada`. */
export const ENDED_PARAMETER = 'sessao';
export const ENDED = 'encerrada';

/** Of no meaning beyond this: an address is resolved against it and must not have left it. */
const NOWHERE = 'http://lousa.invalid';

/**
 * The screen of ours that a link asks to be led to after a sign-in, with its query; null for anything else. What comes
 * in an address anybody may have written, so only what the app itself answers is followed.
 */
export function readReturnAddress(asked: string | null | undefined): string | null {
  if (!asked?.startsWith('/') || asked.length > 2000) return null;
  const url = URL.canParse(asked, NOWHERE) ? new URL(asked, NOWHERE) : null;
  if (url?.origin !== NOWHERE || url.pathname.startsWith('//') || !isAppPath(url.pathname)) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The sign-in screen that leads on to a screen of ours. */
export function loginAddress({
  returnTo,
  hasEnded = false,
  path = '/local-login',
  isNew = false,
}: {
  returnTo: string | null | undefined;
  /** A session was there and is over. */
  hasEnded?: boolean;
  path?: '/local-login' | '/admin-login' | '/api/login';
  /** Opens Cadastro: for who has no account yet. */
  isNew?: boolean;
}): string {
  const query = new URLSearchParams();
  const address = readReturnAddress(returnTo);
  // The home is where a sign-in leads anyway, by role.
  if (address && address !== '/') query.set(RETURN_PARAMETER, address);
  if (hasEnded) query.set(ENDED_PARAMETER, ENDED);
  return `${path}${query.size > 0 ? `?${query}` : ''}${isNew ? '#cadastro' : ''}`;
}

const OF_ADMINS = ['/admin', '/admin-functional', '/auditoria', '/caixa', '/profile-management'];
const OF_EDITORS = ['/editor', '/editor-dashboard'];

/** Whether a screen is one for that role; who signs in as somebody else goes to their own home instead. */
export function isScreenOf(role: Role, address: string): boolean {
  const { pathname } = new URL(address, NOWHERE);
  const path = pathname.replace(/(.)\/$/, '$1');
  if (OF_ADMINS.includes(path)) return role === 'admin';
  if (OF_EDITORS.includes(path)) return role === 'editor';
  if (path.startsWith('/estudio/')) return role !== 'teacher';
  if (path === '/upload') return role === 'teacher';
  return true;
}
