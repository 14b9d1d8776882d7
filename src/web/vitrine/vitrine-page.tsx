import { ThemeSwitch } from '#web/platform/page/theme-switch.tsx';
import { Wordmark } from '#web/frame/wordmark.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { isOneShown, isShown } from '#web/gallery/address.ts';
import { ExhibitSection } from './exhibit-section.tsx';
import { EXHIBITS } from './exhibits.ts';
import { PieceList } from './piece-list.tsx';
import { VITRINE_TEXTS } from '#web/gallery/gallery-texts.ts';

function Bar() {
  return (
    <header className="quadro">
      <div className="miolo flex h-16 items-center gap-4">
        <a href="/vitrine" aria-label={VITRINE_TEXTS.home}>
          <Wordmark />
        </a>
        <span className="border-l border-lousa-300 pl-4 text-lousa-100">{VITRINE_TEXTS.place}</span>
      </div>
      <div className="canaleta-fina" />
    </header>
  );
}

/** Every piece of the toolbox, or the one that the address names. */
export function VitrinePage() {
  const shown = EXHIBITS.filter(({ id }) => isShown(id));
  return (
    <>
      <Bar />
      <div className="miolo grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 pt-8 pb-24 md:pt-11 lg:grid-cols-[12rem_minmax(0,1fr)]">
        {isOneShown ? (
          <a href="/vitrine" className="elo inline-flex min-h-11 items-center self-start">
            {VITRINE_TEXTS.all}
          </a>
        ) : (
          <PieceList exhibits={shown} />
        )}
        <main>
          {!isOneShown && (
            <div className="mb-10">
              <PageHeader title={VITRINE_TEXTS.title} lead={VITRINE_TEXTS.lead} action={<ThemeSwitch />} />
            </div>
          )}
          {shown.length === 0 && <p>{VITRINE_TEXTS.unknown}</p>}
          {shown.map((exhibit) => (
            <ExhibitSection key={exhibit.id} {...exhibit} />
          ))}
        </main>
      </div>
    </>
  );
}
