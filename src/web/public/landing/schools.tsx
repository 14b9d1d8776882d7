import { MODALITIES } from '#shared/catalog/catalog.ts';
import { formatReais } from '#shared/money/money.ts';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { LANDING_TEXTS } from './landing-texts.ts';
import { QuoteForm } from './quote-form.tsx';
import { Section } from './section.tsx';

const TEXTS = LANDING_TEXTS.schools;

/** The institutional pitch: three modalities with their prices, samples, and the form that asks for an offer. */
export function Schools() {
  return (
    <Section anchors={['escolas']} title={TEXTS.title} lead={TEXTS.lead}>
      <ul className="mt-9 grid gap-4 lg:grid-cols-3 lg:gap-6">
        {(Object.keys(MODALITIES) as (keyof typeof MODALITIES)[]).map((modality) => (
          <li key={modality} className="cartao flex flex-col p-5 md:p-7">
            <h3 className="text-[1.45rem]">{MODALITIES[modality].label}</h3>
            <p className="mt-2 flex-1 text-tinta-2">{TEXTS.modalities[modality]}</p>
            <p className="mt-5">
              <span className="menor block text-tinta-2">{TEXTS.from}</span>
              <span className="num text-[2rem] font-extrabold leading-none">
                {formatReais(MODALITIES[modality].priceFrom)}
              </span>{' '}
              <span className="text-tinta-2">{TEXTS.perSubject}</span>
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
