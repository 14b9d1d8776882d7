import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import {
  describeAnswer,
  describeQuestion,
  letterOf,
  QUIZ_TEXTS,
  shownOptions,
} from '#web/analysis/quiz/describe-question.ts';
import { layOutSegments } from '#web/analysis/report/lay-out-segments.ts';
import { listVisuals } from '#web/analysis/report/list-visuals.ts';
import { countUnits } from '#web/analysis/report/report-texts.ts';
import { lessonQuery } from '#web/lessons/lesson-queries.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { WORKSPACE_TEXTS as TEXTS } from './workspace-texts.ts';

/** What the analysis says to whoever makes the lesson: sections, improvements, visuals, reading level. */
export function AnalysisSummary({ lesson }: { lesson: Pick<Lesson, 'id' | 'hasAnalysis'> }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...lessonQuery(lesson.id),
    enabled: lesson.hasAnalysis,
  });
  if (!lesson.hasAnalysis || data?.aiAnalysis === null)
    return <p className="text-ink-2">{TEXTS.noAnalysis}</p>;
  if (data?.aiAnalysis) return <Summary analysis={data.aiAnalysis} />;
  if (error) {
    return (
      <ErrorPanel
        title={TEXTS.analysisError}
        message={messageOf(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <LoadingArea label={TEXTS.analysisLoading}>
      {['w-2/3', 'w-3/4', 'w-1/2', 'w-2/3', 'w-1/2', 'w-3/4'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton have nothing else to be told apart by
        <span key={index} className="mb-3.5 flex gap-2.5">
          <Skeleton className="size-5 shrink-0" />
          <Skeleton className={`h-5 ${width}`} />
        </span>
      ))}
    </LoadingArea>
  );
}

function Summary({ analysis }: { analysis: AiAnalysis }) {
  const { structure, improvements, readability, quiz } = analysis;
  return (
    <>
      <ol className="grid gap-2.5">
        {layOutSegments(structure).map(({ index, number, series, title, items }) => (
          <li key={index} className="flex items-start gap-2.5">
            <span
              className={`series-${series} num grid size-5 shrink-0 place-items-center rounded-[4px] text-[.75rem] font-bold`}
            >
              {number}
            </span>
            <span className="min-w-0 flex-1 leading-snug wrap-anywhere">{title}</span>
            <span className="smaller num font-medium whitespace-nowrap text-ink-2">
              {countUnits(items.length, structure.unit)}
            </span>
          </li>
        ))}
      </ol>
      <Group title={TEXTS.improvements} texts={improvements} />
      <Group title={TEXTS.visuals} texts={listVisuals(analysis).map(({ text }) => text)} />
      {quiz.length > 0 && (
        <Part title={QUIZ_TEXTS.title}>
          <Quiz quiz={quiz} unit={structure.unit} />
        </Part>
      )}
      <Part title={TEXTS.readability}>
        <p className="text-ink-2">{readability.message}</p>
      </Part>
    </>
  );
}

/** The questions with their answers, out of the way until they are wanted: whoever makes the lesson sets both. */
function Quiz({ quiz, unit }: Pick<AiAnalysis, 'quiz'> & { unit: AiAnalysis['structure']['unit'] }) {
  return (
    <details>
      <summary className="link inline-flex min-h-11 items-center gap-1.5">
        {QUIZ_TEXTS.showAll(quiz.length)}
        <ChevronDown size={18} className="fold-arrow" aria-hidden="true" />
      </summary>
      <ol className="grid list-decimal gap-3 pl-6 leading-snug">
        {quiz.map((entry) => (
          <li key={`${entry.kind} ${entry.question}`} className="wrap-anywhere">
            {entry.question}
            {shownOptions(entry).map((option, index) => (
              <span key={option} className="block text-ink-2">
                {letterOf(index)} {option}
              </span>
            ))}
            <span className="block">
              <strong>{QUIZ_TEXTS.answer}</strong> {describeAnswer(entry)}
            </span>
            <span className="smaller block text-ink-2">{describeQuestion(entry, unit)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Group({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Part title={title}>
      <ul className="grid list-disc gap-1.5 pl-5 leading-snug text-ink-2">
        {[...new Set(texts)].map((text) => (
          <li key={text} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-5">
      <h3 className="text-[.9375rem] font-bold">{title}</h3>
      <div className="mt-1.5">{children}</div>
    </section>
  );
}
