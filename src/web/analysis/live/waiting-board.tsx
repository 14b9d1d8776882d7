import type { ReactNode } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { ANALYSIS_STEPS } from '#shared/lessons/lesson-events.ts';
import { ANALYSIS_TEXTS, WAITING_TEXTS as TEXTS } from '#web/analysis/analysis-texts.ts';
import { LessonTitle } from '#web/analysis/report/lesson-title.tsx';
import { REPORT_TEXTS } from '#web/analysis/report/report-texts.ts';
import { BoardLedge } from '#web/ui/board-ledge.tsx';
import { ChalkUnderline } from '#web/ui/chalk-underline.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { describeStage } from './describe-stage.ts';
import { type LiveAnalysis, listStages } from './live-analysis.ts';
import { StageMark } from './stage-mark.tsx';

/** The board above an analysis under way: its four stages, and that nobody needs to wait here. */
export function WaitingBoard({
  lesson,
  live,
  chip,
  facts,
  isLost,
}: {
  lesson: Lesson;
  live: LiveAnalysis;
  chip: ReactNode;
  facts: string;
  isLost: boolean;
}) {
  const stages = listStages(live);
  const current = stages.find(({ state }) => state === 'current');
  return (
    <section className="quadro quadro-continua overflow-clip">
      <div className="miolo pb-9 pt-6 md:pb-12 md:pt-9">
        <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
          <div className="min-w-[min(16rem,100%)] flex-1">
            <p className="text-lousa-100">{REPORT_TEXTS.eyebrow}</p>
            <LessonTitle title={TEXTS.title(lesson.title)} className="text-[2.1rem] md:text-[2.75rem]" />
            <p className="mt-3 text-lousa-100">{facts}</p>
          </div>
          {chip}
        </div>
        <ol className="mt-8 divide-lousa-700 max-lg:divide-y lg:grid lg:grid-cols-4 lg:gap-8">
          {stages.map((stage) => (
            <li
              key={stage.step}
              className="flex gap-3.5 py-3 lg:block lg:py-0"
              aria-current={stage.state === 'current' ? 'step' : undefined}
            >
              <StageMark state={stage.state} />
              <span className="block lg:mt-2">
                <strong
                  className={`font-titulo text-[1.2rem] leading-tight ${stage.state === 'ahead' ? 'text-lousa-300' : 'text-giz'}`}
                >
                  {stage.state === 'current' ? (
                    <ChalkUnderline>{ANALYSIS_STEPS[stage.step]}</ChalkUnderline>
                  ) : (
                    ANALYSIS_STEPS[stage.step]
                  )}
                </strong>
                <span className="num mt-1 block text-base leading-snug text-lousa-100 [overflow-wrap:anywhere] lg:mt-2.5">
                  {describeStage(stage, live, lesson.fileName ?? TEXTS.typedText)}
                  {stage.state === 'done' && <span className="sr-only">, {TEXTS.stageDone}</span>}
                </span>
              </span>
            </li>
          ))}
        </ol>
        <p role="status" className="sr-only">
          {current ? TEXTS.announceStage(ANALYSIS_STEPS[current.step]) : TEXTS.queued}
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 lg:mt-10">
          <p className="max-w-[60ch] text-lg leading-normal">
            {!current && `${TEXTS.queued} `}
            {TEXTS.closeIt}
            <span role="status" className="block text-base text-amarelo">
              {isLost && TEXTS.reconnecting}
            </span>
          </p>
          <LinkButton to="/dashboard" variant="board-outline" className="max-sm:w-full sm:ml-auto">
            {ANALYSIS_TEXTS.toDashboard}
          </LinkButton>
        </div>
      </div>
      <BoardLedge />
    </section>
  );
}
