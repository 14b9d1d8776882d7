import { expect, it } from 'vitest';
import { makeDeck } from '#engine/composing/make-deck.ts';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const content = `# Tinta de beterraba

A beterraba é uma raiz de cor forte que solta tinta na água. O coador é uma peneira pequena de pano ou de metal. O pincel é uma ferramenta de cerdas que leva a tinta ao papel.

## Como fazer

1. Corte a beterraba em pedaços.
2. Amasse os pedaços com água.
3. Coe o líquido no pano.
4. Pinte o papel com o pincel.

# Cores

As cores quentes são o vermelho, o laranja e o amarelo. As cores frias são o azul, o verde e o roxo. O preto deixa a tinta mais escura do que o branco.

# Pintores

Tarsila do Amaral pintou quadros de cores fortes. O quadro mais famoso mostra uma pessoa de pé muito grande ao lado de um cacto.`;

it('tells beside a task what it is held against, steps in their order', () => {
  const input = makeAnalysisInput({ content, size: 10 });
  const { material } = openLesson(input);
  const { deck } = makeDeck(
    {
      ...{ analysis: analyse(input), file: null, typed: readText(content), title: input.title },
      ...{ author: null, level: null, look: {}, pictures: [] },
    },
    10,
    material.understanding?.bits ?? [],
  );
  const notes = deck.slides.filter(({ layout }) => layout === 'activity').map((slide) => slide.notes);
  const all = notes.join('\n');
  expect(all).toContain(
    'Ordem certa: Corte a beterraba em pedaços; Amasse os pedaços com água; Coe o líquido no pano; Pinte o papel com o pincel.',
  );
  expect(all).toContain('Para conferir, no material: “');
});
