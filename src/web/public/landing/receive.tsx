import { BookOpen, Presentation, Workflow } from 'lucide-react';
import { LANDING_TEXTS } from './landing-texts.ts';
import { Section } from './section.tsx';

const { title, lead, items } = LANDING_TEXTS.receive;
const ICONS = [Presentation, BookOpen, Workflow];
const GROUNDS = ['bg-azul', 'bg-coral', 'bg-amarelo'];

/** The three things an order brings. */
export function Receive() {
  return (
    <Section anchors={['features']} title={title} lead={lead}>
      <ul className="mt-9 grid gap-4 md:grid-cols-3 md:gap-6">
        {items.map((item, index) => {
          const Icon = ICONS[index] ?? Presentation;
          return (
            <li key={item.title} className="cartao p-5 md:p-7">
              <span
                className={`grid size-13 place-items-center rounded-campo text-nanquim ${GROUNDS[index]}`}
              >
                <Icon size={26} aria-hidden="true" />
              </span>
              <h3 className="mt-5 text-[1.45rem]">{item.title}</h3>
              <p className="mt-2 text-tinta-2">{item.text}</p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
