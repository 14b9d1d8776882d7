import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { normalise } from '#engine/pedagogy/language/stem.ts';
import { readLessonWishes } from '#engine/pedagogy/material/lesson-wishes.ts';
import type { TopicKind, Wish } from './adjustment.ts';
import { readOrder } from './read-order.ts';
import { splitRequests } from './split-requests.ts';

const PRACTICE = 'exercicios?|atividades?|praticas?|questoes|tarefas?|dinamicas?';
const VISUALS =
  'imagens|imagem|figuras?|fotos?|ilustrac(?:ao|oes)|graficos?|esquemas?|infograficos?|visual|visuais|mapas?|desenhos?';
const ADD =
  'acrescent(?:ar|e[m]?|a)|adicion(?:ar|e[m]?|a)|inclu(?:ir|a[m]?|i|isse[m]?)|coloc(?:ar|a|asse[m]?)|coloque[m]?|por|ponha[m]?|poe|bot(?:ar|e|a)|inserir|insira[m]?|insere|traga[m]?|trazer|aumentar?|aumente';
const MORE = `(?:mais|${ADD})(?: mais| alguns| algumas| outros| outras| uns| umas)?`;
const LESS =
  '(?:menos|reduzir?|reduza|diminui?r?|diminua|cortar?|corte|enxugar?|enxugue|encurt\\w+|resum(?:a|ir|e))';
const SPEAK =
  '(?:fal(?:ar|e[m]?|a|asse[m]?)|abord(?:ar|e[m]?)|trat(?:ar|e[m]?)|cit(?:ar|e[m]?)|mencion(?:ar|e[m]?)|mostr(?:ar|e[m]?)|mostrass\\w+|trabalh(?:ar|e[m]?)|ensin(?:ar|e[m]?)|explic(?:ar|a)|explique[m]?|apresent(?:ar|e[m]?)|traz(?:er|)|traga[m]?|inclu(?:ir|a[m]?|i|isse[m]?)|coloc(?:ar|a|asse[m]?)|coloque[m]?|ponha[m]?|por|us(?:ar|e[m]?)|entr(?:ar|e[m]?)|ver|dar|toc(?:ar|a)|toque[m]?|escrev(?:er|a[m]?)|ter|tenha[m]?|aparec(?:er|a[m]?)|perd(?:er|a) tempo com|entr(?:ar|e) em)';
const WILL =
  '(?:(?:eu )?quero|(?:eu )?queria|gostaria|desejo|vou|vamos|precisa[m]?(?: de)?|preciso(?: de)?|e para|e preciso|e necessario|deve[m]?|pode[m]?|ha necessidade|tem necessidade)';
const REMOVE =
  '(?:tir(?:ar|e[m]?|a)|remov(?:er|a[m]?|e)|exclu(?:ir|a[m]?|i)|retir(?:ar|e[m]?|a)|elimin(?:ar|e[m]?|a)|cort(?:ar|e[m]?|a)|pul(?:ar|e[m]?|a)|suprim(?:ir|a)|descart(?:ar|e)|omit(?:ir|a|e)|dispens(?:ar|e|a)|ignor(?:ar|e|a)|esquec(?:er|a[m]?|e)|apag(?:ar|ue))';
const LEAVE = '(?:deix(?:ar|e[m]?|a)|fic(?:ar|a|am|ou|que[m]?))';
const FOCUS =
  '(?:(?:o )?foco(?: maior)?|focar?(?: mais)?|foque[m]?(?: mais)?|d(?:ar|e|a) (?:mais |maior )?(?:enfase|foco|destaque|atencao|espaco|peso)|(?:mais|maior) (?:enfase|foco|destaque|espaco|atencao|peso)|mais|enfatiz(?:ar|e|a)|destac(?:ar|a)|destaque[m]?|aprofund(?:ar|e[m]?|a)|detalh(?:ar|e[m]?|a)|explor(?:ar|e[m]?|a)(?: mais| melhor)?|fal(?:ar|e[m]?|a) (?:mais|melhor)|expli(?:car|que|ca) melhor|prioriz(?:ar|e|a)|aument(?:ar|e|a)|caprich(?:ar|e|a)|refor(?:car|ce|ca)|dedi(?:car|que) (?:mais )?(?:espaco|tempo|slides|paginas|\\d+ slides|\\d+ paginas))';

