import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

function modulesOf(content: string): Map<string, string> {
  const { modules } = analyse({
    ...makeAnalysisInput({ content, title: 'Ofícios', size: 10 }),
    genre: 'apostila',
  }).topics;
  return new Map(modules.map(({ name, description }) => [name, description]));
}

const CRAFTS = `# O ferreiro

O ferreiro trabalhava de dia e de noite perto da ponte da vila.

Em 1701 chegaram vinte e dois barris de Ouro Preto ao armazém do porto.

Em 1689 um raio derrubou a torre da igreja e matou dois bois.

Em 1745 o rio subiu e levou a ponte de madeira.

O lobo é um dos animais que rondavam a vila no inverno.

# O moleiro

## A roda

A roda do moinho gira com a força da água do ribeirão.

A pá de madeira apanha a água e desce com o peso dela.

## A mó

A mó de baixo fica parada sobre o piso de pedra.

A mó de cima gira e quebra o grão de trigo.

# A fiandeira

A lã de ovelha era lavada com cinza e água quente no tanque.

A roca puxa a lã de ovelha e o fuso torce o fio com força.

O fuso de mão cabe no bolso, e a lã de ovelha passa por ele aos poucos.

O fuso de mão perdeu o lugar para a roda com pedal nas casas da vila.
`;

describe('what a module is told to be about', () => {
  const modules = modulesOf(CRAFTS);

  it('is what its sentences name where they come back to nothing, whatever years stand among them', () => {
    expect(modules.get('O ferreiro')).toBe('Trata de vila, Ouro Preto e torre da igreja.');
  });

  it('is its own parts, else the terms that it comes back to', () => {
    expect(modules.get('O moleiro')).toBe('Passa por “A roda” e “A mó”.');
    expect(modules.get('A fiandeira')).toMatch(
      /^Trata de (?:lã de ovelha e fuso de mão|fuso de mão e lã de ovelha)\.$/,
    );
  });
});

describe('what a module brings beside its points', () => {
  const modules = modulesOf(`# Métodos

- Catação: separa sólidos com as mãos
- Peneiração: separa sólidos de tamanhos diferentes
- Filtração: separa o sólido que não se dissolveu

# Lavagem das mãos

1. Molhar as mãos com água corrente.
2. Esfregar as palmas com sabão por vinte segundos.
3. Enxaguar as mãos até sair todo o sabão.
4. Secar as mãos com papel limpo.

# Locais de aplicação

Músculo | Volume máximo | Observação
Deltoide | 2 mL | Vacinas do adulto
Ventroglúteo | 4 mL | Livre de vasos importantes
Vasto lateral | 4 mL | Preferido em crianças

# A ponte

A ponte da vila é chamada de Torta porque os pilares de madeira afundaram.
`);

  it('tells the things that its lines are headed by', () => {
    expect(modules.get('Métodos')).toBe('Apresenta catação, peneiração e filtração.');
  });

  it('tells its steps, its table by the columns, the reason it gives', () => {
    expect(modules.get('Lavagem das mãos')).toBe('Ensina, na ordem, um procedimento de 4 passos.');
    expect(modules.get('Locais de aplicação')).toBe(
      'Traz uma tabela com volume máximo e observação de cada músculo.',
    );
    expect(modules.get('A ponte')).toMatch(/explica por que a ponte da vila é chamada de Torta\.$/);
  });
});
