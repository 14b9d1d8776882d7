import { useRouter } from '@tanstack/react-router';
import { ArrowLeft, Eye } from 'lucide-react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import type { Role } from '#shared/roles.ts';
import type { LessonSync, PanelProps } from '#web/analysis/lesson-panel.ts';
import { ReportSheet } from '#web/analysis/panels/report-sheet.tsx';
import { LessonStatusChip } from '#web/lessons/lesson-status-chip.tsx';
import { Button } from '#web/ui/button.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { describeOrder } from './describe-order.ts';

const TEXTS = {
  seen: 'Você está vendo como equipe',
  back: 'Voltar ao projeto',
  toWorklist: 'Voltar às produções',
  failed: 'A análise falhou',
} as const;

/** The report as the house reads it: nothing that speaks to the customer, and the way back to the lesson. */
export function StaffReport({
  lesson,
  sync,
  role,
  renderPreview,
}: {
  lesson: Lesson;
  sync: LessonSync;
  role: Role;
} & Pick<PanelProps, 'renderPreview'>) {
  return (
    <div className="page-width pt-6 md:pt-10">
      <div className="card mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2.5 print:hidden">
        <p className="flex min-w-0 flex-1 items-center gap-2 font-medium">
          <Eye size={20} className="shrink-0 text-action" aria-hidden="true" />
          {TEXTS.seen}
        </p>
        <WayBack lessonId={lesson.id} role={role} />
      </div>
      {lesson.analysisError && (
        <p className="mb-4 text-error-t">
          <strong>{TEXTS.failed}:</strong> {lesson.analysisError}
        </p>
      )}
      <ReportSheet
        lesson={lesson}
        sync={sync}
        chip={<LessonStatusChip status={lesson.status} isStaff />}
        facts={describeOrder(lesson)}
        next=""
        renderPreview={renderPreview}
      />
    </div>
  );
}

/** An admin's lesson opens by the lesson; an editor came from the own worklist, which the history knows best. */
function WayBack({ lessonId, role }: { lessonId: string; role: Role }) {
  const router = useRouter();
  if (role === 'admin') {
    return (
      <LinkButton to="/admin-functional" search={{ aberto: lessonId }} variant="neutral" size="d">
        <ArrowLeft size={18} aria-hidden="true" />
        {TEXTS.back}
      </LinkButton>
    );
  }
  if (router.history.canGoBack()) {
    return (
      <Button variant="neutral" size="d" onClick={() => router.history.back()}>
        <ArrowLeft size={18} aria-hidden="true" />
        {TEXTS.back}
      </Button>
    );
  }
  return (
    <LinkButton to="/editor-dashboard" variant="neutral" size="d">
      <ArrowLeft size={18} aria-hidden="true" />
      {TEXTS.toWorklist}
    </LinkButton>
  );
}
