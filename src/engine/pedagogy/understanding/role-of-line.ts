import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { TALKS_OF_CLASS } from '#engine/pedagogy/language/without-aside.ts';
import { isContentRole, type Role } from './role.ts';
import { saidBehindOrder } from './said-behind-order.ts';

/** The role that a line has by how it is written, whatever stands around it; null where its writing tells none. */
export function roleOfLine(
  text: string,
  role: Role,
  marks: readonly string[],
  isAsking: boolean,
): Role | null {
  // `3) V, F, V, F` below `Gabarito`, `R: 6 cm` behind its question.
  if (MAY_ANSWER.has(role) && marks.includes('under=answers') && answersByNumber(text)) return 'answer';
  // Behind the answers of one exercise the next one is set.
  if (role === 'answer' && (HEADS_WORK.test(text) || /_{4,}/.test(text))) return 'exercise';
  if (role !== 'heading' && ANSWER_MARKED.test(text)) return 'answer';
  // `( V ) 50% de um número é a metade dele`: judged already, and still to be judged by the class.
  if ((isContentRole(role) || role === 'instruction') && JUDGED.test(text)) return 'statement_to_judge';
  if (MAY_BE_ASKED.has(role) && (ONE_TO_JUDGE.test(text) || isToTick(text))) return 'exercise';
  if (role === 'answer' && SETS_EXERCISE.test(text)) return 'exercise';
  // `2. figuras de pensamento` among what is listed in notes: a name asks nothing.
  if (role === 'exercise' && !marks.includes('under=exercises') && NAMED_BY_NUMBER.test(text))
    return 'explanation';
  // `✓ capture a exceção específica`: what to do and what not, asked of nobody.
  if (role === 'exercise' && /^[✓✔☑✅✗✘❌☒]/u.test(text)) return 'procedure';
  // `Publicado em 12/03 | Atualizado às 14h`, `Leia também: …`: of the page that a text was copied from.
  if (OF_A_SITE.test(text) || WISHES_WELL.test(text)) return 'furniture';
  // `Texto para as questões 1 e 2`
  if (TEXT_FOR.test(text)) return isAsking ? 'exercise' : 'instruction';
  if (QUOTED_FROM.test(text)) return 'reference';
  if (role !== 'heading' && OF_A_PAPER.test(text)) return 'admin';
  if (marks.includes('opening') && (OF_A_HOUSE.test(text) || OF_THE_COURSE.test(text))) return 'admin';
  if ((isContentRole(role) || role === 'objective') && HANDED_IN.test(text)) return 'instruction';
  // `explicar q a composteira faz adubo`, typed in haste: what the class is to hear stands in it.
  if (MAY_HOLD.has(role) && /^\P{L}*(?:OBS\W+|Obs\W+)?\p{Ll}/u.test(text) && saidBehindOrder(text) !== null)
    return 'explanation';
  // `obs2: João e Bia faltaram, mandar atividade`
  const mayRemind = isContentRole(role) || role === 'objective' || role === 'heading';
  if (
    mayRemind &&
    (OF_TODAY.test(text) || REMINDS_ONESELF.test(text) || LACKS.test(text) || TALKS_OF_CLASS.test(text))
  )
    return 'teacher_guidance';
  // `não quero coisa de criança`, `aula é das 19h as 20h30`, `p/ casa: pg 143 ex 4`: said to whoever makes the slides.
  if (!TO_DISCUSS.test(text) && OWN_VOICE.test(text) && (role !== 'heading' || HOMEWORK.test(text)))
    return 'teacher_guidance';
  // `Perguntar ao paciente a intensidade de 0 a 10` in a manual is done by whoever it trains.
  if (marks.some((mark) => OF_WORK.test(mark))) {
    // `(contar o caso da cliente, sem falar o nome)` stays with who teaches.
    const isAside = /^\W*\(|^\W*(?:contar|mostrar|lembrar|passar)(?!\p{L})/iu.test(text);
    if (role === 'teacher_guidance' && isImperative(text) && !isAside && !OF_CLASS.test(text))
      return 'procedure';
    if (role === 'code' && WORDS.test(text)) return isImperative(text) ? 'procedure' : 'explanation';
  }
  // `Para debater: o entregador é um trabalhador alienado?`
  if (isContentRole(role) && TO_DISCUSS.test(text)) return 'exercise';
  // `Pinta os quadros de vermelho:`, as children are told.
  if (TOLD_CHILDREN.test(text)) return 'exercise';
  if ((isContentRole(role) || role === 'instruction') && SET_FOR_HOME.test(text)) return 'exercise';
  // `7) (1,5) Um homem mede a pressão …`, `4) Marcos aplicou R$ 1.200,00 … Qual foi o juro?`
  const isAsked = WORTH_POINTS.test(text) || ASKED_BY_NUMBER.test(text) || ordersByNumber(text);
  return isAsking && isContentRole(role) && isAsked ? 'exercise' : null;
}

/** `V ou F: o feedback corretivo pode ser dado na frente da equipe. ( )` */
const ONE_TO_JUDGE = /^\W*(?:\d{1,2}\s?[.)–-]\s*)?V ou F\s?[:–-]\s*\p{L}/iu;
/** `O “C” do modelo significa: ( ) Crítica ( ) Cobrança`, `Em quanto tempo …? ______` */
const TO_TICK = /\p{L}.*[:?]\s*(?:\(\s*\)[^()]{1,60}){2,}$|\p{L}{3}.*\?\s*_{3,}\s*$/su;
/** Nobody sets a longer one, and the pattern would take its time over it. */
const LONGEST_TO_TICK = 400;
const isToTick = (text: string): boolean =>
  text.length <= LONGEST_TO_TICK && /\(\s*\)|___/.test(text) && TO_TICK.test(text);
