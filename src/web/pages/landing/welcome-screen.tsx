import { Check } from 'lucide-react';
import { usePageTitle } from '#web/platform/page-title.ts';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { BoardLedge } from '#web/ui/board-ledge.tsx';
import { ChalkUnderline } from '#web/ui/chalk-underline.tsx';
import { BoardDoodles } from './board-doodles.tsx';
import { WelcomeArt } from './welcome-art.tsx';
import { WELCOME_TEXTS } from './welcome-texts.ts';

/** What a visitor sees: the deal in one line, two ways to begin, three steps. */
export function WelcomeScreen() {
  usePageTitle('Seu rascunho vira aula pronta');
  return (
    <>
      <section className="quadro relative overflow-clip pt-16">
        <BoardDoodles />
        <div className="miolo relative grid items-center gap-x-12 gap-y-10 pb-12 pt-8 lg:grid-cols-[1fr_33rem] lg:pb-16">
          <div>
            <h1 className="text-[2.9rem] leading-[1.04] md:text-[4.4rem] xl:text-[4.85rem]">
              {WELCOME_TEXTS.title[0]}
              <br />
              {WELCOME_TEXTS.title[1]} <ChalkUnderline>{WELCOME_TEXTS.titleMark}</ChalkUnderline>
            </h1>
            <p className="mt-7 max-w-[44ch] text-lg leading-normal text-lousa-100 md:text-[1.3rem]">
              {WELCOME_TEXTS.lead}
            </p>
            <div className="mt-8 flex flex-col gap-3 sm:flex-row">
              <AnchorButton href="/local-login#cadastro" variant="board">
                {WELCOME_TEXTS.createPresentation}
              </AnchorButton>
              <AnchorButton href="/local-login#cadastro" variant="board-outline">
                {WELCOME_TEXTS.createBooklet}
              </AnchorButton>
            </div>
            <ul className="mt-6 flex flex-wrap gap-x-7 gap-y-1 text-lousa-100">
              {WELCOME_TEXTS.points.map((point) => (
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
      <section className="miolo pt-14 md:pt-20">
        <h2 className="max-w-[18ch] text-[2.1rem] md:text-[3rem]">{WELCOME_TEXTS.stepsTitle}</h2>
        <ol className="mt-8 grid gap-4 md:grid-cols-3 md:gap-5">
          {WELCOME_TEXTS.steps.map((step, index) => (
            <li key={step.title} className="cartao p-5 md:p-7">
              <span
                className="num grid size-10 place-items-center rounded-full bg-acao text-lg font-bold text-acao-t"
                aria-hidden="true"
              >
                {index + 1}
              </span>
              <h3 className="mt-4 text-[1.4rem]">{step.title}</h3>
              <p className="mt-2 text-tinta-2">{step.text}</p>
            </li>
          ))}
        </ol>
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
          <AnchorButton href="/local-login#cadastro">{WELCOME_TEXTS.createAccount}</AnchorButton>
          <p className="num text-lg font-medium">{WELCOME_TEXTS.prices}</p>
        </div>
      </section>
    </>
  );
}
