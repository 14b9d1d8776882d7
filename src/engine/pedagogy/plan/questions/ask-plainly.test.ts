import { describe, expect, it } from 'vitest';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { askChecks } from '#engine/pedagogy/plan/ask-questions.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { askSentence } from './ask-sentence.ts';
import { writeQuiz } from './write-quiz.ts';

const lesson = (content: string, level: 'infantil' | null = null) =>
  openLesson({ ...makeAnalysisInput({ content }), level });
const quiz = (content: string, level: 'infantil' | null = null) => writeQuiz(lesson(content, level)).flat();

describe('a gap and a sentence to judge', () => {
  it.each([
    ['Nos últimos 40 anos, os rios do vale perderam muitos peixes grandes.'],
    ['Cada dupla corta um cabo de 15 m e testa a ligação dele.'],
    ['O barco levava 5 pessoas e um cachorro pela margem do rio.'],
    ['A lei de 1943 valia 80 dias antes da reforma de 2017.'],
  ])('is on no trifle: “%s”', (sentence) => {
    const asked = quiz(`# Rios\n\n${sentence}\n\nA enchente dura 30 dias no inverno da região.`);
    expect(asked.filter(({ text }) => /____/.test(text) && sentence.startsWith(text.slice(11, 20)))).toEqual(
      [],
    );
  });
});

it('defines a thing by what it is, never by what happens in it', () => {
  const asked = quiz(`# O moinho

Roda: quando a água bate nas pás, a roda gira e move a pedra.

Represa: a parede de pedra, que segura a água, forma um lago atrás dela.`).map(({ text }) => text);
  expect(asked.filter((text) => /^O que é/u.test(text))).toEqual([]);
});

it('says which kind of thing is the biggest where the line leaves that to the name', () => {
  expect(
    quiz('# Serras\n\nSerra Dourada: é a maior do estado e guarda três nascentes.').map(({ text }) => text),
  ).not.toContain('Qual é a maior do estado?');
});

