import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { type Command, findCommands } from './find-commands.ts';
import { PALETTE_TEXTS as TEXTS } from './palette-texts.ts';

/** Finds what can be done here and where one can go; arrows choose, Enter does. */
export function CommandPalette({ commands, onClose }: { commands: readonly Command[]; onClose: () => void }) {
  const id = useId();
  const [q, setQ] = useState('');
  const [chosen, setChosen] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  // Before the dialog looks for a place for the focus.
  useEffect(() => field.current?.focus(), []);
  const found = findCommands(commands, q);
  const at = Math.min(chosen, found.length - 1);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  });
  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setChosen((at + step + found.length) % Math.max(1, found.length));
    }
    if (event.key === 'Enter') {
      event.preventDefault();
      run(found[at]);
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={TEXTS.title}
      description={TEXTS.hint}
    >
      <label className="sr-only" htmlFor={`${id}-q`}>
        {TEXTS.title}
      </label>
      <div className="relative">
        <Search
          size={20}
          className="absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-2"
          aria-hidden="true"
        />
        <input
          ref={field}
          id={`${id}-q`}
          className="field pl-11!"
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={found[at] ? `${id}-${found[at].id}` : undefined}
          placeholder={TEXTS.placeholder}
          autoComplete="off"
          value={q}
          onChange={({ target }) => {
            setQ(target.value);
            setChosen(0);
          }}
          onKeyDown={press}
        />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={TEXTS.title}
        className="mt-3 grid max-h-[50dvh] gap-0.5 overflow-y-auto"
      >
        {found.map((command, n) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys, by aria-activedescendant
          <div
            key={command.id}
            id={`${id}-${command.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={n === at}
            onClick={() => run(command)}
            className={joinClasses(
              'flex min-h-11 cursor-pointer items-center gap-3 rounded-[.5rem] px-3 lg:min-h-9',
              n === at ? 'bg-highlight inset-ring-2 inset-ring-action' : 'hover:bg-paper-2',
            )}
          >
            <span className="min-w-0 flex-1 truncate">
              {command.words}
              {command.about && <span className="text-ink-2">, {command.about}</span>}
            </span>
            <span className="smaller shrink-0 text-ink-2">{command.group}</span>
            {command.key && (
              <kbd className="smaller num shrink-0 rounded-[.25rem] border border-border px-1.5">
                {command.key}
              </kbd>
            )}
          </div>
        ))}
      </div>
      <p className="smaller mt-3 text-ink-2" role="status">
        {found.length === 0 ? TEXTS.none : TEXTS.money}
      </p>
    </Dialog>
  );
}
