import { BookOpen, Presentation, Workflow } from 'lucide-react';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { REGISTRATION } from '#web/public/entrances.ts';
import { Fact, IfFact, UnlessFact } from '#web/public/facts.tsx';
import { FaqList } from '#web/public/faq-list.tsx';
import { FAQ } from '#web/public/faq-texts.ts';
import { STEPS } from '#web/public/steps-texts.ts';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { ChalkLedge } from '#web/ui/chalk-ledge.tsx';
import { Hero } from './hero.tsx';
import { LANDING_TEXTS } from './landing-texts.ts';
import { Prices } from './prices.tsx';
import { SampleReport } from './sample-report.tsx';
import { SamplesSection } from './samples-section.tsx';
import { Schools, SchoolsPitch } from './schools.tsx';
import { Section } from './section.tsx';

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

/** From a page of notes to the file, in four steps. */
function Steps() {
  const { title, lead, more } = LANDING_TEXTS.steps;
  return (
    <Section anchors={['como-funciona', 'how-it-works']} title={title} lead={lead}>
      <ol className="mt-9 grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
        {STEPS.map((step, index) => (
          <li
            key={step.title}
            className="card p-5 max-lg:grid max-lg:grid-cols-[auto_minmax(0,1fr)] max-lg:items-center max-lg:gap-x-3 md:p-6"
          >
            <span
              className="num grid size-10 place-items-center rounded-full bg-action text-lg font-bold text-action-t"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <h3 className="text-[1.3rem] lg:mt-4">{step.title}</h3>
            <p className="col-span-2 mt-2 text-ink-2">{step.text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-6">
        <a href="/como-funciona" className="link">
          {more}
        </a>
      </p>
    </Section>
  );
}

const ICONS = [Presentation, BookOpen, Workflow];
const GROUNDS = ['bg-blue', 'bg-coral', 'bg-yellow'];

/** The three things an order brings. */
function Receive() {
  const { title, lead, items } = LANDING_TEXTS.receive;
  return (
    <Section anchors={['features']} title={title} lead={lead}>
      <ul className="mt-9 grid gap-4 md:grid-cols-3 md:gap-6">
        {items.map((item, index) => {
          const Icon = ICONS[index] ?? Presentation;
          return (
            <li
              key={item.title}
              className="card p-5 max-md:grid max-md:grid-cols-[auto_minmax(0,1fr)] max-md:items-center max-md:gap-x-4 md:p-7"
            >
              <span
                className={`grid size-11 place-items-center rounded-field text-charcoal md:size-13 ${GROUNDS[index]}`}
              >
                <Icon size={26} aria-hidden="true" />
              </span>
              <h3 className="text-[1.45rem] md:mt-5">{item.title}</h3>
              <p className="col-span-2 mt-2 text-ink-2 max-md:mt-3">{item.text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** Why choose us: what is promised here is kept elsewhere in the product. */
function Reasons() {
  const { title, goal, goalText, measured, measuredText, items } = LANDING_TEXTS.reasons;
  return (
    <Section anchors={['por-que']} title={title}>
      <div className="mt-9 grid gap-x-10 gap-y-8 lg:grid-cols-[20rem_1fr]">
        <div className="chalkboard self-start rounded-card p-6 md:p-8">
          <IfFact name="satisfaction">
            <p className="num text-[3.4rem] font-extrabold leading-none text-yellow">
              <Fact name="satisfaction" />
            </p>
            <p className="mt-2 text-xl font-bold">{measured}</p>
            <p className="mt-2 text-chalkboard-100">{measuredText}</p>
          </IfFact>
          <UnlessFact name="satisfaction">
            <p className="font-title text-[2rem] font-extrabold leading-tight text-yellow">{goal}</p>
            <p className="mt-3 text-chalkboard-100">{goalText}</p>
          </UnlessFact>
        </div>
        <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {items.map((item) => (
            <div key={item.title} className="border-l-4 border-yellow pl-4">
              <dt className="font-title text-xl font-bold">{item.title}</dt>
              <dd className="mt-1 text-ink-2">{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

/** As many as fit beside the rest of the page. */
const SHOWN = 5;

function FaqSection() {
  const { title, all } = LANDING_TEXTS.faq;
  return (
    <Section anchors={['faq']} title={title}>
      <div className="mt-9">
        <FaqList questions={FAQ.slice(0, SHOWN)} headingLevel={3} />
      </div>
      <p className="mt-6">
        <a href="/faq" className="link">
          {all}
        </a>
      </p>
    </Section>
  );
}

/** The last word of the page, on a chalkboard. */
function Close() {
  const { title, text, action } = LANDING_TEXTS.close;
  return (
    <section className="page-width pt-16 md:pt-24" aria-labelledby="comecar">
      <div className="chalkboard overflow-clip rounded-card">
        <div className="grid items-center gap-6 p-7 md:grid-cols-[1fr_auto] md:p-12">
          <div>
            <h2 id="comecar" className="text-[2rem] md:text-[2.8rem]">
              {title}
            </h2>
            <p className="mt-3 max-w-[46ch] text-lg text-chalkboard-100">{text}</p>
          </div>
          <AnchorButton href={REGISTRATION} variant="chalk">
            {action}
          </AnchorButton>
        </div>
        <ChalkLedge />
      </div>
    </section>
  );
}
