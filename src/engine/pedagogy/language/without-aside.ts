import { withoutOwnWord } from './own-word.ts';

/** `Elementos (desenhar no quadro!!)`, `VOLTA 51-54 (só se der tempo)`: what the teacher is not to forget. */
const FOR_THE_BOARD =
  /\s*\((?:(?:n[ãa]o )?(?:desenhar|mostrar|passar|colocar|escrever|projetar|lembrar|retomar|revisar|copiar|copiem|anotar|decorar|imprimir|corrigir|recolher|entregar|ler em voz alta|pular|comentar|contar|falar|perguntar|puxar|citar|explicar|encenar|votar|deixar (?:el[ea]s|a turma|falar|pensar|como|de)|dar (?:um )?(?:exemplo|tempo)|fazer (?:[oa] |uma? )?(?:desenho|esquema|teatro|gesto|tabela|mapa|conta|votação|no quadro|na lousa))(?!\p{L})|(?:s[óo]|apenas|somente) (?:citar|comentar|falar|mostrar)|(?:s[óo]|apenas|somente|vers[ãa]o)(?: para| d[aeo])?(?: [ao])? (?:prof|mim(?!\p{L})|se (?:der|sobrar) tempo)|(?:ver )?se (?:der|sobrar) (?:tempo|p|para|pra)|\d+ aulas?\? |(?:p\/|para|pra) mim(?!\p{L}))[^()]*\)|\s*\([^()]*!!+\)|\s+[–—-]\s+(?:n[ãa]o )?(?:decorar|decorem|copiar|copiem|anotar|anotem|revisar|mostrar|imprimir|lembrar)(?!\p{L})[^–—:]{0,24}$/giu;
/** `(aqui eles sempre reclamam, usar!)`, `(cuidado, eles vão pôr 3!)`: of the class, to oneself. */
const OF_THE_CLASS =
  /\s*\((?:[^()]*[\s,])?(?:el[ea]s|a turma|os alunos|a galera|o pessoal|muita gente|t(?:od|ud)o mundo|td mundo)\s(?:sempre |nunca |v[ãa]o |vai |n[ãa]o |mais )*(?:reclam|faz|fa[çc]|fic|chut|pergunt|err|confund|esquec|ach|p[õo]e|p[ôo]r|gost|ador|ri|dorm|viaj|trav|sab|cons|entend|consegu)\p{L}*[^()]*\)/giu;
/** `Você dá o remédio? — deixar falar 5 min`: how a question is put to the class. */
const BEHIND_QUESTION =
  /(?<=\?)\s*[—–-]\s*(?:deixar|esperar|ouvir|anotar|dar um tempo|pedir)(?!\p{L})[^?]*$/iu;

