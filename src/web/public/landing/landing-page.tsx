import { Close } from './close.tsx';
import { FaqSection } from './faq-section.tsx';
import { Hero } from './hero.tsx';
import { Prices } from './prices.tsx';
import { Reasons } from './reasons.tsx';
import { Receive } from './receive.tsx';
import { SamplesSection } from './samples-section.tsx';
import { Schools } from './schools.tsx';
import { Steps } from './steps.tsx';

/** `/landing`, and `/` for visitors. */
export function LandingPage() {
  return (
    <>
      <Hero />
      <Receive />
      <Steps />
      <SamplesSection />
      <Reasons />
      <Prices />
      <Schools />
      <FaqSection />
      <Close />
    </>
  );
}
