import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { FORBIDS } from '#engine/pedagogy/understanding/heading-class.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const HEIGHT = `Trabalho em altura

Trabalho em altura é toda atividade executada acima de dois metros do nível inferior.

O QUE FAZER
- Manter-se conectado ao cabo o tempo todo
- Amarrar as ferramentas antes de subir

O QUE NÃO FAZER
- Usar cinto que já sofreu queda
- Improvisar escada com cadeira, balde ou caixa
- Evitar o aviso ao supervisor

EMERGÊNCIA
- Acionar o ramal da portaria
- Manter o colega acordado até o resgate`;

it('never tells as a deed what its heading forbids', () => {
  const told = analyse(makeAnalysisInput({ content: HEIGHT, size: 8, title: 'Trabalho em altura' }));
  const points = told.structure.plan.flatMap((item) => item.points);
  expect(points).toContain('Não usar cinto que já sofreu queda');
  expect(points).toContain('Não improvisar escada com cadeira, balde ou caixa');
  expect(points).toContain('Amarrar as ferramentas antes de subir');
  const all = JSON.stringify([told.objectives, told.structure, told.quiz, told.topics]);
  expect(all).not.toMatch(/"Usar cinto|"Improvisar escada|consegue usar cinto|[Aa]o final.*usar cinto/);
  // The next heading ends what is forbidden.
  expect(points.join(' ')).not.toMatch(/Não acionar|Não manter o colega/);
});

it('tells good practice as what is done, and sets it as no task', () => {
  const content = `Senhas

Uma senha forte mistura letras, números e sinais e não se repete em outro lugar.

Boas práticas
- troque a senha quando alguém a tiver visto
- guarde as senhas em um programa próprio
- registre quem tem acesso a cada conta

Exercícios
1) Explique por que uma senha não deve ser repetida.`;
  const { plan } = analyse(makeAnalysisInput({ content, size: 8, title: 'Senhas' })).structure;
  const of = (purpose: string) =>
    plan
      .filter((item) => item.purpose === purpose)
      .flatMap((item) => item.points)
      .join('\n');
  expect(of('conteudo')).toMatch(/[Gg]uarde as senhas em um programa próprio/);
  expect(of('pratica')).not.toMatch(/[Gg]uarde as senhas/);
});

it.each(['O que não fazer', 'O que não se deve fazer', 'Não use', 'Erros comuns', 'Evite:', 'É proibido'])(
  'reads “%s” as what forbids',
  (heading) => expect(heading).toMatch(FORBIDS),
);

it.each(['O que não pode faltar na redação', 'Evitar desperdício', 'Nunca houve democracia', 'Como evitar'])(
  'reads “%s” as what does not forbid',
  (heading) => expect(heading).not.toMatch(FORBIDS),
);

it('carries the ban along with what it bans, and lifts it at the next label', () => {
  const content = `Dengue na sala de espera

O mosquito pica mais no começo da manhã e no fim da tarde.

O que dar ao doente
NÃO PODE:
corticoide sem receita
injeção no músculo
dizer que é só uma virose
PODE:
líquido à vontade durante o dia
repouso na cama por alguns dias`;
  const { plan } = analyse(makeAnalysisInput({ content, size: 5, title: 'Dengue' })).structure;
  const points = plan.flatMap((item) => item.points).join('\n');
  expect(points).toMatch(/Não pode: .*corticoide sem receita/i);
  expect(points).not.toMatch(/^(?:Corticoide|Injeção|Dizer que)/mu);
  expect(points).not.toMatch(/Não pode: .*líquido/i);
});

it('denies once what stands under a title that forbids or names errors', () => {
  const pointsOf = (head: string, items: string) =>
    analyse(
      makeAnalysisInput({
        content: `${HEIGHT.replace(/O QUE NÃO FAZER[\s\S]*?\n\n/u, `${head}\n${items}\n\n`)}`,
        size: 10,
        title: 'Trabalho em altura',
      }),
    ).structure.plan.find(({ title }) => title.toLowerCase().startsWith(head.toLowerCase()))?.points;
  expect(
    pointsOf('É PROIBIDO', '- Subir sem estar com o cinto preso\n- Usar o celular durante a tarefa'),
  ).toEqual(['Subir sem estar com o cinto preso', 'Usar o celular durante a tarefa']);
  expect(
    pointsOf(
      'ERROS COMUNS',
      '- Não testar o detector antes e depois da medida\n- Emprestar o próprio cadeado para um colega do turno',
    ),
  ).toEqual([
    'Não testar o detector antes e depois da medida',
    'Emprestar o próprio cadeado para um colega do turno',
  ]);
});
