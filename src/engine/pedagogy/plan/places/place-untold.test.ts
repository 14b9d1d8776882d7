import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const planOf = (content: string, title: string, size: number) =>
  analyse(makeAnalysisInput({ content, title, size })).structure.plan;
const linesOf = (plan: ReturnType<typeof planOf>): string[] => plan.flatMap(({ points }) => points);

describe('lines that no slide tells', () => {
  it('stand on the slide of their part, behind the line they go on from', () => {
    const plan = planOf(
      `Máquinas simples

Cunha: dois planos inclinados juntos. Machado, faca, prego.
Parafuso: plano inclinado enrolado num cilindro.
Roda e eixo: maçaneta, volante, torneira.

Alavanca: barra rígida que gira em torno de um ponto de apoio.
Não diminui o trabalho!
O que se ganha em força se perde em distância.`,
      'Máquinas simples',
      5,
    );
    const said = linesOf(plan);
    expect(said).toContain('Cunha: dois planos inclinados juntos. Machado, faca, prego');
    const at = said.findIndex((line) => line.startsWith('Não diminui o trabalho'));
    expect(at).toBe(said.findIndex((line) => line.startsWith('Alavanca: ')) + 1);
  });

  it('stand with their figures, in the order of the text', () => {
    const plan = planOf(
      `O rotativo do cartão

Quando a pessoa não paga a fatura inteira, o resto entra no rotativo. Imagine uma dívida de R$ 500 com juros de 14% ao mês. Depois de um mês vira R$ 570. Depois de dois meses, R$ 649,80. Depois de três, R$ 740,77. Isso acontece porque os juros são calculados sobre o valor já aumentado.

A reserva

O ideal é juntar pelo menos três meses de despesas. Guardando R$ 120 por mês ela leva 42 meses.`,
      'Juros do cartão',
      10,
    );
    const text = linesOf(plan.filter(({ purpose }) => purpose === 'conteudo' || purpose === 'exemplo')).join(
      '\n',
    );
    const places = ['R$ 500', 'R$ 570', 'R$ 649,80', 'R$ 740,77'].map((figure) => text.indexOf(figure));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('come before slides of ours, and each with the names that it has', () => {
    const part = (river: string): string => `O rio ${river}

O rio ${river} nasce na serra do mar.
O rio ${river} corta doze cidades.
O rio ${river} recebe quatro afluentes.
O rio ${river} enche em janeiro e fevereiro.
O rio ${river} deságua no litoral sul.
O rio ${river} perdeu a mata das margens.`;
    const plan = planOf([part('Verde'), part('Pardo')].join('\n\n'), 'Rios', 10);
    const text = linesOf(plan).join('\n');
    for (const river of ['Verde', 'Pardo'])
      for (const said of ['nasce na serra', 'recebe quatro', 'deságua no litoral', 'perdeu a mata'])
        expect(text).toMatch(new RegExp(`rio ${river} ${said}`, 'iu'));
  });
});
