import { School } from 'lucide-react';
import { MODALITIES } from '#shared/catalog/catalog.ts';
import { formatReais } from '#shared/money.ts';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { LANDING_TEXTS } from './landing-texts.ts';
import { QuoteForm } from './quote-form.tsx';
import { Section } from './section.tsx';

const TEXTS = LANDING_TEXTS.schools;

/** The institutional pitch in a line: who is no school reads on. */
export function SchoolsPitch() {
  return (
    <aside aria-label={TEXTS.title} className="page-width pt-8 md:pt-10">
      <div className="card flex flex-wrap items-center gap-x-6 gap-y-2 px-5 py-4 md:px-7">
        <School size={28} className="text-action max-sm:hidden" aria-hidden="true" />
        <p className="min-w-0 flex-1 basis-64">
          <strong>{TEXTS.title}.</strong> {TEXTS.lead}
        </p>
        <a href="#escolas" className="link inline-flex min-h-11 items-center">
          {TEXTS.see}
        </a>
      </div>
    </aside>
  );
}

/** The three modalities with their prices, samples, and the form that asks for an offer, folded until it is wanted. */
export function Schools() {
  return (
    <Section anchors={['escolas']} title={TEXTS.modalitiesTitle} lead={TEXTS.modalitiesLead}>
      <ul className="mt-9 grid gap-4 lg:grid-cols-3 lg:gap-6">
        {(Object.keys(MODALITIES) as (keyof typeof MODALITIES)[]).map((modality) => (
          <li key={modality} className="card flex flex-col p-5 md:p-7">
            <h3 className="text-[1.45rem]">{MODALITIES[modality].label}</h3>
            <p className="mt-2 flex-1 text-ink-2">{TEXTS.modalities[modality]}</p>
            <p className="mt-5">
              <span className="smaller text-ink-2 sm:block">{TEXTS.from}</span>{' '}
              <span className="num text-[2rem] font-extrabold leading-none">
                {formatReais(MODALITIES[modality].priceFrom)}
              </span>{' '}
              <span className="text-ink-2">{TEXTS.perSubject}</span>
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row">
        <AnchorButton href="#orcamento">{TEXTS.quote}</AnchorButton>
        <AnchorButton href="#materiais" variant="outline">
          {TEXTS.samples}
        </AnchorButton>
      </div>
      <QuoteForm />
    </Section>
  );
}
