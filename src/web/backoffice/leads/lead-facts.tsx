import { Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Lead } from '#shared/backoffice/leads.contract.ts';
import { MODALITIES } from '#shared/catalog/catalog.ts';
import { formatReais } from '#shared/money.ts';
import { mailtoLink } from '#shared/site/mailto.ts';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { formatCnpj, toDial } from './format-cnpj.ts';
import { LEADS_TEXTS } from './leads-texts.ts';

/** What a school wants, and who asks. */
export function LeadFacts({ lead }: { lead: Lead }) {
  const { label, priceFrom } = MODALITIES[lead.modality];
  return (
    <dl className="grid gap-3.5">
      <Fact name={LEADS_TEXTS.contact}>{lead.contact}</Fact>
      <Fact name={LEADS_TEXTS.email}>
        <span className="font-data">{lead.email}</span>
      </Fact>
      <Fact name={LEADS_TEXTS.phone}>
        <span className="num">{lead.phone}</span>
      </Fact>
      <Fact name={LEADS_TEXTS.cnpj}>
        {lead.cnpj ? <span className="num">{formatCnpj(lead.cnpj)}</span> : LEADS_TEXTS.noCnpj}
      </Fact>
      <Fact name={LEADS_TEXTS.modality}>
        {label}
        <span className="smaller num block text-ink-2">{LEADS_TEXTS.priceFrom(formatReais(priceFrom))}</span>
      </Fact>
      <Fact name={LEADS_TEXTS.subjects}>
        <span className="whitespace-pre-wrap">{lead.subjects}</span>
      </Fact>
    </dl>
  );
}

/** The two ways to reach a school. */
export function LeadContacts({ lead }: { lead: Pick<Lead, 'phone' | 'email' | 'school'> }) {
  return (
    <>
      <AnchorButton href={`tel:${toDial(lead.phone)}`} variant="outline" size="m">
        <Phone size={18} aria-hidden="true" />
        {LEADS_TEXTS.call}
      </AnchorButton>
      <AnchorButton href={mailtoLink(lead.email, { subject: LEADS_TEXTS.mailSubject(lead.school) })} size="m">
        <Mail size={18} aria-hidden="true" />
        {LEADS_TEXTS.write}
      </AnchorButton>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="smaller text-ink-2">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
