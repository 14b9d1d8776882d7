import { analyse } from '#engine/pedagogy/analyse.ts';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import type { AnalysisInput } from '#engine/pedagogy/material/analysis-input.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { largestDeck } from '#shared/analysis/capacity.ts';
import { sizesOf } from '#shared/catalog/catalog.ts';
import type { Picture } from '#shared/composition/blocks.ts';
import type { Booklet } from '#shared/composition/booklet.ts';
import type { Deck } from '#shared/composition/deck.ts';
import type { PaletteName, TemplateName, ThemeName } from '#shared/composition/themes.ts';
import { TEMPLATES, THEMES } from '#shared/composition/themes.ts';
import { SizeRefused } from './booklet/fit-pages.ts';
import type { PictureBytes, Setting } from './booklet/typeset-booklet.ts';
import type { DrawnDeck } from './drawing/drawn.ts';
import type { Severity } from './lint/check.ts';
import { makeBooklet } from './make-booklet.ts';
import { makeDeck } from './make-deck.ts';
import { nameBookletPages, nameSlides, type PageWords } from './name-pages.ts';

/** What was composed, with all that drawing it takes but the pictures: kept, and drawn from again and again. */
export type Composition =
  | { kind: 'deck'; deck: Deck; drawn: DrawnDeck }
  | { kind: 'booklet'; booklet: Booklet; setting: Setting };

export interface ComposingOrder {
  /** The order as it was analysed. */
  order: AnalysisInput;
  analysis: AiAnalysis;
  pictures: readonly Picture[];
  /** By key; a booklet's pages are counted with them. */
  bytes: PictureBytes;
  author: string | null;
  /** What a person chose; a name of the other kind of file is passed over. */
  look: { theme: ThemeName | TemplateName; palette: PaletteName } | null;
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

function composeSlides({ order, analysis, pictures, author, look }: ComposingOrder): ComposedLesson {
  const lesson = openLesson(order);
  const { source, content, title, level } = lesson.input;
  const typed = source === null || content.trim() !== '' ? readText(content) : null;
  const { theme, palette } = look ?? {};
  const made = makeDeck(
    {
      ...{ analysis, file: source, typed, title, author, level, pictures },
      look: { ...(isTheme(theme) && { theme }), ...(palette && { palette }) },
    },
    order.size,
    lesson.material.understanding?.bits ?? [],
  );
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
}: ComposingOrder): Promise<ComposedLesson | NotComposed> {
  const lesson = openLesson(order);
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
    const asked = { lesson, analysis, pictures, bytes, wishes, understandAt };
    const made = await makeBooklet(asked, order.size);
    const { booklet, setting, pdf } = made;
    return {
      composition: { kind: 'booklet', booklet, setting },
      pages: await nameBookletPages(pdf),
      findings: made.findings.map(({ check, severity, message, page }) => ({
        check,
        severity,
        message,
        page,
      })),
    };
  } catch (error) {
    if (error instanceof SizeRefused) return { refusal: error.message };
    throw error;
  }
}

const isTheme = (name: string | undefined): name is ThemeName => name !== undefined && name in THEMES;
const isTemplate = (name: string | undefined): name is TemplateName =>
  name !== undefined && name in TEMPLATES;
