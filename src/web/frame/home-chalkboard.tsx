import type { ReactNode } from 'react';
import { ChalkLedge } from '#web/ui/chalk-ledge.tsx';
import { ChalkUnderline } from '#web/ui/chalk-underline.tsx';
import { SHELL_TEXTS } from './frame-texts.ts';

/** The head of every home: the greeting and the one thing to do next. */
export function HomeChalkboard({ name, lead, action }: { name: string; lead: ReactNode; action: ReactNode }) {
  return (
    <section className="chalkboard overflow-clip pt-16">
      <div className="page-width flex items-center gap-10 pb-10 pt-6 md:pb-12 md:pt-8">
        <div className="min-w-0 flex-1">
          <HomeGreeting name={name} />
          <p className="mt-6 max-w-[46ch] text-lg leading-normal wrap-anywhere text-chalkboard-100 md:text-[1.2rem]">
            {lead}
          </p>
          <div className="mt-7 max-sm:grid">{action}</div>
        </div>
        <HomeArt className="w-88 max-md:hidden" />
      </div>
      <ChalkLedge />
    </section>
  );
}

/** The largest words of the first screen: in the document before its script, and drawn the same by it. */
export function HomeGreeting({ name }: { name: ReactNode }) {
  return (
    <h1 className="text-[2.4rem] md:text-[3.4rem]">
      {SHELL_TEXTS.welcome} <ChalkUnderline>{name}</ChalkUnderline>
    </h1>
  );
}

/** A page of notes becomes a slide: chalk to the left, paper to the right. Decorative. */
function HomeArt({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 400 220" className={className} fill="none" aria-hidden="true">
      <g strokeWidth="4.5" strokeLinecap="round" strokeLinejoin="round">
        <path d="M22 30h92l26 26v108H22z" stroke="#fbfaf3" />
        <path d="M114 30v26h26" stroke="#fbfaf3" />
        <path d="M42 78h72M42 98h58M42 118h72M42 138h34" stroke="#9ccbb8" strokeWidth="4" />
        <path d="M160 52c34-34 84-32 108 8m-26-8 27 11 8-28" stroke="#ffd54a" />
      </g>
      <g transform="rotate(4 298 152)">
        <rect x="212" y="96" width="176" height="104" rx="5" fill="#8fcbf5" transform="rotate(4 300 150)" />
        <rect x="206" y="92" width="176" height="104" rx="5" fill="#fdfcf6" />
        <path d="M222 116h64" stroke="#14231d" strokeWidth="8" strokeLinecap="round" />
        <path d="M222 138h52M222 154h60M222 170h40" stroke="#b7c8bf" strokeWidth="6" strokeLinecap="round" />
        <rect x="304" y="104" width="66" height="80" rx="4" fill="#d6ecdf" />
        <path
          d="M316 172v-22m14 22v-38m14 38v-28m14 28v-52"
          stroke="#2b7a63"
          strokeWidth="8"
          strokeLinecap="round"
        />
        <circle cx="358" cy="112" r="6" fill="#ff8e72" />
      </g>
    </svg>
  );
}
