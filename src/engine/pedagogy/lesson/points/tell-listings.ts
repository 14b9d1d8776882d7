import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { wordsOf } from '#engine/pedagogy/language/words.ts';
import { findFields } from '#engine/pedagogy/lesson/own-terms.ts';
import type { Piece, Statement } from '#engine/pedagogy/material/piece.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { isContentRole } from '#engine/pedagogy/understanding/role.ts';
import { excerptOf } from '#engine/reading/excerpt.ts';
import { isClosed } from '#engine/reading/listings.ts';
import { cleanPoint } from './clean-point.ts';
import type { Point } from './point.ts';
import { lowerFirst } from './say-lists.ts';
import { leansOnOthers } from './stand-alone.ts';

/** What a plan says where a slide shows a listing; the listing itself stands below it, line by line. */
export const SHOWS_LISTING = 'Código do material';
/** The same of one that was recognised in a picture: signs may be misread. */
const READ_IN_PICTURE = `${SHOWS_LISTING}, lido da imagem (confira)`;

/** What a slide shows of a program beside two sentences, at a size that is read from the last row. */
export const LISTING_ROOM = { lines: 11, width: 54 };
const LONGEST_INLINE = 64;
const LONGEST_LEAD = 110;
const LONGEST_NAME = 60;
/** `basta fazer o seguinte`, `conforme exemplo abaixo`: says that a listing follows, not what it does. */
const ANNOUNCES =
  /(?:^|,?\s)(?:(?:basta|podemos|pode-se|deve(?:mos|-se)?|é preciso|é só|temos que|fica|ficaria|teremos|temos|faça|deve ser|pode ser|podendo ser)(?!\p{L})[^,;:]*(?:seguintes?(?: \p{L}+)?|assim|abaixo|forma|maneira|isto|isso)|(?:conforme|como|veja|vejamos|segue|confira)(?!\p{L})[^,;:]*(?:exemplo|abaixo|seguir|seguinte|código)[^,;:]*|da seguinte (?:forma|maneira)|e (?:cont[ée]m|tem|possui|traz|apresenta) [ao]s seguintes \p{L}+|(?:o código )?(?:abaixo|a seguir))\s*$/iu;
/** `Por exemplo`, `E o código ficaria assim`, `com tudo que vimos`: the bridge to a listing, and no name of it. */
const BRIDGE =
  /^(?:(?:e |por |um |outro )?exemplos?(?!\p{L})|(?:e |o |um )*(?:c[óo]digo|resultado|sa[íi]da|comando|script)(?: (?:completo|acima|fica\p{L}*|seria|final|fonte))*$)|(?<!\p{L})(?:vimos|vemos|seria|ficaria|ficam?|anterior(?:es)?|agora)(?!\p{L})/iu;

const HEADS_CODE =
  /^\W*(?:c[óo]digos?|exemplos?|comandos?|scripts?|programas?|sketch|sa[íi]da|resultado|o que aconteceu)\W*$/iu;

/** The programs of a part: a short one behind what it is for, of a longer one what a slide can show whole. */
export function tellListings(pieces: readonly Piece[]): Point[] {
  const fields = findFields(pieces);
  return runsOf(pieces).flatMap(({ run, at }) => {
    const codes = run.flatMap(({ statements }) => statements.slice(0, 1));
    const [code] = codes;
    const isRead = run.every(({ block }) => block.origin !== 'ocr');
    const text = isRead
      ? excerptOf(run.map((piece) => piece.text).join('\n'), LISTING_ROOM, spokenIn(pieces, at))
      : statementsIn(run.map((piece) => piece.text));
    if (code === undefined || text === null) return [];
    const lead = leadTo(pieces, at);
    const line = text.replace(/\s+/g, ' ').trim().replace(/;$/, '');
    const isShort = line.length <= LONGEST_INLINE && (!text.includes('\n') || run.length === 1);
    if (lead !== null && isShort && isRead)
      return [toPoint(`${lead.text}: ${line}`, [lead.statement, code], false)];
    const name = lead ?? saidAbove(pieces, at) ?? nameOver(pieces, at, fields);
    if (name === null || (isShort && isRead)) return [];
    const head = `${isRead ? SHOWS_LISTING : READ_IN_PICTURE}: ${lowerFirst(name.text)}`;
    return [toPoint(`${head}\n${text}`, [code, name.statement, ...codes.slice(1)], true)];
  });
}

