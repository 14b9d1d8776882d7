import { expect, it } from 'vitest';
import { spellLetters, writeOut } from './short-forms.ts';

it.each([
  [
    'Convergente: uma bate na outra. forma montanha (ex. cordilheira) e vulcão',
    'Convergente: uma bate na outra. Forma montanha (por exemplo, cordilheira) e vulcão',
  ],
  [
    'Divergente: se afastam. faz crosta nova. ex dorsal mesoatlântica',
    'Divergente: se afastam. Faz crosta nova. Exemplo: dorsal mesoatlântica',
  ],
  ['Ex. de texto: ele saiu cedo', 'Exemplo de texto: ele saiu cedo'],
  [
    'Por que não leva choque? as duas patas estão juntas',
    'Por que não leva choque? As duas patas estão juntas',
  ],
  [
    'Hipocentro = onde começa / epicentro = o ponto bem em cima',
    'Hipocentro: onde começa; epicentro: o ponto bem em cima',
  ],
  ['Artérias - levam sangue qdo o coração bate', 'Artérias: levam sangue quando o coração bate'],
  ['Vulcão - partes: câmara e cone', 'Vulcão – partes: câmara e cone'],
  ['Chove o ano td e alaga td a mata, td mundo sai', 'Chove o ano todo e alaga toda a mata, todo mundo sai'],
  ['MT e MS: a cheia comanda td', 'MT e MS: a cheia comanda tudo'],
  ['O pé empurra o chão p trás', 'O pé empurra o chão para trás'],
  ['Não se anulam (juntas) ex remo e água', 'Não se anulam (juntas), por exemplo: remo e água'],
  ['Ventrículo direito => artéria pulmonar', 'Ventrículo direito → artéria pulmonar'],
])('writes %j as with time', (typed, written) => {
  expect(writeOut(typed)).toBe(written);
});

it.each([
  'Lucro = receita menos custo',
  'Para casa: ex 4 e ex. 5 da página 12',
  'Lula, ex presidente, falou',
  'Ele era um ex escravo que lia',
  'Resolva: a) 2x. b) 3x. c) 5 - 3',
  'A aproximação é de aprox. dois metros',
  'itens.map(item => item.nome)',
])('leaves %j', (typed) => {
  expect(writeOut(typed)).toBe(typed.replace('aprox.', 'aproximadamente'));
});

it('leaves a sign small behind a stop', () => {
  expect(writeOut('f(x) = ax + b, com a e b reais. a é o coeficiente angular.')).toContain('reais. a é o');
});

it.each([
  ['mais barato q o rotativo', 'mais barato que o rotativo'],
  ['você n pode tomar, isso n é remédio', 'você não pode tomar, isso não é remédio'],
  ['uma pessoa d 70 kg e 2 bolas d massa', 'uma pessoa de 70 kg e 2 bolas de massa'],
  ['cai d 20 m e demora 3 s p bater na água', 'cai de 20 m e demora 3 s para bater na água'],
  ['no posto é p quem tem 10 anos', 'no posto é para quem tem 10 anos'],
  ['jogar o lixo p fora', 'jogar o lixo para fora'],
])('writes out %j', (typed, written) => expect(spellLetters(typed)).toBe(written));

it.each([
  'o valor de n é par e n = 2k',
  'a distância d entre os pontos',
  'para todo n existe um m',
  'vitamina d e hepatite d',
  'd = v · t, onde d muda',
  'p e q são números',
  'um vetor de n elementos',
])('leaves the sign in %j', (typed) => expect(spellLetters(typed)).toBe(typed));
