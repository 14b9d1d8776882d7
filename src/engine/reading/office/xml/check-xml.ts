import { XMLValidator } from 'fast-xml-parser';
import { ReadingProblem } from '#engine/reading/reading-problem.ts';

/** With its attributes and text a tag costs some 300 bytes of heap. A handout of 150 pages has 60,000. */
const MOST_TAGS = 700_000;

/** The text of a part that `parseXml` takes, without reading what it says; throws as that does but for the nesting. */
export function checkXml(bytes: Uint8Array): string {
  const text = decodeXml(bytes);
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new ReadingProblem('unsafe');
  if (countTags(text) > MOST_TAGS) throw new ReadingProblem('too_large');
  if (!isPlainlySound(text) && XMLValidator.validate(text) !== true) throw new ReadingProblem('broken');
  return text;
}

const NAME = /[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?/y;
const SPACE = /[ \t\r\n]+/y;
/** `&amp;` and `&#xe1;` among signs that are themselves. */
const SIGNS = /^[^&]*(?:&(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});[^&]*)*$/;

/**
 * Well-formed beyond doubt: elements, attributes in double quotes, text, as office programs write nearly all their parts.
 * The validator, which is asked about all else (comments, CDATA, other quotes), takes four times as long.
 */
function isPlainlySound(text: string): boolean {
  const open: string[] = [];
  let at = text.startsWith('<?xml ') ? text.indexOf('?>') + 2 : 0;
  const pass = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    if (!pattern.test(text)) return false;
    at = pattern.lastIndex;
    return true;
  };
  for (let isFirst = true; ; isFirst = false) {
    const next = text.indexOf('<', at);
    const said = text.slice(at, next < 0 ? text.length : next);
    if (open.length === 0 ? /[^ \t\r\n]/.test(said) : said.includes('&') && !SIGNS.test(said)) return false;
    if (next < 0) return open.length === 0 && !isFirst;
    if (open.length === 0 && !isFirst) return false;
    at = next + 1;
    if (text[at] === '/') {
      const end = text.indexOf('>', at);
      if (end < 0 || open.pop() !== text.slice(at + 1, end)) return false;
      at = end + 1;
      continue;
    }
    if (!pass(NAME)) return false;
    const name = text.slice(next + 1, at);
    const attributes: string[] = [];
    while (pass(SPACE)) {
      const start = at;
      if (text[at] === '/' || text[at] === '>') break;
      if (!pass(NAME) || !text.startsWith('="', at)) return false;
      const attribute = text.slice(start, at);
      const end = text.indexOf('"', at + 2);
      if (end < 0 || attributes.includes(attribute)) return false;
      if (text.slice(at + 2, end).includes('<')) return false;
      attributes.push(attribute);
      at = end + 1;
    }
    const isEmpty = text.startsWith('/>', at);
    if (!isEmpty && text[at] !== '>') return false;
    at += isEmpty ? 2 : 1;
    if (!isEmpty) open.push(name);
  }
}

function countTags(text: string): number {
  let tags = 0;
  for (let at = text.indexOf('<'); at >= 0 && tags <= MOST_TAGS; at = text.indexOf('<', at + 1)) tags += 1;
  return tags;
}

/** The text of an XML part by its byte order mark, else its declaration, else UTF-8. Throws `broken`. */
function decodeXml(bytes: Uint8Array): string {
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
