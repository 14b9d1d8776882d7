import type { ReactNode } from 'react';
import { BoardLedge } from '#web/ui/board-ledge.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { HomeArt } from './home-art.tsx';
import { HomeGreeting } from './home-greeting.tsx';
import { HOME_TEXTS } from './home-texts.ts';
import type { NextStep } from './use-next-step.ts';

/** The greeting and the one thing to do next. */
export function HomeBoard({ name, lead, action }: { name: string; lead: ReactNode; action: ReactNode }) {
  return (
    <section className="quadro overflow-clip pt-16">
      <div className="miolo flex items-center gap-10 pb-10 pt-6 md:pb-12 md:pt-8">
        <div className="min-w-0 flex-1">
          <HomeGreeting name={name} />
          <p className="mt-6 max-w-[46ch] text-lg leading-normal wrap-anywhere text-lousa-100 md:text-[1.2rem]">
            {lead}
          </p>
          <div className="mt-7 max-sm:grid">{action}</div>
        </div>
        <HomeArt className="w-88 max-md:hidden" />
      </div>
      <BoardLedge />
    </section>
  );
}

/** The board of a teacher: what waits for them, or the way to an order. */
export function TeacherBoard({ name, next }: { name: string; next: NextStep | null }) {
  if (!next) {
    return (
      <HomeBoard
        name={name}
        lead={HOME_TEXTS.idleLead}
        action={
          <LinkButton to="/upload" search={{ type: 'presentation' }} variant="board">
            {HOME_TEXTS.idleAction}
          </LinkButton>
        }
      />
    );
  }
  const { lead, action, lessonId, opens } = next;
  return (
    <HomeBoard
      name={name}
      lead={lead}
      action={
        opens === 'lesson' ? (
          <LinkButton to="/analysis/$id" params={{ id: lessonId }} variant="board">
            {action}
          </LinkButton>
        ) : (
          <LinkButton to="/dashboard" search={{ conversa: lessonId }} variant="board">
            {action}
          </LinkButton>
        )
      }
    />
  );
}
