import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';
import { leadName } from './led-to.ts';

it.each([
  ['Antes de medir, o paciente deve:', 'Antes de medir'],
  ['Para o preparo vamos precisar de:', 'Para o preparo'],
  ['Passo a passo', 'Passo a passo'],
  ['o que levar para a aula de campo:', 'O que levar para a aula de campo'],
])('calls what stands below %j by its name', (line, name) => expect(leadName(line)).toBe(name));

it.each(['Os estados são:', 'Obs.:', 'A água, o sal, o açúcar e o óleo são:', 'Existem:', 'x = 2'])(
  'finds no name in %j',
  (line) => expect(leadName(line)).toBe(''),
);

it('shows what is to be done before under its own line, not under what stood above', () => {
  const content = `SEGURANÇA NO LABORATÓRIO

EPI: Equipamento de Proteção Individual
Jaleco: de algodão, manga comprida. Protege de respingos. Deve ficar fechado o tempo todo.
Óculos de proteção: usar sempre, até quem usa lente. Protege de respingos e vapores.

Antes de entrar, o aluno deve:
- prender o cabelo
- tirar anéis e pulseiras
- estar de calça comprida e sapato fechado
- guardar a mochila no armário

Em caso de acidente:
a) Respingo no olho: lavar no lava-olhos por 15 minutos. Chamar o professor.
b) Respingo na pele: lavar com água corrente. Tirar a roupa atingida.

Descarte
Não jogar na pia. Solvente orgânico vai no frasco âmbar. Vidro quebrado vai na caixa de perfurocortante.

Questões
1. Por que se prende o cabelo?
2. O que fazer se cair ácido no olho do colega?`;
  const { plan } = analyse(makeAnalysisInput({ content, title: 'No laboratório', size: 10 })).structure;
  expect(plan.find(({ title }) => title === 'Antes de entrar')?.points).toContain('Prender o cabelo');
});
