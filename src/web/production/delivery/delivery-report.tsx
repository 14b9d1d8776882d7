import { CircleCheck } from 'lucide-react';
import type { DraftFinding } from '#shared/composition/draft.contract.ts';
import type { ComparedPage, DeliveryReport } from '#shared/production/delivery-report.ts';
import { joinWords } from '#shared/text/join-words.ts';
import { REPORT_TEXTS as TEXTS } from './delivery-texts.ts';

type Unit = DeliveryReport['unit'];

/** What is known of a file: what the checks found, and how it differs from the draft. For those who make the lesson. */
export function DeliveryReportPart({ report: { findings, unit, comparison } }: { report: DeliveryReport }) {
  const hard = findings.filter(({ severity }) => severity === 'hard');
  const soft = findings.filter(({ severity }) => severity !== 'hard');
  return (
    <div className="grid gap-1">
      {comparison && <Comparison pages={comparison.pages} unit={unit} />}
      {findings.length === 0 && (
        <p className="flex items-center gap-2 leading-snug">
          <CircleCheck size={18} className="shrink-0 text-ok-t" aria-hidden="true" />
          {TEXTS.clean}
        </p>
      )}
      {hard.length > 0 && <FindingsFold title={TEXTS.hard(hard.length)} findings={hard} unit={unit} isOpen />}
      {soft.length > 0 && <FindingsFold title={TEXTS.soft(soft.length)} findings={soft} unit={unit} />}
    </div>
  );
}

function Comparison({ pages, unit }: { pages: readonly ComparedPage[]; unit: Unit }) {
  const counts = { same: 0, changed: 0, new: 0, missing: 0 };
  for (const { state } of pages) counts[state] += 1;
  const moved = findMoved(pages);
  const told = pages.filter((page) => page.state !== 'same' || moved.has(page));
  if (told.length === 0) return <p className="leading-snug">{TEXTS.asDraft}</p>;
  return (
    <details>
      <summary className="link inline-flex min-h-11 items-center font-bold">
        {TEXTS.compared({ ...counts, moved: moved.size }, unit)}
      </summary>
      <ol className="grid gap-2.5 pb-2">
        {told.map((page) => (
          <li key={`${page.at} ${page.draftAt}`} className="leading-snug wrap-anywhere">
            <p>
              <strong className="num">
                {unit === 'section' ? TEXTS.section(page) : TEXTS.page(page, unit)}
              </strong>
              {moved.has(page) && (
                <span className="text-ink-2">, {TEXTS.moved(pages[pages.indexOf(page) - 1]?.title)}</span>
              )}
              {page.title && page.chapter === undefined && <span className="text-ink-2">, {page.title}</span>}
            </p>
            {page.pictures && <p className="smaller">{TEXTS.pictures(page.pictures)}</p>}
            {page.removed.length > 0 && (
              <p className="smaller">
                <span className="text-ink-2">{TEXTS.removed}</span>{' '}
                <del className="text-error-t">{page.removed.join(' … ')}</del>
              </p>
            )}
            {page.added.length > 0 && (
              <p className="smaller">
                <span className="text-ink-2">{TEXTS.added}</span>{' '}
                <ins className="text-ok-t no-underline">{page.added.join(' … ')}</ins>
              </p>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}

/** What stands in another order than in the draft: all but the most that still follow one another as they did. */
function findMoved(pages: readonly ComparedPage[]): Set<ComparedPage> {
  const paired = pages.filter(({ at, draftAt }) => at !== null && draftAt !== null);
  const runs: ComparedPage[][] = [];
  for (const page of paired) {
    const before = runs
      .filter((run) => (run.at(-1)?.draftAt ?? 0) < (page.draftAt ?? 0))
      .reduce<ComparedPage[]>((longest, run) => (run.length > longest.length ? run : longest), []);
    runs.push([...before, page]);
  }
  const stayed = runs.reduce<ComparedPage[]>(
    (longest, run) => (run.length > longest.length ? run : longest),
    [],
  );
  return new Set(paired.filter((page) => !stayed.includes(page)));
}

/** What checks found, folded; what is wrong alike in several places stands in one line. */
export function FindingsFold({
  title,
  findings,
  unit,
  isOpen = false,
}: {
  title: string;
  findings: readonly DraftFinding[];
  unit: Unit;
  isOpen?: boolean;
}) {
  const places = new Map<string, number[]>();
  for (const { message, page } of findings) {
    const known = places.get(message) ?? [];
    places.set(message, page === null || known.includes(page) ? known : [...known, page]);
  }
  return (
    <details open={isOpen}>
      <summary className="link inline-flex min-h-11 items-center font-bold">{title}</summary>
      <ul className="grid gap-2">
        {[...places].map(([message, pages]) => (
          <li key={message} className="leading-snug wrap-anywhere">
            <strong className="num">{placesOf(pages, unit)}</strong>{' '}
            <span className="text-ink-2">{message}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const MOST_NAMED = 6;

function placesOf(pages: readonly number[], unit: Unit): string {
  const [first] = pages;
  if (first === undefined) return TEXTS.whole;
  if (pages.length === 1) return TEXTS.place(unit, first);
  return TEXTS.places(
    unit,
    pages.length > MOST_NAMED ? String(pages.length) : joinWords(pages, 'e'),
    pages.length > MOST_NAMED,
  );
}
