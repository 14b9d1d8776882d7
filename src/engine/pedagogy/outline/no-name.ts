/** `Obs`, `cuidado`, `mito`, `exemplo 2`: what stands in front of a remark says of what kind it is, not of what. */
const REMARK =
  /^(?:obs(?:erva[çc](?:ão|ões))?|n(?:ota|b)|cuidados?|aten[çc][ãa]o|alerta|importante|lembretes?|lembre(?:-se|m)?|dicas?|bizu|macete|ojo|warning|tips?|note|resp(?:osta)?s?|mito|verdade|fato|mentira|certo|errado|wrong|right|correct[oa]?|incorrect[oa]?|curiosidades?|detalhe|resumindo|p\.?\s?s|tarefa|homework|warm-?up|dever(?: de casa)?|para casa|contin\p{L}*|perguntas?|quest(?:ão|ões)|pergunta (?:inicial|(?:pra|para) (?:come[çc]ar|abrir))|(?:ex(?:emplo)?s?|fig(?:ura)?|tab(?:ela)?|quadro|passo|item)\.?\s?\d{0,2})[\s.:!?]*$/iu;
/** `Ago`, `jul. 1944`, `março de 1922`, `sexta-feira`: when, not what. */
const WHEN =
  /^(?:\d{1,2}º?(?: de)? )?(?:jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)(?:eiro|ereiro|ço|il|o|ho|osto|embro|tembro|ubro|ezembro)?\.?(?:(?: de|\/)?\s?\d{2,4})?$|^(?:segunda|ter[çc]a|quarta|quinta|sexta)(?:-feira)?$|^\d[\d/.\s–-]*$/iu;

/** `Iniciar a aula perguntando`, `Pedir aos alunos que leiam`: what a plan orders who teaches by it. */
const ORDERS_TEACHER =
  /^(?:inici|come[çc]|abr|encerr|finaliz|explic|ped|propo|retom|apresent|solicit|orient|incentiv|convers|divid|organiz)\p{L}*\s(?:a (?:aula|turma|classe|sala)|à (?:turma|classe|sala)|o encontro|(?:aos?|às?|com [oa]s?|[oa]s) (?:alun|estudant|crian[çc]|educand)\p{L}*)(?!\p{L})/iu;

const FIELD_OF_PLAN =
  /^(?:objetos? d[eo] conhecimentos?|encaminhamentos? metodol[óo]gicos?|p[úu]blico[- ]alvo|unidades? tem[áa]ticas?|habilidades? (?:da )?bncc|conte[úu]dos? program[áa]ticos?|campos? de experi[êe]ncias?)\s*:?$/iu;

/** `ii.`, `2)`, `n₂ vezes ⏟`: what counts the steps of a working or stands under a brace of it. */
const OF_WORKING = /^\(?(?:[ivx]{1,4}|\d{1,2})\s?[.)]?$|[⏟⏞]/iu;

/** `Objeto do Conhecimento`: what plans and curricula call their fields, no subject of theirs. */
export const namesField = (name: string): boolean => FIELD_OF_PLAN.test(name.trim());

/** True for what labels a remark, a day or an order to the teacher and, alone, is the name of nothing (`cuidado`, `Ago`). */
export const isNoName = (title: string): boolean =>
  [REMARK, WHEN, ORDERS_TEACHER, OF_WORKING].some((pattern) => pattern.test(title.trim()));

/** `Obs.: …`, `Cuidado: …`, `Lembrete – …`: a line that remarks on what stands above it. */
export const remarks = (line: string): boolean =>
  /^\W*(?:obs(?:erva[çc](?:ão|ões))?|nota|cuidado|aten[çc][ãa]o|importante|lembretes?|lembrar|dicas?|bizu|ojo|note|tip|ex|exemplos?(?: d[aeo]s? \p{L}+| \d)?)\s*[.:!–-]+\s*\S/iu.test(
    line,
  );