const MAY_BE_ASKED: ReadonlySet<Role> = new Set([
  'explanation',
  'example',
  'definition',
  'statement_to_judge',
  'table_data',
  'objective',
  'instruction',
]);
/** `6 - EXERCICIO complete com o verbo no presente` */
const SETS_EXERCISE = /^\W*\d{1,2}\s?[.):–-]+\s*(?:exerc[íi]cio|atividade)s?\s\p{L}/iu;
const NAMED_BY_NUMBER = /^\d{1,2}\s?[.)]\s+\p{Ll}+(?:\s\p{Ll}+){1,5}(?:\s\([^()]*\))?$/u;

/** `aqui demonstração com a lâmpada`, `Fazer no quadro: …`, `CUIDADO pilha 9 V`, `Isso volta no 3º bim`: what a teacher notes to do. */
const TO_DO =
  /^\p{Ll}|^(?:Não )?\p{L}+[aei]r(?!\p{L})|(?<!\p{L})(?:CUIDADO|[Mm]acete|quadro|[Tt]urma|[Aa]lun[oa]s?|eles|aula|prova|bim(?:estre)?)(?!\p{L})/u;
const KEY_OF_NOTES = /^\W*(?:gab(?:arito)?|resp(?:ostas?)?|key)(?:\s?[.:–-]+\s*|\s+)(?=\d)/iu;

/** What the notes of a slide are there for, where they do not tell the matter itself: `Mostre as datas aos poucos. Peça que …` */
export function roleOfNotes(text: string): Role | null {
  if (KEY_OF_NOTES.test(text)) return 'answer';
  const sentences = splitSentences(text);
  const orders = sentences.filter((sentence) => isImperative(sentence));
  const isOrdered = orders.length > 0 && orders.length * 2 >= sentences.length;
  return isOrdered || TO_DO.test(text) ? 'teacher_guidance' : null;
}

const OF_WORK = /^genre=(?:manual_tutorial|treinamento_corporativo)$/;
const OF_CLASS =
  /(?<!\p{L})(?:alun\p{L}+|turmas?|classes?|aulas?|slides?|v[íi]deos?|datashow|projetor|quadro|participantes?|grupos?)(?!\p{L})/iu;
