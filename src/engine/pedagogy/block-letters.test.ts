import { expect, it } from 'vitest';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { analyse } from './analyse.ts';

const LESSON = `🌟 SEQUÊNCIA DA LETRA M - 1º ano 🌟

🎵 Acolhida: roda + cantar

MARCHA SOLDADO CABEÇA DE PAPEL
QUEM NÃO MARCHAR DIREITO VAI PRESO NO QUARTEL
MARCHA SOLDADO PÉ DE CHINELO
QUEM NÃO MARCHAR DIREITO PERDE O SEU CAMELO

✏️ A família do M
MA ME MI MO MU MÃO

👏 Contar pedacinhos
MALA = MA-LA 2
MENINO = ME-NI-NO 3
MÃO = 1

🧩 Tarefinha 1 – Complete com MA, ME ou MI
__LA   (MALA)
__LHO   (MILHO)

🧩 Tarefinha 2 – Qual é o intruso?
MALA – BOLA – MOTO     R: BOLA`;

it('keeps the block letters, the song and the tasks of a lesson for who learns to read', () => {
  const { structure, quiz } = analyse(
    makeAnalysisInput({ content: LESSON, title: 'Letra M', serviceType: 'presentation', size: 10 }),
  );
  const shown = structure.plan.flatMap(({ title, points }) => [title, ...points]);
  expect(shown.join('\n')).toContain('MARCHA SOLDADO PÉ DE CHINELO\nQUEM NÃO MARCHAR');
  expect(shown).toContain('MA ME MI MO MU MÃO');
  expect(shown.join('\n')).toContain('MENINO = ME-NI-NO 3');
  expect(shown.join('\n')).not.toMatch(/\((?:MALA|MILHO)\)|R: BOLA|\p{Extended_Pictographic}/u);
  expect(structure.plan.map(({ title }) => title)).toContain('A família do M');
  expect(JSON.stringify([shown, quiz])).toContain('__LA');
});
