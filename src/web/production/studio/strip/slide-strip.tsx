import { Copy, Plus } from 'lucide-react';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { MOST_SLIDES } from '#shared/composition/studio/deck-operations.ts';
import { RowMenu } from '#web/production/studio/fields/row-menu.tsx';
import { runsOf } from '#web/production/studio/model/edit-sections.ts';
import {
  addSlide,
  duplicateSlide,
  indexOf,
  moveSlide,
  NEW_SLIDES,
  removeSlide,
} from '#web/production/studio/model/edit-slides.ts';
import { STRIP_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { useDraftInTurn } from '#web/production/studio/use-in-turn.ts';
import { type StudioDesk, useDraft, useStudio } from '#web/production/studio/use-studio.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { dragSlide } from './drag-slide.ts';
import { PartHead } from './part-head.tsx';
import { StripThumbnail } from './strip-thumbnail.tsx';

/** What is left of the strip beside the slide that it is scrolled to. */
const EDGE_PX = 16;

/** All slides in their parts. Typing on a slide does not touch it: titles and pictures are those that are saved. */
export const SlideStrip = memo(function SlideStrip() {
  const desk = useStudio();
  const { store, lesson } = desk;
  const order = useDraft((state) => state.order);
  const slideId = useDraftInTurn('strip', (state) => state.slideId);
  const saved = useDraft((state) => state.saved);
  const pages = useDraft((state) => state.pages);
  const findings = useDraft((state) => state.findings);
  const strip = useRef<HTMLElement>(null);
  const choose = useCallback((id: string) => store.select(id), [store]);
  const grab = useCallback(
    (event: PointerEvent<HTMLElement>, id: string) =>
      dragSlide(event, event.currentTarget, (to) => move(desk, id, to)),
    [desk],
  );
  // In the frame itself it would have all places reckoned twice.
  useEffect(
    () =>
      desk.turns.take('strip', () => {
        const list = strip.current?.querySelector<HTMLElement>('ol');
        const current = strip.current?.querySelector<HTMLElement>(`[data-slide="${slideId}"]`);
        if (!list || !current) return;
        // By hand: scrollIntoView would move the window of a phone too.
        const { offsetLeft: left, offsetWidth: width } = current;
        const most = left - EDGE_PX;
        const least = left + width + EDGE_PX - list.clientWidth;
        if (list.scrollLeft > most) list.scrollLeft = most;
        else if (list.scrollLeft < least) list.scrollLeft = least;
      }),
    [desk.turns, slideId],
  );
  const press = (event: KeyboardEvent) => {
    // The menus of the parts stand in the list too, and what is typed into them comes by here.
    const isOfSlide = event.target instanceof Element && event.target.closest('[data-slide]');
    const act = isOfSlide ? actOf(desk, event) : null;
    if (!act) return;
    event.preventDefault();
    act();
    requestAnimationFrame(() =>
      strip.current
        ?.querySelector<HTMLElement>(`[data-slide="${store.get().slideId}"] button`)
        ?.focus({ preventScroll: true }),
    );
  };
  const titles = new Map(saved.slides.map(({ id, title }) => [id, title]));
  const runs = runsOf(order);
  return (
    <nav ref={strip} aria-label={TEXTS.label} className="studio-strip">
      <ol
        className="studio-strip-list"
        style={{ '--count': order.length, '--runs': runs.length } as CSSProperties}
        aria-label={TEXTS.list}
        onKeyDown={press}
      >
        {runs.map(({ section, from, ids }, at) => (
          <li key={`${section} ${ids[0]}`} className="shrink-0">
            {section === null ? <p className="studio-part" /> : <PartHead section={section} at={at} />}
            <ol className="flex gap-2" data-part={section === null ? undefined : section % 4}>
              {ids.map((id, place) => {
                const own = findings.filter((one) => one.slideId === id);
                const hard = own.filter(({ severity }) => severity === 'hard').length;
                return (
                  <StripThumbnail
                    key={id}
                    {...{ lessonId: lesson.id, id, number: from + place + 1, title: titles.get(id) ?? '' }}
                    page={pages.get(id)}
                    hard={hard}
                    soft={own.length - hard}
                    isCurrent={id === slideId}
                    onChoose={choose}
                    onGrab={grab}
                  />
                );
              })}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
});

/** What is done with the slide on the desk as a whole. */
export function StripTools() {
  const desk = useStudio();
  const count = useDraft(({ deck }) => deck.slides.length);
  const { store } = desk;
  const at = useDraftInTurn('strip', ({ deck, slideId }) => indexOf(deck, slideId));
  const isFull = count >= MOST_SLIDES;
  return (
    <div className="studio-strip-tools">
      <Menu
        trigger={
          <Button
            variant="outline"
            size="d"
            className="max-lg:w-11 max-lg:px-0!"
            aria-label={TEXTS.addLabel}
            disabled={isFull}
          >
            <Plus size={17} aria-hidden="true" />
            <span className="max-lg:hidden">{TEXTS.add}</span>
          </Button>
        }
      >
        {NEW_SLIDES.map((layout) => (
          <MenuItem
            key={layout}
            onSelect={() => {
              const { deck, id } = addSlide(store.get().deck, store.get().slideId, layout);
              store.edit(deck, { slideId: id });
              // The menu gives the focus back to its button first.
              setTimeout(() => desk.goTo(id, 'title'));
            }}
          >
            {TEXTS.new[layout]}
          </MenuItem>
        ))}
      </Menu>
      <RowMenu
        name={TEXTS.slide(at + 1)}
        index={at}
        count={count}
        onMove={(to) => move(desk, store.get().slideId, to)}
        onRemove={count > 1 ? () => remove(desk) : undefined}
        isAcross
      >
        <MenuItem disabled={isFull} onSelect={() => duplicate(desk)}>
          <Copy size={17} aria-hidden="true" />
          {TEXTS.duplicate}
        </MenuItem>
      </RowMenu>
    </div>
  );
}

function move({ store, say }: StudioDesk, id: string, to: number): void {
  const next = moveSlide(store.get().deck, id, to);
  if (next === store.get().deck) return;
  store.edit(next, { slideId: id });
  const at = indexOf(next, id);
  say(TEXTS.moved(next.slides[at]?.title ?? '', at + 1, next.slides.length));
}

function duplicate({ store }: StudioDesk): void {
  const { deck, slideId } = store.get();
  if (deck.slides.length >= MOST_SLIDES) return;
  const copied = duplicateSlide(deck, slideId);
  store.edit(copied.deck, { slideId: copied.id });
}

function remove({ store }: StudioDesk): void {
  const { deck, slideId } = store.get();
  const { deck: without, next } = removeSlide(deck, slideId);
  if (without === deck) return;
  store.edit(without, { slideId: next });
  const title = TEXTS.removed(indexOf(deck, slideId) + 1);
  showToast({ title, tone: 'info', action: { label: 'Desfazer', run: () => void store.undo() } });
}

/** What a key does to the slide that has the focus; null for keys that do nothing here. */
function actOf(desk: StudioDesk, { key, altKey, ctrlKey, metaKey }: KeyboardEvent): (() => void) | null {
  const { store } = desk;
  const { deck, slideId } = store.get();
  const at = indexOf(deck, slideId);
  const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: deck.slides.length - 1 }[key];
  if (target !== undefined && altKey) return () => move(desk, slideId, target);
  const chosen = target === undefined ? undefined : deck.slides[target];
  if (chosen) return () => store.select(chosen.id);
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'd') return () => duplicate(desk);
  return key === 'Delete' ? () => remove(desk) : null;
}
