import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { readText } from '#engine/reading/text/read-text.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const LESSON = `# Porcentagem

## Calcular uma porcentagem

Para calcular uma porcentagem multiplicamos o valor pela taxa e dividimos por 100.

Exemplo 1: 20% de R$ 150,00

150 x 20 / 100 = 30

Então 20% de 150 é R$ 30,00

## Descontos

O desconto é a parte do preço que se deixa de pagar quando a compra é feita à vista.

Exemplo 2

Uma camiseta de R$ 60,00 teve 20% de desconto. Quanto ela passou a custar?

20% de 60 = 12

Resposta: R$ 48,00.

## Cruzamentos

O quadro de Punnett mostra todos os encontros possíveis entre os gametas do pai e da mãe.

Exemplo: Um homem com albinismo (aa) casa com uma mulher não albina heterozigota (Aa). Qual a chance de um filho com albinismo? Os gametas do pai são só a, e os da mãe são A e a. Os filhos podem ser Aa ou aa, portanto a chance é de 50%.`;

describe('worked examples', () => {
  const { structure, quiz } = analyse(makeAnalysisInput({ content: LESSON, size: 15 }));
  const slideOf = (text: string) =>
    structure.plan.find(({ points }) => points.some((one) => one.includes(text)));

  it('tells a typed case in lines with its working', () => {
    expect(slideOf('20% de R$ 150,00')?.points).toContain(
      'Exemplo resolvido: 20% de R$ 150,00; 150 x 20 / 100 = 30; então 20% de 150 é R$ 30,00',
    );
  });

  it('keeps what is asked beside its case, and the working with its answer below', () => {
    expect(slideOf('camiseta')?.points).toEqual([
      'Exemplo resolvido: uma camiseta de R$ 60,00 teve 20% de desconto. Quanto ela passou a custar?',
      '20% de 60 = 12; resposta: R$ 48,00',
    ]);
  });

  it('sets a case told in prose on one slide, in order', () => {
    expect(slideOf('albinismo (aa)')?.points).toEqual([
      'Exemplo resolvido: um homem com albinismo (aa) casa com uma mulher não albina heterozigota (Aa). Qual a chance de um filho com albinismo?',
      'Os gametas do pai são só a, e os da mãe são A e a. Os filhos podem ser Aa ou aa, portanto a chance é de 50%',
    ]);
  });

  it('tells the rule that an example works by before it, and poses the exercise that asks by letters', () => {
    const content = `# Movimento uniforme

## Velocidade

A velocidade média é a razão entre o espaço percorrido e o tempo gasto para percorrê-lo. No Sistema Internacional ela é medida em metros por segundo. Um corpo em movimento uniforme percorre distâncias iguais em tempos iguais.

## Função horária

No MRU a posição do móvel em cada instante é dada por s = s0 + v.t, em que s0 é a posição inicial, v é a velocidade e t é o tempo.

Se v é positiva o movimento é progressivo: o móvel anda no sentido da trajetória. Se v é negativa o movimento é retrógrado: o móvel anda contra o sentido da trajetória.

Exemplo: Um móvel parte da posição 20 m com velocidade de 5 m/s. Qual a sua posição depois de 8 s?

Solução: s = s0 + v.t = 20 + 5.8 = 60 m.

## Exercícios

1) Um ciclista percorre 36 km em 2 h. Calcule sua velocidade média em m/s.
2) A função horária de um móvel é s = 10 + 4t (SI). Determine: a) a posição inicial; b) a velocidade.`;
    const { plan } = analyse(makeAnalysisInput({ content, size: 10 })).structure;
    const said = plan.flatMap(({ points }) => points);
    const placeOf = (text: string) => said.findIndex((one) => one.includes(text));
    expect(placeOf('é dada por s = s₀ + v.t')).toBeGreaterThan(-1);
    expect(placeOf('20 + 5.8 = 60 m')).toBeGreaterThan(placeOf('é dada por s = s₀ + v.t'));
    expect(JSON.stringify(plan)).toMatch(/s = 10 \+ 4t \(SI\). Determine:.*a posição inicial/);
  });

  it('asks no line of a working away from its case', () => {
    expect(quiz.filter(({ question }) => /gametas do pai são|Aa ou aa|a chance/.test(question))).toEqual([]);
  });
});

describe('examples headed as solved', () => {
  const LIST = `# Estequiometria

## Passo a passo

Para calcular a massa formada monta-se uma regra de três com a equação balanceada.

## Problema resolvido 1

Qual a massa de água formada na queima de 4 g de hidrogênio?

2 H2 + O2 → 2 H2O

4 g de H2 ------ 36 g de H2O

Logo, 4 g de H2 formam 36 g de água.

## Exercícios resolvidos

R1. Um ônibus segue s = 20 + 15t (SI). Onde ele está em t = 10 s?

s = 20 + 15 · 10 = 170 m

R2. Um trem percorre 180 km em 3 h. Qual a velocidade média?

v = 180/3 = 60 km/h

## Exercícios

