import type { Found, Said } from './said.ts';

/** `a aula de hoje é sobre …`, `o tema é …`, `eu queria preparar uma aula de português sobre …`: the first group is what it is about. */
const NAMES_SUBJECT: readonly RegExp[] = [
  /^(?:(?:ess[ae]|est[ae]|hoje|isso) )?[ée] (?:uma|a|minha) aula (?:de|sobre|d[oa]s?) ((?!\p{L}+ sobre ).+)$/iu,
  /^.{0,40}?(?<!\p{L})aula (?:\p{L}+ ){0,7}?(?:sobre|a respeito d[aeo]s?) (.+)$/iu,
  /^(?:hoje )?(?:a|essa|esta|nossa|minha|a nossa) aula (?:de hoje |d[eo] \p{L}+ )*(?:que )?(?:[ée]|vai ser|ser[áa]|fala|trata) (?:d[aeo]s? )?((?!pr[oa]s?(?!\p{L})|para(?!\p{L})|uma? |muito ).+)$/iu,
  /^o (?:tema|assunto|conte[úu]do)(?: d[ae] (?:aula|hoje))*(?: de hoje)? (?:[ée]|s[ãa]o|vai ser) (.+)$/iu,
  /^(?:hoje )?(?:eu|a gente|n[óo]s)?\s?(?:vai|vou|vamos|quero|queria|preciso)(?: come[çc]ar a)? (?:trabalhar|falar|ver|estudar|aprender|tratar|preparar|fazer|montar|explicar|dar|conversar|discutir|apresentar)(?: com (?:a turma|o pessoal|voc[êe]s|os alunos|a galera)(?: d[aeo]s? \S+(?: (?:ano|s[ée]rie))?)?)?(?: (?:a|uma) aula)?(?: de \p{L}+)? (?:com|sobre|d[aeo]s?|(?=[oa]s? )) ?(.+)$/iu,
];

/** How the class is begun, before the question that begins it. */
export const OPENS_CLASS =
  /^(?:.{0,60}?(?:come[çc](?:o|ar|a)|abr(?:o|ir)|inici(?:o|ar)|puxo)(?!\p{L}).{0,80}?pergunt(?:ando|ar|a)(?: pr[oa]s? eles| (?:pra|para) (?:eles|elas|a turma|turma|os alunos|o pessoal|a classe))?(?: que [ée])?|(?:a|uma) pergunta (?:(?:pra|para|de) (?:come[çc]ar|abrir|in[íi]cio|abertura)|inicial|de abertura)(?: da aula)? [ée])(?= )/iu;

/** `aí entram os três tipos de limite`, `depois eu falo do Círculo de Fogo`: what leads over to another part. */
export const LEADS_OVER =
  /^(?:(?:depois|agora|em seguida|a[íi]|e|por [úu]ltimo)(?: disso)? )*(?:(?:vem|v[êe]m|entra|entram|chega a parte d[aeo]s?|outra coisa (?:importante )?é) (?=[oa]s? |uma? )|(?:eu|a gente) (?:falo|fala|conto|conta|passo|passa|trabalho|trabalha|trato|trata) (?:sobre |com |d(?=[oae]s? )(?!e (?:cada|tud|tod))|(?:pr|para )(?=[oa]s? ))|(?:eu |a gente )?(?:vou|vai) (?:falar|trabalhar|contar|passar) (?:sobre |com |d(?=[oae]s? )(?!e (?:cada|tud|tod))|(?:pr|para )(?=[oa]s? ))|(?:eu|a gente) (?:mostro|mostra|apresento|apresenta|explico|explica) (?=[oa]s? (?!que)))/iu;

/** `eu explico que`, `a gente vê que`: what is told stands behind it. */
export const TALKS =
  /^(?:depois )?(?:eu|a gente) (?:(?:vou|vai) )?(?:explic|fal|cont|dig|diz|mostr|lembr|retom|revis|v[êe]|coment|pass|ensin|sempre fal)\p{L}*(?: (?:tamb[ée]m|sempre))?(?: (?:pra|para) (?:eles|elas|a turma|os alunos))? (?:que |(?=o que ))|^(?:eu )?(?:(?:quero|vou|queria|gosto de|posso) )?(?:come[çc]|inici|abr)\p{L}+ (?:falando|explicando|contando|dizendo|lembrando|mostrando)(?: (?:pra|para) (?:eles|elas|a turma|os alunos))?(?: um pouco)? (?:que |sobre |d(?=[oa]s? ))|^o que eu (?:preciso|quero)(?: que (?:eles|elas|a turma|os alunos) (?:entendam|saibam|aprendam|guardem|lembrem))? [ée] que |^(?:n[ãa]o )?(?:d[áa] pra ver|vale lembrar|[ée] importante lembrar) que /iu;

