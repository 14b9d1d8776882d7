import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { mendSlide, type StudioFinding } from '#shared/composition/studio/studio.contract.ts';
import { callApi } from '#web/platform/call-api.ts';
import { BOOK_TEXTS } from '#web/production/studio/book-texts.ts';
import { indexOf } from '#web/production/studio/model/edit-slides.ts';
import { nameFinding, sortFindings } from '#web/production/studio/model/sort-findings.ts';
import { ScrollBox } from '#web/production/studio/scroll-box.tsx';
import { INSPECTOR_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { useGoToFinding } from '#web/production/studio/use-findings.ts';
import { useProposal } from '#web/production/studio/use-proposal.ts';
import { useDraft, useIsBook, useStudio } from '#web/production/studio/use-studio.ts';
import { Chip } from '#web/ui/chip.tsx';
import { InspectorPart } from './inspector-part.tsx';

/** What the checks found in what is saved, what holds it back first: each leads to its place, some mend themselves. */
export function FindingsPart() {
  const found = useDraft((state) => state.findings);
  const order = useDraft((state) => state.order);
  const isJudged = useDraft((state) => state.isJudged);
  const findings = sortFindings(found, order);
  const hard = findings.filter(({ severity }) => severity === 'hard').length;
  const soft = findings.length - hard;
  return (
    <InspectorPart
      id="achados"
      title={TEXTS.check}
      className="lg:min-h-40 lg:flex-1"
      aside={
        <>
          {!isJudged && findings.length > 0 && <span className="hint">{TEXTS.judging}</span>}
          {hard > 0 && (
            <Chip tone="error" icon={<CircleAlert aria-hidden="true" />}>
              <span className="num">{hard}</span>
              <span className="sr-only"> {TEXTS.hard(hard)}</span>
            </Chip>
          )}
          {soft > 0 && (
            <Chip tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
              <span className="num">{soft}</span>
              <span className="sr-only"> {TEXTS.soft(soft)}</span>
            </Chip>
          )}
        </>
      }
    >
      {findings.length === 0 && !isJudged ? (
        <p className="px-4 py-3 text-ink-2">{TEXTS.judging}</p>
      ) : findings.length === 0 ? (
        <p className="flex items-center gap-2 px-4 py-3 text-ink-2">
          <CircleCheck size={18} className="text-ok-t" aria-hidden="true" />
          {TEXTS.clean}
        </p>
      ) : (
        <ScrollBox label={TEXTS.findings} className="studio-scroll">
          <ul className="divide-y divide-border">
            {findings.map((finding) => (
              <FindingRow key={nameFinding(finding)} finding={finding} />
            ))}
          </ul>
        </ScrollBox>
      )}
    </InspectorPart>
  );
}

function FindingRow({ finding }: { finding: StudioFinding }) {
  const { lesson } = useStudio();
  const goToFinding = useGoToFinding();
  const { slideId, check, severity, message } = finding;
  const isBook = useIsBook();
  const number = useDraft(({ deck }) => {
    if (isBook) return finding.page ?? 0;
    return slideId === null ? 0 : indexOf(deck, slideId) + 1;
  });
  const mend = useProposal(
    (version, slide) =>
      callApi(mendSlide, { params: { id: lesson.id }, body: { version, slideId: slide, check } }),
    { done: TEXTS.mended, doneText: message, failed: TEXTS.mendFailed },
  );
  const Icon = severity === 'hard' ? CircleAlert : TriangleAlert;
  return (
    // The last word of each row stands on one line with those of the others.
    <li className={`flex items-start gap-1 ${finding.isMendable ? 'pr-3.5' : 'pr-2'}`}>
      <button type="button" className="studio-finding" onClick={() => goToFinding(finding)}>
        <Icon
          size={17}
          className={`mt-0.5 ${severity === 'hard' ? 'text-error-t' : 'text-warning-t'}`}
          aria-hidden="true"
        />
        <span className="min-w-0 flex-1 wrap-anywhere">
          <span className="sr-only">{TEXTS.severity[severity]}: </span>
          {message}
        </span>
        <span className="num shrink-0 text-[.8125rem] text-ink-2">
          {number === 0 ? TEXTS.whole : (isBook ? BOOK_TEXTS : TEXTS).at(number)}
        </span>
      </button>
      {finding.isMendable && (
        <button
          type="button"
          className="link studio-mend"
          aria-disabled={mend.isPending || undefined}
          aria-label={`${TEXTS.mend}: ${message}`}
          onClick={() => !mend.isPending && slideId && mend.mutate(slideId)}
        >
          {mend.isPending ? TEXTS.mending : TEXTS.mend}
        </button>
      )}
    </li>
  );
}