/** A request about a subject: the pattern's `topic` names it. The first that fits counts, so keeping stands first. */
const TOPIC_RULES: [TopicKind, RegExp][] = [
  // What must stay is asked for with two negations: `não tire X`, `não deixe X de fora`.
  [
    'include',
    new RegExp(
      `(?:^|\\s)nao (?:(?:quero|queria|gostaria|e para|pode[m]?|deve[m]?)(?: que)? )?(?:${REMOVE}(?: de)?|deix(?:ar|e[m]?) (?:de fora|fora|de lado|de (?:fora |falar(?: de| sobre)?|incluir|citar|mencionar|abordar|colocar|fora)?))(?: a| o| os| as)? (?<topic>.+)$`,
    ),
  ],
  [
    'include',
    /^(?:.*\s)?nao (?:pode[m]? )?(?:faltar|deixe de fora|deixar de fora|deixe faltar) (?<topic>.+)$/,
  ],
  ['include', new RegExp(`^nao ${LEAVE} (?<topic>.+?) (?:de )?(?:fora|lado)(?: (?:do|da|dos|das|de) .+)?$`)],
  [
    'include',
    /^(?<topic>.+?) nao (?:pode[m]?|deve[m]?) (?:faltar|sair|ficar de fora|ser (?:cortad|tirad|removid|excluid)\w+)$/,
  ],
  [
    'include',
    /^(?:(?:quero|gostaria de|preciso|e para) )?(?:mant(?:er|enha[m]?|em)|preserv(?:ar|e[m]?)|conserv(?:ar|e[m]?)) (?<topic>.+)$/,
  ],
  [
    'include',
    /^(?<topic>.+?)(?<! nao) (?:deve[m]?|precisa[m]?|tem que|tem de|podia[m]?|poderia[m]?) (?:aparecer|entrar|estar|ter|ser (?:mencionad|citad|incluid|colocad)\w+)$/,
  ],
  ['include', /^nao (?:mex(?:er|a[m]?)|alter(?:ar|e[m]?)|mud(?:ar|e[m]?)|troqu?(?:ar|e[m]?)) (?<topic>.+)$/],
  ['include', /^deix(?:ar|e[m]?|a) (?!.*(?<!\w)(?:fora|de lado|sem|menos|mais)(?!\w))(?<topic>.+)$/],
  // Out of the plan.
  ['drop_topic', new RegExp(`^${LEAVE} (?:de )?(?:fora|lado) (?<topic>.+)$`)],
  [
    'drop_topic',
    new RegExp(
      `^(?:pode(?:m|ria)? |quero |queria |prefiro |gostaria de )?(?:que )?${LEAVE} (?<topic>.+?) (?:de )?(?:fora|lado)(?: (?:do|da|dos|das|de) .+)?$`,
    ),
  ],
  [
    'drop_topic',
    new RegExp(
      `^(?:por enquanto )?(?:eu )?nao ${WILL}(?: que)?(?: se)?(?: mais)? ${SPEAK}(?: mais)? (?<topic>.+)$`,
    ),
  ],
  ['drop_topic', new RegExp(`^(?:que )?nao (?:se )?${SPEAK}(?: mais)? (?<topic>.+)$`)],
  [
    'drop_topic',
    /^(?:eu )?nao (?:quero|queria|gostaria|desejo|preciso|precisa|precisamos|vou|vamos)(?: mais)?(?: de| da| do| das| dos)? (?<topic>.+)$/,
  ],
  ['drop_topic', /^nao (?:de|do|da|sobre) (?<topic>.+)$/],
  [
    'drop_topic',
    new RegExp(
      `^(?<topic>.+?) (?:nao (?:precisa[m]?|deve[m]?|e para|quero|vamos|vou)(?: ${SPEAK})?(?: mais)?|nao e necessari[oa]|e desnecessari[oa]|(?:pode[m]?|deve[m]?) (?:sair|ser (?:cortad|tirad|removid|retirad|excluid)[oa]s?|ficar (?:de )?fora)|fora|sai|nao)$`,
    ),
  ],
  ['drop_topic', /^(?:nada|nem|chega) (?:de|do|da|dos|das|sobre) (?<topic>.+)$/],
  ['drop_topic', /^nem (?<topic>.+)$/],
  ['drop_topic', new RegExp(`^evit(?:ar|e[m]?|a)(?: de)?(?: ${SPEAK})? (?<topic>.+)$`)],
  ['drop_topic', /^(?:.*\s)?(?:tudo menos|exceto|com excecao d[eao]s?|a nao ser) (?<topic>.+)$/],
  [
    'drop_topic',
    /^(?:quero |faca |deixe )?(?:a aula |o plano |tudo )?sem (?:falar (?:de|sobre) |citar |mencionar |a parte )?(?<topic>.+)$/,
  ],
  ['drop_topic', new RegExp(`(?:^|\\s)${REMOVE} (?<topic>.+)$`)],
  // Less and more of it.
  [
    'less_topic',
    new RegExp(
      `(?:^|\\s)(?:${LESS}|pass(?:ar|e) (?:mais )?rapido (?:por|pel[oa]s?)|d(?:ar|e) menos (?:enfase|foco|espaco|destaque|peso)) (?<topic>.+)$`,
    ),
  ],
  ['more_topic', new RegExp(`(?:^|\\s)${FOCUS} (?<topic>.+)$`)],
  [
    'include',
    new RegExp(
      `(?:^|\\s)(?:${ADD}|falt(?:a|ou|aram|am)|cit(?:ar|e[m]?)|mencion(?:ar|e[m]?)|fal(?:ar|e[m]?|a)|abord(?:ar|e[m]?)|trat(?:ar|e[m]?)|mostr(?:ar|e[m]?)|expli(?:car|que|ca)|trabalh(?:ar|e)|us(?:ar|e)|volt(?:ar|e) (?:a (?:incluir|falar|colocar)|com)|traga de volta|retom(?:ar|e)|(?:eu )?(?:quero|queria|gostaria de|preciso d[eao]s?)(?: ver| ter)?) (?<topic>.+)$`,
    ),
  ],
];