/** `não esquecer de falar que o algodão vinha`: what is not to be forgotten is told. */
export const REMINDS =
  /^(?:e )?(?:(?:eu )?(?:n[ãa]o (?:posso |quero )?esquecer|preciso|tenho que|lembrar|preciso lembrar|vale)(?: de)?|[ée] (?:bom|importante|legal)) (?:falar|dizer|contar|explicar|comentar|mencionar|citar|lembrar|destacar) (?:(?:pra|para) (?:eles|a turma|os alunos) )?(?:que |sobre |tamb[ée]m |d(?=[oa]s? ))/iu;

/** Said to oneself or of the class: nobody is to read it. */
export const ASIDES: readonly RegExp[] = [
  /^eles (?:trabalham|estudam|chegam|v[êe]m|t[êe]m dificuldade)(?!\p{L})|^tem que ser (?:coisa|uma? aula)|^\S+ n[ãa]o d[áa]$/iu,
  /^(?:ent[ãa]o|bom|a[íi]|assim|e|olha|gente|isso|certo)$|^eu n[ãa]o vou (?:falar|tratar|comentar|entrar)(?!\p{L})|^(?:eu )?vou falar de (?:cada uma?|tod[oa]s|tudo)(?!\p{L})/iu,
  /^(?:isso|ess[ea]) eles (?:acham|adoram|gostam|sempre)|^muita gente erra(?!\p{L})|^(?:o pessoal|quem|os alunos) (?:que )?falt(?:ou|aram)(?!\p{L})/iu,
  /^(?:primeiro )?eu (?:trago|levo|gosto de|costumo|sempre|pego|distribuo|entrego|passo (?:um|uma|o|a) (?:v[íi]deo|filme|peda[çc]o|m[úu]sica)|deixo|pensei)(?!\p{L})/iu,
  /^(?:e )?(?:cada um|eles|elas|a turma) (?:fala|falam|chuta|chutam|d[áa] (?:uma|um) (?:opini|palpite)|percebem?|respondem? (?:o que|que)|v[êe]em que)(?!\p{L})/iu,
  /^(?:ess[ea]|est[ea]) (?:exemplo|parte|hist[óo]ria|pergunta|erro|figura|compara[çc][ãa]o|turma|sala)(?: d[aoe] \p{L}+)? (?:[ée] (?:muito |bem |super )?(?:bo[am]|legal|engra[çc]ad|importante|dif[íi]cil|f[áa]cil|[óo]tim)|eles|a turma|cai|n[ãa]o pode|sempre|costuma|funciona|vem)/iu,
  /^(?:ent[ãa]o )?cuidado com(?!\p{L})|^(?:dona|seu) \p{L}+ (?:tem|n[ãa]o)(?!\p{L})/iu,
  /^o exemplo d[aoe] \p{L}+ (?:eles|a turma|funciona|sempre)/iu,
  /^(?:eu )?(?:preciso|tenho que|n[ãa]o posso esquecer|n[ãa]o esquecer|lembrar)(?: de)? (?:que a|me |lembrar|pedir|ver|conferir|avisar|levar|pegar|reservar|trazer|imprimir|falar com|comprar|de )/iu,
  /^(?:lembrar|n[ãa]o esquecer) (?:de|que)(?!\p{L})/iu,
  /^(?:deix[ao]|espera) (?:eu|eles|elas|a turma|os alunos|todo mundo)(?!\p{L})/iu,
  /^(?:o (?:ventilador|projetor|datashow|ar condicionado|microfone)|a sala|a coordenadora|o coordenador|a diretora|o diretor|a secretaria|o laborat[óo]rio) (?:d[ao] \p{L}+ )?(?:est[áa]|t[áa]|vai|n[ãa]o|pediu|quebrou|queria)(?!\p{L})/iu,
  /^(?:n[ãa]o sei se|acho que (?:n[ãa]o )?vai dar|se (?:der|sobrar) tempo|ess[ea] turma|a turma(?: d[oa] \p{L}+(?: \p{L})?)? (?:vai|adora|gosta|[ée])|eles (?:v[ãa]o (?:rir|gostar|achar|adorar)|adoram|gostam|sempre|nunca|costumam))/iu,
  /^(?:e )?dess[ea] pergunta sai/iu,
  /^(?:[oa] )?\p{Lu}\p{Ll}+ (?:tem (?:medo|alergia|laudo|dificuldade)|n[ãa]o (?:pode|gosta|enxerga|consegue)|faltou|falta)(?!\p{L})/u,
  /^(?:n[ãa]o pode faltar|capricha|obrigad[oa]|[ée] isso|acho que [ée] isso|desculpa)/iu,
  /^(?:hoje )?(?:a|essa|esta) aula [ée] (?:pr[oa]s?|para) /iu,
  /^(?:[ée]|vai ser) (?:pr[oa]s?|para [oa]s?) (?:turma|\d|primeir|segund|terceir|quart|quint|sext|s[ée]tim|oitav|non)/iu,
  // `Na prática`, `certo`: what is left of a lead.
  /^(?:(?:na|no) )?(?:atividade|pr[áa]tica|certo|final|quadro|aula pr[áa]tica)$/iu,
  /^eu (?:falei|combinei|pedi|conversei) (?:com|pr[oa]|para) [oa]? ?(?:coordena|dire[çct]|secret|professor)/iu,
];

