import { Paperclip } from 'lucide-react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { LessonFiles } from '#web/files/lesson-files.tsx';
import { BillingFold } from '#web/payments/billing/billing-fold.tsx';
import { PaymentPapers } from '#web/payments/papers/payment-papers.tsx';
import { useSession } from '#web/platform/session/use-session.ts';
import { CourseFold } from './course-fold.tsx';
import { COURSE_TEXTS as TEXTS } from '#web/pages/analysis/progress/progress-texts.ts';

/** What a lesson comes with: its files and its money. */
export function LessonPapers({ lesson, onChanged }: { lesson: Lesson; onChanged: () => void }) {
  const { allowedActions } = lesson;
  // An editor works on the lesson; its money is between the customer and the house.
  const isEditor = useSession().user?.role === 'editor';
  return (
    <>
      <CourseFold title={TEXTS.files} icon={<Paperclip size={20} />}>
        <div className="flex max-h-128 flex-col px-2 pb-3 md:px-5">
          <LessonFiles lessonId={lesson.id} canUpload={allowedActions.includes('upload')} />
        </div>
      </CourseFold>
      {!isEditor && (
        <div className="rounded-cartao [&>section]:mt-0 [&>section]:rounded-cartao [&>section]:bg-papel md:[&>section]:px-8">
          <PaymentPapers lesson={lesson} onChanged={onChanged} />
        </div>
      )}
      {allowedActions.includes('bill') && <BillingFold lesson={lesson} />}
    </>
  );
}
