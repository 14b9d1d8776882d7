import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether somebody can see an element: the page is in front and the element is neither hidden behind another
 * tab of it nor scrolled away.
 */
export function useIsInView(element: RefObject<Element | null>): boolean {
  const [isShown, setShown] = useState(false);
  const [isFront, setFront] = useState(() => document.visibilityState === 'visible');
  useEffect(() => {
    const look = () => setFront(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver((entries) => setShown(entries.at(-1)?.isIntersecting ?? false));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isShown && isFront;
}
