/** Names the sheet of a lesson, and takes the focus when the page turns to it. */
export const REPORT_TITLE_ID = 'titulo-parecer';
