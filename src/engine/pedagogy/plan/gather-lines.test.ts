import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const keptOf = (content: string): readonly string[] =>
  analyse(makeAnalysisInput({ content, title: 'Aula', size: 8 })).structure.plan.find(
    ({ purpose }) => purpose === 'sintese',
  )?.points ?? [];

it('keeps kinds together with what tells them apart, and a short list whole', () => {
  const kept = keptOf(`Tipos de costa
1) costão: pedra que cai direto no mar. ex. Arraial do Cabo
2) praia: areia que a onda traz e leva. ex. Copacabana
3) mangue: lama que o rio deixa na foz. ex. Delta do Parnaíba

Sinais de ressaca
- mar muito escuro
- espuma grossa na areia
- ondas que quebram de lado`);
  expect(kept).toContain(
    'Tipos de costa: costão (pedra que cai direto no mar), praia (areia que a onda traz e leva) e mangue (lama que o rio deixa na foz)',
  );
  expect(kept).toContain(
    'Sinais de ressaca: mar muito escuro; espuma grossa na areia; ondas que quebram de lado',
  );
});

it('answers the question that opened the lesson', () => {
  const kept = keptOf(`Marés
começar perguntando: por que a praia quase some na lua cheia?

A maré é a subida e a descida do mar.

A maré alta cobre a areia duas vezes por dia em toda a costa.

Na lua cheia a Lua e o Sol puxam juntos, e por isso a praia some.`);
  expect(kept.join('\n')).toContain('Por que a praia quase some na lua cheia? Na lua cheia a Lua e o Sol');
});
