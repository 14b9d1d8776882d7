import { useEffect, useRef, useState } from 'react';
import { RootMark } from '#web/ui/root-mark.ts';
import { chooseSection } from './choose-section.ts';

/** Links to the sections of a long page, in view all the way down; the one being read is marked. */
export function SectionNavigation({
  label,
  sections,
}: {
  label: string;
  sections: readonly { id: string; title: string }[];
}) {
  const current = useSectionInView(sections.map(({ id }) => id));
  const strip = useRef<HTMLElement>(null);
  // On phones the strip is longer than the screen. `current` is read: the mark moves before this runs.
  useEffect(() => {
    const marked = strip.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (marked) strip.current?.scrollTo({ left: marked.offsetLeft - 40 });
  }, [current]);
  return (
    <nav
      ref={strip}
      aria-label={label}
      className="tabs sticky top-0 z-10 mt-6 bg-background pt-2 [@media(height<30rem)]:static"
    >
      <RootMark name="tabs" />
      {sections.map(({ id, title }) => (
        <a key={id} href={`#${id}`} className="tab" aria-current={id === current ? 'true' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}

/** The id of the section being read; scrolls to the one the address names when the page appears. */
function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const list = ids.join(' ');
  useEffect(() => holdInView(location.hash.slice(1)), []);
  useEffect(() => {
    const look = () => {
      const tops = list.split(' ').flatMap((id) => {
        const section = document.getElementById(id);
        return section ? [{ id, top: section.getBoundingClientRect().top }] : [];
      });
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      setCurrent(chooseSection(tops, { height: innerHeight, isAtEnd }));
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [list]);
  return current;
}

const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the section the address names, again whenever what stands above it has loaded and grown, until the
 * person moves by themselves. Answers how to stop.
 */
function holdInView(id: string): () => void {
  const section = id ? document.getElementById(id) : null;
  if (!section) return () => {};
  const observer = new ResizeObserver(() => section.scrollIntoView());
  const stop = () => {
    observer.disconnect();
    for (const move of OWN_MOVES) removeEventListener(move, stop);
  };
  observer.observe(document.body);
  for (const move of OWN_MOVES) addEventListener(move, stop, { passive: true });
  return stop;
}
