import type { EditorLoad } from '#shared/production/production.schemas.ts';

/** What table and cards are both given. */
export interface EditorRowsProps {
  editors: readonly EditorLoad[];
  /** Whom to give the next lesson to; absent while the list is searched. */
  suggestedId: string | undefined;
  onAct: (act: EditorAct, editor: EditorLoad) => void;
}
/** What can be done to an editor's account. */
export type EditorAct = 'rename' | 'pause' | 'reactivate' | 'mail-link' | 'totp' | 'delete';

export const editorName = ({ firstName, lastName }: Pick<EditorLoad, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();
