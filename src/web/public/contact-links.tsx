import type { ReactNode } from 'react';
import { factMark } from '#shared/site/public-pages.ts';
import { Fact } from './facts.tsx';

/** To the support line; only inside `IfFact name="whatsapp"`. */
export function WhatsappLink({
  children,
  className,
  label,
}: {
  children: ReactNode;
  className?: string;
  label?: string;
}) {
  return (
    <a
      href={`https://wa.me/${factMark('whatsapp')}`}
      target="_blank"
      rel="noopener noreferrer"
      {...(className && { className })}
      {...(label && { 'aria-label': label })}
    >
      {children}
    </a>
  );
}

/** To the company's mailbox; only inside `IfFact name="companyEmail"`. */
export const MailLink = () => (
  <a href={factMark('companyMailLink')} className="underline underline-offset-3">
    <Fact name="companyEmail" />
  </a>
);
