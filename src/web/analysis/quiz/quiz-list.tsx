import { ChevronDown } from 'lucide-react';
import { EvidenceMark } from '#web/analysis/evidence/evidence-mark.tsx';
import { listStatements } from '#web/analysis/evidence/find-evidence.ts';
import {
  describeAnswer,
  describeQuestion,
  letterOf,
  QUIZ_TEXTS,
  type QuizEntry,
  type QuizUnit,
  shownOptions,
} from './describe-question.ts';

/** Questions to read, each with its answer on demand; paper has all the answers as a key below the last one. */
export function QuizList({ quiz, unit }: { quiz: readonly QuizEntry[]; unit: QuizUnit }) {
  return (
    <>
      <p className="text-base leading-snug text-ink-2 print:hidden">{QUIZ_TEXTS.hint}</p>
      <ol className="mt-2 divide-y divide-border print:divide-y-0">
        {listStatements('/quiz', quiz).map(({ statement, item }, index) => (
          <li key={statement} className="flex gap-2.5 py-3.5 print:py-2">
            <span className="num w-6 shrink-0 text-right text-ink-2">{index + 1}</span>
            <div className="min-w-0 flex-1 leading-snug [overflow-wrap:anywhere]">
              <p>
                {item.question}
                <EvidenceMark statement={statement} passageId={item.passageId} />
              </p>
              <Options options={shownOptions(item)} />
              <p className="mt-1 text-base text-ink-2">{describeQuestion(item, unit)}</p>
              <details className="print:hidden">
                <summary className="link inline-flex min-h-11 items-center gap-1.5 text-base">
                  <span>
                    {QUIZ_TEXTS.show}
                    <span className="sr-only">{QUIZ_TEXTS.ofQuestion(index + 1)}</span>
                  </span>
                  <ChevronDown size={18} className="fold-arrow" aria-hidden="true" />
                </summary>
                <p className="rounded-field bg-ok-s px-3.5 py-2.5 font-bold text-ok-t">
                  {describeAnswer(item)}
                  {item.reason !== undefined && (
                    <span className="mt-1 block font-normal">{QUIZ_TEXTS.reason(item.reason)}</span>
                  )}
                </p>
              </details>
            </div>
          </li>
        ))}
      </ol>
      <div className="hidden print:mt-4 print:block">
        <h3 className="text-lg font-bold">{QUIZ_TEXTS.key}</h3>
        <ol className="mt-2 list-decimal pl-6">
          {listStatements('/quiz', quiz).map(({ statement, item }) => (
            <li key={statement}>
              {describeAnswer(item)}
              {item.reason === undefined ? null : ` – ${item.reason}`}
            </li>
          ))}
        </ol>
      </div>
    </>
  );
}

function Options({ options }: { options: readonly string[] }) {
  if (options.length === 0) return null;
  return (
    <ol className="mt-1.5 grid gap-1">
      {options.map((option, index) => (
        <li key={option} className="flex gap-2">
          <span className="num text-ink-2">{letterOf(index)}</span>
          <span className="min-w-0">{option}</span>
        </li>
      ))}
    </ol>
  );
}
