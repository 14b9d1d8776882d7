import { useEffect, useRef } from 'react';
import { useSectionInView } from './use-section-in-view.ts';

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
      className="abas sticky top-0 z-10 mt-6 bg-fundo pt-2 [@media(height<30rem)]:static"
    >
      {sections.map(({ id, title }) => (
        <a key={id} href={`#${id}`} className="aba" aria-current={id === current ? 'true' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}