/** `Contar durante 1 minuto inteiro`: words of a language, whatever is measured among them. */
const WORDS =
  /^\p{Lu}\p{Ll}+(?:,?\s(?:\p{Ll}+|\p{Lu}\p{L}*|\d[\d,.]*\s?(?:%|°C)?|\([^(){}=;<>]*\)))*\s\p{Ll}+[\s\S]*$/u;

/** `R: 6 cm`, `gab: b` in a line of its own. */
export const ANSWER_MARKED =
  /^\W*(?:R(?:\s?:|\.(?=\s*\d))|(?:[Rr]esp(?:osta|uesta)?s?|[Gg]ab(?:arito)?|[Kk]ey|[Cc]lave|[Aa]nswers?)(?:\s?\([^()]*\)|(?: \p{L}+)?)\s?[.:]|[Gg]abarito\s?\([^()]*\)(?=\s*\d))[.:]*\s*\S/u;
/** `(V) volume` names a sign. */
const JUDGED = /^\(\s*[VFC]\s*\)(?:\s+[^\s()]+){4}/u;
const TOLD_CHILDREN =
  /^\W*(?:color[ae]|pinta|desenha|recorta|circula|completa|copia|sublinha|risca|numera) (?:[oa]s?|uma?|cada|com|seus?|suas?|teus?|tuas?) [^:]{3,110}:$/iu;
