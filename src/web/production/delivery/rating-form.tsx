import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { rateDelivery } from '#shared/production/production.contract.ts';
import { MAX_RATING_LENGTH } from '#shared/production/production.schemas.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { bodySchema } from '#web/platform/body-schema.ts';
import { callApi } from '#web/platform/call-api.ts';
import { deliveriesQuery } from '#web/production/production-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { RATING_TEXTS as TEXTS } from './received-texts.ts';
import { StarChoice } from '#web/production/completed/star-choice.tsx';

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