describe('a question put in plain words', () => {
  it.each([
    [
      'Os rins filtram o sangue e eliminam a ureia',
      'O que fazem os rins?',
      'Filtram o sangue e eliminam a ureia',
    ],
    ['Ana Néri fundou a primeira escola do bairro', 'Quem fundou a primeira escola do bairro?', 'Ana Néri'],
    ['Ana Néri liderou a revolta do porto', 'O que fez Ana Néri?', 'Liderou a revolta do porto'],
    ['A bússola indica o norte magnético da Terra', 'O que a bússola indica?', 'O norte magnético da Terra'],
    [
      'As estações do ano são a primavera, o verão, o outono e o inverno',
      'Quais são as estações do ano?',
      'a primavera, o verão, o outono e o inverno',
    ],
    [
      'O corpo possui cinco sentidos: visão, audição, olfato, paladar e tato',
      'Que sentidos possui o corpo?',
      'visão, audição, olfato, paladar e tato',
    ],
    [
      'A partir de 1930, a fábrica perdeu operários porque a linha fechou',
      'Por que, a partir de 1930, a fábrica perdeu operários?',
      'Porque a linha fechou',
    ],
    [
      'As folhas ficam verdes graças à clorofila das células',
      'Por que as folhas ficam verdes?',
      'Devido à clorofila das células',
    ],
    // Who is meant by a pronoun of the answer, the question names.
    [
      'Os barqueiros largavam as redes porque achavam que elas traziam azar',
      'Por que os barqueiros largavam as redes?',
      'Porque achavam que elas traziam azar',
    ],
    [
      'O cobre conduz bem o calor, por isso é usado em panelas',
      'Por que o cobre é usado em panelas?',
      'Porque o cobre conduz bem o calor',
    ],
    [
      'Não guardar a tinta aberta porque ela seca em poucas horas',
      'Por que não se deve guardar a tinta aberta?',
      'Porque ela seca em poucas horas',
    ],
    [
      'Quando a mata do morro é cortada, a enxurrada arrasta a terra para o rio',
      'O que acontece quando a mata do morro é cortada?',
      'A enxurrada arrasta a terra para o rio',
    ],
    [
      'Quando a lama secava na margem, os barqueiros plantavam feijão',
      'O que acontecia quando a lama secava na margem?',
      'Os barqueiros plantavam feijão',
    ],
    [
      'A areia entope o canal, o que provoca cheias no bairro',
      'A areia entope o canal. O que isso provoca?',
      'Provoca cheias no bairro',
    ],
    [
      'Antes de ligar a serra, confira o freio da lâmina',
      'O que se deve fazer antes de ligar a serra?',
      'Confira o freio da lâmina',
    ],
    [
      'Para achar a média do mês somamos os valores e dividimos pela quantidade de dias',
      'O que se faz para achar a média do mês?',
      'Somamos os valores e dividimos pela quantidade de dias',
    ],
    [
      'O pâncreas produz o suco e a insulina do corpo',
      'O que faz o pâncreas?',
      'Produz o suco e a insulina do corpo',
    ],
    ['A ligação ocorre entre metais e ametais', 'Entre o que ocorre a ligação?', 'entre metais e ametais'],
    [
      'O síndico deve ser paciente e ouvir todos os moradores',
      'O que se espera do síndico?',
      'Ser paciente e ouvir todos os moradores',
    ],
  ])('“%s” asks “%s”', (sentence, text, answer) => {
    expect(askSentence(sentence)).toMatchObject({ text, answer });
  });

  it.each([
    'As raízes absorvem a água do solo e as folhas liberam o vapor para o ar',
    'O mel protege a ferida, e o sal conserva a carne durante o inverno',
    // Of two years the question would tell one.
    'Lia Prado abriu a oficina em 1983 e ganhou o prêmio da cidade em 1993',
    // Whose name, and what is finished, the sentence before says.
    'O nome vem do tupi por causa da cor da casca do tronco',
    'Ao terminar, guarde as ferramentas na caixa da oficina',
    'Para pintar a canoa iremos utilizar uma tinta da cidade',
    'Se quiser, monte outro barco com a sobra de papel da caixa',
    // Who went is told by the sentence before alone.
    'Quando ele voltou da cidade, a família já tinha vendido o sítio',
  ])('asks what one does of nobody whose sentence tells of another as well: “%s”', (sentence) => {
    expect(askSentence(sentence)).toBeNull();
  });

  it('asks how what has to be done is done', () => {
    expect(askSentence('As atas devem ser escritas em um único parágrafo')).toMatchObject({
      text: 'Como devem ser escritas as atas?',
      answer: 'Em um único parágrafo',
    });
  });

  it('asks for one thing in the singular, whatever else the sentence names', () => {
    const asked = quiz(
      '# Banco\n\nO depósito compulsório é a parcela que os bancos são obrigados a recolher todo mês.',
    );
    expect(asked.map(({ text }) => text).join(' ')).toContain('O que é o depósito compulsório?');
  });

  it('makes no definition of a heading and what happens under it', () => {
    const asked = quiz(
      '# Casa\n\n## Benefícios\n\nO esporte melhora a coordenação motora e a velocidade de reação.',
    );
    expect(asked.map(({ text }) => text).join(' ')).not.toMatch(/O que (?:é|são) (?:os? )?[Bb]enefícios/u);
    const water = quiz(
      '# Rios\n\n## Águas subterrâneas\n\nA água que infiltra no solo forma os lençóis freáticos.\n\n## Economia\n\nUm banho de 15 minutos gasta cerca de 135 litros de água.',
    );
    expect(water.map(({ text }) => text).join(' ')).not.toMatch(/Águas subterrâneas\?|Economia\?/u);
  });

  it('asks for no year of what lasted, and for no place of what happens at a time', () => {
    expect(askSentence('A mata cobria a serra quando o trem chegou em 1890')).toBeNull();
    expect(askSentence('A colheita ocorre no inverno seco e frio')).toBeNull();
  });

  it('asks which of several is the outstanding one, not what it is', () => {
    const asked = quiz(
      '# Rios\n\nO rio Tinto é o único rio navegável da província. A pesca é a principal atividade da região.',
    ).map(({ text }) => text);
    expect(asked).toContain('Qual é o único rio navegável da província?');
    expect(asked.join(' ')).not.toContain('O que é a pesca');
  });
});

