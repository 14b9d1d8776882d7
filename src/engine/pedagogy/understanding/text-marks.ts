import { conjugatedOf, infinitiveOf } from '#engine/pedagogy/language/bloom-forms.ts';
import { isCommand } from '#engine/pedagogy/language/commands.ts';
import { isPersonName } from '#engine/pedagogy/language/person-names.ts';

/** Marks of a text by themselves, wherever it stands: name → whether it has it. Kinds of wording, never words of a subject. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  isDefinition:
    /(?<!\p{L})(?:é|são) (?:um|uma|uns|umas|o|a|os|as|todo|toda|qualquer|aquel[ea]) |denomina-se|denominad[oa]s?|chama-se|chamad[oa]s? (?:de )?|define-se|definid[oa]s? como|consiste(?:m)? (?:em|n[ao]s?)|conhecid[oa]s? como|refere-se|significa(?:m)? |trata-se de|entende-se por|dá-se o nome|corresponde(?:m)? a|representa(?:m)? (?:o|a|um|uma) |tem como objetivo|é quando/iu,
  opensDefined: /^(?:defini[çc][ãa]o|conceito|o que (?:é|são))/iu,
  isTermColon: /^[“"]?\p{L}[^:.!?]{1,40}:\s+\p{L}/u,
  isTermDash: /^\p{L}[^:.!?–—]{1,40}\s[–—-]\s+\p{L}/u,
  saysExample:
    /(?:por exemplo|exemplos?(?:\s*\d*)?\s*[:.]|^ex(?:emplo)?s?\.?\s*\d*\s*[:.)]|^exemplo|tais como|imagine|suponha|suponhamos|consider(?:e|emos|ando) )/iu,
  tellsStory:
    /conta(?:-se)? (?:a lenda|que)|diz(?:em)? (?:a lenda|que)|era uma vez|certo dia|certa vez|há muito tempo|naquele tempo|um belo dia|antigamente/iu,
  startsWithYear: /^(?:em|no ano de|durante|entre) (?:\p{L}+ de )?1[0-9]{3}|^(?:em|no ano de) 20\d\d/iu,
  saysFirstThen:
    /^(?:primeiro|primeiramente|depois|em seguida|agora|por fim|por último|finalmente|então|logo após|feito isso|o (?:primeiro|próximo|último) passo|passo \d)(?!\p{L})/iu,
  isStepWord:
    /(?<!\p{L})(?:clique|clicar|digite|instale|abra|baixe|selecione|arraste|conecte|ligue|copie|cole|salve|execute|acesse|insira|altere|escolha a|vá em|aperte|pressione|misture|corte|coloque|adicione)(?!\p{L})/iu,
  isNeeded: /(?:é (?:necessário|preciso)|basta|deve(?:-se|m)? |devemos|precisamos|precisa(?:-se)? )/iu,
  namesFigure:
    /(?:fig(?:ura|ure|\.)|tabela|table|quadro|gr[áa]fico|imagem|ilustração|mapa|foto)s?\s*(?:\d|abaixo|acima|a seguir|ao lado)/iu,
  startsFigure:
    /^(?:fig(?:ura|ure|\.)|tabela|table|quadro|gr[áa]fico|imagem|foto|fonte|source)\s*(?:\d[\d.]*)?\s*[:.–—-]/iu,
  pointsNext: /(?:abaixo|a seguir|ao lado|seguintes?|acima)(?!\p{L})/iu,
  hasUrl: /https?:\/\/|www\.|\.com(?:\.br)?(?:\/|\b)|youtu/iu,
  isUrl: /^\W*\d?(?:https?:\/\/|www\.)\S+\W*$/iu,
  hasMail: /\S@\S+\.\S/u,
  isSource:
    /dispon[íi]vel em|acesso em|adaptado|extra[íi]do de|(?:\d{1,2}[ªa]|\d) ed\.|\bed\. |editora|isbn|\bp\. ?\d|\bpp\. |\bv\. ?\d|\bvol\. |et al|et\. al/iu,
  isAuthorYear:
    /^\[?\p{Lu}[\p{L}\s&,.-]{2,60}[,(\s]\(?(?:19|20)\d\d\)?|^\p{Lu}{3,}[\p{Lu}\s-]*, \p{Lu}[\p{L}.]+/u,
  isBracketKey: /^\[[\p{L}\d+]{2,8}\]/u,
  isSurnameFirst: /^\p{Lu}{2,}[\p{Lu}\s'-]*,\s+\p{Lu}[\p{L}.]*/u,
  isExamSource:
    /^\(?(?:fcc|cespe|cesgranrio|esaf|vunesp|fgv|aocp|enem|fuvest|unicamp|ufrj|obmep|ibfc|fuvest|puc|uerj|prova rio|saeb|saresp)(?!\p{L})/iu,
  hasCurriculumCode: /(?<!\p{L})(?:EF|EI|EM)\d{2}[A-Z]{2,3}\d{2,3}|(?<!\p{L})CG ?\d\d|\p{Lu}{4,}\d\d(?!\d)/u,
  isCurriculumCode: /^\W*(?:EF|EI|EM)\d{2}[A-Z]{2,3}\d{2,3}\W*$/u,
  saysObjective:
    /^\W*(?:objetivos?|habilidades?|compet[êe]ncias?|expectativas?)[^:]{0,40}:|ao (?:final|término|fim) d|ser(?:á|ão)? capaz(?:es)?|espera-se que/iu,
  saysQuestion:
    /^\W*(?:quest(?:ão|ao|ões)|exerc[íi]cios?|problema|atividade|desafio|tarefa)\s*n?º?\s*\d*\s*[:.)–-]?/iu,
  startsInterrogative:
    /^\W*(?:\d{1,3}\s?[.)º-]+\s*)?(?:qual|quais|quem|quando|onde|como|por ?qu[eê]|o que|quantos?|quantas?|em que|de que|para que|que)(?!\p{L})/iu,
  saysBlank: /_{3,}|\.{6,}(?!.*\d\s*$)|…{2,}|x{4,}/iu,
  isMostlyBlank: /^(?=.*[_….xX])[\s_.…xX:()]{3,}$/u,
  isBoxed: /^\W{0,2}\(?[\s_]*\)\s*\p{L}|^\(\s*_*\s*\)|^\[\s*\]/u,
  isEmptyField: /^[\p{Lu}][\p{L}º°ª.\s/()-]{1,45}:\s*[_.\s/]*$/u,
  isLabelField:
    /^(?:nome|data|turma|série|professora?|prof\.?ª?|alun[oa]s?|disciplina|curso|escola|módulo|semestre|turno|nota|valor|carga hor[áa]ria|período|modalidade|coordenador\p{L}*|duração|ano|componente(?: curricular)?|público(?:-alvo)?|área|eixo|unidade)\s*[\p{L}\s()-]{0,30}:/iu,
  hasPlaceholder:
    /\[(?:escreva|insira|digite|nome|data|título|coloque)[^\]]*\]|\((?:nome|título|data|local|se houver|opcional|inserir)[^)]*\)|(?:inserir|preencher|informar|formular|descreva|escreva) (?:o|a|os|as|aqui|em)|descrição\.\.\.|título do|seu nome/iu,
  isTrueFalse: /(?<!\p{L})(?:verdadeir[oa]s?|fals[oa]s?|v ou f|\(v\)|\(f\)|certo ou errado)(?!\p{L})/iu,
  asksToChoose:
    /assinale|marque|julgue|classifique (?:em|as)|indique (?:a|as|o|qual)|alternativa|(?<!(?:formas?|frases?|orações|oração|sentenças?|respostas?) )afirmativas?|afirma[çc][õo]es|itens (?:abaixo|a seguir|seguintes|corret|verdadeir|fals|[I1])|(?:quais|qual) d?os itens|está(?:ão)? corret|é corret|incorret|(?:associe|relacione) (?:a|as|os|cada)/iu,
  isLettered: /^\(?[a-eA-E]\s?[).]\s*\S/u,
  isRomanItem: /^\(?[IVX]{1,4}\s?[).–-]\s*\S/u,
  joinsRomans: /^(?:\W*[IVX]{1,4}\W*(?:e|,|apenas|somente)?)+\.?$/u,
  isNumbered: /^\d{1,3}\s?[).º–-]/u,
  isDeepNumbered: /^\d{1,2}(?:\.\d{1,2})+\.?\s/u,
  saysAnswer:
    /^\W*(?:solu[çc][ãa]o|respostas?(?! (?:curtas?|longas?|completas?|afirmativas?|negativas?)(?!\p{L}))|gabarito|r\s?:|resolu[çc][ãa]o|correção|sugestão de resposta)/iu,
  saysGrading:
    /(?<!\p{L})(?:nota|notas|pontos?|pontua[çc][ãa]o|entrega(?:r|s)?|prazo|caneta|valor|individual|avalia[çc][ãa]o|avaliativ[oa]|recupera[çc][ãa]o|frequência|obrigat[óo]ri[oa]|grupo|trabalho|apresenta[çc][ãa]o oral|rubrica|crit[ée]rios?|peso)(?!\p{L})/iu,
  isObliged:
    /dever(?:á|ão)|poder(?:á|ão)|não (?:é|será) permitid|é proibid|será (?:aplicad|considerad|avaliad|aceit|desclassificad)|a critério/iu,
  namesPupils:
    /(?<!\p{L})(?:alun[oa]s?|estudantes?|crianças?|turma|educandos?|discentes?|pequenos|participantes)(?!\p{L})/iu,
  namesTeacher: /(?<!\p{L})(?:professora?(?:es|s)?|docentes?|educador(?:a|es)?|mediador(?:a|es)?)(?!\p{L})/iu,
  namesClass:
    /(?<!\p{L})(?:aulas?|roda de conversa|sala|dinâmica|plano de aula|sequência didática|em duplas?|em grupos?|quadro|lousa|projetor|recursos?|material impresso|folhas?)(?!\p{L})/iu,
  hasMinutes: /\d+\s?(?:min(?:utos)?\.?|h\/?aula|aulas?|horas?)(?!\p{L})/iu,
  isDate: /^\W*\d{1,2}[/.º ]+(?:de )?[\p{L}\d]+[/. ]+(?:de )?\d{2,4}\W*$/u,
  hasDate: /\d{1,2}\/\d{1,2}\/\d{2,4}|\d{1,2}º? de \p{Ll}+ de \d{4}/u,
  isInstitution:
    /^(?:universidade|escola|col[ée]gio|instituto|faculdade|secretaria|prefeitura|governo|centro|departamento|minist[ée]rio|funda[çc][ãa]o|e\.?e\.?|pró-reitoria|câmpus|campus)(?!\p{L})/iu,
  saysTeacherName:
    /^\W*(?:prof(?:essora?|\.)?ª?\.?|doutora?|dra?\.|autor(?:a|es)?|elaborad[oa] por|por:)\s*:?\s*\p{Lu}/iu,
  isGreeting:
    /^(?:bo[ma] (?:dia|tarde|noite)|ol[áa]|oi|pessoal|obrigad[oa]|at[ée] (?:logo|a pr[óo]xima)|bem-vind|perfeito|claro|certo|aqui está|segue|espero que|fim\W*$)(?!\p{L})/iu,
  isContentsLine: /\.{4,}\s*\d*\s*$|\s\d{1,3}\s*$/u,
  isPageLine: /^(?:p[áa]g(?:ina)?\.?\s*)?\d{1,4}(?:\s*(?:\/|de|-)\s*\d{1,4})?$/iu,
  endsWithFraction: /\d{1,3}\s?\/\s?\d{1,3}$/u,
  hasMaths: /[=≤≥≠≈±×÷∑∫√∞→⇒∈∀∃]|\$[^$]+\$|\\[a-z]+\{/u,
  isEquation: /^[^\p{L}]*\p{L}{0,12}(?:\([^)]*\))?\s*(?::?=|≤|≥|≈|:=)\s*\S/u,
  hasLatex: /\$[^$]+\$|\\(?:frac|sum|sqrt|bold)/u,
  hasCodeMark:
    /[{};]\s*$|=>(?!(?<=\p{L}{2}\)? =>) \p{L}{2})|==|\+\+|<\/?[a-z]+[^>]*>|\w\(\)|\w+\.\w+\(|\/\/|\/\*|^\s*[#$>]\s?\w|::|&&|\|\||\$\w+/iu,
  hasIdentifier:
    /(?<![\p{L}])[a-z]+(?:[A-Z][a-z]+|_[a-z]+)+|\w+\.(?:php|js|html|css|json|txt|exe|py|c|h)(?!\p{L})/u,
  startsCode:
    /^\s*(?:#include|#define|import |from \w+ import|def |function |var |let |const |public |private |class |return|if ?\(|for ?\(|while ?\(|print|echo|select |insert |update |create table|(?:void|int|float|string|char) \w+\s*[=;,([]|<\?php|<!--|<[a-z]|git |npm |cd |sudo |\$ |> |alg |leia ?\(|escreva ?\(|se |fim)/iu,
  isQuoted: /^[“"'‘].*[”"'’.]$/u,
  hasBrackets: /[([].+[)\]]/u,
  saysWeOrYou: /(?<!\p{L})(?:vamos|você|vocês|nós|seu|sua|seus|suas)(?!\p{L})/iu,
  isConnective:
    /^(?:assim|portanto|logo|além disso|porém|no entanto|entretanto|isto é|ou seja|dessa forma|desse modo|também|já|por isso|com isso|isso|este|esta|esse|essa)(?!\p{L})/iu,
  isCourseCode: /(?<!\p{L})[A-Z]{3,4}[ -]?\d{3,4}(?!\d)/u,
  isMonthYear:
    /^\W*(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)(?: de |\/| )\d{4}|^\W*(?:19|20)\d\d(?:[/.]\d)?\W*$/iu,
  isVersion: /^v(?:ersão)?\.? ?\d/iu,
  isTimeRange: /\d{1,2}(?:h|:)\d{0,2}\s?(?:-|–|às|a)\s?\d{1,2}(?:h|:)/iu,
  isNameList: /^(?:\p{L}+(?: \p{L}+)?,\s*){4,}/u,
  namesLevel:
    /(?:\d ?[ºª°]|primeiro|segundo|terceiro) (?:ano|série|período|semestre|bimestre)|ensino (?:fundamental|médio|superior|infantil)|educação infantil|\bEJA\b/iu,
  isEquationWords: /^[\p{L}\s]{3,40}=\s*[\p{L}\d]/u,
  hasConclusion: /conclui-se|portanto|logo,|assim,|desse modo|então/iu,
  saysTip: /^(?:dica|importante|atenção|observação|obs|nota|cuidado|lembre)/iu,
  saysResource: /^(?:recursos?|materia(?:l|is)|vídeo|link|site|música)\s*[:(]/iu,
  isDialogue: /^[–—-]\s*\p{Lu}|^[“"]/u,
  isAllCapsLabel: /^\p{Lu}{2,}[\p{Lu}\s]*:\s/u,
  isUnfinishedSum: /=\s*(?:\$\\frac\{\}\{\}\$)?\s*[.;?]?$|=\s*_+/u,
  isNumericEquation: /^[^\p{L}=]*\d[^\p{L}=]*(?:\p{L}{1,8})?[^\p{L}=]*=\s*[\d(]/u,
  isImpersonal: /^\p{Lu}\p{Ll}+(?:-se|\s+se)(?!\p{L})/u,
  isPassiveMust: /(?:deve|devem|pode|podem|precisa|precisam) ser \p{L}+d[oa]s?/iu,
  isOpenField: /^\W*\p{Lu}[\p{L}\s()]{2,40}:\s*(?:\p{Lu}{3,}\d+)?\s*[–—-]?\s*$/u,
  isCountedPlaceholder: /(?:\p{L}{4,} 1\W+\p{L}{4,} 2)|\bx{3,}\b|“\.{2,}”/iu,
  opensActivity:
    /^(?:apresenta[çc][ãa]o|discuss[ãa]o|introdu[çc][ãa]o|explica[çc][ãa]o|explana[çc][ãa]o|leitura|debate|din[âa]mica|roda|fechamento|encerramento|retomada|corre[çc][ãa]o|demonstra[çc][ãa]o|aplica[çc][ãa]o) (?:d[aeo]s?|com|em|inicial|final|oral|coletiv|sobre)/iu,
  opensMethod:
    /^\W*(?:iniciar|propor|apresentar|orientar|solicitar|promover|conduzir|organizar|dividir|distribuir|explicar|realizar|retomar|incentivar|estimular|mediar|acompanhar|pedir|utilizar|trabalhar|explorar|convidar|questionar|perguntar|mostrar|levar|entregar|finalizar|encerrar|verificar|avaliar|observar)(?!\p{L})/iu,
  saysScenario:
    /(?<!\p{L})(?:um|uma) (?:empresa|loja|escola|pessoa|aluno|professor|homem|mulher|menino|menina|família|cliente|carro|trem|terreno|caixa|dado|moeda|urna|fazendeiro|comerciante)(?!\p{L})|\b(?:João|Maria|Pedro|Ana|Paulo|Carlos|José|Lucas|Júlia|Bruno)\b/u,
  saysAim: /^(?:para|a fim de|com o objetivo)/iu,
};

/** Past tenses tell; a text of many is a story. */
const PAST = /\p{L}{2,}(?:aram|eram|iram|avam|ava|iam|ou|eu|iu)(?!\p{L})/giu;

const known = new WeakMap<object, string[]>();

/** The marks of a bit's text, looked for once: the genre and the roles are both judged by them. */
export function marksOf(bit: { text: string }): string[] {
  const marks = known.get(bit) ?? textMarks(bit.text);
  known.set(bit, marks);
  return marks;
}

/** The marks a text bears by itself. Linear in the text; only its first 600 characters are looked at. */
function textMarks(text: string): string[] {
  const head = text.slice(0, 600);
  const marks = Object.entries(PATTERNS)
    .filter(([, pattern]) => pattern.test(head))
    .map(([name]) => name)
    .filter(
      (name) => name !== 'isDefinition' || !/^(?:o que|qual|quais|como|por que)(?!\p{L})|\?$/iu.test(head),
    );
  return [...marks, ...shapeMarks(head), ...verbMarks(head)];
}

function shapeMarks(text: string): string[] {
  const words = text.split(/\s+/).filter(Boolean);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const upper = text.match(/\p{Lu}/gu)?.length ?? 0;
  const digits = text.match(/\d/g)?.length ?? 0;
  const length = text.replace(/\s/g, '').length || 1;
  const content = words.filter((word) => /^\P{L}*\p{L}{4,}/u.test(word));
  const capitals = content.filter((word) => /^\P{L}*\p{Lu}/u.test(word)).length;
  const bins = [1, 2, 3, 5, 9, 15, 30, 60];
  const size = bins.find((most) => words.length <= most) ?? 99;
  const end = /[.:?!;,)]["”’)]*$/.exec(text.trim())?.[0]?.[0] ?? (/\p{N}$/u.test(text.trim()) ? '9' : 'a');
  const start = /^\p{Lu}/u.test(text)
    ? 'A'
    : /^\p{Ll}/u.test(text)
      ? 'a'
      : /^\d/.test(text)
        ? '9'
        : (text.trim()[0] ?? '');
  const past = text.match(PAST)?.length ?? 0;
  return [
    `words<=${size}`,
    `end${end}`,
    `start${'Aa9('.includes(start) ? start : /["“‘']/.test(start) ? '"' : /[-–—•*·]/.test(start) ? '-' : '#'}`,
    ...(letters > 3 && upper / Math.max(1, letters) > 0.85 ? ['shouted'] : []),
    ...(content.length > 1 && capitals / content.length > 0.75 ? ['titled'] : []),
    ...(letters / length < 0.5 ? ['fewLetters'] : letters / length < 0.75 ? ['someLetters'] : []),
    ...(digits / length > 0.3 ? ['manyDigits'] : digits > 0 ? ['digits'] : []),
    ...(past >= 3 && past / words.length > 0.06 ? ['toldInPast'] : []),
    ...((text.match(/\?/g)?.length ?? 0) > 0 ? ['asks'] : []),
    ...(isNoise(words) ? ['noise'] : []),
    ...((text.match(/[.!?](?:\s|$)/g)?.length ?? 0) >= 2 ? ['sentences'] : []),
  ];
}

/** What recognition makes of ornaments: most words without a vowel or of mixed signs. */
function isNoise(words: readonly string[]): boolean {
  const odd = words.filter((word) =>
    /\p{L}\d|\d\p{L}|^\p{L}{1,2}\)?$|^[^aeiouáéíóúâêôãõ\d\s]{3,}$/iu.test(word),
  ).length;
  return words.length >= 2 && odd / words.length > 0.6;
}

function verbMarks(text: string): string[] {
  const bare = text.replace(/^\W*(?:\(?(?:\d{1,3}|[a-zA-Z]|[IVX]{1,4})\s?[).:º–-]+\s*)*/u, '');
  const [first = '', second = ''] = bare.split(/\s+/).map((word) => word.replace(/[^\p{L}-]/gu, ''));
  const lower = first.toLowerCase();
  return [
    ...(isCommand(lower) ? ['commands'] : []),
    ...(conjugatedOf(lower) ? ['bloomForm'] : []),
    ...(infinitiveOf(lower) ? ['bloomInfinitive'] : []),
    ...(/^\p{L}{2,}(?:ar|er|ir|or)(?:-se)?$/u.test(lower) && !NOUNS_IN_R.has(lower) ? ['infinitive'] : []),
    ...(/^\p{L}{3,}ndo(?:-se)?$/u.test(lower) ? ['gerund'] : []),
    ...(/^\p{L}{4,}(?:ção|ções|mento|mentos|agem|ência|ância|são)$/u.test(lower) ? ['actionNoun'] : []),
    ...(/[;.]\s*(?:e\s+)?(?:explique|justifique|calcule|cite|dê)/iu.test(text) ? ['commandsLater'] : []),
    ...(second && /^\p{L}{2,}(?:ar|er|ir)$/u.test(second.toLowerCase()) ? ['secondInfinitive'] : []),
    ...(FINITE.test(text) ? ['finite'] : []),
    ...(isPersonName(text) ? ['isName'] : []),
  ];
}

const NOUNS_IN_R = new Set(
  'lugar mulher prazer poder dever mar ar cor cores flor amor valor calor setor autor professor computador processador motor favor humor menor maior melhor pior qualquer superior inferior anterior posterior exterior interior par bar celular popular escolar similar familiar hambúrguer caráter por doutor escritor vetor fator'.split(
    ' ',
  ),
);
const FINITE =
  /(?<!\p{L})(?:é|são|foi|foram|era|eram|está|estão|tem|têm|há|pode|podem|deve|devem|possui|possuem|existe|existem|ocorre|vai|vão|faz|fazem|temos|podemos|vamos|será|serão|permite|permitem|\p{L}{3,}(?:aram|avam|iam|ará|erá|irá|amos|emos|imos))(?!\p{L})/iu;
