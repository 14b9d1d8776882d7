import { Fragment } from 'react';
import type { LessonFile } from '#shared/files/files.contract.ts';
import { FILE_TEXTS } from './file-texts.ts';

/** A file's name, which opens its preview. */
export function FileName({
  file: { originalName },
  onLook,
}: {
  file: Pick<LessonFile, 'originalName'>;
  onLook: () => void;
}) {
  return (
    <button
      type="button"
      className="flex min-h-6 items-center text-left pointer-coarse:min-h-11"
      title={originalName}
      aria-label={FILE_TEXTS.preview(originalName)}
      aria-haspopup="dialog"
      onClick={onLook}
    >
      <span className="line-clamp-2 font-bold underline-offset-3 wrap-anywhere hover:underline">
        {/* A long name breaks after its strokes rather than within a word. */}
        {originalName.split(/(?<=[_-])/u).map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one name never change places
          <Fragment key={place}>
            {place > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </span>
    </button>
  );
}
