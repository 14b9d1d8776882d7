import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePageTitle } from '#web/platform/page/page-title.ts';
import { SHELL_TEXTS } from '#web/frame/frame-texts.ts';
import { MAIN_ID, SkipLink } from '#web/frame/skip-link.tsx';
import { Wordmark } from '#web/frame/wordmark.tsx';
import { BoardLedge } from '#web/ui/board-ledge.tsx';
import { RoutineArt } from '#web/accounts/access/access-frame.tsx';
import type { Routine } from '#web/accounts/access/routines.ts';

/** A whole board with one sheet pinned to it. */
export function AccessFrame({
  pageTitle,
  heading,
  lead,
  routine,
  children,
}: {
  pageTitle: string;
  heading: string;
  lead?: string;
  routine?: Routine;
  children: ReactNode;
}) {
  usePageTitle(pageTitle);
  return (
    <div className="quadro relative flex min-h-dvh flex-col overflow-clip">
      <SkipLink />
      <header className="miolo flex h-18 items-center justify-between">
        <a href="/" aria-label={SHELL_TEXTS.home}>
          <Wordmark />
        </a>
        <a
          href="/"
          className="inline-flex min-h-11 items-center gap-2 text-lousa-100 hover:text-white max-sm:hidden"
        >
          <ArrowLeft size={18} aria-hidden="true" />
          {SHELL_TEXTS.backToSite}
        </a>
      </header>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="miolo grid flex-1 items-center gap-x-20 max-lg:content-start pb-12 pt-2 lg:grid-cols-[1fr_27rem]"
      >
        <div className="max-lg:mb-7">
          <h1 className="max-w-[16ch] text-[2.1rem] sm:text-[2.6rem] lg:text-[3.4rem]">{heading}</h1>
          {lead && <p className="mt-4 max-w-[40ch] text-lg leading-normal text-lousa-100">{lead}</p>}
          <RoutineArt className="mt-12 max-w-xl max-lg:hidden" {...(routine && { routine })} />
        </div>
        <div className="folha w-full max-w-[32rem] p-5 pt-8 sm:p-8 sm:pt-9 max-lg:mx-auto">
          <span className="alfinete" aria-hidden="true" />
          {children}
        </div>
      </main>
      <BoardLedge />
    </div>
  );
}
