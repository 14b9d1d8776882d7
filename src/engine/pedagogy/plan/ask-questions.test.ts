import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { askChecks, askOpening } from './ask-questions.ts';
import { withoutCall } from './fill-closing.ts';
import { summarise } from './summarise.ts';

const lessonOf = (learningObjectives: string, content: string) =>
  openLesson({ ...makeAnalysisInput({ content, title: 'Aula', size: 10 }), learningObjectives });
const open = (aim: string) => askOpening(lessonOf(aim, 'Tabletes\n\nPilhas\n\nTelas'))?.text;

describe('the question that opens a lesson of objectives', () => {
  it('asks what is known about what shall be understood', () => {
    const asked = open('Compreender o conceito de interface.') ?? '';
    expect(asked).toBe('O que vocês já sabem sobre o conceito de interface?');
    expect(withoutCall(asked)).toBe('O que vocês sabem agora sobre o conceito de interface?');
  });

  it('asks for no knowledge of what is done', () => {
    expect(open('Reconhecer as cores primárias e descobrir as secundárias.')).toBe(
      'Quem já consegue reconhecer as cores primárias e descobrir as secundárias?',
    );
  });

  it('asks who can do what shall be done', () => {
    expect(open('Somar frações com denominadores iguais.')).toBe(
      'Quem já consegue somar frações com denominadores iguais?',
    );
  });
});

it('sums a part up by the concept that its aim explains', () => {
  const lesson = lessonOf(
    '',
    `Plano de aula de computação

Objetivos

- Compreender o conceito de algoritmo como uma sequência de passos ou instruções.
- Criar algoritmos com as crianças para que elas se movam até a porta da sala.
- Discutir os passos de uma receita com as crianças da turma.`,
  );
  expect(summarise(lesson, 3).map(({ text }) => text)).toContain(
    'Algoritmo: uma sequência de passos ou instruções',
  );
});

describe('what stays of a lesson', () => {
  const kept = (content: string) =>
    summarise(openLesson(makeAnalysisInput({ content, size: 10 })), 4).map(({ text }) => text);

  it('is a whole sentence of each part, never a row of its words', () => {
    const [line = ''] = kept(`# Biomas do Brasil

## Cerrado

As árvores do cerrado têm troncos tortos, cobertos por uma cortiça grossa que as protege das queimadas do tempo seco no planalto.

## Pantanal

A planície do Pantanal fica alagada durante meio ano, e os peixes se espalham pelos campos e pelas lagoas rasas da região.`);
    expect(line).toMatch(/^(?:As árvores do cerrado têm|A planície do Pantanal fica) /);
  });

  it('is what a part is named for and what its law says, not where somebody lived or what came in passing', () => {
    const said = kept(`# O princípio de Arquimedes

Arquimedes era matemático e viveu em Siracusa, na Sicília, onde o rei lhe encomendou uma coroa.

“Todo corpo mergulhado em um fluido recebe dele uma força vertical para cima, igual ao peso do fluido deslocado.”

A medida deixou o rei muito contente.

# Densidade

A densidade é a razão entre a massa de um corpo e o volume que ele ocupa.

Em 1990 uma escola da cidade mediu a densidade do leite da feira.`);
    expect(said).toEqual([
      'O princípio de Arquimedes: “Todo corpo mergulhado em um fluido recebe dele uma força vertical para cima, igual ao peso do fluido deslocado.”',
      'Densidade: a razão entre a massa de um corpo e o volume que ele ocupa',
    ]);
  });

  it('tells a whole set where the title says of what kind its members are', () => {
    const said = kept(`# Estados da água

| Estado | Onde se vê |
| --- | --- |
| Sólido | gelo e neve |
| Líquido | rios e mares |
| Gasoso | vapor no ar |`);
    expect(said).toEqual(['Estados da água: sólido, líquido e gasoso']);
  });
});

it('checks by one sentence at most that is true as it stands, and by no gap in an example', () => {
  const content = `# Metonímia

A marca pelo produto: Comprei um pacote de bombril ontem na feira da cidade.

# Horta

As crianças regam a horta da escola todos os dias de manhã cedo. A terra da horta recebe adubo natural feito na própria escola.

# Frutas

As frutas da estação têm mais sabor e custam menos na feira livre. O tomate da horta da escola cresce em garrafas de plástico.`;
  const asked = askChecks(openLesson(makeAnalysisInput({ content })), 10);
  expect(asked.filter(({ answer }) => answer === 'Verdadeiro').length).toBeLessThan(2);
  expect(asked.map(({ text }) => text).join(' ')).not.toContain('Comprei um ____');
});

