import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const told = analyse(
  makeAnalysisInput({
    title: 'Compostagem',
    content: `oi boa noite!! preciso pra sexta se der, tema: COMPOSTAGEM EM CASA
explicar q a composteira transforma restos de comida em adubo com a ajuda de minhocas e fungos
falar do chorume: o líquido escuro que escorre e que, diluído, serve de adubo para as plantas
depois mostrar o que não pode ir na caixa: carne, queijo, frutas cítricas e comida com sal
ah e dizer que a composteira bem cuidada não tem cheiro ruim. eles vao fazer careta
falar da diferença entre adubo e agrotóxico
queria umas 3 perguntas no fim pra eles responderem
não coloca foto de lixo por favor
se der coloca um lugar pra eles anotarem. obrigada!!! Prô Célia
valeu, abs Célia`,
  }),
);
const shown = told.structure.plan
  .filter(({ purpose }) => purpose === 'conteudo')
  .flatMap(({ points }) => points);

it('tells what a teacher orders to be told, not the order', () => {
  expect(shown).toContainEqual(expect.stringMatching(/^A composteira transforma restos de comida em adubo/));
  expect(shown).toContainEqual(expect.stringMatching(/^Chorume: o líquido escuro/));
  expect(shown).toContainEqual(expect.stringMatching(/^O que não pode ir na caixa: carne, queijo/));
  expect(shown.join('\n')).not.toMatch(/explicar|falar d|mostrar|dizer que/i);
});

it('keeps thanks, wishes, signature and what the class will do off the slides', () => {
  expect(shown.join('\n')).not.toMatch(
    /careta|obrigad|Célia|anotarem|queria|se der|boa noite|agrotóxico|foto|valeu/i,
  );
});

it('reads the wishes of such a note as wishes and leaves its talk unanswered', () => {
  // How it is to look is for those who make it; what is asked for by number is answered by number.
  const answers = told.answers.map(({ outcome, text }) => `${outcome}: ${text}`).sort();
  expect(answers[0]).toMatch(/^declined: O quiz está no slide \d+, com [12] das 3 perguntas/u);
  expect(answers[1]).toMatch(/^done: O slide “Espaço para anotar” está reservado/u);
  expect(answers.slice(2)).toEqual([expect.stringMatching(/^team: /u)]);
});

it('keeps the fact of a reminder and leaves the order away', () => {
  const { structure } = analyse(
    makeAnalysisInput({
      content: `# A abertura dos portos

Em 1808 a corte portuguesa chegou à Bahia e abriu os portos às nações amigas.

OBS: lembrar que já existia contrabando de tecidos ingleses nos portos do Nordeste. (contar o caso do navio, eles gostam)

O comércio cresceu e as lojas do Rio encheram-se de produtos de fora.`,
    }),
  );
  const points = structure.plan.flatMap((item) => item.points);
  expect(points).toContain('Já existia contrabando de tecidos ingleses nos portos do Nordeste');
  expect(points.join(' ')).not.toMatch(/lembrar|eles gostam/i);
});

it('denies each item of what a line denies of them', () => {
  const { structure } = analyse(
    makeAnalysisInput({
      content: `# Preparo do paciente

A pressão é medida com o paciente sentado e o braço na altura do coração.

Certificar-se de que o paciente NÃO:
- está com a bexiga cheia
- fumou nos 30 minutos anteriores`,
    }),
  );
  const said = structure.plan.flatMap((item) => item.points).join('\n');
  expect(said).toContain('o paciente não está com a bexiga cheia');
  expect(said).not.toMatch(/^(?:está|fumou)/imu);
});
