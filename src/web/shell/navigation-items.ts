import type { User } from '#shared/accounts/accounts.schemas.ts';
import { SHELL_TEXTS } from '#web/frame/frame-texts.ts';

export interface NavigationItem {
  label: string;
  to: '/upload' | '/dashboard' | '/admin' | '/editor-dashboard' | '/caixa';
  search?: { type: 'presentation' | 'booklet' };
}

const NEW_LESSON: NavigationItem = {
  label: SHELL_TEXTS.newLesson,
  to: '/upload',
  search: { type: 'presentation' },
};
const NEW_BOOKLET: NavigationItem = {
  label: SHELL_TEXTS.newBooklet,
  to: '/upload',
  search: { type: 'booklet' },
};

const DASHBOARD: NavigationItem = { label: SHELL_TEXTS.dashboard, to: '/dashboard' };
const INBOX: NavigationItem = { label: SHELL_TEXTS.inbox, to: '/caixa' };
const ADMIN: NavigationItem = { label: SHELL_TEXTS.admin, to: '/admin' };
const OWN_LESSONS: NavigationItem = { label: SHELL_TEXTS.ownLessons, to: '/editor-dashboard' };

/** The items of the top bar, in their order. Who cannot order is led to what they can do. */
export function navigationItems({ role }: Pick<User, 'role'>): NavigationItem[] {
  if (role === 'editor') return [OWN_LESSONS];
  return role === 'admin' ? [INBOX, DASHBOARD, ADMIN] : [NEW_LESSON, NEW_BOOKLET, DASHBOARD];
}

/** Whether the item leads to where the person is; the two kinds of order share an address and differ in `type`. */
export function isCurrentItem(item: NavigationItem, pathname: string, search: { type?: unknown }): boolean {
  if (item.to === '/admin') return pathname.startsWith('/admin') || pathname === '/auditoria';
  if (item.to !== pathname) return false;
  return !item.search || item.search.type === (search.type ?? 'presentation');
}

/** Letter of the avatar: of the first name, else of the e-mail; empty for the generic icon. */
export function avatarLetter(user: Pick<User, 'firstName' | 'email'>): string {
  return (user.firstName || user.email).charAt(0);
}
