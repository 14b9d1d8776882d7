import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listAdminLessons } from '#shared/backoffice/admin-lessons.contract.ts';
import { FILES_KEY } from '#web/files/file-queries.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { MAX_SEARCH_LENGTH } from '#web/platform/read-search.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/form-field.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { ADD_FILE_TEXTS as TEXTS } from './add-file-texts.ts';

const SHOWN = 3;
export interface ChosenLesson {
  id: string;
  title: string;
}

/** Finds a lesson by its title and keeps the chosen one in view. */
export function LessonPicker({
  chosen,
  onChoose,
  error,
}: {
  chosen: ChosenLesson | null;
  onChoose: (lesson: ChosenLesson | null) => void;
  error: string | undefined;
}) {
  const [q, setQ] = useState('');
  return (
    <fieldset className="min-w-0">
      <legend className="label mb-1.5">{TEXTS.lesson}</legend>
      {chosen ? (
        <div className="flex items-center gap-3 rounded-field border border-border bg-highlight px-4 py-2">
          <p className="line-clamp-2 min-w-0 flex-1 font-bold wrap-anywhere" title={chosen.title}>
            {chosen.title}
          </p>
          <Button variant="text" size="d" onClick={() => onChoose(null)}>
            {TEXTS.change}
          </Button>
        </div>
      ) : (
        <>
          <SearchField
            label={TEXTS.lessonSearch}
            placeholder={TEXTS.lessonHint}
            maxLength={MAX_SEARCH_LENGTH}
            value={q}
            onSearch={setQ}
          />
          <FoundLessons q={q} onChoose={onChoose} />
        </>
      )}
      <FieldError error={error} />
    </fieldset>
  );
}

function FoundLessons({ q, onChoose }: { q: string; onChoose: (lesson: ChosenLesson) => void }) {
  const { data, error } = useQuery({
    queryKey: [...FILES_KEY, 'lessons', q],
    queryFn: ({ signal }) => callApi(listAdminLessons, { query: { ...(q && { q }), limit: SHOWN }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (error) return <FieldError error={`${TEXTS.lessonsFailed}. ${messageOf(error)}`} />;
  if (!data) {
    return (
      <LoadingArea>
        <Skeleton className="mt-2 h-24" />
      </LoadingArea>
    );
  }
  if (data.length === 0) {
    return (
      <p className="hint mt-2" role="status">
        {TEXTS.noLessons}
      </p>
    );
  }
  return (
    <ul className="mt-2 divide-y divide-border overflow-clip rounded-field border border-border">
      {data.map(({ id, title, user }) => (
        <li key={id}>
          <button
            type="button"
            className="block min-h-11 w-full px-4 py-2 text-left leading-snug hover:bg-highlight focus-visible:outline-offset-[-3px]"
            onClick={() => onChoose({ id, title })}
          >
            <span className="line-clamp-1 font-bold wrap-anywhere">{title}</span>
            <span className="smaller line-clamp-1 font-data text-ink-2 wrap-anywhere">{user.email}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
