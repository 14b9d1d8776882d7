import { useMutation } from '@tanstack/react-query';
import type { DraftSlide } from '#shared/composition/studio/draft-model.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { useStudio } from './use-studio.ts';

interface Told {
  done: string;
  doneText: string;
  failed: string;
}

const OTHERWISE = 'O texto mudou nesse meio-tempo. Tente de novo.';

/**
 * Asks the server for another form of a slide, as it is saved by then, and puts it there as one step that can be undone. What
 * was typed meanwhile wins over an answer that comes late.
 */
export function useProposal(
  ask: (version: number, slideId: string) => Promise<{ slide: DraftSlide }>,
  told: Told,
) {
  const { store } = useStudio();
  return useMutation({
    mutationFn: async (slideId: string) => {
      await store.saveNow();
      const { deck, version } = store.get();
      const asked = deck.slides.find(({ id }) => id === slideId);
      const { slide } = await ask(version, slideId);
      const present = store.get().deck.slides.find(({ id }) => id === slideId);
      if (!asked || present !== asked) throw new Error(OTHERWISE);
      return slide;
    },
    onSuccess: (slide) => {
      store.editSlide(slide, { slideId: slide.id });
      showToast({
        ...{ title: told.done, description: told.doneText, tone: 'success' },
        action: { label: 'Desfazer', run: () => void store.undo() },
      });
    },
    onError: (error) =>
      showToast({
        title: told.failed,
        description: error.message === OTHERWISE ? OTHERWISE : messageOf(error),
        tone: 'error',
      }),
  });
}
