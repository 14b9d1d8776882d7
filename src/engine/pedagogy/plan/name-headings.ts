import { isBroken } from '#engine/pedagogy/language/is-broken.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Grounded, Piece } from '#engine/pedagogy/material/piece.ts';
import { cleanTitle, LONGEST_TITLE, upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import { isListingLine } from '#engine/pedagogy/outline/is-listing-line.ts';
import { joinAll, joinNames, lowerTitle, saysMuch } from '#engine/pedagogy/outline/join-names.ts';
import type { Spell } from '#engine/pedagogy/outline/learn-spelling.ts';
import { isAspect, isFrame, isNameless } from '#engine/pedagogy/outline/nameless.ts';

/** A heading with what a slide or page has of its part. */
interface Head {
  title: string;
  level: number;
  /** Words of matter under it, its own parts included. */
  weight: number;
  children: Head[];
  /** Opened on an earlier slide. */
  isOpen: boolean;
}

/** What is read of an item's headings: its titles, best first, and the part that is open where it ends. */
export interface NamedHeadings {
  titles: string[];
  running: string;
}

/**
 * Titles of a slide or page by the headings in it: all its parts where they fit; the parts of a part where that is
 * told already, by the cover or by the `section` it shares with others. `before` are the section's pieces before it.
 */
export function nameHeadings(
  pieces: readonly Piece[],
  before: readonly Piece[],
  { section, cover }: { section: string; cover: string },
  spell: Spell,
): NamedHeadings {
  const roots = plant(pieces, before, spell);
  // Of a section called by several parts each slide goes by its own.
  const isTold = ({ title }: Head): boolean =>
    (isWithin(title, section) && !isOneOf(title, section)) || isWithin(title, cover);
  let parent: Head | null = null;
  let heads = roots;
  // `Aplicação` of the part above it.
  const path: Head[] = [];
  for (let only = heads[0]; heads.length === 1 && only !== undefined; only = heads[0]) {
    const inner = only.children.reduce((sum, { weight }) => sum + weight, 0);
    const isDeep = only.isOpen || isTold(only) || isNameless(only.title) || isAspect(only.title);
    // `Algoritmo para o cálculo` under `Mediana` is no name for the slide that tells what a median is.
    const areNamed = only.children.some(({ title }) => !isNameless(title));
    if (!areNamed || !(isDeep && inner * 2 >= only.weight)) break;
    path.push(only);
    parent = path.findLast(({ title }) => !isAspect(title) && !isNameless(title)) ?? only;
    heads = only.children;
  }
  // An introduction among others is told by its parts.
  const shown = heads.every(({ title }) => isNameless(title))
    ? heads.flatMap((head) => (tellsByParts(head) ? head.children : [head]))
    : heads;
  const all = shown.flatMap((head) => namesOf(head, shown.length > 1));
  const named = all.filter(
    ({ title }) => all.length === 1 || !(isPartOf(title, cover) || OF_A_PAPER.test(title)),
  );
  const subjects = named.filter(({ title }) => !isNameless(title) && !NEEDS_PARENT.test(title));
  const parts = subjects.length > 0 ? subjects : named.filter(({ title }) => !isNameless(title));
  const frames = named.filter(({ title }) => isFrame(title));
  const chosen = [parts, frames, named].find((some) => some.length > 0) ?? [];
  // What goes on from the slide before is named there.
  const opened = heads.filter(({ isOpen }) => !isOpen);
  const [only] = opened;
  const goesOn =
    heads.length > opened.length && heads.some(({ isOpen, children }) => isOpen && children.length > 0);
  const whole = opened.length === 1 && only !== undefined && !goesOn ? withInner(only, spell) : [];
  const heaviest = [...chosen].sort((a, b) => b.weight - a.weight).map(({ title }) => title);
  const telling = named.filter(({ title }) => !isNameless(title));
  const above =
    parent === null || isWithin(parent.title, cover)
      ? []
      : underParent(parent.title, telling.length > 0 ? telling : named, spell);
  const titles = [
    ...above,
    ...whole,
    joinAll(
      named.filter(({ title }) => parts.some((one) => one.title === title) || isFrame(title)),
      spell,
    ),
    listOf(chosen, spell),
    ...heaviest,
  ].filter((title) => title !== '');
  return { titles, running: endOf(roots) };
}

const MOST_WORDS = 6;

/**
 * The parts of the parts side by side, where the section tells the parts themselves; '' unless each of them has some with
 * short names of their own.
 */
export function nameInner(pieces: readonly Piece[], section: string, spell: Spell): string {
  const isFresh = ({ title }: Head): boolean =>
    !isNameless(title) &&
    !isAspect(title) &&
    !isWithin(title, section) &&
    title.split(' ').length <= MOST_WORDS &&
    !/^(?:figura|tabela|quadro|continuaç)/iu.test(title);
  const inner = plant(pieces, [], spell).map(({ children }) => children.filter(isFresh));
  return inner.flat().length < 2 || inner.some((own) => own.length === 0) ? '' : joinAll(inner.flat(), spell);
}

const tellsByParts = ({ children }: Head): boolean =>
  children.length > 1 && children.some(({ title }) => !isNameless(title));

function isWithin(title: string, other: string): boolean {
  const known = contentStems(other);
  const own = contentStems(title);
  return (own.length > 0 || !saysMuch(title)) && own.every((key) => known.includes(key));
}

/** `Cifras de fluxo` in `Cifras de fluxo, cifras de bloco e integridade`. */
function isOneOf(title: string, section: string): boolean {
  const names = section.toLowerCase().split(/[,;]\s|\se\s/u);
  const own = normalise(title).split(/[,;]\s|\se\s/u);
  return names.length > own.length && own.every((one) => names.some((name) => normalise(name) === one));
}

/** `Introdução à Economia – Texto de apoio 3`: which paper of a course it is. */
const OF_A_PAPER =
  /^(?:[^–—]{0,60}\s[–—-]\s)?(?:texto(?: de apoio)?|apostila|material|ficha|folha|lista|caderno|aula|unidade|m[óo]dulo|semana) (?:n?[º°.]*\s?)?\d{1,2}$/iu;

/** `Exame de Seleção` of the cover `Exame de Seleção – Edital 7`. */
const isPartOf = (title: string, cover: string): boolean =>
  normalise(cover) === normalise(title) || normalise(cover).startsWith(`${normalise(title)} – `);

function listOf(names: readonly Head[], spell: Spell, longest = LONGEST_TITLE): string {
  return names.length === 1 ? (names[0]?.title ?? '') : joinNames(names, spell, longest);
}

/** A part that began before is named by its parts that stand here, or not at all. */
function namesOf(head: Head, hasOthers: boolean): Head[] {
  if (!head.isOpen) return [head];
  if (head.children.length === 1) return head.children.flatMap((child) => namesOf(child, hasOthers));
  return hasOthers ? [...head.children].sort((a, b) => b.weight - a.weight).slice(0, 1) : head.children;
}

/** `Raciocínio usado` for what: a part of a motivation tells little away from it. */
const NEEDS_PARENT = /^(?:motiva[çc][ãa]o|problema|hip[óo]tese|revis[ãa]o)$/iu;

/** `Folhas de estilo: estrutura e aplicação`, where single words or words of any document would say too little. */
function underParent(parent: string, names: readonly Head[], spell: Spell): string[] {
  const isShort =
    NEEDS_PARENT.test(parent) ||
    names.some(({ title }) => isNameless(title) || isAspect(title)) ||
    names.every(({ title }) => /^\p{Lu}?\p{Ll}+$/u.test(title));
  const list = listOf(names, spell);
  return isNameless(parent) || !isShort || list === '' ? [] : joinByColon(parent, list, spell);
}

/** One part with its own parts: `Sistemas híbridos: El Gammal e RSA`. */
function withInner(head: Head, spell: Spell): string[] {
  const inner = head.children.filter(({ title }) => !isNameless(title));
  const list = listOf(inner, spell, LONGEST_TITLE - head.title.length - 2);
  const own = contentStems(head.title);
  // `Unidade de controle: UC – unidade de controle` says it twice.
  return list === '' || contentStems(list).some((key) => own.includes(key))
    ? []
    : joinByColon(head.title, list, spell);
}

/** `Cascading Style Sheets (CSS)` */
const SHORT_NAME = /\((\p{Lu}[\p{Lu}\d]{1,6})\)$/u;

/** `Part: what is told of it`, where neither has a mark of its own and a title has room for both. */
export function joinByColon(title: string, list: string, spell: Spell): string[] {
  if (title === '' || list === '' || normalise(title) === normalise(list)) return [];
  const [short = title] =
    `${title}: ${list}`.length > LONGEST_TITLE ? (SHORT_NAME.exec(title)?.slice(1) ?? []) : [];
  const whole = `${short}: ${lowerTitle(list, spell)}`;
  return /[:;,?]/.test(title) || /[:;]/.test(list) || whole.length > LONGEST_TITLE ? [] : [whole];
}

function endOf(roots: readonly Head[]): string {
  const last = roots.at(-1);
  return last === undefined ? '' : endOf(last.children) || last.title;
}

const LONG = 140;

/** The pieces without headings of which the points say nothing, where others have some: a slide is not called after what it leaves out. */
export function underToldHeads(all: readonly Piece[], points: readonly Grounded[]): readonly Piece[] {
  const told = new Set(points.flatMap(({ basis }) => basis.map(({ piece }) => piece)));
  // Nor after `Avaliação`, below which all is said to whoever teaches.
  const pieces = all.some((piece) => told.has(piece)) ? all.filter(({ isGuided }) => !isGuided) : all;
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    if (piece.kind === 'heading' || groups.length === 0) groups.push([]);
    groups.at(-1)?.push(piece);
  }
  const isTold = (group: readonly Piece[]): boolean => group.some((piece) => told.has(piece));
  const isShown = (group: readonly Piece[]): boolean =>
    group.every(({ kind }) => kind === 'heading') ||
    group.some(({ kind }) => kind === 'table' || kind === 'chart' || kind === 'image');
  const headed = groups.filter(([first]) => first?.kind === 'heading');
  // Of a long text a slide tells a part for the whole, and goes by all that it stands for.
  const words = pieces.reduce((sum, { kind, weight }) => sum + (kind === 'code' ? 0 : weight), 0);
  // A program tells of its heading alone.
  const isOfCode = pieces.some(({ kind }) => kind === 'code');
  if (!headed.some(isTold) || (words > LONG && !isOfCode)) return pieces;
  const kept = groups.filter((group) => isTold(group) || isShown(group) || group[0]?.kind !== 'heading');
  // `Vetores` above `Acessando itens`: the part of a part that is told.
  return groups.flatMap((group) =>
    kept.includes(group) ? group : isAbove(group, groups, kept) ? group.slice(0, 1) : [],
  );
}

