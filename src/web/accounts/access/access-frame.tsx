import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useId, useSyncExternalStore } from 'react';
import { formatDayAndMonth } from '#shared/text/format-day-and-month.ts';
import { SHELL_TEXTS } from '#web/frame/frame-texts.ts';
import { MAIN_ID, SkipLink } from '#web/frame/skip-link.tsx';
import { Wordmark } from '#web/frame/wordmark.tsx';
import { usePageTitle } from '#web/platform/page/page-title.ts';
import { ChalkLedge } from '#web/ui/chalk-ledge.tsx';
import { type Routine, TEACHER_ROUTINE } from './routines.ts';

/** A whole chalkboard with one sheet pinned to it. */
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
    <div className="chalkboard relative flex min-h-dvh flex-col overflow-clip">
      <SkipLink />
      <header className="page-width flex h-18 items-center justify-between">
        <a href="/" aria-label={SHELL_TEXTS.home}>
          <Wordmark />
        </a>
        <a
          href="/"
          className="inline-flex min-h-11 items-center gap-2 text-chalkboard-100 hover:text-white max-sm:hidden"
        >
          <ArrowLeft size={18} aria-hidden="true" />
          {SHELL_TEXTS.backToSite}
        </a>
      </header>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="page-width grid flex-1 items-center gap-x-20 max-lg:content-start pb-12 pt-2 lg:grid-cols-[1fr_27rem]"
      >
        <div className="max-lg:mb-7">
          <h1 className="max-w-[16ch] text-[2.1rem] sm:text-[2.6rem] lg:text-[3.4rem]">{heading}</h1>
          {lead && <p className="mt-4 max-w-[40ch] text-lg leading-normal text-chalkboard-100">{lead}</p>}
          <RoutineArt className="mt-12 max-w-xl max-lg:hidden" {...(routine && { routine })} />
        </div>
        <div className="sheet w-full max-w-[32rem] p-5 pt-8 sm:p-8 sm:pt-9 max-lg:mx-auto">
          <span className="pin" aria-hidden="true" />
          {children}
        </div>
      </main>
      <ChalkLedge />
    </div>
  );
}

const never = () => () => undefined;
const today = () => formatDayAndMonth(new Date());
/** The day of the build is not the day of the visit. */
const unknown = () => '';

/** The routine of the day, as it is written on a chalkboard in the morning. */
function RoutineArt({ className, routine = TEACHER_ROUTINE }: { className: string; routine?: Routine }) {
  const chalkId = useId();
  return (
    <svg
      viewBox="0 0 580 330"
      className={`h-auto w-full overflow-visible ${className}`}
      role="img"
      aria-label={`Na lousa, a rotina do dia: ${routine.join(', ')}`}
    >
      <filter id={chalkId} x="-5%" y="-5%" width="110%" height="110%">
        <feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" seed="4" />
        <feDisplacementMap in="SourceGraphic" scale="3.2" />
      </filter>
      <g fontFamily="Giz" fill="#fbfaf3">
        <text x="4" y="40" fontSize="38" fill="#9ccbb8">
          {useSyncExternalStore(never, today, unknown)}
        </text>
        <text x="4" y="112" fontSize="46" fill="#ffd54a">
          Rotina
        </text>
        <g fontSize="40">
          {routine.map((step, index) => (
            <text key={step} x="62" y={174 + index * 58}>
              {step}
            </text>
          ))}
        </g>
      </g>
      <g
        fill="none"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        filter={`url(#${chalkId})`}
      >
        <path d="M8 146h30v30H8zM8 204h30v30H8zM8 262h30v30H8z" stroke="#9ccbb8" />
        <path d="M13 160l9 12 23-31M13 218l9 12 23-31" stroke="#ffd54a" strokeWidth="6" />
        <path d="M4 126c34-6 72-6 112-1" stroke="#ffd54a" />
        <g transform="translate(412 96)">
          <path
            d="M76 26C48 8 20 6 0 14v132c24-8 50-4 76 14 26-18 52-22 76-14V14c-20-8-48-6-76 12zM76 26v134"
            stroke="#fbfaf3"
          />
          <path
            d="M18 46c14-3 28-1 42 6M18 74c14-3 28-1 42 6M18 102c14-3 28-1 42 6"
            stroke="#9ccbb8"
            strokeWidth="4"
          />
          <path d="M92 54c14-8 28-10 42-7M92 82c14-8 28-10 42-7" stroke="#9ccbb8" strokeWidth="4" />
          <path d="M98 116l12 12 24-30" stroke="#ffd54a" strokeWidth="6" />
          <path d="M76-62v26M30-48l12 22M122-48l-12 22M-6-16l22 14M158-16l-22 14" stroke="#ffd54a" />
        </g>
      </g>
    </svg>
  );
}