/** Asked of whoever makes the slides. */
export const WISH =
  /^(?:mas )?(?:n[ãa]o (?:precisa|quero)(?: de| que| nem| nenhum\p{L}*)? (?:coloc|bot|p[ôo]r|imag|foto|muit|text|slide)\p{L}*|n[ãa]o (?:bota|coloca|p[õo]e|faz|usa|coloque)(?!\p{L})(?!.* n[ao]s? (?:boca|olhos?|ferid|queimad|local|bolha|água|tomada|fogo|panela|mistura|tubo|circuito))|(?:por favor )?(?:coloca|bota|p[õo]e|deixa|faz|capricha|cria|inclui|monta)(?: por favor)? (?!(?:eles|elas|eu|a turma|a [áa]gua|o (?!slide))(?!\p{L}))|(?:eu )?(?:queria|gostaria|quero) (?:que (?:o|os|a|as|voc[êe]s?) (?:slides?|apresenta|letra|imagens|fotos|coloc|bot|fa[çc])|que (?:tivesse|fosse|viesse|ficasse)|(?:um|uma|uns|umas|dois|tr[êe]s|duas|quatro|cinco) (?:slide|pergunta|imag|foto|figura|quest|exerc|mapa|tabela|linha|quadro|esquema|resumo|gr[áa]fico|ca[çc]a|cruzad|palavra|jogo|quiz|capa|atividade|joguinho|coisa))|pode(?:m)?(?: at[ée])? (?:fazer|p[ôo]r|colocar|botar|virar|montar) (?:uma?|uns|umas|num|numa) (?:quadro|tabela|esquema|mapa|linha|desenho|slide|imagem|gr[áa]fico)|ess[ea] (?:compara[çc][ãa]o|parte|coisa|lista)(?: d\p{L}+ \p{L}+)? pode(?: at[ée])? |(?:compara|mostra)(?: \S+){1,4} n?uma (?:tabela|linha)|umas? (?:duas|tr[êe]s|quatro|cinco|dez|\d+) (?:quest|pergunt|exerc)|(?:se der|se puder) |as? letras? (?:tem|bem|grande))/iu;

const HOME =
  '(?:(?:pra|para|de) casa|em casa(?= (?:eles|cada|os alunos))|(?:pra|para) (?:a )?pr[óo]xima aula|de (?:li[çc][ãa]o|tarefa|dever)(?: (?:de|pra|para) casa)?|(?:a |como )?(?:li[çc][ãa]o|tarefa|dever)(?: (?:de|pra|para) casa)?)';
/** `pra casa é pra perguntar …`, `de tarefa cada um procura …`: the group is what is to be done. */
export const HOMEWORK = new RegExp(
  `^(?:e )?${HOME} (?:é (?:pra |para )?(?:eles )?|fica |vai ser |eu quero que )?(.{8,})$`,
  'iu',
);