type Plain = Exclude<Wish['kind'], TopicKind | 'order' | 'lesson'>;
const PLAIN_RULES: [Plain, RegExp][] = [
  [
    'only',
    /^(?:(?:quero|deixe|fique|fale|foque|use|mantenha|trabalhe|aborde)(?: (?:com|de|em|sobre))? )?(?:so|somente|apenas) (?!\d|cit|mencion|mais|menos|um|uma|com|sem)/,
  ],
  [
    'numbered',
    /(?:^|\s)(?:slide|pagina|item|lamina)s? (?:n[oº]? ?|numero )?\d+(?![\p{L}\d])(?! (?:slides|paginas))/u,
  ],
  [
    'fixed_place',
    /(?:^|\s)(?:(?:tir|remov|exclu|retir|elimin|cort)\w+|sem|nada de|evite|nao quero|nao precisa de|nao coloque|nao inclua)(?: mais)?(?: a| o| as| os| um| uma)?(?: slide de| pagina de| parte de| parte das?| parte dos?)? (?:capa|sumario|indice|referencias?|bibliografia|objetivos?|gabarito|sintese|pergunta de abertura|perguntas? do fim|verificacao|quiz|encerramento|perguntas?)(?: (?:no|do) (?:fim|final|comeco|inicio))?$/,
  ],
  [
    'less_practice',
    new RegExp(
      `(?:^|\\s)(?:${LESS}|${REMOVE}|sem|nada de|evite|nao(?: ${WILL})?(?: ${SPEAK})?)(?: de)?(?: tantos| tantas| muitos| muitas| nenhum| nenhuma)?(?: os| as| o)? (?:${PRACTICE})(?: d[aeo]s? (?:plano|aula|slides))?$`,
    ),
  ],
  [
    'less_text',
    new RegExp(
      `(?:^|\\s)(?:menos texto|mais (?:enxut|curt|resumid|diret)\\w*|mais objetiv[oa]$|texto (?:menor|mais curto)|(?:resum(?:ir|a)|sintetiz(?:ar|e))(?: mais)?(?: o| os)?(?: texto| textos| tudo)?$|menos (?:conteudo|informac\\w+|texto|pontos) por|pouc[oa] (?:coisa|texto)|(?:${LESS}|${REMOVE}) (?:o |os |um pouco d[eo] |o excesso de )?textos?|(?:sem|nao quero|nao coloque|evite|nada de) (?:tanto|muito|excesso de) texto|textos? demais|menos pontos)`,
    ),
  ],
  [
    'simpler',
    /(?:^|\s)(?:(?:linguagem|texto|vocabulario) )?(?:mais (?:simples|facil|acessivel|clar[oa])|simplifi(?:car|que|ca)|linguagem (?:simples|facil|clara|acessivel)|menos (?:dificil|tecnic\w+|complicad\w+)|(?:sem|nao use|evite|nada de) (?:palavras|termos|linguagem|vocabulario|jarga\w+) ?(?:dific\w+|tecnic\w+|complicad\w+|rebuscad\w+)?)(?![\p{L}])/u,
  ],
  [
    'style',
    /(?:^|\s)(?:cor(?:es)?|colorid\w+|fontes? (?:maior|menor|grande|legivel)\w*|letras? (?:maior|menor|grande)\w*|fundo|design|layout|logo(?:tipo|marca)?|visual mais|animac\w+|transic\w+|tema escuro|tema claro|titulo (?:mais|diferente|para)|outro titulo|ordem d[oa]s?|(?:sem|nada de|nao (?:us[ea]|quero|coloque|coloca|colocar|ponha|poe|bota|inclua)|tire|remova|menos)(?: as| os| muitas| tantas)? (?:imagens|imagem|figuras?|fotos?|desenhos?))(?![\p{L}])/u,
  ],
  [
    'more_text',
    /(?:^|\s)(?:mais (?:texto|detalhes|detalhad\w*|explicac\w+|complet\w*|conteudo|pontos)|texto maior|detalhar melhor)(?![\p{L}])(?! sobre| d[eoa]s? | n[oa]s? )/u,
  ],
  ['more_practice', new RegExp(`(?:^|\\s)${MORE}(?: os| as)? (?:${PRACTICE})(?![\\p{L}])`, 'u')],
  [
    'more_questions',
    new RegExp(
      `(?:^|\\s)(?:(?:${MORE}|quero|queria|gostaria de|preciso de)(?: um| uma| umas| algumas)?(?: \\d{1,2})?(?: perguntas?| verificac\\w+| quiz(?:zes)?| avaliac\\w+))(?![\\p{L}])`,
      'u',
    ),
  ],
  [
    'more_examples',
    new RegExp(
      `(?:^|\\s)${MORE} exemplos?(?![\\p{L}])(?! d[eoa]s? (?!dia)| sobre)|(?:^|\\s)exemplos? (?:pratico|rea(?:l|is)|do dia a dia)`,
      'u',
    ),
  ],
  ['more_visuals', new RegExp(`(?:^|\\s)${MORE} (?:${VISUALS})(?![\\p{L}])|mais visual`, 'u')],
];

