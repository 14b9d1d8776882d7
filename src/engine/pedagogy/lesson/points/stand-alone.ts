import { isFiniteVerb, mainVerbAt } from '#engine/pedagogy/language/grammar/clauses.ts';
import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { findSubject } from '#engine/pedagogy/language/grammar/noun-phrases.ts';
import { startsLeaning } from '#engine/pedagogy/language/grammar/starts-leaning.ts';
import { type TaggedToken, tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { opensWithSign } from '#engine/pedagogy/outline/clean-title.ts';

/** Words that point at something said before: with one of these in front nobody knows who is meant. */
const POINTS_BACK =
  /^(?:(?:às?|aos?|a partir|além|por meio|através|dentro|diante|apesar|antes|depois|junto|com base|com|para|por|sobre|sem|após|segundo|durante|entre)\s)*(?:(?:d|n)?(?:el[ea]s?|ess[ea]s?|est[ea]s?|aquel[ea]s?|isso|isto|aquilo)|àquel[ea]s?|tal|tais|seus?|suas?|lá|ali|aí|daí|ambos|ambas|um del[ea]s|uma delas|algum[ao]?s? del[ea]s|cada um[a]? del[ea]s|[oa]s? mesm[oa]s?|[oa]s? demais|[oa]s? outr[oa]s?|outr[oa]s?|[oa]s? dois|as duas|[oa] (?:primeir|segund|terceir|últim)[oa](?=,| (?:é|são|foi|era|tem|del[ea]s|consiste|ocorre))|também|já(?! (?:exist|hav|houve)\p{L}*(?!\p{L}))|ora|onde|que|qual|quais|cuj[oa]s?|pois|porque|porém|mas|e|ou|nem|então|assim|ainda assim|aqui|agora|outrora|daqui|deste modo|vemos|vimos|veremos|dito isso|note|repare|veja|vejamos|observe|perceba|lembre-se|lembrando|recorde|exemplo disso|um exemplo disso|fonte|idem)(?![\p{L}-])/iu;
/** `A quantidade resultante é …`: of a working that was left out; a force resulting of others is a term. */
const RESULTS =
  /^[oa]s? (?!força|vetor|velocidade|pressão)\p{L}+ (?:resultante|obtid[oa]|anterior)s?\s|^o (?:resultado|valor) d[oa] (?:experimento|exercício|problema|desafio|jogo|exemplo)(?!\p{L})(?! d[aeo]s? )|^[\d.,]+ (?:é|foi) (?:uma?|[oa]) (?:aproximação|valor|resultado|resposta|média|mediana|moda)(?!\p{L})/iu;
/** The speaker's own talk about the lesson. */
const TALK =
  /^(?:n[ao]s? (?:última|próxima|nova|primeira)s? (?:aula|etapa|unidade|semana)s?(?=,? (?:for|fo[ir]|vimos|estud|discut|você))|vamos|iremos|podemos|poderemos|queremos|temos|estamos|agora|hoje(?=,? (?:vamos|vimos|veremos|iremos|nós|a (?:aula|gente|turma)|[oa] (?:tema|assunto|lição)|é (?:dia|aula)|estudar|falar|aprend|come[çc]a))|nesta aula|na (?:última|próxima) aula|como (?:vimos|foi visto|já vimos|dito)|antes de (?:adentrar|começar|iniciar|continuar)(?:mos)?|espero|esperamos|bem-vind|suponha|suponhamos|imagine|imaginemos|considere|consideremos|digamos|sejam?|primeir(?:o|amente),? \p{L}+[aei]mos)(?![\p{L}-])/iu;
/** The same inside a sentence: what is going to be looked at is no statement of it. */
const ROADMAP =
  /(?<!\p{L})(?:vamos|iremos) (?:agora )?(?:ver|aprender|estudar|conhecer|falar|discutir|abordar|analisar|verificar|nos concentrar|tratar|apresentar|mostrar)(?!\p{L})|(?<!\p{L})(?:faremos|veremos|diremos|traremos)(?!\p{L})|(?<!\p{L})(?!(?:pod|t|obt|s)eremos)\p{L}{3,}(?:aremos|eremos|iremos)(?!\p{L})/iu;
/** What can only be understood beside its page, picture or chapter. */
const ELSEWHERE =
  /(?<![\p{L}-])(?:(?:logo )?(?:abaixo|acima)(?! d[aeo]s?(?!\p{L}))|a seguir(?!\p{L})|ao lado(?! d)|(?<!para )a esquerda|à (?:esquerda|direita)(?! d)|(?:figuras?|fig\.|tabelas?|tab\.|gráficos?|quadros?|equaç(?:ão|ões)|seç(?:ão|ões)|capítulos?|cap\.|slides?|página|exercício|questão|item|(?<!por )exemplo|anexo|apêndice)\s*(?:n[º°o.]\s*)?(?:\(?\d|[ivx]+(?!\p{L})|[A-F](?=[.,;:)]|$|\s(?:mostra|apresenta|traz|indica|ilustra|resume|lista|abaixo|acima|vemos|temos|é|há|pode)(?!\p{L}))|\?\?)|próxim[ao]s? (?:seç|aula|slide|cap|unidade|página|módulo)|(?:seção|capítulo|aula|página|slide|exemplo|questão|item|parágrafo|texto|tópico|figura|tabela|código) (?:anterior|seguinte)|(?:seções|capítulos|aulas|páginas|slides|exemplos|textos|tópicos|códigos) (?:anteriores|seguintes)|como vimos|já vimos|vimos (?:que|anteriormente)|visto anteriormente|citad[oa]s? anteriormente|mencionad[oa]s?|supracitad[oa]s?|(?:nest|dest|est)[ea]s? (?:seção|capítulo|aula|módulo|apostila|trabalho|unidade|slide|guia|manual|tutorial|texto|artigo|documento|imagem|figura|tabela|gráfico|questão|exercício|exemplo|curso|livro|livreto|material)|d?ess[ea]s? (?:apostila|figura|imagem|tabela|texto|exemplo)|n[ao]s? (?:figura|imagem|foto|tabela|gráfico|quadro|exemplo)(?= (?:se|vemos|temos|podemos|é|são|mostra|apresenta|abaixo|acima))|(?:em|de|item) (?:i{1,3}|iv)\.?(?= )|seguintes?(?:$|:|\s[^,;:.]{2,50}$))/iu;
/** What a drawing or a screenshot shows: its dotted lines, its coloured arrows, its numbered marks. */
const IN_A_PICTURE =
  /(?<!\p{L})(?:linhas?|setas?|curvas?|barras?|círculos?|elipses?|quadrados?) (?:pontilhad|tracejad|cheia|sólida|em (?:vermelh|azul|verde|amarel|preto|cinza)|(?:vermelh|azu|verde|amarel|pret|cinza)\p{L}*(?!\p{L}))|(?<!\p{L})(?:botão|botões|área|campo|ícone|janela|seta|caixa|marca|clicar|clique)\s(?:n[oa] )?(?:n[º°o.]\s*)?\d{1,2}(?!\d|\s?[%ºª°]|,\d)|(?<!\p{L})(?:n[ao]s? |d[ao]s? )?(?:últim|primeir|segund|terceir)[ao] (?:imagem|figura|foto|tela)(?!\p{L})|^clicar para\s|^[ao]s? (?:primeir|segund|terceir|quart|quint|últim)[ao]s? (?:barra|coluna|linha|curva|fatia|faixa|seta)s?(?!\p{L})(?! de )|^[ao]s? (?:fase|linha|coluna|painel|curva|barra|quadrante|região) \d+[ ,](?!d[aeo]s? )|(?<!\p{L})(?:linhas|colunas|eventos|endereços|posições) \d+(?:,| a| e) \d+|^analisando (?:[oa]s?) (?:gráfico|figura|tabela|imagem)|^[oa] (?:primeir|segund|terceir)[oa] \p{L}+ (?:aument|diminu|cresc|cai)\p{L}+ (?:em )?\d|^[ao] cruz é|^cada (?:ponto|linha|seta|barra|cor|círculo) (?:é|são|representa|corresponde|mostra|indica)(?!\p{L})/iu;
/** Verbs that open a sentence whose subject stands somewhere else. */
const SUBJECTLESS =
  /^(?:é|são|foi|foram|era|eram|será|serão|tem|têm|tinha|tinham|teve|possui|possuem|faz|fazem|serve|servem|permite|permitem|realiza|realizam|recebe|recebem|armazena|armazenam|controla|controlam|representa|representam|consiste|consistem|pode|podem|deve|devem|está|estão|estava|ficou|fica|ficam|apresenta|apresentam|contém|contêm|ocorre|ocorrem|vive|vivem|usa|usam|utiliza|utilizam|mede|medem|indica|indicam|mostra|mostram|gera|geram|cria|criam|torna|tornam|ajuda|ajudam|garante|garantem|define|definem|inclui|incluem|envolve|envolvem|produz|produzem|leva|levam|surgiu|surgem|nasceu|morreu|vem|vêm|veio|dá|dão|diz respeito|consegue|conseguem|começa|começam|procura|procuram|ataca|atacam|deixa|deixam|segue|seguem|refere-se|referem-se|caracterizam?-se(?= pel)|(?:sub)?dividem?-se(?= em )|(?:localizam?|situam?|estendem?)-se(?= )|alimentam?-se(?= d)|baseiam?-se(?= )|baseia-se(?= )|compõem?-se(?= d)|reproduzem?-se(?= )|trata-se|tratam-se|tornou-se|torna-se|chama-se|chamam-se|solta|aparece|aparecem|costuma|costumam|responsável|responsáveis|corresponde|correspondem|identifica|identificam|funciona|funcionam|depende|dependem|busca|buscam|executa|executam|processa|interpreta|montado|montada|conhecid[oa]s?|chamad[oa]s?|usad[oa]s?|utilizad[oa]s?|formad[oa]s?|compost[oa]s?(?= (?:por|de|d[aeo]s?|em|pel[ao]s?) )|localizad[oa]s?|criad[oa]s?|originári[oa]s?|sendo|tendo|havendo|usando|utilizando|podendo|dizem|disse)(?![\p{L}-])/iu;
/** `É preciso …`, `É possível …`, `É importante …`: nobody is missing there. */
const IMPERSONAL =
  /^(?:é|foi|era|será) (?:preciso|necessári[oa]|possível|importante|comum|fundamental|recomendável|recomendad[oa]|essencial|impossível|proibid[oa]|obrigatóri[oa]|bom|melhor|fácil|difícil|(?:n[oa]|em|a partir) )|^(?:pode|deve)-se|^(?:dizem|diz|conta|contam) (?:que|a lenda)|^(?!trata|refere|torn|caracteriza|(?:sub)?divide|localiza|situa|estende|alimenta|baseia|comp[õo]|reproduz)\p{L}+-se(?!\p{L})|^chama(?:mos|-se)|^deve haver|^é (?:um|uma) \p{L}+ (?:que|o|a) |^(?:usa|utiliza|emprega|mede|multiplica|divide|soma|representa)mos (?!para(?!\p{L}))/iu;

/** `Todos esses dados`, `Um destes dados`, `Reforço destes conceitos`: the thing pointed at stands before. */
const POINTS_EARLY =
  /^(?:[^\s,;]+\s){0,3}(?:(?:d|n|a|à)?(?:ess[ea]s?|est[ea]s|aquel[ea]s?(?! (?:(?:em |d[ea] |por |com )?que|d[aeo]s?)(?!\p{L}))|dest[ea]|nest[ea]|este|esta)|(?:para|com|por) isso(?= (?:é|são|foi)))(?![\p{L}-])/iu;
/** `Logo após, consegue …`: the time is told, the doer is not. */
const TIME_FIRST =
  /^(?:logo|após|depois|então|em seguida|ao|aos|quando|assim que|durante|por fim|mais tarde|um dia|certo dia|no dia|na noite)(?!\p{L})[^,]{0,60},\s(?=\p{Ll})/iu;
/** `No Brasil também é chamado de …`: a place, and nobody who is called so. */
const CALLED_SO =
  /^(?:n[oa]s?|em|entre) [^,.;]{2,30}?,? (?:também )?(?:é|são|foi|foram) (?:\p{L}+mente |muito |bastante )?(?:(?:chamad|conhecid|denominad|considerad)[oa]s? |(?:comu(?:m|ns)|frequentes?|rar[oa]s?|abundantes?|típic[oa]s?|encontrad[oa]s?) (?:em|n[oa]s?|entre|por) )/iu;
/** A past tense in front of everything (`Pegou o chicote`). */
const PAST_FIRST = /^\p{Lu}\p{Ll}{2,}(?:ou|aram|eram|iram|ava|avam|iu)\s/u;

/** `Dizem que ele veio …`, `De acordo com a lenda, ele ataca …`: somebody who was named before. */
const SOMEBODY = /^(?:[^\s]+\s){0,6}(?:d|n)?el[ea]s?(?![\p{L}-])/iu;
const NAMED = /^\p{Lu}[^:.;]{2,44}: |\s\p{Lu}\p{Ll}+[^.]*\s(?:d|n)?el[ea]s?(?![\p{L}-])|[.;]\s/u;

/** `envie um e-mail me avisando`, `meu celular`: somebody's own case, not something of the subject. */
const OF_MINE = /(?<!\p{L})(?:me|eu|mim|comigo|meus?|minhas?)(?![\p{L}-])/u;

/** `As matrizes a e b respondem …`: small letters name the panels of a figure. */
const OF_PANELS =
  /(?<!\p{L})(?:matriz(?:es)?|curvas?|populaç(?:ão|ões)|painéis|gráficos?) [a-d](?: e [a-d])? (?:respond|mostr|represent|indic|apresent|corresp)/u;

/** `A participação será contabilizada para fins de avaliação`: how a course is marked. */
const OF_GRADING =
  /(?<!\p{L})(?:fins de avaliação|contabilizad[oa]s?|ser(?:á|ão) avaliad[oa]s?|valer[áã]o? \d+ pontos?)(?!\p{L})/iu;
/** `Superior: 3, inferior: 2, interna: 3`: what is set in a template. */
const SETTINGS = /^\p{L}+: \d+(?:,? (?:e )?\p{L}+: \d+){2,}$/u;

/** `Os interesses das duas são opostos`, `Uma das raízes é zero`: of things that were counted or set before. */
const OF_COUNTED =
  /^(?:(?:[oa]s?|uma?) )?(?:[^\s,;:]+ )?(?:d[oa]s|entre [oa]s) (?:dois|duas|três)(?= (?:é|são|foram?|eram?|têm|tem|ficam?|[a-zç]+[ae]m?)(?!\p{L}))|^uma? d[oa]s (?:raízes|soluções|casos|lados|valores|grupos|partes)(?!\p{L})(?! d[aeo]s?(?!\p{L}))/iu;
/** `A cidade hoje se chama …`, `O país perdeu o certificado`: which one was told before. */
const WHICH =
  /^[oa] (?:cidade|país|livro|poema|autora?|obra|texto|região|estado|escola|empresa|personagem|doença) (?:hoje(?!\p{L})|já(?!\p{L})|se chama|perdeu|ganhou|recebeu|passou a|nasceu|morreu|foi (?:escrit|publicad|fundad|criad|lançad)[oa])/iu;

const EXISTENTIAL =
  /^(?:há|havia|existe|existem|houve|basta|bastam|falta|faltam|restam?|surgem?|cabe|predomina[mv]?)(?!\p{L})/iu;

/** `a matriz A recebeu o identificador 0`, `Na diagonal, temos …`, `o topo é A[4,4]`, `utilizando o programa`: one case, worked out beside it. */
const OF_A_CASE =
  /(?<!\p{L})(?:recebe|recebeu|receberam) o (?:identificador|r[óo]tulo)(?!\p{L})|^(?:na|nas|fora das?) diagona(?:l|is)(?!\p{L})|(?<!\p{L})\p{L}\[\d+,\s?\d+\]|(?<!\p{L})(?:utilizando|usando|pel[oa]|com) [oa] (?:programa|comando|c[óo]digo|script|express[ãa]o|f[óo]rmula|instru[çc][ãa]o)[.:]?$|(?<!\p{L})que se seguem:|para a (?:primeira|segunda|última) (?:coluna|linha)(?!\p{L})/iu;

/** `Art. 1º: É declarada extinta desde a data desta lei …`: an article of a law is whole, in its own order of words. */
const ARTICLE = /^Art\. ?\d+\s?[º°]?\s*[:.–-]?\s+/u;

/** Whether a text leans on what stands before it or beside it, so that it says nothing true alone. */
export function leansOnOthers(text: string): boolean {
  if (ARTICLE.test(text)) return false;
  // `Por que: comida contaminada causa …` gives the reason under its label.
  if (/^por qu[eê]: \S/iu.test(text)) return isOfThisPage(text);
  // `“Ela estudou muito”: advérbio`: in a sentence that is looked at nobody need be named.
  if (/^“[^“”]+”: \p{Ll}/u.test(text)) return false;
  // `E > P: o corpo sobe`: a sign, no `e`.
  if (/^\p{Lu}[\d₀-₉]?\s?[=<>≤≥≠]\s?[\p{L}\d(]/u.test(text) || opensWithSign(text)) return isOfThisPage(text);
  return (
    POINTS_BACK.test(text) ||
    RESULTS.test(text) ||
    OF_COUNTED.test(text) ||
    WHICH.test(text) ||
    POINTS_EARLY.test(text) ||
    namesNobody(text) ||
    pointsAtNothing(text) ||
    isOfThisPage(text) ||
    // A subject left out is judged apart: a heading above may give it.
    // A list of what is done (`Apresentando a definição …`) has no main verb and needs none.
    (startsLeaning(text) && !lacksSubject(text) && tagSentence(text)[0]?.form !== 'ger')
  );
}

/** Whether a text tells of its page, its pictures, its writer or the course rather than of something in the world. */
export function isOfThisPage(text: string): boolean {
  return (
    TALK.test(text) ||
    (OF_MINE.test(text) && !/[“”"‘’]/.test(text)) ||
    ROADMAP.test(text) ||
    OF_PANELS.test(text) ||
    OF_A_CASE.test(text) ||
    OF_GRADING.test(text) ||
    SETTINGS.test(text) ||
    ELSEWHERE.test(text) ||
    IN_A_PICTURE.test(text)
  );
}

/** `Isso`, `Seu governante`, `Para eles`, `São elas`, `Ali`: what the sentence right before names. */
const OF_LAST =
  /^(?:(?:para|com|por|sobre|sem|entre|segundo|dentro|além|através|abaixo|acima|depois|antes|a partir|é|são|foram|era|eram)\s)?(?:(?:d|n)?el[ea]s?|(?:d|n)?ess[ea]s?(?= \p{Ll})|(?:d|n)?isso|seus?|suas?|ali|lá|ambos|ambas)(?![\p{L}-])/iu;

/** `A partir de 1930, esse quadro começou a mudar`: all that the sentence right before tells. */
const ALL_OF_LAST =
  /^[^.;:]{0,60}?(?<!\p{L})(?:d|n)?(?:esse (?:quadro|processo|período|fenômeno|cenário|fato|acontecimento|movimento|crescimento)|essa (?:situação|realidade|mudança|época|transformação))(?!\p{L})/iu;

/** Whether a sentence is whole right behind the one before it: that one names what it leaves out or points at. */
export function goesOnFromLast(text: string): boolean {
  if (isOfThisPage(text) || /[?:]["”’)]*$/.test(text)) return false;
  return OF_LAST.test(text) || pointsAtAllOfLast(text) || pointsAtThingOfLast(text) || lacksSubject(text);
}

/** `Hoje resta 10% dessa área`: a thing that the sentence right before measures or names. */
const THING_OF_LAST =
  /^\p{Lu}(?:(?!\s(?:el[ea]s?|isso|isto)(?!\p{L}))[^.;:]){3,70}\s(?:d|n)ess[ea]s? \p{Ll}{3,}(?: \p{Ll}+)?[.!]?$/u;
export const pointsAtThingOfLast = (text: string): boolean => THING_OF_LAST.test(text);

/** `Em 31 de outubro de 1517 ele divulgou as 95 teses`: somebody whom the sentence right before names. */
export const namesLast = (text: string): boolean =>
  SOMEBODY.test(text) && !isOfThisPage(text) && !POINTS_EARLY.test(text);

/** Whether a sentence points at all that the one before it tells, whatever that one speaks of. */
export const pointsAtAllOfLast = (text: string): boolean => ALL_OF_LAST.test(text);

/** `Por isso, surgiram ocupações …`: what came of what the sentence before tells, and its subject may stand behind the verb. */
const CAME_OF_IT =
  /^(?:por isso|com isso|em consequência|como consequência|por esse motivo|por essa razão),\s/iu;

/** `Porém, o custo é alto`: against something that was said right before. */
const TURNS =
  /^(?:mas|porém|contudo|entretanto|no entanto|todavia|em contrapartida|por outro lado|ao contrário(?! d)),?\s(?!também)/iu;

/** Whether a sentence turns against the one before it: alone it says half. */
export const turnsFromLast = (text: string): boolean => TURNS.test(text);

/** Whether a sentence gives what followed from the one before it, or turns against it, and leaves out no more than that. */
export function tiesToLast(text: string): boolean {
  const rest = text.replace(CAME_OF_IT, '').replace(TURNS, '');
  if (rest === text || isOfThisPage(text) || /[?:]["”’)]*$/.test(text)) return false;
  const [first] = tagSentence(rest);
  return isFiniteVerb(first) ? SUBJECT_FOLLOWS.test(first?.lemma ?? '') : !leansOnOthers(rest);
}

/** `Usamos o presente para …`: who does it is told by the verb. */
export const isOurs = (text: string): boolean => {
  const [first] = tagSentence(text);
  return isFiniteVerb(first) && first?.person === 1;
};

/** `Regra dos três passos: o jogador …`: a name, whatever its first word may be elsewhere. */
const LABELLED = /^\p{Lu}[^:.;!?“”"]{1,44}: \p{Ll}/u;

/** Whether a sentence opens with its verb, the subject being elsewhere (`Armazena os dados …`). */
export function lacksSubject(text: string): boolean {
  if (isWholeBehindParticiple(text) || ARTICLE.test(text)) return false;
  if (PAST_FIRST.test(text) || CALLED_SO.test(text)) return true;
  const main = text.replace(TIME_FIRST, '');
  if ([text, main].some((one) => SUBJECTLESS.test(one) && !IMPERSONAL.test(one))) return true;
  if (tellsOfSomebody(text)) return true;
  const [first] = tagSentence(text);
  return (
    isFiniteVerb(first) &&
    !LABELLED.test(text) &&
    !IMPERSONAL.test(text) &&
    !EXISTENTIAL.test(text) &&
    !isImperative(text) &&
    findSubject(text) === null
  );
}

/** `Localizado na Ásia Central, o Mar de Aral já foi …`: what it says is of the subject behind the comma. */
function isWholeBehindParticiple(text: string): boolean {
  if (!/^\p{Lu}\p{L}*(?:[ai]d|íd|ost|eit|ert|scrit)[oa]s?\s/u.test(text)) return false;
  const places = [...text.matchAll(/,\s(?=(?:[oa]s?|uma?)\s|\p{Lu}\p{Ll})/gu)].map(
    ({ index, 0: mark }) => index + mark.length,
  );
  return places.some((at) => findSubject(text.slice(at))?.from === 0);
}

/** Verbs whose subject may follow them: `Em 1769 surgiu a máquina`. */
const SUBJECT_FOLLOWS =
  /^(?:surgir|nascer|ocorrer|chegar|começar|existir|acontecer|morrer|aparecer|vir|predominar|caber|faltar|viver|ficar|ser|haver|crescer|restar|bastar|entrar|sair|cair|vencer|terminar|acabar|reinar|governar)$/u;

/** `Em pouco tempo, achou o cavalo`, `Apenas beijou a mão`: a past tense after time or manner, and nobody who did it. */
function tellsOfSomebody(text: string): boolean {
  const tokens = tagSentence(text);
  const at = tokens.findIndex(isFiniteVerb);
  const verb = tokens[at];
  if (verb === undefined || !/(?:ou|eu|iu)(?:-\p{L}+)*$/u.test(verb.text) || SUBJECT_FOLLOWS.test(verb.lemma))
    return false;
  if (verb.text.endsWith('-se') || tokens[at - 1]?.text === 'se') return false;
  return (
    findSubject(text) === null && !tokens.slice(0, at).some(({ tag }) => tag === 'PRON' || tag === 'PROPN')
  );
}

const DEMONSTRATIVE = /^(?:d|n|àqu|a|à)?(?:est|ess)[ea]s?$/iu;
const AROUND_US =
  /^(?:século|ano|mês|semana|país|planeta|mundo|momento|continente|dia|época|hora|vida|caso)$/iu;

/** `Muitas histórias são contadas sobre este ser`: the thing pointed at is named nowhere before. */
function pointsAtNothing(text: string): boolean {
  if (!/es[ts][ea]/iu.test(text)) return false;
  const tokens = tagSentence(text);
  return tokens.some((token, at) => {
    const noun = tokens[at + 1];
    // `este ser`: an infinitive behind a demonstrative is a noun.
    const isThing = noun?.tag === 'NOUN' || (noun?.form === 'inf' && token.tag === 'DET');
    if (!DEMONSTRATIVE.test(token.text) || noun === undefined || !isThing || AROUND_US.test(noun.lemma))
      return false;
    return (
      !tokens.slice(0, at).some(({ tag }) => tag === 'NOUN' || tag === 'PROPN') || !isNamedBefore(tokens, at)
    );
  });
}

function isNamedBefore(tokens: readonly TaggedToken[], at: number): boolean {
  const noun = tokens[at + 1]?.lemma ?? '';
  return tokens
    .slice(0, at)
    .some(({ lemma, tag }) => (tag === 'NOUN' || tag === 'PROPN') && lemma.slice(0, 5) === noun.slice(0, 5));
}

/** A pronoun near the opening without a name before it, or anywhere without a noun that it could stand for. */
function namesNobody(text: string): boolean {
  return (SOMEBODY.test(text) && !NAMED.test(text)) || meansNoNoun(text);
}

const THIRD_PERSON = /^(?:d|n)?el(?:e|a)(s?)$/iu;

/** `Os lugares frequentados por ele`: one is meant, and only many are named before. */
function meansNoNoun(text: string): boolean {
  // Most sentences have none: they need no tags.
  if (!/el[ea]/iu.test(text)) return false;
  const tokens = tagSentence(text);
  const at = tokens.findIndex((token) => THIRD_PERSON.test(token.text));
  if (at <= 0) return false;
  const number = THIRD_PERSON.exec(tokens[at]?.text ?? '')?.[1] === '' ? 'sing' : 'plur';
  const nouns = tokens.slice(0, at).filter(({ tag }) => tag === 'NOUN' || tag === 'PROPN');
  // Several things named one by one make a plural.
  return number === 'sing' ? nouns.every((noun) => noun.number === 'plur') : nouns.length === 0;
}

/** `Realização que ocupa o centro, …`, `Conhecidos como aplicativos, são …`: what a heading names is described. */
export function opensBare(text: string): boolean {
  const tokens = tagSentence(text);
  const at = tokens.findIndex(({ tag }) => tag !== 'PUNCT');
  const first = tokens[at];
  const comma = tokens.findIndex(({ text: mark }, place) => place > at && mark === ',');
  const opening = comma < 0 ? tokens : tokens.slice(0, comma);
  if (first?.form === 'part') return tokens.slice(comma).slice(1, 2).some(isFiniteVerb);
  const isNamed = opening.some(({ text: mark }) => mark === ':');
  // `Discípulo de Sócrates, fundou a Academia`
  if (first?.tag === 'PROPN' && comma - at > 1) return isFiniteVerb(tokens[comma + 1]);
  return !isNamed && first?.tag === 'NOUN' && first.number === 'sing' && mainVerbAt(opening) === -1;
}
