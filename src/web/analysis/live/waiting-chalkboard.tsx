import type { ReactNode } from 'react';
import { ANALYSIS_STEPS, type AnalysisStep } from '#shared/lesson-events.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { formatNumber } from '#shared/text/format.ts';
import { ANALYSIS_TEXTS, WAITING_TEXTS as TEXTS } from '#web/analysis/analysis-texts.ts';
import { LessonTitle } from '#web/analysis/report/lesson-title.tsx';
import { REPORT_TEXTS } from '#web/analysis/report/report-texts.ts';
import { ChalkLedge } from '#web/ui/chalk-ledge.tsx';
import { ChalkUnderline } from '#web/ui/chalk-underline.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { RootMark } from '#web/ui/root-mark.ts';
import { type LiveAnalysis, listStages, type StageState } from './live-analysis.ts';

/** Fewer are analysed in a moment. */
const LONG_LINE = 2;

/** The chalkboard above an analysis under way: its four stages, and that nobody needs to wait here. */
export function WaitingChalkboard({
  lesson,
  live,
  chip,
  facts,
  isLost,
  ahead,
}: {
  lesson: Lesson;
  live: LiveAnalysis;
  chip: ReactNode;
  facts: string;
  isLost: boolean;
  /** Lessons that are analysed before this one, more or less; null where that is unknown. */
  ahead: number | null;
}) {
  const stages = listStages(live);
  const current = stages.find(({ state }) => state === 'current');
  const isLong = ahead !== null && ahead >= LONG_LINE;
  const queued = isLong ? TEXTS.queuedLong : TEXTS.queued;
  return (
    <section className="chalkboard chalkboard-continues overflow-clip">
      <RootMark name="board" />
      <div className="page-width pb-9 pt-6 md:pb-12 md:pt-9">
        <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
          <div className="min-w-[min(16rem,100%)] flex-1">
            <p className="text-chalkboard-100">{REPORT_TEXTS.eyebrow}</p>
            <LessonTitle title={TEXTS.title(lesson.title)} className="text-[2.1rem] md:text-[2.75rem]" />
            <p className="mt-3 text-chalkboard-100">{facts}</p>
          </div>
          {chip}
        </div>
        <ol className="mt-8 divide-chalkboard-700 max-lg:divide-y lg:grid lg:grid-cols-4 lg:gap-8">
          {stages.map((stage) => (
            <li
              key={stage.step}
              className="flex gap-3.5 py-3 lg:block lg:py-0"
              aria-current={stage.state === 'current' ? 'step' : undefined}
            >
              <StageMark state={stage.state} />
              <span className="block lg:mt-2">
                <strong
                  className={`font-title text-[1.2rem] leading-tight ${stage.state === 'ahead' ? 'text-chalkboard-300' : 'text-chalk'}`}
                >
                  {stage.state === 'current' ? (
                    <ChalkUnderline>{ANALYSIS_STEPS[stage.step]}</ChalkUnderline>
                  ) : (
                    ANALYSIS_STEPS[stage.step]
                  )}
                </strong>
                <span className="num mt-1 block text-base leading-snug text-chalkboard-100 [overflow-wrap:anywhere] lg:mt-2.5">
                  {describeStage(stage, live, lesson.fileName ?? TEXTS.typedText)}
                  {stage.state === 'done' && <span className="sr-only">, {TEXTS.stageDone}</span>}
                </span>
              </span>
            </li>
          ))}
        </ol>
        <p role="status" className="sr-only">
          {current ? TEXTS.announceStage(ANALYSIS_STEPS[current.step]) : queued}
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 lg:mt-10">
          <p className="max-w-[60ch] text-lg leading-normal">
            {!current && isLong && <strong className="num block">{TEXTS.ahead(formatNumber(ahead))}</strong>}
            {!current && `${queued} `}
            {TEXTS.closeIt}
            <span role="status" className="block text-base text-yellow">
              {isLost && TEXTS.reconnecting}
            </span>
          </p>
          <LinkButton to="/dashboard" variant="chalk-outline" className="max-sm:w-full sm:ml-auto">
            {ANALYSIS_TEXTS.toDashboard}
          </LinkButton>
        </div>
      </div>
      <ChalkLedge />
    </section>
  );
}

/** The line below a stage: what is known of it, else only whether it is done, under way or to come. */
function describeStage(
  { step, state }: { step: AnalysisStep; state: StageState },
  live: LiveAnalysis,
  received: string,
): string {
  if (step === 'received') return received;
  if (step === 'reading' && live.pages && state !== 'ahead') {
    return TEXTS.pages(live.pages.done, live.pages.total);
  }
  if (step === 'reading' && live.words !== null) return TEXTS.words(formatNumber(live.words));
  if (step === 'structure' && live.sections && state !== 'ahead') return TEXTS.parts(live.sections.length);
  if (state === 'done') return TEXTS.stageDone;
  return state === 'current' ? TEXTS.stageCurrent : TEXTS.stageAhead;
}

/** A tick in chalk, an open ring, or a dashed one. Decorative: the state is said in words. */
function StageMark({ state }: { state: StageState }) {
  return (
    <svg
      width="28"
      height="28"
      viewBox="0 0 28 28"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={state === 'done' ? 'strike' : ''}
      aria-hidden="true"
    >
      {state === 'done' && <path pathLength="1" d="M5 15l6 7L23 6" stroke="#ffd54a" strokeWidth="4" />}
      {state === 'current' && (
        <>
          <circle cx="14" cy="14" r="9" stroke="#fbfaf3" strokeWidth="3.500" strokeDasharray="42 14" />
          <circle cx="14" cy="14" r="3" fill="#ffd54a" />
        </>
      )}
      {state === 'ahead' && (
        <circle cx="14" cy="14" r="9" stroke="#9ccbb8" strokeWidth="2.500" strokeDasharray="3 5.500" />
      )}
    </svg>
  );
}
