import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { finishDocument } from '#engine/reading/finish-document.ts';
import type { DraftBlock } from '#engine/reading/source-document.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const line = (text: string): DraftBlock => ({ type: 'paragraph', text });
const options = (...texts: string[]): DraftBlock => ({
  type: 'list',
  isOrdered: false,
  items: texts.map((text, index) => ({ text: `${'abcde'[index]}) ${text}`, level: 0 })),
});
const blocks: DraftBlock[] = [
  { type: 'heading', level: 1, text: 'Prova de Ciências – 7º ano' },
  line('Nome: ____________________  Data: ___/___/___'),
  line('1) Em relação a placas tectônicas, é correto afirmar que:'),
  options(
    'elas não se movem.',
    'elas flutuam sobre o manto.',
    'elas são feitas de gelo.',
    'só existem no mar.',
  ),
  line('2) Sobre vulcões, assinale a alternativa incorreta:'),
  options('Expelem lava.', 'Só existem na África.', 'Podem formar ilhas.', 'Podem ficar inativos.'),
  line('3) Explique como se forma um terremoto.'),
  line('4) Em relação a rochas, assinale a alternativa correta:'),
  options(
    'Todas são magmáticas.',
    'As sedimentares se formam em camadas.',
    'O mármore é sedimentar.',
    'Areia é rocha.',
  ),
];
const source = finishDocument({
  kind: 'docx',
  title: 'Prova de Ciências',
  pages: null,
  slides: null,
  blocks,
  pagesWithoutText: [],
  warnings: [],
});
const { plan } = analyse({
  ...makeAnalysisInput({ content: '', title: 'Prova', size: 5 }),
  source,
}).structure;