describe('what there is to choose from', () => {
  const ALLOYS = `# Metais

O metal é um material que conduz calor. O bronze é uma liga de cobre e estanho. O latão é uma liga de cobre e zinco. O aço é uma liga de ferro e carbono.`;

  it('is of the kind of the right one', () => {
    const choices = quiz(ALLOYS).filter(
      ({ kind, text }) => kind === 'multipla_escolha' && /“liga/.test(text),
    );
    expect(choices.length).toBeGreaterThan(0);
    for (const { options } of choices) expect(options.toSorted()).toEqual(['Aço', 'Bronze', 'Latão']);
  });

  it('agrees with what is said of it, and offers nothing twice', () => {
    const choices = quiz(`# Vasos

- Artérias: levam o sangue do coração para os órgãos do corpo
- Veias: trazem o sangue dos órgãos de volta ao coração
- Capilares: ligam as artérias às veias em todo o corpo`).filter(({ text }) => /destes/.test(text));
    expect(choices.length).toBeGreaterThan(0);
    for (const { text, options } of choices) {
      expect(text).toMatch(/^Quais destes (?:levam|trazem|ligam) /u);
      expect(new Set(options).size).toBe(options.length);
    }
  });

  it('comes with a gap in the middle of a sentence, which stays away where nothing fits it', () => {
    const gaps = quiz(
      '# Museu\n\nO guia do museu explica a cada visitante o valor da coleção antiga do prédio.',
    ).filter(({ kind }) => kind === 'lacuna');
    expect(gaps.filter(({ text }) => !/“(?:[OA]s? )?____/.test(text))).toEqual([]);
  });
});

describe('sentences to judge', () => {
  const content = `# Atrito

O atrito estático é maior do que o atrito cinético em qualquer superfície seca.

# Sangue

O sangue chega à câmara pelo lado esquerdo do coração de todo mamífero.

# Rochas

A rocha clara reflete a luz do sol durante o dia inteiro de verão.

# Ventos

O vento quente seca o solo das encostas da serra ao fim da tarde.`;

  it('become false by the opposite of their one word, and the key says which', () => {
    const judged = quiz(content).filter(({ answer }) => answer.startsWith('Falso'));
    expect(judged.map(({ text, answer }) => [text, answer])).toContainEqual([
      'Verdadeiro ou falso? “O atrito estático é menor do que o atrito cinético em qualquer superfície seca”',
      'Falso: o material diz “maior”.',
    ]);
  });

  it('are hardly more often true than false, and the true ones come last', () => {
    const judged = quiz(content).filter(({ kind }) => kind === 'verdadeiro_falso');
    const trues = judged.filter(({ answer }) => answer === 'Verdadeiro').length;
    expect(trues).toBeLessThanOrEqual(judged.length - trues + 1);
    const answers = askChecks(lesson(content), 20).map(({ answer }) => answer);
    const first = answers.indexOf('Verdadeiro');
    expect(first === -1 || first === answers.length - 1).toBe(true);
  });

  it('are not turned round where they deny or order', () => {
    const asked = quiz(
      '# Regras\n\nAbaixo do título, informar o nome completo do autor do texto. A senha não fica antes do nome de usuário no cadastro.',
    );
    expect(asked.map(({ text }) => text).join(' ')).not.toMatch(/Acima do título|depois do nome/);
  });
});

it('asks for no figure of what only the sentence before names, and calls a year a year', () => {
  const asked = quiz(
    '# Água\n\nApenas 3% é doce no planeta inteiro. A usina foi criada em 1941 por decreto do governo.',
  )
    .map(({ text }) => text)
    .join(' ');
  expect(asked).not.toContain('Apenas ____');
  expect(asked).toContain('Em que ano a usina foi criada por decreto do governo?');
});

it('checks by no more than two of a form before other forms', () => {
  const asked = askChecks(
    lesson(
      '# Obras\n\nA usina foi criada em 1941 por decreto do governo.\n\n# Pontes\n\nA ponte foi aberta em 1932 pelo prefeito da cidade.\n\n# Trens\n\nO trem foi trazido em 1890 por comerciantes ingleses.\n\n# Rins\n\nOs rins filtram o sangue e eliminam a ureia.',
    ),
    3,
  ).map(({ text }) => text.slice(0, 8));
  expect(asked.filter((form) => form === 'Complete').length).toBeLessThanOrEqual(2);
  expect(asked).toContain('O que fa');
});

it('asks small children nothing to be filled in or judged in writing', () => {
  const asked = quiz(
    '# Cores\n\nAs cores primárias são o vermelho, o azul e o amarelo. O pincel serve para espalhar a tinta no papel. O preto deixa a tinta mais escura do que o branco.',
    'infantil',
  );
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.every(({ kind }) => kind === 'aberta' || kind === 'multipla_escolha')).toBe(true);
});

it('answers what belongs to a class with all that the list names', () => {
  const asked = quiz(`# Realismo

Características do Realismo:
- objetividade na descrição dos fatos
- análise psicológica das personagens
- crítica à hipocrisia da sociedade
- linguagem clara e bem equilibrada`).find(({ text }) => text.startsWith('Quais são'));
  expect(asked?.answer).toContain('objetividade');
  expect(asked?.answer).toContain('linguagem clara');
});