/** Programs that a page or its printing tore into several stand as one. */
function runsOf(pieces: readonly Piece[]): { run: Piece[]; at: number }[] {
  const runs: { run: Piece[]; at: number }[] = [];
  for (const [at, piece] of pieces.entries()) {
    if (piece.kind !== 'code') continue;
    const last = runs.at(-1);
    const before = last === undefined ? -1 : last.at + last.run.length - 1;
    const near = pieces[before];
    const isSame =
      near?.block.origin === piece.block.origin &&
      near?.slide === piece.slide &&
      (near?.page === piece.page || piece.block.origin !== 'ocr');
    if (last !== undefined && before === at - 1 && isSame) last.run.push(piece);
    else runs.push({ run: [piece], at });
  }
  return runs;
}

/** `$texto = json_encode($filme);` among what a recognition of letters made of a picture: its whole statements. */
const WHOLE_STATEMENT =
  /(?:\$\w+\s?=\s?|\b(?:require|include|return|echo)(?:_once)?\s|\b\w+\()[^;$«»]*(?:\$[^;«»]*)?;|function \w+\([^()]*\)(?:\s?:\s?\w+)?/gu;

const MOST_READ = 5;
const LONGEST_READ = 95;
export function statementsIn(texts: readonly string[]): string | null {
  const lines = texts
    .flatMap((text) => text.match(WHOLE_STATEMENT) ?? [])
    .map((line) => line.replace(/\s+/g, ' '))
    .filter((line) => isClosed(line) && line.length <= LONGEST_READ && !/[|[\]{}«»]/u.test(line));
  return lines.length === 0 ? null : [...new Set(lines)].slice(0, MOST_READ).join('\n');
}

/** Names that the sentences around a listing speak of. */
function spokenIn(pieces: readonly Piece[], at: number): ReadonlySet<string> {
  const near = pieces.slice(Math.max(0, at - NEAR), at + NEAR + 1).filter(({ kind }) => kind !== 'code');
  return new Set(near.flatMap(({ text }) => text.match(/[A-Za-z_]\w{2,}/gu) ?? []));
}
const NEAR = 6;

/**
 * What a plan says of a point: of a listing that it shows one, for a program is no sentence to be read out or judged. The slide
 * shows what the listing's passages hold. `announced` grows by what is said: a second program of one name goes on.
 */
export function sayInPlan<Said extends { text: string }>(point: Said, announced: Set<string>): Said {
  if (!point.text.startsWith(SHOWS_LISTING) || !point.text.includes('\n')) return point;
  const head = point.text.slice(0, point.text.indexOf('\n'));
  const text = announced.has(head) ? `${head} (continuação)` : head;
  announced.add(head);
  return { ...point, text };
}

/** Whether a point stands for a listing that takes most of its slide. */
export const isShownListing = ({ kind, text }: Pick<Point, 'kind' | 'text'>): boolean =>
  kind === 'listing' && text.startsWith(SHOWS_LISTING);

function toPoint(text: string, basis: Statement[], isOpening: boolean): Point {
  const said = text.split('\n')[0]?.split(': ')[isOpening ? 1 : 0] ?? '';
  return {
    ...{ text, basis, words: wordsOf(text).length, stems: new Set(contentStems(said)) },
    ...{ kind: 'listing', isOpening, isLong: false },
  };
}

const EXAMPLE = /^\W*exemplo(?: \d{1,2})?\s*[:–—-]\s*(\p{L}.{5,})$/iu;

interface Named {
  text: string;
  statement: Statement;
}

/** The sentence right above that says what the program is or does. */
function leadTo(pieces: readonly Piece[], at: number): Named | null {
  const above = pieces[at - 1];
  const statement = above?.kind === 'text' ? above.statements.at(-1) : undefined;
  if (statement === undefined) return null;
  // `Exemplo 2 - validar a senha`
  const example = EXAMPLE.exec(statement.text)?.[1];
  if (example !== undefined && example.length <= LONGEST_NAME)
    return { text: upperFirst(cleanPoint(example.replace(/[\s:.]+$/, ''))), statement };
  if (!/[:.]\s*$/.test(statement.text)) return null;
  const text = cleanPoint(statement.text.replace(/[\s:.]+$/, '').replace(ANNOUNCES, ''))
    .replace(/^Por exemplo,? /iu, '')
    .replace(/^(?:Um |Outro )?exemplos? (?:(?:de |da |do )|(?!(?:com|em|usando|para) ))/iu, '');
  const isNamed = wordsOf(text).length >= 2 && text.length <= LONGEST_LEAD && !BRIDGE.test(text);
  return isNamed && !leansOnOthers(upperFirst(text)) && /:\s*$/.test(statement.text)
    ? { text: upperFirst(text), statement }
    : null;
}

/** What the sentence before says that is done, where the program is only called an example: `Para remover, usamos o método pop.` */
function saidAbove(pieces: readonly Piece[], at: number): Named | null {
  const isBare = (piece: Piece | undefined): boolean =>
    piece !== undefined && piece.kind !== 'code' && HEADS_CODE.test(piece.text);
  const from = isBare(pieces[at - 1]) ? at - 2 : at - 1;
  const statement = pieces[from]?.kind === 'text' ? pieces[from].statements.at(-1) : undefined;
  if (statement === undefined || !isContentRole(statement.role)) return null;
  const text = cleanPoint(statement.text.replace(/[\s:.]+$/, '').replace(ANNOUNCES, ''));
  return DOES.test(text) &&
    text.length <= LONGEST_LEAD &&
    !leansOnOthers(upperFirst(text)) &&
    !BRIDGE.test(text)
    ? { text: upperFirst(text), statement }
    : null;
}
/** `Para iniciar …, utilizamos …`, `Uma função é declarada com …`: what whoever writes it does. */
const DOES =
  /^para (?:se )?\p{L}+[aei]r(?:mos)? [^,]{3,60}, |(?<!\p{L})(?:us|utiliz|cri|defin|coloc|declar|inform|chama|escreve)\p{L}*mos(?!\p{L})|(?<!\p{L})(?:é|são) (?:declarad|criad|definid|escrit|executad|chamad)[oa]s?(?!\p{L})/iu;

/** The heading that the program stands under: `Código`, which heads every program of a manual, is none. */
function nameOver(pieces: readonly Piece[], at: number, fields: ReadonlySet<Piece>): Named | null {
  const heading = pieces
    .slice(0, at)
    .findLast(
      (piece) =>
        piece.kind === 'heading' &&
        /\p{L}{3}/u.test(piece.text) &&
        !fields.has(piece) &&
        !HEADS_CODE.test(piece.text),
    );
  const [statement] = heading?.statements ?? [];
  const name = cleanPoint(heading?.text ?? '');
  // One word alone does not say what is shown, unless it is a kind of program.
  const isKind = /^(?:algoritmo|programa|pseudoc[óo]digo|fun[çc][ãa]o|rotina|consulta)$/iu.test(name);
  const text = /^[\p{L}$-]+$/u.test(name) && !isKind ? `exemplo de ${lowerFirst(name)}` : name;
  return statement === undefined || !/\p{L}{3}/u.test(text) || text.length > LONGEST_NAME
    ? null
    : { text, statement };
}
