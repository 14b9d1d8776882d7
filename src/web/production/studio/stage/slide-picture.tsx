import { useEffect, useState } from 'react';
import { getSlidePicture, type SlidePage } from '#shared/composition/studio/studio.contract.ts';
import { buildUrl } from '#web/platform/build-url.ts';
import { STAGE_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { Button } from '#web/ui/button.tsx';

/** The address of a drawn slide: under it nothing else will ever be. */
export const slideUrl = (
  lessonId: string,
  { key }: Pick<SlidePage, 'key'>,
  width: 320 | 640 | 1280,
): string => buildUrl(getSlidePicture.path, { id: lessonId, key }, { w: width });

/** A slide as large as its place. Until its next picture has come the last one stays. */
export function SlidePicture({
  lessonId,
  page,
  sizes,
  isPage = false,
}: {
  lessonId: string;
  /** Undefined until the slide was saved once. */
  page: SlidePage | undefined;
  /** How wide it will stand, as `<img sizes>` wants it. */
  sizes: string;
  /** Of a booklet: upright. */
  isPage?: boolean;
}) {
  const [shown, setShown] = useState(page);
  const [failedKey, setFailedKey] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!page || page.key === shown?.key) return;
    const image = new Image();
    image.sizes = sizes;
    image.srcset = srcSetOf(lessonId, page);
    const settle = () => setShown(page);
    // What fails is told by the picture itself.
    image.decode().then(settle, settle);
    return () => {
      image.srcset = '';
    };
  }, [lessonId, page, shown?.key, sizes]);
  const drawn = shown ?? page;
  if (!drawn) {
    return (
      <span className="skeleton block size-full rounded-none" role="status">
        <span className="sr-only">{TEXTS.drawing}</span>
      </span>
    );
  }
  if (failedKey === drawn.key) {
    return (
      <div className="grid size-full place-content-center gap-2 p-4 text-center" role="alert">
        <p className="font-title font-bold">{TEXTS.failed}</p>
        <Button
          size="d"
          onClick={() => {
            setFailedKey(null);
            setAttempt(attempt + 1);
          }}
        >
          {TEXTS.retry}
        </Button>
      </div>
    );
  }
  return (
    <img
      key={attempt}
      src={slideUrl(lessonId, drawn, 640)}
      srcSet={srcSetOf(lessonId, drawn)}
      sizes={sizes}
      width={1280}
      height={isPage ? 1810 : 720}
      // What it shows stands in the fields.
      alt=""
      draggable={false}
      // The small one of the strip is mostly there already.
      style={{ background: `url("${slideUrl(lessonId, drawn, 320)}") 0 0 / 100%` }}
      className="block size-full"
      onError={() => setFailedKey(drawn.key)}
    />
  );
}

const srcSetOf = (lessonId: string, page: SlidePage): string =>
  ([640, 1280] as const).map((width) => `${slideUrl(lessonId, page, width)} ${width}w`).join(', ');
