import { expect, it } from 'vitest';
import { setMarks } from './set-marks.ts';

it.each([
  'a Terra tem três camadas, que são a crosta, o manto e o núcleo',
  'são quatro etapas: a evaporação, a condensação, a precipitação e a infiltração',
  'a parte de fora, que se chama litosfera, é quebrada em pedaços, como uma casca de ovo',
  'ninguém acreditou, porque ele não tinha provas',
  'quando as gotas ficam pesadas, elas caem',
  'em 31 de outubro de 1904, o congresso aprovou a lei',
  'as pessoas viraram bondes, quebraram lampiões e levantaram barricadas',
  'quanto maior a força, maior a aceleração',
  'as aves têm penas, bico e asas',
  'a água dos rios, dos lagos e do mar evapora',
  'o exagero é uma figura, por exemplo: eu já falei isso mil vezes',
  'a força que movia os continentes era desconhecida',
])('sets the marks of %s', (written) => {
  expect(setMarks(written.replace(/[,:]/gu, ''))).toBe(written);
});
