import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { BoardLedge } from '#web/ui/board-ledge.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { HomeArt } from './home-art.tsx';
import { HomeGreeting } from './home-greeting.tsx';
import { HOME_TEXTS } from './home-texts.ts';

/** The greeting and the one thing to do next. */
export function HomeBoard({ name, next }: { name: string; next: Lesson | null }) {
  const isToApprove = next?.status === 'waiting_approval';
  return (
    <section className="quadro overflow-clip pt-16">
      <div className="miolo flex items-center gap-10 pb-10 pt-6 md:pb-12 md:pt-8">
        <div className="min-w-0 flex-1">
          <HomeGreeting name={name} />
          <p className="mt-6 max-w-[46ch] text-lg leading-normal text-lousa-100 md:text-[1.2rem]">
            {!next && HOME_TEXTS.idleLead}
            {next && (isToApprove ? HOME_TEXTS.approveLead(next.title) : HOME_TEXTS.payLead(next.title))}
          </p>
          <div className="mt-7 max-sm:grid">
            {next ? (
              <LinkButton to="/analysis/$id" params={{ id: next.id }} variant="board">
                {isToApprove ? HOME_TEXTS.approveAction : HOME_TEXTS.payAction}
              </LinkButton>
            ) : (
              <LinkButton to="/upload" search={{ type: 'presentation' }} variant="board">
                {HOME_TEXTS.idleAction}
              </LinkButton>
            )}
          </div>
        </div>
        <HomeArt className="w-88 max-md:hidden" />
      </div>
      <BoardLedge />
    </section>
  );
}
