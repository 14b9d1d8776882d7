import type { Role } from '#engine/pedagogy/understanding/role.ts';
import type { Genre } from '#shared/analysis/genres.ts';

/** What is made of a document of a genre. */
export interface Strategy {
  /** Roles, beside those that teach, whose pieces stand in the sections of the lesson. */
  alsoShown: readonly Role[];
  /** `practise`: its exercises are the lesson, in the order of the document, and no theory is invented around them. */
  course: 'explain' | 'practise';
  /** Headings that elsewhere open a list of sources, aims or exercises and here name a part like any other; without accents. */
  ownParts: RegExp | null;
  /** A part of which all is said to the teacher is named in the plan (`Roda de conversa`). */
  namesGuided?: true;
  /** What the teacher is told right after the name of the genre; null where a lesson is what one would expect. */
  notice: string | null;
}

const EXERCISES: readonly Role[] = ['exercise', 'statement_to_judge', 'alternative', 'answer'];
const explain = (
  notice: string | null = null,
  alsoShown: readonly Role[] = [],
  ownParts: RegExp | null = null,
): Strategy => ({ alsoShown, course: 'explain', ownParts, notice });
const practise = (
  notice: string,
  alsoShown: readonly Role[] = EXERCISES,
  ownParts: RegExp | null = NAMED_EXERCISES,
): Strategy => ({ alsoShown, course: 'practise', ownParts, notice });

/** `Exercícios de adição` */
const NAMED_EXERCISES = /^(?:exercicios?|questoes|atividades?) .{3}/;
/** How a class is graded is a part of what a plan says. */
const ASSESSMENT = /^(?:avaliacao|criterios)/;
/** What a plan has its class practise stands where the plan has it. */
const OF_A_PLAN = /^(?:avaliacao|criterios|exercicios?$|atividades?$)/;
const ANY = /./;

/** One line a genre. */
export const STRATEGIES: Readonly<Record<Genre, Strategy>> = {
  apostila: explain(),
  artigo_tcc: explain(),
  slides_aula: explain(),
  notas: explain(),
  coletanea: explain(),
  manual_tutorial: explain(),
  treinamento_corporativo: explain(),
  prova: practise('O plano resolve a prova por assunto, sem dar as afirmações dela por verdadeiras.'),
  lista_exercicios: practise('O plano pratica a lista por assunto.'),
  trabalho: practise(
    'O plano apresenta o que o trabalho pede, por partes, e não inventa a teoria.',
    [...EXERCISES, 'instruction'],
    ANY,
  ),
  plano_de_aula: {
    ...explain(
      'O plano leva à turma os objetivos e o conteúdo; as orientações a quem ensina ficam de fora.',
      ['objective', ...EXERCISES],
      OF_A_PLAN,
    ),
    namesGuided: true,
  },
  plano_de_ensino: explain(
    'O resultado apresenta a disciplina (objetivos, conteúdo, avaliação). O conteúdo das aulas não está no material.',
    ['objective', 'instruction'],
    ASSESSMENT,
  ),
  curriculo_norma: explain(
    'Ele orienta ou regula um trabalho: o resultado serve mais à formação e ao planejamento do que a uma aula.',
    ['objective', 'teacher_guidance'],
    ASSESSMENT,
  ),
  modelo_formulario: explain(
    'O plano diz o que ele pede e como preencher, e não trata os exemplos dele como fatos.',
    ['instruction', 'blank', 'reference'],
    ANY,
  ),
};
