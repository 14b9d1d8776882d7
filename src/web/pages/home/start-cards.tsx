import { Link, type LinkProps } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { SHELL_TEXTS } from '#web/frame/frame-texts.ts';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { HOME_TEXTS } from './home-texts.ts';

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
            className="card group flex gap-4 p-4 hover:border-action focus-visible:rounded-card md:block md:p-6"
          >
            <span className="block shrink-0 max-md:w-16">
              <StartCardArt subject={card.subject} />
            </span>
            <span className="block min-w-0 flex-1 md:mt-4">
              <strong className="flex flex-wrap items-center gap-x-1.5 font-title text-[1.25rem] leading-tight wrap-anywhere md:text-[1.35rem]">
                {card.title}
                <ArrowRight
                  size={20}
                  className="text-action transition group-hover:translate-x-1"
                  aria-hidden="true"
                />
              </strong>
              <span className="mt-1 block leading-snug text-ink-2">{card.text}</span>
              {card.note && <span className="num mt-2 block font-bold text-action">{card.note}</span>}
            </span>
          </Link>
        ))}
      </div>
    </section>
  );
}

type StartCardSubject = 'slides' | 'booklet' | 'list';

/** The flat paper object of a card. It stays light in both themes, as documents do. Decorative. */
function StartCardArt({ subject }: { subject: StartCardSubject }) {
  return (
    <svg viewBox="0 0 120 84" className="h-auto w-full max-w-32" fill="none" aria-hidden="true">
      {subject === 'slides' && <Slides />}
      {subject === 'booklet' && <Booklet />}
      {subject === 'list' && <List />}
    </svg>
  );
}

function Slides() {
  return (
    <>
      <rect x="16" y="20" width="92" height="54" rx="4" fill="#8fcbf5" transform="rotate(6 62 47)" />
      <rect x="10" y="14" width="92" height="54" rx="4" fill="#fdfcf6" stroke="#cfd8d0" />
      <path d="M20 28h34" stroke="#14231d" strokeWidth="5" strokeLinecap="round" />
      <path d="M20 42h26M20 53h32" stroke="#b7c8bf" strokeWidth="4" strokeLinecap="round" />
      <rect x="64" y="22" width="30" height="38" rx="3" fill="#d6ecdf" />
      <path d="M71 53v-9m8 9V34m8 19V40" stroke="#2b7a63" strokeWidth="5" strokeLinecap="round" />
    </>
  );
}

function Booklet() {
  return (
    <g transform="rotate(-5 50 44)">
      <rect x="30" y="10" width="56" height="72" rx="4" fill="#fdfcf6" stroke="#e2c4b8" />
      <rect x="25" y="6" width="56" height="74" rx="4" fill="#ff8e72" />
      <path d="M25 10a4 4 0 0 1 4-4h5v74h-5a4 4 0 0 1-4-4z" fill="#d9674a" />
      <path d="M43 22h28M43 33h19" stroke="#14231d" strokeWidth="4.5" strokeLinecap="round" />
      <path
        d="M46 66l12-18 12 18zM58 60v6M52 66v-3"
        stroke="#14231d"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

function List() {
  return (
    <>
      <rect x="12" y="8" width="96" height="68" rx="5" fill="#fff" stroke="#cfe0ee" />
      <path d="M12 30h96M12 53h96" stroke="#cfe0ee" strokeWidth="2" />
      <path d="M28 8v68" stroke="#f3a79a" strokeWidth="2" />
      <g strokeLinecap="round" strokeWidth="5">
        <path d="M38 20h32" stroke="#1f5c4b" />
        <path d="M38 42h24" stroke="#8fcbf5" />
        <path d="M38 64h38" stroke="#ffd54a" />
      </g>
      <path
        d="M86 19l5 5 9-11"
        stroke="#b23a1e"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}

/** A skeleton in the shape of the three ways on from home. */
export function StartCardsPlace() {
  return (
    <div className="page-width pt-9 md:pt-12">
      <LoadingArea label={SHELL_TEXTS.loading}>
        <div className="grid gap-4 md:grid-cols-3 md:gap-5">
          {['slides', 'booklet', 'list'].map((subject) => (
            <Skeleton key={subject} className="h-36 rounded-card md:h-52" />
          ))}
        </div>
      </LoadingArea>
    </div>
  );
}