/** `espera aí que tocou o interfone pronto voltei`: somebody came in between. */
const CALLED =
  '(?:(?:o|meu|a|minha|algu[ée]m)(?: (?:telefone|interfone|celular|campainha|porta|cachorro|filh[oa]|vizinh[oa]|diretora?|coordenadora?|alarme|sinal))? (?:(?:est[áa]|t[áa]) )?(?:tocou|tocando|latindo|chamando|chamou|bateu|batendo|apitando)|(?:tocou|bateu|bateram|chamaram|est[ãa]o chamando)(?: (?:[oa]|n[oa]|na minha|meu) \\p{L}+)?)';
export const INTERRUPTED = new RegExp(
  `(?<!\\p{L})(?:(?:ai|a[íi]|opa|ih) )*(?:(?:espera|pera|per[aá][íi]|p[ée]ra)(?: (?:a[íi]|s[óo]|um|uma|pouco|pouquinho|minuto|minutinho|segundo|instante))*(?: que)? (?:\\S+ ){0,8}?(?:pronto(?: voltei)?|voltei|continuando)|(?:(?:espera|pera)(?: a[íi])?(?: que)? )?${CALLED}(?: (?:deixa|vou|s[óo]|j[áa])(?: \\S+){0,4}?)?(?: (?:pronto(?: voltei)?|voltei|continuando)|(?= ?(?:\\n|$)))|voltei(?= |$))(?!\\p{L})`,
  'giu',
);
/** `isso aí é o coração da aula`, `isso cai na prova`: of the lesson, and nothing of its matter. */
export const REMARK =
  /(?<!\p{L})(?:(?:isso|ess[ea](?: parte| coisa)?)(?: a[íi])? (?:(?:sempre |costuma |pode |vai )?cai(?:r)? (?:n[ao]s?|em) \p{L}+|[ée] (?:o cora[çc][ãa]o|o foco|o centro|a parte (?:mais|principal)(?: importante)?|o mais importante|muito importante|importante|a chave|o principal|o que cai)(?: d[aeo]s? (?:aula|mat[ée]ria|conte[úu]do|hist[óo]ria|prova))?)(?! (?:porque|para|pra|pois|que|em|d[aeo]|n[ao])(?!\p{L}))|(?:vou falando (?:aqui )?e )?depois voc[êe]s (?:organizam|arrumam|ajeitam|montam)|a[íi] voc[êe]s (?:organizam|arrumam|ajeitam)|eles ficam (?:chocad|surpres|curios|impressionad|espantad|assustad|animad|empolgad|quiet)os)(?!\p{L})/giu;

/** What is said between two sentences, and ends the one before: fillers, greetings, what the speaker says to himself. */
export const BETWEEN =
  /(?<!\p{L})(?:bom dia|boa (?:tarde|noite)|tudo bem|(?:a[íi] )?muita gente (?:erra|confunde) isso|isso pouca gente sabe|^bom(?= )|(?<!(?:é|muito|um|[oa]|mais|est[áa]|fica|são|bem|t[ãa]o|que) )bom(?= (?:a aula|ent[ãa]o|hoje|a[íi]|ess[ae]|agora|v[áa]ri[oa]s|vamos|primeiro|o tema|pessoal|gente|[oa]s? ))|n[ée]|t[áa] (?:bom|ok)|t[áa](?= (?:a[íi]|da[íi]|ent[ãa]o|agora|mas|gente|olha|e a[íi])(?!\p{L})|$)|acho que (?:[ée] isso(?: mesmo)?|(?:j[áa] )?(?:est[áa]|t[áa]) bom)|deixa eu ver(?: aqui)?|[ée] [\d.,]+ mesmo|se n[ãa]o me engano|espera a[íi]|(?:ai )?meu deus|(?:a[íi] )?(?:tocou|bateu) o sinal|(?:est[áa]|t[áa]) (?:voltando|tocando|gravando)|(?<!(?:que|quem|gente|n[ãa]o|se|j[áa]|e|nunca|ningu[ée]m|mundo|el[ea]|voc[êe]|tamb[ée]m) )(?:sabe|entendeu|viu)(?! (?:que|[oa]s?|uma?s?|como|se|d[aeo]s?|por|onde|quando|qual|\p{L}+[aei]r)(?!\p{L}))|tipo assim|ent[ãa]o assim|[ée] assim|olha (?:s[óo]|que (?:legal|interessante))|olha|veja bem|vamos l[áa]|bora l[áa]|pronto|ah|ai|beleza|ok|hum+|[ée] o seguinte|(?:a[íi] )?(?:agora )?uma (?:coisa|curiosidade|informa[çc][ãa]o) (?:muito |bem )?(?:importante|legal|interessante)(?: [ée] que)?|(?:muito )?obrigad[oa]|oi|ol[áa]|vou gravar(?: aqui)?|(?:ent[ãa]o )?(?<!a )(?:gente|pessoal)(?: do lousa)?(?= (?:eu|[ée]|a aula|hoje|essa|n[ée]|o))|na verdade(?! (?:é|são|era|foi) d)|[ée] isso(?: a[íi])?$)(?![\p{L}])/giu;

