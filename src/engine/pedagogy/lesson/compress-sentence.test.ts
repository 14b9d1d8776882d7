import { describe, expect, it } from 'vitest';
import { compressSentence } from './compress-sentence.ts';

describe('compressSentence', () => {
  it('leaves a short sentence alone but for its stop', () => {
    expect(compressSentence('A água evapora e volta como chuva.')).toBe('A água evapora e volta como chuva');
  });

  it('drops an opening that leans on the sentence before', () => {
    expect(compressSentence('Além disso, a planta libera oxigênio.')).toBe('A planta libera oxigênio');
  });

  it('drops what stands in brackets before cutting', () => {
    const sentence =
      'O ciclo da água (também chamado de ciclo hidrológico por muitos autores) descreve o caminho da água entre o mar, o ar e o solo.';
    expect(compressSentence(sentence)).toBe(
      'O ciclo da água descreve o caminho da água entre o mar, o ar e o solo',
    );
  });

  it('leaves out a last clause and keeps enumerations whole', () => {
    const sentence =
      'A Revolução Francesa espalhou os ideais de liberdade, igualdade e fraternidade pela Europa e influenciou movimentos de independência na América.';
    expect(compressSentence(sentence)).toBe(
      'A Revolução Francesa espalhou os ideais de liberdade, igualdade e fraternidade pela Europa',
    );
  });

  it('leaves whole what cannot be shortened, without a mark of a cut', () => {
    const sentence = `${'palavra comprida sem verbo algum '.repeat(8)}fim.`;
    expect(compressSentence(sentence)).toBe(`P${sentence.slice(1, -1)}`);
  });

  it('takes away a quotation mark without its other half', () => {
    expect(compressSentence('Explicação: "Muitos idosos têm medo de errar')).toBe(
      'Explicação: Muitos idosos têm medo de errar',
    );
  });

  it('leaves out a relative clause at the end', () => {
    expect(
      compressSentence(
        'Para assar um bolo em casa é preciso um forno bem quente, o qual a família acende meia hora antes e depois mantém aceso durante toda a receita',
      ),
    ).toBe('Para assar um bolo em casa é preciso um forno bem quente');
  });
});
