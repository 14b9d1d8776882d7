import type { DraftDeck } from '#shared/composition/studio/draft-model.ts';
import { compareDecks } from '#web/production/studio/model/compare-decks.ts';
import { SAVE_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { useDraft, useStudio } from '#web/production/studio/use-studio.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';

/** Another window saved something else: what differs, and from where to go on. Closed, it is asked again at the next save. */
export function ConflictDialog({ onClose }: { onClose: () => void }) {
  const { store } = useStudio();
  const theirs = useDraft((state) => state.save.theirs);
  const deck = useDraft((state) => state.deck);
  const saved = useDraft((state) => state.saved);
  if (!theirs) return null;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={TEXTS.conflictTitle}
      description={TEXTS.conflictText}
    >
      <div className="grid gap-4 sm:grid-cols-2!">
        <Differences title={TEXTS.theirsChanged} from={saved} to={theirs.deck} />
        <Differences title={TEXTS.mineChanged} from={saved} to={deck} />
      </div>
      <p className="hint mt-4">{TEXTS.discards}</p>
      <DialogActions>
        <Button
          variant="outline"
          size="m"
          onClick={() => {
            store.takeTheirs();
            onClose();
          }}
        >
          {TEXTS.takeTheirs}
        </Button>
        <Button
          size="m"
          onClick={() => {
            store.putMineOnTop();
            onClose();
          }}
        >
          {TEXTS.putMine}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const MOST_SHOWN = 6;

function Differences({ title, from, to }: { title: string; from: DraftDeck; to: DraftDeck }) {
  const changed = compareDecks(from, to).map(({ after, before, to: at, from: was }) => ({
    place: at ?? was,
    title: (after ?? before)?.title ?? '',
  }));
  const isOtherLook = from.theme !== to.theme || from.palette !== to.palette;
  return (
    <section>
      <h3 className="text-[1.0625rem]">{title}</h3>
      <ul className="mt-1 grid gap-1 leading-snug text-ink-2">
        {changed.slice(0, MOST_SHOWN).map(({ place, title: name }) => (
          <li key={`${place} ${name}`} className="wrap-anywhere">
            <strong className="num text-ink">{place}.</strong> {name}
          </li>
        ))}
        {changed.length > MOST_SHOWN && <li>…</li>}
        {isOtherLook && <li>{TEXTS.look}</li>}
        {changed.length === 0 && !isOtherLook && <li>{TEXTS.nothing}</li>}
      </ul>
    </section>
  );
}
