import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { finishDocument } from '#engine/reading/finish-document.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const HEAD = `PLANO DE AULA
Componente: Matemática
Duração: 2 aulas de 50 minutos

Habilidade BNCC: EF06MA27 – Determinar medidas da abertura de ângulos.

Objetivos
- Classificar ângulos pela medida
- Medir ângulos com o transferidor

Materiais:
transferidor, folha de papel, relógio de parede (trazer da minha casa)
`;

const STEPS = `Desenvolvimento

AULA 1
1) Conversa inicial (10 min): "Que horas o relógio marca quando os ponteiros formam um canto de esquadro: 3 horas ou 5 horas?" Deixar que discutam sem dar pistas. (Resposta: 3 horas.)
2) Canto de papel (20 min): cada aluno dobra a folha duas vezes e obtém um canto. Colar o canto no caderno.
O canto dobrado mede 90 graus: é o ângulo reto.
3) Registro (20 min): escrever com a turma:
Ângulo agudo mede menos de 90 graus.
Ângulo obtuso mede mais de 90 e menos de 180 graus.
Regra: dois ângulos são complementares quando a soma deles é 90 graus.
30 + 60 = 90
45 + 45 = 90

AULA 2
4) Jogo dos ponteiros (20 min): em duplas. Um diz a hora e o outro abre os braços no ângulo dos ponteiros. Ganha quem acertar mais.
5) Exercícios (20 min)
a) Classifique o ângulo de 120 graus (obtuso)
b) Calcule o complementar de 35 graus (55 graus)
c) O ângulo de 90 graus é agudo? (não, é reto)
6) Fechamento (10 min): cada aluno diz onde há um ângulo reto na sala.