/** `(comentar: Aristóteles achava o contrário)`: what is to be told is told. */
const TO_TELL = /\((?:comentar|falar|contar|lembrar|dizer|explicar)\s?:\s*(?=[^()]{8})/giu;
/** `… obrigatório → contar do passageiro de trás`, `… ← deixar de desafio`: what is done with it in class. */
const BEHIND_ARROW =
  /\s*(?:→|←|[-=]{1,2}>|<[-=]{1,2})\s*(?:contar|puxar|perguntar|comentar|falar|vota[çc][ãa]o|votar|mostrar|lembrar|deixar|pedir|discutir|retomar|aproveitar|ouvir|anotar|desenhar|passar (?:o |um )?(?:v[íi]deo|filme|m[úu]sica)|explicar|brincar|levar|trazer|debater|fazer (?:no quadro|na lousa|junto|com eles|desenho|vota[çc][ãa]o))(?!\p{L})[^.→;]*[.!]*/giu;

/**
 * `… ← esse exemplo salva`, `… <- deixar de desafio`: what the writer thinks of it, in words; `inicio <= fim` compares, and
 * `meio <- (inicio + fim) div 2` gives a value.
 */
const BACK_ARROW = /\s*(?:←|<(?:--?|==)(?!>))(?!\s*o (?:pior|maior|menor|melhor))[^←]*$/u;
const GIVES_VALUE =
  /(?:^|(?<!\p{L})(?:[Ee]nt[ãa]o|[Ss]en[ãa]o|[Ff]a[çc]a|then|else|do)\s)\s*[\p{Ll}_]\w*(?:\[[^\]]*\])?\s*(?:←|<-)\s*(?:\S+$|.*[-+*/()[\]"'\d])/u;

/** `(ASSOCIAÇÃO BRASILEIRA DE NORMAS TÉCNICAS, 2011)`: a source as ABNT sets it in a text; the passage keeps it. */
const CITED = /\s*\(\p{Lu}[\p{Lu}\s;.&-]{2,90}, (?:19|20)\d\d[a-z]?(?:, p\.\s?\d[\d–-]*)?\)/gu;

/** `(aspas! debate entre historiadores)`, `comparar se der tempo` */
const FOR_ONESELF =
  /\s*\([^()]*\p{L}!+(?!\s?[\d=])[^()]*\)|,?\s+(?:comparar |falar |ver |fazer |mostrar )?se (?:der|sobrar) tempo(?!\p{L})/giu;
/** `ERA VARGAS ter 3a aula e qui 5a`: when it is given. */
const WHEN = /(?:\s*(?:[,-]|e)?\s(?:seg|ter|qua|qui|sex|s[áa]b)\.?\s\d{1,2}\s?[aªº](?:\saula)?)+$/iu;

/** `Imprimir o texto por dupla`, `Vão rir, tudo bem.`, `(sigla que eu inventei p/ eles lembrarem)`, `…, aproveitar`, `ler a carta se der tempo`: a teacher about the class. */
export const TALKS_OF_CLASS =
  /^\(.*(?<!\p{L})j[áa] (?:viram|estudaram|sabem|fizeram|conhecem)(?!\p{L}).*\)\W*$|^\W*(?:erro mais comum (?:d[oe] )?ano passado|(?:imprimir|xerocar)(?!\p{L})|conferir se (?:[oa]s? )?\d|algu[ée]m vai (?:contar|falar|perguntar)|v[ãa]o (?:rir|dizer|perguntar)(?!\p{L})|eles (?:sempre|costumam|confundem) )|(?<!\p{L})que eu (?:inventei|sempre uso)(?!\p{L})|[,;:]\s(?:aproveitar|insistir|corrigir brincando)[.!)\s]*$|n[ãa]o xerocar|^\W*\p{L}+[aei]r\s[^()]*\sse (?:der|sobrar) tempo[.!\s]*$/iu;

/** `[professor: conferir antes da aula]`, `[inserir foto]`, `[???]`: square brackets hold what is still to be done. */
const TO_DO =
  /\s*\[\s*(?:(?:para (?:o |a )?)?prof(?:essora?|[ªa])?\.?\s*[:,–-]|(?:obs|nota|lembrete|aten[çc][ãa]o|pend[êe]ncia|falta(?:m|ndo)?)(?!\p{L})|(?:conferir|checar|verificar|confirmar|inserir|colocar|p[ôo]r|incluir|completar|terminar|atualizar|corrigir|revisar|procurar|pesquisar|trocar|mostrar|projetar|desenhar|imprimir|ver|achar|buscar|lembrar|comentar|perguntar|contar|falar|deixar|pedir|retomar|passar|fazer|resolver|explicar|levar|trazer|escrever|anotar|copiar)(?!\p{L})|(?:[^\]]*\s)?se (?:der|sobrar) tempo|\?+)[^\]]*\]/giu;
/** `(completar)`, `(conferir a data antes da aula)`, `(ver se está certo)` */
const UNFINISHED =
  /\s*\((?:(?:completar|continuar|terminar|arrumar|atualizar|falta(?:ndo)? (?:completar|terminar|fonte|imagem|foto|exemplo)|inserir (?:imagem|foto|figura|gr[áa]fico|mapa))(?: (?:aqui|isso|depois|em casa|na aula|com \p{L}+))?|(?:conferir|checar|confirmar|verificar|rever|pesquisar)(?: [^()]{1,40})? (?:antes|depois|se (?:est[áa]|mudou|[ée])|n[ao] (?:livro|site|internet|apostila)|d[ae] aula)(?!\p{L})[^()]*|ver se [^()]*|conferir|checar|confirmar|rever|\?{2,})[.!…]*\)/giu;
/** `(SEMPRE CAI)`, `(cai na prova!)`, `(muito importante)`: how it matters, not what it is. */
const FOR_THE_TEST =
  /\s*\((?:(?:isso |essa |este |esse )?(?:sempre|vai|costuma|pode)?\s?ca(?:i|ir|em)(?: (?:muito|sempre|demais|bastante|direto|n[ao]s? (?:prova|enem|vestibular|teste|avalia[çc][ãa]o)\p{L}*|em prova))*|(?:muito |super )?importante|(?:fiquem? |prestem? )?aten[çc][ãa]o|cuidado|n[ãa]o esque[çc](?:am?|er)|decorem?|gravem?|anotem?|copiem?)[\s!.…]*\)/giu;
/** `… / 1937 outorgada. Cai no ENEM.` */
const IN_THE_TEST =
  /(?<=[.;!])\s*(?:isso |sempre |vai )*ca(?:i|ir) (?:muito |sempre )?(?:n[ao]s?|em) (?:prova|enem|vestibular|teste|avalia[çc][ãa]o)s?\s*[!.]*$/iu;
