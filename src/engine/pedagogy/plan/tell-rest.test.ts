import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const LESSON = `# As salinas do norte

As salinas ficam nas praias baixas do norte do estado, onde chove pouco e venta muito. Elas dão trabalho a milhares de pessoas da região. Abaixo dos donos vinham os mestres e os rodeiros.

Por que o sal se forma ali? Porque o vento seco leva a água dos tanques e deixa os cristais no fundo.

A safra vai de agosto a janeiro em três etapas: a captação, feita com bombas na maré alta; a evaporação, que dura cerca de dois meses nos tanques rasos; e a colheita, antes manual e hoje com máquinas.

Anotar no quadro os nomes das praias.

Primeira fase (c. 1600-1800): colheita do sal que a maré deixava nas lagoas. Terminou com a proibição do comércio pela coroa.`;

describe('a slide that has room for its whole text', () => {
  const { plan } = analyse(makeAnalysisInput({ content: LESSON, size: 5 })).structure;
  const told = plan.filter(({ purpose }) => purpose === 'conteudo').flatMap(({ points }) => points);
  const pointWith = (part: string): string => told.find((text) => text.includes(part)) ?? '';

  it('tells a sentence that leans on the one before in the same point', () => {
    expect(pointWith('Elas dão trabalho')).toMatch(/^As salinas ficam nas praias .*\. Elas dão trabalho/u);
    expect(told.filter((text) => /^(?:Elas|Abaixo deles)/u.test(text))).toEqual([]);
  });

  it('tells what answers a question behind it', () => {
    expect(pointWith('Porque o vento seco')).toMatch(/^Por que o sal se forma ali\? Porque/u);
  });

  it('tells a long sentence in full instead of the names in it', () => {
    expect(pointWith('a captação')).toContain('a evaporação, que dura cerca de dois meses nos tanques rasos');
  });

  it('tells what is said of a name behind a date, and no order to whoever teaches', () => {
    expect(pointWith('Primeira fase')).toContain('colheita do sal que a maré deixava');
    expect(told.join(' ')).not.toContain('Anotar no quadro');
  });
});

it('tells what is done in a case behind what is done', () => {
  const { plan } = analyse(
    makeAnalysisInput({
      content: `# Choque elétrico

O choque é a passagem da corrente elétrica pelo corpo de uma pessoa.

Desligar a energia antes de tocar na vítima. Se não der, afastar com material isolante seco. Não tocar com a mão.`,
      size: 5,
    }),
  ).structure;
  expect(plan.flatMap(({ points }) => points).join('\n')).toMatch(
    /Desligar a energia antes de tocar na vítima\. Se não der, afastar com material isolante seco/u,
  );
});
