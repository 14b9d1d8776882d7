import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { DraftSlide } from '#shared/composition/studio/draft-model.ts';
import type { Sheet } from '#shared/composition/studio/studio.contract.ts';
import { BOOK_TEXTS as TEXTS } from '#web/production/studio/book-texts.ts';
import { BLOCK_FORMS } from '#web/production/studio/model/block-forms.ts';
import { useDraft, useStudio } from '#web/production/studio/use-studio.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { SlidePicture } from './slide-picture.tsx';

/** The printed page on which what is worked on stands; what stands on it leads into its fields. */
export function PageStage() {
  const { lesson } = useStudio();
  const sheets = useDraft((state) => state.sheets) ?? [];
  const wanted = useWantedPage();
  const [at, setAt] = useState(wanted);
  useEffect(() => setAt(wanted), [wanted]);
  const place = Math.max(0, Math.min(at, sheets.length - 1));
  const sheet = sheets[place];
  if (!sheet) return null;
  return (
    <section className="flex min-h-0 min-w-0 flex-col" aria-label={TEXTS.page(place + 1)} data-panel>
      <div className="flex min-h-10 items-center justify-center gap-1 text-[.8125rem] text-ink-2">
        <IconButton
          label={TEXTS.previous}
          className="studio-tool"
          icon={<ChevronLeft size={17} aria-hidden="true" />}
          aria-disabled={place === 0 || undefined}
          onClick={() => setAt(Math.max(0, place - 1))}
        />
        <span className="num whitespace-nowrap" role="status">
          {TEXTS.page(place + 1)} {TEXTS.of} {sheets.length}
        </span>
        <IconButton
          label={TEXTS.next}
          className="studio-tool"
          icon={<ChevronRight size={17} aria-hidden="true" />}
          aria-disabled={place === sheets.length - 1 || undefined}
          onClick={() => setAt(Math.min(sheets.length - 1, place + 1))}
        />
      </div>
      <div className="studio-page-room">
        <div className="studio-page">
          <SlidePicture
            lessonId={lesson.id}
            page={{ slideId: `p${place}`, key: sheet.key, zones: null }}
            sizes="(width >= 88rem) 30rem, (width >= 64rem) 26rem, 92vw"
            isPage
          />
          <Zones sheet={sheet} />
        </div>
      </div>
    </section>
  );
}

/** Where the field stands that is worked on, else where its section begins. */
function useWantedPage(): number {
  return useDraft(({ sheets, pages, slideId, field }) => {
    const all = sheets ?? [];
    const holds = ({ zones }: Sheet) =>
      zones.some((zone) => zone.slideId === slideId && isWithin(field, zone.path));
    const found = field === null ? -1 : all.findIndex(holds);
    if (found >= 0) return found;
    const key = pages.get(slideId)?.key;
    return Math.max(
      0,
      all.findIndex((sheet) => sheet.key === key),
    );
  });
}

/** Of the page: what is lower is lower than a finger or a pointer needs. */
const ONE_LINE = 0.04;

const isWithin = (field: string | null, path: string): boolean =>
  field !== null && (field === path || field.startsWith(`${path}.`));

function Zones({ sheet }: { sheet: Sheet }) {
  const { goTo } = useStudio();
  const slides = useDraft(({ deck }) => deck.slides);
  const slideId = useDraft((state) => state.slideId);
  const field = useDraft((state) => state.field);
  return sheet.zones.map((zone) => {
    const slide = slides.find(({ id }) => id === zone.slideId);
    if (!slide) return null;
    return (
      <button
        key={`${zone.slideId} ${zone.path} ${zone.y}`}
        type="button"
        className="studio-zone"
        data-own={zone.slideId === slideId || undefined}
        data-current={(zone.slideId === slideId && isWithin(field, zone.path)) || undefined}
        aria-label={TEXTS.goTo(nameOf(slide, zone.path), zone.text || slide.title)}
        style={{
          left: `${zone.x * 100}%`,
          top: `${zone.y * 100}%`,
          width: `${zone.w * 100}%`,
          height: `${zone.h * 100}%`,
          // A heading of one line is hit as well as what it stands above.
          ...(zone.h < ONE_LINE && { minHeight: '1.5rem', zIndex: 1 }),
        }}
        onClick={() => goTo(zone.slideId, zone.path)}
      />
    );
  });
}

function nameOf({ blocks }: DraftSlide, path: string): string {
  const block = blocks[Number(path.split('.')[1])];
  return block ? BLOCK_FORMS[block.type].label.toLowerCase() : TEXTS.title;
}
