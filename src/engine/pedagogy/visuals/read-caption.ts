import type { Piece } from '#engine/pedagogy/material/piece.ts';

const CAPTION =
  /^(?:fig(?:ura|ure)?\.?|imagem|foto(?:grafia)?|ilustra[çc][ãa]o|gr[áa]fico|quadro|mapa)\s*[\d.]*\s*[:.–—-]\s*(?<says>\S.{5,})$/iu;
/** Names that programs and search engines give to pictures. */
const NO_ALT =
  /^(?:imagem|image|picture|foto|figura|shape|logo|tela|captura|diagrama|gráfico)?\W*\d*(?:\.\w{3,4})?$|:\/\/|[\\/]|\.(?:jpe?g|png|gif|webp|svg)\b|logo|[íi]cone|clipart|gr[áa]tis|download|transparente|freepik|pinterest/iu;
const ADDED =
  /^(?:resultado de imagem para|descri[çc][ãa]o\s*:|imagem de|foto de|uma imagem contendo)\s*|\s*(?:o conte[úu]do gerado por ia.*|(?:texto )?descri[çc][ãa]o gerada.*)$/giu;
const LONGEST = 90;

/** What the file itself says a picture shows: its caption right beside it, else its description; '' where nothing is said. */
export function readCaption(image: Piece, pieces: readonly Piece[]): string {
  const at = pieces.indexOf(image);
  for (const near of [pieces[at + 1], pieces[at - 1]]) {
    const says = near === undefined ? undefined : CAPTION.exec(near.text.trim())?.groups?.says;
    if (says !== undefined) return firstSentence(says);
  }
  const alt = image.text.replace(ADDED, '').trim();
  return NO_ALT.test(image.text) || alt.length < 4 || alt.length > 200 ? '' : firstSentence(alt);
}

function firstSentence(text: string): string {
  const first = text.replace(/\s+/g, ' ').split(/[.;](?:\s|$)/)[0] ?? '';
  if (first.length <= LONGEST) return first.trim();
  const border = Math.max(...[', ', ' (', ': '].map((mark) => first.lastIndexOf(mark, LONGEST)));
  return border > 20 ? first.slice(0, border) : '';
}
