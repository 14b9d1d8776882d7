import type { ReactNode } from 'react';
import { FACT_END, factMark, factStart, type SiteFact } from '#shared/site/public-pages.ts';

/** The words of a fact, put there by the server. */
export const Fact = ({ name }: { name: SiteFact }) => factMark(name);

/** Its children stand on the page where the installation has said the fact. */
export function IfFact({ name, children }: { name: SiteFact; children: ReactNode }) {
  return (
    <>
      {factStart(name)}
      {children}
      {FACT_END}
    </>
  );
}

/** Its children stand on the page where nobody has said the fact. */
export function UnlessFact({ name, children }: { name: SiteFact; children: ReactNode }) {
  return (
    <>
      {factStart(name, true)}
      {children}
      {FACT_END}
    </>
  );
}
