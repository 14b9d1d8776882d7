import type { ReactNode } from 'react';
import type { Lesson } from '#shared/lessons/lesson.schemas.ts';

/** How a panel tells the screen that the lesson has changed. */
export interface LessonSync {
  /** The server has answered with the lesson as it is now. */
  accept: (lesson: Lesson) => void;
  /** The lesson may have changed behind our back: reads it anew. Answers it as it now is; null where nothing came. */
  reload: () => Promise<Lesson | null>;
}

/** What every panel of the analysis page is given. */
export interface PanelProps {
  lesson: Lesson;
  sync: LessonSync;
  /** The status in icon and words. */
  chip: ReactNode;
  /** `15 slides, PowerPoint, aula de 50 min`. */
  facts: string;
  /**
   * The slides or pages of the lesson, with its name, chip and facts, which then stand nowhere else; what is given
   * stands beside them. Absent where there are none to show.
   */
  renderPreview?: ((beside: ReactNode) => ReactNode) | undefined;
}