const MARKS: readonly [said: RegExp, mark: string][] = [
  [/\s*(?<!\p{L})ponto e v[íi]rgula(?!\p{L})/giu, ';'],
  [/\s*(?<!\p{L})(?:ponto de )?interroga[çc][ãa]o(?!\p{L})/giu, '?'],
  [/\s*(?<!\p{L})(?:ponto de )?exclama[çc][ãa]o(?!\p{L})/giu, '!'],
  [/\s*(?<!\p{L})dois pontos(?!\p{L})/giu, ':'],
  [/\s*(?<!\p{L})retic[êe]ncias(?!\p{L})/giu, '…'],
  [/\s*(?<!\p{L})(?:ponto(?: final)? )?(?:(?:novo|outro|abre) )?par[áa]grafo(?!\p{L})\s*/giu, '.\n\n'],
  [/\s*(?<!\p{L})(?:nova linha|pula linha)(?!\p{L})\s*/giu, '.\n\n'],
  [/(?<!\p{L})abre (?:as )?aspas\s*/giu, '“'],
  [/\s*(?<!\p{L})fecha (?:as )?aspas/giu, '”'],
  [/(?<!\p{L})abre par[êe]nteses\s*/giu, '('],
  [/\s*(?<!\p{L})fecha par[êe]nteses/giu, ')'],
  [/(?<!(?<!\p{L})(?:a|à|uma|da|na|essa))\s+v[íi]rgula(?!\p{L})/giu, ','],
  [
    /(?<!(?<!\p{L})(?:um|o|do|no|esse|este|ao|pelo|cada|outro|primeiro|segundo|qualquer|que))\s+ponto(?: final)?(?! (?:de|do|da|dos|central|m[ée]dio|forte|fraco|alto|cego|fixo|positivo|cr[íi]tico)(?!\p{L}))(?!\p{L})/giu,
    '.',
  ],
];
const FEWEST_MARKS = 4;

/** `crase ponto crase é a fusão … vírgula`: a text whose marks were said, with them; null for any other. */
export function withSaidMarks(content: string): string | null {
  const said =
    content.match(/(?<!\p{L})(?:v[íi]rgula|ponto(?: final)?|dois pontos|ponto par[áa]grafo)(?!\p{L})/giu)
      ?.length ?? 0;
  const set = content.match(/[.,;:?!](?=\s|$)/gu)?.length ?? 0;
  if (said < FEWEST_MARKS || set * 2 > said) return null;
  return MARKS.reduce((told, [word, mark]) => told.replace(word, mark), content)
    .replace(/([.,;:?!…])(?:\s*\.)+/gu, '$1')
    .replace(/(?<=[,;:?!”)]|(?<!\d)[.])(?=[\p{L}“(])/gu, ' ')
    .replace(/ {2,}/gu, ' ');
}

