import { Check } from 'lucide-react';
import { ORDER_TEXTS as TEXTS } from '#web/lessons/order/order-texts.ts';
import { formatBytes } from '#web/platform/format.ts';
import { FileRow } from '#web/ui/file-row.tsx';
import type { ChosenMaterial } from './use-material.ts';

const count = new Intl.NumberFormat('pt-BR');

/** The chosen file: how much of it has been sent, how far it is read, what is in it. */
export function ChosenFileRow({ source }: { source: ChosenMaterial }) {
  const { chosen, material, progress } = source;
  if (!chosen) return null;
  const { name, size, state } = chosen;
  const remove = { label: TEXTS.removeFile(name), run: source.remove };
  if (state === 'sending') {
    // All bytes are out, and the server opens the file before it answers.
    const isWhole = progress !== null && progress.sent >= progress.total;
    const percent = progress && !isWhole ? Math.floor((progress.sent / progress.total) * 100) : null;
    return (
      <FileRow
        name={name}
        status={
          progress && !isWhole
            ? TEXTS.sending(formatBytes(progress.sent), formatBytes(progress.total))
            : TEXTS.checking
        }
        progress={{ label: TEXTS.uploadLabel, percent }}
        action={{ label: TEXTS.cancelUpload(name), run: source.cancel }}
      />
    );
  }
  if (material?.status === 'reading') {
    const pages = material.recognised;
    return (
      <FileRow
        name={name}
        status={
          pages
            ? TEXTS.readingPage(
                count.format(Math.min(pages.done + 1, pages.total)),
                count.format(pages.total),
              )
            : TEXTS.reading
        }
        progress={{
          label: TEXTS.readingLabel,
          percent: pages ? Math.round((100 * pages.done) / pages.total) : null,
        }}
        action={remove}
      />
    );
  }
  return <FileRow name={name} status={tellState()} action={remove} />;

  function tellState() {
    if (state === 'unsent') return TEXTS.goesAlong(formatBytes(size));
    if (material?.status === 'failed') return material.error;
    if (material?.status !== 'read') return formatBytes(size);
    const { pageCount, figures } = material;
    const parts = [
      pageCount === null
        ? formatBytes(size)
        : `${count.format(pageCount)} ${pageCount === 1 ? 'página' : 'páginas'}`,
      figures > 0 && `${count.format(figures)} ${figures === 1 ? 'figura' : 'figuras'}`,
    ];
    return (
      <span className="inline-flex items-center gap-1.5">
        <Check size={16} className="shrink-0 text-ok-t" aria-hidden="true" />
        {parts.filter(Boolean).join(', ')}
      </span>
    );
  }
}
