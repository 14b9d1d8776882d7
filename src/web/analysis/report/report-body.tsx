import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { EvidenceProvider } from '#web/analysis/evidence/evidence-context.tsx';
import { EvidenceMark } from '#web/analysis/evidence/evidence-mark.tsx';
import { listStatements } from '#web/analysis/evidence/find-evidence.ts';
import { LateSkills } from '#web/analysis/skills/lazy-skills.tsx';
import type { SkilledLesson } from '#web/analysis/skills/skill-queries.ts';
import { type ImprovementChoice, ImprovementsPart } from './improvements-part.tsx';
import { ObjectivesPart } from './objectives-part.tsx';
import { PartHeading } from './part-heading.tsx';
import { ReadabilityPart } from './readability-part.tsx';
import { REPORT_TEXTS } from './report-texts.ts';
import { StructurePart } from './structure-part.tsx';
import { type TypoChoice, TyposPart } from './typos-part.tsx';
import { VisualsPart } from './visuals-part.tsx';
import { WeightBar } from './weight-bar.tsx';

/** All of the analysis below its head: the plan at the left, what weighs and what to do at the right. */
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
  useOpenForPrint(body);
  return (
    <EvidenceProvider analysis={analysis}>
      <div ref={body} className="grid lg:grid-cols-[1.15fr_1fr] print:block">
        <div className="column grid min-w-0 content-start gap-9 p-5 md:p-8 lg:border-r lg:border-border">
          <StructurePart structure={analysis.structure} />
          <SchedulePart schedule={analysis.schedule} />
        </div>
        <div className="column grid min-w-0 content-start gap-9 bg-paper-2 p-5 max-lg:border-t max-lg:border-border md:p-8">
          <ImprovementsPart improvements={analysis.improvements} choice={choice} />
          <TyposPart typos={analysis.typos} choice={typoChoice} />
          <TopicsPart modules={analysis.topics.modules} />
          <ReadabilityPart readability={analysis.readability} />
          <ObjectivesPart objectives={analysis.objectives} lesson={lesson} />
          <EngagementPart suggestions={analysis.engagementSuggestions} />
          <KeyPhrases phrases={analysis.keyPhrases} />
        </div>
        <div className="column border-t border-border bg-paper p-5 md:p-8 lg:col-span-2">
          <LateSkills lesson={lesson} />
        </div>
        <div className="column border-t border-border p-5 md:p-8 lg:col-span-2">
          <VisualsPart analysis={analysis} />
        </div>
      </div>
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
    <section>
      <PartHeading>{REPORT_TEXTS.schedule(lessonMinutes)}</PartHeading>
      <div className="mt-4 flex h-3 gap-[3px]" aria-hidden="true">
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
    </section>
  );
}

/** How much of the material each topic takes; description and key points unfold. */
function TopicsPart({ modules }: { modules: AiAnalysis['topics']['modules'] }) {
  return (
    <section>
      <PartHeading>{REPORT_TEXTS.topics}</PartHeading>
      <ul className="mt-4 grid gap-4">
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
    </section>
  );
}

const MOST_SHOWN = 14;

/** The most telling words of the material, most telling first. */
function KeyPhrases({ phrases }: { phrases: readonly { phrase: string; weight: number }[] }) {
  if (phrases.length === 0) return null;
  return (
    <section>
      <PartHeading>{REPORT_TEXTS.keyPhrases}</PartHeading>
      <ul className="mt-3 flex flex-wrap gap-2">
        {phrases.slice(0, MOST_SHOWN).map(({ phrase }) => (
          <li key={phrase} className="rounded-full border border-border bg-paper px-3 py-0.5 text-base">
            {phrase}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Ideas to draw the class in. */
function EngagementPart({ suggestions }: { suggestions: readonly string[] }) {
  if (suggestions.length === 0) return null;
  return (
    <section>
      <PartHeading>{REPORT_TEXTS.engagement}</PartHeading>
      <ul className="mt-3 grid list-disc gap-2.5 pl-5 marker:text-action">
        {listStatements('/engagementSuggestions', suggestions).map(({ statement, item }) => (
          <li key={statement} className="leading-snug [overflow-wrap:anywhere]">
            {item}
            <EvidenceMark statement={statement} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Paper cannot unfold: everything folded within the element is opened while it is printed, then folded again. */
function useOpenForPrint(element: { current: HTMLElement | null }): void {
  useEffect(() => {
    let folded: HTMLDetailsElement[] = [];
    const open = () => {
      folded = [...(element.current?.querySelectorAll('details') ?? [])].filter((details) => !details.open);
      for (const details of folded) details.open = true;
    };
    const fold = () => {
      for (const details of folded) details.open = false;
      folded = [];
    };
    globalThis.addEventListener('beforeprint', open);
    globalThis.addEventListener('afterprint', fold);
    return () => {
      globalThis.removeEventListener('beforeprint', open);
      globalThis.removeEventListener('afterprint', fold);
    };
  }, [element]);
}
