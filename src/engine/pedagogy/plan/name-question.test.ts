import { describe, expect, it } from 'vitest';
import { topicOf } from './name-question.ts';

describe('what a question is about', () => {
  it.each([
    [
      '01. (2,0 pontos) Sobre a distinção entre moral e ética, assinale o que for incorreto.',
      'moral e ética',
    ],
    ['Em relação a eficácia e efetividade, é correto afirmar que:', 'eficácia e efetividade'],
    ['45) Multiplique as frações:', 'multiplicação de frações'],
    ['Explique o conceito de imperativo categórico, desenvolvido por Kant.', 'imperativo categórico'],
    ['Explique as diferenças entre o Consequencialismo e a Deontologia.', 'Consequencialismo e Deontologia'],
    ['Correlacione o conceito de economia circular apresentado com o consumo.', 'economia circular'],
    ['5) Classifique em par ou ímpar:', 'par ou ímpar'],
    ['48) Efetue as subtrações de números decimais:', 'subtração de números decimais'],
    ['9. Associe cada documento ao seu respectivo objetivo:', 'documentos'],
    ['2) Assinale a alternativa com a definição correta dos conceitos.', 'definição dos conceitos'],
    ['9. Correlacione cada tributo com sua respectiva definição.', 'tributos'],
    ['6) A respeito dos minérios do Chile, relacione as colunas:', 'minérios do Chile'],
    ['Um terreno tem 12 m por 8 m. Calcule o perímetro e a área do terreno.', 'perímetro e área'],
    ['1) Escreva os números por extenso:', 'números por extenso'],
    ['4) O que diferencia um rio perene de um rio temporário?', 'rio perene e rio temporário'],
    ['3) Sobre a Era Meiji, marque V para verdadeiro e F para falso:', 'Era Meiji'],
    ['A Análise SWOT é uma estratégia de quem planeja.', 'Análise SWOT'],
  ])('%s', (question, topic) => {
    expect(topicOf([question])).toBe(topic);
  });

  it('is not told by what points at a text, by a person or by a formula', () => {
    expect(topicOf(['Leia o texto e responda:'])).toBe('');
    expect(topicOf(['Paulo saiu.'])).toBe('');
    expect(topicOf(['7) Rita mora em Olinda e estuda no Recife.'])).toBe('');
    // `Quanto à …` names a subject, `Quanto …?` asks for an amount.
    expect(topicOf(['Quanto Paulo depositou inicialmente?'])).toBe('');
    // What the answer alone names is not named for it.
    expect(topicOf(['3) O encontro de dois rios chama-se:'])).toBe('');
    expect(topicOf(['4) Conjunto de ilhas próximas que dividem um mar:'])).toBe('');
    expect(topicOf(['Calcule $\\frac{1}{2} + 3$.'])).toBe('');
  });
});
