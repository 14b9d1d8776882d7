import { describe, expect, it } from 'vitest';
import type { Piece } from '#engine/pedagogy/material/piece.ts';
import type { Role } from '#engine/pedagogy/understanding/role.ts';
import { roomFor } from './answer-room.ts';
import { askParts } from './ask-sections.ts';
import { gatherExercises } from './gather-exercises.ts';
import { askEntries, askTogether } from './pose-questions.ts';
import type { Tools } from './tools.ts';
import { nameUnanswered } from './typeset-booklet.ts';

const TOOLS = {
  say: (text: string) => text,
  cite: () => ['p1'],
  writtenKey: { answers: new Map(), reasons: new Map(), blocks: new Set() },
  defined: new Map(),
} as unknown as Tools;

function ask(lines: [role: Role, text: string][], page: number | null = null) {
  const pieces = lines.map(
    ([role, text], at) =>
      ({ kind: 'text', role, text, page, order: at, statements: [{ text, role }] }) as unknown as Piece,
  );
  return gatherExercises(pieces, TOOLS).exercises;
}
const textsOf = (lines: [Role, string][], page: number | null = null) =>
  ask(lines, page).map(({ text }) => text);

describe('the exercises that a booklet takes from its material', () => {
  it('ask about the program that stands below them, each line as far in as it was', () => {
    const program = 'def dobra(x):\n    x = x * 2\na = 5\ndobra(a)\nprint(a)';
    const asked = ask([
      ['exercise', 'O que este programa imprime?'],
      ['answer', program],
      ['exercise', 'Explique por que a conta não muda o valor.'],
    ]);
    expect(asked.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
      `O que este programa imprime?\n${program.replace('    ', '        ')}`,
      'Explique por que a conta não muda o valor.',
    ]);
    expect(asked[0]).toMatchObject({ kind: 'aberta', answer: null });
  });

  it('does one by one what stands under letters below an order or asks by itself, and chooses elsewhere', () => {
    const kindOf = (first: string, ...lettered: string[]) =>
      ask([['exercise', first], ...lettered.map((text): [Role, string] => ['alternative', text])])[0]?.kind;
    const functions = ['a) f(x) = 5x - 1', 'b) f(x) = -2x + 7', 'c) f(x) = 4 - x'];
    expect(kindOf('Dada a função f(x) = 3x - 9, calcule:', 'a) f(0)', 'b) f(2)', 'c) f(5)')).toBe('calculo');
    expect(kindOf('Classifique cada função em crescente ou decrescente:', ...functions)).toBe('aberta');
    expect(
      kindOf('Sobre a horta da escola:', 'a) Quem rega?', 'b) O que se planta?', 'c) Quando se colhe?'),
    ).toBe('aberta');
    expect(kindOf('Qual destas funções é crescente?', ...functions)).toBe('multipla_escolha');
  });

  it('take no bracket that a key left behind for an answer', () => {
    const answerOf = (answer: string) =>
      ask([
        ['exercise', 'Quantas mudas a turma plantou?'],
        ['answer', answer],
      ])[0]?.answer;
    expect(answerOf('83).')).toBeNull();
    expect(answerOf('83')).toBe('83');
  });

  it('ask something: what only goes on, or fell out of a formula, is none', () => {
    expect(
      textsOf(
        [
          ['exercise', 'Calcule a mediana.'],
          ['exercise', 'Note que'],
        ],
        3,
      ),
    ).toEqual(['Calcule a mediana.']);
    expect(
      textsOf(
        [
          ['exercise', 'dm(x) ='],
          ['exercise', 'águas, é impactante.'],
        ],
        3,
      ),
    ).toEqual([]);
    expect(textsOf([['exercise', 'Lousa e pincel para a turma.']])).toEqual([]);
    expect(textsOf([['exercise', 'Atividade em grupo: associação de termos.']])).toEqual([]);
  });

  it('are two where the first gives something and says after a comma what to do with it', () => {
    const given = 'Dada a função f(x) = 3x + 2, calcule f(2).';
    expect(
      textsOf([
        ['exercise', given],
        ['exercise', 'Determine a raiz de g.'],
      ]),
    ).toEqual([given, 'Determine a raiz de g.']);
  });

  it('have a line for each letter that stands in their own line', () => {
    expect(
      textsOf([['exercise', 'Classifique em par ou ímpar: a) 18 canteiros b) 27 mudas c) 33 vasos']]),
    ).toEqual(['Classifique em par ou ímpar:\na) 18 canteiros ____\nb) 27 mudas ____\nc) 33 vasos ____']);
    const orders = 'A horta tem 6 canteiros. a) Desenhe a horta. b) Quantas mudas cabem nela?';
    expect(textsOf([['exercise', orders]])).toEqual([orders.replaceAll(/ (?=[ab]\))/g, '\n')]);
    const told = 'Explique por que a) e b) são iguais na horta.';
    expect(textsOf([['exercise', told]])).toEqual([told]);
  });

  it('stand below what they look at, and not below texts that stand elsewhere', () => {
    const looked: [Role, string][] = [
      ['exercise', 'Considere as notas da turma: 6; 7; 8.'],
      ['exercise', 'Calcule a nota média.'],
    ];
    expect(textsOf(looked)).toEqual(['Considere as notas da turma: 6; 7; 8.\nCalcule a nota média.']);
    expect(
      textsOf([['exercise', 'Leia o texto para responder às questões 4 e 5.'], looked[1] as [Role, string]]),
    ).toEqual(['Calcule a nota média.']);
  });

  it('number the statements that their options name', () => {
    const [one] = textsOf([
      ['exercise', 'Leia as afirmativas sobre o texto.'],
      ['statement_to_judge', 'A floresta encolheu.'],
      ['statement_to_judge', 'O rio secou.'],
      ['exercise', 'Estão corretas as afirmativas'],
      ['alternative', 'a) I e II.'],
      ['alternative', 'b) I.'],
      ['alternative', 'c) II.'],
    ]);
    expect(one).toContain('I. A floresta encolheu.\nII. O rio secou.');
  });

  it('relate two lists, with the numbers that the material wrote as their answer', () => {
    const [one] = ask([
      ['exercise', 'Associe cada documento ao seu objetivo:'],
      ['alternative', 'I. Ata'],
      ['alternative', 'II. Recibo'],
      ['answer', '(II) Comprova um pagamento'],
      ['answer', '(I) Registra uma reunião'],
    ]);
    expect(one).toMatchObject({ kind: 'lacuna', options: [], answer: 'II, I' });
    expect(one?.text).toContain('(   ) Comprova um pagamento');
  });

  it('are left out where their first options were not read', () => {
    const lines: [Role, string][] = [
      ['exercise', 'Quanto é 1,8 + 1,35?'],
      ['alternative', '(c) 17,2'],
      ['alternative', '(d) 15,6'],
    ];
    expect(ask(lines)).toEqual([]);
  });

  it('have an answer without its label, and none where only pieces of one are left', () => {
    expect(
      ask([
        ['exercise', 'Deduza a causa.'],
        ['answer', 'Resposta: Está chovendo.'],
      ])[0]?.answer,
    ).toBe('Está chovendo.');
    expect(
      ask(
        [
          ['exercise', 'Calcule a média.'],
          ['answer', 'Solução: x =; 7'],
        ],
        2,
      )[0]?.answer,
    ).toBeNull();
  });

  it('takes a numbered sentence that asks nothing for an exercise, but none of a page', () => {
    const numbered = ['1) Explique a chuva.', '2) O ciclo da água na cidade.', '3) Quando chove?'];
    const lines = numbered.map((text): [Role, string] => ['exercise', text]);
    expect(textsOf(lines)).toHaveLength(3);
    expect(textsOf(lines, 4)).toEqual(['Explique a chuva.', 'Quando chove?']);
  });

  it('works out the sums that the material leaves open, and what is right by them', () => {
    const answered = (first: string, ...lettered: string[]) =>
      ask([['exercise', first], ...lettered.map((text): [Role, string] => ['alternative', text])])[0];
    expect(answered('Efetue as contas:', 'a) 2/3 + 1/6 =', 'b) 0,5 + 1,25')?.answer).toBe('a) 5/6; b) 1,75');
    expect(answered('Qual é o valor de 1/2 – 1/5?', 'a) 1/3', 'b) 0,3', 'c) 3/7')).toMatchObject({
      ...{ right: 1, answer: '0,3' },
    });
  });

  it('put names and what is said of them together again', () => {
    const item = (head: string, text: string) => ({ head, text, passageIds: [] });
    const items = [
      item('Backup', 'Cópia de arquivos'),
      item('Site', 'Página da rede'),
      item('Linux', 'Sistema aberto'),
    ];
    const [one] = askEntries([{ type: 'points', items }]);
    const told = one?.text.split('\n').filter((line) => line.startsWith('(')) ?? [];
    expect(
      told.map((line) => items.findIndex(({ text }) => line.includes(text)) + 1).map((n) => 'I'.repeat(n)),
    ).toEqual(one?.answer?.split(', '));
    expect(told[0]).not.toContain('Cópia');
  });
});

