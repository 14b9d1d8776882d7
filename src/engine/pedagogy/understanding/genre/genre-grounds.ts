import type { Genre } from '#shared/analysis/genres.ts';
import {
  asksAndAnswers,
  blankQuarters,
  blankShare,
  explainsFirst,
  explainsInParts,
  has,
  hasFieldsOfPlan,
  isLooseNote,
  isMostlyTold,
  isShortInParts,
  looksLikeTest,
  type Measures,
  practiceQuarters,
  practiceShare,
  programs,
  saysPractice,
  setsExercises,
} from './measures.ts';

/** One ground for a genre: what it adds, when, and how it is told. */
interface Ground {
  genre: Genre;
  weight: number;
  holds(m: Measures): boolean;
  reason: string;
}

const ground = (genre: Genre, weight: number, reason: string, holds: (m: Measures) => boolean): Ground => ({
  genre,
  weight,
  reason,
  holds,
});

/** All grounds: what people would point at when asked why they take a document for what it is. */
export const GROUNDS: readonly Ground[] = [
  ground('slides_aula', 3, 'o arquivo é uma apresentação', (m) => m.kind === 'pptx'),
  ground(
    'slides_aula',
    3,
    'há pouco texto em cada página, como em slides',
    (m) => m.kind === 'pdf' && m.wordsPerPlace < 130 && m.bits > 40,
  ),
  ground(
    'slides_aula',
    1,
    'as páginas dizem “aula” ou “slide”',
    (m) => m.kind !== 'docx' && m.opening(/(?:^|\s)(?:aula|capitulo|unidade)\s?\d*/),
  ),
  ground(
    'apostila',
    2,
    'é um texto corrido dividido em partes',
    (m) => m.kind !== 'pptx' && m.share('sentences') > 0.1 && m.headingCount >= 6 && m.words > 1200,
  ),
  ground(
    'apostila',
    1.5,
    'as frases explicam e definem',
    (m) => m.kind !== 'pptx' && m.share('isDefinition') > 0.06,
  ),
  ground('apostila', 3, 'o documento se chama apostila', (m) =>
    m.opening(/apostila|notas de aula|caderno d|material didatico|livro/),
  ),
  ground('apostila', 1, 'é um texto curto dividido em partes', isShortInParts),
  ground('apostila', 1, 'tem mais de dez mil palavras', (m) => m.words > 10_000),
  // `teste de mesa`, `teste da chama`: something that is taught.
  ground('prova', 3.5, 'o título fala em prova, exame ou avaliação', (m) =>
    m.opening(
      /(?:^|\s)(?:prova|exame|simulado|teste(?! d[aeo]s? (?!matem|portug|hist|geog|cienc|fisic|quimic|biol|ingl|nivel|conhec|recup|aula))|avaliacao|vestibular|enem|olimpiada|concurso|correcao d[aoe])(?:\s|$)/,
    ),
  ),
  ground(
    'prova',
    2,
    'há questões com alternativas',
    (m) =>
      m.share('isLettered') > 0.05 &&
      m.count('isLettered') >= 8 &&
      practiceQuarters(m) >= 3 &&
      !explainsInParts(m),
  ),
  ground('prova', 1.5, 'dá pontos às questões ou traz instruções e campos de nome e nota', looksLikeTest),
  ground(
    'prova',
    4,
    'traz campos de nome e turma ou nota, e depois só questões',
    (m) =>
      practiceShare(m) > 0.35 &&
      m.text(/lista d|exercicios|atividades/g) === 0 &&
      m.opening(/^(?:nome|alun[oa](?:\(a\))?|estudante)(?: completo| d[oe] \p{L}+)?\s?:/u) &&
      m.opening(/(?:^|\s)(?:turma|data|serie|nota|valor|pontos|numero)\s?:/),
  ),
  ground(
    'lista_exercicios',
    2.5,
    'quase tudo são exercícios',
    (m) => practiceShare(m) > 0.2 && practiceQuarters(m) >= 3 && !isMostlyTold(m) && !explainsFirst(m),
  ),
  ground('lista_exercicios', 3.5, 'o título fala em exercícios ou atividades', saysPractice),
  ground('lista_exercicios', 2.5, 'traz perguntas e, atrás delas, o gabarito', asksAndAnswers),
  ground(
    'lista_exercicios',
    1,
    'pede respostas do começo ao fim',
    (m) => m.share('commands') > 0.08 && m.share('isDefinition') < 0.06 && m.quarters('commands') >= 3,
  ),
  ground('trabalho', 3.5, 'o título fala em trabalho, projeto ou pesquisa', (m) =>
    m.opening(
      /(?:^|\s)(?:(?<!treinamento\W+(?:\w+\W+)?)trabalho (?:de (?!uma? |parto)|em (?:grupo|dupla|equipe)|avaliativo|bimestral|final|sobre)|projeto (?:de|interdisciplinar|integrador)|seminario|pesquisa (?:de|sobre)|roteiro d[eo] (?:trabalho|projeto|pesquisa|seminario))/,
    ),
  ),
  ground(
    'trabalho',
    2,
    'diz como entregar e quanto vale',
    (m) =>
      m.text(/\b(?:entrega\w*|valor(?:es)? de|notas?|grupo de|integrantes|pontos)\b/g) >= 5 &&
      practiceShare(m) < 0.5,
  ),
  ground(
    'plano_de_aula',
    5,
    'o documento se chama plano de aula',
    (m) =>
      m.kind !== 'pptx' &&
      (m.opening(
        /plano de aula|sequencia didatica|estrutura pedagogica|roteiro de aula(?! pratica)|plano semanal|planejamento/,
      ) ||
        m.headings(/plano de aula|sequencia didatica/) > 0),
  ),
  ground(
    'plano_de_aula',
    2,
    'tem objetivos, metodologia e recursos',
    (m) => m.kind !== 'pptx' && hasFieldsOfPlan(m) && m.words < 9000,
  ),
  ground(
    'plano_de_aula',
    2,
    'fala ao professor sobre o que fazer com a turma',
    (m) => m.share('namesPupils') > 0.08 && m.share('infinitive') + m.share('actionNoun') > 0.1,
  ),
  ground(
    'plano_de_aula',
    3,
    'diz ao professor o que fazer em cada aula',
    (m) => m.share('infinitive') > 0.2 && m.text(/aula/g) >= 8,
  ),
  ground(
    'plano_de_aula',
    1.5,
    'marca minutos de cada momento',
    (m) => m.count('hasMinutes') >= 4 && m.share('namesPupils') > 0.03,
  ),
  ground('plano_de_ensino', 6, 'o documento se chama plano de ensino', (m) =>
    m.opening(
      /plano de (?:ensino|curso|disciplina|estudos)|plano instrucional|programa d[ae] disciplina|ementa/,
    ),
  ),
  ground('plano_de_ensino', 2, 'tem ementa, carga horária e bibliografia', (m) =>
    has(m, [/ementa/g, /carga horaria/g, /bibliografia|referencias/g, /cronograma|avaliacao/g], 3),
  ),
  ground(
    'curriculo_norma',
    3,
    'lista códigos de habilidades',
    (m) => m.count('hasCurriculumCode') >= 8 && m.share('hasCurriculumCode') > 0.03,
  ),
  ground(
    'curriculo_norma',
    2.5,
    'quase cada parte traz um código',
    (m) => m.share('hasCurriculumCode') > 0.1,
  ),
  ground('curriculo_norma', 3.5, 'o título fala em currículo, norma ou BNCC', (m) =>
    m.opening(
      /bncc|curriculo|base nacional|referencial|diretrizes|resolucao|portaria|lei n|parecer|matriz curricular|norma|regimento|estatuto|regulamento/,
    ),
  ),
  ground('curriculo_norma', 2, 'artigos e parágrafos numerados', (m) => m.text(/art\. \d|§ ?\d/g) >= 6),
  ground(
    'artigo_tcc',
    3,
    'tem resumo e palavras-chave',
    (m) => m.text(/palavras[- ]chave|abstract|keywords/g) >= 1 && m.text(/resumo/g) >= 1,
  ),
  ground(
    'artigo_tcc',
    2.5,
    'cita autores e traz referências',
    (m) =>
      m.text(/\(\p{L}+(?:;? (?:e|et) ?\p{L}+)*,? (?:19|20)\d\d/gu) + m.text(/et al/g) >= 8 &&
      m.headings(/referencias/) > 0,
  ),
  ground(
    'artigo_tcc',
    1.5,
    'tem introdução, metodologia e resultados',
    (m) =>
      m.headings(/introducao/) > 0 &&
      m.headings(/metodolog|materiais e metodos/) > 0 &&
      m.headings(/resultados|discussao|consideracoes finais|conclus/) > 0,
  ),
  ground('manual_tutorial', 3, 'o título fala em manual, guia ou oficina', (m) =>
    m.opening(
      /manual|tutorial|guia|\bpop\b|procedimento operacional|passo a passo|como (?:fazer|instalar|usar|criar|montar)|workshop|oficina|roteiro de (?:aula )?pratica|roteiro (?:de|do) (?:experimento|laboratorio)|aula pratica|protocolo|instala/,
    ),
  ),
  ground('manual_tutorial', 3, 'tem materiais e procedimento', (m) =>
    [/^materia(?:l|is)(?: \p{L}+)?$|^ingredientes$/u, /^(?:procedimento|modo de |como fazer|montagem)/].every(
      (pattern) => m.headings(pattern) > 0,
    ),
  ),
  ground(
    'manual_tutorial',
    2.5,
    'ensina passos a executar',
    (m) => m.share('isStepWord') > 0.035 && m.count('isStepWord') >= 8,
  ),
  ground(
    'manual_tutorial',
    1.5,
    'mostra comandos e código',
    (m) => m.share('hasCodeMark') > 0.12 && programs(m) && m.share('isDefinition') < 0.1,
  ),
  ground('coletanea', 3.5, 'reúne textos curtos, um sob cada título', (m) => m.storyLike > 0.35),
  ground('coletanea', 3, 'o título fala em lendas, contos, poemas ou receitas', (m) =>
    m.opening(
      /lendas?|contos?|poemas?|poesias?|fabulas?|folclore|cantigas?|parlendas?|receitas|biografias|coletanea|antologia|textos/,
    ),
  ),
  ground(
    'coletanea',
    1.5,
    'conta histórias',
    (m) => m.count('tellsStory') + m.count('toldInPast') >= 4 && m.share('toldInPast') > 0.1,
  ),
  ground(
    'modelo_formulario',
    3.5,
    'tem muitos campos a preencher',
    (m) => blankShare(m) > 0.14 && blankQuarters(m) >= 2 && practiceShare(m) < 0.35 && !setsExercises(m),
  ),
  ground(
    'modelo_formulario',
    3,
    'diz que é um modelo',
    (m) =>
      m.opening(
        /modelo d(?!\w* (?:gesso|isopor|papel|massinha|argila|biscuit|plastico|madeira|mosaico|atom|celul|particul|bohr|rutherford|thomson|dalton|schrodinger|mercado|desenvolv|producao|dupla|gestao|compet|sistema|universo|oferta|regress|estado|sociedade|leitura|3|tres))|template|formulario|ficha|requerimento|declaracao|termo de/,
      ) ||
      m.text(/inserir (?:o|a|os|as)|este modelo|titulo do trabalho|nome do (?:autor|aluno|grupo)|xxxx/g) >= 4,
  ),
  ground('modelo_formulario', 4, 'o título fala em modelo ou formulário', (m) =>
    m.opening(
      /(?:^|\s)(?:formulario|template|modelo (?:de|para|da|do) (?:apresentacao|slides?|relatorio|projeto|plano|tcc|artigo|trabalho|documento|resumo|ata|oficio|carta|ficha))(?:\s|$)/,
    ),
  ),
  ground(
    'modelo_formulario',
    5,
    'diz de si mesmo que é um modelo',
    (m) =>
      m.text(
        /(?:este|esta|o presente|a presente) (?:documento |arquivo |apresentacao |texto )?(?:e|serve de|serve como) (?:um |uma )?(?:modelo|template|gabarito de preenchimento)(?! (?:matematic|fisic|cientific|atomic|de \w+ (?:que|para explicar)))/g,
      ) >= 1,
  ),
  ground(
    'modelo_formulario',
    1.5,
    'orienta como preencher',
    (m) => m.share('isObliged') > 0.05 && m.text(/devera|preench|substitu|apague|modelo/g) >= 6,
  ),
  ground('notas', 4, 'são anotações soltas', isLooseNote),
  ground(
    'notas',
    2,
    'é um texto curto, sem divisões',
    (m) => m.words < 500 && m.headingCount <= 2 && m.kind !== 'pptx',
  ),
  ground(
    'treinamento_corporativo',
    3,
    'fala a colaboradores ou à equipe',
    (m) =>
      m.text(
        /colaborador|treinamento|capacitacao|onboarding|integracao de|mentor|clientes?|lideranca|equipe|empresa|vendas|atendimento/g,
      ) /
        Math.max(200, m.words) >
      0.012,
  ),
  ground('treinamento_corporativo', 3.5, 'o título fala em treinamento ou capacitação', (m) =>
    m.opening(
      /treinamento|capacitacao|onboarding|integracao|mentoria|formacao de|compliance|nr[- ]?\d+|seguranca do trabalho|politica de|codigo de (?:conduta|etica)/,
    ),
  ),
];
