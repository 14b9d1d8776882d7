/** The pointer has to go this far before a press is a drag. */
const LEAST_PX = 6;

/**
 * Follows the pointer from a thumbnail until it is let go, and says before which slide it was. A press that does not go far
 * stays a press; a finger scrolls the strip instead.
 */
export function dragSlide(
  event: { button: number; pointerType: string; clientX: number; pointerId: number },
  handle: HTMLElement,
  drop: (to: number) => void,
): void {
  const strip = handle.closest('nav');
  const item = handle.closest<HTMLElement>('[data-slide]');
  if (!strip || !item || event.button !== 0 || event.pointerType === 'touch') return;
  const items = [...strip.querySelectorAll<HTMLElement>('[data-slide]')];
  const from = items.indexOf(item);
  const startX = event.clientX;
  let isDragged = false;
  const placeAt = (x: number) =>
    items.filter((other) => {
      const { left, width } = other.getBoundingClientRect();
      return other !== item && left + width / 2 < x;
    }).length;
  const follow = ({ clientX }: PointerEvent) => {
    if (!isDragged && Math.abs(clientX - startX) < LEAST_PX) return;
    if (!isDragged) handle.setPointerCapture(event.pointerId);
    isDragged = true;
    item.style.transform = `translateX(${clientX - startX}px)`;
    item.style.opacity = '0.7';
  };
  const end = ({ clientX, type }: PointerEvent) => {
    item.style.transform = '';
    item.style.opacity = '';
    handle.removeEventListener('pointermove', follow);
    handle.removeEventListener('pointerup', end);
    handle.removeEventListener('pointercancel', end);
    const to = placeAt(clientX);
    if (isDragged && type === 'pointerup' && to !== from) drop(to);
  };
  handle.addEventListener('pointermove', follow);
  handle.addEventListener('pointerup', end);
  handle.addEventListener('pointercancel', end);
}
