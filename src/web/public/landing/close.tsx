import { REGISTRATION } from '#web/public/entrances.ts';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { BoardLedge } from '#web/ui/board-ledge.tsx';
import { LANDING_TEXTS } from './landing-texts.ts';

const { title, text, action } = LANDING_TEXTS.close;

/** The last word of the page, on a board. */
export function Close() {
  return (
    <section className="miolo pt-16 md:pt-24" aria-labelledby="comecar">
      <div className="quadro overflow-clip rounded-cartao">
        <div className="grid items-center gap-6 p-7 md:grid-cols-[1fr_auto] md:p-12">
          <div>
            <h2 id="comecar" className="text-[2rem] md:text-[2.8rem]">
              {title}
            </h2>
            <p className="mt-3 max-w-[46ch] text-lg text-lousa-100">{text}</p>
          </div>
          <AnchorButton href={REGISTRATION} variant="board">
            {action}
          </AnchorButton>
        </div>
        <BoardLedge />
      </div>
    </section>
  );
}
