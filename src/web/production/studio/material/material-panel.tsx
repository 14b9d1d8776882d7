import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Link2 } from 'lucide-react';
import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { DraftMaterial } from '#shared/composition/studio/studio.contract.ts';
import { QueryPart } from '#web/platform/query-part.tsx';
import { slideOf } from '#web/production/studio/model/draft-store.ts';
import { passagesOf } from '#web/production/studio/model/slide-paths.ts';
import { ScrollBox } from '#web/production/studio/scroll-box.tsx';
import { materialQuery } from '#web/production/studio/studio-queries.ts';
import { MATERIAL_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { useDraftInTurn } from '#web/production/studio/use-in-turn.ts';
import { useStudio } from '#web/production/studio/use-studio.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { splitPassages } from './split-passages.ts';

/** What the lesson is made from, with the passages of the slide on the desk lit and numbered. */
export function MaterialPanel() {
  const { lesson } = useStudio();
  const query = useQuery(materialQuery(lesson.id));
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <QueryPart
        query={query}
        error={TEXTS.loadError}
        loading={TEXTS.loading}
        skeleton={<Skeleton className="m-4 h-64" />}
      >
        {(material) => <Pages material={material} />}
      </QueryPart>
    </div>
  );
}

function Pages({ material }: { material: DraftMaterial }) {
  const slideId = useDraftInTurn('passages', (state) => state.slideId);
  // As one string: typing changes the slide, not what it stands on.
  const lit = useDraftInTurn('passages', (state) => {
    const slide = slideOf(state);
    return slide ? passagesOf(slide).join(' ') : '';
  });
  const { turns } = useStudio();
  const place = useRef<HTMLDivElement>(null);
  const passages = useMemo(() => {
    const known = new Map(material.passages.map((passage) => [passage.id, passage]));
    return lit.split(' ').flatMap((id, at) => {
      const passage = known.get(id);
      return passage ? [{ ...passage, number: at + 1 }] : [];
    });
  }, [material, lit]);
  const showFirst = () => showIn(place, '[data-passage]');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another slide is what it moves for
  useEffect(() => turns.take('passages', showFirst), [turns, slideId]);
  const pages = useMemo(() => pagesOf(material), [material]);
  if (material.pieces.length === 0) return <p className="p-4 text-ink-2">{TEXTS.empty}</p>;
  return (
    <>
      <ScrollBox ref={place} label={TEXTS.material} className="studio-source">
        {pages.map(({ at, pieces }) => (
          <MaterialPage key={pieces[0]?.id} at={at} pieces={pieces} passages={passagesOn(pieces, passages)} />
        ))}
      </ScrollBox>
      <div className="flex min-h-10 items-center gap-2 whitespace-nowrap border-t border-border pr-2 pl-4 text-[.8125rem] text-ink-2">
        <Link2 size={15} className="text-action" aria-hidden="true" />
        {passages.length > 0 ? (
          <button type="button" className="studio-plain" title={TEXTS.see} onClick={showFirst}>
            {TEXTS.passages(passages.length)}
          </button>
        ) : (
          <span>{TEXTS.passages(0)}</span>
        )}
        {pages.length > 1 && <PageTurner place={place} labels={pages.map(({ at }) => at ?? '')} />}
      </div>
    </>
  );
}

type Piece = DraftMaterial['pieces'][number];
interface MaterialPageFacts {
  at: string | null;
  pieces: Piece[];
}

function pagesOf({ pieces }: DraftMaterial): MaterialPageFacts[] {
  const pages: MaterialPageFacts[] = [];
  for (const piece of pieces) {
    const last = pages.at(-1);
    if (last && last.at === piece.at) last.pieces.push(piece);
    else pages.push({ at: piece.at, pieces: [piece] });
  }
  return pages;
}

interface NumberedPassage {
  id: string;
  blockId: string;
  text: string;
  number: number;
}

const NONE: readonly NumberedPassage[] = [];

/** What is lit on a page; the same empty list for every page without any, so that it is not drawn anew. */
function passagesOn(pieces: readonly Piece[], passages: readonly NumberedPassage[]) {
  const own = passages.filter(({ blockId }) => pieces.some(({ id }) => id === blockId));
  return own.length === 0 ? NONE : own;
}

const MaterialPage = memo(function MaterialPage({
  at,
  pieces,
  passages,
}: {
  at: string | null;
  pieces: readonly Piece[];
  passages: readonly NumberedPassage[];
}) {
  return (
    <div className="studio-sheet" data-page>
      {at && <p className="text-right text-[.75rem] text-[#5b6761]">{at}</p>}
      {pieces.map(({ id, kind, text }) => {
        const own = passages.filter(({ blockId }) => blockId === id);
        return (
          <p key={id} className={kind === 'heading' ? 'studio-source-heading' : 'studio-source-piece'}>
            {splitPassages(text, own).map(({ text: part, isLit, numbers }, index) =>
              !isLit ? (
                part
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the piece
                <mark key={index} className="studio-lit" data-passage>
                  {numbers.map((number) => (
                    <span key={number} className="studio-passage num mr-1">
                      <span className="sr-only">{TEXTS.passage(number)}: </span>
                      <span aria-hidden="true">{number}</span>
                    </span>
                  ))}
                  {part}
                </mark>
              ),
            )}
          </p>
        );
      })}
    </div>
  );
});

function PageTurner({
  place,
  labels,
}: {
  place: RefObject<HTMLDivElement | null>;
  labels: readonly string[];
}) {
  const [at, setAt] = useState(0);
  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const look = () => {
      const sheets = [...box.querySelectorAll<HTMLElement>('[data-page]')];
      const top = box.scrollTop + box.clientHeight / 3;
      setAt(
        Math.max(
          0,
          sheets.findLastIndex(({ offsetTop }) => offsetTop <= top),
        ),
      );
    };
    look();
    box.addEventListener('scroll', look, { passive: true });
    return () => box.removeEventListener('scroll', look);
  }, [place]);
  const turn = (to: number) => {
    const sheet = place.current?.querySelectorAll<HTMLElement>('[data-page]')[to];
    if (sheet && place.current) place.current.scrollTop = sheet.offsetTop;
  };
  return (
    <span className="ml-auto flex items-center">
      <IconButton
        label={TEXTS.previous}
        className="studio-tool"
        icon={<ChevronLeft size={17} aria-hidden="true" />}
        aria-disabled={at === 0 || undefined}
        onClick={() => turn(at - 1)}
      />
      <span className="num whitespace-nowrap" title={labels[at]}>
        <span className="font-bold text-ink">{at + 1}</span> {TEXTS.of} {labels.length}
      </span>
      <IconButton
        label={TEXTS.next}
        className="studio-tool"
        icon={<ChevronRight size={17} aria-hidden="true" />}
        aria-disabled={at === labels.length - 1 || undefined}
        onClick={() => turn(at + 1)}
      />
    </span>
  );
}

/** Brings something in a box that scrolls into its view; the page itself does not move. */
function showIn(box: RefObject<HTMLElement | null>, selector: string): void {
  const found = box.current?.querySelector<HTMLElement>(selector);
  if (!found || !box.current) return;
  const offset = found.getBoundingClientRect().top - box.current.getBoundingClientRect().top;
  box.current.scrollTop += offset - box.current.clientHeight / 4;
}
