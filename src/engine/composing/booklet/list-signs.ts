import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import type { Booklet } from '#shared/composition/booklet.ts';
import { joinWords } from '#shared/text/join-words.ts';

export interface Sign {
  kind: 'definicao' | 'exemplo' | 'atencao' | 'voce_sabia' | 'margin' | 'bold' | 'levels' | 'key';
  name: string;
  /** What it stands for, in words of ours: it says nothing of the subject. */
  text: string;
}

const CALLOUTS = {
  definicao: { name: 'Definição', text: 'o que uma ideia importante quer dizer' },
  exemplo: { name: 'Exemplo', text: 'um caso que mostra a ideia' },
  atencao: { name: 'Atenção', text: 'um cuidado a tomar' },
  voce_sabia: { name: 'Você sabia?', text: 'algo a mais sobre o assunto' },
} as const;
const LEVELS = {
  caderno: ['para começar', 'para praticar', 'para ir além'],
  manual: ['fixação', 'aplicação', 'desafio'],
} as const;

/**
 * What a reader meets in this very booklet, for its second page: only signs that stand in it.
 * @param isGraded some of its exercises stand under the names of levels
 */
export function listSigns({ chapters, glossary, template }: Booklet, isGraded: boolean): Sign[] {
  const blocks = chapters.flatMap((chapter) => chapter.blocks);
  const exercises = chapters.flatMap((chapter) => chapter.exercises);
  const kinds = ['definicao', 'exemplo', 'atencao', 'voce_sabia'] as const;
  const used = kinds.filter((kind) =>
    blocks.some((block) => block.type === 'callout' && block.kind === kind),
  );
  const levels = LEVELS[template].filter((_, at) =>
    exercises.some(({ difficulty }) => difficulty === at + 1),
  );
  const signs: (Sign | false)[] = [
    ...used.map((kind) => ({ kind, ...CALLOUTS[kind] })),
    blocks.some(({ type }) => type === 'marginNote') && {
      ...{ kind: 'margin', name: 'Nota na margem', text: 'palavras e fatos ao lado do texto' },
    },
    glossary.length > 0 && {
      ...{ kind: 'bold', name: 'Palavra em negrito', text: 'está no glossário, no fim' },
    },
    isGraded && {
      kind: 'levels',
      name: upperFirst(joinWords(levels, 'e')),
      text: 'exercícios do mais simples ao mais exigente',
    },
    exercises.length > 0 && { kind: 'key', name: 'Gabarito', text: 'na última parte, para conferir depois' },
  ];
  return signs.filter((sign) => sign !== false);
}

const READ = [
  { name: 'Antes de ler', text: 'olhe os títulos do sumário e pense no que você já sabe de cada um' },
  { name: 'Enquanto lê', text: 'use a margem: anote dúvidas, palavras novas e exemplos seus' },
] as const;
const ANSWERED = {
  name: 'Depois de ler',
  text: 'faça os exercícios sem olhar o texto e só então confira no gabarito',
};
const WORKED = [
  { name: 'Antes de responder', text: 'leia o enunciado até o fim e marque o que ele pede' },
  { name: 'Enquanto resolve', text: 'escreva as contas e as tentativas: elas mostram onde um erro começou' },
  { name: 'Depois', text: 'confira no gabarito e refaça o que errou' },
] as const;

/** How to learn with the booklet, in words of ours that say nothing of its subject; a test is worked out, not read. */
export function listAdvice({ chapters }: Booklet): readonly { name: string; text: string }[] {
  if (chapters.every(({ blocks, exercises }) => blocks.length < exercises.length)) return WORKED;
  return chapters.some(({ exercises }) => exercises.length > 0) ? [...READ, ANSWERED] : READ;
}
