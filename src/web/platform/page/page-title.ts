import { useEffect } from 'react';

const SITE = 'Lousa';

/** Names the page in the tab: `Início | Lousa`. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title ? `${title} | ${SITE}` : SITE;
  }, [title]);
}
