/** Headings that name a place in a document, not a subject. */
const NAMELESS =
  /^(?:\d{1,2}\s?[ªaº°o]?\s(?:momento|etapa|passo|aula|encontro)|(?:momento|etapa|passo|encontro)\s\d{1,2}|(?:primeir|segund|terceir|quart|[úu]ltim)[ao] (?:momento|etapa|parte|aula)|introdu[çc][ãa]o|conclus[ãa]o|considera[çc][õo]es(?: (?:finais|iniciais|gerais))?|partes|c[óo]digo(?: fonte)?|o que aconteceu|comandos? (?:aprendidos?|utilizados?|usados?)|passo a passo|pr[ée]-requisitos?|apresenta[çc][ãa]o|desenvolvimento|conte[úu]dos?|resumo|abstract|pref[áa]cio|continua[çc][ãa]o|cont\.?|parte|slide|exemplos? resolvidos?|se[çc][ãa]o(?: (?:prim|secund|terci|quatern|quin)[áa]ria)?|exemplos?|exs?|solu[çc][ãa]o(?: *[–-]? *exemplos?)?|resolu[çc][ãa]o|em que|note que|onde|ent[ãa]o|idei?as?(?: (?:geral|central|para) .{3,60})?|algoritmo para (?:o )?c[áa]l?culo|defini[çc](?:ão|ões)|tipos|dicas?(?: finais)?|obs(?:erva[çc](?:ão|ões))?|importante|aten[çc][ãa]o|nota|instru[çc](?:ão|ões)(?: .{0,30})?|orienta[çc][õo]es(?: .{0,30})?|respostas?(?: abertas?)?|gabarito|quest(?:ão|ões)(?: .{0,20})?|exerc[íi]cios?(?: propostos?)?|atividades?|prova|avalia[çc][ãa]o|lembre-se|anotem? .{0,30}|fique atent[oa]|saiba mais|voc[êe] sabia|curiosidades?|para refletir|(?:em )?aulas? anterior(?:es)?|o que (?:iremos|vamos) aprender|hora da quest[ãa]o|p(?:a)?ra (?:come[çc]ar(?: a (?:aula|conversa))?|in[íi]cio de conversa|iniciar|pensar|aquecer)|(?:vamos )?come[çc]ando|vamos come[çc]ar|in[íi]cio de conversa|ponto de partida|aquecimento|sondagem|acolhida|acolhimento|(?:conversa|roda)(?: (?:inicial|de conversa|final))?|(?:aula )?(?:expositiva|dialogada)(?: (?:e )?dialogada)?|explica[çc][ãa]o(?: (?:d[ao]|n[ao]) (?:quadro|lousa|professora?|conte[úu]do))?|exposi[çc][ãa]o(?: dialogada| oral)?|sistematiza[çc][ãa]o|registros?(?: (?:no caderno|coletivo|individual))?|fechamento|encerramento|pr[áa]tica|finaliza[çc][ãa]o|problematiza[çc][ãa]o|situa[çc][ãa]o[- ]problema(?: inicial)?|perguntas? (?:inicia(?:l|is)|disparadoras?|norteadoras?|geradoras?)|recapitulando|relembrando|(?:figura|tabela|quadro|gr[áa]fico)|(?:anexo|ap[êe]ndice)s?(?: [a-z\d]{1,2}(?: *[–—:-].{0,20})?)?|sum[áa]rio|[íi]ndice|contents|agenda|roteiro(?: t[ée]cnico)?|plano de aula(?: .{0,20})?|exame(?: de sele[çc][ãa]o)?|simulado|objetos? d[eo] conhecimento|unidades? tem[áa]ticas?|(?:materiais|recursos)(?: (?:did[áa]ticos|necess[áa]rios|materiais))?)[^\p{L}]*$/iu;
/** Who a document comes from. */
const SCHOOL =
  /^(?:escola (?:municipal|estadual|t[ée]cnica|de ensino|de educa)|col[ée]gio|emeief|emef|emei|emeb|instituto federal|universidade|faculdade|secretaria (?:municipal|estadual|d[ae])|prefeitura|governo do estado|centro de (?:forma[çc][ãa]o|ensino|educa[çc][ãa]o)|minist[ée]rio d)/iu;
