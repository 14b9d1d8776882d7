import { ReadingProblem, type ReadingProblemCode } from '#engine/reading/reading-problem.ts';

const SIGNATURE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** A directory entry of the compound file format ([MS-CFB] 2.6.1): 128 bytes, the name first, its length at 64. */
const ENTRY_BYTES = 128;
const NAME_LENGTH_AT = 64;

const MEANINGS: [stream: string, code: ReadingProblemCode][] = [
  ['EncryptedPackage', 'encrypted'],
  ['EncryptionInfo', 'encrypted'],
  ['WordDocument', 'old_office'],
  ['PowerPoint Document', 'old_office'],
  ['Workbook', 'spreadsheet'],
  ['Book', 'spreadsheet'],
];

/**
 * Refuses a compound file (the container of Office 97 and of password-protected packages) by the streams
 * it holds; does nothing for any other file.
 */
export function explainOldOffice(bytes: Uint8Array): void {
  if (SIGNATURE.some((byte, index) => bytes[index] !== byte)) return;
  const streams = listStreamNames(bytes);
  const meaning = MEANINGS.find(([stream]) => streams.has(stream));
  throw new ReadingProblem(meaning?.[1] ?? 'unsupported_type');
}

/** Sectors are multiples of 128 bytes, so every directory entry lies on such a step, whatever the chain of sectors. */
function listStreamNames(bytes: Uint8Array): Set<string> {
  const decoder = new TextDecoder('utf-16le');
  const names = new Set<string>();
  for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
    const nameBytes = (bytes[at + NAME_LENGTH_AT] ?? 0) + 256 * (bytes[at + NAME_LENGTH_AT + 1] ?? 0);
    if (nameBytes < 4 || nameBytes > NAME_LENGTH_AT || nameBytes % 2 === 1) continue;
    names.add(decoder.decode(bytes.subarray(at, at + nameBytes - 2)));
  }
  return names;
}
