import { REGISTRATION } from '#web/public/entrances.ts';
import { FaqList } from '#web/public/faq-list.tsx';
import { FAQ } from '#web/public/faq-texts.ts';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { PageHead } from './page-head.tsx';

/** `/faq`: all ten questions. */
export function FaqPage() {
  return (
    <>
      <PageHead title="Perguntas frequentes" />
      <div className="page-width mt-9">
        <FaqList questions={FAQ} headingLevel={2} />
        <div className="mt-9">
          <AnchorButton href={REGISTRATION}>Começar Agora</AnchorButton>
        </div>
      </div>
    </>
  );
}
