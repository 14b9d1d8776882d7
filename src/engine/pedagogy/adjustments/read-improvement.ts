import type { Wish } from './adjustment.ts';

/** The improvements that the report itself proposes or proposed once (a stored analysis keeps its words), by how their sentences begin or what they say. */
const KINDS: [Extract<Wish, { kind: string }>['kind'], RegExp][] = [
  ['corrections', /^Corrigir: “/],
  ['short_material', /^Há pouco texto para o tamanho/],
  ['more_practice', /^Não (?:há|encontrei) exercícios nem perguntas/],
  ['objectives', /^Não encontrei objetivos de aprendizagem/],
  ['simpler', /^Para .+, o texto está difícil/],
  [
    'more_examples',
    /^Não encontrei exemplos? n|^(?:A parte|As partes) .+ não traz(?:em)? exemplo|^O material explica sem dar exemplos/,
  ],
];

/** What a ticked improvement, or a slide the teacher wants more of, asks for; those that only the teacher's own text can bring are told apart. */
export function readImprovement(said: string): Wish {
  const topic = /^mais sobre “([^”]+)”$/i.exec(said)?.[1];
  if (topic !== undefined) return { kind: 'more_topic', topic };
  const kind = KINDS.find(([, pattern]) => pattern.test(said))?.[0] ?? 'needs_teacher';
  return { kind } as Wish;
}
