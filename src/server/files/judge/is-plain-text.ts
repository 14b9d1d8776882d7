import { isUtf8 } from 'node:buffer';

const TAB = 0x09;
const LINE_FEED = 0x0a;
const FORM_FEED = 0x0c;
const CARRIAGE_RETURN = 0x0d;
const DELETE = 0x7f;
/** Bytes of windows-1252, which is what 'Latin-1' means in practice, that stand for nothing. */
const UNDEFINED = new Set([0x81, 0x8d, 0x8f, 0x90, 0x9d]);

/** Text in UTF-8 or Latin-1 that holds no control character but those that set lines and pages. */
export function isPlainText(file: Buffer): boolean {
  const isUnicode = isUtf8(file);
  for (const byte of file) {
    if (byte < 0x20 && byte !== LINE_FEED && byte !== CARRIAGE_RETURN && byte !== TAB && byte !== FORM_FEED) {
      return false;
    }
    if (byte === DELETE || (!isUnicode && UNDEFINED.has(byte))) return false;
  }
  return file.length > 0;
}
