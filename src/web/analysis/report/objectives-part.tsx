import { type AiAnalysis, BLOOM_LEVELS, type BloomLevel } from '#shared/analysis/ai-analysis.ts';
import { EvidenceMark } from '#web/analysis/evidence/evidence-mark.tsx';
import { listStatements } from '#web/analysis/evidence/find-evidence.ts';
import { LateChosenSkills } from '#web/analysis/skills/lazy-skills.tsx';
import type { SkilledLesson } from '#web/analysis/skills/skill-queries.ts';
import { ReportPart } from './report-part.tsx';
import { BLOOM_LABELS, REPORT_TEXTS } from './report-texts.ts';

/** The objectives found, the level of thinking their verbs ask for, and the skills the teacher has chosen. */
export function ObjectivesPart({
  objectives,
  lesson,
}: {
  objectives: AiAnalysis['objectives'];
  lesson: SkilledLesson;
}) {
  return (
    <ReportPart title={REPORT_TEXTS.objectives} tells={objectives.length || REPORT_TEXTS.none}>
      {objectives.length === 0 && <p className="text-ink-2">{REPORT_TEXTS.noObjectives}</p>}
      {objectives.length > 0 && (
        <>
          <p className="text-base text-ink-2">{REPORT_TEXTS.objectivesHint}</p>
          <div className="mt-3">
            <BloomChart objectives={objectives} />
          </div>
          <ul className="mt-4 grid gap-3">
            {listStatements('/objectives', objectives).map(({ statement, item }) => (
              <li key={statement} className="leading-snug [overflow-wrap:anywhere]">
                {item.text}
                <EvidenceMark statement={statement} passageId={item.passageId} />
                <span className="block text-base text-ink-2">
                  {item.bloomLevel ? BLOOM_LABELS[item.bloomLevel] : REPORT_TEXTS.noLevel}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <LateChosenSkills lesson={lesson} />
    </ReportPart>
  );
}

/** Objectives by level, from remembering to creating, each with its figure. */
function BloomChart({ objectives }: { objectives: AiAnalysis['objectives'] }) {
  const levels = countLevels(objectives);
  const most = Math.max(1, ...levels.map(({ count }) => count));
  const words = levels.map(({ level, count }) => REPORT_TEXTS.bloomCount(BLOOM_LABELS[level], count));
  return (
    <div className="grid grid-cols-6 gap-1 sm:gap-3" role="img" aria-label={words.join(', ')}>
      {levels.map(({ level, count }) => (
        <div key={level} className="flex min-w-0 flex-col items-center">
          <div className="flex h-20 w-full flex-col items-center justify-end border-b-2 border-border-strong">
            <span className={`num text-base font-bold ${count === 0 ? 'text-ink-2' : ''}`}>{count}</span>
            <span
              className="w-full max-w-10 rounded-t-[4px] bg-action"
              style={{ height: `${(count / most) * 3}rem` }}
            />
          </div>
          <span className="mt-1 font-title text-[.75rem] font-medium leading-tight text-ink-2 sm:text-[.875rem]">
            {BLOOM_LABELS[level]}
          </span>
        </div>
      ))}
    </div>
  );
}

/** How many objectives stand on each level, all six in their order. */
function countLevels(objectives: AiAnalysis['objectives']): { level: BloomLevel; count: number }[] {
  return BLOOM_LEVELS.map((level) => ({
    level,
    count: objectives.filter(({ bloomLevel }) => bloomLevel === level).length,
  }));
}
