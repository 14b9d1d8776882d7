import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const LESSON = `# O relevo

O relevo brasileiro é formado por planaltos, planícies e depressões. Os planaltos são áreas altas em que predomina a erosão.

As planícies são áreas baixas em que predomina a deposição de sedimentos.`;
const told = (more: string) => analyse(makeAnalysisInput({ content: `${LESSON}\n\n${more}` }));

it.each([
  [
    'a register',
    '| Aluno | Nota |\n|---|---|\n| Caio Mendes Rocha | 5,5 |\n| Alice Barbosa Lima | 8,0 |',
    'Caio',
  ],
  ['a list of marks', 'Caio Mendes Rocha 5,5\n\nAlice Barbosa Lima 8,0', 'Alice'],
  ['a diagnosis', 'Pedro Henrique Alves - TDAH, senta na frente.', 'Pedro'],
  ['what ails a pupil', 'O relevo é irregular. Aluno Davi (asma) - levar bombinha.', 'Davi'],
  [
    'a remark on a pupil',
    'A aluna Fernanda Dias tem laudo de dislexia. Fernanda Dias usa régua.',
    'Fernanda',
  ],
  [
    'what is to be remembered of pupils',
    'lembrar: Heitor ainda confunde morro com serra, sentar com ele. Miguel já lê mapas, dar o desafio.',
    'Miguel',
  ],
  ['who missed a test', 'obs: anular a questão 6 para o Wesley que faltou na aula', 'Wesley'],
  ['who is let off', 'Obs.: Beatriz Gomes está com atestado, fica no placar', 'Beatriz'],
])('carries nothing of %s and tells the teacher without a name', (_, more, name) => {
  const analysis = told(more);
  expect(JSON.stringify(analysis)).not.toContain(name);
  expect(analysis.warnings.join()).toMatch(/dados pessoais de alunos/);
});

it('leaves the people of history and the needs of a class alone', () => {
  const analysis = told(
    'Obs.: Heitor Villa-Lobos ainda não tinha composto as Bachianas. Pedro Álvares Cabral chegou ao Brasil em 1500. O autismo é um transtorno do desenvolvimento. A aluna de química mede o relevo com um mapa.',
  );
  expect(analysis.warnings).toEqual([]);
  expect(JSON.stringify(analysis)).toContain('Cabral');
});

it('leaves out what an assistant said around its answer', () => {
  const analysis = told(
    'Claro! Aqui está um texto sobre o relevo:\n\nEspero que isso ajude! Se quiser, posso criar também exercícios.',
  );
  expect(JSON.stringify([analysis.structure, analysis.topics])).not.toMatch(/Claro|posso criar|ajude/);
  expect(analysis.warnings.join()).toMatch(/assistente de IA/);
});

it('takes one polite sentence for no conversation', () => {
  expect(told('Aqui está o mapa do relevo da região.').warnings).toEqual([]);
});

it('leaves out who of the class does it, and names nobody of them as a term', () => {
  const content = `Semana de Arte Moderna

A Semana de Arte Moderna foi realizada em 1922 no Theatro Municipal de São Paulo.
Os modernistas defendiam o verso livre (Tainá e Rafael respondem oralmente, tão devendo nota).
devolver as provas da Bia e do João Pedro`;
  const analysis = analyse(makeAnalysisInput({ content, title: 'Semana de 22', size: 6 }));
  expect(JSON.stringify(analysis.structure.plan)).not.toMatch(/Tainá|Rafael|devendo/);
  expect(analysis.keyPhrases.map(({ phrase }) => phrase).join(' ')).not.toMatch(/João|Bia/);
});

it.each([
  'A Kauane errou isso na prova passada, retomar com ela.',
  'confirmar c/ o Valdecir se o pátio tá livre as 9h',
  'Depois, medir de novo o pulso. (Enzo não pode fazer, tem atestado - ele cronometra)',
  '(contar o caso da cliente da geladeira, sem falar o nome - dona Ivete)',
])('shows no name that a note to oneself holds: %s', (note) => {
  const { plan } = told(note).structure;
  expect(JSON.stringify(plan)).not.toMatch(/Kauane|Valdecir|Enzo|Ivete/);
});

it('takes how many pupils each class has for no register', () => {
  const more = '| Turma | Alunos | Média |\n|---|---|---|\n| 7A | 35 | 1,80 |\n| 7B | 40 | 1,85 |';
  expect(told(more).warnings.join()).not.toMatch(/dados pessoais/);
});

it('shows no child, nothing said to oneself, and hangs no list on the line that led to another', () => {
  const content = `Piolho

Sintomas:
coceira na nuca
feridas na cabeça
lêndeas no cabelo

O piolho passa de cabeça para cabeça. Ele não voa nem pula.

O que fazer em casa
olhar a cabeça com luz
passar o pente fino
lavar a roupa de cama

atenção para mim: não dizer o nome de quem teve
Caio tem alergia ao remédio – não deixar usar
o Davi vem sem boné, falar disso sem apontar ele`;
  const analysis = analyse(makeAnalysisInput({ content, title: 'Piolho', size: 10 }));
  const said = JSON.stringify([analysis.structure, analysis.quiz, analysis.topics]);
  expect(said).not.toMatch(/Caio|Davi|não dizer o nome|Sintomas: (?:olhar|passar|lavar)/u);
  expect(said).toMatch(/passar o pente fino/iu);
  expect(analysis.warnings.join()).toMatch(/dados pessoais de alunos/u);
});
