import type { ReactNode } from 'react';
import { ChalkUnderline } from '#web/ui/chalk-underline.tsx';
import { HOME_TEXTS } from './home-texts.ts';

/** The largest words of the first screen: in the document before its script, and drawn the same by it. */
export function HomeGreeting({ name }: { name: ReactNode }) {
  return (
    <h1 className="text-[2.4rem] md:text-[3.4rem]">
      {HOME_TEXTS.welcome} <ChalkUnderline>{name}</ChalkUnderline>
    </h1>
  );
}
