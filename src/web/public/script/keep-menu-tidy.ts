/** The menu of narrow screens closes after a choice, on Escape and on a click beside it. */
export function keepMenuTidy(): void {
  const menu = document.querySelector<HTMLDetailsElement>('.menu-publico');
  if (!menu) return;
  document.addEventListener('click', ({ target }) => {
    const isChoice = target instanceof Element && target.closest('.menu-publico a');
    if (isChoice || !(target instanceof Node && menu.contains(target))) menu.open = false;
  });
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
}
