/** The entries that sign-in leaves in the browser's storage (platform/session/session-store.ts). */
const TOKEN = 'lousa.token';
const USER = 'lousa.user';
/** Where each role goes after signing in. */
const HOMES: Record<string, string> = { admin: '/admin', editor: '/editor-dashboard' };

/**
 * Where somebody is signed in here, the ways to sign in become the way to their own screens; a visitor's way to an order
 * leads to Cadastro without loading the app for nothing.
 */
export function greetMember(): void {
  const home = findHome();
  if (!home) {
    document.addEventListener('click', registerFirst);
    return;
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="/local-login"]')) {
    link.href = new URL(link.href).searchParams.get('continuar') ?? home;
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-painel]')) {
    link.href = home;
    link.textContent = link.dataset.painel ?? '';
  }
  for (const entrance of document.querySelectorAll('header [data-visitor]')) {
    const link = entrance instanceof HTMLAnchorElement ? entrance : entrance.querySelector('a');
    if (!link) continue;
    link.href = home;
    link.textContent = 'Meu painel';
    // One way is enough; the first stays.
    if (entrance !== document.querySelector('header [data-visitor]')) entrance.remove();
  }
}

/** Null where nobody is signed in. */
function findHome(): string | null {
  try {
    if (!localStorage.getItem(TOKEN)) return null;
    const { role } = JSON.parse(localStorage.getItem(USER) ?? '{}') as { role?: string };
    return HOMES[role ?? ''] ?? '/dashboard';
  } catch {
    return null;
  }
}

/** The address becomes another one while the click on it goes on its way: a click for a new tab follows it, too. */
function registerFirst({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/upload"]');
  if (link) link.href = `/local-login?continuar=${encodeURIComponent(link.pathname + link.search)}#cadastro`;
}