/** Words that nobody says in the middle of a sentence of the lesson: of the course of the class, to oneself, to whoever makes the slides. */
export const CUE = new RegExp(
  `(?<=\\S) ((?:e |a[íi] |da[íi] |depois |mas |ent[ãa]o |primeiro |ah )*(?:${[
    'no (?:final|fim) (?:eles|el[ae]|eu|a gente|os alunos|da aula|a turma|cada)',
    '(?<!(?:queria|quero|p[õo]e|coloca|faz|bota) [^\\n]{1,40} )(?:pra|para) (?:terminar|fechar|finalizar|encerrar|come[çc]ar a aula)',
    'em casa (?:eles|cada)|(?:pra|para|de) casa (?:eles|é|cada|os|a turma|vai|fica|\\p{L}+[aei]r(?!\\p{L}))',
    'de (?:li[çc][ãa]o|tarefa|dever)(?: (?:de|pra|para) casa)? (?:eles|é|cada|os|a turma|fica|vai|quero|\\p{L}+[aei]r(?!\\p{L}))',
    '(?:na (?:aula )?pr[áa]tica|na|como|de|a) atividade (?:eles|cada|a turma|os|[ée])|na (?:aula )?pr[áa]tica (?:eles|cada|eu|a gente|os)|(?:a|uma) pergunta final [ée]|cada (?:um|uma|dupla|grupo|trio|aluno) (?:resolve|escreve|faz|desenha|monta|apresenta|recebe|escolhe|procura|traz|anota)',
    '(?:antes|depois|al[ée]m) disso|o que eu (?:preciso|quero)|por que (?:[ée] )?que foi|teve (?:dois|duas|tr[êe]s|quatro|cinco)(?= \\p{L}+s(?!\\p{L}))',
    '(?:isso|ess[ea]) eles (?:acham|adoram|gostam)|muita gente erra(?: isso)?(?= |$)|o pessoal que|quem faltou|eu (?:gosto de|costumo|pensei em|retomo|reviso)|n[ãa]o quero (?:texto|muit|nada|que)',
    '(?:ess[ea]|est[ea]) (?:exemplo|parte|hist[óo]ria|pergunta|erro|figura|compara[çc][ãa]o)(?: d[aoe] \\p{L}+)? (?:[ée]|eles|a turma|cai|não pode|sempre|costuma|faz)',
    'ent[ãa]o (?=(?:[oa]s?|uma?|se|el[ea]s?) )(?:[oa]s?|uma?|se|el[ea]s?)|(?:dona|seu) \\p{L}+ tem|(?:pra|para) (?:a )?pr[óo]xima aula (?:eles|é|cada|\\p{L}+[aei]r(?!\\p{L}))',
    'o exemplo d[aoe] \\p{L}+ (?:eles|a turma|funciona|sempre)',
    '(?:eu (?:sempre )?|a[íi] )pergunto|(?<!(?:ess[ea]|compara[çc][ãa]o)(?: \\p{L}+){0,3} )pode(?:m)?(?: at[ée])? (?:fazer|p[ôo]r|colocar|botar|virar|montar) (?:uma?|uns|umas|num|numa) (?:quadro|tabela|esquema|mapa|linha|desenho|slide|imagem|gr[áa]fico)|ess[ea] (?:compara[çc][ãa]o|parte|coisa|lista)(?: d\\p{L}+ \\p{L}+)? pode(?: at[ée])? (?:fazer|p[ôo]r|virar|ser|ficar)|(?:compara|mostra)(?: \\S+){1,4} n?uma (?:tabela|linha)|(?:e )?umas? (?:duas|tr[êe]s|quatro|cinco|dez|\\d+) (?:quest|pergunt|exerc)\\p{L}+',
    '(?<!(?<!\\p{L})(?:é|a|de|com|para|pra|sobre|e|ou|por|que|em|do|n[ãa]o|sabe|ver|saber|saibam?|aprendam?|entendam?) )(?:quem (?:pode|deve) \\p{L}+[aei]r|onde se (?:usa|aplica|encontra)|como se (?:mede|combate|calcula|faz|pega|previne|trata|evita|transmite|resolve)|o que (?:n[ãa]o )?fazer)',
    'quero que eles|eu (?:(?:preciso|tenho que)(?: (?:me )?lembrar)?|queria|quero|gostaria|vou|falo|explico|conto|mostro|come[çc]o|abro|coloco|passo|pergunto|trago|levo|dou)',
    'preciso (?:lembrar|pedir|ver|conferir|avisar)|tenho que (?:lembrar|avisar|pedir|conferir|ver|levar|pegar)',
    '(?:n[ãa]o (?:posso )?esquecer|lembrar) (?:de|que)|(?:eu )?deix[ao] (?:eles|elas|eu|a turma|os alunos)',
    'n[ãa]o (?:precisa|bota|coloca|p[õo]e|faz|usa)(?: de| nem)?(?: colocar| botar| p[ôo]r)? (?:imagem|foto|figura|muit|texto|desenho|anima|slide|letra|cor(?:es)?(?= )|fundo)\\p{L}*|(?:coloca|bota|p[õo]e|capricha|faz|deixa)(?: por favor)? (?:uma?s?|tr[êe]s|duas|quatro|cinco|com|o slide|os slides|por favor|e |bastante|letra|pouco)|bota (?:figura|foto|imagem)',
    '(?<!(?:é|com|sobre|de|ver|que) )o que a gente (?:v[êe]|come|chama|usa|sente|enxerga)|o (?:normal|valor normal|ideal)(?: d[oae]s? \\p{L}+)? (?:é|vai|fica)(?! normal)|(?:antes|depois) de \\p{L}+[aei]r (?:[oa] )?\\p{L}+ (?:tem|t[êe]m|precisa|deve|n[ãa]o pode)|(?<!(?:eu|que) )queria (?:que (?:tivesse|o slide|os slides|voc[êe]|a apresenta)|(?:uma?|uns|umas|dois|duas|tr[êe]s|quatro|cinco) \\p{L}+)|eu n[ãa]o vou|n[ãa]o (?:bota|coloca|p[õo]e) (?:nada (?=dis|d[oa]s? (?!boca))|\\p{L}+(?: \\p{L}+)? que(?= (?:eles|elas|tem alun)))|cuidado que|a pergunta (?:pra|para|de|inicial)|a resposta (?:disso )?[ée] que|n[ãa]o sei se|dessa pergunta',
    '(?<!(?:se|que|o|do|no) )o (?:ventilador|projetor|datashow|ar condicionado)|a sala (?:est[áa]|t[áa])',
    'eles (?:treinam|analisam|praticam|simulam|contam|listam|votam|ensaiam|debatem|comparam|pesquisam|leem|completam|relacionam|fazem|escrevem|resolvem|recortam|desenham|montam|respondem|se dividem|v[ãa]o (?:fazer|montar|escrever|desenhar|responder|recortar|calcular|pesquisar|entrevistar|apresentar|observar|medir|anotar|comparar|pintar|colar|jogar|discutir|escolher))',
  ].join('|')})(?!\\p{L}))`,
  'giu',
);

