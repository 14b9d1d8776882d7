import { dropHalfQuotes } from '#engine/pedagogy/language/drop-half-quotes.ts';
import { dropLabel } from '#engine/pedagogy/language/drop-label.ts';
import { hasFiniteVerb } from '#engine/pedagogy/language/grammar/clauses.ts';
import { plainMath } from '#engine/pedagogy/language/plain-math.ts';
import { remember, SENTENCES_KEPT } from '#engine/pedagogy/language/remember.ts';
import { withoutAside } from '#engine/pedagogy/language/without-aside.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';

/** `1.2) `, `a) `, `(IV) `, `– `, `(___) `: the mark of an item. */
const ITEM_MARK =
  /^(?:\(\s*_*\s*\)|_{2,}|\(?(?:\d{1,2}(?:\.\d{1,2})*|(?!D\. (?:Pedro|João|Maria|José|Miguel|Leopoldina|Isabel|Teresa|Carlota|Manuel|Afonso|Sebastião|Henrique|Dinis|Quixote)(?!\p{L}))[a-hA-H]|[IVX]{1,4})\s*(?:[).]|\s-)(?=\s*\p{L}|\s*[“"(])|[-–—•*►✓✔☑✅>→]+|\/(?=\s))\s*/u;
/** Names of a part of a text, not of a subject. */
const TEXT_LABEL =
  /^(?:o que (?:é|são)|em que|note que|onde|então|hist[óo]ria|contexto|solu[çc][ãa]o|resolu[çc][ãa]o|resposta|ex\.?|exemplos?(?: \d+)?|obs(?:erva[çc][ãa]o|erva[çc][õo]es)?\.?|notas?|defini[çc][ãa]o|repare|observe(?= que)|importante|aten[çc][ãa]o|dicas?|problema|atividade|conceito|curiosidade|resumo|conclus[ãa]o|explica[çc][ãa]o|descri[çc][ãa]o|introdu[çc][ãa]o|lembrete|lembre-se|caracter[íi]sticas|fato|ideia|pergunta|mensagem|conte[úu]do|vantagem|desvantagem|objetivo|fun[çc][ãa]o|ementa(?: d[ao] (?:disciplina|curso))?|texto|caso|passo(?: \d+)?|etapa(?: \d+)?|slide(?: \d+)?)\s*:\s*(?=\S)/iu;
/** Connectives that may go: the sentence is whole without them. */
const CONNECTIVE =
  /^(?:(?:portanto|assim|logo|então|além disso|além do mais|ademais|no entanto|entretanto|contudo|todavia|porém|por isso|por outro lado|por sua vez|dessa forma|desta forma|desse modo|deste modo|dessa maneira|desta maneira|sendo assim|com isso|nesse sentido|neste sentido|ou seja|isto é|de fato|na verdade|afinal|por fim|por exemplo|em resumo|em suma|resumindo|finalmente|em seguida|depois|atualmente|por conseguinte|consequentemente|da mesma forma|do mesmo modo|de forma análoga|em outras palavras|em geral|geralmente),\s+|(?:vale|convém|cabe|é importante|é bom|é preciso) (?:lembrar|destacar|ressaltar|salientar|notar|observar|dizer)(?: também)?,? que\s+|(?:note|observe|perceba|repare|sabemos|sabe-se|percebe-se|nota-se|observa-se|pode-se dizer|(?:(?:utilizando|usando|com|a partir de) (?:est|ess)[ea]s \p{L}+,? )?podemos dizer|vemos(?:, então,)?|vimos|dizemos|diz-se|temos|tem-se|segue-se|lembre-se(?: de)?) que\s+|(?:mas|e|porém|pois|portanto|contudo)\s+(?=(?:[oa]s?|um|uma|em|n[oa]s?)\s))/iu;
/** `(Fig. 14)`, `(ver Tabela 2)`, `(link para download)`, `(Falconer 1996)`, `[3]`: pointers to what is not on the slide. */
const POINTER =
  /\s*\((?:links? (?:para|de|d[ao]) [^()]{3,30}|(?:fazer )?download|clique aqui|[^()]*(?<!\p{L})(?:fig(?:ura|s)?\.?|tabelas?|tab\.|quadros?|gráficos?|ver|veja|vide|cf\.|cap(?:ítulo)?\.?|seção|pág(?:ina)?\.?|p\.|equação|eq\.|slide|item|anexo|apêndice)(?!\p{L})[^()]*|[^()]*\p{Lu}[^()]*\b(?:1[89]|20)\d{2}[a-z]?[^()]*)\)|(?:\s+|(?<=\p{L}{3}|[.,;)”"]))\[\d[\d,;\s–-]*\]/giu;

/** `entre entre frações e decimais`: a slip of the pen. */
export const TWICE = /(?<!\p{L})(entre|d[aeo]s?|para|com|n[ao]s?|por|pel[ao]s?|uma?|os|as)\s\1(?!\p{L})/giu;
/** `Esta disciplina trata de …`: there is but one in its own plan. */
const OF_THE_COURSE = /^Est[ea] (disciplina|curso|unidade curricular|componente curricular)(?=\s)/u;

/** `Ponto exterior Todos os valores …`: a name and what it means, which the page told apart by its type alone. */
const GLUED_NAME = /^(\p{Lu}\p{Ll}+(?:[ -]\p{L}[\p{Ll}-]+){0,3}) (Tod[oa]s?|Os|Uma?)(?= \p{Ll}{2})/u;

/** `favelização - ocupação de morros`, `Urbanização = crescimento …`: how a teacher types a term and what is said of it. */
export const TERM_MARK =
  /^(?!\p{Lu}{2,}\s[–—])(\p{L}[\p{L}-]*(?: (?!(?:e|ou)\s)(?:[\p{L}-]+|\d{2,4})){0,4})(?: - (?=[\p{Ll}“"])| [–—] (?=[\p{L}“"])| = (?=\p{Ll}{2}))(?=[^=+×*/→]{8,}$)(?!.* [-–—] )/u;

/** `se identificar e pedir licença` is a step, `Se cortar o neutro a lâmpada apaga`, `Se espirrar no olho, lavar` a condition. */
function asStep(text: string): string {
  const [, verb = '', rest = ''] = /^se (\p{L}+[aei]r) (.+)$/iu.exec(text) ?? [];
  return rest === '' || hasFiniteVerb(rest) || /,\s\p{L}+[aei]r(?!\p{L})/u.test(rest)
    ? text
    : `${upperFirst(verb)}-se ${rest}`;
}

/** `A sociologia chama esse fenômeno de uberização: uma forma de …`: a name and what it is, whoever gives it. */
const CALLED =
  /^[^:;.]{0,70}?(?<!\p{L})(?:cham(?:a|am|amos|a-se)|denomin(?:a|am|amos|a-se)|dá-se o nome|recebe o nome)(?: (?:a )?(?:d?ess[ea]|d?est[ea]) \p{L}+| (?:a )?isso)? de ((?!que(?!\p{L}))[^:;.]{3,60}): (?=\p{Ll})/iu;

/** `an = a1 . q`: a stop between two factors, typed for the sign. */
const PRODUCT = /(?<==[^=]{0,80}[\p{L}\d)])\s\.\s(?=[\p{Ll}\d(Δ]|\p{Lu}(?!\p{Ll}))/gu;

/** `✗ Subir sozinho`, `✗ não use except: vazio` */
const CROSSED_OUT = /^[✗✘❌☒]\s*(?:não\s)?(\p{L}.*)$/isu;
/** `Começar pelo caso: Você trabalha numa farmácia`: what the teacher begins with is told, not that he does. */
const BEGINS_BY =
  /^(?:come[çc]ar|iniciar|abrir|terminar|fechar)(?: a aula)? (?:pel[ao]|com) [^:.]{3,40}:\s+(?=[\p{Lu}“"])/iu;
/** `(Adaptada) Um passageiro …`, `(ENEM 2015) …`: where a problem comes from. */
const ORIGIN =
  /^\((?:adaptad[oa]|vestibular|autoral|(?:enem|fuvest|unicamp|unesp|uerj|puc|fgv|obmep|saresp)[^()]{0,24})\)\s*/iu;
/** `Pessoal, conforme a NR-35, …` */
const TO_THE_CLASS = /^(?:pessoal|turma|gente|galera), /iu;

/** `A geografia chama esse deslocamento de migração pendular: a ida e volta …`: the name and what it means. */
const CALLS_IT =
  /^[^:]{3,90}?\s(?:chamam?|chamou|chamaram|denominam?|denominou)\s(?:a\s)?(?:ess[ea]s?|est[ea]s?|isso|isto)(?:\s\p{L}+){0,2}\s(?:de|como)\s(?=[^:.]{3,60}:\s+(?:[oa]s?|uma?)\s)/iu;
/** `No capitalismo, porém, o trabalhador …`: what it turns against stands elsewhere. */
const TURNED_INSIDE =
  /^([^,.;:]{2,45}), (?:porém|contudo|entretanto|no entanto|todavia|por sua vez|portanto|então|por outro lado), /iu;

/** `Já no Aral do Sul, …`, `Já Weber …`: set against the sentence before, and whole without it. */
const IN_CONTRAST = /^Já (?=(?:n[oa]s?|em|[oa]s?|uma?|para)\s|\p{Lu})/u;

/** Whether a name is one of a part of a text (`Definição`, `Exemplo 2`), so that nothing can be said of it. */
export const isTextLabel = (name: string): boolean => TEXT_LABEL.test(`${name}: x`);

/** `favelização - ocupação de morros` with a colon between the two. */
export const tellTerm = (text: string): string =>
  /^[^=]* - /u.test(text) ? text.replace(TERM_MARK, '$1: ') : text;

/** `x₁, . . . , xₙ`, `≤ · · · ≤`: dots that a page of formulas sets apart. */
const joinDots = (text: string): string =>
  text.replace(/\s?([.·])\s\1\s\1(?=\s)\s?/g, ' … ').replace(/ … (?=,)/g, ' …');

/** The sentence without marks of its place on the page: item numbers, labels, connectives, pointers, closing stops. */
export const cleanPoint = remember((sentence) => {
  let text = withoutAside(joinDots(plainMath(sentence)).replace(/\s+/g, ' ').trim()).replace(BEGINS_BY, '');
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(ITEM_MARK, '').replace(TEXT_LABEL, '');
    text = dropLabel(text).replace(CONNECTIVE, '').trim();
  }
  return upperFirst(
    dropHalfQuotes(
      asStep(text)
        .replace(ORIGIN, '')
        .replace(/\s*!{2,}\s+(?=\p{Ll})/gu, '; ')
        .replace(POINTER, ''),
    )
      .replace(TWICE, '$1')
      .replace(GLUED_NAME, (_, name: string, opening: string) => `${name}: ${opening.toLowerCase()}`)
      .replace(CALLED, (_, name: string) => `${upperFirst(name)}: `)
      .replace(TERM_MARK, '$1: ')
      .replace(OF_THE_COURSE, (_, noun: string) => `${/a$|ura|idade$/u.test(noun) ? 'A' : 'O'} ${noun}`)
      .replace(PRODUCT, ' · ')
      .replace(CROSSED_OUT, (_, rest: string) => `Não ${rest.charAt(0).toLowerCase()}${rest.slice(1)}`)
      .replace(CALLS_IT, '')
      .replace(TO_THE_CLASS, '')
      .replace(IN_CONTRAST, '')
      .replace(TURNED_INSIDE, '$1, ')
      .replace(/\s+(?!\.{3})([,.;:])/g, '$1')
      .replace(/[\s.;,:–—-]+$/, ''),
  );
}, SENTENCES_KEPT);
