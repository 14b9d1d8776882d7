import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect } from 'react';
import type { PanelProps } from '#web/analysis/lesson-panel.ts';
import { ReportSheet } from '#web/analysis/panels/report-sheet.tsx';
import { REPORT_TITLE_ID } from '#web/analysis/report/report-title-id.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PAYMENT_PAGE_TEXTS as TEXTS } from './payment-page-texts.ts';

/** The report while it waits to be paid, to be read and printed; whoever may pay finds the way back. */
export function ApprovedReport({ hasWayBack, ...props }: PanelProps & { hasWayBack: boolean }) {
  const params = { id: props.lesson.id };
  useEffect(() => {
    if (!hasWayBack) return;
    document.getElementById(REPORT_TITLE_ID)?.focus({ preventScroll: true });
    globalThis.scrollTo({ top: 0 });
  }, [hasWayBack]);
  return (
    <>
      {hasWayBack && (
        <p className="nao-imprime -mt-2 mb-3">
          <Link
            to="/analysis/$id"
            params={params}
            hash=""
            className="elo inline-flex min-h-11 items-center gap-2"
          >
            <ArrowLeft size={18} aria-hidden="true" />
            {TEXTS.backToPayment}
          </Link>
        </p>
      )}
      <ReportSheet
        {...props}
        next={TEXTS.next}
        foot={
          hasWayBack && (
            <div className="quadro barra-fixa flex flex-wrap items-center justify-between gap-4 lg:sticky lg:rounded-b-[calc(var(--radius-cartao)-1px)] lg:px-8 lg:py-5">
              <p className="max-w-[40ch] leading-snug text-lousa-100 max-lg:hidden">{TEXTS.reportNote}</p>
              <LinkButton
                to="/analysis/$id"
                params={params}
                hash=""
                variant="board"
                className="max-lg:w-full"
              >
                {TEXTS.backToPayment}
              </LinkButton>
            </div>
          )
        }
      />
    </>
  );
}
