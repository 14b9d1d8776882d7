const TEXT = 'A página não carregou por inteiro. Verifique sua conexão.';
const ACTION = 'Tentar de novo';

/** Says so where the app itself did not come; a line that is back tries by itself. */
export function tellLoadFailure(): void {
  const notice = document.createElement('p');
  notice.className = 'notice tone-error';
  notice.role = 'alert';
  const again = document.createElement('button');
  again.className = 'link ml-2';
  again.textContent = ACTION;
  again.addEventListener('click', reload);
  globalThis.addEventListener('online', reload);
  notice.append(TEXT, again);
  // Nothing is being loaded any more.
  document.querySelector('#app [role=status]')?.remove();
  document.body.prepend(notice);
}

const reload = () => location.reload();
