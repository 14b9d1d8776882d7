import { useQuery } from '@tanstack/react-query';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';
import { CommentLog } from '#web/lessons/comments/comment-log.tsx';
import { lessonQuery } from '#web/lessons/lesson-queries.ts';
import { RENEWED } from '#web/platform/renew-shown.ts';

const TITLE = 'Comentários da aula';

/** The running log of a lesson below whatever its status shows. Renews itself. */
export function CommentsCard({
  lesson,
  onAppended,
}: {
  lesson: Lesson;
  onAppended: (lesson: Lesson) => void;
}) {
  const { data = lesson } = useQuery({ ...lessonQuery(lesson.id), ...RENEWED });
  return (
    <section className="cartao nao-imprime mt-6 p-5 md:p-6" aria-labelledby="comentarios">
      <h2 id="comentarios" className="mb-3 text-xl font-bold">
        {TITLE}
      </h2>
      <CommentLog lesson={data} onAppended={onAppended} />
    </section>
  );
}
