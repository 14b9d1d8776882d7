import { ReadingProblem } from '#engine/reading/reading-problem.ts';

/** The text of an XML part by its byte order mark, else its declaration, else UTF-8. Throws `broken`. */
export function decodeXml(bytes: Uint8Array): string {
  try {
    return new TextDecoder(findEncoding(bytes), { fatal: true }).decode(bytes);
  } catch (error) {
    throw new ReadingProblem('broken', { cause: error });
  }
}

function findEncoding(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  if (first === 0xef && second === 0xbb) return 'utf-8';
  const head = String.fromCharCode(...bytes.subarray(0, 200));
  return /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head)?.[1] ?? 'utf-8';
}
