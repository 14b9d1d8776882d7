/** Names the sheet of a lesson, and takes the focus when the page turns to it. */
export const REPORT_TITLE_ID = 'titulo-parecer';

/** Beyond this many characters a title in display size would fill a phone's screen. */
const LONG_TITLE = 70;

/**
 * The heading of a lesson's page, smaller where the title is long; `className` gives its usual size. Without one it is
 * modest, for a page whose largest words are others.
 * It takes the focus when the page turns to it by itself.
 */
export function LessonTitle({ title, className }: { title: string; className?: string }) {
  return (
    <h1
      id={REPORT_TITLE_ID}
      tabIndex={-1}
      className={`mt-1 wrap-anywhere ${className === undefined ? 'text-[1.35rem] leading-tight md:text-2xl' : `data-long:text-[1.5rem] md:data-long:text-[1.9rem] ${className}`}`}
      {...(title.length > LONG_TITLE && { 'data-long': true })}
    >
      {title}
    </h1>
  );
}
