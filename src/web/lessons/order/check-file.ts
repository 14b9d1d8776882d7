import { MAX_UPLOAD_BYTES, UPLOAD_EXTENSIONS } from '#shared/catalog/catalog.ts';
import { ORDER_TEXTS } from './order-texts.ts';

/** For the system's file dialog. */
export const UPLOAD_TYPES = {
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['.pptx'],
};

/**
 * What can be told of a file before a byte is sent, so that nobody uploads in vain on a slow line. The
 * server judges again, by content. Null when nothing speaks against it.
 */
export function checkFile(file: Pick<File, 'name' | 'size'>): { title: string; detail: string } | null {
  const name = file.name.toLowerCase();
  if (!UPLOAD_EXTENSIONS.some((extension) => name.endsWith(extension))) {
    return { title: ORDER_TEXTS.wrongTypeTitle, detail: ORDER_TEXTS.wrongTypeDetail };
  }
  if (file.size > MAX_UPLOAD_BYTES) {
    return { title: ORDER_TEXTS.failureTitle, detail: ORDER_TEXTS.tooLarge };
  }
  return null;
}
