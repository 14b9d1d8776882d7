import { segmentTopics } from '#engine/pedagogy/language/segment-topics.ts';
import { findRuns } from '#engine/pedagogy/material/find-runs.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import { readQuestions } from '#engine/pedagogy/material/read-questions.ts';
import { buildTree, type OutlineNode, piecesOf, weightOf } from './build-tree.ts';
import { isAppendix, isBackMatter } from './nameless.ts';

/** A run of the outline's nodes that make one section. */
export interface Part {
  nodes: OutlineNode[];
  weight: number;
}

/** A part under this share of all is too small to stand alone while there are more than enough parts. */
const TINY_SHARE = 0.05;
/** Text is cut by its subjects into this many parts; more of them only where the author's own headings open them. */
const MOST_CUT = 3;
/** Fewer than this are not cut by subject: there is no shift to find. */
const LEAST_UNITS_TO_CUT = 3;

/**
 * Consecutive parts of the material, between `least` and `most` as far as it has the matter: the outline's own
 * level that gives so many, big parts opened, small ones joined; topic shifts where there is no outline.
 */
export function findParts(pieces: readonly Piece[], least: number, most: number): Part[] {
  let nodes = openRoot(buildTree(pieces));
  for (let opened = true; opened && nodes.length < least; ) {
    opened = false;
    for (const node of [...nodes].sort((a, b) => weightOf(b) - weightOf(a))) {
      const most = node.children.length === 0 ? Math.min(least, MOST_CUT) : least;
      if (nodes.length >= most) continue;
      const inner = openNode(node, most - nodes.length + 1);
      if (inner.length < 2) continue;
      nodes = nodes.flatMap((other) => (other === node ? inner : [other]));
      opened = true;
      break;
    }
  }
  return joinSmall(groupMany(joinBack(nodes, most), least, most), least, most);
}

/** A part of what is put after the whole text, or all of these parts. */
const isBack = ({ heading, children }: OutlineNode): boolean =>
  heading === null ? children.length > 0 && children.every(isBack) : isBackMatter(heading.text);

/** Of a book with more chapters than parts its appendices are one of them. */
function joinBack(nodes: OutlineNode[], most: number): OutlineNode[] {
  const from = nodes.findLastIndex((node) => !isBack(node)) + 1;
  const back = nodes.slice(from);
  const areNamed = back.every(({ heading }) => heading !== null && isAppendix(heading.text));
  if (nodes.length <= most || from === 0 || back.length < 2 || !areNamed) return nodes;
  return [...nodes.slice(0, from), { heading: null, body: [], children: back }];
}

/** A document's title over everything is no section; what stands before its first part joins that part. */
function openRoot(root: OutlineNode): OutlineNode[] {
  const only = root.children.length === 1 && root.body.length === 0 ? root.children[0] : undefined;
  // The title of what is read names it, whatever is said of it below.
  if (only?.body.some(({ tale }) => tale !== undefined)) return openNode(only, only.children.length);
  if (only !== undefined && only.children.length > 0) return openRoot({ ...only, heading: null });
  if (root.children.length === 0) return [root];
  return openNode(root, root.children.length);
}

function openNode(node: OutlineNode, wanted: number): OutlineNode[] {
  if (node.children.length === 0) return cutBySubject(node, wanted);
  if (node.body.length === 0) return node.children;
  const opening: OutlineNode = { heading: node.heading, body: node.body, children: [] };
  const [first, ...rest] = node.children;
  const isPreface = weightOf(opening) < TINY_SHARE * 2 * weightOf(node) && first !== undefined;
  return isPreface
    ? [{ ...first, body: [...opening.body, ...first.body] }, ...rest]
    : [opening, ...node.children];
}

function cutBySubject(node: OutlineNode, wanted: number): OutlineNode[] {
  const units = unitsOf(node.body, wanted);
  if (units.length < LEAST_UNITS_TO_CUT) return [node];
  const most = Math.min(Math.max(2, wanted), units.length);
  const starts = segmentTopics(
    units.map((unit, index) => ({
      id: String(index),
      text: unit.map((piece) => piece.text).join(' '),
      isHeading: false,
    })),
    { minSegments: most, maxSegments: most },
  );
  return starts.map((start, index) => ({
    heading: index === 0 ? node.heading : null,
    body: units.slice(start, starts[index + 1]).flat(),
    children: [],
  }));
}