it('opens a form by what it is there for, and any lesson by what is known, never by parts side by side', () => {
  const lesson = openLesson(
    makeAnalysisInput({
      title: 'Leis de Newton',
      content: `# Primeira lei

Todo corpo livre da ação de forças mantém sua velocidade constante, segundo a lei.

# Segunda lei

As forças aplicadas em um corpo produzem mudanças de velocidade nesse corpo.`,
    }),
  );
  expect(askOpening(lesson)?.text).not.toMatch(/têm em comum|erdadeiro ou falso/);
});

it('sums a part up by its formula or its sentence before a row of words', () => {
  const content = `# Zeros da função

Os zeros são os valores de x para os quais a função se anula no plano.
x = (-b ± √Δ) / 2a, onde Δ = b² - 4ac

# Vértice da parábola

O vértice é o ponto mais alto ou mais baixo da curva no plano cartesiano.`;
  const said = summarise(openLesson(makeAnalysisInput({ content, title: 'Funções' })), 5).map(
    ({ text }) => text,
  );
  expect(said.length).toBeGreaterThan(1);
  expect(said.join('\n')).not.toMatch(/: [^.]*, [^.]*, [^.]* e [^. ]*$/m);
});

it('opens a lesson with a long title by its first name, never by nothing', () => {
  const title = 'Medidas Resumo: Medidas de Posição, Medidas de Dispersão e Quantis de uma amostra';
  const content = `# Posição

Uma medida pode mascarar a informação que os dados trazem espalhada.

# Dispersão

Algumas variáveis concentram os seus valores perto do centro da escala.`;
  expect(askOpening(openLesson(makeAnalysisInput({ content, title })))?.text).toContain('Medidas Resumo');
});

describe('the question that opens a lesson whose first lines ask one', () => {
  const asked = (title: string, content: string) =>
    askOpening(openLesson(makeAnalysisInput({ content, title, size: 10 })))?.text;
  const TOLD = `A função afim soma um valor fixo e um que cresce com a conta.

# Gráfico

O gráfico da função afim é uma reta que corta o eixo vertical no valor fixo.`;

  it('is that one, whole with its case', () => {
    const text = `# Pra começar

Uma lavanderia cobra R$ 10,00 de taxa e R$ 4,00 por quilo. Quanto custa lavar 5 quilos?

${TOLD}`;
    expect(asked('Função afim', text)).toBe(
      'Uma lavanderia cobra R$ 10,00 de taxa e R$ 4,00 por quilo. Quanto custa lavar 5 quilos?',
    );
    const { sections } = openLesson(makeAnalysisInput({ content: text, title: 'Função afim', size: 10 }));
    expect(sections.map(({ title }) => title).join()).not.toContain('Pra começar');
  });

  it('is the one that its title asks, and what a teacher notes to ask', () => {
    expect(asked('Quem manda na lousa? Escola e poder', TOLD)).toBe('Quem manda na lousa?');
    expect(
      asked('Função', `começar c/ o meme "nunca mais bebo" -> perguntar: alguém acredita?\n\n${TOLD}`),
    ).toBe('“Nunca mais bebo”: alguém acredita?');
  });
});

it('opens with a case whole, for its question alone says nothing', () => {
  const { plan } = analyse(
    makeAnalysisInput({
      content: `Administração de medicamentos

Caso para abrir: o paciente tem captopril prescrito às 8 h. Quando você chega a pressão dele está 90x60. Você dá o remédio? — deixar falar 5 min

# Vias

A via intramuscular recebe até cinco mililitros no músculo. A via subcutânea recebe até um mililitro.

ler a bula no fim se der tempo`,
      size: 5,
    }),
  ).structure;
  const opening = plan.find(({ purpose }) => purpose === 'abertura' || purpose === 'capa');
  expect(opening?.points.join()).toMatch(/captopril prescrito às 8 h\. .* Você dá o remédio\?$/u);
  expect(JSON.stringify(plan)).not.toMatch(/deixar falar|ler a bula/iu);
});
