import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { ask, LESSONS, spoken } from '#tests/builders/demanding-lessons.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { names } from './find-topic.ts';

const answersOf = (analysis: AiAnalysis) =>
  analysis.answers.map(({ outcome, text }) => `${outcome}: ${text}`);

/** [lesson, request, what must be out, what must stay]. */
const LEFT_OUT: [string, string, string[], string[]][] = [
  [
    'tables',
    'Não quero falar de Operações com Matrizes.',
    ['Operações com Matrizes'],
    ['Sarrus', 'escalonamento'],
  ],
  ['tables', 'Não inclua Matriz Genética', ['matriz genética', 'Punnett'], ['Sarrus']],
  ['tables', 'não quero que fale sobre a matriz genética, por favor', ['matriz genética'], ['Sarrus']],
  ['tables', 'Deixe fora a regra de Cramer', ['regra de Cramer'], ['escalonamento']],
  [
    'tables',
    'Deixe de fora Determinantes e Matriz Genética',
    ['determinante', 'matriz genética'],
    ['escalonamento'],
  ],
  ['tables', 'Pode deixar os determinantes de fora?', ['determinante'], ['escalonamento']],
  ['tables', 'Sem Sistemas lineares', ['sistemas lineares', 'Cramer'], ['Sarrus']],
  ['tables', 'Tira do plano a parte de genética, que a turma ainda não viu isso', ['genética'], ['Sarrus']],
  ['tables', 'Nada de Punnett!', ['Punnett'], ['Sarrus']],
  ['tables', 'Não vou trabalhar sistemas lineares agora', ['sistemas lineares'], ['Sarrus']],
  ['tables', 'Matriz genética não precisa entrar', ['matriz genética'], ['Sarrus']],
  ['safety', 'Tire Phishing', ['phishing'], ['gerenciador']],
  ['safety', 'Remova dos slides tudo sobre dispositivos', ['dispositivos', 'pen drives'], ['gerenciador']],
  ['safety', 'Exclua o tópico Senhas', ['senhas', 'gerenciador'], ['phishing']],
  ['safety', 'Evite falar do relatório interno', ['relatório interno'], ['phishing']],
  ['safety', 'Corte a parte de pen drives', ['pen drives'], ['phishing']],
  ['safety', 'Pule o phishing', ['phishing'], ['senha']],
  ['safety', 'Deixe o phishing de fora do plano', ['phishing'], ['senha']],
  ['safety', 'Deixe o plano sem phishing', ['phishing'], ['senha']],
  ['safety', '- tirar Phishing\n- não falar de pen drives', ['phishing', 'pen drives'], ['gerenciador']],
  ['safety', 'Não fale de phishing nem de dispositivos', ['phishing', 'dispositivos'], ['gerenciador']],
  ['safety', 'Quero a aula sem phishing e sem pen drives', ['phishing', 'pen drives'], ['gerenciador']],
  ['safety', 'Não precisa falar do gerenciador de senhas', ['gerenciador de senhas'], ['phishing']],
  ['light', 'Não mencione a samambaia', ['samambaia'], ['xilema']],
  ['light', 'Não quero o ciclo de Calvin', ['ciclo de Calvin'], ['clorofila']],
  ['light', 'Elimine NADPH e ATP', ['NADPH', 'ATP'], ['clorofila']],
  ['light', 'Retire a comparação com a respiração celular', ['respiração celular'], ['clorofila']],
  ['light', 'Por enquanto não vamos falar de algas marinhas', ['algas marinhas'], ['clorofila']],
  ['france', 'Nada sobre o Terror', ['Terror'], ['Bastilha']],
  ['france', 'Não quero Robespierre nem os girondinos', ['Robespierre', 'girondinos'], ['Bastilha']],
  ['france', 'Deixa de lado o Diretório', ['Diretório'], ['Bastilha']],
  ['france', 'O golpe de Napoleão pode sair', ['Napoleão'], ['Bastilha']],
  ['tales', 'Não fale da Iara', ['Iara'], ['Saci']],
  ['tales', 'Não fala da Iara não', ['Iara'], ['Saci']],
  ['light', 'Não aborde conceitos como tilacoides', ['tilacoides'], ['clorofila']],
  ['tales', 'Tudo menos o Boitatá', ['Boitatá'], ['Saci']],
  ['tales', 'Esqueça o Curupira e inclua mais exercícios', ['Curupira'], ['Saci']],
  ['parts', 'Não use o exemplo da pizza', ['pizza'], ['denominador']],
  ['parts', 'Tire as frações equivalentes; mais exercícios', ['frações equivalentes'], ['denominador']],
];

