import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const planOf = (content: string, title: string, size = 8) =>
  analyse({ ...makeAnalysisInput({ content, title, size }), genre: 'notas' }).structure.plan;

const MILK = `O leite da vila sai de cinco sítios e vai para o mesmo tanque.

Leite recolhido em maio
Sítio	Vacas	Litros por dia	% do tanque
Bela Vista	12	180	36
Cachoeira	8	100	20
Três Barras	7	90	18
Olho d'Água	6	80	16
Taquaral	4	50	10
TOTAL	37	500	100

Obs.: a vaca seca não entra na conta do sítio.

Ordenha: tirada do leite, feita duas vezes por dia
Tanque: onde o leite fica resfriado até o caminhão chegar

Complete com o leite de junho:
Sítio	Vacas	Litros por dia
Bela Vista	____	____
Cachoeira	____	____
TOTAL	____	____

Exercícios
1) Qual sítio tem mais vacas? (Bela Vista)
2) Quantos litros dão juntos Cachoeira e Taquaral? (150)`;

describe('a table of several columns', () => {
  const plan = planOf(MILK, 'O tanque de leite', 10);
  const shown = plan.find(({ points }) => points.some((point) => point.includes('Bela Vista – 12')));

  it('is told row behind row on one slide under its caption, its total last', () => {
    expect(shown?.title).toBe('Leite recolhido em maio');
    const told = shown?.points.join('; ') ?? '';
    expect(told).toMatch(
      /^Sítio – Vacas – Litros por dia – % do tanque: Bela Vista – 12 – 180 – 36; .*TOTAL – 37 – 500 – 100/u,
    );
  });

  it('has no total among its bars', () => {
    const all = plan.flatMap(({ points }) => points).join('\n');
    expect(all).not.toMatch(/TOTAL \(/u);
  });

  it('is asked, never told, where the class fills it in', () => {
    const content = plan.filter(({ purpose }) => purpose === 'conteudo').flatMap(({ points }) => points);
    expect(content.join('\n')).not.toContain('____');
    const asked = plan.filter(({ purpose }) => purpose === 'pratica').flatMap(({ points }) => points);
    expect(asked).toContain(
      'Complete com o leite de junho (Sítio | Vacas | Litros por dia): Bela Vista; Cachoeira; TOTAL',
    );
  });
});

it('tells each row of a table whose columns have no names, the first of them too', () => {
  const content = `German - verbos

Verbos que mudam

kommen | kam | vir
gehen | ging | ir
sehen | sah | ver
essen | aß | comer

Os verbos que mudam são aprendidos um por um, com a sua forma no passado.`;
  const told = planOf(content, 'Verbos que mudam').flatMap(({ points }) => points);
  expect(told.join('\n')).toContain('kommen – kam – vir; gehen – ging – ir; sehen – sah – ver');
});

it('tells quantities that stand line by line in no row besides', () => {
  const content = `Grandezas
m = massa (quilograma, kg)
v = velocidade (metro por segundo, m/s)
p = quantidade de movimento (kg m/s)

Conservação
a soma das quantidades de movimento não muda na batida
um carrinho parado leva parte do movimento do outro

Batida elástica
os carrinhos se separam com a mesma energia
bolas de bilhar quase fazem isso`;
  const plan = planOf(content, 'Quantidade de movimento', 8);
  for (const { points } of plan)
    expect(points.filter((point) => point.includes('quilograma')).length).toBeLessThan(2);
});
