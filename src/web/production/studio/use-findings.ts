import { useCallback, useRef } from 'react';
import type { StudioFinding } from '#shared/composition/studio/studio.contract.ts';
import { fieldOfFinding } from './model/find-field.ts';
import { nameFinding, sortFindings } from './model/sort-findings.ts';
import { type StudioDesk, useStudio } from './use-studio.ts';

function goToFinding({ store, goTo, say }: StudioDesk, finding: StudioFinding): void {
  const { deck, pages, slideId } = store.get();
  const slide = deck.slides.find(({ id }) => id === (finding.slideId ?? slideId));
  say(finding.message);
  if (slide && finding.slideId !== null)
    goTo(
      slide.id,
      deck.kind === 'booklet'
        ? (finding.element ?? 'title')
        : fieldOfFinding(slide, finding, pages.get(slide.id)?.zones ?? null),
    );
}

/** Leads to where a finding is mended. */
export function useGoToFinding(): (finding: StudioFinding) => void {
  const desk = useStudio();
  return useCallback((finding) => goToFinding(desk, finding), [desk]);
}

/** Leads from one finding to the next, `by` 1 or -1, round and round; says false where there is none. */
export function useNextFinding(desk: StudioDesk): (by: number) => boolean {
  const last = useRef<string | null>(null);
  return (by) => {
    const { findings, order } = desk.store.get();
    const all = sortFindings(findings, order);
    if (all.length === 0) return false;
    const at = all.findIndex((finding) => nameFinding(finding) === last.current);
    const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : (at + by + all.length) % all.length];
    if (!next) return false;
    last.current = nameFinding(next);
    goToFinding(desk, next);
    return true;
  };
}
