import { ArrowLeftToLine, ArrowRightToLine, Combine, PencilLine, Split } from 'lucide-react';
import { type FormEvent, memo, useState } from 'react';
import type { DraftDeck } from '#shared/composition/studio/draft-model.ts';
import {
  canMoveStart,
  joinSection,
  moveStart,
  type Run,
  renameSection,
  runsOf,
  splitSection,
} from '#web/production/studio/model/edit-sections.ts';
import { PART_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { useDraft, useStudio } from '#web/production/studio/use-studio.ts';
import { afterMenu } from '#web/ui/after-menu.ts';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** Longer names are cut wherever a slide says its part. */
const LONGEST = 60;

/** The name of a part above its slides; pressed, it can be renamed, begun elsewhere, divided and joined. */
export const PartHead = memo(function PartHead({ section, at }: { section: number; at: number }) {
  const { store, say } = useStudio();
  const title = useDraft(({ deck }) => deck.sections[section]?.title ?? '');
  const [isRenaming, setRenaming] = useState(false);
  const change = (to: (deck: DraftDeck) => DraftDeck, words: string) => {
    const { deck } = store.get();
    const next = to(deck);
    if (next === deck) return;
    store.edit(next);
    say(words);
  };
  return (
    <>
      <Menu
        trigger={
          <button type="button" className="studio-part" title={title}>
            <span className="sr-only">{TEXTS.part} </span>
            <span className="studio-part-number num" data-part={section % 4}>
              {section + 1}
            </span>
            <span className="studio-part-title">{title}</span>
            <span className="sr-only">, {TEXTS.actions}</span>
          </button>
        }
      >
        <MenuItem onSelect={() => afterMenu(() => setRenaming(true))}>
          <PencilLine size={17} aria-hidden="true" />
          {TEXTS.rename}
        </MenuItem>
        <BoundaryItems at={at} section={section} onChange={change} />
      </Menu>
      {isRenaming && (
        <RenameDialog
          title={title}
          onClose={() => setRenaming(false)}
          onRename={(named) => change((deck) => renameSection(deck, section, named), TEXTS.renamed(named))}
        />
      )}
    </>
  );
});

/** Drawn only while the menu is open: what can be done is asked of the slides as they are then. */
function BoundaryItems({
  at,
  section,
  onChange,
}: {
  /** Which of the runs it is. */
  at: number;
  section: number;
  onChange: (to: (deck: DraftDeck) => DraftDeck, words: string) => void;
}) {
  const { store } = useStudio();
  const { deck, slideId } = store.get();
  const runs = runsOf(deck.slides);
  const run: Run | undefined = runs[at];
  const canSplit = run !== undefined && run.ids.indexOf(slideId) > 0;
  return (
    <>
      <MenuItem
        disabled={!canMoveStart(runs, at, -1)}
        onSelect={() => onChange((now) => moveStart(now, at, -1), TEXTS.begunEarlier(section + 1))}
      >
        <ArrowLeftToLine size={17} aria-hidden="true" />
        {TEXTS.earlier}
      </MenuItem>
      <MenuItem
        disabled={!canMoveStart(runs, at, 1)}
        onSelect={() => onChange((now) => moveStart(now, at, 1), TEXTS.begunLater(section + 1))}
      >
        <ArrowRightToLine size={17} aria-hidden="true" />
        {TEXTS.later}
      </MenuItem>
      <MenuItem
        disabled={!canSplit}
        onSelect={() => onChange((now) => splitSection(now, slideId), TEXTS.divided(section + 2))}
      >
        <Split size={17} aria-hidden="true" />
        {TEXTS.split}
      </MenuItem>
      <MenuItem
        disabled={section === 0}
        onSelect={() => onChange((now) => joinSection(now, section), TEXTS.joined(section))}
      >
        <Combine size={17} aria-hidden="true" />
        {TEXTS.join}
      </MenuItem>
    </>
  );
}

function RenameDialog({
  title,
  onRename,
  onClose,
}: {
  title: string;
  onRename: (title: string) => void;
  onClose: () => void;
}) {
  const [name, setName] = useState(title);
  const [wasRefused, setWasRefused] = useState(false);
  const isBlank = name.trim() === '';
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setWasRefused(true);
    if (isBlank) return event.currentTarget.querySelector('input')?.focus();
    onRename(name.trim());
    onClose();
  };
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={TEXTS.renameTitle}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        <TextField
          label={TEXTS.name}
          hint={TEXTS.nameHint}
          error={wasRefused && isBlank ? TEXTS.needsName : undefined}
          maxLength={LONGEST}
          autoComplete="off"
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <DialogFooter
          cancel={TEXTS.cancel}
          onCancel={onClose}
          submit={TEXTS.rename}
          isBusy={false}
          busyLabel={TEXTS.rename}
        />
      </form>
    </Dialog>
  );
}