/** True for the heading of a part of which something below it is kept. */
function isAbove([head]: readonly Piece[], groups: readonly Piece[][], kept: readonly Piece[][]): boolean {
  const from = groups.findIndex(([first]) => first === head) + 1;
  const isBelow = (group: readonly Piece[]): boolean => (group[0]?.level ?? 0) > (head?.level ?? 0);
  const end = groups.findIndex((group, at) => at >= from && !isBelow(group));
  return groups.slice(from, end < 0 ? undefined : end).some((group) => kept.includes(group));
}

/** The headings of the item as a tree, under those that are still open from before it. */
function plant(pieces: readonly Piece[], before: readonly Piece[], spell: Spell): Head[] {
  const root: Head = { title: '', level: 0, weight: 0, children: [], isOpen: true };
  const path: Head[] = [root];
  const open = (piece: Piece, isOpen: boolean): void => {
    while (path.length > 1 && (path.at(-1)?.level ?? 0) >= piece.level) path.pop();
    const title = unwrap(cleanTitle(piece.text, spell));
    const siblings = path.at(-1)?.children ?? [];
    const known = siblings.find((other) => other.title.toLowerCase() === title.toLowerCase());
    const head = known ?? { title, level: piece.level, weight: 0, children: [], isOpen };
    if (isOpen) siblings.length = 0;
    if (known === undefined || isOpen) siblings.push(head);
    path.push(head);
  };
  for (const piece of before) if (piece.kind === 'heading' && isName(piece.text)) open(piece, true);
  for (const piece of pieces) {
    if (piece.kind !== 'heading') for (const head of path) head.weight += piece.weight;
    else if (isName(piece.text)) open(piece, false);
  }
  return prune(root).children;
}

/** Parts that ended before the item are none of its own. */
function prune(head: Head): Head {
  head.children = head.children.map(prune).filter(({ isOpen, weight }) => !isOpen || weight > 0);
  return head;
}

/** A root or a sum out of a formula, a word that goes on in the next line. */
const TORN = /[√∑∏∫≤≥≠±∂∆∇]|\p{L}-$/u;

/** `O que aconteceu?`, `Comandos aprendidos`: what heads the parts of every exercise in a manual. */
const OF_A_LAB =
  /^(?:partes|c[óo]digo(?: fonte)?|o que aconteceu|comandos? (?:aprendid|utilizad|usad)os?|passo a passo|pr[ée]-requisitos?)\W*$/iu;

function isName(text: string): boolean {
  return (
    text.length > 2 &&
    /\p{L}{2}/u.test(text) &&
    !OF_A_LAB.test(text.trim()) &&
    !TORN.test(text) &&
    !isListingLine(text) &&
    !isBroken(text)
  );
}

/** `(A aplicação prática )` → `A aplicação prática` */
function unwrap(title: string): string {
  return upperFirst(/^\(([^()]+)\)$/u.exec(title)?.[1]?.trim() ?? title);
}
