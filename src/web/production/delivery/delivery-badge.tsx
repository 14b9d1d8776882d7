import { FILE_KINDS } from '#shared/files/accepted-kinds.ts';
import { FileBadge } from '#web/files/file-badge.tsx';

/** The badge of a final file, of which the wire tells the name alone: it is a PDF or slides. */
export function DeliveryBadge({ name }: { name: string }) {
  return <FileBadge name={name} mimeType={FILE_KINDS[/\.pptx?$/i.test(name) ? 'pptx' : 'pdf'].mimeType} />;
}