describe('the plan of a test', () => {
  const posed = plan.filter(({ purpose }) => purpose === 'pratica');

  it('poses its questions, each with its options', () => {
    const first = posed.find(({ points }) => points.some((text) => text.includes('placas tectônicas')));
    expect(first?.points.join(' ')).toContain('b) elas flutuam sobre o manto.');
  });

  it('is titled by what is asked, with the numbers of the questions', () => {
    expect(posed.map(({ title }) => title).join(' | ')).toMatch(/Placas tectônicas.*\(quest(?:ão|ões) 1/);
  });

  it('states nothing that an option says', () => {
    const stated = plan.filter(({ purpose }) => purpose === 'conteudo' || purpose === 'sintese');
    expect(
      stated.flatMap(({ points }) => points).filter((text) => /África|gelo|magmáticas/.test(text)),
    ).toEqual([]);
  });
});

describe('questions that do not all have room', () => {
  const asked = (number: number): DraftBlock[] => [
    line(
      `${number}) Em relação ao solo de número ${number} das terras altas da região, é correto afirmar que ele:`,
    ),
    options(
      `guarda a água da chuva durante os meses secos do ano ${number}.`,
      `perde os seus sais quando a mata é cortada e queimada ${number}.`,
      `tem cor escura por causa dos restos das folhas caídas ${number}.`,
      `pode ser levado pelo vento depois de uma longa seca ${number}.`,
    ),
  ];
  const blocksOfMany: DraftBlock[] = [
    ...blocks.slice(0, 2),
    ...Array.from({ length: 16 }, (_, at) => asked(at + 1)).flat(),
  ];
  const many = finishDocument({
    ...{ kind: 'docx', title: 'Prova', pages: null, slides: null, blocks: blocksOfMany },
    ...{ pagesWithoutText: [], warnings: [] },
  });
  const items = analyse({
    ...makeAnalysisInput({ content: '', title: 'Prova', size: 8 }),
    source: many,
  }).structure.plan.filter(({ purpose }) => purpose === 'pratica');

  it('leaves whole ones out and tears none', () => {
    expect(items.length).toBeGreaterThan(3);
    for (const { points } of items) expect(points.length % 5).toBe(0);
  });

  it('names those that are shown', () => {
    for (const { title, points } of items)
      expect(title).toMatch(new RegExp(`quest(?:ão|ões) ${/^\d+/.exec(points[0] ?? '')?.[0]}(?!\\d)`));
  });
});

it('reads the C of a run of letters as its third option, in its place', () => {
  const content = `Prova de Ciências

Nome: __________ Turma: ____

1) O bicho-pau se parece com
(A) florzinha seca.
(B) folhinha verde.
(C) galhinho seco.
(D) raminho de planta.

2) São fases da mitose, na ordem:
a) prófase, metáfase, anáfase, telófase
b) metáfase, prófase, telófase, anáfase
c) anáfase, prófase, metáfase, telófase
d) telófase, anáfase, metáfase, prófase`;
  const { plan } = analyse({ ...makeAnalysisInput({ content, title: 'Prova' }), size: 10 }).structure;
  const shown = plan.flatMap(({ points }) => points);
  expect(shown.join('|')).toMatch(/\(A\) florzinha.*\(B\) folhinha.*\(C\) galhinho.*\(D\) raminho/);
  expect(shown.join('|')).toMatch(
    /anáfase, prófase, metáfase, telófase.*telófase, anáfase, metáfase, prófase/,
  );
});

it('shows a recipe whole before its questions, and cuts none of its lines into a task', () => {
  const content = `EMEF Professora Zilda Arns
Prova de Língua Portuguesa - 5º ano B
Nome: ____________ Data: __/__/__
Leia o texto.
Bolo de cenoura
Ingredientes
3 cenouras médias
4 ovos
1 xícara de óleo
2 xícaras de açúcar
2 xícaras de farinha de trigo
1 colher de fermento
Modo de preparo
Bata no liquidificador as cenouras, os ovos e o óleo.
Coloque numa tigela e misture o açúcar e a farinha.
Junte o fermento e leve ao forno por 40 minutos.
1) O texto que você leu é:
a) uma carta
b) uma receita
c) uma notícia
d) um bilhete
2) Para que serve esse tipo de texto?
3) Qual ingrediente deve ser colocado por último?
a) açúcar
b) ovos
c) fermento
d) óleo
4) Escreva o plural das palavras: colher, forno, fermento.`;
  const { plan } = analyse({ ...makeAnalysisInput({ content, title: 'Prova' }), size: 10 }).structure;
  const posed = plan.filter(({ purpose }) => purpose === 'pratica').map(({ points }) => points.join(' / '));
  const shown = plan.map(({ points }) => points.join(' / '));
  const recipe = shown.findIndex((text) => text.includes('3 cenouras médias / 4 ovos / 1 xícara de óleo'));
  expect(shown[recipe]).toContain('1 colher de fermento');
  const preparing = shown.findIndex((text) => text.includes('Bata no liquidificador as cenouras'));
  expect(preparing).toBeGreaterThan(recipe);
  expect(shown.findIndex((text) => text.startsWith('1) O texto'))).toBeGreaterThan(preparing);
  expect(posed.join(' / ')).not.toMatch(/farinha|cenouras/);
});

it('shows a matching whole where each number has its own', () => {
  const what = (long: string): string =>
    `( ) ${long}, como se lê no segundo capítulo do livro sobre as camadas e os seres vivos da Terra`;
  const content = `Prova de Ciências

Nome: __________ Turma: ____

1) Relacione as colunas:
(1) atmosfera (2) hidrosfera (3) litosfera (4) biosfera (5) criosfera (6) manto
${what('Conjunto de todas as águas do planeta')}
${what('Camada de gases que envolve o planeta')}
${what('Conjunto dos lugares onde existe vida')}
${what('Camada de rochas e solos da superfície')}
${what('Regiões cobertas de gelo e de neve')}
${what('Camada de rocha quente sob a crosta')}

2) O que é a atmosfera?`;
  const { plan } = analyse({ ...makeAnalysisInput({ content, title: 'Prova' }), size: 8 }).structure;
  const posed = plan.flatMap(({ points }) => points).filter((text) => text.includes('capítulo'));
  expect(posed).toHaveLength(6);
});

it('asks about a case all that its letters ask', () => {
  const content = `Lista de exercícios de Matemática

1) Um marceneiro cobra R$ 40,00 pela visita e R$ 25,00 por hora.
a) Escreva a lei da função que dá o preço em função das horas.
b) Quanto custa um serviço de 6 horas?
c) Com R$ 140,00, quantas horas é possível pagar?

2) Determine a lei da função que passa por (0, 2) e (1, 5).

3) Calcule o zero da função f(x) = 4x - 8.`;
  const { plan } = analyse({ ...makeAnalysisInput({ content, title: 'Lista' }), size: 5 }).structure;
  const asked = plan
    .find(({ points }) => points.some((text) => text.includes('marceneiro')))
    ?.points.join(' ');
  expect(asked).toMatch(/a\) Escreva a lei.*b\) Quanto custa.*c\) Com R\$ 140,00/);
});

