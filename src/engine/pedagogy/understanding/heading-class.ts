import { normalise } from '#engine/pedagogy/language/stem.ts';

/** What a heading announces, by the words such headings have in Brazilian teaching material. */
const CLASSES: readonly (readonly [string, RegExp])[] = [
  ['contents', /^(?:sumario|indice|lista de (?:figuras|tabelas|quadros|abreviaturas|siglas)|agenda|roteiro)/],
  [
    'references',
    /^(?:referencias?|bibliografia|fontes?|obras consultadas|leituras?|para saber mais|saiba mais|creditos)/,
  ],
  [
    'objectives',
    /objetivos?|habilidades?|competencias?|expectativas de aprendizagem|o que (?:voce|voces) (?:vai|vao) aprender|resultados esperados/,
  ],
  ['answers', /gabarito|answer key|respostas?|solucao|solucoes|resolucao|correcao/],
  [
    'exercises',
    /exercicios?|exercises?|ejercicios|homework|questao|questoes|atividades?|praticar?|pratique|desafios?|teste seus|quiz|hora d[ae]|vamos (?:exercitar|praticar)|^(?:para|pra|p\/) (?:fixar|treinar|exercitar)|agora e com voce|problemas?$|producao (?:de textos?|textual|escrita)|(?:interpretacao|compreensao|para entender o|estudo d[eo]) (?:d[eo] )?texto|simulado|prova|^trabalhos?(?: (?:em (?:grupo|dupla|equipe)|avaliativo|bimestral|trimestral|final|escrito|individual|pratico|de (?:casa|pesquisa|campo)|para .{2,20}))?\W*$/,
  ],
  [
    'grading',
    /avaliacao|instrucoes|orientacoes|regras|criterios|entrega|observacoes|requisitos|pontuacao|cronograma/,
  ],
  [
    'method',
    /metodologia|desenvolvimento d|procedimentos? metodologic|estrategias?|encaminhament|sequencia didatica|etapas? da aula|momento|recursos|materiais|introducao da aula|abordagem|mediacao/,
  ],
  [
    'steps',
    /passo|como (?:fazer|instalar|usar|montar)|instalacao|montagem|configura|procedimento|tutorial|compilacao|execucao|uso/,
  ],
  ['content', /^(?:conteudos?|conteudo programatico|texto de apoio|resumo do conteudo)/],
  ['example', /^exemplos?|estudo de caso|aplicacao|aplicacoes|caso pratico/],
  ['definition', /^(?:definicao|definicoes|conceitos?|o que (?:e|sao)|glossario|introducao)/],
  ['admin', /identificacao|dados|equipe|apresentacao|contato|informacoes gerais|docente|professor|autor/],
  ['closing', /conclus|consideracoes finais|resumo|sintese|encerramento|obrigad|duvidas|agradecimentos/],
  ['code', /codigo|programa|comandos?|script|sintaxe/],
  ['story', /^(?:historia|lenda|conto|texto|leitura|poema|fabula)/],
];

/** `Fotossíntese` names no summary, `soldados` no data. */
const BY_WORD = CLASSES.map(([name, { source }]) => [name, new RegExp(`(?<![a-z])(?:${source})`)] as const);

/** The class of a heading; 'subject' where it names what is taught, '' for none. */
export function classOfHeading(heading: string): string {
  const plain = normalise(heading)
    .replace(/^(?:\d+(?:\.\d+)*|[ivx]+)[.)\s–—-]*\s*/, '')
    .trim();
  if (plain === '') return '';
  return BY_WORD.find(([, pattern]) => pattern.test(plain))?.[0] ?? 'subject';
}

/**
 * `O QUE NÃO FAZER`, `Erros comuns`, `Proibido`: what its list names is to be avoided. `O que não pode faltar` and `Evitar
 * desperdício` ask for what their lists name.
 */
export const FORBIDS =
  /^\W*(?:o que )?(?:você |voc[êe]s )?n[ãa]o (?:(?:se )?(?:deve(?:mos|-se)?|pode(?:mos|-se)?) )?(?:fa[çc]a|fazer|us(?:e|ar))(?!\p{L})|^\W*(?:[ée] )?proibid[oa]s?\W*$|^\W*(?:o que )?evit(?:e|ar)\W*$|^\W*(?:erros?|falhas?) (?:mais |muito )?(?:comu[mn]s?|frequentes?|t[íi]picos?)(?!\p{L})|^\W*(?:os )?erros (?:que (?:eu )?(?:vejo|vemos|aparecem|se|[oa]s? (?:alun|turma)|mais|voc)|d[aeo]s? (?:alun|turma|prova)|de (?:prova|aluno))|^\W*nunca(?: (?:fa[çc]a|use|escreva|diga))?\W*$|^\W*(?:o que )?n[ãa]o (?:se )?(?:pode|deve)m?\W*$/iu;

/** `PODE:` alone on its line heads the lines below it. */
export const LABEL = /^\p{Lu}[^:.!?]{1,40}:$/u;

/** `Boas práticas`, `Como evitar`: what its list names is to be done by whoever works or lives so. */
export const ADVISES =
  /^\W*(?:boas pr[áa]ticas|recomenda[çc][õo]es|como (?:se )?(?!faz)\p{L}{3,}[aei]r|medidas de)(?!\p{L})/iu;

/** What stands above the answers of a test or list: `Gabarito`, `Respostas dos exercícios`, `GABARITO (só professora)`. */
const KEY_HEADING =
  /^\W*(?:gabarito|answer key|answers|(?:folha de )?respostas?|solu[çc][õo]es|chave de (?:respostas|corre[çc][ãa]o))(?: (?:abertas|oficial|final|preliminar|comentad[oa]|d[aeo]s? .{1,30}|(?:s[óo]|apenas|somente|para)(?: .{1,24})?))?\s*(?:[–—-]\s*.{1,30}|\([^()]{1,40}\))?\W*$/iu;

/** True for a heading under which questions are answered. */
export const headsKey = (text: string): boolean => KEY_HEADING.test(text.trim());

/** `Revisão do que vimos até aqui:`, `Na aula passada...`: what its list names the class knows already. */
export const REVIEWS =
  /^\W*(?:revis(?:ão|ando)|relembrando|recapitulando|retomada|o que (?:já )?(?:aprendemos|vimos|estudamos)|n?a aula (?:anterior|passada)|(?:em|nas?) aulas? (?:anterior|passada))/iu;

/** `O que vamos ver hoje`, `Agenda`, `Nesta aula:`: what its list names is told later. */
export const AGENDA =
  /^\W*(?:(?:o que )?(?:vamos|iremos|vai) (?:ver|estudar|aprender)|o que veremos|nesta aula|na aula de hoje|hoje (?:vamos|veremos)|agenda|roteiro(?: da aula)?|sum[áa]rio|[íi]ndice|t[óo]picos(?: da aula)?|plano de aula)(?:[ ,][^.?!]{0,30})?\W*$/iu;