const ASKED_BY_NUMBER = /^(?:quest[ãa]o\s*)?\d{1,2}\s?[).º–-]\s*[\p{Lu}(“"].*(?:\?|:\s*$)/isu;
/** `10) DESAFIO: … Sabendo que …, encontre a lei da função`: the order may stand behind what is given. */
const ordersByNumber = (text: string): boolean =>
  /^(?:quest[ãa]o\s*)?\d{1,2}\s?[).º–-]\s*\p{Lu}/iu.test(text) &&
  splitSentences(text).some((one) => one.split(/[,:;]\s+/).some((part) => isImperative(part)));
const MAY_ANSWER: ReadonlySet<Role> = new Set([
  'exercise',
  'alternative',
  'statement_to_judge',
  'explanation',
  'example',
  'definition',
  'heading',
  'furniture',
  'formula',
]);
const KEY_LINE = /^(?:quest[ãa]o\s*)?\(?(?:\d{1,2}|[a-e])\s?[).–-](?!.*\?\s*$)/iu;
/** `Rev. 03 elaborado por: Instr. Valdir`, `Entregar resolvida em folha separada. Vale 1,5 pt.` */
const OF_A_PAPER =
  /^\W*(?:rev(?:is[ãa]o|\.)?\s?n?[º°]?\s?\d{1,2}(?!\d|\s?\p{L}*[çc])|(?:elaborad|aprovad|revisad)[oa] (?:por|em)(?!\p{L})).{0,160}$/iu;
const HANDED_IN =
  /^\W*(?:entregar|entrega)(?!\p{L})[^.]{0,60}(?:folha|dia \d|\d\/\d|at[ée])|(?<!\p{L})vale \d+(?:[.,]\d+)? ?(?:pts?|pontos?)(?!\p{L})/iu;
/** `PREFEITURA MUNICIPAL DE …`, `Secretaria de Estado da Educação`, `Governo do Estado do …` on top of a sheet. */
const OF_A_HOUSE =
  /^\W*(?:prefeitura (?:municipal|da cidade|do munic[íi]pio) d[aeo]|secretaria (?:municipal|estadual|de estado) d|governo do estado d|estado d[aeo] \p{L}+\s+(?:secretaria|prefeitura)|minist[ée]rio da (?:educa[çc][ãa]o|defesa)\s|diretoria (?:regional )?de ensino|cent(?:ro) de (?:forma[çc][ãa]o|educa[çc][ãa]o|ensino) (?:t[ée]cnic|profissional))[^?!:]{0,140}(?<!\p{Ll}\.)$/iu;
/** `Disciplina: Fundamentos de Enfermagem`, `Tempo: 2 aulas de 50 min`, `facilitadora: Sandra` on top of a lesson. */
const OF_THE_COURSE =
  /^\W*(?:disciplina|componente(?: curricular)?|mat[ée]ria|curso|turmas?|s[ée]rie|turno|carga hor[áa]ria|dura[çc][ãa]o|tempo(?: previsto| estimado)?|facilitadora?|instrutora?|ministrante|palestrante|docente|professora?|prof\.?[ªa]?|p[úu]blico(?:[- ]alvo)?|data|local)\s*:\s*\S/iu;
const HOMEWORK = /^\W*(?:hw|homework)(?!\p{L})/iu;

/** `“A renda caiu”. (p. 38)`: another's words with their page, neither told nor asked. */
const QUOTED_FROM = /^[“"][^”"]+[”"]\.?\s*\(pp?\.\s?\d[^)]*\)\.?$/u;
export const TEXT_FOR =
  /^\W*(?:texto|trecho|poema|tabela|gr[áa]fico|mapa|imagem|figura)(?: \p{L}{1,4}| \d)?(?: (?:base|de apoio))?,? (?:para|das?|referente|relativ[oa]) .{0,24}quest(?:ão|ões)(?: (?:n[º°]\s?)?[\d,\sae–-]+)?[:.]?$/iu;
/** `Boa prova!!!`, `Bons estudos, turma`, `Fim da avaliação`: said at the end of a paper. */
const WISHES_WELL =
  /^\W*(?:(?:tenham? )?(?:uma? )?(?:boa (?:prova|sorte|avalia[çc][ãa]o|atividade|leitura|semana|aula)|bo[mn]s? (?:estudos?|trabalhos?|teste|simulado|exerc[íi]cios?|f[ée]rias)|[óo]tima prova)|sucesso|capriche[m]?|fim (?:da (?:prova|avalia[çc][ãa]o|lista|aula)|do (?:teste|simulado)))(?:,? (?:a tod[oa]s|pessoal|turma|galera|gente|e bons? estudos?|querid[oa]s(?: alun[oa]s)?))?[^\p{L}\d]*$/iu;
const OF_A_SITE =
  /^(?:publicado|atualizado|postado|última atualização)(?: por .{2,40})?(?: em|:| às)\s.*?(?:\d\s?[/h:]\s?\d|\d\s?h(?!\p{L}))|^compartilh(?:e|ar)(?!\p{L}).*(?:facebook|twitter|whatsapp|instagram)|^(?:leia|veja|confira|saiba|assista)(?: tamb[ée]m| mais| ainda)\s*:/iu;
/** `6 - EXERCÍCIO complete com o verbo`: the next part, though it is counted like an answer. */
const HEADS_WORK =
  /^\W*\d{1,2}\s?[).–-]\s*(?:exerc[íi]cios?|ejercicios?|exercises?|atividades?|activity|tarefas?)(?!\p{L})/iu;
/** Beneath `Correção` the questions themselves may stand once more. */
const answersByNumber = (text: string): boolean =>
  KEY_LINE.test(text) &&
  !WORTH_POINTS.test(text) &&
  !HEADS_WORK.test(text) &&
  !/_{2,}|^\W*\d{1,2}\W+(?:exerc[íi]cio|atividade|quest)/iu.test(text) &&
  !splitSentences(text.replace(/^\W*\d{1,2}\W*/u, '')).some(isImperative);

const MAY_HOLD: ReadonlySet<Role> = new Set(['teacher_guidance', 'instruction', 'procedure', 'objective']);
/** Who was away, what is still to be handed out. */
const OF_TODAY =
  /^\W*(?:obs\p{L}*\d*\.?\s*:\s*)?(?:(?:[oa]s? )?\p{Lu}\p{Ll}+(?:,| e)? ?)+(?:falt(?:ou|aram)(?=\s*(?:$|[,.;:!)(]|hoje|ontem|n[ao] |à ))|n[ãa]o (?:vei?o|vieram)(?=\s*(?:$|[,.;!)]|hoje|ontem))|n[ãa]o (?:fez|fizeram|entreg\p{L}+)(?: [oa]s?)? (?:tarefa|li[çc][ãa]o|dever|atividade|trabalho|prova))(?!\p{L})|(?<!\p{L})(?:mandar|enviar) (?:a |uma |as )?(?:atividade|tarefa|bilhete|lição)s?(?!\p{L})|^\W*(?:obs\p{L}*\d*\.?\s*:\s*)?(?:levar|trazer|providenciar) .{3,90}(?:p\/|para|pra) (?:a |o )?(?:experi[êe]ncia|aula|turma|classe|atividade|demonstra\p{L}+)(?!\p{L})/u;