describe('what is asked of a collection', () => {
  it('is what each text tells, but for what is asked already', () => {
    const text = (said: string) => ({ type: 'text' as const, text: said, passageIds: ['p1', 'p2'] });
    const heading = (said: string) => ({ type: 'heading' as const, level: 2, text: said });
    const blocks = [
      heading('A raposa e o poço:'),
      text('A raposa caiu no poço e chamou o bode para beber. Ela subiu pelo bode e foi embora.'),
      heading('O galo'),
      text('O galo achou um grão de milho no meio da palha seca.'),
      heading('Introdução'),
      text('Estas são as histórias que contamos na escola neste ano.'),
    ];
    const quiz = ask([['exercise', 'O que fez o galo?']]);
    const asked = askParts(blocks, 'Fábulas', quiz);
    expect(asked.map(({ text: said, answer }) => [said, answer])).toEqual([
      [
        'Conte com suas palavras o que você leu em “A raposa e o poço”.',
        'A raposa caiu no poço e chamou o bode para beber.',
      ],
    ]);
  });
});

describe('the key', () => {
  it('says once which answers nobody gave', () => {
    const exercises = [1, 2, 3, 4, 5, 6, 7].map((number) => ({
      ...{ number, answer: number === 4 || number === 6 ? 'Sim' : null, right: null },
    }));
    const booklet = { chapters: [{ exercises }] } as unknown as Parameters<typeof nameUnanswered>[0];
    expect(nameUnanswered(booklet)).toBe('respostas dos exercícios 1 a 3, 5 e 7');
    expect(nameUnanswered({ ...booklet, chapters: [] })).toBeNull();
  });
});

