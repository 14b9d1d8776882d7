import type { ReactNode } from 'react';
import { formatReais } from '#shared/money.ts';
import { formatDateTime } from '#shared/text/format.ts';

/** A sum of money under its name; stands in a `dl`. */
export function Sum({ name, reais }: { name: string; reais: number }) {
  return (
    <div className="rounded-card bg-paper-2 p-3">
      <dt className="smaller text-ink-2">{name}</dt>
      <dd className="num text-lg font-bold">{formatReais(reais)}</dd>
    </div>
  );
}

/** A heading and its rows. */
export function Part({
  title,
  none,
  children,
}: {
  title: string;
  none?: string;
  children: ReactNode[] | ReactNode;
}) {
  const isEmpty = Array.isArray(children) && children.length === 0;
  return (
    <section>
      <h3 className="text-[1.0625rem]">{title}</h3>
      {isEmpty ? (
        <p className="mt-1 text-ink-2">{none}</p>
      ) : (
        <ul className="mt-1 divide-y divide-border">{children}</ul>
      )}
    </section>
  );
}

/** What happened at an instant: how much, in which state, and words about it. */
export function Row({
  at,
  amount,
  chip,
  children,
}: {
  at: string;
  /** Reais; null where the entry is about none. */
  amount: number | null;
  chip: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="py-2.5 leading-snug">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {amount !== null && <strong className="num">{formatReais(amount)}</strong>}
        {chip}
        <span className="smaller num ml-auto text-ink-2">{formatDateTime(at)}</span>
      </p>
      <p className="smaller text-ink-2 wrap-anywhere">{children}</p>
    </li>
  );
}
