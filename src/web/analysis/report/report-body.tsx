import { useRef } from 'react';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { EvidenceProvider } from '#web/analysis/evidence/evidence-context.tsx';
import { EngagementPart } from './engagement-part.tsx';
import { type ImprovementChoice, ImprovementsPart } from './improvements-part.tsx';
import { KeyPhrases } from './key-phrases.tsx';
import { ObjectivesPart } from './objectives-part.tsx';
import { ReadabilityPart } from './readability-part.tsx';
import { SchedulePart } from './schedule-part.tsx';
import { StructurePart } from './structure-part.tsx';
import { TopicsPart } from './topics-part.tsx';
import { useOpenForPrint } from './use-open-for-print.ts';
import { VisualsPart } from './visuals-part.tsx';

/** All of the analysis below its head: the plan at the left, what weighs and what to do at the right. */
export function ReportBody({ analysis, choice }: { analysis: AiAnalysis; choice?: ImprovementChoice }) {
  const body = useRef<HTMLDivElement>(null);
  useOpenForPrint(body);
  return (
    <EvidenceProvider analysis={analysis}>
      <div ref={body} className="grid lg:grid-cols-[1.15fr_1fr] print:block">
        <div className="coluna grid min-w-0 content-start gap-9 p-5 md:p-8 lg:border-r lg:border-borda">
          <StructurePart structure={analysis.structure} />
          <SchedulePart schedule={analysis.schedule} />
        </div>
        <div className="coluna grid min-w-0 content-start gap-9 bg-papel-2 p-5 max-lg:border-t max-lg:border-borda md:p-8">
          <ImprovementsPart improvements={analysis.improvements} choice={choice} />
          <TopicsPart modules={analysis.topics.modules} />
          <ReadabilityPart readability={analysis.readability} />
          <ObjectivesPart objectives={analysis.objectives} />
          <EngagementPart suggestions={analysis.engagementSuggestions} />
          <KeyPhrases phrases={analysis.keyPhrases} />
        </div>
        <div className="coluna border-t border-borda p-5 md:p-8 lg:col-span-2">
          <VisualsPart analysis={analysis} />
        </div>
      </div>
    </EvidenceProvider>
  );
}
