import type { Box, TextStyle } from '#engine/composing/drawing/drawn.ts';
import type { BlockOf } from '#shared/composition/blocks.ts';
import type { Page } from './page.ts';

/** Where a press on a part of the agenda leads: the first slide of its section, also where it joins several or is cut. */
export function sectionStart({ context: { deck } }: Page, title: string): string | null {
  const section = deck.sections.findIndex(
    (one) => one.title.startsWith(title) || title.startsWith(`${one.title}; `),
  );
  return deck.slides.find((slide) => slide.section === section)?.id ?? null;
}

/** The slide that answers a question, by its number. */
export const answerOf = ({ context: { deck } }: Page, number: number): string | null =>
  deck.slides.find(({ blocks }) =>
    blocks.some(
      (block) => block.type === 'answerKey' && block.answers.some((answer) => answer.number === number),
    ),
  )?.id ?? null;

/** The slide that asks a question, by its number. */
export const questionOf = ({ context: { deck } }: Page, number: number): string | null =>
  deck.slides.find(({ blocks }) =>
    blocks.some((block) => block.type === 'question' && block.number === number),
  )?.id ?? null;

/** A question of the deck by its number. */
export const findQuestion = ({ context: { deck } }: Page, number: number): BlockOf<'question'> | null =>
  deck.slides
    .flatMap(({ blocks }) => blocks)
    .filter((block) => block.type === 'question')
    .find((block) => block.number === number) ?? null;

/** The way from questions to their answers and back, at the foot of a slide that has one. */
export function addWay(page: Page, box: Box, style: TextStyle): void {
  const way = findWay(page);
  if (way === null || page.slide.source !== null) return;
  page.way(
    {
      ...{ name: 'Caminho', box, leastPt: 16, leadsTo: way.slideId },
      style: { ...style, align: 'right', anchor: 'middle' },
    },
    way.text,
  );
}

function findWay(page: Page): { text: string; slideId: string } | null {
  const { blocks } = page.slide;
  const asked = blocks.flatMap((block) => (block.type === 'question' ? [block.number] : []));
  const answered = blocks.flatMap((block) => (block.type === 'answerKey' ? block.answers : []));
  const find = (ids: (string | null)[]) => ids.find((id) => id !== null);
  const key = find(asked.map((number) => answerOf(page, number)));
  if (key != null)
    return { text: `${asked.length > 1 ? 'Ver as respostas' : 'Ver a resposta'} ›`, slideId: key };
  const question = find(answered.map(({ number }) => questionOf(page, number)));
  if (question == null) return null;
  return { text: `‹ ${answered.length > 1 ? 'Voltar às questões' : 'Voltar à questão'}`, slideId: question };
}
