import { FONT_FAMILIES, loadFont } from '#engine/composing/fonts/font-files.ts';
import type { BookletBlock } from '#shared/composition/blocks.ts';
import type { Booklet } from '#shared/composition/booklet.ts';

const safe = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const lines = (count: number): string => '<div class="line"></div>'.repeat(count);

/**
 * The booklet as a page a browser prints: the same text on the same paper with the same letters, cover, contents, rules
 * to write on and key. What print styles lack (numbers in the contents, notes beside the text) is left out.
 */
export function writeBookletHtml({ title, chapters, glossary, sources }: Booklet): string {
  const faces = FONT_FAMILIES.flatMap((family) =>
    (['regular', 'bold'] as const).map((weight) => {
      const bytes = Buffer.from(loadFont(family, weight)).toString('base64');
      return `@font-face{font-family:'${family}';font-weight:${weight === 'bold' ? 700 : 400};src:url(data:font/otf;base64,${bytes})}`;
    }),
  );
  const style = `@page{size:A4;margin:27mm 64mm 25mm 22mm}body{font:11.5pt/1.42 Figtree;margin:0}h1,h2,h3{font-family:'Bricolage Grotesque'}
    .opens,.page{break-before:page}.band{background:#11352a;color:#f6f3e8;padding:20mm 8mm;margin-bottom:8mm}.line{border-bottom:.6pt solid #a5a5a5;height:8mm}
    .squares{height:38mm;background:repeating-linear-gradient(#ccc 0 .35pt,transparent .35pt 5mm),repeating-linear-gradient(90deg,#ccc 0 .35pt,transparent .35pt 5mm)}
    .callout{background:#e9f0f7;padding:5mm;border-radius:2mm}.exercise{break-inside:avoid}td,th{border-bottom:.45pt solid #c3c3c3;padding:2mm;text-align:left}`;
  const exercises = chapters.flatMap((chapter) => chapter.exercises);
  const body = [
    `<div class="band"><h1>${safe(title)}</h1></div><div class="page"><p>${safe(title)}</p></div><div class="page"><h1>Sumário</h1>`,
    ...chapters.map((chapter, at) => `<p><a href="#c${at}">${at + 1} ${safe(chapter.title)}</a></p>`),
    '</div>',
    ...chapters.map(
      (chapter, at) =>
        `<div class="opens band" id="c${at}"><h1>${safe(chapter.title)}</h1><p>${safe(chapter.question ?? '')}</p></div>${chapter.blocks.map(writeBlock).join('')}<h2>Exercícios</h2>${chapter.exercises.map(writeExercise).join('')}`,
    ),
    `<div class="page"><h1>Glossário</h1>${glossary.map(({ term, text }) => `<p><b>${safe(term)}</b>: ${safe(text)}</p>`).join('')}${sources.map((one) => `<p>${safe(one)}</p>`).join('')}</div>`,
    `<div class="page"><h1>Gabarito</h1>${exercises.map(({ number, answer }) => `<p><b>${number}</b> ${safe(answer ?? '')}</p>`).join('')}</div>`,
  ];
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>${safe(title)}</title><style>${faces.join('')}${style}</style>${body.join('')}</html>`;
}

function writeBlock(block: BookletBlock): string {
  if (block.type === 'heading') return `<h${block.level}>${safe(block.text)}</h${block.level}>`;
  if (block.type === 'text') return `<p>${safe(block.text)}</p>`;
  if (block.type === 'callout')
    return `<div class="callout"><b>${block.name ?? ''}</b><p>${safe(block.text)}</p></div>`;
  if (block.type === 'points')
    return `<ul>${block.items.map(({ text }) => `<li>${safe(text)}</li>`).join('')}</ul>`;
  if (block.type === 'process')
    return `<ol>${block.steps.map(({ text }) => `<li>${safe(text)}</li>`).join('')}</ol>`;
  if (block.type === 'activity')
    return block.steps
      .map(({ text }) => `<div class="exercise"><p>${safe(text)}</p>${lines(3)}</div>`)
      .join('');
  if (block.type === 'table')
    return `<table>${[block.columns, ...block.rows].map((row) => `<tr>${row.map((cell) => `<td>${safe(cell)}</td>`).join('')}</tr>`).join('')}</table>`;
  return '';
}

function writeExercise({
  number,
  text,
  options,
  kind,
}: Booklet['chapters'][number]['exercises'][number]): string {
  const room = kind === 'aberta' ? lines(3) : kind === 'calculo' ? '<div class="squares"></div>' : '';
  return `<div class="exercise"><p><b>${number}</b> ${safe(text).replaceAll('\n', '<br>')}</p>${options.map((one) => `<p>◯ ${safe(one)}</p>`).join('')}${room}</div>`;
}
