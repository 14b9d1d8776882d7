import { useId, useState } from 'react';
import type { JudgedDocument } from '#shared/analysis/ai-analysis.ts';
import type { PanelProps } from '#web/analysis/lesson-panel.ts';
import { Button } from '#web/ui/button.tsx';
import { describeGenre, isGenreTold } from './describe-genre.ts';
import { GenreDialog } from './genre-dialog.tsx';
import { GENRE_TEXTS as TEXTS } from './genre-texts.ts';

/** What the material was taken for, what follows, why, and the way to say that it is something else. */
export function GenreLine({
  document,
  lesson,
  sync,
}: Pick<PanelProps, 'lesson' | 'sync'> & { document: JudgedDocument | null }) {
  const [open, setOpen] = useState<'reasons' | 'choice' | null>(null);
  const reasonsId = useId();
  if (document === null || !isGenreTold(document)) return null;
  const { notice, reasons } = document;
  return (
    <div className="mt-3 max-w-[62ch]">
      <p className="leading-snug">
        <strong>{describeGenre(document)}</strong> {notice}
      </p>
      <p className="no-print -ml-4.5 flex flex-wrap">
        {lesson.allowedActions.includes('adjust') && (
          <Button variant="text" size="m" onClick={() => setOpen('choice')}>
            {TEXTS.other}
          </Button>
        )}
        {reasons.length > 0 && (
          <Button
            variant="text"
            size="m"
            aria-expanded={open === 'reasons'}
            aria-controls={reasonsId}
            onClick={() => setOpen(open === 'reasons' ? null : 'reasons')}
          >
            {TEXTS.why}
          </Button>
        )}
      </p>
      <ul id={reasonsId} hidden={open !== 'reasons'} className="list-disc pl-5 text-base text-ink-2">
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
      {open === 'choice' && (
        <GenreDialog document={document} lesson={lesson} sync={sync} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}
