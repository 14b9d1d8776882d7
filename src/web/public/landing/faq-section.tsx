import { FaqList } from '#web/public/faq-list.tsx';
import { FAQ } from '#web/public/faq-texts.ts';
import { LANDING_TEXTS } from './landing-texts.ts';
import { Section } from './section.tsx';

/** As many as fit beside the rest of the page. */
const SHOWN = 5;

export function FaqSection() {
  const { title, all } = LANDING_TEXTS.faq;
  return (
    <Section anchors={['faq']} title={title}>
      <div className="mt-9">
        <FaqList questions={FAQ.slice(0, SHOWN)} headingLevel={3} />
      </div>
      <p className="mt-6">
        <a href="/faq" className="elo">
          {all}
        </a>
      </p>
    </Section>
  );
}
