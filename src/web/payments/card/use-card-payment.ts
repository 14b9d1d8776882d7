import { useEffect, useRef, useState } from 'react';
import type { CardState } from './card-state.ts';
import { type CardPayment, createCardPayment } from './create-card-payment.ts';

/** Runs the payment of a lesson by card for as long as the document is there. */
export function useCardPayment(lessonId: string, search: string) {
  const [state, setState] = useState<CardState>({ step: 'opening' });
  const payment = useRef<CardPayment | null>(null);
  useEffect(() => {
    const running = createCardPayment({ lessonId, search, onState: setState });
    payment.current = running;
    void running.open();
    return running.stop;
  }, [lessonId, search]);
  return {
    state,
    reopen: () => void payment.current?.open(),
    pay: (way: 'paypal' | 'guest', button?: HTMLElement) => payment.current?.pay(way, button),
    retryCapture: () => payment.current?.retryCapture(),
  };
}
