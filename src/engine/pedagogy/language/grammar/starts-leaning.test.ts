import { describe, expect, it } from 'vitest';
import { startsLeaning } from './starts-leaning.ts';

describe('startsLeaning', () => {
  it.each([
    'Portanto, a soma é dez.',
    'Além disso, as plantas liberam oxigênio.',
    'Já os mamíferos têm pelos.',
    'Também chamadas de procariontes, as bactérias não têm núcleo.',
    'Por isso, os metais conduzem calor.',
    'Ele descobriu a vacina.',
    'Esses animais vivem no mar.',
    'Sua função é proteger o corpo.',
    'Isso ocorre porque a pressão aumenta.',
    'É formada por rochas derretidas.',
    'Nesse caso, o volume diminui.',
    'Tornando o solo mais fértil.',
    'Como vimos, a luz é uma onda.',
    'O esquema abaixo mostra as etapas.',
    'Observe a tabela 2.',
    'Um destes dados é a média.',
    'Nas próximas seções, veremos as cifras.',
    'Se ele não achar, ninguém acha.',
    'De forma análoga, a conversão é direta.',
    'As etapas são as listadas a seguir:',
  ])('“%s” leans', (sentence) => {
    expect(startsLeaning(sentence)).toBe(true);
  });

  it.each([
    'A água ferve a 100 °C.',
    'Assim como as plantas, as algas fazem fotossíntese.',
    'A temperatura cai abaixo de zero no inverno.',
    'O pico fica 3 mil metros acima do nível do mar.',
    'É importante lavar as mãos.',
    'Aumentando a temperatura, a reação acelera.',
    'Em 1822, o Brasil ficou independente.',
    'Há três tipos de rochas.',
    'As cidades deste país cresceram depressa.',
    'O que são fungos?',
    'Os fungos não fazem fotossíntese.',
  ])('“%s” stands alone', (sentence) => {
    expect(startsLeaning(sentence)).toBe(false);
  });
});