/** Whole questions and paragraphs where there are enough of them: the teacher's own are the best borders. */
function unitsOf(pieces: readonly Piece[], wanted: number): Piece[][] {
  const blocks: Piece[][] = [];
  const tied = new Set(readQuestions(pieces).flatMap(({ support, own }) => [...support, ...own].slice(1)));
  const ofRuns = new Set(
    findRuns(pieces).flatMap(({ members }) => members.flatMap(([line]) => line?.piece ?? []).slice(1)),
  );
  const opens = new Set(
    readQuestions(pieces).flatMap(({ support, own }) => [...support, ...own].slice(0, 1)),
  );
  for (const piece of pieces) {
    const last = blocks.at(-1);
    const isSame = last?.[0]?.blockRef === piece.blockRef && !opens.has(piece);
    const isTold = piece.tale !== undefined && last?.at(-1)?.tale !== undefined;
    if (last !== undefined && (isSame || isTold || tied.has(piece) || ofRuns.has(piece))) last.push(piece);
    else blocks.push([piece]);
  }
  const isTelling = pieces.some(({ tale }) => tale !== undefined);
  // A question is never cut from its own options, however few questions there are.
  return isTelling || tied.size + ofRuns.size > 0 || blocks.length >= Math.max(LEAST_UNITS_TO_CUT, wanted)
    ? blocks
    : pieces.map((piece) => [piece]);
}

function groupMany(nodes: OutlineNode[], least: number, most: number): Part[] {
  if (nodes.length <= most * 2) return nodes.map((node) => ({ nodes: [node], weight: weightOf(node) }));
  const starts = segmentTopics(
    nodes.map((node, index) => ({
      id: String(index),
      text: piecesOf(node)
        .map((piece) => piece.text)
        .join(' '),
      // Every node has its heading inside; told so, neighbours would be read as one heading.
      isHeading: false,
    })),
    { minSegments: Math.max(least, most - 1), maxSegments: most + 2 },
  );
  return starts.map((start, index) => {
    const own = nodes.slice(start, starts[index + 1]);
    return { nodes: own, weight: own.reduce((sum, node) => sum + weightOf(node), 0) };
  });
}

/** Joins the lightest neighbours until there are at most `most` parts and none of them is tiny. */
function joinSmall(parts: Part[], least: number, most: number): Part[] {
  const joined = [...parts];
  const total = joined.reduce((sum, part) => sum + part.weight, 0);
  while (joined.length > 1) {
    const lightest = joined.reduce(
      (best, part, index) => (part.weight < (joined[best]?.weight ?? 0) ? index : best),
      0,
    );
    const isTiny = (joined[lightest]?.weight ?? 0) < TINY_SHARE * total && joined.length > least;
    if (joined.length <= most && !isTiny) break;
    const before = priceOf(joined[lightest - 1], joined[lightest]);
    const after = priceOf(joined[lightest + 1], joined[lightest]);
    const at = before <= after ? lightest - 1 : lightest;
    const [left, right] = [joined[at], joined[at + 1]];
    if (left === undefined || right === undefined) break;
    joined.splice(at, 2, { nodes: [...left.nodes, ...right.nodes], weight: left.weight + right.weight });
  }
  return joined;
}

/** What joining a part to its neighbour costs; sources and appendices go together before they go with a conclusion. */
function priceOf(neighbour: Part | undefined, part: Part | undefined): number {
  if (neighbour === undefined) return Number.POSITIVE_INFINITY;
  const isAtEnd = (one: Part | undefined): boolean => one?.nodes.every(isBack) ?? false;
  if (isAtEnd(part) && isAtEnd(neighbour)) return -1;
  return neighbour.weight * (isAtEnd(neighbour) ? 2 : 1);
}
