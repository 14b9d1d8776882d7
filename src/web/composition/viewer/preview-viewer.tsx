import { ChevronLeft, ChevronRight, Maximize, Smartphone } from 'lucide-react';
import { type KeyboardEvent, useCallback, useMemo, useState } from 'react';
import type { LessonPreview, PreviewPage } from '#shared/composition/lesson-preview.contract.ts';
import { LESSON_PREVIEW_TEXTS as TEXTS } from '#web/composition/preview-texts.ts';
import { turnPage } from '#web/files/preview/turn-page.ts';
import { Button } from '#web/ui/button.tsx';
import { FullScreen } from '#web/ui/full-screen.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { hasAll, PageTrack } from './page-track.tsx';
import { ThumbnailStrip } from './thumbnail-strip.tsx';
import { ViewSteps } from './view-steps.tsx';

/** The stage is two thirds of the page beside the verdict, and as wide as the window without. */
const STAGE = '(width >= 64rem) min(49rem, calc(100vw - 29rem)), 100vw';
const HALF_STAGE = '(width >= 64rem) min(24.5rem, calc(50vw - 14.5rem)), 50vw';
/** These scroll what is below the wall, too; over the whole screen they turn pages. */
const SCROLLING_KEYS = ['PageUp', 'PageDown'];

/** The slides or pages of a lesson to leaf through: stage, controls, all of them small, and the whole screen. */
export function PreviewViewer({
  preview,
  page: wanted,
  onPage: setWanted,
  stageClass,
  stripClass,
  onStale,
}: {
  preview: LessonPreview;
  /** What is looked at, by its number, which something beside it may choose too. */
  page: number;
  onPage: (page: number) => void;
  /** The two parts stand in the grid of the wall. */
  stageClass: string;
  stripClass: string;
  onStale: () => void;
}) {
  const { unit, pages } = preview;
  const isSpread = useIsWide() && unit === 'page';
  const [isFull, setFull] = useState(false);
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const onSettled = useCallback((url: string) => setSettled((before) => new Set(before).add(url)), []);
  const views = useMemo(() => inViews(pages, isSpread), [pages, isSpread]);

  // Another look may have fewer pages.
  const at = Math.max(0, Math.min(views.length - 1, isSpread ? Math.floor(wanted / 2) : wanted - 1));
  const shown = views[at] ?? [];
  const [first] = shown;
  const turnTo = (view: number) => setWanted(views[view]?.[0]?.number ?? 1);
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key.toLowerCase() === 'f') {
      event.preventDefault();
      return setFull(!isFull);
    }
    if (!isFull && SCROLLING_KEYS.includes(event.key)) return;
    const target = turnPage(event.key, at + 1, views.length);
    if (target === null) return;
    event.preventDefault();
    turnTo(target - 1);
  };
  // Small pictures come after the next one that is turned to, and then stay.
  const [hasSmall, setHasSmall] = useState(false);
  if (!hasSmall && [at, at - 1, at + 1].every((view) => hasAll(views[view], settled))) setHasSmall(true);
  const words = TEXTS.unit[unit];
  const back = (
    <IconButton
      label={words.previous}
      variant="chalk-outline"
      className="border!"
      icon={<ChevronLeft size={20} aria-hidden="true" />}
      aria-disabled={at === 0 || undefined}
      onClick={() => at > 0 && turnTo(at - 1)}
    />
  );
  const on = (
    <IconButton
      label={words.next}
      variant="chalk-outline"
      className="border!"
      icon={<ChevronRight size={20} aria-hidden="true" />}
      aria-disabled={at === views.length - 1 || undefined}
      onClick={() => at < views.length - 1 && turnTo(at + 1)}
    />
  );
  const place = (
    <p className="num min-w-14 whitespace-nowrap text-center font-bold">
      <span aria-hidden="true">
        {shown.map(({ number }) => number).join('–')}
        <span className="font-medium text-chalkboard-100"> / {pages.length}</span>
      </span>
      <span className="sr-only" role="status">
        {TEXTS.place(unit, shown, pages.length)}
      </span>
    </p>
  );
  const track = { preview, views, at, onTurn: turnTo, settled, onSettled, onStale };
  const ratio = first ? (first.width / first.height) * (isSpread ? 2 : 1) : undefined;
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of what stands in it */}
      <div className={stageClass} onKeyDown={isFull ? undefined : press}>
        <div
          className={unit === 'page' ? 'preview-tall w-full' : 'preview-wide'}
          style={{ aspectRatio: ratio }}
        >
          <PageTrack
            {...track}
            sizes={isSpread ? HALF_STAGE : STAGE}
            className={unit === 'slide' ? 'preview-stage h-full' : 'h-full'}
          />
        </div>
        <div className="mt-3 flex items-center gap-2 max-md:px-5">
          {back}
          {!isFull && place}
          {on}
          <p className="ml-2 min-w-0 flex-1 truncate text-chalkboard-100 max-md:invisible">{first?.title}</p>
          <Button
            variant="chalk-outline"
            size="m"
            className="border! max-lg:w-11 max-lg:px-0!"
            aria-label={TEXTS.fullScreen}
            onClick={() => setFull(true)}
          >
            <Maximize size={18} aria-hidden="true" />
            <span className="max-lg:hidden">{TEXTS.fullScreen}</span>
          </Button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of what stands in it */}
      <div className={stripClass} onKeyDown={isFull ? undefined : press}>
        <ThumbnailStrip preview={preview} shown={shown} hasPictures={hasSmall} onChoose={setWanted} />
      </div>
      {isFull && (
        <FullScreen
          title={TEXTS.fullScreenTitle}
          closeLabel={TEXTS.leave}
          onClose={() => setFull(false)}
          onKeyDown={press}
          head={
            <>
              {place}
              <p className="min-w-0 flex-1 truncate text-chalkboard-100">{first?.title}</p>
              <p className="text-[.9375rem] text-chalkboard-100 max-lg:hidden">{TEXTS.keys}</p>
            </>
          }
          foot={
            <>
              {(ratio ?? 1) > 1 && (
                <p className="flex items-center justify-center gap-2 pb-4 text-[.9375rem] text-chalkboard-100 lg:hidden landscape:hidden">
                  <Smartphone size={18} className="rotate-90" aria-hidden="true" />
                  {TEXTS.turnPhone}
                </p>
              )}
              <div className="flex items-center justify-center gap-3">
                {back}
                <ViewSteps at={at} count={views.length} />
                {on}
              </div>
            </>
          }
        >
          <PageTrack {...track} sizes={isSpread ? '50vw' : '100vw'} className="h-full" />
        </FullScreen>
      )}
    </>
  );
}

/** Pages side by side, as many as stand in one view. */
/** As a booklet lies open: the cover by itself, then pages that face one another, even ones on the left. */
function inViews(pages: readonly PreviewPage[], isSpread: boolean): readonly (readonly PreviewPage[])[] {
  if (!isSpread) return pages.map((page) => [page]);
  return Array.from({ length: Math.floor(pages.length / 2) + Math.min(1, pages.length) }, (_, view) =>
    pages.slice(Math.max(0, view * 2 - 1), view * 2 + 1),
  );
}
