import { createElement, type MouseEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CARD_PAGE_TEXTS as TEXTS } from './card-page-texts.ts';
import type { PayPalWays } from './paypal-sdk.ts';

/**
 * PayPal's own buttons where its script brings them (its rules of use ask for them), plain ones of ours where it
 * does not. Each opens PayPal within the click.
 */
export function PayPalButtons({
  ways,
  onPay,
}: {
  ways: PayPalWays;
  onPay: (way: 'paypal' | 'guest', button?: HTMLElement) => void;
}) {
  return (
    <fieldset className="grid max-w-104 gap-3">
      <legend className="sr-only">{TEXTS.ways}</legend>
      {isDefined('paypal-button') ? (
        createElement('paypal-button', { type: 'pay', onClick: () => onPay('paypal') })
      ) : (
        <Button onClick={() => onPay('paypal')}>{TEXTS.paypal}</Button>
      )}
      {ways.guest && <GuestButton onPay={(button) => onPay('guest', button)} />}
    </fieldset>
  );
}

function GuestButton({ onPay }: { onPay: (button: HTMLElement) => void }) {
  const pay = (event: MouseEvent<HTMLElement>) => onPay(event.currentTarget);
  if (!isDefined('paypal-basic-card-button')) {
    return (
      <Button variant="outline" onClick={pay}>
        {TEXTS.guest}
      </Button>
    );
  }
  return createElement(
    'paypal-basic-card-container',
    {},
    createElement('paypal-basic-card-button', { buyerCountry: 'BR', onClick: pay }),
  );
}

const isDefined = (tag: string): boolean => customElements.get(tag) !== undefined;