describe('what a teacher asks out of the plan', () => {
  it.each(LEFT_OUT)('%s: %j', (lesson, request, out, stays) => {
    const before = ask(lesson);
    const after = ask(lesson, request);
    for (const topic of out) {
      expect(spoken(after, topic), topic).toEqual([]);
      for (const { name } of after.topics.modules)
        expect(names(new Set(contentStems(name)), contentStems(topic)), name).toBe(false);
    }
    for (const topic of stays) expect(spoken(after, topic).length, `${topic} stays`).toBeGreaterThan(0);
    expect(after.answers.length).toBeGreaterThan(0);
    expect(JSON.stringify(after.structure)).not.toEqual(JSON.stringify(before.structure));
    for (const answer of answersOf(after)) expect(answer).not.toMatch(/Incluí|Não entendi|^declined/);
    expect(after.structure.plan).toHaveLength(before.structure.plan.length);
  });
});

/** [lesson, request, what must be in]. Two negations ask for something to stay. */
const LET_IN: [string, string, string[]][] = [
  ['light', 'Não tire o xilema', ['xilema']],
  ['light', 'Não deixe de fora a samambaia', ['samambaia']],
  ['light', 'Não deixe a clorofila de fora', ['clorofila']],
  ['light', 'Coloque os estômatos e os tilacoides', ['estômatos', 'tilacoides']],
  ['light', 'Inclua as algas marinhas', ['algas marinhas']],
  ['light', 'Não mexa na parte do xilema', ['xilema']],
  ['light', 'Não deixe a samambaia de lado', ['samambaia']],
  ['light', 'Deixe a clorofila', ['clorofila']],
  ['light', 'Não deixe o xilema de fora da aula', ['xilema']],
  ['light', 'Inclua também: os estômatos', ['estômatos']],
  ['light', 'O ciclo de Calvin não pode faltar', ['ciclo de Calvin']],
  ['light', 'Faltou falar do NADPH', ['NADPH']],
  ['safety', 'Não pode faltar o gerenciador de senhas', ['gerenciador de senhas']],
  ['safety', 'Quero manter os pen drives', ['pen drives']],
  ['safety', 'Cite o relatório interno', ['relatório interno']],
  ['france', 'Não esqueça o Diretório', ['Diretório']],
  ['france', 'Fale da Declaração dos Direitos do Homem', ['Declaração dos Direitos do Homem']],
  ['tales', 'Mantenha o Saci e o Curupira', ['Saci', 'Curupira']],
  ['tables', 'Acrescente a regra de Sarrus', ['regra de Sarrus']],
  ['tables', 'Mais sobre escalonamento', ['escalonamento']],
];

