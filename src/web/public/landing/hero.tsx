import { Check } from 'lucide-react';
import { orderAfterRegistration } from '#web/public/entrances.ts';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { BoardLedge } from '#web/ui/board-ledge.tsx';
import { ChalkUnderline } from '#web/ui/chalk-underline.tsx';
import { BoardDoodles } from './board-doodles.tsx';
import { LANDING_TEXTS } from './landing-texts.ts';
import { WelcomeArt } from './welcome-art.tsx';

const TEXTS = LANDING_TEXTS.hero;

/** The deal in one line, two ways to begin, and a picture of what becomes of a page of notes. */
export function Hero() {
  return (
    <section className="quadro relative overflow-clip pt-16">
      <BoardDoodles />
      <div className="miolo relative grid items-center gap-x-12 gap-y-10 pb-12 pt-8 lg:grid-cols-[1fr_33rem] lg:pb-16">
        <div>
          <h1 className="text-[2.9rem] leading-[1.04] md:text-[4.4rem] xl:text-[4.85rem]">
            {TEXTS.title[0]}
            <br />
            {TEXTS.title[1]} <ChalkUnderline>{TEXTS.titleMark}</ChalkUnderline>
          </h1>
          <p className="mt-7 max-w-[44ch] text-lg leading-normal text-lousa-100 md:text-[1.3rem]">
            {TEXTS.lead}
          </p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row">
            <AnchorButton href={orderAfterRegistration('presentation')} variant="board">
              {TEXTS.createPresentation}
            </AnchorButton>
            <AnchorButton href={orderAfterRegistration('booklet')} variant="board-outline">
              {TEXTS.createBooklet}
            </AnchorButton>
          </div>
          <ul className="mt-6 flex flex-wrap gap-x-7 gap-y-1 text-lousa-100">
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
      <BoardLedge />
    </section>
  );
}
