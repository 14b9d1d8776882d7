import { isCodeLine } from '#engine/reading/listings.ts';

const LONGEST_NAME = 40;
/** `Florestas { Amazônia: …`, then `{ Mata Atlântica: …` */
const OPENING = /^\s*(?:[-•*–]\s*)?(\p{L}[^{}:;=()]{1,38}?)\s*:?\s*[{⎧]\s*(\S.*)$/u;
const NEXT = /^\s*[{⎨⎩|]\s*(\S.*)$/u;
/** `Sudeste }`, `Sul } Centro-Sul` */
const CLOSING = /^\s*(?:[-•*–]\s*)?(\p{L}[\p{L}\d ,.()–-]{1,60}?)\s*[}⎫⎬⎭]\s*(\p{L}.*)?$/u;
const FEWEST = 2;

/**
 * A brace over several lines, as it is drawn on a board (`Campos { Pampa: gramíneas` above `{ Cerrado: …`, or `Sul } Centro-Sul`
 * below `Sudeste }`): its name, then a line with a bullet for each that it holds.
 */
export function openBraces(text: string): string {
  const lines = text.split(/\r\n|\r|\n/);
  const read: string[] = [];
  for (let at = 0; at < lines.length; ) {
    const braced = openedAt(lines, at) ?? closedAt(lines, at);
    if (braced === null) read.push(lines[at++] ?? '');
    else {
      if ((read.at(-1)?.trim() ?? '') !== '') read.push('');
      read.push(`${braced.name}:`, ...braced.members.map((member) => `- ${member}`));
      at += braced.members.length;
    }
  }
  return read.join('\n');
}

interface Braced {
  name: string;
  members: string[];
}

function openedAt(lines: readonly string[], at: number): Braced | null {
  const line = lines[at] ?? '';
  const [, name = '', first = ''] = isCodeLine(line) ? [] : (OPENING.exec(line) ?? []);
  if (name === '' || first.includes('}')) return null;
  const members = [first.trim()];
  for (const next of lines.slice(at + 1)) {
    const member = NEXT.exec(next)?.[1];
    if (member === undefined) break;
    members.push(member.trim());
  }
  return members.length < FEWEST ? null : { name, members };
}

function closedAt(lines: readonly string[], at: number): Braced | null {
  const members: string[] = [];
  const names: string[] = [];
  for (const line of lines.slice(at)) {
    const [, member, name = ''] = CLOSING.exec(line) ?? [];
    if (member === undefined) break;
    members.push(member.trim());
    if (name.trim() !== '') names.push(name.trim());
  }
  const [name = '', ...others] = names;
  const isOne = name !== '' && others.length === 0 && name.length <= LONGEST_NAME && /^\p{L}/u.test(name);
  return isOne && members.length >= FEWEST ? { name, members } : null;
}