/** Whom it is for, behind what it is about. */
const FOR_WHOM =
  / (?:(?:pr[oa]s?|para [oa]s?|d[oa]s?|n[oa]s?) )?(?:\d{1,2}[ºªo]?|primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|quint[oa]|sext[oa]|s[ée]tim[oa]|oitav[oa]|non[oa]) (?:ano|s[ée]rie|per[íi]odo)(?: d[oa] (?:ensino )?(?:m[ée]dio|fundamental|manh[ãa]|tarde|noite)| [A-E](?!\p{L}))?/giu;

/** `a aula de hoje é sobre placas tectônicas`; what is said of it behind `que` is a fact. */
export function subjectOf(text: string, before: readonly Said[]): Found | null {
  if (before.some(({ kind }) => kind === 'subject')) return null;
  if (before.filter(({ kind }) => kind === 'fact').length > 1) return null;
  const bare = text
    .replace(FOR_WHOM, '')
    .replace(SCHOOL_SUBJECT, '$1')
    .replace(/ (?:ent[ãa]o|a[íi]|n[ée]|assim)$/iu, '');
  const named = NAMES_SUBJECT.map((pattern) => pattern.exec(bare)?.[1]).find((one) => one !== undefined);
  if (named === undefined) return null;
  const [about = '', why] = named.split(/ (?:porque|pois) (?=\S+ )/u);
  const [subject = '', told] = about.split(/ que (?=\S+ )/u);
  if (subject.split(' ').length > LONGEST_SUBJECT) return null;
  const facts = [told === undefined ? [] : `${subject} ${told}`, why ?? []].flat();
  return [
    { kind: 'subject', text: subject },
    ...facts.map((fact) => ({ kind: 'fact' as const, text: fact })),
  ];
}
/** `aula de matemática teorema de Pitágoras` */
const SCHOOL_SUBJECT =
  /(?<= aula (?:de|d[ao]) )(?:matem[áa]tica|portugu[êe]s|l[íi]ngua portuguesa|ci[êe]ncias|biologia|f[íi]sica|qu[íi]mica|hist[óo]ria|geografia|economia|filosofia|sociologia|ingl[êe]s|arte|reda[çc][ãa]o)(?:,| sobre)? ()(?=(?!d[aeo]s? |e |com |para |do )\p{L})/iu;
const LONGEST_SUBJECT = 12;