Avaliação: observação e bilhete de saída com a pergunta "Quanto mede o complementar de 20 graus?"
Ficar de olho na Bruna e no Tales, que esquecem o material.
Lição de casa: achar em casa três objetos com ângulo reto e desenhar um deles.`;

const shownOf = (input: Parameters<typeof analyse>[0]) => {
  const { structure, quiz, schedule } = analyse(input);
  const lines = (...purposes: string[]): string[] =>
    structure.plan
      .filter(({ purpose }) => purposes.includes(purpose))
      .flatMap(({ title, points }) => [title, ...points]);
  return {
    ...{ taught: lines('conteudo', 'exemplo'), practised: lines('pratica') },
    all: structure.plan.flatMap(({ title, points }) => [title, ...points]).join('\n'),
    ...{ structure, quiz, schedule },
  };
};
const typed = (content: string, title = 'Ângulos', size = 12) =>
  shownOf(makeAnalysisInput({ content, title, size }));

describe('a plan whose steps hold what is taught', () => {
  const told = typed(`${HEAD}\n${STEPS}`);

  it('teaches it under the names of its steps, in order', () => {
    const taught = told.taught.join('\n');
    expect(taught).toMatch(
      /Canto de papel[\s\S]*canto dobrado mede 90 graus[\s\S]*agudo mede menos[\s\S]*obtuso mede/,
    );
    expect(taught).toMatch(/complementares quando a soma deles é 90 graus/);
    expect(taught).toContain('30 + 60 = 90; 45 + 45 = 90');
  });

  it('keeps what whoever teaches does for the schedule', () => {
    expect(told.all).not.toMatch(/sem dar pistas|com a turma|minha casa|Bruna|Tales/);
    expect(told.schedule.activities.map(({ description }) => description).join('\n')).toMatch(
      /sem dar pistas/,
    );
  });

  it('opens with its own question and has the class play and practise, each answer in the key alone', () => {
    expect(told.structure.plan[1]?.points).toEqual([
      'Que horas o relógio marca quando os ponteiros formam um canto de esquadro: 3 horas ou 5 horas?',
    ]);
    const practised = told.practised.join('\n');
    expect(practised).toMatch(/Jogo dos ponteiros: em duplas\. Um diz a hora .* Ganha quem acertar mais/);
    expect(practised).toMatch(/Classifique o ângulo de 120 graus/);
    expect(practised).not.toMatch(/\(obtuso\)|55 graus|é reto\)/);
    expect(told.quiz.map(({ answer }) => answer)).toEqual(
      expect.arrayContaining(['obtuso', '55 graus', 'não, é reto', '3 horas']),
    );
  });

  it('sets what is done at home, and neither teaches nor asks about it', () => {
    expect(told.practised.join('\n')).toMatch(/Lição de casa: achar em casa três objetos/);
    expect([...told.taught, ...told.quiz.map(({ question }) => question)].join('\n')).not.toMatch(
      /lição de casa/i,
    );
  });

  it('tells its skills and aims as aims, and once', () => {
    expect(told.taught.join('\n')).not.toMatch(/EF06MA27|Habilidade|Classificar ângulos|Medir ângulos/);
  });
});

it('teaches the steps of a plan that a file sets off by headings, of a table as well', () => {
  const heading = (text: string, level = 2): DraftBlock => ({ type: 'heading', level, text });
  const paragraph = (text: string): DraftBlock => ({ type: 'paragraph', text });
  const of = (...blocks: DraftBlock[]) =>
    finishDocument({
      ...{ kind: 'docx', title: null, pages: null, slides: null, pagesWithoutText: [], warnings: [] },
      blocks: [
        heading('Plano de aula – Ciências – 7º ano', 1),
        heading('Objetivos'),
        paragraph('Explicar como uma vacina protege o corpo.'),
        ...blocks,
        heading('Avaliação'),
        paragraph('Participação e registro no caderno.'),
      ],
    });
  const headed = of(
    heading('Introdução (10 min)'),
    paragraph('Perguntar: quem lembra da última vacina que tomou? Ouvir os relatos com calma.'),
    heading('Desenvolvimento (30 min)'),
    paragraph(
      'A vacina leva ao corpo partes do micróbio ou o micróbio enfraquecido. As células de defesa produzem anticorpos e guardam a memória do invasor.',
    ),
    paragraph('Fazer o esquema na lousa com calma e deixar que copiem.'),
    heading('Fechamento (10 min)'),
    paragraph('Cada aluno escreve no caderno uma frase sobre a vacina.'),
  );
  const tabled = of(heading('Desenvolvimento'), {
    type: 'table',
    hasHeader: true,
    rows: [
      ['Tempo', 'Etapa', 'O que fazer'],
      ['10 min', 'Conversa', 'Perguntar quem lembra da última vacina que tomou. Ouvir os relatos com calma.'],
      [
        '30 min',
        'Como a vacina age',
        'A vacina leva ao corpo partes do micróbio ou o micróbio enfraquecido. As células de defesa produzem anticorpos. Não deixar mexer nas lâminas.',
      ],
      ['10 min', 'Fechamento', 'Cada aluno escreve no caderno uma frase sobre a vacina.'],
    ],
  });
  for (const source of [headed, tabled]) {
    const told = shownOf({ ...makeAnalysisInput({ content: '', title: 'Vacinas', size: 10 }), source });
    expect(told.taught.join('\n')).toMatch(/vacina leva ao corpo partes[\s\S]*produzem anticorpos/);
    expect(told.all).not.toMatch(/com calma|na lousa|lâminas/);
    expect(told.schedule.activities.map(({ minutes }) => minutes)).toEqual([10, 30, 10]);
  }
});

it('invents nothing for a plan that only says what is done', () => {
  const told = typed(
    `PLANO DE AULA
Disciplina: Arte
Objetivos
- Construir em grupo uma maquete da praça
- Cuidar do material comum
Desenvolvimento
1) Roda de conversa (10 min): perguntar o que há na praça. Ouvir todos.
2) Grupos (5 min): sortear os grupos e entregar a argila.
3) Construção (30 min): cada grupo modela um canto da praça. Passar pelas mesas e ajudar.
4) Exposição (5 min): levar as maquetes ao corredor.`,
    'Maquete da praça',
    8,
  );
  expect(told.taught.join('\n')).toMatch(/Construir em grupo uma maquete da praça/);
  expect(told.all).not.toMatch(/sortear|Ouvir todos|Passar pelas mesas|corredor/);
});

it('reads moments from minute to minute, opens with what the first asks and sets the ticket at the door', () => {
  const told = typed(
    `Plano de aula – Ciências – 6º ano
Tema: por que o gelo flutua
Tempo: 50 minutos

## Objetivos
Explicar por que o gelo flutua na água.

## Passo a passo