describe('what a teacher asks into the plan', () => {
  it.each(LET_IN)('%s: %j', (lesson, request, topics) => {
    const after = ask(lesson, request);
    for (const topic of topics) {
      const stands = spoken(after, topic);
      const own = after.answers.filter(
        ({ text }) => text.includes('“') && names(new Set(contentStems(text)), contentStems(topic)),
      );
      expect(own, topic).not.toEqual([]);
      for (const { outcome } of own) if (outcome === 'done') expect(stands.length, topic).toBeGreaterThan(0);
      expect(stands.length, topic).toBeGreaterThan(0);
    }
    for (const answer of answersOf(after)) expect(answer).not.toMatch(/Tirei|Não entendi/);
  });

  it.each([
    ['light', 'Inclua a meiose', 'meiose'],
    ['light', 'Coloque a teoria das cordas', 'teoria das cordas'],
    ['safety', 'Quero um slide sobre a LGPD', 'LGPD'],
    ['tales', 'Fale da Mula sem Cabeça', 'Mula sem Cabeça'],
    ['france', 'Aprofunde a Guerra dos Farrapos', 'Guerra dos Farrapos'],
  ])('%s: %j is declined, never invented', (lesson, request, topic) => {
    const { answers, structure } = ask(lesson, request);
    expect(answers).toMatchObject([
      { outcome: 'declined', text: expect.stringContaining('O material não fala de') },
    ]);
    expect(JSON.stringify(structure)).not.toContain(topic);
  });
});

/** [lesson, request, outcome, sizes offered]. */
const ORDERS: [string, string, 'done' | 'declined' | 'offer', number[]][] = [
  ['safety', 'Só 5 slides', 'offer', [5]],
  ['light', 'quero 10 slides', 'offer', [10]],
  ['light', 'Faça uma apostila de 20 páginas', 'offer', [20]],
  ['light', 'Quero 12 slides', 'declined', [10]],
  ['light', 'Pode ter uns vinte slides?', 'offer', [20]],
  ['light', 'Quero 200 slides', 'declined', [20]],
  ['light', 'Mais 5 slides', 'offer', [20]],
  ['safety', 'menos slides', 'offer', [5]],
  ['safety', 'São 10 slides mesmo', 'done', []],
  ['safety', 'Prefiro uma apostila', 'offer', [10, 20, 30]],
  ['tales', 'Quero uma apresentação de 15 slides', 'offer', [15]],
  ['tales', 'Apostila de 25 páginas', 'declined', [20, 30]],
  ['safety', 'Quero em PDF', 'offer', []],
  ['safety', 'Preciso receber em 5 dias', 'offer', []],
];

describe('what a teacher asks of the order itself', () => {
  it.each(ORDERS)('%s: %j → %s', (lesson, request, outcome, sizes) => {
    const before = ask(lesson);
    const after = ask(lesson, request);
    expect(after.answers).toMatchObject([{ outcome }]);
    expect(after.answers[0]?.offers.map(({ size }) => size)).toEqual(sizes);
    // Never carried out by itself: the price hangs on it.
    expect(after.structure).toEqual(before.structure);
  });
});

it.each([
  ['tales', 'Tire a página 4', 'declined', 'Diga o assunto em vez do número'],
  ['safety', 'Remova a capa', 'team', 'faz parte de todo plano'],
  ['safety', 'Não quero perguntas no final', 'team', 'faz parte de todo plano'],
  ['safety', 'Deixe só Senhas', 'declined', 'diga o que deve sair'],
  ['safety', 'Use um fundo azul', 'team', 'equipe de produção'],
  ['france', 'Mais exemplos', 'declined', 'não traz exemplos'],
  ['safety', 'Não gostei da parte de senhas', 'declined', 'Não entendi este pedido'],
])('%s: %j is %s with the reason, and the plan stays', (lesson, request, outcome, reason) => {
  const after = ask(lesson, request);
  expect(after.answers).toMatchObject([{ outcome, text: expect.stringContaining(reason) }]);
  const titles = ({ structure }: AiAnalysis) => structure.plan.map(({ title }) => title);
  expect(titles(after)).toEqual(titles(ask(lesson)));
});

