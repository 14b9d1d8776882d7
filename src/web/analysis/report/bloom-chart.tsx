import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { countLevels } from './count-levels.ts';
import { BLOOM_LABELS, REPORT_TEXTS } from './report-texts.ts';

/** Objectives by level, from remembering to creating, each with its figure. */
export function BloomChart({ objectives }: { objectives: AiAnalysis['objectives'] }) {
  const levels = countLevels(objectives);
  const most = Math.max(1, ...levels.map(({ count }) => count));
  const words = levels.map(({ level, count }) => REPORT_TEXTS.bloomCount(BLOOM_LABELS[level], count));
  return (
    <div className="grid grid-cols-6 gap-1 sm:gap-3" role="img" aria-label={words.join(', ')}>
      {levels.map(({ level, count }) => (
        <div key={level} className="flex min-w-0 flex-col items-center">
          <div className="flex h-20 w-full flex-col items-center justify-end border-b-2 border-borda-forte">
            <span className={`num text-base font-bold ${count === 0 ? 'text-tinta-2' : ''}`}>{count}</span>
            <span
              className="w-full max-w-10 rounded-t-[4px] bg-acao"
              style={{ height: `${(count / most) * 3}rem` }}
            />
          </div>
          <span className="mt-1 font-titulo text-[.75rem] font-medium leading-tight text-tinta-2 sm:text-[.875rem]">
            {BLOOM_LABELS[level]}
          </span>
        </div>
      ))}
    </div>
  );
}
