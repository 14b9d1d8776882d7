import { expect, it } from 'vitest';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { analyse } from './analyse.ts';

const pointsOf = (content: string, title: string): string[] =>
  analyse(
    makeAnalysisInput({ content, title, serviceType: 'presentation', size: 10 }),
  ).structure.plan.flatMap(({ points }) => points);

it('tells a dialogue turn by turn with its speakers, in order, and asks nothing of it to begin with', () => {
  const turns = [
    'Rui: Good morning! Where is the new library?',
    'Lia: Turn left at the bank and go on',
    'Rui: Is it very far from this place?',
    'Lia: No, take the bus at the corner',
  ];
  const said = pointsOf(
    `ASKING THE WAY

Prepositions of place
next to = ao lado de
behind = atrás de
between = entre

Dialogue (in pairs)
${turns.join('\n')}

Turn left and turn right tell where to go. Go on tells to keep walking.`,
    'Asking the way',
  );
  expect(said.filter((line) => /^(?:Rui|Lia): /u.test(line))).toEqual(turns);
  expect(said).not.toContain('Is it very far from this place?');
});

it('tells an example under its name with its statement and each line of its working', () => {
  const said = pointsOf(
    `Velocidade média

Velocidade média é o espaço percorrido dividido pelo tempo gasto.

EX A) um ciclista anda 300 m em 60 s. qual a velocidade?
v = 300/60
v = 5 m/s

EX B) um trem anda 180 km em 2 h. qual a velocidade?
v = 180/2
v = 90 km/h

A unidade do sistema internacional é o metro por segundo.`,
    'Velocidade média',
  );
  for (const [name, asked, working] of [
    ['A', 'um ciclista anda 300 m em 60 s', 'v = 300/60\nv = 5 m/s'],
    ['B', 'um trem anda 180 km em 2 h', 'v = 180/2\nv = 90 km/h'],
  ] as const) {
    const at = said.findIndex((line) => line.startsWith(`Exemplo resolvido ${name}: ${asked}`));
    expect(at).toBeGreaterThanOrEqual(0);
    expect(said[at + 1]).toBe(working);
  }
});
