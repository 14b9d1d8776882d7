import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { wholePercent } from '#shared/production/whole-percent.ts';
import { allEditorsQuery } from '#web/backoffice/editors/all-editors-query.ts';
import { QueryPart } from '#web/platform/query-part.tsx';
import { RENEWED } from '#web/platform/renew-shown.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { OVERVIEW_TEXTS } from './overview-texts.ts';

const SHOWN = 8;

/** Who has how much to do, the most burdened first. */
export function EditorsLoad() {
  const query = useQuery({ ...allEditorsQuery(), select: byBurden, ...RENEWED });
  return (
    <div className="card overflow-clip">
      <div className="flex min-h-12 items-center gap-3 px-5 pt-3">
        <h3 className="flex-1 text-[1.125rem] font-bold">{OVERVIEW_TEXTS.editors}</h3>
        <Link
          to="/admin-functional"
          search={{ aba: 'editores' }}
          className="link smaller inline-flex min-h-11 items-center lg:min-h-9"
        >
          {OVERVIEW_TEXTS.allEditors}
        </Link>
      </div>
      <QueryPart
        query={query}
        error={OVERVIEW_TEXTS.editorsError}
        loading={OVERVIEW_TEXTS.loading}
        skeleton={<Skeleton className="m-5 h-48" />}
      >
        {(editors) =>
          editors.length > 0 ? (
            <ul className="divide-y divide-border">
              {editors.slice(0, SHOWN).map((editor) => (
                <Row key={editor.id} editor={editor} />
              ))}
            </ul>
          ) : (
            <p className="px-5 py-4 text-ink-2">{OVERVIEW_TEXTS.editorsNone}</p>
          )
        }
      </QueryPart>
    </div>
  );
}

const byBurden = (editors: readonly EditorLoad[]): EditorLoad[] =>
  editors.toSorted((a, b) => b.overdue - a.overdue || b.openProductions - a.openProductions);

function Row({ editor }: { editor: EditorLoad }) {
  const { firstName, lastName, openProductions, dueSoon, overdue, punctuality } = editor;
  return (
    <li className="flex items-center gap-3 px-5 py-2.5">
      <div className="min-w-0 flex-1 leading-snug">
        <p className="truncate font-bold" title={`${firstName} ${lastName}`}>
          {firstName} {lastName}
        </p>
        <p className="smaller num text-ink-2">{OVERVIEW_TEXTS.load(openProductions)}</p>
      </div>
      <div className="smaller num text-right leading-snug">
        {overdue > 0 ? (
          <p className="font-bold text-error-t">{OVERVIEW_TEXTS.overdue(overdue)}</p>
        ) : (
          dueSoon > 0 && <p>{OVERVIEW_TEXTS.dueSoon(dueSoon)}</p>
        )}
        {punctuality !== null && (
          <p className="text-ink-2">{OVERVIEW_TEXTS.editorPunctuality(wholePercent(punctuality))}</p>
        )}
      </div>
    </li>
  );
}
