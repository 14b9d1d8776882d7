import { ANALYSIS_TEXTS } from '#web/analysis/analysis-texts.ts';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';

const STEPS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const LINES = ['w-2/5', 'w-4/5', 'w-3/5', 'w-3/4', 'w-1/2'];

/** Bones of a lesson's page before its status is known: the head that all of them share, and two columns. */
export function AnalysisSkeleton() {
  return (
    <LoadingArea label={ANALYSIS_TEXTS.loadingTitle}>
      <div className="cartao cartao-erguido" aria-hidden="true">
        <div className="border-b border-borda p-5 md:p-8">
          <Skeleton className="mt-1 h-5 w-40" />
          <Skeleton className="mt-3 h-9 w-[34rem] max-w-full md:h-11" />
          <Skeleton className="mt-3 h-5 w-52" />
          <div className="mt-5 flex gap-1.5">
            {STEPS.map((step) => (
              <Skeleton key={step} className="h-2 flex-1 rounded-full" />
            ))}
          </div>
          <Skeleton className="mt-3 h-5 w-72 max-w-full" />
        </div>
        <div className="grid lg:grid-cols-[1.15fr_1fr]">
          <Column />
          <Column className="bg-papel-2 max-lg:hidden lg:rounded-br-cartao lg:border-l lg:border-borda" />
        </div>
      </div>
    </LoadingArea>
  );
}

function Column({ className = '' }: { className?: string }) {
  return (
    <div className={`p-5 md:p-8 ${className}`}>
      <Skeleton className="h-7 w-52" />
      {LINES.map((width) => (
        <Skeleton key={width} className={`mt-5 h-5 ${width}`} />
      ))}
    </div>
  );
}
