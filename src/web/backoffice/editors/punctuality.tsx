import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { describePunctuality } from './describe-punctuality.ts';
import { EDITOR_TEXTS } from './editor-texts.ts';

/** How many of the latest deliveries came on time: a bar and its words. */
export function Punctuality({ editor }: { editor: EditorLoad }) {
  const told = describePunctuality(editor);
  if (!told) return <p className="menor text-tinta-2">{EDITOR_TEXTS.noHistory}</p>;
  return (
    <div className="max-w-56">
      <ProgressBar label={EDITOR_TEXTS.columnPunctuality} percent={told.percent} />
      <p className="menor mt-1 text-tinta-2">
        <span className="num font-bold text-tinta">{told.words}</span> {told.basis}
      </p>
    </div>
  );
}
