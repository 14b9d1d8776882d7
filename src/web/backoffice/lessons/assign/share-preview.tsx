import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { ListedLesson } from '#shared/backoffice/clients.contract.ts';
import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { distribute, isAvailable, rankEditors } from '#shared/production/suggest-editors.ts';
import { allEditorsQuery } from '#web/backoffice/editors/all-editors-query.ts';
import { editorName } from '#web/backoffice/editors/editor-rows.ts';
import { ASSIGN_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { DeadlineChip } from '#web/platform/deadline-chip.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';

const DAY_MS = 86_400_000;

/** Whom each lesson would go to, to be changed before anything happens; `onChange` hears of every change. */
export function SharePreview({
  lessons,
  left,
  onChange,
}: {
  lessons: readonly ListedLesson[];
  /** Selected lessons that stay as they are. */
  left: number;
  /** Editor by lesson. Must stay the same function. */
  onChange: (shares: ReadonlyMap<string, string>) => void;
}) {
  const { data, error, isError, isFetching, refetch } = useQuery(allEditorsQuery());
  const [changed, setChanged] = useState<ReadonlyMap<string, string>>(new Map());
  const shares = useMemo(() => {
    const tasks = lessons.map(({ id, deadline }) => ({
      id,
      dueInDays: deadline ? (Date.parse(deadline) - Date.now()) / DAY_MS : null,
    }));
    return new Map([...distribute(tasks, data ?? []), ...changed]);
  }, [lessons, data, changed]);
  useEffect(() => onChange(shares), [shares, onChange]);
  if (isError) {
    return (
      <ErrorPanel
        title={ASSIGN_TEXTS.error}
        message={messageOf(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!data) {
    return (
      <LoadingArea label={ASSIGN_TEXTS.loading}>
        <Skeleton className="h-16" />
        <Skeleton className="mt-2.5 h-16" />
      </LoadingArea>
    );
  }
  const available = rankEditors(data.filter(isAvailable));
  if (available.length === 0) {
    return (
      <Notice tone="warning" title={ASSIGN_TEXTS.nobody}>
        <p>{ASSIGN_TEXTS.nobodyText}</p>
      </Notice>
    );
  }
  const urgency = ({ deadline }: ListedLesson) => (deadline ? Date.parse(deadline) : Infinity);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p role="status" className="leading-snug">
        <strong>{describeShares(available, shares)}</strong>
        <span className="smaller block text-ink-2">
          {ASSIGN_TEXTS.shareHow} {left > 0 && ASSIGN_TEXTS.staysAsIs(left)}
        </span>
      </p>
      <ul
        className="grid max-h-[45dvh] divide-y divide-border overflow-y-auto"
        aria-label={ASSIGN_TEXTS.preview}
      >
        {lessons
          .toSorted((a, b) => (urgency(a) < urgency(b) ? -1 : 1))
          .map((lesson) => (
            <li
              key={lesson.id}
              className="grid gap-2 py-2.5 sm:grid-cols-[minmax(0,1fr)_14rem] sm:items-center"
            >
              <div className="min-w-0 leading-snug">
                <p className="line-clamp-2 font-bold wrap-anywhere" title={lesson.title}>
                  {lesson.title}
                </p>
                {lesson.deadline && <DeadlineChip deadline={lesson.deadline} />}
              </div>
              <select
                className="field"
                aria-label={ASSIGN_TEXTS.editorOf(lesson.title)}
                value={shares.get(lesson.id) ?? ''}
                onChange={({ target }) => setChanged(new Map(changed).set(lesson.id, target.value))}
              >
                {available.map((editor) => (
                  <option key={editor.id} value={editor.id}>
                    {editorName(editor)}
                  </option>
                ))}
              </select>
            </li>
          ))}
      </ul>
    </div>
  );
}

/** `Ana Lima 4, Bruno Sá 3, Lia Souza 2`. */
function describeShares(editors: readonly EditorLoad[], shares: ReadonlyMap<string, string>): string {
  const counts = Map.groupBy(shares.values(), (id) => id);
  return editors
    .flatMap((editor) => {
      const count = counts.get(editor.id)?.length ?? 0;
      return count > 0 ? [`${editorName(editor)} ${count}`] : [];
    })
    .join(', ');
}
