import type { Role } from '#engine/pedagogy/understanding/role.ts';
import type { Genre } from './genre.ts';

/** What is made of a document of a genre. */
export interface Strategy {
  /** Roles, beside those that teach, whose pieces stand in the sections of the lesson. */
  alsoShown: readonly Role[];
  /** `practise`: its exercises are the lesson, in the order of the document, and no theory is invented around them. */
  course: 'explain' | 'practise';
  /** What the teacher is told of it; null where a lesson is what one would expect. */
  notice: string | null;
}

const EXERCISES: readonly Role[] = ['exercise', 'statement_to_judge', 'alternative', 'answer'];
const explain = (notice: string | null = null, alsoShown: readonly Role[] = []): Strategy => ({
  alsoShown,
  course: 'explain',
  notice,
});
const practise = (notice: string): Strategy => ({ alsoShown: EXERCISES, course: 'practise', notice });

/** One line a genre. */
export const STRATEGIES: Readonly<Record<Genre, Strategy>> = {
  apostila: explain(),
  artigo_tcc: explain(),
  slides_aula: explain(),
  notas: explain(),
  coletanea: explain(),
  manual_tutorial: explain(),
  treinamento_corporativo: explain(),
  prova: practise(
    'O material é uma prova: o plano a resolve por assunto, sem dar as afirmações dela por verdadeiras. A teoria não está no material; se quiser que ela apareça, envie também o texto ou as aulas.',
  ),
  lista_exercicios: practise(
    'O material é uma lista de exercícios: o plano a pratica por assunto. A teoria não está no material; se quiser que ela apareça, envie também o texto ou as aulas.',
  ),
  trabalho: practise(
    'O material é a proposta de um trabalho: o plano apresenta o que ele pede, por partes, e não inventa a teoria.',
  ),
  plano_de_aula: explain(
    'O material é um plano de aula: os slides trazem objetivos e conteúdo para a turma; as orientações a quem ensina ficam fora dos slides.',
    ['objective'],
  ),
  plano_de_ensino: explain(
    'O material é um plano de ensino: os slides apresentam a disciplina (objetivos, conteúdo, avaliação). O conteúdo das aulas não está no material.',
    ['objective', 'instruction'],
  ),
  curriculo_norma: explain(
    'O material é um documento curricular, escrito para quem ensina: os slides servem à formação ou ao planejamento, não à turma.',
    ['objective', 'teacher_guidance'],
  ),
  modelo_formulario: explain(
    'O material é um modelo ou formulário: os slides dizem o que ele pede e como preencher, e não tratam os exemplos dele como fatos.',
    ['instruction'],
  ),
};
