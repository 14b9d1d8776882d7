import { lazy, Suspense } from 'react';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { QUIZ_TEXTS, type QuizEntry, type QuizUnit } from './describe-question.ts';

const QuizList = lazy(async () => ({ default: (await import('./quiz-list.tsx')).QuizList }));

/** Comes right after the report, folded or not: paper has the questions too. */
export function LateQuiz(props: { quiz: readonly QuizEntry[]; unit: QuizUnit }) {
  const skeleton = (
    <LoadingArea label={QUIZ_TEXTS.loading}>
      <Skeleton className="h-24" />
    </LoadingArea>
  );
  return (
    <Suspense fallback={skeleton}>
      <QuizList {...props} />
    </Suspense>
  );
}
