/**
 * Does something once the menu it was chosen from has closed and given the focus back to its trigger, so that a
 * dialog it opens can return the focus there.
 */
export function afterMenu(act: () => void): void {
  requestAnimationFrame(() => setTimeout(act));
}
