import { memo, type PointerEvent } from 'react';
import type { SlidePage } from '#shared/composition/studio/studio.contract.ts';
import { slideUrl } from '#web/production/studio/stage/slide-picture.tsx';
import { STRIP_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';

/** One slide of the strip. */
export const StripThumbnail = memo(function StripThumbnail({
  lessonId,
  id,
  number,
  title,
  page,
  hard,
  soft,
  isCurrent,
  onChoose,
  onGrab,
}: {
  lessonId: string;
  id: string;
  number: number;
  title: string;
  page: SlidePage | undefined;
  hard: number;
  soft: number;
  isCurrent: boolean;
  onChoose: (id: string) => void;
  onGrab: (event: PointerEvent<HTMLElement>, id: string) => void;
}) {
  const found = TEXTS.found(hard, soft);
  return (
    <li data-slide={id} className="shrink-0">
      <button
        type="button"
        className="studio-thumbnail"
        aria-current={isCurrent || undefined}
        aria-label={[`Slide ${number}: ${title || TEXTS.untitled}`, found].filter(Boolean).join(', ')}
        tabIndex={isCurrent ? 0 : -1}
        onClick={() => onChoose(id)}
        onPointerDown={(event) => onGrab(event, id)}
      >
        {page ? (
          <img
            src={slideUrl(lessonId, page, 320)}
            alt=""
            width={320}
            height={180}
            loading="lazy"
            decoding="async"
            draggable={false}
            className="block size-full"
          />
        ) : (
          <span className="skeleton block size-full rounded-none" />
        )}
        <span className="studio-thumbnail-number num" aria-hidden="true">
          {number}
        </span>
        {(hard > 0 || soft > 0) && (
          <span
            className={`studio-thumbnail-found num ${hard > 0 ? 'bg-error-t text-[var(--on-error)]' : 'bg-yellow text-charcoal'}`}
            // Drawn, not written: the name of the button says it in words.
            data-count={hard || soft}
            aria-hidden="true"
          />
        )}
      </button>
    </li>
  );
});
