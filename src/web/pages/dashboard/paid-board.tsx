import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { lessonQuery } from '#web/lessons/lesson-queries.ts';
import { readPaid } from '#web/payments/just-paid.ts';
import { approvedText } from '#web/payments/payment-texts.ts';
import { formatLongDay } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { CheerBoard } from '#web/ui/cheer-card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { DASHBOARD_TEXTS as TEXTS } from './dashboard-texts.ts';

/** The good news of a payment, the day the lesson comes, and the way to it. It is the first thing read. */
export function PaidBoard({ onDismiss }: { onDismiss: () => void }) {
  const [paid] = useState(readPaid);
  const { data: lesson } = useQuery({ ...lessonQuery(paid?.id ?? ''), enabled: paid !== null });
  const text = approvedText(paid?.serviceType);
  // A live region is heard only when its words change.
  const [said, say] = useState('');
  useEffect(() => say(text), [text]);
  // The mark leaves the address at once, which would leave the page scrolled as the one before was.
  useEffect(() => {
    // In braces: newer browsers answer a promise, which is no way to clean up.
    globalThis.scrollTo({ top: 0 });
  }, []);
  return (
    <section className="mb-7 overflow-clip rounded-cartao">
      <p className="sr-only" role="status">
        {said}
      </p>
      <CheerBoard
        title={text}
        action={
          <>
            {paid && (
              <LinkButton
                to="/analysis/$id"
                params={{ id: paid.id }}
                variant="board"
                className="max-sm:w-full"
              >
                {TEXTS.follow}
              </LinkButton>
            )}
            <Button variant="board-outline" className="max-sm:w-full" onClick={onDismiss}>
              {TEXTS.dismiss}
            </Button>
          </>
        }
      >
        {lesson?.deadline ? TEXTS.paidUntil(formatLongDay(lesson.deadline)) : TEXTS.paidText}
      </CheerBoard>
    </section>
  );
}
