import { Close } from './close.tsx';
import { FaqSection } from './faq-section.tsx';
import { Hero } from './hero.tsx';
import { Prices } from './prices.tsx';
import { Reasons } from './reasons.tsx';
import { Receive } from './receive.tsx';
import { SamplesSection } from './samples-section.tsx';
import { Schools, SchoolsPitch } from './schools.tsx';
import { Steps } from './steps.tsx';

/** `/landing`, and `/` for visitors; the customer names the parts in this order. */
export function LandingPage() {
  return (
    <>
      <Hero />
      <SchoolsPitch />
      <Receive />
      <Schools />
      <SamplesSection />
      <Steps />
      <Reasons />
      <FaqSection />
      <Prices />
      <Close />
    </>
  );
}
