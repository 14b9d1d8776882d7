import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { turnPage } from '#web/files/preview/turn-page.ts';
import { indexOf } from '#web/production/studio/model/edit-slides.ts';
import { STAGE_TEXTS, STUDIO_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { useDraft, useStudio } from '#web/production/studio/use-studio.ts';
import { FullScreen } from '#web/ui/full-screen.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SlidePicture, slideUrl } from './slide-picture.tsx';

/** The slides over the whole screen, from the one on the desk on. */
export function PresentDeck({ onClose }: { onClose: () => void }) {
  const { lesson, store } = useStudio();
  const slides = useDraft(({ deck }) => deck.slides);
  const pages = useDraft((state) => state.pages);
  const [at, setAt] = useState(() => Math.max(0, indexOf(store.get().deck, store.get().slideId)));
  const slide = slides[at];
  const following = slides[at + 1];
  const turn = (to: number) => {
    const next = slides[to];
    if (!next) return;
    setAt(to);
    store.select(next.id);
  };
  return (
    <FullScreen
      title={TEXTS.presenting}
      closeLabel={TEXTS.leave}
      onClose={onClose}
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const target = event.key === ' ' ? at + 2 : turnPage(event.key, at + 1, slides.length);
        if (target === null) return;
        event.preventDefault();
        turn(target - 1);
      }}
      head={
        <>
          <p className="num whitespace-nowrap font-bold" role="status">
            {STAGE_TEXTS.place(at + 1, slides.length)}
          </p>
          <p className="min-w-0 flex-1 truncate text-chalkboard-100">{slide?.title}</p>
        </>
      }
      foot={
        <div className="flex items-center justify-center gap-3">
          <IconButton
            label={STAGE_TEXTS.previous}
            variant="chalk-outline"
            icon={<ChevronLeft size={20} aria-hidden="true" />}
            aria-disabled={at === 0 || undefined}
            onClick={() => turn(at - 1)}
          />
          <IconButton
            label={STAGE_TEXTS.next}
            variant="chalk-outline"
            icon={<ChevronRight size={20} aria-hidden="true" />}
            aria-disabled={at === slides.length - 1 || undefined}
            onClick={() => turn(at + 1)}
          />
        </div>
      }
    >
      <div className="grid h-full place-items-center [container-type:size]">
        {slide && (
          <div className="aspect-video w-[min(100cqw,100cqh*16/9)] bg-paper text-ink">
            <SlidePicture key={slide.id} lessonId={lesson.id} page={pages.get(slide.id)} sizes="100vw" />
          </div>
        )}
      </div>
      {following && <Ahead url={aheadOf(lesson.id, pages.get(following.id))} />}
    </FullScreen>
  );
}

const aheadOf = (lessonId: string, page: Parameters<typeof slideUrl>[1] | undefined) =>
  page && slideUrl(lessonId, page, 1280);

/** The next one is there when it is turned to. */
function Ahead({ url }: { url: string | undefined }) {
  return url ? <img src={url} alt="" hidden /> : null;
}
