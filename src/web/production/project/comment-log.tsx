import { readCommentLog } from './read-comment-log.ts';

/** What was noted on a lesson, oldest first. */
export function CommentLog({ log }: { log: string }) {
  return (
    <ul className="grid gap-2.5">
      {readCommentLog(log).map(({ date, author, text }) => (
        <li key={`${date} ${author} ${text}`} className="border-l-2 border-borda pl-3">
          {author && (
            <p className="menor text-tinta-2">
              <strong>{author}</strong>, <span className="num">{date}</span>
            </p>
          )}
          {text}
        </li>
      ))}
    </ul>
  );
}
