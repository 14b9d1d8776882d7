import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  PREVIEW_WIDTHS,
  type PreviewPage,
  UNPAID_WIDTH,
} from '#shared/composition/lesson-preview.contract.ts';
import { LESSON_PREVIEW_TEXTS as TEXTS } from '#web/composition/preview-texts.ts';
import { useIsOnline } from '#web/platform/page/use-is-online.ts';
import { Button } from '#web/ui/button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';

/** The address of a page drawn `width` pixels wide. */
export const pictureUrl = (page: PreviewPage, width: (typeof PREVIEW_WIDTHS)[number]): string =>
  `${page.url}&w=${width}`;

/**
 * One slide or page as large as its place allows. While another look of it is on its way the last one stays; one
 * that does not come can be asked for again, and is by itself when the connection is back.
 */
export function PagePicture({
  page,
  unit,
  isWatermarked,
  sizes,
  isFirst,
  isWanted,
  onSettled,
  onStale,
}: {
  page: PreviewPage;
  unit: 'slide' | 'page';
  isWatermarked: boolean;
  /** How wide it will stand, as `<img sizes>` wants it. */
  sizes: string;
  /** What the page is opened for: nothing goes before it. */
  isFirst: boolean;
  /** Only then it is asked for. */
  isWanted: boolean;
  /** It has come, or failed to. */
  onSettled: (url: string) => void;
  /** Its address may be of a version that is gone. */
  onStale: () => void;
}) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [isDrawn, setDrawn] = useState(false);
  const isOnline = useIsOnline();
  const isFailed = failedUrl === page.url;
  useEffect(() => {
    if (isOnline) setFailedUrl(null);
  }, [isOnline]);
  const retry = () => {
    setFailedUrl(null);
    setAttempt(attempt + 1);
    onStale();
  };
  const widths = PREVIEW_WIDTHS.filter((width) => !isWatermarked || width <= UNPAID_WIDTH);
  const ratio = page.width / page.height;
  return (
    <div
      className={joinClasses(
        'relative max-w-full rounded-none overflow-clip bg-paper text-ink',
        isWanted && !isDrawn && 'skeleton',
      )}
      style={{ width: `min(100cqw, 100cqh * ${ratio})`, aspectRatio: ratio }}
    >
      {isFailed ? (
        <div
          className="absolute inset-0 grid place-content-center gap-1.5 bg-paper p-4 text-center"
          role="alert"
        >
          <p className="font-title text-[1.25rem] font-bold leading-tight">{TEXTS.unit[unit].failed}</p>
          <p className="text-base leading-snug text-ink-2">{isOnline ? TEXTS.pictureText : TEXTS.offline}</p>
          <p className="mt-2">
            <Button size="m" onClick={retry}>
              <RotateCw size={18} aria-hidden="true" />
              {TEXTS.retry}
            </Button>
          </p>
        </div>
      ) : (
        isWanted && (
          <img
            key={attempt}
            src={pictureUrl(page, UNPAID_WIDTH)}
            srcSet={widths.map((width) => `${pictureUrl(page, width)} ${width}w`).join(', ')}
            sizes={sizes}
            width={page.width}
            height={page.height}
            // What it shows stands beside it in words.
            alt=""
            fetchPriority={isFirst ? 'high' : 'auto'}
            decoding="async"
            draggable={false}
            className="absolute inset-0 size-full"
            onLoad={() => {
              setDrawn(true);
              onSettled(page.url);
            }}
            onError={() => {
              setFailedUrl(page.url);
              onSettled(page.url);
            }}
          />
        )
      )}
    </div>
  );
}
