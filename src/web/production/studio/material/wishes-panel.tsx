import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type StudioWish, tickWish } from '#shared/composition/studio/studio.contract.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { ScrollBox } from '#web/production/studio/scroll-box.tsx';
import { MATERIAL_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { useStudio } from '#web/production/studio/use-studio.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { showToast } from '#web/ui/toast-store.ts';

/** What the teacher asked for, to be ticked off. A tick stands at once and is taken back where it could not be kept. */
export function WishesPanel({
  wishes,
  onChange,
}: {
  wishes: readonly StudioWish[];
  onChange: (wishes: readonly StudioWish[]) => void;
}) {
  const { lesson } = useStudio();
  const [sent, setSent] = useState<ReadonlyMap<string, boolean>>(new Map());
  const drop = (id: string) => setSent((before) => new Map([...before].filter(([one]) => one !== id)));
  const tick = useMutation({
    mutationFn: ({ id, isDone }: Pick<StudioWish, 'id' | 'isDone'>) =>
      callApi(tickWish, { params: { id: lesson.id, wish: id }, body: { isDone } }),
    onMutate: ({ id, isDone }) => setSent((before) => new Map(before).set(id, isDone)),
    onSuccess: (answer, { id }) => {
      onChange(answer);
      drop(id);
    },
    onError: (error, { id }) => {
      drop(id);
      showToast({ title: TEXTS.wishFailed, description: messageOf(error), tone: 'error' });
    },
  });
  if (wishes.length === 0) return <p className="p-4 text-ink-2">{TEXTS.noWishes}</p>;
  return (
    <ScrollBox label={TEXTS.wishes} className="studio-scroll flex-1">
      <ul className="divide-y divide-border">
        {wishes.map((wish) => (
          <li key={wish.id} className="px-4 py-2">
            <p className="text-[.8125rem] text-ink-2">{TEXTS.from[wish.from]}</p>
            <Checkbox
              name={wish.id}
              label={<span className="whitespace-pre-line wrap-anywhere">{wish.text}</span>}
              checked={sent.get(wish.id) ?? wish.isDone}
              onChange={({ target }) => tick.mutate({ id: wish.id, isDone: target.checked })}
            />
          </li>
        ))}
      </ul>
    </ScrollBox>
  );
}
