import type { Box } from '#engine/composing/drawing/drawn.ts';
import { alonePt } from '#engine/composing/themes/parts/facts.ts';
import { type Page, plate } from '#engine/composing/themes/parts/page.ts';
import type { Lead } from '#engine/composing/themes/parts/read-lead.ts';
import { stress } from '#engine/composing/themes/parts/stress.ts';
import { BODY, chalk } from './board.ts';
import { head, LOOK, text } from './look.ts';

const VERB_IN = 4.4;
const BAND_IN = 1.25;
/** A narrower box has no column for a verb. */
const LEAST_BESIDE_IN = 9;

interface LeadPlace {
  /** What the placeholder is called. */
  name: string;
  box?: Box;
  /** The verb above the rest, for the second of two alike. */
  isStacked?: boolean;
  /** A sentence without a verb to lead it stands on the board. */
  isOnBoard?: boolean;
}

type Verb = Extract<Lead, { kind: 'verb' }>;

/** One thing to do or to know: its verb on the board and the rest beside it, or the case above its question. */
export function drawLead(page: Page, lead: Lead, place: LeadPlace): void {
  const { name, box = { ...BODY, h: 4.3 }, isStacked = false, isOnBoard = false } = place;
  if (lead.kind === 'asked') drawAsked(page, lead, name, box);
  else if (lead.kind === 'plain') drawPlain(page, lead.text, { name, box, isOnBoard });
  else if (isStacked || box.w < LEAST_BESIDE_IN) drawVerbAbove(page, lead, name, box);
  else drawVerb(page, lead, name, box);
}

function drawVerb(page: Page, { verb, rest }: Verb, name: string, box: Box): void {
  const block = { ...box, w: VERB_IN };
  const card = { ...box, x: box.x + VERB_IN, w: box.w - VERB_IN };
  const middle = box.y + box.h / 2;
  page.furnish(
    plate('Bloco', block, LOOK.dark),
    plate('Cartão', card, LOOK.card),
    chalk('Traço sob o verbo', { x: block.x + 0.35, y: middle + 0.48, w: 1.5, h: 0.17 }, 'verbo'),
  );
  page.field(
    {
      ...{
        name: 'Verbo',
        box: { x: block.x + 0.35, y: box.y + 0.2, w: block.w - 0.6, h: middle + 0.4 - box.y - 0.2 },
      },
      ...{ style: head(46, { colour: LOOK.signal, anchor: 'bottom' }), leastPt: 24 },
    },
    verb,
  );
  page.field(
    {
      ...{ name, box: { x: card.x + 0.45, y: card.y + 0.3, w: card.w - 0.9, h: card.h - 0.6 } },
      ...{ style: text(34, { anchor: 'middle' }), leastPt: 20, isBalanced: true },
    },
    rest,
  );
}

function drawVerbAbove(page: Page, { verb, rest }: Verb, name: string, box: Box): void {
  const band = { ...box, h: BAND_IN };
  const card = { ...box, y: box.y + BAND_IN, h: box.h - BAND_IN };
  page.furnish(plate('Bloco', band, 'accent1'), plate('Cartão', card, LOOK.card));
  page.field(
    {
      ...{ name: 'Verbo', box: { ...band, x: band.x + 0.45, w: band.w - 0.9 } },
      ...{ style: head(44, { colour: LOOK.onAccent, anchor: 'middle' }), leastPt: 24 },
    },
    verb,
  );
  page.field(
    {
      ...{ name, box: { x: card.x + 0.45, y: card.y + 0.25, w: card.w - 0.9, h: card.h - 0.5 } },
      ...{ style: text(36, { anchor: 'middle' }), leastPt: 20, isBalanced: true },
    },
    rest,
  );
}

function drawAsked(
  page: Page,
  { told, asked }: Extract<Lead, { kind: 'asked' }>,
  name: string,
  box: Box,
): void {
  const bandIn = 1.4;
  const card = { ...box, h: box.h - bandIn };
  const band = { ...box, y: box.y + card.h, h: bandIn };
  page.furnish(
    plate('Cartão', card, LOOK.card),
    plate('Faixa da pergunta', band, LOOK.dark),
    plate('Faixa', { ...band, w: 0.14 }, LOOK.signal),
  );
  page.field(
    {
      ...{ name: 'Caso', box: { x: card.x + 0.45, y: card.y + 0.2, w: card.w - 0.9, h: card.h - 0.4 } },
      ...{ style: text(28, { anchor: 'middle' }), leastPt: 20, isBalanced: true },
    },
    told,
  );
  page.field(
    {
      ...{ name, box: { x: band.x + 0.45, y: band.y + 0.12, w: band.w - 0.9, h: band.h - 0.24 } },
      ...{ style: head(30, { colour: LOOK.signal, anchor: 'middle' }), leastPt: 22, isBalanced: true },
    },
    asked,
  );
}

function drawPlain(
  page: Page,
  said: string,
  { name, box, isOnBoard }: Required<Pick<LeadPlace, 'name' | 'box' | 'isOnBoard'>>,
): void {
  const style = isOnBoard
    ? head(42, { colour: LOOK.onDark, anchor: 'middle' })
    : text(alonePt(said), { anchor: 'middle' });
  page.furnish(
    plate('Cartão', box, isOnBoard ? LOOK.dark : LOOK.card),
    plate('Faixa', { ...box, w: 0.14 }, LOOK.signal),
  );
  page.field(
    {
      ...{ name, box: { x: box.x + 0.6, y: box.y + 0.25, w: box.w - 1.1, h: box.h - 0.5 } },
      ...{ style, leastPt: LOOK.least.body, isBalanced: true },
    },
    [stress(page, said, style, isOnBoard ? LOOK.signal : 'accent1')],
  );
}
