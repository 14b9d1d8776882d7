import { DEFAULT_SLIDE_COUNT, SERVICE_TYPES, type ServiceType, sizesOf } from '#shared/catalog/catalog.ts';
import { LANDING_TEXTS } from './landing-texts.ts';
import { describeSize, PricePanel, sizeKey } from './price-panel.tsx';
import { Section } from './section.tsx';

const { title, lead, choose, note } = LANDING_TEXTS.prices;
const SERVICES = Object.keys(SERVICE_TYPES) as ServiceType[];

/**
 * Every price there is. The size is chosen by radio buttons and the panel of it shown by the style sheet, so
 * that it works without a script; where a browser knows no `:has()` all panels are there to be read.
 */
export function Prices() {
  return (
    <Section anchors={['precos', 'pricing']} title={title} lead={lead}>
      <form className="calculadora cartao cartao-erguido mt-9 grid gap-x-10 gap-y-7 p-5 md:p-8 lg:grid-cols-[1fr_1.1fr]">
        <fieldset className="min-w-0">
          <legend className="font-titulo text-xl font-bold">{choose}</legend>
          {SERVICES.map((serviceType) => (
            <div key={serviceType} className="mt-4">
              <p className="text-tinta-2" id={`tamanhos-${serviceType}`}>
                {SERVICE_TYPES[serviceType]}
              </p>
              <div className="mt-2 flex flex-wrap gap-2">
                {sizesOf(serviceType).map((size) => (
                  <label key={size} className="opcao-tamanho num">
                    <input
                      type="radio"
                      name="tamanho"
                      value={sizeKey({ serviceType, size })}
                      defaultChecked={serviceType === 'presentation' && size === DEFAULT_SLIDE_COUNT}
                      className="sr-only"
                    />
                    {describeSize({ serviceType, size })}
                  </label>
                ))}
              </div>
            </div>
          ))}
          <p className="menor mt-5 text-tinta-2">{note}</p>
        </fieldset>
        <div aria-live="polite" className="min-w-0">
          {SERVICES.flatMap((serviceType) =>
            sizesOf(serviceType).map((size) => (
              <PricePanel key={sizeKey({ serviceType, size })} order={{ serviceType, size }} />
            )),
          )}
        </div>
      </form>
    </Section>
  );
}
