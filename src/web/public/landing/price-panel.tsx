import {
  DELIVERY_TYPES,
  type DeliveryType,
  type OrderSize,
  PLANS,
  planOf,
  totalPrice,
} from '#shared/catalog/catalog.ts';
import { formatReais } from '#shared/money.ts';
import { orderAddress } from '#web/public/entrances.ts';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { LANDING_TEXTS } from './landing-texts.ts';

const TEXTS = LANDING_TEXTS.prices;

/** `presentation-5`: how a size is named in the form and by its panel. */
export const sizeKey = ({ serviceType, size }: OrderSize): string => `${serviceType}-${size}`;
export const describeSize = ({ serviceType, size }: OrderSize): string =>
  `${size} ${serviceType === 'presentation' ? 'slides' : 'páginas'}`;

/** What one size costs with each delivery, and what its plan includes. */
export function PricePanel({ order }: { order: OrderSize }) {
  const { label, revisions } = PLANS[planOf(order)];
  const type = order.serviceType;
  return (
    <div className="painel-preco" data-tamanho={sizeKey(order)}>
      <p className="text-lg">
        <strong>{describeSize(order)}</strong>, plano {label}, {TEXTS.revisions(revisions)}
      </p>
      <table className="tabela mt-3">
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
              <th scope="row" className="!border-borda !text-[1.0625rem] !text-tinta">
                {DELIVERY_TYPES[delivery].label}
              </th>
              <td>
                {TEXTS.termOf(DELIVERY_TYPES[delivery].termDays)}
                <span
                  className="menor block text-tinta-2 sm:whitespace-nowrap"
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
