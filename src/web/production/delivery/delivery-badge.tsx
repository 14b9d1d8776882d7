import { FileBadge } from '#web/files/file-badge.tsx';

/** The badge of a final file, of which the wire tells the name alone: it is a PDF or slides. */
export function DeliveryBadge({ name }: { name: string }) {
  return <FileBadge name={name} mimeType={/\.pptx?$/i.test(name) ? 'presentation' : 'pdf'} />;
}
