import type { BloomLevel } from '#shared/analysis/ai-analysis.ts';

/**
 * Infinitives by the level they usually ask for in Brazilian objectives. Levels: revised taxonomy
 * (Anderson & Krathwohl, 2001); the assignment of each verb is ours. A verb stands once, at the level of
 * its commonest classroom use.
 */
export const BLOOM_VERBS: Record<BloomLevel, readonly string[]> = {
  lembrar: `
    lembrar identificar reconhecer listar nomear citar enumerar recordar memorizar definir apontar indicar localizar
    relatar repetir rotular assinalar marcar reproduzir enunciar recitar evocar mencionar sublinhar copiar
    observar ler conhecer denominar encontrar selecionar contar soletrar ouvir
  `
    .trim()
    .split(/\s+/),
  entender: `
    entender compreender explicar descrever interpretar resumir exemplificar classificar parafrasear traduzir
    ilustrar inferir discutir associar relacionar distinguir esclarecer expressar sintetizar caracterizar
    reescrever situar concluir prever generalizar perceber representar dialogar narrar recontar converter
    comentar apresentar expor estimar
  `
    .trim()
    .split(/\s+/),
  aplicar: `
    aplicar resolver calcular usar utilizar empregar executar demonstrar praticar operar somar subtrair
    multiplicar dividir medir manipular realizar completar preencher dramatizar esboçar desenhar efetuar
    simular adaptar escrever registrar pesquisar coletar pintar montar configurar digitar implementar
    participar cantar experimentar ordenar seriar quantificar construir-se localizar-se instalar transferir
    jogar brincar vivenciar treinar
  `
    .trim()
    .split(/\s+/),
  analisar: `
    analisar comparar diferenciar contrastar examinar investigar categorizar decompor deduzir correlacionar
    questionar organizar estruturar diagnosticar distribuir atribuir desconstruir separar explorar
    problematizar detectar confrontar inspecionar testar mapear depurar subdividir contextualizar agrupar
    refletir
  `
    .trim()
    .split(/\s+/),
  avaliar: `
    avaliar julgar justificar criticar argumentar defender validar verificar recomendar apreciar decidir
    ponderar opinar concordar refutar debater hierarquizar valorizar posicionar priorizar revisar escolher
    corrigir sustentar convencer monitorar fundamentar respeitar conferir checar autoavaliar
  `
    .trim()
    .split(/\s+/),
  criar: `
    criar elaborar produzir construir planejar projetar inventar compor formular propor desenvolver gerar
    imaginar redigir modelar idealizar conceber combinar reorganizar programar editar fabricar roteirizar
    prototipar reformular arquitetar confeccionar improvisar publicar
  `
    .trim()
    .split(/\s+/),
};

/** Nouns of action that open an objective (`Análise de …`) and do not follow from the infinitive by rule. */
export const NOUN_TO_VERB: Readonly<Record<string, string>> = {
  análise: 'analisar',
  compreensão: 'compreender',
  entendimento: 'entender',
  reconhecimento: 'reconhecer',
  conhecimento: 'conhecer',
  resolução: 'resolver',
  produção: 'produzir',
  construção: 'construir',
  leitura: 'ler',
  escrita: 'escrever',
  escuta: 'ouvir',
  cálculo: 'calcular',
  uso: 'usar',
  emprego: 'empregar',
  medição: 'medir',
  comparação: 'comparar',
  distinção: 'distinguir',
  descrição: 'descrever',
  definição: 'definir',
  discussão: 'discutir',
  debate: 'debater',
  pesquisa: 'pesquisar',
  desenho: 'desenhar',
  esboço: 'esboçar',
  crítica: 'criticar',
  defesa: 'defender',
  justificativa: 'justificar',
  julgamento: 'julgar',
  planejamento: 'planejar',
  desenvolvimento: 'desenvolver',
  projeto: 'projetar',
  proposição: 'propor',
  composição: 'compor',
  redação: 'redigir',
  invenção: 'inventar',
  síntese: 'sintetizar',
  resumo: 'resumir',
  revisão: 'revisar',
  reflexão: 'refletir',
  registro: 'registrar',
  conversão: 'converter',
  divisão: 'dividir',
  soma: 'somar',
  agrupamento: 'agrupar',
  mapeamento: 'mapear',
  concepção: 'conceber',
  correção: 'corrigir',
  previsão: 'prever',
  percepção: 'perceber',
  expressão: 'expressar',
  exposição: 'expor',
};
