import { analyse } from '#engine/pedagogy/analyse.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { largestDeck } from '#shared/analysis/capacity.ts';
import { sizesOf } from '#shared/catalog/catalog.ts';
import type { Booklet } from '#shared/composition/booklet.ts';
import type { Deck } from '#shared/composition/deck.ts';
import type { DraftDeck } from '#shared/composition/studio/draft-model.ts';
import type { Sheet } from '#shared/composition/studio/studio.contract.ts';
import type { TemplateName } from '#shared/composition/themes.ts';
import { TEMPLATES } from '#shared/composition/themes.ts';
import { SizeRefused } from './booklet/fit-pages.ts';
import type { PictureBytes, Setting } from './booklet/typeset-booklet.ts';
import type { DrawnDeck } from './drawing/drawn.ts';
import type { Severity } from './lint/check.ts';
import { makeBooklet } from './make-booklet.ts';
import { makeDeck } from './make-deck.ts';
import { nameBookletPages, nameSlides, type PageWords } from './name-pages.ts';
import { type DeckOrder, openDeckOrder } from './open-deck-order.ts';

/** What was composed, with all that drawing it takes but the pictures: kept, and drawn from again and again. */
export type Composition =
  | { kind: 'deck'; deck: Deck; drawn: DrawnDeck }
  | { kind: 'booklet'; booklet: Booklet; setting: Setting; desk?: BookDesk };

/** A booklet as the studio has it on the desk, once it was there: its sections keep their names through all that is done to it. */
export interface BookDesk {
  draft: DraftDeck;
  /** As it was composed: tried first with each edit, so that what is undone has its pages back. */
  asComposed: Setting;
  /** The printed pages, and on which of them, from 0, each section begins. */
  sheets: Sheet[];
  begins: Record<string, number>;
}

export interface ComposingOrder extends DeckOrder {
  /** By key; a booklet's pages are counted with them. */
  bytes: PictureBytes;
  /** A booklet's order, opened before; opened now unless given. */
  lesson?: Lesson;
}

export interface ComposedLesson {
  composition: Composition;
  pages: PageWords[];
  findings: PlacedFinding[];
}

/** What the linter says, by the number of the slide or page: a name of the model means nothing to a reader. */
export interface PlacedFinding {
  check: string;
  severity: Severity;
  message: string;
  /** From 1; null where the whole is meant. */
  page: number | null;
  /** Of slides, once they were looked at for the studio: which one, what on it, and whether it can be mended. */
  slideId?: string | null;
  element?: string | null;
  isMendable?: boolean;
}

/** Why there is nothing to show, in pt-BR for the teacher. */
export interface NotComposed {
  refusal: string;
}

/**
 * Composes the slides or pages of an analysed order. The same order gives the same composition.
 * @throws TypesetError for a booklet that cannot be set
 */
export async function composeLesson(given: ComposingOrder): Promise<ComposedLesson | NotComposed> {
  if (given.order.serviceType === 'booklet') return composePages(given);
  const { verdict, supported } = given.analysis.capacity;
  if (verdict === 'falta_material') return { refusal: refuseSlides(given.order.size, supported) };
  return composeSlides(given);
}

/** Names the largest deck that a material carries, where that is not the ordered one. */
export function refuseSlides(ordered: number, supported: number): string {
  const possible = largestDeck(ordered, supported);
  const least = Math.min(...sizesOf('presentation'));
  return possible === null
    ? `O material não chega aos ${least} slides da menor apresentação, e o pedido é de ${ordered}. Como não inventamos conteúdo, envie mais material.`
    : `O material rende uma apresentação de até ${possible} slides, e o pedido é de ${ordered}. Como não inventamos conteúdo, peça ${possible} slides ou menos, ou envie mais material.`;
}

function composeSlides(given: ComposingOrder): ComposedLesson {
  const { input, bits } = openDeckOrder(given);
  const made = makeDeck(input, given.order.size, bits);
  return {
    composition: { kind: 'deck', deck: made.deck, drawn: made.drawn },
    pages: nameSlides(made.drawn),
    findings: made.findings.map(({ check, severity, message, slideId }) => {
      const index = made.deck.slides.findIndex(({ id }) => id === slideId);
      return { check, severity, message, page: index < 0 ? null : index + 1 };
    }),
  };
}

async function composePages({
  order,
  analysis,
  pictures,
  bytes,
  author,
  look,
  lesson = openLesson(order),
}: ComposingOrder): Promise<ComposedLesson | NotComposed> {
  const { theme, palette } = look ?? {};
  const wishes = {
    ...(author !== null && { author }),
    ...(isTemplate(theme) && { template: theme }),
    ...(palette && { palette }),
  };
  try {
    const understandAt = (size: number) => {
      const other = { ...order, size };
      return { lesson: openLesson(other), analysis: analyse(other) };
    };
    // Another size would be another outline: whoever edits this one is told what to change in it.
    const isOutlined = order.outline !== undefined;
    const asked = { lesson, analysis, pictures, bytes, wishes, ...(!isOutlined && { understandAt }) };
    const made = await makeBooklet(asked, order.size);
    const { booklet, setting, printed } = made;
    return {
      composition: { kind: 'booklet', booklet, setting },
      pages: nameBookletPages(printed),
      findings: made.findings.map(({ check, severity, message, page }) => ({
        check,
        severity,
        message,
        page,
      })),
    };
  } catch (error) {
    if (!(error instanceof SizeRefused)) throw error;
    return { refusal: order.outline === undefined ? error.message : refuseOutlined(order.size, error) };
  }
}

const refuseOutlined = (size: number, { isTooMuch }: SizeRefused): string =>
  isTooMuch
    ? `Com tantos capítulos a apostila passa das ${size} páginas do pedido. Junte capítulos ou deixe partes de fora.`
    : `Com este roteiro o material não enche as ${size} páginas do pedido. Devolva algo do que ficou de fora.`;

const isTemplate = (name: string | undefined): name is TemplateName =>
  name !== undefined && name in TEMPLATES;