it('swaps one subject for another', () => {
  const after = ask('safety', 'Troque phishing por pen drives');
  expect(spoken(after, 'phishing')).toEqual([]);
  expect(spoken(after, 'pen drives').length).toBeGreaterThan(0);
  expect(after.answers.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
});

it('answers several requests of one text one by one', () => {
  const text = 'Tire Phishing. Inclua a LGPD e mais exercícios.\nSó 5 slides\nblá blá blá';
  const { answers } = analyse(makeAnalysisInput({ ...LESSONS.safety, size: 15, adjustments: [text] }));
  expect(answers.map(({ asked, outcome }) => [asked, outcome])).toEqual([
    ['Tire Phishing', 'done'],
    ['Inclua a LGPD', 'declined'],
    ['mais exercícios', 'done'],
    ['Só 5 slides', 'offer'],
    ['blá blá blá', 'declined'],
  ]);
});

it('says once what it does not understand, whole, with examples of this lesson', () => {
  const { answers } = ask('safety', 'Aquilo lá de sempre.\nComo combinamos na sala.');
  expect(answers).toHaveLength(1);
  expect(answers[0]?.asked).toBe('Aquilo lá de sempre / Como combinamos na sala');
  expect(answers[0]?.text).toContain('“Tire Senhas”');
});

it('claims nothing that nobody asked for', () => {
  const { answers } = ask('light', 'Coloque a clorofila. Os objetivos da turma são mais objetivos.');
  expect(JSON.stringify(answers)).not.toMatch(/menos pontos|Deixei|Reservei/);
});

it('declines to leave out what the whole lesson is about', () => {
  const before = ask('tales');
  const all = ask('tales', 'Tire Saci, Curupira, Boitatá e Iara');
  expect(all.answers.filter(({ outcome }) => outcome === 'declined').length).toBeGreaterThan(0);
  expect(all.structure.plan).toHaveLength(before.structure.plan.length);
  const fractions = ask('parts', 'Não quero falar de frações');
  expect(fractions.answers).toMatchObject([{ outcome: 'declined' }]);
  expect(fractions.structure).toEqual(ask('parts').structure);
});

it('lets a later request take an earlier one back', () => {
  expect(
    spoken(ask('safety', 'Tire Phishing', 'Inclua Phishing de volta'), 'phishing').length,
  ).toBeGreaterThan(0);
  expect(spoken(ask('safety', 'Inclua Phishing', 'Não quero mais Phishing'), 'phishing')).toEqual([]);
});

it('keeps to earlier requests that still hold, and does not repeat what was declined before', () => {
  const first = 'Tire Phishing. Inclua a LGPD. Use um fundo azul.';
  const { answers, ...analysis } = ask('safety', first, 'Mais exercícios');
  expect(spoken({ answers, ...analysis }, 'phishing')).toEqual([]);
  expect(answers.map(({ asked }) => asked)).toEqual([
    'Mais exercícios',
    'Tire Phishing',
    'Use um fundo azul',
  ]);
});

describe('the improvements that the report itself proposes', () => {
  const improvements = Object.entries(LESSONS).flatMap(([lesson, input]) =>
    [5, 20].flatMap((size) =>
      analyse(
        makeAnalysisInput({
          ...input,
          size: input.serviceType === 'booklet' ? size * 2 : size,
          level: 'infantil',
        }),
      ).improvements.map((improvement): [string, string] => [lesson, improvement]),
    ),
  );
  it.each([
    ...new Map(improvements.map((one) => [one[1], one])).values(),
    [
      'light',
      'Há pouco texto para o tamanho do pedido. A parte mais curta é “X”: escreva ali o que você diria em aula, com um exemplo.',
    ] as [string, string],
  ])('%s: %j is understood when ticked, and answered', (lesson, improvement) => {
    const { answers } = ask(lesson, `Melhorias escolhidas:\n- ${improvement}`);
    expect(answers).toHaveLength(1);
    expect(answers[0]?.text).not.toContain('Não entendi');
  });

  it('stand beside what was written', () => {
    const { answers } = ask(
      'safety',
      'Tire Phishing.\n\nMelhorias escolhidas:\n- Não há exercícios nem perguntas para a turma.',
    );
    expect(answers.map(({ asked }) => asked)).toEqual([
      'Tire Phishing',
      'Não há exercícios nem perguntas para a turma.',
    ]);
  });
});
