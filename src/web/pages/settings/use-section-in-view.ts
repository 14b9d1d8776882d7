import { useEffect, useState } from 'react';
import { chooseSection } from '#web/accounts/settings/choose-section.ts';
import { holdInView } from './hold-in-view.ts';

/** The id of the section being read; scrolls to the one the address names when the page appears. */
export function useSectionInView(ids: readonly string[]): string | undefined {
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
