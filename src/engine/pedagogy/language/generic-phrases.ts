import { stem } from './stem.ts';
import { isBoilerplate, isStopWord } from './stop-words.ts';

/** Names for a part of a worksheet, whatever its subject. */
const WORKSHEET =
  /^(?:exerc[íi]cios?|atividades?|quest(?:ão|ões)|tarefas?|problemas?)(?: d[eoa]s?)? (?:fixação|propost|resolvid|complementar|extras?$|transversa|interdisciplinar|vestibula|revisão)/iu;
const EMPTY_ALONE = new Set([
  'solução',
  'resolução',
  'proposto',
  'proposta',
  'marcado',
  'resultado',
  'gente',
]);

/** True for words that any lesson could hold (`conteúdo`, `competências gerais`, `exercício proposto`): they name no subject. */
export function isGenericPhrase(phrase: string): boolean {
  // `AND`, `OR`: capitals make a name of a common word.
  if (/^\p{Lu}{2,4}$/u.test(phrase)) return false;
  const words = phrase.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    WORKSHEET.test(phrase) ||
    words.every((word) => isBoilerplate(word) || isStopWord(word) || EMPTY_ALONE.has(word))
  );
}

/**
 * Nouns that lessons of every subject use: alone they tell no subject (`valor`, `sistema`, `elemento`). Gathered from
 * the words that stand in most kinds of school text, less those that name a field of their own.
 */
const EVERYDAY = `
forma tempo número tipo ponto processo sistema valor função resultado pessoa relação problema produto dado estudo estado meio nome
trabalho aplicação conta conjunto cidade mundo país área vida elemento local quantidade século passo análise termo base condição região
material diferença situação objeto lugar operação grupo período espaço nível sentido característica origem casa estrutura palavra
organização unidade centro definição necessidade ideia representação equipamento apresentação solução modelo importância técnica
tamanho conceito regra ação atividade capacidade linha princípio efeito distância significado recurso motivo ordem questão introdução
série entrada saída fase referência vantagem interesse variação comparação papel fonte posição possibilidade procedimento criação
método contexto parte coisa dia ano vez homem mulher menino menina criança animal pessoas noite exemplo caso informação empresa
maneira modo lado momento hora semana mês uso etapa item parcela componente explicação compreensão interpretação estratégia
cotidiano responsável mensagem região desempenho padrão acesso evento código técnico resumo página aluno turma professor escola
programa projeto documento texto medida cor tempo tarefa descrição opção botão tela janela pesquisa resposta pergunta assunto
`;
const everydayStems = new Set(EVERYDAY.trim().split(/\s+/).map(stem));

/** True for a word that tells no subject alone. */
export function isEveryday(word: string): boolean {
  return everydayStems.has(stem(word));
}
