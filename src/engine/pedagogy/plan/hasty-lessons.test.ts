import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const planOf = (content: string, title: string, size = 8) =>
  analyse(makeAnalysisInput({ content, title, size }));
const pointsOf = (analysis: ReturnType<typeof planOf>): string[] =>
  analysis.structure.plan.flatMap(({ points }) => points);

it('tells what was dictated without stops in sentences', () => {
  const analysis = planOf(
    `oi gente a aula de hoje é a revolta da chibata então a marinha castigava os marinheiros com chibata e eles ganhavam muito pouco aí em novembro de 1910 os marinheiros tomaram os navios no rio de janeiro e apontaram os canhões pra cidade né o líder era joão cândido ele era um marinheiro negro que conhecia bem os navios

daí o governo aceitou acabar com a chibata e prometeu anistia aí depois prendeu os líderes e muitos morreram na prisão da ilha das cobras`,
    'Revolta da Chibata',
  );
  const told = pointsOf(analysis).join('\n');
  expect(told).toMatch(/Em novembro de 1910, os marinheiros tomaram os navios/);
  expect(told).toMatch(/O governo aceitou acabar com a chibata/);
  expect(told).not.toMatch(/(?<!\p{L})(?:aí|né|daí|gente)(?!\p{L})/u);
});

it('tells every case of a rule, the example in one piece, and no summary without a line', () => {
  const analysis = planOf(
    `Equação do 2º grau

Casos
se Δ > 0 duas raízes reais
se Δ = 0 duas raízes iguais (uma só)
se Δ < 0 não tem raiz real

Soma e produto
x' + x'' = -b/a
x' . x'' = c/a

Orçamento
salário 2.400
bicos 600`,
    'Equação do 2º grau',
  );
  const points = pointsOf(analysis);
  for (const sign of ['>', '=', '<'])
    expect(points.some((one) => one.startsWith(`Se Δ ${sign} 0`))).toBe(true);
  expect(points).toEqual(expect.arrayContaining([expect.stringContaining("x' . x'' = c/a")]));
  const summary = analysis.structure.plan.filter(({ purpose }) => purpose === 'sintese');
  expect(summary.every(({ points: own }) => own.length > 0)).toBe(true);
});

it('takes a lesson that ends in exercises with blanks for a lesson', () => {
  const analysis = planOf(
    `Present perfect

Form: have or has with the past participle. We use it for things that began before and go on now.
She has lived here for ten years. I have seen that film.

Exercises
1. We ______ (know) each other since 2018.
2. She ______ (write) three emails today.
3. They ______ (travel) to Chile.
4. He ______ (never / eat) this soup.
key 1 have known 2 has written 3 have travelled 4 has never eaten`,
    'Present perfect',
  );
  expect(analysis.document?.genre).not.toBe('modelo_formulario');
  expect(analysis.quiz.map(({ answer }) => answer)).toContain('have known');
});

it('opens with the question that the notes open with, answers it, and lets the class do what they set', () => {
  const analysis = planOf(
    `a abelha e a flor

comecar com a pergunta: de onde vem o mel?? (deixar chutarem)
resp: do néctar que as abelhas recolhem

A abelha recolhe o néctar das flores e o guarda no favo.
O pólen gruda no corpo dela e passa de uma flor para outra.

A abelha faz mel no inverno? Não, no inverno ela come o que guardou.

prática: plantar girassol num copo com terra e regar por duas semanas. Imprimir 30 fichas!
No final eles desenham uma flor e escrevem o nome das partes.
Homework: write two sentences about bees.
Comprar as sementes na véspera (pedir na secretaria)`,
    'A abelha e a flor',
  );
  const points = pointsOf(analysis);
  expect(points[0]).toMatch(/^De onde vem o mel\?$/);
  expect(analysis.quiz[0]).toMatchObject({
    question: 'De onde vem o mel?',
    answer: 'do néctar que as abelhas recolhem',
  });
  const tasks = analysis.structure.plan.filter(({ purpose }) => purpose === 'pratica');
  expect(tasks.flatMap((task) => task.points)).toEqual(
    expect.arrayContaining([
      'Prática: plantar girassol num copo com terra e regar por duas semanas',
      'Desenhar uma flor e escrever o nome das partes',
      'Homework: write two sentences about bees',
    ]),
  );
  expect(points).toContain('A abelha faz mel no inverno? Não, no inverno ela come o que guardou');
  expect(points.join('\n')).not.toMatch(/sementes|secretaria|fichas|chutarem/u);
});

it('tells every step of a procedure and every thing that it takes', () => {
  const analysis = planOf(
    `Terrário

Materiais
1 pote de vidro
2 xícaras de terra
1 xícara de areia
1 xícara de pedrinhas
1 muda de musgo
1 muda de samambaia
1 borrifador
filme plástico
1 elástico

Passo a passo
1. Lave o pote e deixe secar.
2. Ponha as pedrinhas no fundo.
3. Espalhe essa areia por cima e depois a terra.
4. Plante as mudas.
5. Borrife um pouco de água.
6. Observe: gotas aparecem no vidro depois de um dia. É a água que volta.`,
    'Terrário',
    10,
  );
  const points = pointsOf(analysis).join('\n');
  for (const said of [
    'elástico',
    'filme plástico',
    'Espalhe essa areia',
    'Observe: gotas',
    'Plante as mudas',
  ])
    expect(points).toContain(said);
});

it('gives what a short order asks two places before it looks back, and tells a result with what follows from it', () => {
  const analysis = planOf(
    `Impulso

O impulso mede a força vezes o tempo em que ela age. A unidade do impulso é o newton-segundo. A bola parada só anda quando alguém a chuta.

Chute

Se uma força de 10 N age por 3 s, a bola muda de velocidade. Então I = 30 N·s. Como o tempo é curto, a força é grande nesse chute.

Atrito

O atrito empurra a caixa para a esquerda. Quanto mais áspero é o chão, maior é o atrito. O óleo diminui o atrito entre as peças do motor.

Quantidade de movimento

A quantidade de movimento é a massa vezes a velocidade. O caminhão devagar tem mais dela do que a bicicleta rápida. O goleiro recua a mão para que a bola pare em mais tempo.

Perguntas
1. O que mede o impulso? (a força vezes o tempo)
2. Qual é a unidade de força? (newton)
3. Quanto vale o impulso do chute? (30 N·s)
4. O que muda na bola? (a velocidade)
5. O que empurra a caixa? (o atrito)
6. Por que a força é grande? (o tempo é curto)`,
    'Impulso',
  );
  const practice = analysis.structure.plan.filter(({ purpose }) => purpose === 'pratica');
  const asked = practice.flatMap(({ points }) => points);
  expect(asked).toEqual(
    expect.arrayContaining([
      '1) O que mede o impulso?',
      '4) O que muda na bola?',
      '6) Por que a força é grande?',
    ]),
  );
  expect(asked.join()).not.toMatch(/newton|o atrito\)/u);
  expect(analysis.quiz.map(({ answer }) => answer)).toEqual(expect.arrayContaining(['newton', 'o atrito']));
  const told = pointsOf(analysis).join('\n');
  expect(told).toMatch(/Então I = 30 N·s\. Como o tempo é curto, a força é grande nesse chute/u);
  expect(told).toContain('para a esquerda');
});
