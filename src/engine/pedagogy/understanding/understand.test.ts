import { describe, expect, it } from 'vitest';
import type { Block, SourceDocument } from '#engine/reading/source-document.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import { understand } from './understand.ts';

type Parts = (Record<string, unknown> & { type: Block['type'] })[];
const document = (kind: SourceDocument['kind'], blocks: Parts): SourceDocument => ({
  ...readText('vazio'),
  kind,
  blocks: blocks.map((block, index) => ({ id: `b${index + 1}`, ...block }) as Block),
});
const rolesOf = (source: SourceDocument): Record<string, string> =>
  Object.fromEntries(understand(source).bits.map(({ text, role }) => [text.slice(0, 24), role]));

const exam = document('docx', [
  { type: 'heading', level: 1, text: 'Prova de Biologia – 2º bimestre' },
  { type: 'paragraph', text: 'Nome: ______________________ Data: ___/___/____' },
  { type: 'paragraph', text: 'Leia com atenção e use caneta azul. Não será permitido rasurar.' },
  { type: 'paragraph', text: '1) Assinale a alternativa correta sobre a fotossíntese.' },
  {
    type: 'list',
    isOrdered: false,
    items: [
      { text: 'a) Ocorre apenas à noite.', level: 0 },
      { text: 'b) Ocorre nos cloroplastos.', level: 0 },
      { text: 'c) Consome oxigênio e libera gás carbônico.', level: 0 },
      { text: 'd) Só existe em animais.', level: 0 },
    ],
  },
  { type: 'paragraph', text: '2) Julgue as afirmações com V para verdadeiro ou F para falso:' },
  { type: 'paragraph', text: '( ) As plantas absorvem água pelas folhas e pelas flores.' },
  { type: 'paragraph', text: '( ) A clorofila absorve a luz verde.' },
  { type: 'paragraph', text: '3) Explique por que as folhas são verdes.' },
]);

const handout = document('docx', [
  { type: 'heading', level: 1, text: 'Apostila: o ciclo da água' },
  { type: 'heading', level: 2, text: 'O que é o ciclo da água' },
  {
    type: 'paragraph',
    text: 'O ciclo da água é o movimento contínuo da água entre a superfície e a atmosfera. Ele começa com a evaporação, quando o Sol aquece rios e mares.',
  },
  { type: 'heading', level: 2, text: 'Evaporação' },
  {
    type: 'paragraph',
    text: 'A evaporação é a passagem da água do estado líquido para o gasoso. O vapor sobe e se mistura ao ar até encontrar camadas mais frias.',
  },
  { type: 'heading', level: 2, text: 'Condensação' },
  {
    type: 'paragraph',
    text: 'Na condensação o vapor volta ao estado líquido e forma as nuvens. Quando as gotas ficam pesadas, a água cai como chuva, neve ou granizo.',
  },
  { type: 'heading', level: 2, text: 'Referências' },
  { type: 'paragraph', text: 'SILVA, João. A água no planeta. 2. ed. São Paulo: Nova Escola, 2015.' },
]);

const plan = document('docx', [
  { type: 'heading', level: 1, text: 'Plano de aula – Frações' },
  { type: 'paragraph', text: 'Duração: 2 aulas de 50 minutos' },
  { type: 'paragraph', text: 'Habilidade: EF05MA03 - Identificar e representar frações.' },
  { type: 'heading', level: 2, text: 'Metodologia' },
  {
    type: 'paragraph',
    text: 'Iniciar a aula com uma roda de conversa sobre a divisão de uma pizza entre os alunos.',
  },
  { type: 'paragraph', text: 'Propor que os estudantes dobrem folhas de papel em partes iguais (15 min).' },
  { type: 'heading', level: 2, text: 'Recursos' },
  { type: 'paragraph', text: 'Recursos: folhas de papel, lápis de cor e projetor.' },
]);

