import { BOARD_STAGES, type BoardStage } from '#shared/backoffice/board-stages.ts';
import { type LessonPart, readLessonPart } from '#web/backoffice/lessons/lesson-part.ts';
import { readText } from '#web/platform/read-search.ts';

/** What the address of the board carries: the filter, the column a phone shows, and the lesson that is open. */
export interface BoardSearch {
  q?: string;
  /** An editor's id. */
  editor?: string;
  status?: BoardStage;
  aberto?: string;
  parte?: LessonPart;
}
/** A change of it; a field changed to nothing leaves the address. */
export type BoardChange = { [Name in keyof BoardSearch]?: string | undefined };

/** Reads the query of the address; what makes no sense is left out. */
export function readBoardSearch(query: Record<string, unknown>): BoardSearch {
  const q = readText(query.q);
  const editor = readText(query.editor);
  const status = BOARD_STAGES.find((stage) => stage === query.status);
  const aberto = readText(query.aberto);
  const parte = readLessonPart(query.parte);
  return {
    ...(q && { q }),
    ...(editor && { editor }),
    ...(status && { status }),
    ...(aberto && { aberto }),
    ...(aberto && parte && { parte }),
  };
}

/** The columns to show: what waits for an editor is nobody's, so a look at one editor leaves it out. */
export const stagesFor = ({ editor }: BoardSearch): BoardStage[] =>
  BOARD_STAGES.filter((stage) => !editor || stage !== 'waiting');