0–10 min – Provocação
Soltar um cubo de gelo no copo e pedir palpites.
Por que o gelo não vai para o fundo do copo?

10–30 min – Densidade
Densidade é a massa de cada centímetro cúbico de um material.
A água aumenta de volume quando congela, e por isso o gelo é menos denso que a água líquida.
O óleo boia ou afunda no álcool?
(afunda, porque é mais denso que o álcool)

30–50 min – Fechamento
Recolher os copos e secar as mesas.
Bilhete de saída: desenhe um iceberg e marque a parte que fica debaixo da água.`,
    'Por que o gelo flutua?',
    10,
  );
  expect(told.schedule.activities.map(({ minutes, title }) => [minutes, title])).toEqual([
    [10, 'Provocação'],
    [20, 'Densidade'],
    [20, 'Fechamento'],
  ]);
  expect(told.structure.plan[1]?.points).toEqual(['Por que o gelo não vai para o fundo do copo?']);
  expect(told.taught.join('\n')).toMatch(/Densidade é a massa[\s\S]*menos denso que a água líquida/);
  expect(told.practised.join('\n')).toMatch(/Bilhete de saída: desenhe um iceberg/);
  expect(told.all).not.toMatch(/Recolher|palpites|min –|\(afunda/);
  expect(told.quiz.map(({ answer }) => answer)).toContain('afunda, porque é mais denso que o álcool');
});

it('reads a rhyme that is quoted whole, tells what is to be explained, and sets what the class does', () => {
  const told = typed(
    `Plano de aula – 1º ano – Língua Portuguesa

Objetivos
Identificar rimas.

Metodologia

1º momento – Roda: cantar com as crianças a quadrinha:
"Lá no alto do coqueiro
tem um galo cantador,
canta cedo, canta tarde,
canta para o meu amor."

2º momento – Descobrindo as rimas: explicar que rima é quando as palavras terminam com o mesmo som.

3º momento – Atividade no caderno: ligar as palavras que rimam:
bola – cola
anel – papel
Ajudar o Ícaro, que ainda não lê sozinho.

4º momento – Brincadeira: bola da rima. As crianças ficam em círculo; quem recebe a bola diz uma rima.`,
    'Rimas',
    8,
  );
  expect(told.taught.join('\n')).toMatch(/galo cantador[\s\S]*para o meu amor/);
  expect(told.taught.join('\n')).toMatch(/Rima é quando as palavras terminam com o mesmo som/);
  expect(told.practised.join('\n')).toMatch(/ligar as palavras que rimam: bola – cola; anel – papel/i);
  expect(told.practised.join('\n')).toMatch(/bola da rima\. Ficar em círculo; quem recebe a bola/);
  expect(told.all).not.toMatch(/Ícaro|com as crianças|explicar que/i);
});

it('tells what running text orders to be told, dates what it dates, and asks what it asks at the end', () => {
  const told = typed(
    `PLANO DE AULA
Escola Municipal Dois de Julho – História – 5º ano

OBJETIVO
Reconhecer a Cabanagem como luta do povo do Pará.

DESENVOLVIMENTO
Explicar que, depois da Independência, o Pará continuou pobre e sem voz no governo do império. Em 7 de janeiro de 1835 os cabanos tomaram Belém. Contar que ribeirinhos, indígenas e negros moravam em cabanas na beira dos rios. Distribuir as imagens e pedir que os grupos montem um cartaz.

FECHAMENTO
Cada grupo apresenta seu cartaz. Fazer a pergunta: por que a revolta se chama Cabanagem? (Porque muitos dos revoltosos moravam em cabanas na beira dos rios do Pará.)

AVALIAÇÃO
Participação nos grupos. Ficar de olho no Wesley, que some na hora do cartaz.`,
    'A Cabanagem',
    10,
  );
  expect(told.taught.join('\n')).toMatch(/depois da Independência, o Pará continuou pobre/i);
  expect(told.taught.join('\n')).toMatch(/Em 7 de janeiro de 1835 os cabanos tomaram Belém/);
  expect(told.quiz.map(({ question }) => question)).toContain('Por que a revolta se chama Cabanagem?');
  expect(told.all).not.toMatch(/Explicar que|Distribuir|Fazer a pergunta|Wesley/);
});
