import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const planOf = (content: string, title: string, size = 10) =>
  analyse(makeAnalysisInput({ content, title, size })).structure.plan;

describe('a lesson of a few lines for ten slides', () => {
  const plan = planOf(
    `Prevenção de incêndio
O fogo precisa de três coisas: combustível, oxigênio e calor. Tirando uma delas, o fogo apaga.
- combustível: papel, madeira, gás
- oxigênio: ar
- calor: faísca, chama
Tarefa: desenhar a rota de fuga da casa`,
    'Fogo em casa',
  );
  const titles = plan.map(({ title }) => title);

  it('has its list on one slide, under a name that is none of its items', () => {
    const items = ['Combustível: papel, madeira, gás', 'Oxigênio: ar', 'Calor: faísca, chama'];
    expect(plan.some(({ points }) => items.every((item) => points.includes(item)))).toBe(true);
    for (const item of items) expect(titles).not.toContain(item);
  });

  it('has the task on a slide of its own and room to do it behind that', () => {
    const at = plan.findIndex(({ points }) => points.includes('Tarefa: desenhar a rota de fuga da casa'));
    expect(plan[at]?.points).toHaveLength(1);
    expect(titles[at + 1]).toBe('Espaço para desenhar a rota de fuga da casa');
  });

  it('recalls and retells what was told before any slide is left empty', () => {
    const said = plan.flatMap(({ points }) => points).join('\n');
    expect(said).toContain('Sem olhar, digam o que viram de cada um: combustível, oxigênio e calor.');
    expect(said).not.toContain('Monte um mapa conceitual');
    expect(
      titles.filter((title) => title.endsWith(': Prevenção de incêndio') && title.startsWith('Espaço')),
    ).toEqual([]);
  });
});

it('sets each task of the teacher on a slide of its own, in their order, called by its own name', () => {
  const plan = planOf(
    `Escala numérica 1:100.000 quer dizer que 1 cm no papel vale 1 km.
Latitude mede a distância até o Equador, vai de 0 a 90, norte ou sul.
Questão: qual a distância real entre duas cidades a 3,5 cm num mapa 1:2.000.000?
Lição: fazer a planta do quarto na escala 1:50`,
    'Cartografia',
  );
  const own = plan.filter(({ points }) => points.some((point) => /^(?:Questão|Lição): /u.test(point)));
  expect(own.map(({ points }) => points.length)).toEqual([1, 1]);
  expect(own[1]?.title).toBe('Lição');
  expect(
    plan.filter(({ title }) => /^Espaço para (?:um |discutir|resolver|perguntas|anotações)/u.test(title))
      .length,
  ).toBeLessThanOrEqual(2);
});

it('tears no short list of names over two slides', () => {
  const plan = planOf(
    `horta na escola

o que a planta precisa
sol
água
terra boa
ar
carinho

partes da planta: raiz e flor
raiz segura a planta e puxa água
flor vira fruto`,
    'Horta',
  );
  expect(
    plan.some(({ points }) =>
      /sol[\s\S]*água[\s\S]*terra boa[\s\S]*ar[\s\S]*carinho/iu.test(points.join('\n')),
    ),
  ).toBe(true);
});

it('opens no slide with a line that leans on the one before it', () => {
  const plan = planOf(
    `O rotativo

Desde 2024 a lei diz que os juros e encargos do rotativo não podem passar do valor da dívida original, ou seja, R$ 500 podem virar no máximo R$ 1.000. Mesmo assim é muito caro.`,
    'Rotativo',
  );
  expect(plan.some(({ points }) => points[0]?.startsWith('Mesmo assim'))).toBe(false);
});
