import { Fact, IfFact, UnlessFact } from '#web/public/facts.tsx';
import { LANDING_TEXTS } from './landing-texts.ts';
import { Section } from './section.tsx';

const { title, goal, goalText, measured, measuredText, items } = LANDING_TEXTS.reasons;

/** Why choose us: what is promised here is kept elsewhere in the product. */
export function Reasons() {
  return (
    <Section anchors={['por-que']} title={title}>
      <div className="mt-9 grid gap-x-10 gap-y-8 lg:grid-cols-[20rem_1fr]">
        <div className="quadro self-start rounded-cartao p-6 md:p-8">
          <IfFact name="satisfaction">
            <p className="num text-[3.4rem] font-extrabold leading-none text-amarelo">
              <Fact name="satisfaction" />
            </p>
            <p className="mt-2 text-xl font-bold">{measured}</p>
            <p className="mt-2 text-lousa-100">{measuredText}</p>
          </IfFact>
          <UnlessFact name="satisfaction">
            <p className="font-titulo text-[2rem] font-extrabold leading-tight text-amarelo">{goal}</p>
            <p className="mt-3 text-lousa-100">{goalText}</p>
          </UnlessFact>
        </div>
        <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {items.map((item) => (
            <div key={item.title} className="border-l-4 border-amarelo pl-4">
              <dt className="font-titulo text-xl font-bold">{item.title}</dt>
              <dd className="mt-1 text-tinta-2">{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