describe('understand', () => {
  it('tells an exam from a handout and a lesson plan', () => {
    expect([exam, handout, plan].map((source) => understand(source).genre)).toEqual([
      'prova',
      'apostila',
      'plano_de_aula',
    ]);
    expect(understand(exam).reasons).toContain('o título fala em prova, exame ou avaliação');
  });

  it('never takes what an exam asks for what it states', () => {
    const roles = rolesOf(exam);
    expect(roles['1) Assinale a alternativ']).toBe('exercise');
    expect(roles['a) Ocorre apenas à noite']).toBe('alternative');
    expect(roles['( ) A clorofila absorve ']).toBe('statement_to_judge');
    expect(roles['Leia com atenção e use c']).toBe('instruction');
  });

  it('takes a whole sentence that speaks to nobody for what it says, even short and in a list', () => {
    const cell = document('docx', [
      ...(handout.blocks as unknown as Parts).slice(0, 5),
      {
        type: 'list',
        isOrdered: false,
        items: [
          { text: 'As mitocôndrias liberam a energia dos alimentos.', level: 0 },
          { text: 'Os lisossomos digerem restos dentro da célula.', level: 0 },
        ],
      },
    ]);
    const roles = rolesOf(cell);
    for (const start of ['As mitocôndrias liberam ', 'Os lisossomos digerem re'])
      expect(['explanation', 'definition']).toContain(roles[start]);
  });

  it('takes a line right under a name for what the name means, where no figure follows it', () => {
    const { bits } = understand(
      document('pdf', [
        { type: 'heading', level: 1, text: 'Medidas de posição', page: 1 },
        { type: 'paragraph', text: 'As medidas de posição resumem os valores de uma amostra.', page: 1 },
        { type: 'heading', level: 1, text: 'Moda', page: 2 },
        { type: 'paragraph', text: 'Realização mais frequente de uma variável.', page: 2 },
        { type: 'paragraph', text: 'A moda pode existir mais de uma vez numa amostra.', page: 2 },
      ] as Parts),
    );
    const role = bits.find(({ text }) => text.startsWith('Realização'))?.role ?? '';
    expect(['explanation', 'definition']).toContain(role);
  });

  it('tells the numbered lines of a list of options from the options', () => {
    const items = [
      '1) O vulcão expele',
      'a) lava.',
      'b) gelo.',
      '2) O terremoto começa',
      'a) no foco.',
      'b) no ar.',
    ];
    const { bits } = understand(
      document('docx', [
        { type: 'heading', level: 1, text: 'Prova de Ciências' },
        { type: 'paragraph', text: 'Nome: ________ Data: ___/___' },
        { type: 'list', isOrdered: false, items: items.map((text) => ({ text, level: 0 })) },
      ] as Parts),
    );
    const asked = bits.filter(({ role }) => role === 'exercise').map(({ text }) => text);
    expect(asked).toEqual(expect.arrayContaining(['1) O vulcão expele', '2) O terremoto começa']));
  });

  it('knows a definition, a heading and a source', () => {
    const roles = rolesOf(handout);
    expect(roles['O que é o ciclo da água']).toBe('heading');
    expect(['definition', 'explanation']).toContain(roles['A evaporação é a passage']);
    expect(roles['SILVA, João. A água no p']).toBe('reference');
  });

  it('keeps what is said to the teacher apart from what is said to pupils', () => {
    const roles = rolesOf(plan);
    expect(roles['Iniciar a aula com uma r']).toBe('teacher_guidance');
    expect(roles['Propor que os estudantes']).toBe('teacher_guidance');
    expect(roles['Habilidade: EF05MA03 - I']).toBe('objective');
  });

  it('takes the only piece of a document for what it says, wherever on the page it stands', () => {
    const text =
      'A água evapora com o calor do sol e volta como chuva. A água evapora com o calor do sol e volta com';
    const page = document('pdf', [{ type: 'paragraph', text, page: 1 }]);
    expect(Object.values(rolesOf({ ...page, pages: 1 }))).not.toContain('furniture');
  });

  it('takes what a form shows filled in for an example, and what it says to its makers for an order', () => {
    const slides = [
      ['Regras do trabalho', 'O grupo deverá preencher todos os slides.'],
      ['Modelo', 'Esta apresentação é o exemplo de uma padaria. Use o modelo como referência.'],
      ['Pão Dourado', 'Turma 3B'],
      ['A empresa', 'A Pão Dourado é uma padaria que vende pães e bolos na cidade de Bauru.'],
      ['Produtos', 'A tabela de produtos deverá ter cinco linhas.'],
      ['Capital', 'O capital social da Pão Dourado é de R$ 20.000,00.'],
    ];
    const form = document(
      'pptx',
      slides.flatMap(([title, text], at) => [
        { type: 'heading' as const, level: 1, text: title, slide: at + 1 },
        { type: 'paragraph' as const, text, slide: at + 1 },
      ]),
    );
    const { bits, filled } = understand(form, 'modelo_formulario');
    const roleOf = (start: string) => bits.find(({ text }) => text.startsWith(start))?.role;
    expect([roleOf('A Pão Dourado é'), roleOf('O capital social')]).toEqual(['example', 'example']);
    expect(roleOf('A tabela de produtos')).not.toBe('example');
    expect(filled.size).toBe(4);
  });

  it('takes what has a number and asks for a question of a test, and its text to be read for no source', () => {
    const said =
      'O bloco foi criado em 1991 por um tratado que quatro países da região assinaram para baixar as tarifas.';
    const text = `Prova de Geografia\n\nNome: ______ Turma: ____\n\n3. (1,0) O que é migração pendular? Dê um exemplo da sua cidade.\n\n${said}\n\n5. (1,0) Cite dois países do bloco.\n\na) Chile\n\nb) Peru\n\nc) Brasil`;
    const roles = understand(readText(text), 'prova').bits.map(({ text: own, role }) => [own, role]);
    const roleOf = (start: string) => roles.find(([own]) => own?.startsWith(start))?.[1];
    expect(roleOf('3. (1,0)')).toBe('exercise');
    expect(roleOf('O bloco')).toBe('explanation');
  });

  it('takes a call to the class for no heading', () => {
    const roles = rolesOf(
      document('pptx', [
        { type: 'heading', level: 1, text: 'ANOTEM NO CADERNO', slide: 2 },
        { type: 'paragraph', text: 'A média é a soma dos valores dividida por quantos eles são.', slide: 2 },
      ]),
    );
    expect(roles['ANOTEM NO CADERNO']).toBe('instruction');
  });

  it('takes no list of facts for exercises, and an activity at the end for no list of them', () => {
    const lesson = readText(
      [
        'A França antes de 1789\nA sociedade era dividida em três estados, com direitos diferentes.\n- O clero não pagava impostos.\n- A nobreza era dona de terras e de cargos.',
        'As causas da crise\n- Guerras caras, como a ajuda aos Estados Unidos.\n- Más colheitas e pão caro nas cidades.\n- Ideias iluministas contra o poder do rei.',
        'O que ficou\nLiberdade e igualdade viraram lema em outros lugares.\n- Fim dos privilégios de nascimento.',
        'Atividade\nEm grupos, escrevam um cartaz de 1789 que explique uma causa da crise.\n- Escolham a causa.\n- Digam quem ela prejudica.',
      ].join('\n\n'),
    );
    const roles = rolesOf(lesson);
    expect(understand(lesson).genre).toBe('apostila');
    for (const start of ['Más colheitas e pão caro', 'Guerras caras, como a aj', 'Fim dos privilégios de n'])
      expect(['explanation', 'example']).toContain(roles[start]);
    expect([roles['Em grupos, escrevam um c'], roles['Escolham a causa.']]).toEqual(['exercise', 'exercise']);
  });

  it('keeps the orders in the notes of a slide for who teaches, and dates in a table of data for data', () => {
    const deck = document('pptx', [
      { type: 'heading', level: 1, text: 'Linha do tempo', slide: 2 },
      {
        type: 'table',
        rows: [
          ['Data', 'Acontecimento'],
          ['14 de julho de 1789', 'Tomada da Bastilha'],
          ['1792', 'Proclamação da República'],
          ['1793', 'Execução de Luís XVI'],
        ],
        slide: 2,
      },
      {
        type: 'note',
        noteType: 'speaker',
        text: 'Mostre as datas aos poucos. Anote as respostas.',
        slide: 2,
      },
    ]);
    const roles = rolesOf(deck);
    expect(roles['Mostre as datas aos pouc']).toBe('teacher_guidance');
    expect(roles['14 de julho de 1789']).toBe('table_data');
  });

  it('takes what to do for no statement to be judged', () => {
    const training = readText(
      'Phishing\nPhishing é uma mensagem falsa que tenta convencer a pessoa a entregar a senha.\n- Não clique em nenhum link.\n- Apague a mensagem.',
    );
    expect(rolesOf(training)['Não clique em nenhum lin']).toBe('procedure');
  });

  it('takes no words with a stop behind them for a program, nor what announces a list for a field', () => {
    const roles = rolesOf(
      readText(
        `Caatinga

Fisionomia de deserto
Índices pluviométricos muito baixos;
Temperatura do solo chega a 60 graus.

Ligação iônica

A ligação iônica junta um metal e um ametal.
Características dos compostos iônicos:
- sólidos à temperatura ambiente
- duros e quebradiços`,
      ),
    );
    expect(roles['Índices pluviométricos m']).not.toBe('code');
    expect(roles['Características dos comp']).not.toBe('blank');
  });

  it('takes the genre that the teacher says', () => {
    expect(understand(exam, 'apostila')).toMatchObject({ genre: 'apostila', isTold: true });
  });

  it('judges the same document alike, and one without words', () => {
    expect(rolesOf(exam)).toEqual(rolesOf(exam));
    expect(understand(document('pdf', []))).toMatchObject({ bits: [] });
  });
});
