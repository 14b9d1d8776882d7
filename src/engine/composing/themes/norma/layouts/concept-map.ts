import type { Box, TextStyle } from '#engine/composing/drawing/drawn.ts';
import { head, LOOK, text } from '#engine/composing/themes/norma/look.ts';
import { BODY, drawSheet } from '#engine/composing/themes/norma/sheet.ts';
import { takeMost } from '#engine/composing/themes/parts/facts.ts';
import type { Page } from '#engine/composing/themes/parts/page.ts';
import { route } from '#engine/composing/themes/parts/strokes.ts';

const MOST = { branches: 4, leaves: 3 };

/** A tree from left to right: root, branches with their link words, what belongs to each. */
export function drawConceptMap(page: Page): void {
  const block = page.take('conceptMap');
  drawSheet(page);
  if (block === null) return;
  const branches = takeMost(page, block.branches, MOST.branches, 'Ramos');
  const hasLeaves = branches.some(({ leaves }) => leaves.length > 0);
  const rows = Math.max(1, branches.length);
  const step = 4.5 / rows;
  const column = { root: { x: 0.7, w: 2.7 }, branch: { x: 5.4, w: hasLeaves ? 2.85 : 5.2 }, leaf: 8.75 };
  const middle = BODY.y + 2.25;
  const root = { ...column.root, y: middle - 0.8, h: 1.6 };
  const words = branches.map(
    ({ link, node, leaves }) => `${link} ${node}${leaves.length > 0 ? ` (${leaves.join(', ')})` : ''}`,
  );
  const trunk = root.x + root.w + 0.3;
  branches.forEach(({ link, node, leaves }, at) => {
    const y = BODY.y + (at + 0.5) * step;
    const h = Math.min(1.0, step - 0.2);
    const box = { ...column.branch, y: y - h / 2, h };
    const path = [
      { x: root.x + root.w, y: middle },
      { x: trunk, y: middle },
      { x: trunk, y },
      { x: box.x - 0.03, y },
    ];
    page.add(route(`Ligação ${at + 1}`, path, { colour: LOOK.ink, widthPt: 2, arrow: 'end' }));
    const style: TextStyle = text(16, { align: 'center', anchor: 'middle' });
    const room = box.x - trunk - 0.3;
    const w = Math.min(room, 0.2 + (link.length * 16 * 0.58) / 72);
    const patch = { x: trunk + 0.05 + (room - w) / 2, y: y - 0.32, w, h: 0.64 };
    page.write(
      { name: `Palavra de ligação ${at + 1}`, box: patch, style, fill: LOOK.page, leastPt: 16 },
      link,
    );
    page.write(
      {
        ...{ name: `Ramo ${at + 1}`, box, fill: 'accent1', leastPt: 16, inset: { l: 0.18, r: 0.12 } },
        ...{ style: text(20, { isBold: true, colour: LOOK.onAccent, anchor: 'middle' }), isBalanced: true },
      },
      node,
    );
    addLeaves(page, leaves, at, { x: column.leaf, y: y - step / 2, w: 12.63 - column.leaf, h: step }, box);
  });
  page.write(
    {
      ...{ name: 'Centro', box: root, fill: LOOK.dark, leastPt: 18, isBalanced: true },
      ...{ style: head(24, { colour: LOOK.onDark, anchor: 'middle' }), inset: { l: 0.2, r: 0.15 } },
      alt: `Mapa conceitual: ${block.root} ${words.join('; ')}.`,
    },
    block.root,
  );
}

function addLeaves(page: Page, all: readonly string[], branch: number, room: Box, from: Box): void {
  const leaves = takeMost(page, all, MOST.leaves, `Folhas ${branch + 1}`);
  const step = Math.min(0.62, (room.h - 0.08) / Math.max(1, leaves.length));
  const middle = room.y + room.h / 2;
  leaves.forEach((leaf, at) => {
    const y = middle + (at - (leaves.length - 1) / 2) * step;
    const x = from.x + from.w;
    const path = [
      { x, y: middle },
      { x: x + 0.25, y: middle },
      { x: x + 0.25, y },
      { x: room.x - 0.1, y },
    ];
    const name = `Ligação da folha ${branch + 1}.${at + 1}`;
    page.add(route(name, path, { colour: LOOK.muted, widthPt: 1.5 }));
    page.write(
      {
        ...{ name: `Folha ${branch + 1}.${at + 1}`, box: { ...room, y: y - step / 2, h: step }, leastPt: 16 },
        style: text(20, { anchor: 'middle' }),
      },
      leaf,
    );
  });
}