describe('what is asked about single sentences', () => {
  const posed = (
    kind: 'verdadeiro_falso' | 'lacuna' | 'multipla_escolha' | 'aberta',
    text: string,
    answer: string,
  ) => ({
    ...{ type: 'question' as const, kind, text, answer, passageIds: ['p1'], reason: null, difficulty: 1 },
    ...(kind === 'multipla_escolha' ? { options: ['1900', answer], right: 1 } : { options: [], right: null }),
  });
  const judged = [
    posed('verdadeiro_falso', '“A horta tem 4 canteiros”', 'Verdadeiro'),
    posed('verdadeiro_falso', '“A couve cresce em 9 dias”', 'Falso: o texto diz 60 dias.'),
    posed('verdadeiro_falso', '“O milho é menor do que a alface”', 'Falso: o texto diz “maior”.'),
  ];
  const gaps = [
    posed('multipla_escolha', 'Complete: “A horta nasceu em ____”.', '1998'),
    posed('lacuna', 'Complete: “____ é a folha mais plantada”.', 'Alface'),
  ];
  const open = posed('aberta', 'O que é uma muda?', 'Uma planta nova');
  const joined = (...exercises: (typeof open)[]) => askTogether([{ exercises }])[0]?.exercises ?? [];

  it('is one exercise for those to judge and one for those to complete, each where its first stood', () => {
    const asked = joined(...gaps, open, ...judged);
    expect(asked.map(({ text }) => text)).toEqual([
      'Complete cada frase com o que falta nela:\nPalavras: 1998 · Alface\n' +
        'a) A horta nasceu em ____.\nb) ____ é a folha mais plantada.',
      'O que é uma muda?',
      'Escreva V para o que é verdadeiro e F para o que é falso:\n(   ) A horta tem 4 canteiros.\n' +
        '(   ) A couve cresce em 9 dias.\n(   ) O milho é menor do que a alface.',
    ]);
    expect(asked[0]).toMatchObject({ kind: 'lacuna', options: [], answer: 'a) 1998; b) Alface' });
    expect(asked[2]).toMatchObject({
      answer: 'V, F, F',
      reason: 'Na segunda, o texto diz 60 dias; na terceira, “maior”.',
    });
  });

  it('stays by itself where it is alone, or where another sentence says what is missing', () => {
    expect(joined(open, ...judged.slice(0, 1), ...gaps.slice(0, 1))).toHaveLength(3);
    const telling = posed('lacuna', 'Complete: “A alface de ____ veio em 1998”.', 'Minas');
    expect(joined(...gaps.slice(0, 1), telling)).toEqual([gaps[0], telling]);
    const alike = posed('lacuna', 'Complete: “A ____ cresce depressa”.', 'Alface roxa');
    expect(joined(...gaps.slice(1), alike)).toEqual([gaps[1], alike]);
  });

  it('is put right where it is to be judged alone and false', () => {
    const [one] = joined(...judged.slice(2));
    expect(one?.text).toBe(
      'Verdadeiro ou falso? Se for falso, corrija a frase.\nO milho é menor do que a alface.',
    );
    expect(one && roomFor(one)).toBe('few');
  });

  it('is joined over all the chapters of a booklet that asks at its end', () => {
    const [first, second] = askTogether([{ exercises: judged.slice(0, 1) }, { exercises: judged.slice(1) }]);
    expect(first?.exercises[0]?.answer).toBe('V, F, F');
    expect(second?.exercises).toEqual([]);
  });
});
