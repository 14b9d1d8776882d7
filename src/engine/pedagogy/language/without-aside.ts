/** `Elementos (desenhar no quadro!!)`, `VOLTA 51-54 (só se der tempo)`: what the teacher is not to forget. */
const FOR_THE_BOARD =
  /\s*\((?:(?:n[ãa]o )?(?:desenhar|mostrar|passar|colocar|escrever|projetar|lembrar|retomar|revisar|copiar|copiem|anotar|decorar|imprimir|corrigir|recolher|entregar|ler em voz alta|pular)(?!\p{L})|(?:s[óo]|apenas|somente|vers[ãa]o)(?: para| d[aeo])?(?: [ao])? (?:prof|mim(?!\p{L})|se (?:der|sobrar) tempo)|(?:ver )?se (?:der|sobrar) (?:tempo|p|para|pra)|\d+ aulas?\? |(?:p\/|para|pra) mim(?!\p{L}))[^()]*\)|\s*\([^()]*!!+\)|\s+[–—-]\s+(?:n[ãa]o )?(?:decorar|decorem|copiar|copiem|anotar|anotem|revisar|mostrar|imprimir|lembrar)(?!\p{L})[^–—:]{0,24}$/giu;
/** `(aqui eles sempre reclamam, usar!)`, `(cuidado, eles vão pôr 3!)`: of the class, to oneself. */
const OF_THE_CLASS =
  /\s*\((?:[^()]*[\s,])?(?:el[ea]s|a turma|os alunos|a galera)\s(?:sempre |nunca |v[ãa]o |n[ãa]o |mais )*(?:reclam|pergunt|err|confund|esquec|ach|p[õo]e|p[ôo]r|gost|ador|ri|dorm|viaj|trav|sab|cons|entend|consegu)\p{L}*[^()]*\)/giu;
/** `Você dá o remédio? — deixar falar 5 min`: how a question is put to the class. */
const BEHIND_QUESTION =
  /(?<=\?)\s*[—–-]\s*(?:deixar|esperar|ouvir|anotar|dar um tempo|pedir)(?!\p{L})[^?]*$/iu;

/** `(aspas! debate entre historiadores)`, `comparar se der tempo` */
const FOR_ONESELF =
  /\s*\([^()]*\p{L}!+(?!\s?[\d=])[^()]*\)|,?\s+(?:comparar |falar |ver |fazer |mostrar )?se (?:der|sobrar) tempo(?!\p{L})/giu;
/** `ERA VARGAS ter 3a aula e qui 5a`: when it is given. */
const WHEN = /(?:\s*(?:[,-]|e)?\s(?:seg|ter|qua|qui|sex|s[áa]b)\.?\s\d{1,2}\s?[aªº](?:\saula)?)+$/iu;

/** A line without what its teacher wrote in it to himself; whole where nothing else would be left. */
export function withoutAside(line: string): string {
  const rest = line
    .replace(FOR_THE_BOARD, '')
    .replace(OF_THE_CLASS, '')
    .replace(FOR_ONESELF, '')
    .replace(BEHIND_QUESTION, '')
    .replace(WHEN, '')
    .trim();
  return /\p{L}{3}/u.test(rest) ? rest : line;
}
