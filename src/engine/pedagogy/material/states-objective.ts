import { bloomLevelOf } from '#engine/pedagogy/language/bloom.ts';
import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';

const STATED =
  /(?<![\p{L}])(?:ao (?:final|fim|término) (?:d[aeo]s?t?[ae]?s? )?(?:aula|módulo|unidade|curso|capítulo|apostila|treinamento|oficina|encontro)|(?:você (?:será|deverá ser) capaz|vocês (?:serão|deverão ser) capazes)|(?:alun[oa]s?|estudantes?|participantes?|crianças|colaborador(?:es|as?)?|equipe|turma)\s+(?:devem?|deverão|deverá|serão capazes|será capaz|precisam|poderão)|espera-se que|^(?:est[ae]|ess[ae]|a nossa|nossa|a) (?:aula|oficina|unidade|li[çc][ãa]o|apostila) (?:[ée]|serve) para(?: aprender(?:mos)? a)?(?= \p{L}+[aei]r)|o objetivo (?:geral|principal|(?:dest|dess|d)[ae] (?:aula|unidade|módulo|capítulo|curso|apostila|oficina|atividade))|(?:aula|m[óo]dulo|unidade|curso|disciplina|cap[íi]tulo|apostila|treinamento|oficina|encontro|atividade|trabalho|projeto|plano|material|livro|manual|guia|semin[áa]rio|dinâmica|jogo|texto|prova|lista|sequência)(?!\p{L})[^.:;]{0,60} tem (?:como|por) objetivo|^tem (?:como|por) objetivo|objetivos?:)/iu;

/** What follows the announcement of an objective ("os alunos devem …"); the whole text where there is none. */
export function objectiveTail(text: string): string {
  const match = STATED.exec(text);
  return match === null ? text : text.slice(match.index + match[0].length);
}

/** True for a sentence of running text that says what the class is to be able to do. */
export function statesObjective(text: string): boolean {
  return STATED.test(text) && text.length <= 400 && bloomLevelOf(objectiveTail(text)) !== null;
}

const OF_LEARNING =
  /(?<!\p{L})(?:alun|estudant|turma|crianç|participant|discent|educand|aprend|objetiv|habilidad|compet[êe]nci|capa(?:z|cidade)|dever|ser[áã]|saber|aula|disciplina|curso|unidade|projeto|proposta|finalidade|meta|intenção|visa|pretend|busca|prop[õo])/iu;

/** `As figuras de linguagem são recursos …`: a sentence of the subject, though it stands below the aims. */
export function tellsOfThings(text: string): boolean {
  const [first] = tagSentence(text);
  return (first?.tag === 'DET' || first?.tag === 'PRON') && hasFiniteVerb(text) && !OF_LEARNING.test(text);
}
