import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { Close } from './close.tsx';
import { FaqSection } from './faq-section.tsx';
import { Hero } from './hero.tsx';
import { Prices } from './prices.tsx';
import { Reasons } from './reasons.tsx';
import { Receive } from './receive.tsx';
import { SampleReport } from './sample-report.tsx';
import { SamplesSection } from './samples-section.tsx';
import { Schools, SchoolsPitch } from './schools.tsx';
import { Steps } from './steps.tsx';

/** What the build has our engine say of the sample lesson. */
export interface SampleAnalysis {
  title: string;
  analysis: AiAnalysis;
}

/** `/landing`, and `/` for visitors; the customer names the parts in this order. */
export function LandingPage({ sample }: { sample: SampleAnalysis }) {
  return (
    <>
      <Hero />
      <SampleReport {...sample} />
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