/** What is only wrapped around the subject: `a parte sobre`, `o slide de`, `qualquer menção a`. */
const LEAD =
  /^(?:(?:(?:d|n)(?:o|a|os|as|este|esta|esse|essa) (?:plano|aula|material|apresentacao|slides?|apostila)|que a turma veja|a turma veja|turma veja|a|o|as|os|um|uma|uns|umas|de|do|da|dos|das|em|no|na|nos|nas|ao|aos|sobre|para|pra|com|por|pelo|pela|que|tambem|mais|mesmo|so|somente|todo|toda|todos|todas|tudo|qualquer|isso de|essa|esse|esta|este|esses|essas|algo|falar|fale|citar|explicar|incluir|respeito|acerca|assunto|tema|topico|conteudo|parte|partes|trecho|secao|capitulo|slides?|paginas?|mencao|mencoes|referencia a|referencias a|assuntos|temas|topicos|conteudos|ideia|conceitos?|coisas|como|tambem:|\d+ slides|\d+ paginas|fala|falam|trata|tratam|nada|nenhuma?|palavra|palavras|termo|termos|detalhes|exemplos?) )+/;
const TAIL =
  /(?:,? (?:por favor|por enquanto|agora|dessa vez|desta vez|ok|tambem|(?:d|n)(?:o|a|os|as|este|esta|esse|essa) (?:meu |minha )?(?:plano|aula|material|apresentacao|slides?|apostila|conteudo|resumo|texto|trabalho|projeto|lista)|de fora|fora|de lado|de jeito nenhum|em lugar nenhum|em nenhum lugar|no plano|ai|obrigad[oa]|nao|mais))+$/;
