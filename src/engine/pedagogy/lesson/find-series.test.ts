import { describe, expect, it } from 'vitest';
import { proposeTasks } from '#engine/pedagogy/plan/propose-tasks.ts';
import { writeQuiz } from '#engine/pedagogy/plan/questions/write-quiz.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { seriesOf } from './find-series.ts';
import { openLesson } from './open-lesson.ts';

const lessonOf = (content: string) => openLesson(makeAnalysisInput({ content }));
const KNOTS = `# Nós de marinheiro

- Nó direito: duas cordas da mesma grossura ligadas pelas pontas.
- Nó de oito - a corda dá uma volta sobre si e forma uma alça.
- Nó de escota: une cordas de grossuras diferentes.
- Nó de cunha: prende a corda em um poste. É o mais rápido de fazer.`;

describe('things that are told in a line each', () => {
  it('are a series, with what is said of each in its first sentence', () => {
    const [knots] = seriesOf(lessonOf(KNOTS), 0);
    expect(knots?.map(({ name, form }) => [name, form])).toEqual([
      ['Nó direito', 'is'],
      ['Nó de oito', 'clause'],
      ['Nó de escota', 'does'],
      ['Nó de cunha', 'does'],
    ]);
    expect(knots?.at(-1)?.said).toBe('prende a corda em um poste');
  });

  it('are asked for by their own verb, by where it happens, or by their name', () => {
    const askedOf = (content: string) =>
      writeQuiz(lessonOf(content))
        .flat()
        .map(({ text }) => text);
    // One set of options is offered once in a quiz.
    const others = KNOTS.replace(/^- Nó direito.*\n/mu, '');
    expect(askedOf(others)).toContain('Em qual destes a corda dá uma volta sobre si e forma uma alça?');
    expect(askedOf(KNOTS)).toContain(
      'Que nome se dá a isto: “duas cordas da mesma grossura ligadas pelas pontas”?',
    );
  });

  it('are linked to what is said of them, both sides in sight', () => {
    expect(proposeTasks(lessonOf(KNOTS), 3).map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^Ligue cada nome ao que o texto diz dele\. Nomes: .*Nó de escota/u),
    );
  });

  it('are none where the lines are the parts of a class or the fields of one thing', () => {
    const plan = `# Visita ao moinho

Materiais: lápis, prancheta e garrafa de água para cada criança.
Duração: uma manhã inteira, com saída às oito horas da escola.
Sintomas: as crianças ficam cansadas e pedem para sentar no chão.
Moinho: a pedra de cima gira e esmaga o milho contra a de baixo.`;
    expect(seriesOf(lessonOf(plan), 0)).toEqual([]);
  });
});

it('puts the names of numbered steps in order, and leaves out a step of many words', () => {
  const tasks = proposeTasks(
    lessonOf(`# Do milho ao pão

1) Colheita: as espigas são cortadas quando a palha está seca e os grãos ficam duros.
2) Debulha: os grãos são soltos do sabugo com as mãos ou com uma máquina simples.
3) Moagem: as pedras esmagam os grãos até que fiquem finos como areia de rio.
4) Peneira: a parte grossa fica na malha e a farinha cai na gamela de madeira.`),
    4,
  ).map(({ text }) => text);
  expect(tasks).toContainEqual(expect.stringMatching(/^Ponha na ordem certa: (?:\p{L}+; ){3}\p{L}+\.$/u));
});

it('puts no kinds in order, though a list counts them', () => {
  const lesson = lessonOf(`# Limites de placas

3 tipos de limite:
1) Convergente: uma placa bate na outra e forma montanhas como as dos Andes.
2) Divergente: as placas se afastam e sobe magma, que faz crosta nova.
3) Transformante: uma placa raspa do lado da outra e a terra treme.`);
  const tasks = proposeTasks(lesson, 6).map(({ text }) => text);
  expect(tasks.join('\n')).not.toContain('Ponha na ordem');
});