it('shows the text that several questions are about, whole where there is room, and no key as a part of it', () => {
  const content = `Avaliação de Língua Portuguesa – 6º ano
Nome: __________ Turma: ____

Leia o texto a seguir para responder às questões de 1 a 7.

O guarda-chuva do seu Nilo

Toda manhã seu Nilo descia a rua com o mesmo guarda-chuva vermelho, chovesse ou não. A vizinhança ria baixinho e acertava o relógio por ele.

Numa terça de sol forte o guarda-chuva não desceu. A padeira olhou três vezes para a esquina, o carteiro parou diante do portão e um menino bateu palmas.

Seu Nilo abriu a janela devagar. Disse que o guarda-chuva tinha ido embora com o vento da noite e que sem ele não sabia a que horas sair de casa.

No dia seguinte havia sete guarda-chuvas vermelhos pendurados no portão. Ele escolheu o menor, agradeceu em voz alta e desceu a rua na hora de sempre.

1. Por que a vizinhança acertava o relógio por seu Nilo?

2. O que muda a rotina da personagem?

3. Explique o gesto dos vizinhos no fim do texto.

4. Que palavra do texto mostra que ninguém zombava de verdade?

5. Escreva outro título para o texto.

6. Conte o que você faria no lugar do menino.

7. Por que seu Nilo escolheu o menor?

GABARITO (só professora)
1-Porque ele passava sempre na mesma hora. 2-O vento leva o guarda-chuva. 3-Resposta pessoal.`;
  const read = (size: number) =>
    analyse({ ...makeAnalysisInput({ content, title: 'Avaliação' }), size }).structure;
  const { plan, sections } = read(8);
  const text = plan.findIndex(({ points }) => points.some((point) => point.includes('Toda manhã seu Nilo')));
  const asked = plan.findIndex(({ points }) =>
    points.some((point) => point.includes('acertava o relógio por seu')),
  );
  expect(text).toBeGreaterThan(0);
  expect(asked).toBeGreaterThan(text);
  expect(sections.map(({ title }) => title).join()).not.toMatch(/gabarito/i);
  const told = read(12)
    .plan.flatMap(({ points }) => points)
    .join(' ');
  expect(told).toMatch(/Numa terça de sol forte.*abriu a janela devagar.*sete guarda-chuvas vermelhos/s);
});

it('shows a whole Word test of ten short questions on ten slides, its text with the first', () => {
  const asked = (at: number, stem: string, ...options: string[]) =>
    `${at}) (1,0) ${stem}\n\n${options.map((one, nth) => `${'abcd'[nth]}) ${one}`).join('\n\n')}`;
  const content = [
    'AVALIAÇÃO DE CIÊNCIAS – 6º ANO',
    'Nome: __________ Turma: ____',
    'Leia com atenção. Use caneta azul. Não é permitido rasurar.',
    'Texto para as questões 1 e 2',
    'Em 2010 a nascente da serra secou pela primeira vez. Os sitiantes plantaram 4 mil mudas em volta dela. Essa mata nova segurou a chuva no chão, e em 2016 a água voltou: é a chamada recuperação de nascente.',
    asked(1, 'De acordo com o texto, a nascente secou:', 'em 2010', 'em 2016', 'em 2020'),
    asked(2, 'A água voltou porque:', 'choveu mais', 'a mata segurou a chuva', 'fizeram um poço'),
    asked(3, 'A camada de folhas caídas no chão da mata chama-se:', 'serapilheira', 'copa', 'cipó'),
    asked(4, 'Rita mora em Olinda e bebe água de poço. Essa água vem:', 'do mar', 'do lençol freático'),
    asked(5, 'A mata da beira do rio é a mata:', 'ciliar', 'seca', 'alta'),
    '6) (1,0) Marque V ou F:',
    ['A raiz segura o solo.', 'O lixo entope o bueiro.'].map((one) => `( ) ${one}`).join('\n\n'),
    '7) (1,0) Relacione:',
    ['(1) Evaporação', '(2) Condensação', '( ) a água vira vapor', '( ) o vapor vira gota'].join('\n\n'),
    '8) (1,0) O que é erosão? Explique.',
    '9) (1,0) Por que o rio fica barrento depois da chuva?',
    '10) (1,0) Cite dois cuidados com a água da sua casa.',
    'Boa prova!!!',
    '-- GABARITO (não imprimir) -- 1-A 2-B 3-A 4-B 5-A 6- V V 7- 1, 2 / 8- perda de solo / 9- pessoal',
  ].join('\n\n');
  const { plan } = analyse(makeAnalysisInput({ content, title: 'Avaliação', size: 10 })).structure;
  const told = plan.flatMap(({ points }) => points);
  for (let number = 1; number <= 10; number += 1)
    expect(told.some((one) => one.startsWith(`${number}) `))).toBe(true);
  const text = plan.find(({ points }) => points.some((one) => one.startsWith('Essa mata nova')));
  expect(text?.points.join(' ')).toMatch(/Em 2010 a nascente.*1\) De acordo com o texto/);
  expect(told).toContain('(1) Evaporação');
  expect(told.join(' ')).not.toMatch(/\(1,0\)|Boa prova|GABARITO/);
  expect(plan.map(({ title }) => title).join(' ')).not.toMatch(/Boa prova|Olinda|Espaço/);
});
