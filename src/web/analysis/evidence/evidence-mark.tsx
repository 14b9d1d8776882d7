import { useEvidence } from './evidence-context.tsx';
import { EVIDENCE_TEXTS } from './evidence-texts.ts';
import { listPlaces, listPrintedPlaces } from './find-evidence.ts';

/** The numbered mark behind a statement; nothing where the statement stands on no passage. Print names the place. */
export function EvidenceMark({ statement, passageId }: { statement: string; passageId?: string | null }) {
  const { find, opened, show } = useEvidence();
  const found = find(statement, passageId);
  const [first] = found;
  if (!first) return null;
  const places = listPlaces(found);
  const printed = listPrintedPlaces(found);
  return (
    <>
      <button
        type="button"
        className="marca-trecho print:hidden"
        data-statement={statement}
        aria-haspopup="dialog"
        aria-expanded={opened !== null && opened.dataset.statement === statement}
        aria-label={EVIDENCE_TEXTS.mark(found.map(({ number }) => number).join(', '), places)}
        onClick={(event) => show({ anchor: event.currentTarget, found })}
      >
        {found.length > 1 ? `${first.number} +${found.length - 1}` : first.number}
      </button>
      {printed && <span className="marca-trecho hidden print:inline">{EVIDENCE_TEXTS.printed(printed)}</span>}
    </>
  );
}
