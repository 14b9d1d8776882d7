import { names } from '#engine/pedagogy/adjustments/find-topic.ts';
import { analyse } from '#engine/pedagogy/analyse.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import type { AnalysisInput } from '#engine/pedagogy/material/analysis-input.ts';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { makeAnalysisInput, TYPED_LESSONS } from './typed-lessons.ts';

/** Lessons of several subjects, by the names that requests use. */
export const LESSONS: Record<string, Partial<AnalysisInput>> = {
  light: { content: TYPED_LESSONS.photosynthesis, title: 'Plantas e energia', size: 15 },
  safety: { content: TYPED_LESSONS.security, title: 'Segurança no trabalho', size: 10 },
  france: { content: TYPED_LESSONS.revolution, title: 'A Revolução Francesa', size: 10 },
  parts: { content: TYPED_LESSONS.fractions, title: 'Frações', size: 10 },
  tables: {
    title: 'Álgebra linear',
    size: 15,
    content: `Matrizes

Matriz é uma tabela de números em linhas e colunas. A ordem de uma matriz diz quantas linhas e colunas ela tem.

Operações com Matrizes

Para somar duas matrizes, somamos os elementos da mesma posição. A multiplicação combina linhas da primeira com colunas da segunda. Nem sempre a multiplicação de matrizes é possível.

Determinantes

O determinante é um número associado a uma matriz quadrada. A regra de Sarrus calcula o determinante de ordem três.

Matriz Genética

A matriz genética mostra os cruzamentos possíveis entre dois seres. Por exemplo, o quadro de Punnett organiza os alelos em linhas e colunas. Em genética, cada linha recebe um gameta.

Sistemas lineares

Um sistema linear reúne equações com as mesmas incógnitas. O escalonamento elimina uma incógnita de cada vez. A regra de Cramer usa determinantes para resolver o sistema.`,
  },
  tales: {
    title: 'Personagens do folclore',
    serviceType: 'booklet',
    size: 10,
    content: `Saci

O Saci é um menino de uma perna só que usa um gorro vermelho. Ele gosta de esconder objetos e de assustar cavalos.

Curupira

O Curupira protege as matas e tem os pés virados para trás. As pegadas do Curupira confundem os caçadores.

Boitatá

O Boitatá é uma cobra de fogo que protege os campos contra os incêndios. Dizem que os olhos do Boitatá brilham no escuro.

Iara

A Iara é uma sereia dos rios da Amazônia. O canto da Iara atrai os pescadores para o fundo da água.`,
  },
};

/** The analysis of one of them after requests for adjustments. */
export const ask = (lesson: string, ...texts: string[]): AiAnalysis =>
  analyse(makeAnalysisInput({ ...LESSONS[lesson], adjustments: texts }));

/** Slides or pages, beyond the cover with the teacher's own title, that speak of a subject. */
export function spoken({ structure }: AiAnalysis, topic: string): number[] {
  const asked = contentStems(topic);
  return structure.plan
    .filter(({ purpose, title, points }) =>
      [...(purpose === 'capa' ? [] : [title]), ...points].some((text) =>
        names(new Set(contentStems(text)), asked),
      ),
    )
    .map(({ number }) => number);
}
