import { Fragment, useMemo } from 'react';
import { isSame } from '#shared/composition/studio/deck-operations.ts';
import type { DraftSlide } from '#shared/composition/studio/draft-model.ts';
import { indexOf } from '#web/production/studio/model/edit-slides.ts';
import { findField, type Zone } from '#web/production/studio/model/find-field.ts';
import { type FieldPath, getAt, passagesOf } from '#web/production/studio/model/slide-paths.ts';
import { STAGE_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { useDraftInTurn } from '#web/production/studio/use-in-turn.ts';
import { useDraft, useStudio } from '#web/production/studio/use-studio.ts';
import { SlidePicture } from './slide-picture.tsx';

/**
 * The slide as it is drawn: what is pressed on it leads into its field, and the field that has the focus is framed. It is the
 * slide that is saved: typing does not touch it.
 */
export function SlideStage() {
  const { lesson } = useStudio();
  const slideId = useDraft((state) => state.slideId);
  const drawn = useDraft(({ saved }) => saved.slides.find(({ id }) => id === slideId));
  const page = useDraft(({ pages, slideId }) => pages.get(slideId));
  const number = useDraft(({ deck, slideId }) => indexOf(deck, slideId) + 1);
  const placesOf = useDraftInTurn('zones', (state) => state.slideId);
  const isDrawn = useDraft(({ saved, deck, slideId }) => isDrawnAsIs(saved.slides, deck.slides, slideId));
  return (
    <section aria-label={TEXTS.slide(number)} className="studio-stage">
      <div className="studio-slide" aria-busy={!isDrawn || undefined}>
        <SlidePicture
          key={slideId}
          lessonId={lesson.id}
          page={page}
          sizes="(width >= 64rem) calc(100vw - 44rem), 100vw"
        />
        {page?.zones && drawn && isDrawn && placesOf === slideId && (
          <Zones key={`zones ${slideId}`} slide={drawn} zones={page.zones} />
        )}
      </div>
    </section>
  );
}

const isDrawnAsIs = (saved: readonly DraftSlide[], present: readonly DraftSlide[], id: string): boolean => {
  const find = (slides: readonly DraftSlide[]) => slides.find((slide) => slide.id === id);
  return find(saved) === find(present) || isSame(find(saved)?.blocks, find(present)?.blocks);
};

interface Placed {
  zone: Zone;
  path: FieldPath;
  /** Of the passages it stands on. */
  numbers: number[];
}

function Zones({ slide, zones }: { slide: DraftSlide; zones: readonly Zone[] }) {
  const { goTo } = useStudio();
  const field = useDraft((state) => state.field);
  const findings = useDraft((state) => state.findings);
  const placed = useMemo(() => placeZones(slide, zones), [slide, zones]);
  return placed.map(({ zone, path, numbers }) => {
    const found = findings.filter(({ slideId, element }) => slideId === slide.id && element === zone.name);
    const tone = found.some(({ severity }) => severity === 'hard')
      ? 'hard'
      : found.length > 0
        ? 'soft'
        : 'none';
    const corner = { left: `${zone.x * 100}%`, top: `${zone.y * 100}%` };
    return (
      <Fragment key={`${zone.name} ${zone.x} ${zone.y}`}>
        <button
          type="button"
          className="studio-zone"
          data-tone={tone}
          data-current={path === field || undefined}
          aria-label={TEXTS.goTo(zone.name, zone.text.slice(0, 60))}
          style={{ ...corner, width: `${zone.w * 100}%`, height: `${zone.h * 100}%` }}
          onClick={() => goTo(slide.id, path)}
        />
        {/* Beside the button: within it they would be what one sees of a name that does not hold them. */}
        {numbers.length > 0 && (
          <span className="studio-zone-marks" style={corner} aria-hidden="true">
            {numbers.slice(0, 3).map((one) => (
              <span key={one} className="studio-passage num">
                {one}
              </span>
            ))}
          </span>
        )}
      </Fragment>
    );
  });
}

function placeZones(slide: DraftSlide, zones: readonly Zone[]): Placed[] {
  const all = passagesOf(slide);
  // What has its name and its text in two places stands on its passages once.
  const told = new Set<string>();
  return zones.flatMap((zone) => {
    const path = zone.text.trim() === '' && !OF_PICTURES.has(zone.name) ? null : findField(slide, zone);
    if (path === null) return [];
    const place = path.split('.').slice(0, -1).join('.');
    const holder = getAt(slide, place);
    const own = holder && typeof holder === 'object' && 'passageIds' in holder ? holder.passageIds : [];
    const numbers = told.has(place) ? [] : (own as string[]).map((id) => all.indexOf(id) + 1);
    told.add(place);
    return [{ zone, path, numbers }];
  });
}

const OF_PICTURES = new Set(['Figura', 'Gráfico', 'Tabela', 'Fórmula']);
