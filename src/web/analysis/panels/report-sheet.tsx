import type { ReactNode } from 'react';
import { ANALYSIS_TEXTS } from '#web/analysis/analysis-texts.ts';
import type { PanelProps } from '#web/analysis/lesson-panel.ts';
import { AnswersPart, type OfferSize } from '#web/analysis/report/answers-part.tsx';
import type { ImprovementChoice } from '#web/analysis/report/improvements-part.tsx';
import { REPORT_TITLE_ID } from '#web/analysis/report/lesson-title.tsx';
import { NextStep } from '#web/analysis/report/next-step.tsx';
import { ReadingNotes } from '#web/analysis/report/reading-notes.tsx';
import { ReportBody } from '#web/analysis/report/report-body.tsx';
import { ReportHead } from '#web/analysis/report/report-head.tsx';
import type { TypoChoice } from '#web/analysis/report/typos-part.tsx';
import { Verdict } from '#web/analysis/report/verdict.tsx';

/** The one sheet of the page: head, what `aside` adds to it, the report, and its foot; below the preview where there is one. */
export function ReportSheet({
  lesson,
  facts,
  chip,
  next,
  genre,
  aside,
  foot,
  choice,
  typoChoice,
  onOffer,
  renderPreview,
}: PanelProps & {
  next: string;
  genre?: ReactNode;
  aside?: ReactNode;
  foot?: ReactNode;
  choice?: ImprovementChoice;
  typoChoice?: TypoChoice;
  /** Where size and delivery can still be changed. */
  onOffer?: OfferSize | undefined;
}) {
  const { aiAnalysis } = lesson;
  const nextStep = aiAnalysis && choice && (
    <NextStep
      capacity={aiAnalysis.capacity}
      lesson={lesson}
      onOffer={onOffer}
      isOnChalkboard={renderPreview !== undefined}
    />
  );
  const sheet = (
    <article className="report card card-raised" aria-labelledby={REPORT_TITLE_ID}>
      <ReportHead
        lesson={lesson}
        facts={facts}
        chip={chip}
        next={next}
        summary={aiAnalysis?.summary ?? null}
        isBelowPreview={renderPreview !== undefined}
        genre={
          <>
            {genre}
            {aiAnalysis && <ReadingNotes capacity={aiAnalysis.capacity} warnings={aiAnalysis.warnings} />}
          </>
        }
      >
        {aside}
        {!renderPreview && nextStep}
        {aiAnalysis && <AnswersPart answers={aiAnalysis.answers} lesson={lesson} onOffer={onOffer} />}
      </ReportHead>
      {aiAnalysis ? (
        <ReportBody
          analysis={aiAnalysis}
          lesson={lesson}
          {...(choice && { choice })}
          {...(typoChoice && { typoChoice })}
        />
      ) : (
        <p className="p-5 text-ink-2 md:p-8">{ANALYSIS_TEXTS.withoutAnalysis}</p>
      )}
      {foot}
    </article>
  );
  if (!renderPreview) return sheet;
  return (
    <>
      {renderPreview(
        <>
          {aiAnalysis?.summary && <Verdict summary={aiAnalysis.summary} isBeside />}
          {nextStep}
        </>,
      )}
      <div className="mt-6">{sheet}</div>
    </>
  );
}
