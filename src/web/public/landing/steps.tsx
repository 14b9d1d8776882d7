import { STEPS } from '#web/public/steps-texts.ts';
import { LANDING_TEXTS } from './landing-texts.ts';
import { Section } from './section.tsx';

const { title, lead, more } = LANDING_TEXTS.steps;

/** From a page of notes to the file, in four steps. */
export function Steps() {
  return (
    <Section anchors={['como-funciona', 'how-it-works']} title={title} lead={lead}>
      <ol className="mt-9 grid gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-5">
        {STEPS.map((step, index) => (
          <li key={step.title} className="cartao p-5 md:p-6">
            <span
              className="num grid size-10 place-items-center rounded-full bg-acao text-lg font-bold text-acao-t"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <h3 className="mt-4 text-[1.3rem]">{step.title}</h3>
            <p className="mt-2 text-tinta-2">{step.text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-6">
        <a href="/como-funciona" className="elo">
          {more}
        </a>
      </p>
    </Section>
  );
}
