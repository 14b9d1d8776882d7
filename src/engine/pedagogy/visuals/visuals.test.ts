import { describe, expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { LESSON_TEXT } from '#tests/builders/orders.ts';
import { makeAnalysisInput, TYPED_EXAM } from '#tests/builders/typed-lessons.ts';
import { isPicturable } from './suggest-images.ts';

const drawn = (content: string) =>
  analyse(makeAnalysisInput({ content, title: 'Aula' })).visuals.map(({ kind, text }) => ({ kind, text }));
const kinds = (content: string) => drawn(content).map(({ kind }) => kind);

describe('visuals', () => {
  it('draw a timeline of three dated events, never of the years of sources', () => {
    expect(
      kinds('A ponte foi aberta em 1901. O porto foi ampliado em 1923. A estrada foi asfaltada em 1960.'),
    ).toContain('linha_do_tempo');
    expect(
      kinds(
        'O tema é antigo (Silva 1996). Outros autores concordam (Souza 2001). O debate segue (Lima 2010).',
      ),
    ).not.toContain('linha_do_tempo');
  });
  it('draw the parts of a whole that a list names', () => {
    const parts = drawn('# Plantas\n\nPartes da planta:\n\n- raiz\n- caule\n- folha\n- flor');
    expect(parts.find(({ kind }) => kind === 'mapa_conceitual')?.text).toContain(
      '“Partes da planta” no centro',
    );
  });
  it('plot figures of one unit, each with its thing', () => {
    const chart = drawn('# Água\n\n- Agricultura: 70%\n- Indústria: 20%\n- Casas: 10%').find(
      ({ kind }) => kind === 'grafico',
    );
    expect(chart?.text).toContain('Agricultura (70%)');
  });
  it('make no flow of steps of what is chosen from', () => {
    const asked = analyse(makeAnalysisInput({ content: TYPED_EXAM, title: 'Fotossíntese' }));
    expect(asked.visuals.map(({ kind }) => kind)).not.toContain('fluxo');
    expect(asked.improvements.join(' ')).not.toMatch(/exemplo|objetivos/);
  });
  it('show a rule whole, no value and no name of a letter, and no flow of cases to choose from', () => {
    const shown = drawn(`# Densidade

d = m / V

d = densidade da peça

# Casos facultativos da vírgula

1. Antes de oração curta
2. Depois de nome de lugar
3. Entre nome e apelido`).map(({ text }) => text);
    expect(shown.join('\n')).toMatch(/d = m ?\/ ?V em tamanho grande/);
    expect(shown.join('\n')).not.toMatch(/d = densidade|fluxo/);
  });
  it('compare only a thing itself with everyday life, and nothing where none fits', () => {
    const compared = (content: string): string[] =>
      analyse(makeAnalysisInput({ content, title: 'Aula' })).visualSuggestions.analogies;
    const told = 'A equipe revisa cada linha antes da entrega e guarda uma cópia da chave em lugar seguro.';
    expect(compared(`# Algoritmo de assinatura\n\nO algoritmo de assinatura usa uma chave. ${told}`)).toEqual(
      [],
    );
    expect(compared(`# Entrega\n\n${told}`)).toEqual([]);
    expect(compared(`# Algoritmos\n\nOs algoritmos são passos em ordem. ${told}`)[0]).toContain(
      'Compare “Algoritmos”',
    );
  });
  it('make no photo of a word that is part of another name, and no flow of kinds or of one stage', () => {
    const flat = drawn('# Distância de pilha\n\nA distância de pilha conta quantos dados foram lidos antes.');
    expect(flat).toEqual([]);
    const kindsOnly = drawn('# Sistemas da loja\n\n1. Banco de dados\n2. Correio interno\n3. Folha de ponto');
    expect(kindsOnly.map(({ kind }) => kind)).not.toContain('fluxo');
  });
  it('draw nothing where nothing has such a form', () => {
    expect(drawn('A coragem move as pessoas. A esperança também conta muito para todos nós.')).toEqual([]);
  });
  it('ask for the one thing that a title names on the way, where nothing else can be shown', () => {
    const photos = drawn(LESSON_TEXT).filter(({ kind }) => kind === 'foto');
    expect(photos).toEqual([]);
    const pizza = drawn(
      `${LESSON_TEXT}\nNo dia a dia, usamos frações em receitas e na divisão de uma pizza.`,
    );
    expect(pizza.filter(({ kind }) => kind === 'foto').map(({ text }) => text)).toEqual([
      expect.stringMatching(/“[^”]*pizza[^”]*”: foto ou ilustração grande de pizza\.$/),
    ]);
  });
  it('draw the way that arrows tell, round where it comes back, and the graph of a function', () => {
    const told = drawn(`# Ciclo do enxofre

- Vulcão → ar → chuva → solo → planta → solo
- O gás sai do vulcão e volta ao solo com a chuva.
- A planta toma o enxofre do solo pela raiz.

# Gráfico da função

O gráfico da função f(x) = 2x − 4 é uma reta que corta o eixo x no ponto (2, 0). Bastam dois pontos para traçar a reta.`);
    expect(told).toContainEqual({
      kind: 'ciclo',
      text: expect.stringMatching(/ciclo com setas: Vulcão → ar → chuva → solo → planta → solo\.$/),
    });
    expect(told).toContainEqual({
      kind: 'grafico',
      text: expect.stringMatching(/plano cartesiano com a reta de f\(x\) = 2x − 4/),
    });
  });
  it('ask for a picture only of what can be seen', () => {
    expect(isPicturable('vulcões ativos')).toBe(true);
    expect(isPicturable('etapas do processo')).toBe(false);
    expect(isPicturable('Rio de Janeiro')).toBe(false);
  });
});
