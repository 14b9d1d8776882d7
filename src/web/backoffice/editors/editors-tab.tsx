import { useInfiniteQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { FilterBar } from '#web/platform/filter-bar.tsx';
import { PagedPart } from '#web/platform/paged-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { useIsWide } from '#web/ui/use-is-wide.ts';
import { AddEditorDialog } from './add-editor-dialog.tsx';
import { DeleteEditorDialog } from './delete-editor-dialog.tsx';
import { EditorCards } from './editor-cards.tsx';
import { editorsQuery } from './editor-queries.ts';
import { EditorTable } from './editor-table.tsx';
import { EDITOR_TEXTS as TEXTS } from './editor-texts.ts';
import type { EditorsSearch } from './editors-search.ts';
import { ResetTotpDialog } from './reset-totp-dialog.tsx';

type Opened = { dialog: 'add' } | { dialog: 'delete' | 'totp'; editor: EditorLoad };

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
  const add = () => setOpened({ dialog: 'add' });
  const Rows = isWide ? EditorTable : EditorCards;
  return (
    <>
      <FilterBar
        search={{ label: TEXTS.search, placeholder: TEXTS.searchHint, value: search.q ?? '', onSearch: find }}
        onClear={search.q ? () => onChange({ q: '' }) : undefined}
        action={
          <Button size="d" onClick={add}>
            <UserPlus size={18} aria-hidden="true" />
            {TEXTS.add}
          </Button>
        }
      />
      <PagedPart
        query={query}
        texts={TEXTS}
        empty={
          <div className="cartao">
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
            suggestedId={search.q ? undefined : editors[0]?.id}
            onDelete={(editor) => setOpened({ dialog: 'delete', editor })}
            onResetTotp={(editor) => setOpened({ dialog: 'totp', editor })}
          />
        )}
      </PagedPart>
      {opened?.dialog === 'add' && <AddEditorDialog onClose={close} />}
      {opened?.dialog === 'delete' && <DeleteEditorDialog editor={opened.editor} onClose={close} />}
      {opened?.dialog === 'totp' && <ResetTotpDialog editor={opened.editor} onClose={close} />}
    </>
  );
}
