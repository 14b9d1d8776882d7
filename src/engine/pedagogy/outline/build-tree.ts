import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Piece } from '#engine/pedagogy/material/piece.ts';

/** A part of the material under one heading; `heading` is null for what no heading opens. */
export interface OutlineNode {
  heading: Piece | null;
  /** Its own matter before the first part below it. */
  body: Piece[];
  children: OutlineNode[];
}

/** The document's own outline. Headings without any matter under them are read as plain lines. */
export function buildTree(pieces: readonly Piece[]): OutlineNode {
  const root: OutlineNode = { heading: null, body: [], children: [] };
  const path: OutlineNode[] = [root];
  for (const piece of pieces) {
    if (piece.kind !== 'heading') {
      path.at(-1)?.body.push(piece);
      continue;
    }
    while (path.length > 1 && (path.at(-1)?.heading?.level ?? 0) >= piece.level) path.pop();
    const parent = path.at(-1) ?? root;
    const last = parent.children.at(-1);
    const node: OutlineNode = { heading: piece, body: [], children: [] };
    // The same slide title on slide after slide is one part; behind the parts below it, it opens another one of these.
    const isAgain = last?.heading != null && isSame(last.heading, piece);
    if (last !== undefined && isAgain) path.push(last);
    if (isAgain && (piece.slide === null || last.children.length === 0)) continue;
    if (isAgain) piece.level += 1;
    path.at(-1)?.children.push(node);
    path.push(node);
  }
  return absorbEmpty(root);
}

/** An accent lost in recognition makes no other title. */
function isSame(a: Piece, b: Piece): boolean {
  return a.level === b.level && normalise(a.text) === normalise(b.text);
}

function absorbEmpty(node: OutlineNode): OutlineNode {
  const children: OutlineNode[] = [];
  const body = [...node.body];
  for (const child of node.children.map(absorbEmpty)) {
    if (child.children.length > 0 || child.body.length > 0 || child.heading?.isGuided) children.push(child);
    else if (child.heading !== null) {
      child.heading.kind = 'text';
      child.heading.level = 0;
      child.heading.weight = Math.max(1, child.heading.weight);
      const previous = children.at(-1);
      if (previous === undefined) body.push(child.heading);
      else lastLeaf(previous).body.push(child.heading);
    }
  }
  return { heading: node.heading, body, children };
}

function lastLeaf(node: OutlineNode): OutlineNode {
  const last = node.children.at(-1);
  return last === undefined ? node : lastLeaf(last);
}

/** All pieces of a part in reading order, its heading first. */
export function piecesOf(node: OutlineNode): Piece[] {
  const own = node.heading === null ? node.body : [node.heading, ...node.body];
  return [...own, ...node.children.flatMap(piecesOf)].sort((a, b) => a.order - b.order);
}

export function weightOf(node: OutlineNode): number {
  return (
    node.body.reduce((sum, piece) => sum + piece.weight, 0) +
    node.children.reduce((sum, child) => sum + weightOf(child), 0)
  );
}
