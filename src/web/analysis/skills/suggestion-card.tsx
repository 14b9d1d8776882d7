import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { LessonSkills, SkillVerdict } from '#shared/curriculum/bncc.contract.ts';
import { joinWords } from '#shared/text/join-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { describePlace, SKILL_TEXTS } from './skill-texts.ts';

type Suggestion = LessonSkills['suggestions'][number];

/** One suggested skill with its official text and what led there; judged where `onJudge` is given. */
export function SuggestionCard({
  suggestion: { skill, terms, verdict },
  onJudge,
}: {
  suggestion: Suggestion;
  onJudge?: (verdict: SkillVerdict | null) => void;
}) {
  const isRejected = verdict === 'rejected';
  return (
    <li
      className={joinClasses(
        'rounded-field border border-border bg-paper p-4',
        isRejected ? 'border-dashed print:hidden' : '',
      )}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h4 className="num font-text text-[1.0625rem] font-bold tracking-normal">{skill.code}</h4>
        <span className="min-w-0 text-base text-ink-2 [overflow-wrap:anywhere]">{describePlace(skill)}</span>
        <span aria-live="polite">{verdict && <VerdictChip verdict={verdict} />}</span>
      </div>
      {!isRejected && (
        <>
          <OfficialText text={skill.text} />
          {terms.length > 0 && (
            <p className="mt-2 text-base leading-snug text-ink-2 [overflow-wrap:anywhere]">
              {SKILL_TEXTS.because}: {joinWords(terms, 'e')}
            </p>
          )}
        </>
      )}
      {onJudge && <Judging code={skill.code} verdict={verdict} onJudge={onJudge} />}
    </li>
  );
}

/** The button that was pressed takes itself back, so that the focus stays where it was. */
function Judging({
  code,
  verdict,
  onJudge,
}: {
  code: string;
  verdict: SkillVerdict | null;
  onJudge: (verdict: SkillVerdict | null) => void;
}) {
  const choices = [
    { means: 'accepted', label: SKILL_TEXTS.use, variant: 'outline' },
    { means: 'rejected', label: SKILL_TEXTS.refuse, variant: 'text' },
  ] as const;
  return (
    <div className="mt-3 flex flex-wrap gap-2 print:hidden">
      {choices
        .filter(({ means }) => verdict === null || verdict === means)
        .map(({ means, label, variant }) => (
          <Button
            key={means}
            variant={verdict === null ? variant : 'neutral'}
            size="m"
            onClick={() => onJudge(verdict === null ? means : null)}
          >
            {verdict === null ? label : SKILL_TEXTS.undo}
            <span className="sr-only"> {code}</span>
          </Button>
        ))}
    </div>
  );
}

function VerdictChip({ verdict }: { verdict: SkillVerdict }) {
  return verdict === 'accepted' ? (
    <Chip tone="ok" icon={<CircleCheck size={16} aria-hidden="true" />}>
      {SKILL_TEXTS.used}
    </Chip>
  ) : (
    <Chip tone="neutral" icon={<CircleX size={16} aria-hidden="true" />}>
      {SKILL_TEXTS.refused}
    </Chip>
  );
}

/** The wording of the document, never changed; a long one unfolds, on paper it stands whole. */
export function OfficialText({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false);
  const { ref, isCut } = useIsCut();
  return (
    <>
      <p
        ref={ref}
        className={joinClasses(
          'mt-2 leading-snug [overflow-wrap:anywhere] print:line-clamp-none',
          isWhole ? '' : 'line-clamp-5',
        )}
      >
        {text}
      </p>
      {(isCut || isWhole) && (
        <button
          type="button"
          className="link mt-1 inline-flex min-h-8 items-center text-base print:hidden"
          aria-expanded={isWhole}
          onClick={() => setIsWhole(!isWhole)}
        >
          {isWhole ? SKILL_TEXTS.shorter : SKILL_TEXTS.whole}
        </button>
      )}
    </>
  );
}

/** Whether lines of a text are cut off at its present width. */
function useIsCut() {
  const ref = useRef<HTMLParagraphElement>(null);
  const [isCut, setIsCut] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setIsCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isCut };
}
