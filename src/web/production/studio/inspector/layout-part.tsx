import { useMemo, useRef } from 'react';
import { LAYOUTS, type LayoutName, type Slide } from '#shared/composition/deck.ts';
import { indexOf } from '#web/production/studio/model/edit-slides.ts';
import { layOut, layoutsOf, suggestLayout } from '#web/production/studio/model/lay-out-slide.ts';
import { INSPECTOR_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { useDraft, useSlide, useStudio } from '#web/production/studio/use-studio.ts';
import { InspectorPart } from './inspector-part.tsx';
import { LAYOUT_NAMES, LayoutDrawing } from './layout-drawing.tsx';

/** The layouts that the slide on the desk can stand in. */
export function LayoutPart() {
  const { store } = useStudio();
  const slide = useSlide();
  const number = useDraft(({ deck, slideId }) => indexOf(deck, slideId) + 1);
  // Trying one layout after another begins from the slide as it was written, not from what the last try made of it.
  const tried = useRef<{ written: Slide; made: Slide } | null>(null);
  const written = slide && tried.current?.made === slide ? tried.current.written : slide;
  const choices = useMemo(() => (written ? layoutsOf(written) : []), [written]);
  if (!slide || !written) return null;
  const suggested = suggestLayout(written);
  const choose = (layout: LayoutName) => {
    const made = layout === written.layout ? written : layOut(written, layout);
    tried.current = { written, made };
    store.editSlide(made, { part: `${slide.id} layout` });
  };
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
        {choices.map((layout) => (
          <label key={layout} className="studio-layout" title={LAYOUTS[layout]}>
            <input
              type="radio"
              name="layout"
              className="sr-only"
              aria-label={LAYOUTS[layout]}
              checked={slide.layout === layout}
              onChange={() => choose(layout)}
            />
            <span className="studio-layout-drawing" data-suggested={layout === suggested || undefined}>
              <LayoutDrawing layout={layout} />
            </span>
            <span className="block truncate text-[.75rem] leading-4">
              {LAYOUT_NAMES[layout] ?? LAYOUTS[layout]}
            </span>
          </label>
        ))}
      </fieldset>
    </InspectorPart>
  );
}
