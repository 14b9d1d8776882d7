import type { Client, ListedLesson } from '#shared/backoffice/clients.contract.ts';
import type { ClientsSearch } from '#web/backoffice/lessons/clients-search.ts';
import type { LessonTask } from '#web/backoffice/lessons/lesson-tasks.tsx';
import { LIST_TEXTS } from '#web/backoffice/lessons/lesson-texts.ts';
import type { Selection } from './selection.ts';

/** What a row does when it is used. */
export interface RowActions {
  onToggle: (lesson: ListedLesson) => void;
  onOpen: (lessonId: string) => void;
  onTask: (task: LessonTask) => void;
}
/** What table and cards are both given. */
export interface ClientRowsProps extends RowActions {
  clients: readonly Client[];
  search: ClientsSearch;
  onSort: (ordem: string) => void;
  selection: Selection;
  /** Clients whose lessons are out of sight. */
  folded: ReadonlySet<string>;
  onFold: (clientId: string) => void;
  onToggleAll: (lessons: readonly ListedLesson[]) => void;
}

export const clientName = ({ firstName, lastName, email }: Client): string =>
  `${firstName} ${lastName}`.trim() || email;

/** `23 projetos`; under a filter `2 de 23 projetos`. */
export const describeCount = ({ matchCount, lessonCount }: Client): string =>
  matchCount === lessonCount ? LIST_TEXTS.count(lessonCount) : LIST_TEXTS.matches(matchCount, lessonCount);
