import { looksLike } from '#engine/composing/deck/settle-slides.ts';
import { type Check, eachSlide } from '#engine/composing/lint/check.ts';
import { DECK_VERSION, type LayoutName } from '#shared/composition/deck.ts';

const LONGEST_TITLE = 110;
const MOST_ALIKE = 2;
const FEWEST_LAYOUTS = 8;
const MANY_SLIDES = 15;
/** Layouts that say all they have in title and subtitle. */
const BARE: ReadonlySet<LayoutName> = new Set(['cover', 'question', 'section']);
/** A title ends in the air after these. */
const OPEN_END = /(?:[,;:–-]|(?<!\p{L})(?:de|da|do|das|dos|e|ou|em|no|na|com|para|por|que|a|o|um|uma))$/iu;

/** What holds a deck together, whatever it says. */
export const STRUCTURE: readonly Check[] = [
  {
    id: 'version-unknown',
    severity: 'hard',
    find: ({ deck }) =>
      deck.version === DECK_VERSION
        ? []
        : [{ slideId: null, message: 'Este rascunho é de uma versão que não conheço.' }],
  },
  {
    id: 'slide-count',
    severity: 'hard',
    find: ({ deck, ordered }) =>
      deck.slides.length === ordered
        ? []
        : [{ slideId: null, message: `São ${deck.slides.length} slides; o pedido é de ${ordered}.` }],
  },
  {
    id: 'cover-missing',
    severity: 'hard',
    find: ({ deck }) =>
      deck.slides[0]?.layout === 'cover'
        ? []
        : [{ slideId: null, message: 'A apresentação não começa pela capa.' }],
  },
  {
    id: 'id-repeated',
    severity: 'hard',
    find: eachSlide(
      ({ id }, index, { deck }) =>
        deck.slides.findIndex((other) => other.id === id) < index &&
        `O identificador ${id} está em dois slides.`,
    ),
  },
  {
    id: 'title-missing',
    severity: 'hard',
    find: eachSlide(({ title }) => title.trim() === '' && 'O slide não tem título.'),
  },
  {
    id: 'title-repeated',
    severity: 'hard',
    find: eachSlide(
      ({ title }, index, { deck }) =>
        deck.slides.findIndex((other) => other.title.trim() === title.trim()) < index &&
        `O título “${title}” já está em outro slide.`,
    ),
  },
  {
    id: 'title-long',
    severity: 'soft',
    find: eachSlide(
      ({ title }) =>
        title.length > LONGEST_TITLE &&
        `O título tem ${title.length} letras; até ${LONGEST_TITLE} se lê de longe.`,
    ),
  },
  {
    id: 'title-cut',
    severity: 'soft',
    find: eachSlide(
      ({ title }) => OPEN_END.test(title.trim()) && `O título “${title}” parece cortado no fim.`,
    ),
  },
  {
    id: 'slide-empty',
    severity: 'hard',
    find: eachSlide(
      ({ layout, blocks }) => blocks.length === 0 && !BARE.has(layout) && 'O slide só tem título.',
    ),
  },
  {
    id: 'place-open',
    severity: 'soft',
    find: eachSlide(({ blocks }) => {
      const place = blocks.find((block) => block.type === 'place');
      return place !== undefined && `Falta completar: ${place.wish}.`;
    }),
  },
  {
    id: 'section-unknown',
    severity: 'hard',
    find: eachSlide(
      ({ section }, _, { deck }) =>
        section !== null && deck.sections[section] === undefined && 'O slide é de uma parte que não existe.',
    ),
  },
  {
    id: 'section-scattered',
    severity: 'soft',
    find: ({ deck }) => {
      const order = deck.slides.flatMap(({ section }) => (section === null ? [] : [section]));
      const runs = order.filter((section, at) => section !== order[at - 1]);
      return runs.length === new Set(runs).size
        ? []
        : [{ slideId: null, message: 'Os slides de uma parte não estão juntos.' }];
    },
  },
  {
    id: 'layout-run',
    severity: 'soft',
    find: eachSlide((slide, index, { deck }) => {
      const before = deck.slides.slice(Math.max(0, index - MOST_ALIKE), index);
      return (
        // Exercises look alike on purpose; figures change sides.
        slide.layout !== 'quiz' &&
        slide.layout !== 'pointsAndFigure' &&
        before.length === MOST_ALIKE &&
        before.every((other) => looksLike(other, slide)) &&
        'Três slides seguidos têm o mesmo desenho.'
      );
    }),
  },
  {
    id: 'layouts-few',
    severity: 'soft',
    find: ({ deck }) => {
      const layouts = new Set(deck.slides.map(({ layout }) => layout)).size;
      return deck.slides.length < MANY_SLIDES || layouts >= FEWEST_LAYOUTS
        ? []
        : [{ slideId: null, message: `Só ${layouts} desenhos em ${deck.slides.length} slides: varie mais.` }];
    },
  },
  {
    id: 'minutes-sum',
    severity: 'hard',
    find: ({ deck, analysis }) => {
      const sum = deck.slides.reduce((all, { minutes }) => all + (minutes ?? 0), 0);
      return analysis === null || sum === analysis.schedule.lessonMinutes
        ? []
        : [
            {
              slideId: null,
              message: `Os slides somam ${sum} min; a aula tem ${analysis.schedule.lessonMinutes}.`,
            },
          ];
    },
  },
  {
    id: 'picture-unknown',
    severity: 'hard',
    find: eachSlide(({ blocks }, _, { deck }) => {
      const lost = blocks.find(
        (block) =>
          (block.type === 'picture' || block.type === 'formula') &&
          block.picture !== undefined &&
          !deck.pictures.some(({ key }) => key === block.picture),
      );
      return lost !== undefined && 'A imagem deste slide não está na apresentação.';
    }),
  },
];
