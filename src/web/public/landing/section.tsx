import type { ReactNode } from 'react';

/** A part of the landing page with its heading; `anchors` are the names it is reached by, the first one its own. */
export function Section({
  anchors,
  title,
  lead,
  children,
}: {
  anchors: readonly [string, ...string[]];
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  const [id, ...others] = anchors;
  return (
    <section id={id} aria-labelledby={`${id}-titulo`} className="page-width scroll-mt-4 pt-16 md:pt-24">
      {others.map((other) => (
        <span key={other} id={other} />
      ))}
      <h2 id={`${id}-titulo`} className="max-w-[20ch] text-[2.1rem] md:text-[3.2rem]">
        {title}
      </h2>
      {lead && <p className="mt-3 max-w-[52ch] text-lg text-ink-2">{lead}</p>}
      {children}
    </section>
  );
}
