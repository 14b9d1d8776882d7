/** What exercises order, in the form they use. */
export const TASK_VERBS: readonly string[] =
  'calcule responda assinale marque complete resolva determine encontre relacione escreva explique justifique descreva cite identifique classifique compare indique preencha observe leia analise pesquise desenhe pinte ligue circule numere julgue associe efetue simplifique transforme converta represente dê diga faça elabore crie construa discuta comente produza redija liste some subtraia multiplique divida ordene enumere verifique demonstre prove mostre apresente'.split(
    ' ',
  );

/** What steps, games and hints order besides. */
const OTHER_VERBS =
  'considere reescreva copie sublinhe forme monte recorte cole use utilize aponte defina interprete reflita imagine conte invente corrija organize planeje avalie selecione escolha troque lembre acesse clique abra digite instale entre vá baixe execute salve conecte arraste altere insira adicione coloque pegue retire misture agora veja note perceba seja explicite diferencie exemplifique'.split(
    ' ',
  );

const COMMANDS = new Set([...TASK_VERBS, ...OTHER_VERBS]);

/** Whether a word (lower case) orders something, in the plural (`leiam`) or with a pronoun (`leia-o`) too. */
export const isCommand = (word: string): boolean =>
  COMMANDS.has(word) || (COMMANDS.has(word.replace(/(?:m|-se|-o|-a|-os|-as)$/, '')) && word.length > 4);
