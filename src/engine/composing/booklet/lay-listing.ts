import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { isListing } from '#engine/reading/listings.ts';

/** Tags that hold others: each begins a line and what it holds stands deeper. */
const HOLDS =
  /^(?:html|head|body|div|ul|ol|table|thead|tbody|tr|form|section|header|footer|nav|main|article|aside|select|script|style|fieldset|svg)$/i;
const EMPTY = /^(?:!doctype|meta|link|input|br|hr|img|\?xml)$/i;
const TOKEN =
  /<!--.*?-->|<[!/?]?[A-Za-z][^<>]*>|"[^"\n]*"|'[^'\n]*'|`[^`]*`|\{\{.*?\}\}|\/\*.*?\*\/|(?<!:)\/\/|[{}();]|[^\s"'`<>{}();/]+|\S|\s+/gsu;
/** Where a comment that lost the end of its line gives way to code. */
const CODE_BEGINS =
  /^(?:(?:const|let|var|function|return|if|else|for|while|class|int|void|float|char|bool|String|public|private|import|from|def|print|typeof|new|delay)(?![\p{L}\w])|#\w|[\w$]+(?:\.[\w$]+)*\(|[\w$.]+\s=\s|\/\/|[<}](?=\s|$|[;),\w/]))/u;
/** `.then` after what it is asked of. */
const CHAINED = /^\.[a-z]/iu;
/** What stands between braces in so many signs stays on its line. */
const SHORT = 46;
const DEEPER = 2;

/**
 * A listing in lines again: files keep its words, but runs of white space are one space to every reader of ours. Only
 * white space changes; lines that the material keeps apart stay apart.
 */
export function layListing(text: string): string {
  return text
    .split('\n')
    .flatMap((line) => (isCrowded(line) ? layLine(line.trim()) : [line.replace(/\s+$/u, '')]))
    .join('\n');
}

/** More than one statement, or tags within tags. */
const isCrowded = (line: string): boolean =>
  (line.match(/;\s+\S|\{\s+\S|\}\s+\S|>\s+<|(?<!:)\/\/\s?\S.*(?<!:)\/\/|\S\s#(?:define|include)/gu) ?? [])
    .length > 0 && line.length > SHORT;

function layLine(line: string): string[] {
  const lines: string[] = [];
  let [depth, round, current] = [0, 0, ''];
  const end = (): void => {
    const deep = Math.max(0, depth) + (CHAINED.test(current) ? 1 : 0);
    if (current.trim() !== '') lines.push(`${' '.repeat(DEEPER * deep)}${current.trim()}`);
    current = '';
  };
  for (let at = 0; at < line.length; ) {
    TOKEN.lastIndex = at;
    const [token = ''] = TOKEN.exec(line) ?? [line.slice(at)];
    const rest = line.slice(at + token.length);
    at += token.length;
    const tag = /^<([!/?]?)([\w-]+)/u.exec(token);
    if (token === '//') {
      const comment = cutComment(rest);
      // A comment after a statement belongs to its line.
      const last = lines.at(-1);
      if (current.trim() === '' && last !== undefined && /[;{})\]]$/u.test(last))
        lines[lines.length - 1] = `${last} //${comment.trimEnd()}`;
      else {
        current += `//${comment.trimEnd()}`;
        end();
      }
      at += comment.length;
    } else if (/^#(?:define|include)/u.test(token + rest) && token.startsWith('#')) {
      end();
      current += token;
    } else if (
      tag !== null &&
      (HOLDS.test(tag[2] ?? '') || EMPTY.test(`${tag[1] === '!' ? '!' : ''}${tag[2]}`))
    ) {
      const isEnd = tag[1] === '/';
      const isOpened =
        isEnd && current === '' && new RegExp(`<${tag[2]}(?![^>]*/>)[^<]*$`, 'iu').test(lines.at(-1) ?? '');
      if (isEnd && isOpened) {
        depth -= 1;
        lines[lines.length - 1] += token;
      } else {
        end();
        if (isEnd) depth -= 1;
        current = token;
        end();
        if (!isEnd && HOLDS.test(tag[2] ?? '') && !token.endsWith('/>')) depth += 1;
      }
    } else if (token.startsWith('<!--') || token.startsWith('/*')) {
      end();
      current = token;
      end();
    } else if (token === '{') {
      const inner = /^[^{};]*;?\s*\}/u.exec(rest)?.[0] ?? null;
      if (inner !== null && inner.length <= SHORT) {
        current += token + inner;
        at += inner.length;
        if (
          /^\s*(?:[\w$.#*]|\/\/)/u.test(line.slice(at)) &&
          round === 0 &&
          !/^\s*(?:from|else|catch)\b/u.test(line.slice(at))
        )
          end();
      } else {
        current += token;
        end();
        depth += 1;
      }
    } else if (token === '}') {
      end();
      depth -= 1;
      current = token;
      if (!/^\s*(?:[),;\]]|else|catch|finally)/u.test(rest)) end();
    } else if (token === ';') {
      current += token;
      if (round === 0) end();
    } else {
      // No line breaks before a full stop, whatever stands before it.
      if (CHAINED.test(token) && /\)\s$/u.test(current) && round === 0) end();
      if (token === '(') round += 1;
      if (token === ')') round = Math.max(0, round - 1);
      if (/^(?:p|h[1-6]|li|label|button)$/iu.test(tag?.[2] ?? '') && tag?.[1] === '') end();
      current += /^\s+$/u.test(token) ? (current === '' ? '' : ' ') : token;
      // A function in the brackets of a call begins a body of its own.
      if (/\{$/u.test(current)) round = 0;
    }
    if (token === '{') round = 0;
  }
  end();
  return lines;
}

/** The words of a comment, up to the code that followed it on a line of its own. */
function cutComment(rest: string): string {
  for (const { index } of rest.matchAll(/\s+(?=\S)/gu))
    if (index > 0 && CODE_BEGINS.test(rest.slice(index).trimStart())) return rest.slice(0, index);
  return rest;
}

/** `O que este programa imprime?`: the program that stands below it, line by line. */
export const programOf = ({ text }: Pick<Piece, 'text'>): string | null => (isListing(text) ? text : null);

/** Each line as far in as it stands: spaces at its beginning would be lost. */
export const layProgram = (program = ''): string[] =>
  program === ''
    ? []
    : program.split('\n').map((line) => line.replace(/^ +/u, (deep) => '\u00a0'.repeat(2 * deep.length)));
