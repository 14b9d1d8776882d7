import { describe, expect, it } from 'vitest';
import { openLesson } from '#engine/pedagogy/lesson/open-lesson.ts';
import { selectPoints } from '#engine/pedagogy/plan/fill-content.ts';
import { finishDocument } from '#engine/reading/finish-document.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const open = (content: string) => openLesson(makeAnalysisInput({ content, title: 'Aula' }));
const say = (content: string): string[] => [...open(content).points.values()].flat().map(({ text }) => text);

const NOTES = `Uso dos porquês

REGRA
porque = pois: Fico porque chove. Saio porque parou.
por que (preposição) + motivo (palavra) = pergunta
O rio subiu. / Os rios subiram.

NÃO USA
antes de ponto: Ele saiu, por quê
depois de artigo, pronome, numeral
no fim da frase: quero saber o porquê de
começar a aula com a placa: “Por quê” -> quem viu?

casos chatos
sinal final: leva acento. Vi isso. -> rever, a gramática implica
substantivo: o porquê, um porquê`;

describe('rules typed in a line each', () => {
  const said = say(NOTES);

  it('are told with all that shows them, signs and sentences alike', () => {
    expect(said).toContain('Porque = pois: Fico porque chove. Saio porque parou');
    expect(said).toContain('Por que (preposição) + motivo (palavra) = pergunta');
    expect(said).toContain('O rio subiu. / Os rios subiram');
  });

  it('take along a line without a sign that stands among them, however it ends', () => {
    expect(said).toContain('Depois de artigo, pronome, numeral');
    expect(said).toContain('No fim da frase: quero saber o porquê de');
  });

  it('leave out what the teacher says to himself or begins with', () => {
    expect(said).toContain('Sinal final: leva acento. Vi isso');
    expect(said.join()).not.toMatch(/placa|rever/);
  });

  it('stand together on one slide', () => {
    const lesson = open(NOTES);
    const part = lesson.sections.find(({ title }) => /N.o usa/i.test(title));
    expect(selectPoints(lesson, part?.pieces ?? []).map(({ text }) => text)).toEqual([
      'Antes de ponto: Ele saiu, por quê',
      'Depois de artigo, pronome, numeral',
      'No fim da frase: quero saber o porquê de',
    ]);
  });
});

describe('a rule and its example', () => {
  const content = `# Razão e proporção

Razão entre dois números é o quociente do primeiro pelo segundo. Ex.: numa sala com 12 meninos e 18 meninas, a razão é 12/18 = 2/3. Cuidado com a ordem! A razão de meninas para meninos é 3/2.

Porcentagem é uma fração de denominador 100. 25% = 25/100 = 0,25

Ex.: em 3/4 = 9/12 os produtos são iguais a 36.

ATENÇÃO: nem tudo é proporcional! A idade e a altura de uma pessoa não são.`;

  it('are one point, the warning is told to its end', () => {
    const said = say(content);
    expect(said).toContain(
      'Razão entre dois números é o quociente do primeiro pelo segundo. Ex.: numa sala com 12 meninos e 18 meninas, a razão é 12/18 = 2/3',
    );
    expect(said).toContain('Cuidado com a ordem! A razão de meninas para meninos é 3/2');
    expect(said).toContain('Porcentagem é uma fração de denominador 100. 25% = 25/100 = 0,25');
    expect(said).toContain('Ex.: em 3/4 = 9/12 os produtos são iguais a 36');
    expect(said).toContain('ATENÇÃO: nem tudo é proporcional! A idade e a altura de uma pessoa não são');
  });
});

it('tells both directions of a rule, whatever the verb of an order may be elsewhere', () => {
  const source = finishDocument({
    kind: 'docx',
    title: null,
    pages: null,
    slides: null,
    blocks: [
      { type: 'heading', level: 1, text: 'Velocidade média' },
      {
        type: 'paragraph',
        text: 'No SI a unidade é o metro por segundo. Para passar de km/h para m/s, divida por 3,6. Para passar de m/s para km/h, multiplique por 3,6.',
      },
    ],
    pagesWithoutText: [],
    warnings: [],
  });
  const lesson = openLesson(makeAnalysisInput({ source, content: '', title: 'Aula' }));
  const said = [...lesson.points.values()].flat().map(({ text }) => text);
  expect(said).toContain('Para passar de km/h para m/s, divida por 3,6');
  expect(said).toContain('Para passar de m/s para km/h, multiplique por 3,6');
});
