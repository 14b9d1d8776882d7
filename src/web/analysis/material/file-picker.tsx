import { FileText, Upload } from 'lucide-react';
import { type DragEvent, useId, useRef } from 'react';
import { UPLOAD_EXTENSIONS } from '#shared/catalog/catalog.ts';
import { MATERIAL_TEXTS as TEXTS } from '#web/analysis/analysis-texts.ts';
import { formatBytes } from '#web/platform/format.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/form-field.tsx';

/** Chooses one file, by button or by dropping it; says its name and size. */
export function FilePicker({
  file,
  onPick,
  error,
  isLocked,
}: {
  file: File | null;
  onPick: (file: File | null) => void;
  error: string | undefined;
  isLocked: boolean;
}) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const [dropped] = event.dataTransfer.files;
    if (dropped && !isLocked) onPick(dropped);
  };
  const open = () => input.current?.click();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be the target of a drop in every browser
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint ${id}-error`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <p id={`${id}-label`} className="rotulo mb-1.5">
        {TEXTS.file}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept={UPLOAD_EXTENSIONS.join(',')}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen) onPick(chosen);
          event.target.value = '';
        }}
      />
      <div className="flex flex-wrap items-center gap-3 rounded-campo border-[1.5px] border-dashed border-borda-forte p-3">
        {file && (
          <p className="flex min-w-0 basis-full items-center gap-2.5">
            <FileText size={22} className="text-acao" aria-hidden="true" />
            <span className="min-w-0 flex-1 font-bold leading-snug [overflow-wrap:anywhere]">
              {file.name}
            </span>
            <span className="num whitespace-nowrap text-base text-tinta-2">{formatBytes(file.size)}</span>
          </p>
        )}
        {!isLocked && (
          <Button variant="outline" size="m" onClick={open}>
            {!file && <Upload size={20} aria-hidden="true" />}
            {file ? TEXTS.replace : TEXTS.choose}
          </Button>
        )}
        {!file && <span className="text-tinta-2 max-sm:hidden">{TEXTS.drop}</span>}
        {file && !isLocked && (
          <Button variant="text" size="m" onClick={() => onPick(null)}>
            {TEXTS.remove}
          </Button>
        )}
      </div>
      <FieldError id={`${id}-error`} error={error} />
      <p className="dica mt-1.5" id={`${id}-hint`}>
        {TEXTS.fileHint}
      </p>
    </div>
  );
}
