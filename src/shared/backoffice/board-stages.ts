/**
 * The columns of the board: paid for without an editor, then the stages of a production. Apart from the calls, whose
 * schemas the addresses of the panel need not carry.
 */
export const BOARD_STAGES = ['waiting', 'assigned', 'in_progress', 'completed'] as const;
export type BoardStage = (typeof BOARD_STAGES)[number];
