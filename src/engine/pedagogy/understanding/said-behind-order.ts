/** What goes before an order: `ah e dizer que …`, `depois mostrar …`, `OBS: lembrar que …`. */
const THEN =
  '(?:(?:obs\\p{L}*\\d*\\.?\\s*:|nota\\s*:|importante\\s*:|aten[çc][ãa]o\\s*:|ah|e|a[íi]|da[íi]|ent[ãa]o|depois|primeiro|segundo|agora|tamb[ée]m|em seguida|por fim|no fim|n[ãa]o esquecer de)[,:]?\\s+){0,3}';
const TELL =
  '(?:explicar|dizer|falar|lembrar|comentar|contar|avisar|refor[çc]ar|destacar|frisar|citar|mencionar|mostrar|apresentar|enfatizar|ressaltar|salientar|esclarecer)';
const CLASS =
  ' (?:(?:pra|para|com|a|à) (?:a )?(?:turma|classe|sala|el[ea]s|galera|[oa]s (?:alun[oa]s|estudantes|crianças))|(?:aos|às) (?:alun[oa]s|estudantes|crianças))';
export const TO_WHOM = `(?:${CLASS})?`;
export const ORDER_START = `^[-–•*\\s]*${THEN}`;

/** `Explicar finalmente que …` */
const ADVERB = '(?:(?:finalmente|ent[ãa]o|tamb[ée]m|ainda|novamente|\\p{L}{3,}mente) )?';

/** `explicar q kWh = …`, `ah e dizer que parcelar custa menos`: what is to be said stands behind. */
const SAY_THAT = new RegExp(`${ORDER_START}${TELL}${TO_WHOM} ${ADVERB}(?:que|q),?\\s+(?=\\S+\\s\\S)`, 'iu');
/** `falar da Tarifa Social: família inscrita …`, `depois mostrar o que tem na conta: consumo, …`: a name and what is said of it. */
const TELL_OF = new RegExp(
  `${ORDER_START}(?:${TELL}${TO_WHOM}(?: (?:d[aeo]s?|sobre(?: [oa]s?)?))?|comparar)\\s+(?=[^:.?!]{3,70}:\\s\\S.{8})`,
  'iu',
);
/** `Explique aos alunos que …`: without whom it is told to it may be asked of them. */
const TELL_CLASS_THAT = new RegExp(
  `${ORDER_START}(?:expliquem?|digam?|lembrem?|destaquem?|reforcem?|comentem?|mostrem?|enfatizem?|ressaltem?|esclare[çc]am?)${CLASS} ${ADVERB}que,?\\s+(?=\\S+\\s\\S)`,
  'iu',
);
/** `eles aprenderão …`, `nesta aula …`: of the class, no matter. */
const OF_CLASS =
  /^(?:(?:el[ea]s|[oa]s (?:alun[oa]s|estudantes|crianças)|a turma|cada (?:um|uma|alun[oa]|estudante|grupo|dupla)|voc[êe]s)(?!\p{L})|(?:hoje|n?[ea]ss?ta (?:aula|atividade)|o objetivo d[ae]s?ta|a aula|a atividade|a (?:mat[ée]ria|disciplina) (?:ter[áa]|vai|ir[áa])))(?!\p{L})/iu;
/** What an order to tell something asks to be told, where that stands behind it; null for other lines. */
export function saidBehindOrder(text: string): string | null {
  const said = text.replace(SAY_THAT, '').replace(TELL_CLASS_THAT, '').replace(TELL_OF, '');
  return said !== text && /\p{L}{2}/u.test(said) && !OF_CLASS.test(said) ? said : null;
}
