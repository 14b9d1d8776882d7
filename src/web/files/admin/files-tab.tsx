import { Upload } from 'lucide-react';
import { useState } from 'react';
import { FILE_TEXTS } from '#web/files/file-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { FileFilterBar } from './file-filter-bar.tsx';
import { FileList } from './file-list.tsx';
import type { FilesChange, FilesSearch } from './files-search.ts';
import { AddFileDialog } from './upload/add-file-dialog.tsx';

/** Every file of the system, as admins manage them. */
export function FilesTab({
  search,
  onChange,
}: {
  search: FilesSearch;
  onChange: (change: FilesChange) => void;
}) {
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <FileFilterBar
        search={search}
        onChange={onChange}
        action={
          <Button size="d" onClick={() => setAdding(true)}>
            <Upload size={18} aria-hidden="true" />
            {FILE_TEXTS.upload}
          </Button>
        }
      />
      <FileList search={search} onChange={onChange} />
      {isAdding && <AddFileDialog onClose={() => setAdding(false)} />}
    </>
  );
}