/** `3) (1,0) Maria mora …`, `(2,0 pontos) Calcule …`: what a question is worth, of no use to who works through it. */
const WORTH =
  /^((?:[Qq][Uu][Ee][Ss][Tt][ÃAãa][Oo]\s*)?\d{1,3}\s?[).º:–-]+\s*)\((?:[Vv]ale(?:ndo)?:?\s)?\d{1,2}(?:[.,]\d{1,2})?\s?(?:pontos?|pts?\.?)?\s?(?:cada)?\s?\)[\s.:–-]*(?=[\p{Lu}“"¿])|^\((?:[Vv]ale(?:ndo)?:?\s)?\d{1,2}(?:[.,]\d{1,2})?\s?(?:pontos?|pts?\.?)\s?(?:cada)?\s?\)[\s.:–-]*/u;

/** What a text says is still to be done to it (`conferir a data antes da aula`), with the words that a bare mark stands behind. */
export function listToDo(text: string): string[] {
  return [TO_DO, UNFINISHED].flatMap((marks) =>
    [...text.matchAll(marks)].map(([mark], at) => {
      const said = mark.replace(/^[\s([]+|[\s)\].]+$/g, '');
      if (/\s/.test(said))
        return said.replace(/^(?:para (?:o |a )?)?prof(?:essora?|[ªa])?\.?\s*[:,–-]\s*/iu, '');
      const before = text.slice(0, [...text.matchAll(marks)][at]?.index ?? 0).trimEnd();
      return `${
        before
          .split(/(?<=[.;])\s+/)
          .at(-1)
          ?.slice(-MOST_BEFORE)
          .trimStart() ?? ''
      } (${said})`.trim();
    }),
  );
}
const MOST_BEFORE = 60;

/** A text without what is still to be done to it, what it counts in the test and what it is worth; whole where nothing else would be left. */
export function withoutMarks(text: string): string {
  const rest = text
    .replace(WORTH, (_, number?: string) => number ?? '')
    .replace(TO_DO, '')
    .replace(UNFINISHED, '')
    .replace(FOR_THE_TEST, '')
    .replace(IN_THE_TEST, '');
  if (rest === text || !/[\p{L}\d]/u.test(rest)) return text;
  // `forma ATP, DNA; (completar)`: what led to the mark goes with it.
  return /[.!?:)\]]$/.test(text) && /[;,]\s*$/.test(rest) ? rest.replace(/[\s;,]+$/, '') : rest;
}

/** `cuidado: eles SEMPRE esquecem de passar mm² para m²`, `eles confundem massa com peso`: what classes get wrong. */
const GETS_WRONG =
  /^(?<label>\W*(?:cuidado|aten[çc][ãa]o|obs\.?|dica|importante|erro comum)\s*[:,!–-]\s*)?(?:el[ea]s|os alunos|a turma|muita gente|todo mundo)\s+(?:sempre\s+|costumam?\s+|v[ãa]o\s+|muito\s+)*(?<verb>esquec(?:em?|er)|confund(?:em?|ir)|troc(?:am?|ar))\s+(?<what>\S.{5,})$/iu;

/** The same said to the class: `Não se esqueça de passar mm² para m²`; null for any other line. */
export function warnClass(line: string): string | null {
  const { label = '', verb = '', what = '' } = GETS_WRONG.exec(line.trim())?.groups ?? {};
  if (verb === '') return null;
  const isForgotten = /^esq/iu.test(verb);
  // `esquecem o sinal` has no preposition of its own.
  const order = isForgotten
    ? /^d[eoa]s? /iu.test(what)
      ? 'não se esqueça'
      : /^que /iu.test(what)
        ? 'não se esqueça de'
        : 'não esqueça'
    : /^con/iu.test(verb)
      ? 'não confunda'
      : 'não troque';
  const told = `${order} ${what}`;
  return label === '' ? `${told.charAt(0).toUpperCase()}${told.slice(1)}` : `${label}${told}`;
}

/** A line without what its teacher wrote in it to himself; whole where nothing else would be left. */
export function withoutAside(line: string): string {
  const rest = withoutOwnWord(warnClass(withoutMarks(line)) ?? withoutMarks(line))
    .replace(BACK_ARROW, (remark) => (GIVES_VALUE.test(line) ? remark : ''))
    .replace(TO_TELL, '(')
    .replace(BEHIND_ARROW, '')
    .replace(CITED, '')
    .replace(FOR_THE_BOARD, '')
    .replace(OF_THE_CLASS, '')
    .replace(FOR_ONESELF, '')
    .replace(BEHIND_QUESTION, '')
    .replace(WHEN, '')
    .trim();
  return /\p{L}{3}/u.test(rest) ? rest : line;
}

/** `O que vimos até aqui?`, `então vamos lá?`: said of the course of the class, nothing that is asked. */
export const TALKS_OF_COURSE =
  /^o que (?:aprendemos|vimos|foi visto)|(?:aula passada|última aula|vamos l[áa](?!\p{L})|alguma dúvida)/iu;
