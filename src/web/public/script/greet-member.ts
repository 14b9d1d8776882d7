/** The entry that sign-in leaves in the browser's storage (platform/session-store.ts). */
const TOKEN = 'lousa.token';

/** Where somebody is signed in here, the ways to sign in become the way to their own screens. */
export function greetMember(): void {
  if (!readToken()) return;
  for (const entrance of document.querySelectorAll('header [data-visitor]')) {
    const link = entrance instanceof HTMLAnchorElement ? entrance : entrance.querySelector('a');
    if (!link) continue;
    link.href = '/';
    link.textContent = 'Meu painel';
    // One way is enough; the first stays.
    if (entrance !== document.querySelector('header [data-visitor]')) entrance.remove();
  }
}

function readToken(): string | null {
  try {
    return localStorage.getItem(TOKEN);
  } catch {
    return null;
  }
}
