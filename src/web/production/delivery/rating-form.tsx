import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Star } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { rateDelivery } from '#shared/production/production.contract.ts';
import { MAX_RATING_LENGTH } from '#shared/production/production.schemas.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { bodySchema } from '#web/platform/body-schema.ts';
import { callApi } from '#web/platform/call-api.ts';
import { deliveriesQuery } from '#web/production/production-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceGroup } from '#web/ui/choice-group.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { RATING_TEXTS as TEXTS } from './received-texts.ts';

/** From here on the characters are counted. */
const NEARLY_FULL = MAX_RATING_LENGTH * 0.9;

/** Rates the latest delivery, once. */
export function RatingForm({ lessonId, onRated }: { lessonId: string; onRated: () => void }) {
  const client = useQueryClient();
  const [rating, setRating] = useState({ stars: 0, comment: '' });
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({});
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const rate = useMutation({
    mutationFn: () => callApi(rateDelivery, { params: { id: lessonId }, body: rating, idempotencyKey }),
    onSuccess: () => showToast({ title: TEXTS.thanks, description: TEXTS.thanksText, tone: 'success' }),
    onError: (error) =>
      showToast({ title: TEXTS.failedTitle, description: messageOf(error, TEXTS.failed), tone: 'error' }),
    // Also after a refusal: it may have been rated elsewhere, or gone back into production.
    onSettled: () => {
      void client.invalidateQueries({ queryKey: deliveriesQuery(lessonId).queryKey });
      onRated();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (rate.isPending) return;
    const { error } = bodySchema(rateDelivery).safeParse(rating);
    const issues = error?.issues ?? [];
    setFaults(Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message])));
    if (issues.length === 0) rate.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <StarChoice
        stars={rating.stars}
        error={faults.stars}
        onChoose={(stars) => {
          setRating({ ...rating, stars });
          setFaults({ ...faults, stars: undefined });
        }}
      />
      <TextArea
        label={TEXTS.comment}
        hint={TEXTS.commentHint}
        isOptional
        minLines={3}
        value={rating.comment}
        onChange={({ target }) => setRating({ ...rating, comment: target.value })}
        error={faults.comment}
        {...(rating.comment.length > NEARLY_FULL && {
          limit: MAX_RATING_LENGTH,
          length: rating.comment.length,
        })}
      />
      <div>
        <Button
          type="submit"
          variant="outline"
          size="m"
          className="max-sm:w-full"
          isBusy={rate.isPending}
          busyLabel={TEXTS.sending}
        >
          {TEXTS.send}
        </Button>
      </div>
    </form>
  );
}

/** One to five stars: radio buttons, so that arrow keys choose among them. */
function StarChoice({
  stars,
  error,
  onChoose,
}: {
  /** 0 before the choice. */
  stars: number;
  error: string | undefined;
  onChoose: (stars: number) => void;
}) {
  const name = useId();
  return (
    <ChoiceGroup
      legend={TEXTS.question}
      error={error}
      className="flex flex-wrap items-center gap-x-3 gap-y-1"
    >
      <span className="-ml-2 flex flex-wrap">
        {TEXTS.starNames.map((label, index) => {
          const value = index + 1;
          return (
            <label
              key={label}
              className="grid size-12 cursor-pointer place-items-center rounded-field text-warning-t outline-offset-0 has-focus-visible:outline-3 has-focus-visible:outline-info-t"
            >
              <input
                type="radio"
                name={name}
                value={value}
                className="sr-only"
                checked={stars === value}
                onChange={() => onChoose(value)}
                aria-label={`${TEXTS.stars(value)}, ${label}`}
              />
              <Star size={30} className={value <= stars ? 'fill-yellow' : 'fill-none'} aria-hidden="true" />
            </label>
          );
        })}
      </span>
      <span className="min-w-24 font-bold" aria-hidden="true">
        {TEXTS.starNames[stars - 1]}
      </span>
    </ChoiceGroup>
  );
}
