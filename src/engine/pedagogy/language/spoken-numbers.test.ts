import { expect, it } from 'vitest';
import { writeNumbers } from './spoken-numbers.ts';

it.each([
  ['até mil novecentos e trinta o brasil', 'até 1930 o brasil'],
  ['em mil novecentos e vinte e nove teve', 'em 1929 teve'],
  ['de dois mil e vinte três aulas', 'de 2020 três aulas'],
  ['sai por mil e setecentos reais', 'sai por 1.700 reais'],
  ['de dois mil reais com quinze por cento', 'de 2.000 reais com 15%'],
  ['dez por cento de oitenta é oito cinquenta por cento é a metade', '10% de 80 é oito 50% é a metade'],
  ['de trinta e seis a trinta e sete e dois', 'de 36 a 37,2'],
  ['de cento e vinte por oitenta', 'de 120 por 80'],
  ['são quarenta e dois cento e vinte e seis e mil seiscentos e vinte', 'são 42 126 e 1.620'],
  ['são três etapas e dois tipos', 'são três etapas e dois tipos'],
  ['de sessenta a cem batimentos', 'de 60 a 100 batimentos'],
  ['três vírgula cinco e dez vírgula dois', 'três vírgula cinco e dez vírgula dois'],
  ['vinte e um alunos e cem cadernos', '21 alunos e 100 cadernos'],
  ['o século vinte', 'o século 20'],
  ['entre mil oitocentos e onze e mil oitocentos e dezesseis', 'entre 1811 e 1816'],
  ['mais ou menos mil setecentos e sessenta', 'mais ou menos 1760'],
  ['alunos com doze treze anos', 'alunos com 12 ou 13 anos'],
  ['um milhão e trezentas mil pessoas', 'um milhão e 300 mil pessoas'],
])('writes the numbers of %j', (said, written) => expect(writeNumbers(said)).toBe(written));