/** A box that calls for attention: beside what it says its name tells enough. */
const NOTICE =
  /^(?:aten[çc][ãa]o|importante|cuidados?|alerta|lembre-se|lembretes?|fique (?:atent[oa]|ligad[oa]|de olho)|saiba mais|voc[êe] sabia(?: que)?|curiosidades?|dicas?(?: finais)?|desafio)[^\p{L}]*$/iu;
/** Those that are parts of a text all the same. */
const FRAME =
  /^(?:introdu[çc][ãa]o|conclus[ãa]o|considera[çc][õo]es (?:finais|iniciais|gerais)|apresenta[çc][ãa]o|desenvolvimento|resumo|abstract|pref[áa]cio|(?:orienta|instru)[çc][õo]es|avalia[çc][ãa]o|dicas finais|materia(?:l|is)(?: (?:necess[áa]rio|utilizado|usado)s?)?|(?:anexo|ap[êe]ndice)s?(?: [a-z\d]{1,2}(?: *[–—:-].{0,20})?)?)[^\p{L}]*$/iu;
/** One side of a subject that stands above it. */
const ASPECT =
  /^(?:aplica[çc](?:ão|ões)(?: pr[áa]ticas?)?|estrutura|usos?|utiliza[çc][ãa]o|funcionamento|surgimento|origem|hist[óo]rico|caracter[íi]sticas|classifica[çc][ãa]o|(?:des)?vantage(?:m|ns)|import[âa]ncia|motiva[çc][ãa]o|tipos|elementos|causas|consequ[êe]ncias|objetivos?)$/iu;
/** Those that go with the part before them. */
const SUBORDINATE =
  /^(?:exemplos?|exs?$|solu[çc][ãa]o|resolu[çc][ãa]o|continua[çc][ãa]o|cont\.|considera[çc][õo]es$|defini[çc](?:ão|ões)$|obs(?:erva[çc](?:ão|ões))?$|importante$|aten[çc][ãa]o$|nota$|dicas?$|respostas?$|na pr[áa]tica$|(?:des)?vantage(?:m|ns):|usos?:|sa[íi]das?:|resultados?:|modelos?:|vejam?:)(?:[^\p{L}]+(?:exemplos?|continua[çc][ãa]o|solu[çc][ãa]o))?[^\p{L}]*$/iu;

/** True for a heading that any document could have (`Introdução`, `Exemplo 2`) or that names a school: it tells no subject alone. */
export function isNameless(title: string): boolean {
  return NAMELESS.test(title.trim()) || SCHOOL.test(title.trim());
}

/** True for a heading of a box (`Atenção`, `Saiba mais`). */
export function isNotice(title: string): boolean {
  return NOTICE.test(title.trim());
}

/** True for a nameless heading that a table of contents would list (`Conclusão`). */
export function isFrame(title: string): boolean {
  return FRAME.test(title.trim());
}

/** True for a heading that says which side of a subject is told, and needs the subject beside it. */
export function isAspect(title: string): boolean {
  return ASPECT.test(title.trim());
}

/** True for a heading that belongs to what was said before it (`Solução – exemplo`). */
export function isSubordinate(title: string): boolean {
  return SUBORDINATE.test(title.trim());
}

const LAST = /^(?:refer[êe]ncias(?: bibliogr[áa]ficas)?|anexos?|ap[êe]ndices?|gloss[áa]rio)(?!\p{Ll})/iu;

/** True for a heading of what is put after a whole text (`Referências`, `Anexo B`). */
export function isBackMatter(title: string): boolean {
  return LAST.test(title.trim());
}

const APPENDIX =
  /^(?:ap[êe]ndice|anexo)\s+(?:\d{1,2}|[A-Z])\s*[:–—-]\s*(?!descri[çc][ãa]o|t[íi]tulo)(?=\p{L}{3})/iu;

/** True for an appendix with a subject of its own (`Apêndice A – Curvas`); a template has places for others. */
export function isAppendix(title: string): boolean {
  return APPENDIX.test(title.trim());
}
