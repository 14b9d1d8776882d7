import { expect, it } from 'vitest';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { makeAnalysisInput } from '#tests/builders/typed-lessons.ts';

const PROGRAM = (name: string) =>
  `function ${name}(lista) {\n  const soma = lista.length;\n  console.log(soma);\n  return soma;\n}`;
/** A part whose subject is told in the middle of what is told beside it. */
const PART = (head: string, says: string) => `## ${head}

Em 1970 um grupo de pesquisa discutiu o assunto em muitas reuniões longas. Muita gente da época achou a ideia estranha. ${says} Cada loja da cidade usa uma lista delas no seu programa.

Exemplo de como se escreve em um programa de loja:

${PROGRAM(head.split(' ')[0]?.toLowerCase() ?? 'f')}
`;
const HANDOUT = [
  ['Fila', 'Uma fila atende os elementos na ordem em que eles chegam.'],
  ['Pilha', 'Uma pilha devolve sempre o elemento que chegou por último.'],
  ['Árvore', 'Uma árvore guarda cada elemento abaixo de um elemento pai.'],
  ['Grafo', 'Um grafo liga os elementos por arestas em qualquer direção.'],
  ['Tabela', 'Uma tabela encontra cada elemento pela chave que ele tem.'],
  ['Vetor', 'Um vetor guarda os elementos em posições uma ao lado da outra.'],
  ['Conjunto', 'Um conjunto guarda cada elemento no máximo uma vez.'],
  ['Lista', 'Uma lista encadeia os elementos por ponteiros de um ao outro.'],
];

it('tells of each part of a chapter what it is before any program of it', () => {
  const content = `# Estruturas de dados\n\n${HANDOUT.map(([head = '', says = '']) => PART(head, says)).join('\n')}`;
  const { plan } = analyse(makeAnalysisInput({ content, title: 'Estruturas de dados', size: 5 })).structure;
  const told = plan.flatMap(({ points }) => points);
  for (const [, says = ''] of HANDOUT) expect(told).toContain(says.replace('.', ''));
});
