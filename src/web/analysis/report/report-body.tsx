import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { EvidenceProvider } from '#web/analysis/evidence/evidence-context.tsx';
import { EvidenceMark } from '#web/analysis/evidence/evidence-mark.tsx';
import { listStatements } from '#web/analysis/evidence/find-evidence.ts';
import { QUIZ_TEXTS } from '#web/analysis/quiz/describe-question.ts';
import { LateQuiz } from '#web/analysis/quiz/lazy-quiz.tsx';
import { LateSkills } from '#web/analysis/skills/lazy-skills.tsx';
import type { SkilledLesson } from '#web/analysis/skills/skill-queries.ts';
import { SKILL_TEXTS } from '#web/analysis/skills/skill-texts.ts';
import { type ImprovementChoice, ImprovementsPart } from './improvements-part.tsx';
import { ObjectivesPart } from './objectives-part.tsx';
import { ReadabilityPart } from './readability-part.tsx';
import { RememberFolds, ReportPart } from './report-part.tsx';
import { REPORT_TEXTS } from './report-texts.ts';
import { StructurePart } from './structure-part.tsx';
import { type TypoChoice, TyposPart } from './typos-part.tsx';
import { useOpenForPrint } from './use-open-for-print.ts';
import { VisualsPart } from './visuals-part.tsx';
import { WeightBar } from './weight-bar.tsx';

/** All of the analysis below its head, each part on demand: the plan at the left, what to do and what weighs at the right. */
export function ReportBody({
  analysis,
  lesson,
  choice,
  typoChoice,
}: {
  analysis: AiAnalysis;
  lesson: SkilledLesson;
  choice?: ImprovementChoice;
  typoChoice?: TypoChoice;
}) {
  const body = useRef<HTMLDivElement>(null);
  const { structure, quiz } = analysis;
  useOpenForPrint(body);
  return (
    <EvidenceProvider analysis={analysis}>
      <RememberFolds value={lesson.id}>
        <div ref={body} className="grid lg:grid-cols-[1.15fr_1fr] print:block">
          <div className="column min-w-0 px-5 py-2 md:px-8 md:py-4 lg:border-r lg:border-border">
            <StructurePart structure={structure} />
            <SchedulePart schedule={analysis.schedule} />
            {quiz.length > 0 && (
              <ReportPart title={QUIZ_TEXTS.title} tells={quiz.length}>
                <LateQuiz quiz={quiz} unit={structure.unit} />
              </ReportPart>
            )}
            <VisualsPart analysis={analysis} />
            <ReportPart title={SKILL_TEXTS.title}>
              <LateSkills lesson={lesson} />
            </ReportPart>
          </div>
          <div className="column min-w-0 bg-paper-2 px-5 py-2 max-lg:border-t max-lg:border-border md:px-8 md:py-4">
            <ImprovementsPart improvements={analysis.improvements} choice={choice} />
            <TyposPart typos={analysis.typos} choice={typoChoice} />
            <TopicsPart modules={analysis.topics.modules} />
            <ReadabilityPart readability={analysis.readability} />
            <ObjectivesPart objectives={analysis.objectives} lesson={lesson} />
            <EngagementPart suggestions={analysis.engagementSuggestions} />
            <KeyPhrases phrases={analysis.keyPhrases} />
          </div>
        </div>
      </RememberFolds>
    </EvidenceProvider>
  );
}

