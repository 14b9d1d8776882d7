import { describe, expect, it } from 'vitest';
import type { Block, SourceDocument } from '#engine/reading/source-document.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import { nameDocument } from './name-document.ts';
import { nameFile } from './restore-title.ts';

const FACTS = [
  'A chuva cai das nuvens e enche os rios da serra.',
  'O vapor sobe ao céu, esfria e forma as nuvens.',
  'Os rios levam a água de volta ao mar em poucos dias.',
];

function slides(title: string | null, ...all: string[][]): SourceDocument {
  const blocks = all.flatMap((lines, at) =>
    lines.map((line, index): Block => {
      const place = { id: `b${at}.${index}`, slide: at + 1 };
      return line.startsWith('# ')
        ? { ...place, type: 'heading', level: 1, text: line.slice(2) }
        : { ...place, type: 'paragraph', text: line };
    }),
  );
  return { ...readText('Chuva'), kind: 'pptx', title, slides: all.length, blocks };
}

const typed = (text: string): SourceDocument => ({ ...readText(text), kind: 'docx', title: null });

describe('a document that nobody named', () => {
  it('is called by what its slides share where the cover names only the course', () => {
    const run = FACTS.map((fact) => ['# O ciclo da chuva', fact]);
    expect(nameDocument(slides('Curso de Verão', ['# Curso de Verão'], ...run), null)).toBe(
      'O ciclo da chuva',
    );
    expect(nameDocument(slides('A chuva e os rios', ['# A chuva e os rios'], ...run), null)).toBe(
      'A chuva e os rios',
    );
  });

  it('is called an exam by what its first page says of it, not by the name of its file', () => {
    const exam = slides(
      null,
      ['# Exame de Seleção', 'EDITAL Nº 12/2024 - IFX', 'Leia cada questão com atenção.'],
      ['# TEXTO 1', ...FACTS],
    );
    expect(nameDocument(exam, 'exame_2024_duas_colunas')).toBe('Exame de Seleção – Edital nº 12/2024 - IFX');
  });

  it('loses the banner that runs over all its slides', () => {
    const names = ['Nuvens', 'Rios', 'Vapor', 'Mares'];
    const run = names.map((name, at) => [`# Colégio do Vale – ${name}`, FACTS[at % 3] ?? '']);
    expect(nameDocument(slides('Colégio do Vale Chuvas', ['# Colégio do Vale Chuvas'], ...run), null)).toBe(
      'Chuvas',
    );
  });

  it('is called by the field of its form, never by the form', () => {
    const plan = `Plano de aula\n\nTema: O ciclo da água\n\nDuração: 50 minutos\n\nObjetivo: Compreender a chuva.\n\n${FACTS.join('\n\n')}`;
    expect(nameDocument(typed(plan), 'plano_7')).toBe('O ciclo da água');
    expect(nameDocument(typed(plan.replace('O ciclo da água', '________')), 'plano_7')).toBe('Plano 7');
  });

  it('is called by what its plan or the line of its school says it is about, where no title does', () => {
    const plan = `Plano de aula\n\nUnidade temática: Jogos Objeto de conhecimento: Jogos de rua - Peteca\n\nDuração: 50 minutos\n\nObjetivo: Conhecer a peteca.\n\n${FACTS.join('\n\n')}`;
    expect(nameDocument(typed(plan), 'edfis')).toBe('Jogos de rua - Peteca');
    const sheet = `E.E. Barão do Vale Ciências 9º ano Prof. Ana LISTA 4 - ENERGIA DOS RIOS\n\n# RESUMO (colar no caderno)\n\n${FACTS.join('\n\n')}`;
    expect(nameDocument(typed(sheet), 'lista4')).toBe('Lista 4 – Energia dos rios');
  });

  it('is called by its first heading, and never by the class it is for', () => {
    const parts = FACTS.map((fact, at) => `## Parte do rio ${at}\n\n${fact}`).join('\n\n');
    expect(nameDocument(typed(`# Os rios da serra\n\n${parts}`), 'ap_rios')).toBe('Os rios da serra');
    expect(
      nameDocument(readText(`Ciências - 6º ano - Prof. Ana\nO ciclo da água\n\n${parts}`), 'aula3'),
    ).toBe('O ciclo da água');
    expect(
      nameDocument(typed(`Ciências - 6º ano - aulas 12 e 13\n\n# O CICLO DA ÁGUA\n\n${parts}`), 'aula12'),
    ).toBe('O ciclo da água');
    // Below the school and the fields for a name the only heading is the title.
    const sheet = `COLÉGIO ESTADUAL DO VALE\n\nAluno(a): ________ turma ____\n\n# OS RIOS DO BRASIL\n\n${FACTS.join('\n\n')}`;
    expect(nameDocument(typed(sheet), '3_rios')).toBe('Os rios do Brasil');
    // One chapter of several is not the whole.
    const chapters = FACTS.map((fact, at) => `# Rio ${at}\n\n${fact}`).join('\n\n');
    expect(nameDocument(typed(chapters), 'rios_da_serra')).toBe('Rios da serra');
  });

  it('is called by its heading where a line above tells the course, and never by its file', () => {
    const parts = FACTS.map((fact, at) => `## Parte do rio ${at}\n\n${fact}`).join('\n\n');
    const course = 'Curso Técnico em Meio Ambiente – Hidrologia – Módulo 1';
    expect(nameDocument(typed(`${course}\n\n# Caderno 2: Os rios da serra\n\n${parts}`), 'rios')).toBe(
      'Caderno 2: Os rios da serra',
    );
    const page = `E.E. Dom Aurélio – Geografia – 6º ano – Prof. Caio\n\n# OS RIOS DA SERRA\n\n${parts}`;
    expect(nameDocument({ ...typed(page), kind: 'pdf', title: 'c_rios.html' }, 'c_rios')).toBe(
      'Os rios da serra',
    );
  });

  it('is called by what stands below the class, beside it or within a message', () => {
    const cover = ['# Geografia – 6º ano', 'Da nascente ao mar: os rios da serra', 'Profª Bia'];
    expect(nameDocument(slides('Geografia – 6º ano', cover, ['# Rios', ...FACTS]), 'aula')).toBe(
      'Da nascente ao mar: os rios da serra',
    );
    const notes = `GEO - 6a série - RIOS DA SERRA (aulas 3 e 4)\n\n${FACTS.join('\n\n')}`;
    expect(nameDocument(readText(notes), 'x')).toBe('Rios da serra');
    const message = `oi, preciso pra amanhã, é pro 6º ano. tema: RIOS DA SERRA\n\n${FACTS.join('\n\n')}`;
    expect(nameDocument(readText(message), 'zap')).toBe('Rios da serra');
  });

  it('is never called contents, exercise or apresentação do PowerPoint', () => {
    for (const title of ['Sumário', 'Índice', 'Exercício proposto', 'Apresentação do PowerPoint', 'Capa'])
      expect(nameDocument(slides(title, [`# ${title}`, ...FACTS]), 'chuva_v2')).toBe('Chuva');
  });

  it('reads its theme in a row of a form and behind the kind of a paper', () => {
    const form = `Componente | Geografia\nTema | Rios da serra e do mar\nTurma | 6º ano\n\n${FACTS.join('\n\n')}`;
    expect(nameDocument(readText(form), 'd geo')).toBe('Rios da serra e do mar');
    const paper = `SENAI / Saneamento - UC Redes\nPROCEDIMENTO: LIMPEZA DE RIOS (LDR) - redes e barcos\n\n${FACTS.join('\n\n')}`;
    expect(nameDocument(readText(paper), 'f proc')).toBe('Limpeza de rios (LDR) - redes e barcos');
  });

  it('says which exam it is', () => {
    const first = ['# Exame de Seleção', '# EDITAL Nº 7 – ABCDE', ...FACTS];
    expect(nameDocument(slides('Exame de Seleção', first), null)).toBe(
      'Exame de Seleção – Edital nº 7 – ABCDE',
    );
  });
});

it("reads a file's name as a teacher would write it", () => {
  expect(nameFile('prova_historia_roma_antiga_v2')).toBe('Prova de historia: roma antiga');
  expect(nameFile('fracoes_8_9_ano_final')).toBe('Fracoes 8º e 9º ano');
  expect(nameFile('plano_aula_chuvas')).toBe('Plano de aula: chuvas');
  expect(nameFile('prova_clima_6o_ano')).toBe('Prova clima 6º ano');
  expect(nameFile('planta-inteligente-37p')).toBe('Planta inteligente');
  expect(nameFile('jogos_educacao_infantil')).toBe('Jogos – educacao infantil');
});
