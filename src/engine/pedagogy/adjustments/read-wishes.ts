import { splitSentences } from '#engine/pedagogy/language/sentences.ts';
import { normalise } from '#engine/pedagogy/language/stem.ts';
import type { Wish } from './adjustment.ts';

const PRACTICE = 'exercicios?|atividades?|praticas?|questoes|tarefas?|dinamicas?';
const VISUALS =
  'imagens|imagem|figuras?|fotos?|ilustrac(?:ao|oes)|graficos?|esquemas?|infograficos?|visual|visuais|mapas?';
const MORE =
  '(?:mais|aumentar?|aumente|acrescentar?|acrescente|adicionar?|adicione|incluir?|inclua[m]?|colocar?|coloque[m]?|por|ponha)(?: mais| alguns| algumas| outros| outras| uns| umas)?';
const LESS = '(?:menos|reduzir?|reduza|diminuir?|diminua|cortar?|corte|enxugar?|enxugue)';
const DROP =
  '(?:tirar?|tire[m]?|remover?|remova[m]?|excluir?|exclua[m]?|retirar?|retire[m]?|eliminar?|elimine[m]?|sem|nao (?:incluir|usar|colocar|falar (?:de|sobre))|pular?|pule)';
const FOCUS =
  '(?:mais|focar?(?: mais)?|foque(?: mais)?|dar (?:mais )?(?:enfase|foco|destaque)|(?:mais|maior) (?:enfase|foco|destaque|espaco|atencao)|enfatizar?|enfatize|destacar?|destaque|aprofundar?|aprofunde|detalhar?|detalhe|explorar? mais|explore mais|falar? mais|fale mais|priorizar?|priorize|aumentar?|aumente)';
const OF =
  '(?: (?:a|o) parte)?(?: (?:sobre|de|do|da|dos|das|em|no|na|nos|nas|para|a|ao|aos|as|o|os|com|acerca de|respeito de))*';

const RULES: [RegExp, (topic: string) => Wish][] = [
  [
    /\b(?:cor(?:es)?|colorid\w+|fontes? (?:maior|menor|grande|legivel)\w*|letras? (?:maior|menor|grande)\w*|fundo|design|layout|logo(?:tipo|marca)?|visual mais|animac\w+|transic\w+)\b/,
    () => ({ kind: 'style' }),
  ],
  [
    new RegExp(
      `\\b(?:menos texto|mais (?:enxut|curt|resumid|diret|objetiv)\\w*|texto (?:menor|mais curto)|resumir|resuma|sintetizar|menos (?:conteudo|informac\\w+) por|${LESS} (?:o |os )?textos?)\\b`,
    ),
    () => ({ kind: 'less_text' }),
  ],
  [
    /\b(?:mais (?:texto|detalhes|detalhad\w*|explicac\w+|complet\w*|conteudo)|texto maior|detalhar melhor)\b(?! sobre| d[eoa]s? )/,
    () => ({ kind: 'more_text' }),
  ],
  [
    /\b(?:linguagem|texto|vocabulario)?\s*(?:mais (?:simples|facil|acessivel|clar[oa])|simplifi(?:car|que)|menos (?:dificil|tecnic\w+))\b/,
    () => ({ kind: 'simpler' }),
  ],
  [new RegExp(`\\b${LESS} (?:os |as )?(?:${PRACTICE})\\b`), () => ({ kind: 'less_practice' })],
  [new RegExp(`\\b${MORE}(?: os| as)? (?:${PRACTICE})\\b`), () => ({ kind: 'more_practice' })],
  [
    new RegExp(`\\b${MORE}(?: perguntas?| verificac\\w+| quiz| avaliac\\w+)\\b`),
    () => ({ kind: 'more_questions' }),
  ],
  [
    new RegExp(`\\b${MORE} exemplos?\\b|\\bexemplos? (?:prático|real|do dia a dia)`),
    () => ({ kind: 'more_examples' }),
  ],
  [new RegExp(`\\b${MORE} (?:${VISUALS})\\b|\\bmais visual\\b`), () => ({ kind: 'more_visuals' })],
  [new RegExp(`\\b${LESS}${OF} (?<topic>.+)$`), (topic) => ({ kind: 'less_topic', topic })],
  [new RegExp(`(?:^|\\s)${DROP}${OF} (?<topic>.+)$`), (topic) => ({ kind: 'drop_topic', topic })],
  [new RegExp(`\\b${FOCUS}${OF} (?<topic>.+)$`), (topic) => ({ kind: 'more_topic', topic })],
  [
    /\b(?:incluir?|inclua[m]?|acrescentar?|acrescente|adicionar?|adicione|falt(?:a|ou|aram)|colocar?|coloque|citar?|cite|mencionar?|mencione|falar?|fale)(?: (?:um|uma|algo|tambem|falar|citar|explicar|a|o|os|as|de|do|da|sobre|parte|slide|topico|pagina|capitulo|secao))* (?<topic>.+)$/,
    (topic) => ({ kind: 'include', topic }),
  ],
];
const CLAUSE =
  /;|,?\s+e\s+(?=(?:mais|menos|com mais|com menos|incluir?|inclua|tir(?:ar?|e)|remov\w+|coloc\w+|coloque|acrescent\w+|foc\w+|foque|sem|reduz\w+|aument\w+)\s)|,\s+(?=(?:mais|menos|incluir?|inclua|tir(?:ar?|e)|remov\w+|coloque|acrescent\w+|foque|reduz\w+|aument\w+)\s)/giu;

/** The wishes of one text in its order; `unread` holds the clauses in which none was found. */
export function readWishes(text: string): { wishes: { wish: Wish; said: string }[]; unread: string[] } {
  const wishes: { wish: Wish; said: string }[] = [];
  const unread: string[] = [];
  for (const sentence of splitSentences(text.slice(0, 4000))) {
    for (const raw of sentence.split(CLAUSE)) {
      const said = raw.replace(/[.!?\s]+$/, '').trim();
      if (!/\p{L}{2}/u.test(said) || isCourtesy(said)) continue;
      const wish = readClause(said);
      if (wish === null) unread.push(said);
      else wishes.push({ wish, said });
    }
  }
  return { wishes, unread };
}

function readClause(said: string): Wish | null {
  const plain = normalise(said);
  for (const [pattern, make] of RULES) {
    const match = pattern.exec(plain);
    if (match === null) continue;
    const topic = match.groups?.topic ?? '';
    // Accents matter for stems: the topic is cut from the clause as written (same length after NFC).
    return make(
      topic === ''
        ? ''
        : said
            .normalize('NFC')
            .slice(said.normalize('NFC').length - topic.length)
            .trim(),
    );
  }
  return null;
}

function isCourtesy(said: string): boolean {
  return /^(?:por favor|obrigad[oa]|ol[áa]|bom dia|boa tarde|boa noite|gostei|ficou (?:muito )?bo[ma]|[óo]timo|parab[ée]ns|abra[çc]os?|att)[\s\p{P}\p{L}]{0,25}$/iu.test(
    said,
  );
}
