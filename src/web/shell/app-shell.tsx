import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useLayoutEffect } from 'react';
import { RouteAnnouncer } from '#web/frame/route-announcer.tsx';
import { MAIN_ID, SkipLink } from '#web/frame/skip-link.tsx';
import { OfflineNotice } from '#web/platform/page/offline-notice.tsx';
import { useSession } from '#web/platform/session/use-session.ts';
import { Footer } from './footer.tsx';
import { TopBar } from './top-bar.tsx';

/** The home screen draws its own chalkboard from the very top; on all others the bar is the chalkboard. */
const CHALKBOARD_PAGES = new Set(['/']);

/** A screen that has a chalkboard of its own for all it decides, and needs the whole window. */
const isDesk = (pathname: string) => pathname.startsWith('/estudio/');

/** Bar, content, footer; the content carries the id that skip link and focus lead to. */
export function AppShell({ children }: { children: ReactNode }) {
  const { user } = useSession();
  const { pathname } = useLocation();
  const isStaff = user !== null && user.role !== 'teacher';
  // The way to help stands in the document, outside of what is drawn here; it is the customers'.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-equipe', isStaff);
  }, [isStaff]);
  return (
    <div className="relative flex min-h-dvh flex-col">
      <SkipLink />
      <RouteAnnouncer />
      {!isDesk(pathname) && (
        <>
          <TopBar user={user} isOverChalkboard={CHALKBOARD_PAGES.has(pathname)} />
          <OfflineNotice />
        </>
      )}
      <main id={MAIN_ID} tabIndex={-1} className="flex-1">
        {children}
      </main>
      <Footer />
    </div>
  );
}
