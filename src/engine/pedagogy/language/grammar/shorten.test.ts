import { describe, expect, it } from 'vitest';
import { shorten } from './shorten.ts';

describe('shorten', () => {
  it.each([
    [
      'A célula, que é a menor unidade dos seres vivos, possui membrana e citoplasma.',
      'A célula possui membrana e citoplasma.',
    ],
    [
      'O ciclo da água (também chamado de ciclo hidrológico) descreve o caminho da água na Terra.',
      'O ciclo da água descreve o caminho da água na Terra.',
    ],
    [
      'Os metais conduzem bem o calor e a eletricidade, como o ferro, o cobre e o alumínio.',
      'Os metais conduzem bem o calor e a eletricidade.',
    ],
    [
      'Vale lembrar que os fungos decompõem restos de plantas e de animais no solo.',
      'Os fungos decompõem restos de plantas e de animais no solo.',
    ],
    [
      'A vegetação protege o solo contra a chuva, o que diminui bastante a erosão das encostas.',
      'A vegetação protege o solo contra a chuva.',
    ],
    [
      'As raízes absorvem água e sais minerais do solo; as folhas produzem o alimento da planta.',
      'As raízes absorvem água e sais minerais do solo.',
    ],
  ])('“%s”', (sentence, short) => {
    expect(shorten(sentence, { words: 13 })).toBe(short);
  });

  it('leaves the brackets of a formula where they are', () => {
    const rule = 'A soma dos termos de uma PA (em qualquer ordem) é Sn = (a1 + an).n/2';
    const short = shorten(rule, { characters: 60 });
    expect(short === null || short.includes('Sn = (a1 + an).n/2')).toBe(true);
    expect(short).not.toContain('ordem');
  });
  it('leaves orders, rows and turns whole', () => {
    for (const whole of [
      'Em caso de acidente na bancada do laboratório, lave o olho com água corrente, avise a professora e procure logo o posto.',
      'O motor da máquina gira a correia de couro, aquece a caldeira de ferro e gera a luz da oficina.',
      'Retire o cabo do aterramento temporário (primeiro as fases, por último o terra) da zona da oficina.',
    ])
      expect(shorten(whole, { words: 13 }), whole).toBeNull();
  });

  it('leaves what fits as it is', () => {
    expect(shorten('A água ferve (a 100 °C).', { words: 13 })).toBe('A água ferve (a 100 °C).');
  });

  it.each([
    'A água ferve a cem graus ao nível do mar, quando a pressão é de uma atmosfera, e a menos no alto.',
    'O remédio serve contra bactérias de vários tipos e formas, pois não age contra vírus de espécie alguma.',
    'A soma dos ângulos internos de um triângulo desenhado num plano qualquer vale sempre cento e oitenta graus.',
  ])('rather gives up than lose a condition, a negation or the sense of “%s”', (sentence) => {
    expect(shorten(sentence, { words: 12 })).toBeNull();
  });

  it('never ends on a word that something has to follow', () => {
    const short = shorten(
      'O cerrado tem árvores de troncos tortos e casca grossa, principalmente nas regiões de solo ácido do planalto central.',
      { words: 12 },
    );
    expect(short).toBe('O cerrado tem árvores de troncos tortos e casca grossa.');
  });
});

it('sums up without what is said again, and never ends where it would begin', () => {
  const text =
    'A torre de controle é quem organiza e autoriza o movimento dos aviões, ou seja, é ela quem CONFERE todos os pedidos vindos das outras partes do aeroporto e os envia para a pista';
  expect(shorten(text, { characters: 150, isSummary: true })).toBe(
    'A torre de controle é quem organiza e autoriza o movimento dos aviões',
  );
  expect(shorten(text, { characters: 150 })).toBeNull();
});

it('tells a row of deeds to its end, and what begins once more behind it is another', () => {
  const row = 'O tamanduá é um bicho manso que vive só, tem o focinho comprido e come formigas o dia inteiro';
  expect(
    shorten(`${row}, dorme no chão coberto pela cauda, sobe em árvores e nada em rios largos.`, {
      words: 20,
    }),
  ).toBe(`${row}.`);
});
