import { EVIDENCE_TEXTS, useEvidence } from './evidence-context.tsx';
import { listPlaces, listPrintedPlaces } from './find-evidence.ts';

/** The numbered mark behind a statement; nothing where the statement stands on no passage. Print names the place. */
export function EvidenceMark({ statement, passageId }: { statement: string; passageId?: string | null }) {
  const { find, opened, show } = useEvidence();
  const found = find(statement, passageId);
  const [first] = found;
  if (!first) return null;
  // What is seen must be part of the name, so that speech control can call it by what it shows.
  const shown = found.length > 1 ? `${first.number} +${found.length - 1}` : `${first.number}`;
  const places = listPlaces(found);
  const printed = listPrintedPlaces(found);
  return (
    <>
      <button
        type="button"
        className="passage-mark print:hidden"
        data-statement={statement}
        aria-haspopup="dialog"
        aria-expanded={opened !== null && opened.dataset.statement === statement}
        aria-label={EVIDENCE_TEXTS.mark(shown, places)}
        onClick={(event) => show({ anchor: event.currentTarget, found })}
      >
        {shown}
      </button>
      {printed && <span className="passage-mark hidden print:inline">{EVIDENCE_TEXTS.printed(printed)}</span>}
    </>
  );
}
