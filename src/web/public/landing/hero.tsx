import { Check } from 'lucide-react';
import { orderAfterRegistration } from '#web/public/entrances.ts';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { ChalkLedge } from '#web/ui/chalk-ledge.tsx';
import { ChalkUnderline } from '#web/ui/chalk-underline.tsx';
import { LANDING_TEXTS } from './landing-texts.ts';
import { WelcomeArt } from './welcome-art.tsx';

const TEXTS = LANDING_TEXTS.hero;

/** The deal in one line, two ways to begin, and a picture of what becomes of a page of notes. */
export function Hero() {
  return (
    <section className="chalkboard relative overflow-clip pt-16">
      <ChalkDoodles />
      <div className="page-width relative grid items-center gap-x-12 gap-y-10 pb-12 pt-8 lg:grid-cols-[1fr_33rem] lg:pb-16">
        <div>
          <h1 className="text-[2.9rem] leading-[1.04] md:text-[4.4rem] xl:text-[4.85rem]">
            {TEXTS.title[0]}
            <br />
            {TEXTS.title[1]} <ChalkUnderline>{TEXTS.titleMark}</ChalkUnderline>
          </h1>
          <p className="mt-7 max-w-[44ch] text-lg leading-normal text-chalkboard-100 md:text-[1.3rem]">
            {TEXTS.lead}
          </p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row">
            <AnchorButton href={orderAfterRegistration('presentation')} variant="chalk">
              {TEXTS.createPresentation}
            </AnchorButton>
            <AnchorButton href={orderAfterRegistration('booklet')} variant="chalk-outline">
              {TEXTS.createBooklet}
            </AnchorButton>
          </div>
          <ul className="mt-6 flex flex-wrap gap-x-7 gap-y-1 text-chalkboard-100">
            {TEXTS.points.map((point) => (
              <li key={point} className="flex items-center gap-2">
                <Check size={18} aria-hidden="true" />
                {point}
              </li>
            ))}
          </ul>
        </div>
        <div className="mx-auto w-full max-w-lg">
          <WelcomeArt />
        </div>
      </div>
      <ChalkLedge />
    </section>
  );
}

/** Faint marks of several subjects in the margins of a large chalkboard. Decorative; not on phones. */
function ChalkDoodles() {
  return (
    <svg
      className="pointer-events-none absolute inset-0 h-full w-full max-md:hidden"
      viewBox="0 0 1440 620"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="#fff"
      strokeWidth="3.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      opacity=".11"
      aria-hidden="true"
    >
      <path d="M-8 330l46-104 46 104zM38 226v104M38 315h15v15" />
      <path d="M700 24v84M660 74c22-44 44-44 66 0s44 44 66 0 44-44 66 0M652 74h220" />
      <path d="M1352 470a56 56 0 1 0 .1 0zM1352 526v-56M1352 526l44 34" />
      <path d="M1340 108l22-14 22 14v26l-22 14-22-14zM1384 108l24-14M1362 94V66M1340 134l-22 14" />
      <path d="M6 500c24-20 50-20 76 0M6 522c24-20 50-20 76 0M6 544c24-20 50-20 76 0" />
    </svg>
  );
}
