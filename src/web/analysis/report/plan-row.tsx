import { ChevronDown } from 'lucide-react';
import type { PlanItem } from '#shared/analysis/ai-analysis.ts';
import { EvidenceMark } from '#web/analysis/evidence/evidence-mark.tsx';
import { listStatements } from '#web/analysis/evidence/list-statements.ts';
import { PURPOSE_LABELS } from './report-texts.ts';

/** One slide or page: number, title and purpose; its points unfold. */
export function PlanRow({ item, index }: { item: PlanItem; index: number }) {
  const head = (
    <>
      <span className="num w-6 shrink-0 text-right text-tinta-2">{item.number}</span>
      <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
        {item.title}
        {item.purpose !== 'conteudo' && (
          <span className="menor ml-2 whitespace-nowrap text-tinta-2">{PURPOSE_LABELS[item.purpose]}</span>
        )}
      </span>
    </>
  );
  if (item.points.length === 0) {
    return <li className="flex min-h-11 items-center gap-2.5 py-1.5 pr-8 text-base leading-snug">{head}</li>;
  }
  return (
    <li className="text-base leading-snug">
      <details>
        <summary className="flex min-h-11 items-center gap-2.5 rounded-[.375rem] py-1.5 pr-1 hover:bg-realce">
          {head}
          <ChevronDown size={18} className="seta-dobra text-tinta-2 print:hidden" aria-hidden="true" />
        </summary>
        <ul className="mb-3 ml-8 grid list-disc gap-1.5 pl-4 text-tinta-2 marker:text-borda-forte">
          {listStatements(`/structure/plan/${index}/points`, item.points).map((point) => (
            <li key={point.statement} className="[overflow-wrap:anywhere]">
              {point.item}
              <EvidenceMark statement={point.statement} />
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
