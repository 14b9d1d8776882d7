import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { formatReais } from '#shared/money.ts';
import { payableQuery } from '#web/backoffice/financial/financial-queries.ts';
import { MANUAL_TEXTS } from '#web/backoffice/financial/financial-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** A project that can be marked as paid. */
export interface Payable {
  id: string;
  title: string;
  price: number;
}

/** Finds a project that waits for payment by its client or title; the chosen one stands in its place. */
export function ProjectSearch({
  chosen,
  fault,
  onChoose,
}: {
  chosen: Payable | null;
  fault: string | undefined;
  onChoose: (lesson: Payable | null) => void;
}) {
  const [typed, setTyped] = useState('');
  const q = useDeferredValue(typed.trim());
  const { data, isError, isFetching } = useQuery({ ...payableQuery(q), enabled: chosen === null });
  if (chosen) {
    return (
      <div className="mb-4 flex items-center justify-between gap-3 rounded-campo bg-papel-2 px-4 py-3">
        <p className="min-w-0 wrap-anywhere">
          <strong className="line-clamp-2">{chosen.title}</strong>
          <span className="num">{formatReais(chosen.price)}</span>
        </p>
        <Button variant="text" size="d" onClick={() => onChoose(null)}>
          {MANUAL_TEXTS.change}
        </Button>
      </div>
    );
  }
  return (
    <div className="mb-4">
      <TextField
        label={MANUAL_TEXTS.search}
        hint={MANUAL_TEXTS.searchHint}
        error={fault}
        autoComplete="off"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className="menor mt-2 text-tinta-2" role="status">
        {isError && MANUAL_TEXTS.searchError}
        {!isError && !data && isFetching && MANUAL_TEXTS.searching}
        {data?.length === 0 && MANUAL_TEXTS.noMatch}
      </p>
      {data && data.length > 0 && (
        <ul className="max-h-60 divide-y divide-borda overflow-y-auto rounded-campo border border-borda">
          {data.map(({ id, title, price, user }) => (
            <li key={id}>
              <button
                type="button"
                className="flex min-h-11 w-full items-center justify-between gap-3 px-4 py-2 text-left hover:bg-papel-2"
                onClick={() => onChoose({ id, title, price })}
              >
                <span className="min-w-0">
                  <strong className="line-clamp-1 wrap-anywhere">{title}</strong>
                  <span className="menor block truncate text-tinta-2">
                    {user.firstName} {user.lastName}, {user.email}
                  </span>
                </span>
                <span className="num shrink-0 font-bold">{formatReais(price)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
