import { FileUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Accept, useDropzone } from 'react-dropzone';
import { Button } from './button.tsx';
import { joinClasses } from './join-classes.ts';

/** A place to drop one file on or to choose it with. Judging the file is the caller's: every file comes through. */
export function FileDrop({
  label,
  labelIcon,
  dropText,
  chooseLabel,
  hint,
  accept,
  onFile,
  describedBy,
  children,
}: {
  label: ReactNode;
  labelIcon?: ReactNode;
  dropText: string;
  chooseLabel: string;
  hint: ReactNode;
  /** For the system's dialog alone; a dropped file of another kind still arrives. */
  accept: Accept;
  onFile: (file: File) => void;
  describedBy?: string | undefined;
  /** The chosen file. */
  children?: ReactNode;
}) {
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    multiple: false,
    useFsAccessApi: false,
    onDrop: (accepted, rejected) => {
      const file = accepted[0] ?? rejected[0]?.file;
      if (file) onFile(file);
    },
  });
  return (
    <div className="flex h-full min-w-0 flex-col">
      <p className="label flex items-center gap-2">
        {labelIcon}
        {label}
      </p>
      <div
        {...getRootProps()}
        className={joinClasses(
          'mt-1.5 flex flex-1 flex-col gap-4 rounded-field border-2 border-dashed p-4',
          isDragActive ? 'border-action bg-highlight' : 'border-border-strong bg-paper-2',
        )}
      >
        <input {...getInputProps()} accept={Object.values(accept).flat().join(',')} />
        <div className="grid flex-1 place-items-center py-2 text-center">
          <div>
            <FileUp size={44} strokeWidth={1.5} className="mx-auto text-action" aria-hidden="true" />
            <p className="mt-2 max-sm:hidden">{dropText}</p>
            <Button
              variant="outline"
              size="m"
              className="mt-2 bg-paper"
              onClick={open}
              {...(describedBy && { 'aria-describedby': describedBy })}
            >
              {chooseLabel}
            </Button>
            <p className="hint mt-2">{hint}</p>
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}
