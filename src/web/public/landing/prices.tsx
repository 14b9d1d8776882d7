import {
  DEFAULT_SLIDE_COUNT,
  DELIVERY_TYPES,
  type DeliveryType,
  type OrderSize,
  PLANS,
  planOf,
  SERVICE_TYPES,
  type ServiceType,
  sizesOf,
  totalPrice,
} from '#shared/catalog/catalog.ts';
import { formatReais } from '#shared/money.ts';
import { orderAddress } from '#web/public/entrances.ts';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { LANDING_TEXTS } from './landing-texts.ts';
import { Section } from './section.tsx';

const TEXTS = LANDING_TEXTS.prices;
const { title, lead, choose, note } = TEXTS;
const SERVICES = Object.keys(SERVICE_TYPES) as ServiceType[];

/**
 * Every price there is. The size is chosen by radio buttons and the panel of it shown by the style sheet, so
 * that it works without a script; where a browser knows no `:has()` all panels are there to be read.
 */
export function Prices() {
  return (
    <Section anchors={['precos', 'pricing']} title={title} lead={lead}>
      <form className="calculator card card-raised mt-9 grid gap-x-10 gap-y-7 p-4 sm:p-5 md:p-8 lg:grid-cols-[1fr_1.1fr]">
        <fieldset className="min-w-0">
          <legend className="font-title text-xl font-bold">{choose}</legend>
          {SERVICES.map((serviceType) => (
            <div key={serviceType} className="mt-4">
              <p className="text-ink-2" id={`tamanhos-${serviceType}`}>
                {SERVICE_TYPES[serviceType]}
                <span className="sm:hidden">{TEXTS.inUnits[serviceType]}</span>
              </p>
              <div className="mt-2 flex flex-wrap gap-2">
                {sizesOf(serviceType).map((size) => (
                  <label key={size} className="option-size num">
                    <input
                      type="radio"
                      name="tamanho"
                      value={sizeKey({ serviceType, size })}
                      defaultChecked={serviceType === 'presentation' && size === DEFAULT_SLIDE_COUNT}
                      className="sr-only"
                    />
                    {size}
                    <span className="max-sm:sr-only">{` ${TEXTS.units[serviceType]}`}</span>
                  </label>
                ))}
              </div>
            </div>
          ))}
          <p className="smaller mt-5 text-ink-2">{note}</p>
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

/** `presentation-5`: how a size is named in the form and by its panel. */
const sizeKey = ({ serviceType, size }: OrderSize): string => `${serviceType}-${size}`;
const describeSize = ({ serviceType, size }: OrderSize): string => `${size} ${TEXTS.units[serviceType]}`;

/** What one size costs with each delivery, and what its plan includes. */
function PricePanel({ order }: { order: OrderSize }) {
  const { label, revisions } = PLANS[planOf(order)];
  const type = order.serviceType;
  return (
    <div className="price-panel" data-size={sizeKey(order)}>
      <p className="text-lg">
        <strong>{describeSize(order)}</strong>, plano {label}, {TEXTS.revisions(revisions)}
      </p>
      <table className="data-table mt-3">
        <caption className="sr-only">{`${TEXTS.title}: ${describeSize(order)}`}</caption>
        <thead>
          <tr>
            <th scope="col">{TEXTS.delivery}</th>
            <th scope="col">{TEXTS.term}</th>
            <th scope="col" className="text-right">
              {TEXTS.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {(Object.keys(DELIVERY_TYPES) as DeliveryType[]).map((delivery) => (
            <tr key={delivery}>
              <th scope="row" className="!border-border !text-[1.0625rem] wrap-normal !text-ink">
                {DELIVERY_TYPES[delivery].label}
              </th>
              <td>
                <span className="whitespace-nowrap">{TEXTS.termOf(DELIVERY_TYPES[delivery].termDays)}</span>
                <span
                  className="smaller block text-ink-2 sm:whitespace-nowrap"
                  data-prazo={DELIVERY_TYPES[delivery].termDays}
                />
              </td>
              <td className="num whitespace-nowrap text-right text-xl font-bold">
                {formatReais(totalPrice(order, delivery))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <AnchorButton href={orderAddress(type, order.size)} className="mt-5 max-sm:w-full">
        {TEXTS.order}
      </AnchorButton>
    </div>
  );
}
