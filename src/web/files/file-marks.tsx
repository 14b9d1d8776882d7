import { Ban, ShieldAlert, ShieldEllipsis } from 'lucide-react';
import type { LessonFile } from '#shared/files/files.contract.ts';
import { Chip } from '#web/ui/chip.tsx';
import { FILE_STATE_TEXTS } from './file-texts.ts';

/** What keeps a file from being used: nothing where all is well. */
export function FileMarks({ file }: { file: Pick<LessonFile, 'isBlocked' | 'scanStatus'> }) {
  return (
    <>
      {file.isBlocked && (
        <Chip tone="error" icon={<Ban aria-hidden="true" />}>
          {FILE_STATE_TEXTS.blocked}
        </Chip>
      )}
      {file.scanStatus === 'infected' && (
        <Chip tone="error" icon={<ShieldAlert aria-hidden="true" />}>
          {FILE_STATE_TEXTS.infected}
        </Chip>
      )}
      {file.scanStatus === 'scanning' && (
        <Chip tone="neutral" icon={<ShieldEllipsis aria-hidden="true" />}>
          {FILE_STATE_TEXTS.scanning}
        </Chip>
      )}
    </>
  );
}
