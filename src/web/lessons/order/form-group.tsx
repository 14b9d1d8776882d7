import { type ReactNode, useId } from 'react';

/** One of the four short groups of the order. */
export function FormGroup({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="border-b border-border p-5 last:border-b-0 md:p-8" aria-labelledby={id}>
      <h2 id={id} className="text-[1.4rem]">
        {title}
      </h2>
      {lead && <p className="mt-1 max-w-[56ch] text-ink-2">{lead}</p>}
      <div className="mt-5 grid gap-6">{children}</div>
    </section>
  );
}
