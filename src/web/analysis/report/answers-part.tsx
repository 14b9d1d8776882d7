import { Check, CircleSlash2, Tag, UsersRound } from 'lucide-react';
import type { Answer } from '#shared/analysis/ai-analysis.ts';
import { totalPrice } from '#shared/catalog/catalog.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { formatReais } from '#shared/money.ts';
import { Button } from '#web/ui/button.tsx';
import { REPORT_TEXTS } from './report-texts.ts';

/** A size that is offered; null opens the choice of size, delivery and format without one. */
export type OfferSize = (offer: Answer['offers'][number] | null) => void;

const LOOKS = {
  done: { Icon: Check, tone: 'text-ok-t', label: REPORT_TEXTS.answerDone },
  declined: { Icon: CircleSlash2, tone: 'text-ink-2', label: REPORT_TEXTS.answerDeclined },
  team: { Icon: UsersRound, tone: 'text-info-t', label: REPORT_TEXTS.answerTeam },
  offer: { Icon: Tag, tone: 'text-action', label: REPORT_TEXTS.answerOffer },
} as const;

/** What the teacher asked for and what became of it, each by itself; sizes are offered while they can be changed. */
export function AnswersPart({
  answers,
  lesson,
  onOffer,
}: {
  answers: readonly Answer[];
  lesson: Lesson;
  onOffer?: OfferSize | undefined;
}) {
  if (answers.length === 0) return null;
  return (
    <section className="mt-6" aria-labelledby="respostas">
      <h2 id="respostas" className="text-xl font-bold">
        {REPORT_TEXTS.answers}
      </h2>
      <ul className="mt-3 grid max-w-[80ch] gap-4">
        {answers.map((answer) => {
          const { Icon, tone, label } = LOOKS[answer.outcome];
          return (
            <li key={`${answer.asked} ${answer.text}`} className="grid grid-cols-[auto_1fr] gap-x-3">
              <Icon size={22} className={`mt-0.5 ${tone}`} aria-hidden="true" />
              <div className="min-w-0 leading-snug [overflow-wrap:anywhere]">
                <p className="text-base text-ink-2">“{answer.asked}”</p>
                <p className="mt-0.5">
                  <strong className={tone}>{label}.</strong> {answer.text}
                </p>
                {onOffer && <Offers answer={answer} lesson={lesson} onOffer={onOffer} />}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Offers({ answer, lesson, onOffer }: { answer: Answer; lesson: Lesson; onOffer: OfferSize }) {
  const open = answer.offers.filter(
    ({ serviceType, size }) =>
      serviceType !== lesson.serviceType || size !== (lesson.slideCount ?? lesson.pageCount),
  );
  if (open.length === 0 && answer.outcome !== 'offer') return null;
  return (
    <p className="no-print mt-2.5 flex flex-wrap gap-2">
      {open.map((offer) => (
        <OfferButton
          key={`${offer.serviceType} ${offer.size}`}
          offer={offer}
          lesson={lesson}
          onOffer={onOffer}
        />
      ))}
      {open.length === 0 && (
        <Button variant="outline" size="m" onClick={() => onOffer(null)}>
          {REPORT_TEXTS.changeOrder}
        </Button>
      )}
    </p>
  );
}

/** One tap away from another size, with its price at the ordered delivery; the dialog still asks. */
export function OfferButton({
  offer,
  lesson,
  onOffer,
  isOnChalkboard = false,
}: {
  offer: Answer['offers'][number];
  lesson: Lesson;
  onOffer: OfferSize;
  isOnChalkboard?: boolean;
}) {
  return (
    <Button variant={isOnChalkboard ? 'chalk-outline' : 'outline'} size="m" onClick={() => onOffer(offer)}>
      {REPORT_TEXTS.changeTo(
        offer.serviceType === 'booklet' ? `${offer.size} páginas` : `${offer.size} slides`,
        formatReais(totalPrice(offer, lesson.deliveryType)),
      )}
    </Button>
  );
}
