import { REVISION_TEXTS as TEXTS } from '#web/production/completed/completed-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { PAPERS_ID } from './lesson-papers.tsx';

/** The way to the guarantee, which stands with the payment. */
export function WarrantyLink() {
  const show = () => {
    const papers = document.getElementById(PAPERS_ID);
    papers?.scrollIntoView({ block: 'center' });
    papers?.querySelector('button')?.focus({ preventScroll: true });
  };
  return (
    <div className="mt-5 border-t border-borda pt-4">
      <p className="text-base leading-snug text-tinta-2">{TEXTS.warranty}</p>
      <Button variant="text" size="m" className="-ml-4" onClick={show}>
        {TEXTS.toWarranty}
      </Button>
    </div>
  );
}