const OWN_VOICE =
  /^\W*(?:(?:oi|ol[áa]|bo[am] (?:dia|tarde|noite))(?:,? (?:bo[am] (?:dia|tarde|noite)|gente|pessoal))?\W+(?:eu )?(?:preciso|queria|gostaria|quero|segue)|(?:eu )?n[ãa]o quero (?:coisa|nada|slide|desenho|texto)|o que eu (?:pensei|quero|queria)\s*:|(?:a )?aula (?:é|vai ser|ser[áa]) (?:d?[aà]s|de) \d|(?:no (?:fim|final|come[çc]o),? )(?:eu )?(?:queria|quero|gostaria)|pr[óo]x(?:ima|\.)? aula\s*[:–-]|(?:(?:p\/|para|pra) casa|hw|homework)\s*[:–-]\s*(?:p[áa]?g|ex|livro|apostila|fazer|termin|workbook|book|p\.))/iu;
/** `lembrar: prova dia 30`, `Pendência: pedir 6 cadeados novos` */
const REMINDS_ONESELF =
  /^\W*orienta[çc](?:[ãa]o|[õo]es) (?:p\/|para|ao?s?|às?) ?(?:[oa]s? )?(?:facilitador|professor|instrutor|docente|mediador)\p{L}*(?!\p{L})|^\W*(?:lembrar|n[ãa]o esquecer|pend[êe]ncias?|pendente|avisar|confirmar|retomar)\s*[:–-]\s|^\s*!!|^\W*\((?:desenhar|fazer|montar|colocar|mostrar|escrever|passar)(?!\p{L})[^()]{0,80}(?:no quadro|na lousa)[^()]{0,60}\)\W*$|^\W*(?:(?:na |para a )?pr[óo]xima aula\s*[:–-]|(?:caf[ée]|lanche|coffee)[^.]{0,20}(?:no (?:fim|final|intervalo)|traz)(?!\p{L}))/iu;
/** `FALTA: pedir as sementes`; `Falta: tiro livre para o outro time` may be a rule of a game. */
const LACKS = /^\W*FALTA(?:M|NDO)?\s*:/u;
const TO_DISCUSS =
  /^\W*(?:(?:para|pra|vamos) (?:debater|discutir|refletir|pensar|conversar)(?: [^:?.]{2,25}?)?|(?:p\/|para|pra|tarefa (?:de|p\/|para)|li[çc][ãa]o (?:de|p\/|para)) casa|perguntas?(?: (?:p\/|para|da|de|final)[^:]{0,20})?|exerc[íi]cio em (?:sala|aula))\s*[:–-].*(?:\?|(?<!\p{L})(?:escreva|calcule|determine|explique|resolva|fa[çc]a))/isu;
/** `Para casa: entrevistar uma pessoa mais velha …` */
const SET_FOR_HOME =
  /^\W*(?:(?:para|pra) casa|(?:tarefa|li[çc][ãa]o|dever) (?:de|para|pra) casa)\s*:\s*\p{L}{4}/iu;
const WORTH_POINTS =
  /^(?:quest[ãa]o\s*)?\d{1,2}\s?[).º–-]\s*\(\s?\d+(?:[.,]\d+)?\s?(?:pontos?|pts?\.?)?\s?\)\s*\p{Lu}/iu;
