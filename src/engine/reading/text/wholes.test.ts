import { expect, it } from 'vitest';
import { readText } from './read-text.ts';

const wholesOf = (text: string): string[] =>
  Object.values(
    Object.groupBy(
      readText(text).blocks.filter(({ whole }) => whole !== undefined),
      ({ whole }) => `${whole?.as} ${whole?.run}`,
    ),
  ).map((own) =>
    [own?.[0]?.whole?.as, ...(own ?? []).map((block) => ('text' in block ? block.text : ''))].join('\n'),
  );

it('keeps a song in capitals under its name, with all of its lines and stanzas', () => {
  const text = `🎵 música (melodia conhecida):
O SAPO NÃO LAVA A MÃO
PULA CEDO NO CAPIM
QUER COMER O MEU FEIJÃO
E DORMIR PERTO DE MIM

A RÃ CANTA NA LAGOA
CHAMA A LUA PRA BRINCAR
TODA NOITE QUE É BOA
ELA VOLTA A CANTAR

Palavras: SAPO, RÃ, LUA`;
  expect(wholesOf(text)).toEqual([expect.stringMatching(/^verse\nO SAPO(?:.*\n){7}.*CANTAR$/u)]);
  expect(readText(text).blocks[0]).toMatchObject({ type: 'heading', text: 'música (melodia conhecida)' });
});

it('keeps quoted verses with the line that says whose they are, and nothing of what is said below', () => {
  const text = `Ana Prado (1901–1960), "Cantiga do rio":
   "O rio que passa e canta
    leva a folha e leva a flor;
    leva a pedra que se espanta,
    só não leva a minha dor."
Observar: rima alternada, sete sílabas.`;
  expect(wholesOf(text)).toEqual([
    expect.stringMatching(/^verse\nAna Prado.*:\n"O rio(?:.*\n){3}.*dor\."$/u),
  ]);
});

it('takes no list of notes on poems for verses', () => {
  expect(wholesOf('Elementos do poema:\nverso livre ou rimado\nestrofe com versos\nritmo da fala')).toEqual(
    [],
  );
  expect(wholesOf('Poesia:\nverso\nestrofe\nrima')).toEqual([]);
});

it('keeps all turns of a dialogue, behind names or dashes, what is asked and bidden too', () => {
  const named = `Dialogue (in pairs)
Rui: Where is the market?
Lia: Turn left at the bank.
Rui: Is it far?
Lia: No, take the bus.

1. Where is the market?`;
  expect(wholesOf(named)).toEqual([
    'speech\nRui: Where is the market?\nLia: Turn left at the bank.\nRui: Is it far?\nLia: No, take the bus.',
  ]);
  const dashed = 'Cena\n— Quanto é o pão?\n— Dois reais.\n— Leva três, que sai por cinco!';
  expect(wholesOf(dashed)).toHaveLength(1);
  expect(
    wholesOf('Vantagem: é barato\nDesvantagem: é lento\nVantagem: é seguro\nDesvantagem: polui'),
  ).toEqual([]);
});

it('keeps a worked example from its name to the last line of its working', () => {
  const text = `2.0 exemplos
EX A) um ciclista anda 300 m em 60 s. velocidade?
v = 300/60
v = 5 m/s

Exemplo 2
Um tanque de 40 L enche a 8 L/min. Quanto tempo?

Resolução:
t = 40/8 = 5 min

1. um carro anda 90 km em 1 h. velocidade?`;
  expect(wholesOf(text).map((own) => own.split('\n').length)).toEqual([4, 5]);
  expect(wholesOf('Caso 2: pressão 150x90. O que fazer?\n→ repouso, repetir\n→ comunicar')).toEqual([]);
});

it('takes a problem right above its calculation for one, without a name, and no numbered exercise', () => {
  const sum = 'Uma lata cobre 20 m². Quantas latas para 60 m²?\n60 / 20 = 3\nx = 3 latas';
  expect(wholesOf(sum)).toHaveLength(1);
  expect(wholesOf(`1) ${sum}`)).toEqual([]);
});
