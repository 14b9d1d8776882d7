import { escapeHtml } from '#server/platform/escape-html.ts';
import type { MailLetter, MailPart } from './letter.ts';

/**
 * The mail in the product's dress, for every reader of HTML: tables and inline styles, because many drop the rest;
 * `bgcolor` beside `background`; no picture, no font and no address but the links, so that nothing is fetched on
 * opening. The inline colours are the light version; the block in the head is the dark one. Where a reader inverts
 * colours by force, text and button keep their contrast, for none of them lies on a picture.
 */
export function writeAsHtml(letter: MailLetter): string {
  const { subject, preheader, headline, parts, button, after, footer } = letter;
  const body = [
    `<h1 class="m-t" style="${FACE}margin:0;font-size:27px;line-height:33px;font-weight:bold;color:${INK};">${escapeHtml(headline)}</h1>`,
    ...parts.map(partAsHtml),
    ...(button ? [writeButton(button.label, button.href)] : []),
    ...(after
      ? [
          `<p class="m-t2" style="${FACE}margin:22px 0 0;font-size:15px;line-height:22px;color:${QUIET};">${escapeLines(after)}</p>`,
        ]
      : []),
  ].join('\n');
  const choose = footer.link
    ? ` <a href="${escapeHtml(footer.link.href)}" class="m-elo" style="color:${BOARD_GREEN};font-weight:bold;text-decoration:underline;">${escapeHtml(footer.link.label)}</a>`
    : '';
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}</style>
</head>
<body class="m-fundo" bgcolor="${PAPER}" style="margin:0;padding:0;background:${PAPER};">
<div style="display:none;max-height:0;overflow:hidden;">${escapeHtml(preheader)}${'&#847; '.repeat(60)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="m-fundo" bgcolor="${PAPER}" style="background:${PAPER};"><tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;border-collapse:separate;">
<tr><td bgcolor="#123329" style="background:#123329;border-radius:12px 12px 0 0;padding:16px 28px;"><span style="${FACE}font-size:22px;line-height:26px;font-weight:bold;color:#fbfaf3;">Lousa<span style="color:#ffd54a;">.</span></span></td></tr>
<tr><td bgcolor="#b9783c" height="5" style="background:#b9783c;height:5px;line-height:5px;font-size:1px;">&nbsp;</td></tr>
<tr><td class="m-papel" bgcolor="#ffffff" style="background:#ffffff;border-radius:0 0 12px 12px;padding:30px 28px 32px;text-align:left;">
${body}
</td></tr>
<tr><td style="padding:18px 28px 4px;text-align:left;"><p class="m-t2" style="${FACE}margin:0;font-size:14px;line-height:21px;color:${QUIET};">${escapeLines(footer.text)}${choose}</p></td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

/** The colours of the board and its paper; each pair of text and ground passes 4.5:1, light and dark. */
const INK = '#14231d';
const QUIET = '#4a5851';
const PAPER = '#f7f6ee';
const BOARD_GREEN = '#1f5c4b';
const FACE = "font-family:'Trebuchet MS','Segoe UI',Roboto,Arial,sans-serif;word-break:break-word;";
const DARK = [
  ':root{color-scheme:light dark}',
  '@media (prefers-color-scheme:dark){',
  '.m-fundo{background:#0d1c17!important}.m-papel{background:#152a23!important}',
  '.m-t{color:#f3f5ec!important}.m-t2{color:#b7c8bf!important}.m-elo{color:#9ccbb8!important}',
  '.m-bt{background:#ffd54a!important}.m-bt-t{color:#14231d!important}',
  '.m-linha{border-color:#2c4a3f!important}.m-cita{background:#10231d!important}}',
].join('');

function partAsHtml(part: MailPart): string {
  if (typeof part === 'string') return paragraph(escapeLines(part), 'margin:16px 0 0;');
  if ('heading' in part)
    return `<h2 class="m-t" style="${FACE}margin:22px 0 -8px;font-size:17px;line-height:26px;font-weight:bold;color:${INK};">${escapeHtml(part.heading)}</h2>`;
  if ('bill' in part) {
    const rows = part.bill.map(({ label, value, isTotal }) => billRow(label, value, isTotal));
    return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate;margin-top:18px;">${rows.join('')}</table>`;
  }
  const by = part.by
    ? `<p class="m-t2" style="${FACE}margin:10px 0 0;font-size:15px;line-height:22px;color:${QUIET};">${escapeHtml(part.by)}</p>`
    : '';
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate;margin-top:22px;"><tr><td width="4" bgcolor="#ffd54a" style="background:#ffd54a;width:4px;border-radius:2px;font-size:1px;">&nbsp;</td><td class="m-cita" bgcolor="#f0f6f1" style="background:#f0f6f1;padding:16px 20px;border-radius:0 8px 8px 0;">${paragraph(escapeLines(part.quote), 'margin:0;', 'font-size:18px;line-height:28px;')}${by}</td></tr></table>`;
}

function paragraph(html: string, margin: string, size = 'font-size:17px;line-height:26px;'): string {
  return `<p class="m-t" style="${FACE}${margin}${size}color:${INK};">${html}</p>`;
}

function billRow(label: string, value: string, isTotal = false): string {
  const style = `${FACE}padding:10px 0;font-size:${isTotal ? 18 : 16}px;line-height:24px;color:${INK};${isTotal ? 'font-weight:bold;' : 'border-bottom:1px solid #dad8c8;'}`;
  return `<tr><td class="m-t m-linha" style="${style}">${escapeHtml(label)}</td><td class="m-t m-linha" align="right" style="${style}padding-left:12px;white-space:nowrap;">${escapeHtml(value)}</td></tr>`;
}

/** A padded cell, which is a button also where styles of links are dropped. */
function writeButton(label: string, href: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate;margin-top:24px;"><tr><td class="m-bt" bgcolor="${BOARD_GREEN}" align="center" style="background:${BOARD_GREEN};border-radius:10px;"><a href="${escapeHtml(href)}" class="m-bt-t" style="${FACE}display:inline-block;padding:15px 28px;font-size:17px;line-height:22px;font-weight:bold;color:#fbfaf3;text-decoration:none;">${escapeHtml(label)}</a></td></tr></table>`;
}

const escapeLines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

/** A phone shows as much without breaking lines of its own. */
const WIDTH = 44;

/** The mail for readers that show no HTML, in the same order: narrow lines, addresses whole and alone on theirs. */
export function writeAsText({ headline, parts, button, after, footer }: MailLetter): string {
  const blocks = [
    wrap(headline),
    ...parts.map(partAsText),
    ...(button ? [`${wrap(`${button.label}:`)}\n${button.href}`] : []),
    ...(after ? [wrap(after)] : []),
    ['--', wrap(footer.text), ...(footer.link ? [wrap(`${footer.link.label}:`), footer.link.href] : [])].join(
      '\n',
    ),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function partAsText(part: MailPart): string {
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
