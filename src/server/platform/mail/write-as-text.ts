import type { MailLetter, MailPart } from './mail-letter.ts';

/** A phone shows as much without breaking lines of its own. */
const WIDTH = 44;

/** The mail for readers that show no HTML, in the same order: narrow lines, addresses whole and alone on theirs. */
export function writeAsText({ headline, parts, button, after, footer }: MailLetter): string {
  const blocks = [
    wrap(headline),
    ...parts.map(writePart),
    ...(button ? [`${wrap(`${button.label}:`)}\n${button.href}`] : []),
    ...(after ? [wrap(after)] : []),
    ['--', wrap(footer.text), ...(footer.link ? [wrap(`${footer.link.label}:`), footer.link.href] : [])].join(
      '\n',
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function writePart(part: MailPart): string {
  if (typeof part === 'string') return wrap(part);
  if ('heading' in part) return wrap(part.heading.toUpperCase());
  if ('bill' in part) return part.bill.map(({ label, value }) => billLine(label, value)).join('\n');
  const { quote, by } = part;
  return [wrap(quote, WIDTH - 2), ...(by ? ['', wrap(by, WIDTH - 2)] : [])]
    .join('\n')
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}

function billLine(label: string, value: string): string {
  const gap = WIDTH - label.length - value.length;
  return gap >= 2
    ? `${label}${' '.repeat(gap)}${value}`
    : `${wrap(label)}\n${value.padStart(WIDTH)}`.trimEnd();
}

/** Breaks at spaces; a word longer than a line (an address) stays whole. */
function wrap(text: string, width = WIDTH): string {
  return text
    .split('\n')
    .map((paragraph) => {
      const lines = [''];
      for (const word of paragraph.split(' ')) {
        const line = lines.at(-1) ?? '';
        if (line === '') lines[lines.length - 1] = word;
        else if (line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
        else lines.push(word);
      }
      return lines.join('\n');
    })
    .join('\n');
}
