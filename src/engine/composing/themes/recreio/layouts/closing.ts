import { tint } from '#engine/composing/drawing/colours.ts';
import { BEFORE_LEAVING, joinFact, takeFacts, takeMost } from '#engine/composing/themes/parts/facts.ts';
import { splitRows } from '#engine/composing/themes/parts/grid.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';
import { quoteMarks } from '#engine/composing/themes/parts/strokes.ts';
import { head, LOOK, text } from '#engine/composing/themes/recreio/look.ts';
import {
  BODY,
  card,
  colourOf,
  drawFoot,
  drawPaper,
  drawRows,
  quarter,
  writeTitle,
} from '#engine/composing/themes/recreio/paper.ts';

/** What stays, on cards over the dark page. */
export function drawSummary(page: Page): void {
  const facts = takeMost(page, takeFacts(page), 5, 'Ideias');
  const ticket = page.take('question')?.text ?? page.take('text')?.text ?? page.take('place')?.wish ?? null;
  const count = facts.length || 3;
  page.asKind(ticket === null ? count : `${count}-bilhete`, `${count} ${count === 1 ? 'ideia' : 'ideias'}`);
  page.background = LOOK.dark;
  writeTitle(page, { x: 0.7, y: 0.42, w: 11.9, h: 1.1 }, LOOK.onDark);
  const room = { ...BODY, y: 1.75, h: ticket === null ? 4.9 : 3.85 };
  const isOne = count === 1;
  const h = isOne ? Math.min(3.6, room.h) : Math.min(room.h, count * 2.2);
  const sizePt = isOne ? 34 : ([34, 27][count - 2] ?? 24);
  const rows = Array.from({ length: count }, (_, at) => {
    const fact = facts[at];
    return {
      label: fact === undefined || isOne ? null : String(at + 1),
      content: fact === undefined ? null : [joinFact(page, fact, text(sizePt))],
    };
  });
  drawRows(page, rows, splitRows({ ...room, h }, count, 0.18), 'Ideia', sizePt);
  if (ticket !== null) {
    page.furnish(
      plate('Bilhete', { x: 0.7, y: 5.8, w: 11.93, h: 0.95 }, 'accent3', {
        geometry: 'roundRect',
        adjust: 0.28,
      }),
    );
    page.field(
      {
        ...{ name: 'Bilhete de saída', box: { x: 1.05, y: 5.85, w: 11.2, h: 0.85 } },
        ...{ style: text(22, { anchor: 'middle' }), leastPt: 18 },
      },
      [joinFact(page, { head: BEFORE_LEAVING, text: ticket }, text(22))],
    );
  }
  drawFoot(page, { x: 0.7, y: 6.9, w: 10.6, h: 0.34 }, LOOK.onDark);
}

export function drawSources(page: Page): void {
  const entries = page.take('sources')?.entries ?? [];
  page.furnish(quarter('Recorte', { x: 40 / 3 - 3.0, y: 4.5, w: 3.0, h: 3.0 }, 'accent3', 'bottomRight'));
  drawPaper(page);
  page.field(
    { name: 'Fontes', box: { ...BODY, w: 9.5, h: 4.7 }, style: text(20), leastPt: 18 },
    entries.map((entry) => page.paragraph(entry, text(20), { spaceAfterPt: 12 })),
  );
}

/** Words with what they mean, one row each. */
export function drawGlossary(page: Page): void {
  const entries = takeMost(page, page.take('glossary')?.entries ?? [], 5, 'Termos');
  const count = entries.length || 4;
  page.asKind(count, `${count} ${count === 1 ? 'termo' : 'termos'}`);
  drawPaper(page);
  splitRows({ ...BODY, h: Math.min(4.7, count * 1.2) }, count, 0.16).forEach((row, at) => {
    const entry = entries[at];
    page.furnish(card(page, 'Cartão', row));
    page.add(card(page, 'Palavra, fundo', { ...row, w: 3.5 }, tint(colourOf(page), 25)));
    page.field(
      {
        ...{ name: `Termo ${at + 1}`, box: { x: row.x + 0.3, y: row.y + 0.05, w: 2.95, h: row.h - 0.1 } },
        ...{ style: head(24, { anchor: 'middle' }), leastPt: 18 },
      },
      entry?.term ?? null,
    );
    page.field(
      {
        ...{
          name: `Significado ${at + 1}`,
          box: { x: row.x + 3.8, y: row.y + 0.05, w: row.w - 4.1, h: row.h - 0.1 },
        },
        ...{ style: text(22, { anchor: 'middle' }), leastPt: 18 },
      },
      entry?.text ?? null,
    );
  });
}

export function drawQuote(page: Page): void {
  const block = page.take('quote');
  page.background = LOOK.dark;
  page.furnish(quarter('Recorte', { x: 40 / 3 - 3.2, y: 4.3, w: 3.2, h: 3.2 }, 'accent3', 'bottomRight'));
  page.furnish(...quoteMarks('Aspa', { x: 0.75, y: 0.68 }, 0.72, LOOK.signal));
  const colour = LOOK.onDark;
  writeTitle(page, { x: 2.2, y: 0.55, w: 10.4, h: 0.95 }, LOOK.signal, 32);
  page.field(
    {
      ...{ name: 'Citação', box: { x: 0.75, y: 1.85, w: 11.0, h: 3.2 } },
      ...{ style: head(42, { colour, anchor: 'middle' }), leastPt: 30, isBalanced: true },
    },
    block?.text ?? null,
  );
  page.field(
    {
      ...{ name: 'Autor', box: { x: 0.75, y: 5.4, w: 9.0, h: 0.5 } },
      ...{ style: text(24, { colour: LOOK.signal, isBold: true, anchor: 'middle' }), leastPt: 18 },
    },
    block?.author ?? null,
  );
  page.field(
    {
      ...{ name: 'Obra', box: { x: 0.75, y: 5.95, w: 9.0, h: 0.75 } },
      ...{ style: text(18, { colour }), leastPt: 16 },
    },
    block?.work ?? page.slide.source,
  );
}