1) Um carro percorre 100 km em 2 h. Qual a velocidade média dele?`;
  const { structure } = analyse(makeAnalysisInput({ content: LIST, size: 10 }));
  const told = structure.plan.flatMap(({ points }) => points);

  it('are told to their end, a rule of three and an equation set as a heading too', () => {
    const at = told.findIndex((text) => text.includes('queima de 4 g'));
    expect(told.slice(at + 1, at + 2)).toEqual([
      '2 H2 + O2 → 2 H2O; 4 g de H2 ------ 36 g de H2O; logo, 4 g de H2 formam 36 g de água',
    ]);
  });

  it('are told one by one where several are counted, without their counts', () => {
    expect(told).toContain(
      'Exemplo resolvido: um ônibus segue s = 20 + 15t (SI). Onde ele está em t = 10 s?',
    );
    expect(told).toContain('s = 20 + 15 · 10 = 170 m');
    expect(told.join('\n')).toMatch(
      /Exemplo resolvido: um trem percorre 180 km em 3 h.*\n?.*v = 180\/3 = 60 km\/h/,
    );
  });

  it('open no lesson with the question that they answer', () => {
    expect(structure.plan[0]?.points.concat(structure.plan[1]?.points ?? []).join()).not.toMatch(
      /queima|t = 10 s/,
    );
  });
});

it('sets the small table of an example on a line of its own, row below row', () => {
  const content = `# Regra de três

## Exemplo resolvido 1 (direta)

5 kg de arroz custam R$ 30,00. Quanto custam 8 kg?

| kg | R$ |
|---|---|
| 5 | 30 |
| 8 | x |

Mais arroz, mais dinheiro: 5/8 = 30/x → x = 48. Resposta: R$ 48,00.`;
  const { plan } = analyse(makeAnalysisInput({ content, size: 6 })).structure;
  const slide = plan.find(({ points }) => points.some((text) => text.includes('5 kg de arroz')));
  expect(slide?.points).toEqual([
    'Exemplo resolvido: 5 kg de arroz custam R$ 30,00. Quanto custam 8 kg?',
    'kg | R$\n5 | 30\n8 | x',
    'Mais arroz, mais dinheiro: 5/8 = 30/x → x = 48. Resposta: R$ 48,00',
  ]);
});

describe('an example on a page whose lines were read as one', () => {
  const PAGE = `## Equação do 2º grau

Ex. 1 Resolver x² – 5x + 6 = 0

Δ = (–5)² – 4.1.6 = 25 – 24 = 1 x = (5 ± 1)/2 x' = 3 e x'' = 2 S = {2, 3}

Ex. 2 Um terreno tem 5 m a mais de comprimento que de largura, e sua área é 84 m². Quais são as dimensões?

Largura x, comprimento x + 5. x(x + 5) = 84 → x² + 5x – 84 = 0 Δ = 25 + 336 = 361, √361 = 19

Resp.: 7 m de largura e 12 m de comprimento.`;
  const source = readText(PAGE);
  const { structure } = analyse(
    makeAnalysisInput({
      content: '',
      source: {
        ...source,
        kind: 'pdf',
        pages: 1,
        blocks: source.blocks.map((block) => ({ ...block, page: 1 })),
      },
    }),
  );
  const told = structure.plan.flatMap(({ points }) => points);

  it('is worked out step by step, without its count', () => {
    expect(told).toContain(
      "Exemplo resolvido: resolver x² – 5x + 6 = 0; Δ = (–5)² – 4.1.6 = 25 – 24 = 1; x = (5 ± 1)/2; x' = 3 e x'' = 2; S = {2, 3}",
    );
  });

  it('is told with what is asked and what it comes to', () => {
    expect(told.some((text) => /84 m²\. Quais são as dimensões\?/.test(text))).toBe(true);
    expect(told.some((text) => /7 m de largura e 12 m de comprimento/.test(text))).toBe(true);
  });
});

describe('workings that nobody called an example', () => {
  const { plan } = analyse(
    makeAnalysisInput({
      content: `Cálculo de dose e sistemas

# Dose

Prescrito: 750 mg de amicacina. Frasco: 500 mg em 2 mL. Quantos mL aspirar?
500 mg --- 2 mL
750 mg --- x
500x = 1500
x = 3 mL
Resposta: aspirar 3 mL

# Método da adição

Somamos as duas equações membro a membro e uma incógnita desaparece.

Exemplo:
x + y = 7
x - y = 3
2x = 10
x = 5
y = 2

# Lei de Ohm

1a lei de ohm: U = R . i quando a temperatura é constante. ex: chuveiro de 220 V com resistência de 11 ohm
i = U / R
i = 220 / 11
i = 20 A
2a lei: R = ρ . L / A`,
      size: 10,
    }),
  ).structure;
  const told = plan.flatMap(({ points }) => points);

  it('are told with the question above them, to their end', () => {
    expect(told).toContain(
      'Exemplo resolvido: Prescrito: 750 mg de amicacina. Frasco: 500 mg em 2 mL. Quantos mL aspirar?',
    );
    expect(told.find((text) => text.startsWith('500 mg'))).toMatch(
      /\n500x = 1500\nx = 3 mL\nResposta: aspirar 3 mL$/u,
    );
  });

  it('are told where the line that leads to them made a list of them', () => {
    const at = told.indexOf('Exemplo resolvido: x + y = 7');
    expect(told[at + 1]).toBe('x - y = 3\n2x = 10\nx = 5\ny = 2');
  });

  it('begin behind the rule of their line and end before the next one', () => {
    expect(told.find((text) => text.includes('220 / 11'))).toBe(
      'Exemplo resolvido: chuveiro de 220 V com resistência de 11 ohm; i = U / R; i = 220 / 11; i = 20 A',
    );
  });
});
