import { EllipsisVertical, FilePlus, ListPlus } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { DraftSlide } from '#shared/composition/studio/draft-model.ts';
import { composeSlide } from '#shared/composition/studio/studio.contract.ts';
import { callApi } from '#web/platform/call-api.ts';
import { BOOK_TEXTS as TEXTS } from '#web/production/studio/book-texts.ts';
import {
  addChapter,
  addSection,
  movePart,
  numberChapters,
  removePart,
} from '#web/production/studio/model/edit-chapters.ts';
import { indexOf } from '#web/production/studio/model/edit-slides.ts';
import { ScrollBox } from '#web/production/studio/scroll-box.tsx';
import { STAGE_TEXTS } from '#web/production/studio/studio-texts.ts';
import { useProposal } from '#web/production/studio/use-proposal.ts';
import { useDraft, useStudio } from '#web/production/studio/use-studio.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';

/** The chapters of a booklet with their sections, and the page on which each begins. */
export function ChapterList() {
  const { store, goTo } = useStudio();
  const slides = useDraft(({ deck }) => deck.slides);
  const slideId = useDraft((state) => state.slideId);
  const add = (make: typeof addSection, title: string) => {
    const added = make(store.get().deck, store.get().slideId, title);
    store.edit(added.deck, { slideId: added.id });
    goTo(added.id, 'title');
  };
  const numbers = numberChapters({ slides });
  return (
    <>
      <ScrollBox label={TEXTS.chapters} className="studio-scroll flex-1 py-1.5">
        <ol>
          {slides.map((slide) => (
            <PartRow
              key={slide.id}
              slide={slide}
              number={numbers.get(slide.id)}
              isCurrent={slide.id === slideId}
            />
          ))}
        </ol>
      </ScrollBox>
      <div className="flex gap-1 border-t border-border p-1.5">
        <Button variant="text" size="d" className="px-2!" onClick={() => add(addSection, TEXTS.newSection)}>
          <ListPlus size={17} aria-hidden="true" />
          {TEXTS.section}
        </Button>
        <Button variant="text" size="d" className="px-2!" onClick={() => add(addChapter, TEXTS.newChapter)}>
          <FilePlus size={17} aria-hidden="true" />
          {TEXTS.chapter}
        </Button>
      </div>
    </>
  );
}

function PartRow({
  slide,
  number,
  isCurrent,
}: {
  slide: DraftSlide;
  number: number | undefined;
  isCurrent: boolean;
}) {
  const { store, say, lesson } = useStudio();
  const { id, layout } = slide;
  const compose = useProposal(
    (version, slideId) => callApi(composeSlide, { params: { id: lesson.id }, body: { version, slideId } }),
    { done: TEXTS.composed, doneText: STAGE_TEXTS.composedText, failed: TEXTS.composeFailed },
  );
  const page = useDraft(({ pages, sheets }) => {
    const key = pages.get(id)?.key;
    return (sheets?.findIndex((sheet) => sheet.key === key) ?? -1) + 1;
  });
  const hard = useDraft(({ findings }) =>
    findings.some((one) => one.slideId === id && one.severity === 'hard'),
  );
  const soft = useDraft(({ findings }) => findings.some((one) => one.slideId === id));
  const isChapter = number !== undefined;
  const isSection = layout === 'text' || layout === 'quiz';
  const title = layout === 'cover' ? TEXTS.cover : slide.title.trim() || TEXTS.untitled;
  const canMove = isChapter || layout === 'text';
  const move = (by: 1 | -1) => {
    const { deck } = store.get();
    const next = movePart(deck, id, by);
    if (next === deck) return;
    store.edit(next);
    say(TEXTS.moved(title, indexOf(next, id) + 1, next.slides.length));
  };
  const pressed = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <li className="studio-chapter flex items-center pr-1" data-current={isCurrent || undefined}>
      <button
        type="button"
        className={joinClasses(
          'flex min-h-9 min-w-0 flex-1 items-baseline gap-2 py-1.5 pl-3 text-left leading-snug max-lg:min-h-11',
          isSection && 'pl-9',
          isChapter && 'font-bold',
        )}
        aria-current={isCurrent || undefined}
        onClick={() => store.select(id)}
        onKeyDown={pressed}
      >
        {isChapter && <span className="num w-4 shrink-0 text-ink-2">{number}</span>}
        <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
        {soft && (
          <span
            className={joinClasses('studio-chapter-mark', hard ? 'bg-error-t' : 'bg-warning-t')}
            role="img"
            aria-label={hard ? TEXTS.holds : TEXTS.warns}
          />
        )}
        {page > 0 && (
          <span className="num shrink-0 text-[.8125rem] font-normal text-ink-2">
            <span className="sr-only">{TEXTS.onPage} </span>
            {page}
          </span>
        )}
      </button>
      {layout === 'cover' ? (
        <span className="studio-chapter-end" />
      ) : (
        <Menu
          trigger={
            <IconButton
              label={TEXTS.actions(title)}
              className="studio-tool"
              icon={<EllipsisVertical size={17} aria-hidden="true" />}
            />
          }
        >
          {canMove && (
            <>
              <MenuItem onSelect={() => move(-1)}>{TEXTS.up}</MenuItem>
              <MenuItem onSelect={() => move(1)}>{TEXTS.down}</MenuItem>
              <MenuSeparator />
            </>
          )}
          <MenuItem disabled={compose.isPending} onSelect={() => compose.mutate(id)}>
            {isChapter ? TEXTS.composeOpening : TEXTS.compose}
          </MenuItem>
          <MenuItem
            onSelect={() => {
              const { deck, next } = removePart(store.get().deck, id);
              store.edit(deck, { slideId: next });
              say(TEXTS.removed(title));
            }}
          >
            {isChapter ? TEXTS.removeChapter : TEXTS.remove}
          </MenuItem>
        </Menu>
      )}
    </li>
  );
}
