import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { HOME_TEXTS } from './home-texts.ts';
import { StartCardArt, type StartCardSubject } from './start-card-art.tsx';

interface StartCard {
  subject: StartCardSubject;
  title: string;
  text: string;
  note: string | null;
  link: Pick<LinkProps, 'to' | 'search'>;
}

/** The three ways on from home. */
export function StartCards({ inProgress }: { inProgress: number | null }) {
  const cards: StartCard[] = [
    {
      subject: 'slides',
      title: HOME_TEXTS.presentation,
      text: HOME_TEXTS.presentationText,
      note: HOME_TEXTS.presentationPrice,
      link: { to: '/upload', search: { type: 'presentation' } },
    },
    {
      subject: 'booklet',
      title: HOME_TEXTS.booklet,
      text: HOME_TEXTS.bookletText,
      note: HOME_TEXTS.bookletPrice,
      link: { to: '/upload', search: { type: 'booklet' } },
    },
    {
      subject: 'list',
      title: HOME_TEXTS.dashboard,
      text: HOME_TEXTS.dashboardText,
      note: inProgress === null ? null : HOME_TEXTS.inProgressCount(inProgress),
      link: { to: '/dashboard' },
    },
  ];
  return (
    <section>
      <h2 className="sr-only">{HOME_TEXTS.start}</h2>
      <div className="grid gap-4 md:grid-cols-3 md:gap-5">
        {cards.map((card) => (
          <Link
            key={card.title}
            {...card.link}
            className="cartao group flex gap-4 p-4 hover:border-acao focus-visible:rounded-cartao md:block md:p-6"
          >
            <span className="block shrink-0 max-md:w-16">
              <StartCardArt subject={card.subject} />
            </span>
            <span className="block min-w-0 flex-1 md:mt-4">
              <strong className="flex flex-wrap items-center gap-x-1.5 font-titulo text-[1.25rem] leading-tight wrap-anywhere md:text-[1.35rem]">
                {card.title}
                <ArrowRight
                  size={20}
                  className="text-acao transition group-hover:translate-x-1"
                  aria-hidden="true"
                />
              </strong>
              <span className="mt-1 block leading-snug text-tinta-2">{card.text}</span>
              {card.note && <span className="num mt-2 block font-bold text-acao">{card.note}</span>}
            </span>
          </Link>
        ))}
      </div>
    </section>
  );
}
