import { FILE_KINDS } from '#shared/files/accepted-kinds.ts';
import { FileBadge } from '#web/files/file-badge.tsx';

/** The badge of a delivered file, of which the wire tells the name alone: a PDF, slides or a text document. */
export function DeliveryBadge({ name }: { name: string }) {
  const kind = /\.pptx?$/i.test(name) ? 'pptx' : /\.docx$/i.test(name) ? 'docx' : 'pdf';
  return <FileBadge name={name} mimeType={FILE_KINDS[kind].mimeType} />;
}
