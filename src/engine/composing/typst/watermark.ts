import { create, type Font } from 'fontkit';
import { loadFont } from '#engine/composing/fonts/font-files.ts';

const WORD = 'prévia';
const ANGLE = -24;
/** Size of the letters and distances of the words, as shares of the page's width. */
const SIZE = 0.05;
const [STEP_X, STEP_Y] = [0.34, 0.15];

let outline: string | null = null;

/** Outlines of the word in a size of 1: the machine may have no font to draw it with. */
function outlineOf(): string {
  if (outline !== null) return outline;
  const font = create(loadFont('Figtree', 'bold')) as Font;
  let x = 0;
  const letters = font.layout(WORD).glyphs.map(({ path, advanceWidth }) => {
    const letter = `<path transform="translate(${x})" d="${path.toSVG()}"/>`;
    x += advanceWidth;
    return letter;
  });
  outline = `<g transform="scale(${1 / font.unitsPerEm} ${-1 / font.unitsPerEm})">${letters.join('')}</g>`;
  return outline;
}

/**
 * The mark of what is not paid for, an SVG to be laid over a page: the word again and again, dark with a light copy
 * beside it, so that one of them shows on any ground.
 */
export function writeWatermark({ width, height }: { width: number; height: number }): string {
  const [stepX, stepY, size] = [STEP_X * width, STEP_Y * width, SIZE * width];
  // Turned about the middle, so far out that the corners are covered too.
  const reach = Math.hypot(width, height) / 2;
  const words: string[] = [];
  for (let row = Math.floor(-reach / stepY); row * stepY < reach; row += 1) {
    const shift = row % 2 === 0 ? 0 : stepX / 2;
    for (let x = -reach - shift; x < reach; x += stepX) {
      words.push(`<use href="#w" transform="translate(${round(x)} ${round(row * stepY)}) scale(${size})"/>`);
    }
  }
  const turned = `translate(${width / 2} ${height / 2}) rotate(${ANGLE})`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<defs><g id="w">${outlineOf()}</g><g id="all">${words.join('')}</g></defs>`,
    `<g transform="${turned}"><use href="#all" fill="#000" opacity=".17"/>`,
    `<use href="#all" fill="#fff" opacity=".26" x="${round(size / 16)}" y="${round(size / 16)}"/></g></svg>`,
  ].join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;
