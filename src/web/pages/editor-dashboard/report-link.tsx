import { Link } from '@tanstack/react-router';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { PROJECT_TEXTS } from '#web/production/project/project-texts.ts';

/** The way to the whole analysis; nothing where there is none. */
export function ReportLink({ lesson }: { lesson: Pick<Lesson, 'id' | 'hasAnalysis'> }) {
  if (!lesson.hasAnalysis) return null;
  return (
    <Link
      to="/analysis/$id"
      params={{ id: lesson.id }}
      className="elo menor inline-flex min-h-11 items-center"
    >
      {PROJECT_TEXTS.report}
    </Link>
  );
}
