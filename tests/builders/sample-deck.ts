import { DECK_VERSION, type Deck } from '#shared/composition/deck.ts';
import type { PaletteName, ThemeName } from '#shared/composition/themes.ts';
import type { SampleSlide } from './sample-slide.ts';
import { SAMPLE_SLIDES } from './sample-slides.ts';

/** A deck of these slides under a look; of our own making, nothing of it from a real lesson. */
export function buildSampleDeck(
  theme: ThemeName,
  palette: PaletteName,
  slides: readonly SampleSlide[] = SAMPLE_SLIDES,
): Deck {
  return {
    ...{ version: DECK_VERSION, kind: 'deck', title: 'O solo vivo', theme, palette },
    subtitle: 'De que ele é feito e por que some',
    tag: 'Ciências · 6º ano',
    ...{ author: 'Profª Clara Mendes', component: 'Ciências' },
    sections: [{ title: 'De onde vem o solo' }, { title: 'Grãos, ar e água' }, { title: 'Segurar a terra' }],
    slides: slides.map((slide, at) => ({
      ...{ id: `s${at + 1}`, subtitle: null, source: null, minutes: null },
      ...slide,
      notes: 'Comece pela pergunta e deixe a turma responder antes de seguir.',
    })),
    pictures: [
      {
        key: 'barranco.png',
        widthPx: 1400,
        heightPx: 900,
        blockId: null,
        credit: 'Desenho para este exemplo',
      },
    ],
  };
}
