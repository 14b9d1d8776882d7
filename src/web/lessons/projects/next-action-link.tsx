import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { nextActionOf } from '#web/lessons/list/next-action.ts';

/** The one button of a project: filled where the lesson waits for the person, outlined elsewhere. */
export function NextActionLink({ lesson, className }: { lesson: Lesson; className?: string }) {
  const { label, isWaiting } = nextActionOf(lesson);
  return (
    <LinkButton
      to="/analysis/$id"
      params={{ id: lesson.id }}
      variant={isWaiting ? 'action' : 'outline'}
      size="m"
      className={className}
    >
      <span>
        {label}
        <span className="sr-only">: {lesson.title}</span>
      </span>
    </LinkButton>
  );
}
