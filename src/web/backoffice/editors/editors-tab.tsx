import { useInfiniteQuery } from '@tanstack/react-query';
import { MailPlus, UserPlus } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { isAvailable } from '#shared/production/suggest-editors.ts';
import { FilterBar } from '#web/platform/lists/filter-bar.tsx';
import { PagedPart } from '#web/platform/lists/paged-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import {
  DeleteEditorDialog,
  MailLinkDialog,
  PauseEditorDialog,
  ReactivateDialog,
  RenameEditorDialog,
  ResetTotpDialog,
} from './account-dialogs.tsx';
import { AddEditorDialog } from './add-editor-dialog.tsx';
import { editorsQuery } from './editor-queries.ts';
import type { EditorAct } from './editor-rows.ts';
import { EditorCards, EditorTable } from './editor-table.tsx';
import { EDITOR_TEXTS as TEXTS } from './editor-texts.ts';
import type { EditorsSearch } from './editors-search.ts';

type Opened = { dialog: 'add' | 'invite' } | { dialog: EditorAct; editor: EditorLoad };

/** Who produces the lessons: load, punctuality, and their accounts. */
export function EditorsTab({
  search,
  onChange,
}: {
  search: EditorsSearch;
  onChange: (change: { q?: string }) => void;
}) {
  const query = useInfiniteQuery(editorsQuery(search));
  const isWide = useIsWide();
  const [opened, setOpened] = useState<Opened | null>(null);
  const find = useCallback((q: string) => onChange({ q }), [onChange]);
  const close = () => setOpened(null);
  const Rows = isWide ? EditorTable : EditorCards;
  return (
    <>
      <FilterBar
        search={{ label: TEXTS.search, placeholder: TEXTS.searchHint, value: search.q ?? '', onSearch: find }}
        onClear={search.q ? () => onChange({ q: '' }) : undefined}
        action={
          <div className="flex gap-2.5 max-sm:flex-col">
            <Button variant="neutral" size="d" onClick={() => setOpened({ dialog: 'invite' })}>
              <MailPlus size={18} aria-hidden="true" />
              {TEXTS.invite}
            </Button>
            <Button size="d" onClick={() => setOpened({ dialog: 'add' })}>
              <UserPlus size={18} aria-hidden="true" />
              {TEXTS.add}
            </Button>
          </div>
        }
      />
      <PagedPart
        query={query}
        texts={TEXTS}
        empty={
          <div className="card">
            {search.q ? (
              <EmptyState drawing="search" title={TEXTS.noMatch} text={TEXTS.noMatchText} />
            ) : (
              <EmptyState drawing="folder" title={TEXTS.none} text={TEXTS.noneText} />
            )}
          </div>
        }
      >
        {(editors) => (
          <Rows
            editors={editors}
            suggestedId={search.q ? undefined : editors.find(isAvailable)?.id}
            onAct={(dialog, editor) => setOpened({ dialog, editor })}
          />
        )}
      </PagedPart>
      {opened && <OpenedDialog opened={opened} onClose={close} />}
    </>
  );
}

function OpenedDialog({ opened, onClose }: { opened: Opened; onClose: () => void }) {
  switch (opened.dialog) {
    case 'add':
      return <AddEditorDialog firstWay="password" onClose={onClose} />;
    case 'invite':
      return <AddEditorDialog firstWay="invitation" onClose={onClose} />;
    case 'rename':
      return <RenameEditorDialog editor={opened.editor} onClose={onClose} />;
    case 'pause':
      return <PauseEditorDialog editor={opened.editor} onClose={onClose} />;
    case 'reactivate':
      return <ReactivateDialog editor={opened.editor} onClose={onClose} />;
    case 'mail-link':
      return <MailLinkDialog editor={opened.editor} onClose={onClose} />;
    case 'totp':
      return <ResetTotpDialog editor={opened.editor} onClose={onClose} />;
    case 'delete':
      return <DeleteEditorDialog editor={opened.editor} onClose={onClose} />;
  }
}
