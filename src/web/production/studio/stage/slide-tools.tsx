import { ChevronLeft, ChevronRight, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { composeSlide } from '#shared/composition/studio/studio.contract.ts';
import { callApi } from '#web/platform/call-api.ts';
import { indexOf } from '#web/production/studio/model/edit-slides.ts';
import { STAGE_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { useDraftInTurn } from '#web/production/studio/use-in-turn.ts';
import { useProposal } from '#web/production/studio/use-proposal.ts';
import { useDraft, useStudio } from '#web/production/studio/use-studio.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';

/** Which slide it is, its neighbours, and the same composed once more from the analysis. */
export function SlideTools({ children }: { children?: ReactNode }) {
  const { store, lesson } = useStudio();
  const order = useDraft((state) => state.order);
  const at = useDraftInTurn('strip', ({ deck, slideId }) => indexOf(deck, slideId));
  const isWide = useIsWide('80rem');
  const compose = useProposal(
    (version, slide) =>
      callApi(composeSlide, { params: { id: lesson.id }, body: { version, slideId: slide } }),
    { done: TEXTS.composed, doneText: TEXTS.composedText, failed: TEXTS.composeFailed },
  );
  const turn = (by: number) => {
    const { deck, slideId } = store.get();
    const next = deck.slides[indexOf(deck, slideId) + by];
    if (next) store.select(next.id);
  };
  return (
    <div className="studio-tools">
      <IconButton
        label={TEXTS.previous}
        className="studio-tool"
        icon={<ChevronLeft size={18} aria-hidden="true" />}
        aria-disabled={at <= 0 || undefined}
        onClick={() => turn(-1)}
      />
      <h2 className="num whitespace-nowrap text-[.9375rem] font-bold" aria-live="polite">
        <span className="max-lg:sr-only">{TEXTS.slide('')}</span>
        {TEXTS.of(at + 1, order.length)}
      </h2>
      <IconButton
        label={TEXTS.next}
        className="studio-tool"
        icon={<ChevronRight size={18} aria-hidden="true" />}
        aria-disabled={at >= order.length - 1 || undefined}
        onClick={() => turn(1)}
      />
      <Button
        variant="text"
        size="d"
        className="ml-auto px-2! max-xl:w-11"
        isBusy={compose.isPending}
        busyLabel={isWide ? TEXTS.composing : ''}
        onClick={() => compose.mutate(store.get().slideId)}
      >
        <RotateCw size={16} aria-hidden="true" />
        <span className="max-xl:sr-only">{TEXTS.again}</span>
      </Button>
      {children}
    </div>
  );
}
