import { memo, useCallback, useRef } from 'react';
import { LAYOUTS, type LayoutName } from '#shared/composition/deck.ts';
import type { DraftSlide } from '#shared/composition/studio/draft-model.ts';
import { slideOf } from '#web/production/studio/model/draft-store.ts';
import { indexOf } from '#web/production/studio/model/edit-slides.ts';
import { layOut, layoutsOf, suggestLayout } from '#web/production/studio/model/lay-out-slide.ts';
import { INSPECTOR_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { useDraft, useRestedSlide, useStudio } from '#web/production/studio/use-studio.ts';
import { InspectorPart } from './inspector-part.tsx';
import { LAYOUT_NAMES, LayoutDrawing } from './layout-drawing.tsx';

/** The layouts that the slide on the desk can stand in. They follow what is typed once the keys rest. */
export function LayoutPart() {
  const { store } = useStudio();
  const slide = useRestedSlide();
  const number = useDraft(({ deck }) => (slide ? indexOf(deck, slide.id) + 1 : 0));
  // Trying one layout after another begins from the slide as it was written, not from what the last try made of it.
  const tried = useRef<{ written: DraftSlide; made: DraftSlide } | null>(null);
  const writtenOf = useCallback(
    (present: DraftSlide) => (tried.current?.made === present ? tried.current.written : present),
    [],
  );
  const choose = useCallback(
    (layout: LayoutName) => {
      const present = slideOf(store.get());
      if (!present) return;
      const written = writtenOf(present);
      const made = layout === written.layout ? written : layOut(written, layout);
      tried.current = { written, made };
      store.editSlide(made, { part: `${present.id} layout` });
    },
    [store, writtenOf],
  );
  if (!slide) return null;
  const written = writtenOf(slide);
  const suggested = suggestLayout(written);
  return (
    <InspectorPart
      id="layout"
      title={TEXTS.layout}
      aside={
        suggested && (
          <span className="text-[.8125rem] text-ink-2">
            {TEXTS.suggested} {LAYOUT_NAMES[suggested] ?? LAYOUTS[suggested]}
          </span>
        )
      }
    >
      <fieldset className="grid grid-cols-4! gap-1 p-2">
        <legend className="sr-only">{TEXTS.layoutOf(number)}</legend>
        {layoutsOf(written).map((layout) => (
          <LayoutChoice
            key={layout}
            layout={layout}
            isChosen={slide.layout === layout}
            isSuggested={layout === suggested}
            onChoose={choose}
          />
        ))}
      </fieldset>
    </InspectorPart>
  );
}

const LayoutChoice = memo(function LayoutChoice({
  layout,
  isChosen,
  isSuggested,
  onChoose,
}: {
  layout: LayoutName;
  isChosen: boolean;
  isSuggested: boolean;
  onChoose: (layout: LayoutName) => void;
}) {
  return (
    <label className="studio-layout" data-chosen={isChosen || undefined} title={LAYOUTS[layout]}>
      <input
        type="radio"
        name="layout"
        className="sr-only"
        aria-label={LAYOUTS[layout]}
        checked={isChosen}
        onChange={() => onChoose(layout)}
      />
      <span className="studio-layout-drawing" data-suggested={isSuggested || undefined}>
        <LayoutDrawing layout={layout} />
      </span>
      <span className="block truncate text-[.75rem] leading-4">
        {LAYOUT_NAMES[layout] ?? LAYOUTS[layout]}
      </span>
    </label>
  );
});