/** The lesson by the clock: each activity from its first minute on, as long as it takes. */
function SchedulePart({ schedule }: { schedule: AiAnalysis['schedule'] }) {
  const { lessonMinutes, activities } = schedule;
  if (activities.length === 0) return null;
  let start = 0;
  const rows = activities.map((activity) => {
    const row = { ...activity, start, end: start + activity.minutes };
    start = row.end;
    return row;
  });
  return (
    <ReportPart title={REPORT_TEXTS.schedule} tells={REPORT_TEXTS.minutes(lessonMinutes)}>
      <div className="flex h-3 gap-[3px]" aria-hidden="true">
        {rows.map(({ start: from, minutes }) => (
          <span
            key={from}
            className="rounded-[3px] bg-action odd:opacity-60"
            style={{ flexGrow: minutes, flexBasis: 0 }}
          />
        ))}
      </div>
      <ol className="mt-4">
        {rows.map(({ title, minutes, description, start: from, end }, index) => (
          <li key={from} className="relative grid grid-cols-[3.75rem_1fr] gap-x-4 pb-5 last:pb-0">
            <span className="num whitespace-nowrap pt-px text-right text-base font-bold leading-snug">
              {from}–{end}
            </span>
            <div className="min-w-0 border-l-2 border-border pl-4">
              <h3 className="font-text text-[1.0625rem] font-bold leading-snug tracking-normal [overflow-wrap:anywhere]">
                {title}
                <span className="num ml-2 whitespace-nowrap text-base font-medium text-ink-2">
                  {REPORT_TEXTS.minutes(minutes)}
                </span>
              </h3>
              <p className="mt-1 text-base leading-snug text-ink-2 [overflow-wrap:anywhere]">
                {description}
                <EvidenceMark statement={`/schedule/activities/${index}/description`} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </ReportPart>
  );
}

/** How much of the material each topic takes; description and key points unfold. */
function TopicsPart({ modules }: { modules: AiAnalysis['topics']['modules'] }) {
  return (
    <ReportPart title={REPORT_TEXTS.topics} tells={REPORT_TEXTS.topicCount(modules.length)}>
      <ul className="grid gap-4">
        {listStatements('/topics/modules', modules).map(({ statement, item }) => (
          <li key={statement}>
            <WeightBar name={item.name} weight={item.weight} />
            <details className="mt-1 text-base leading-snug">
              <summary className="link inline-flex min-h-8 items-center gap-1.5 print:hidden">
                {REPORT_TEXTS.keyPoints}
                <span className="sr-only">: {item.name}</span>
                <ChevronDown size={18} className="fold-arrow" aria-hidden="true" />
              </summary>
              <p className="mt-1 text-ink-2 [overflow-wrap:anywhere]">
                {item.description}
                <EvidenceMark statement={`${statement}/description`} />
              </p>
              <ul className="mt-2 grid list-disc gap-1.5 pl-5 text-ink-2 marker:text-border-strong">
                {listStatements(`${statement}/keyPoints`, item.keyPoints).map((point) => (
                  <li key={point.statement} className="[overflow-wrap:anywhere]">
                    {point.item}
                    <EvidenceMark statement={point.statement} />
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </ReportPart>
  );
}

const MOST_SHOWN = 14;

/** The most telling words of the material, most telling first. */
function KeyPhrases({ phrases }: { phrases: readonly { phrase: string; weight: number }[] }) {
  const shown = phrases.slice(0, MOST_SHOWN);
  if (shown.length === 0) return null;
  return (
    <ReportPart title={REPORT_TEXTS.keyPhrases} tells={shown.length}>
      <ul className="flex flex-wrap gap-2">
        {shown.map(({ phrase }) => (
          <li key={phrase} className="rounded-full border border-border bg-paper px-3 py-0.5 text-base">
            {phrase}
          </li>
        ))}
      </ul>
    </ReportPart>
  );
}

/** Ideas to draw the class in. */
function EngagementPart({ suggestions }: { suggestions: readonly string[] }) {
  if (suggestions.length === 0) return null;
  return (
    <ReportPart title={REPORT_TEXTS.engagement} tells={suggestions.length}>
      <ul className="grid list-disc gap-2.5 pl-5 marker:text-action">
        {listStatements('/engagementSuggestions', suggestions).map(({ statement, item }) => (
          <li key={statement} className="leading-snug [overflow-wrap:anywhere]">
            {item}
            <EvidenceMark statement={statement} />
          </li>
        ))}
      </ul>
    </ReportPart>
  );
}