const REASON =
  /(?:,? ?(?: [–-] |\().*|,? (?:porque|pois|ja que|uma vez que|visto que|do que|que (?:eles|elas|a turma|os alunos|ja|nao|so)|ou a turma|antes d[oa]|depois d[oa]|no (?:comeco|inicio|fim|final))(?: .*)?)$/;
const COURTESY =
  /^(?:n[ãa]o \d+(?: slides| p[áa]ginas)?$|por favor|obrigad[oa]|ol[áa]|oi|bom dia|boa tarde|boa noite|gostei|ficou (?:muito )?(?:bo[ma]|[óo]tim[oa])|est[áa] (?:muito )?(?:bo[ma]|[óo]tim[oa])|[óo]timo|perfeito|parab[ée]ns|abra[çc]os?|att|agrade[çc]o)[\s\p{P}\p{L}]{0,25}$/iu;

/** The wishes of one text in its order; `unread` holds the clauses in which none was found. */
export function readWishes(text: string): { wishes: { wish: Wish; said: string }[]; unread: string[] } {
  const wishes: { wish: Wish; said: string }[] = [];
  const unread: string[] = [];
  for (const { said, isChosen } of splitRequests(text)) {
    if (isChosen) wishes.push({ wish: readImprovement(said), said });
    else if (!COURTESY.test(said)) {
      const found = readClause(said);
      if (found.length === 0) unread.push(said);
      wishes.push(...found.map((wish) => ({ wish, said })));
    }
  }
  return { wishes, unread };
}

function readClause(said: string): Wish[] {
  const plain = normalise(said)
    .replace(/^(?:(?:por favor|e|mas|tambem|favor|entao|ah|olha|bom|prof|oi|ola|se possivel|se der),? )+/, '')
    .replace(/^(?:eu )?(?:quero|queria|gostaria|prefiro|preciso)(?: de)? que (?:voces? )?/, '')
    .replace(/,? (?:por favor|se possivel|se der|obrigad[oa]|ok)$/, '');
  // Accents matter for stems and for what is quoted: a topic is cut from the clause as written.
  const at = normalise(said).indexOf(plain);
  const written = said.slice(at, at + plain.length);
  const swap = /^(?:troqu?(?:e|ar)|troca|substitu(?:a|ir|i)) (?<out>.+?) por (?<into>.+)$/.exec(plain);
  if (swap?.groups) {
    const out = topicOf(plain, written, swap.groups.out ?? '');
    const into = topicOf(plain, written, swap.groups.into ?? '');
    const isStyle = PLAIN_RULES.some(([kind, pattern]) => kind === 'style' && pattern.test(plain));
    if (!isStyle && out !== null && into !== null)
      return [
        { kind: 'drop_topic', topic: out },
        { kind: 'include', topic: into },
      ];
  }
  const wants = readOrder(plain);
  if (wants !== null) return [{ kind: 'order', wants }];
  const easy = PLAIN_RULES.find(([, pattern]) => pattern.test(plain));
  if (easy !== undefined) return [{ kind: easy[0] }];
  const own = readLessonWishes(written);
  if (own.length > 0) return own.map((asked) => ({ kind: 'lesson', wants: asked }));
  for (const [kind, pattern] of TOPIC_RULES) {
    const match = pattern.exec(plain);
    if (match === null) continue;
    const topic = topicOf(plain, written, match.groups?.topic ?? '');
    return topic === null ? [] : [{ kind, topic }];
  }
  return [];
}

/** The subject itself as the teacher wrote it; null where no word of its own is left (`isso`, `essa parte`). */
function topicOf(plain: string, written: string, found: string): string | null {
  const start = plain.lastIndexOf(found);
  let bare = found.replace(TAIL, '');
  const without = bare.replace(REASON, '');
  if (contentStems(without).length > 0) bare = without;
  const lead = LEAD.exec(`${bare} `)?.[0].length ?? 0;
  const inner = bare.slice(lead);
  const from = start + Math.min(lead, bare.length);
  const topic = (written.length === plain.length ? written.slice(from, from + inner.length) : inner)
    .replace(/^["“”'‘’]+|["“”'‘’:]+$/gu, '')
    .trim();
  return contentStems(topic).length > 0 ? topic : null;
}

/** The improvements that the report itself proposes or proposed once (a stored analysis keeps its words), by how their sentences begin or what they say. */
const KINDS: [Extract<Wish, { kind: string }>['kind'], RegExp][] = [
  ['corrections', /^Corrigir: “/],
  ['short_material', /^Há pouco texto para o tamanho/],
  ['more_practice', /^Não (?:há|encontrei) exercícios nem perguntas/],
  ['objectives', /^Não encontrei objetivos de aprendizagem/],
  ['simpler', /^Para .+, o texto está difícil/],
  [
    'more_examples',
    /^Não encontrei exemplos? n|^(?:A parte|As partes) .+ não traz(?:em)? exemplo|^O material explica sem dar exemplos/,
  ],
];

/** What a ticked improvement, or a slide the teacher wants more of, asks for; those that only the teacher's own text can bring are told apart. */
function readImprovement(said: string): Wish {
  const topic = /^mais sobre “([^”]+)”$/i.exec(said)?.[1];
  if (topic !== undefined) return { kind: 'more_topic', topic };
  const kind = KINDS.find(([, pattern]) => pattern.test(said))?.[0] ?? 'needs_teacher';
  return { kind } as Wish;
}
