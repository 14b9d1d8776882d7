import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LAYOUTS } from '#shared/composition/deck.ts';
import { type DraftFigures, type DraftGroup, SOURCE_NAMES } from '#shared/production/draft-work.ts';
import { wholePercent } from '#shared/production/whole-percent.ts';
import { formatNumber } from '#shared/text/format.ts';
import { draftFiguresQuery } from '#web/backoffice/parts/stats-queries.ts';
import { QueryPart } from '#web/platform/query-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { DRAFT_FIGURES_TEXTS as TEXTS } from './overview-texts.ts';

/** How drafts were worked on until they were handed over: how long, and how much of them stayed as the machine made it. */
export function DraftFiguresCard({ from }: { from: string | null }) {
  const query = useQuery(draftFiguresQuery(from));
  return (
    <section className="card overflow-clip" aria-labelledby="rascunhos-titulo">
      <div className="px-5 pt-4">
        <h3 id="rascunhos-titulo" className="text-[1.125rem] font-bold">
          {TEXTS.title}
        </h3>
        <p className="smaller mt-1 max-w-[75ch] text-ink-2">{TEXTS.about}</p>
      </div>
      <QueryPart
        query={query}
        error={TEXTS.error}
        loading={TEXTS.loading}
        skeleton={<Skeleton className="m-5 h-48" />}
      >
        {(figures) => <Figures figures={figures} />}
      </QueryPart>
    </section>
  );
}

function Figures({ figures }: { figures: DraftFigures }) {
  const { total, byEditor, byKind, bySource, uploads, checks, layouts } = figures;
  const fromElsewhere = uploads > 0 && (
    <p className="smaller px-5 pb-4 text-ink-2">{TEXTS.uploads(uploads)}</p>
  );
  if (total.deliveries === 0) {
    return (
      <>
        <p className="px-5 py-4">{TEXTS.none}</p>
        {fromElsewhere}
      </>
    );
  }
  return (
    <>
      <table className="mt-3 w-full">
        <thead>
          <tr className="smaller text-ink-2">
            <th scope="col" className="px-5 py-2 text-left font-medium">
              {TEXTS.group}
            </th>
            {TEXTS.columns.map(({ name, isWideOnly }) => (
              <th
                key={name}
                scope="col"
                className={`py-2 pr-5 text-right font-medium ${isWideOnly ? 'max-md:hidden' : ''}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <Groups groups={[{ name: TEXTS.all, group: total }]} />
        {byKind.length > 1 && (
          <Groups
            title={TEXTS.byKind}
            groups={byKind.map((group) => ({ name: TEXTS.kinds[group.kind], group }))}
          />
        )}
        <Groups title={TEXTS.byEditor} groups={byEditor.map((group) => ({ name: group.name, group }))} />
        <Groups
          title={TEXTS.bySource}
          groups={bySource.map((group) => ({ name: SOURCE_NAMES[group.source], group }))}
        />
      </table>
      <div className="grid gap-x-8 gap-y-3 border-t border-border px-5 py-4 md:grid-cols-2">
        <Ranking
          title={TEXTS.checks}
          none={TEXTS.noChecks}
          rows={checks.map(({ check, message, deliveries }) => ({
            ...{ id: check, name: message, text: TEXTS.deliveries(deliveries) },
          }))}
        />
        <Ranking
          title={TEXTS.layouts}
          none={TEXTS.noLayouts}
          rows={layouts.map(({ from, slides }) => ({
            ...{ id: from, name: LAYOUTS[from], text: TEXTS.slides(slides) },
          }))}
        />
      </div>
      {fromElsewhere}
    </>
  );
}

function Groups({ title, groups }: { title?: string; groups: { name: string; group: DraftGroup }[] }) {
  const share = (value: number | null) => (value === null ? TEXTS.unknown : `${wholePercent(value)}%`);
  return (
    <tbody className="border-t border-border">
      {title && (
        <tr>
          <th colSpan={6} scope="colgroup" className="px-5 pt-3 pb-1 text-left font-bold">
            {title}
          </th>
        </tr>
      )}
      {groups.map(({ name, group: { deliveries, minutes, slides, blocks, words } }) => (
        <tr key={name} className="num">
          <th scope="row" className="px-5 py-2 text-left font-medium wrap-anywhere">
            {name}
          </th>
          <Cell>{formatNumber(deliveries)}</Cell>
          <Cell>{minutes === null ? TEXTS.unknown : TEXTS.minutes(minutes)}</Cell>
          <Cell isWideOnly>{share(slides)}</Cell>
          <Cell isWideOnly>{share(blocks)}</Cell>
          <Cell>{share(words)}</Cell>
        </tr>
      ))}
    </tbody>
  );
}

const Cell = ({ isWideOnly = false, children }: { isWideOnly?: boolean; children: ReactNode }) => (
  <td className={`py-2 pr-5 text-right whitespace-nowrap ${isWideOnly ? 'max-md:hidden' : ''}`}>
    {children}
  </td>
);

function Ranking({
  title,
  none,
  rows,
}: {
  title: string;
  none: string;
  rows: { id: string; name: string; text: string }[];
}) {
  return (
    <div className="min-w-0 py-1">
      <h4 className="font-text text-[1rem] font-bold tracking-normal">{title}</h4>
      {rows.length === 0 && <p className="mt-1 text-ink-2">{none}</p>}
      <ol className="mt-1 grid gap-1.5">
        {rows.map(({ id, name, text }) => (
          <li key={id} className="flex items-baseline justify-between gap-4 leading-snug">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="smaller num shrink-0 text-ink-2">{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
