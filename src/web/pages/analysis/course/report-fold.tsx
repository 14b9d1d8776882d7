import { FileText } from 'lucide-react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { ANALYSIS_TEXTS } from '#web/analysis/analysis-texts.ts';
import { ReportBody } from '#web/analysis/report/report-body.tsx';
import { CourseFold } from './course-fold.tsx';
import { COURSE_TEXTS as TEXTS } from '#web/pages/analysis/progress/progress-texts.ts';

/** The analysis a lesson is made from; out of the way once there is a delivery to look at. */
export function ReportFold({ lesson: { aiAnalysis, status } }: { lesson: Lesson }) {
  return (
    <CourseFold
      title={TEXTS.analysis}
      icon={<FileText size={20} />}
      className="parecer cartao"
      isPrinted
      isOpenAtFirst={status !== 'completed'}
    >
      {aiAnalysis ? (
        <>
          {aiAnalysis.summary && (
            <div className="px-5 pb-5 md:px-8 print:px-0">
              <p className="max-w-[62ch] text-lg leading-normal">{aiAnalysis.summary}</p>
            </div>
          )}
          <div className="border-t border-borda">
            <ReportBody analysis={aiAnalysis} />
          </div>
        </>
      ) : (
        <p className="px-5 pb-5 text-tinta-2 md:px-8">{ANALYSIS_TEXTS.withoutAnalysis}</p>
      )}
    </CourseFold>
  );
}
