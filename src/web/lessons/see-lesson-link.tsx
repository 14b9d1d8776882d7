import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { LinkButton } from '#web/ui/link-button.tsx';

/** The way into a lesson from a row of a list; its name for screen readers holds the title. */
export function SeeLessonLink({ lesson, label }: { lesson: Pick<Lesson, 'id' | 'title'>; label: string }) {
  return (
    <LinkButton
      to="/analysis/$id"
      params={{ id: lesson.id }}
      variant="outline"
      size="m"
      className="max-sm:ml-auto"
    >
      {label}
      <span className="sr-only">: {lesson.title}</span>
    </LinkButton>
  );
}
