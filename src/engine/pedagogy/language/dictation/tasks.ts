import { orderOf, orderOfMany } from './as-order.ts';
import { asWritten } from './as-written.ts';
import type { Found, Said } from './said.ts';

const DOES =
  '(?:fa[zç]em|faz|escrevem?|resolvem?|recortam?|desenham?|montam?|respondem?|dividem?|divide|apresentam?|criam?|constroem|pesquisam?|leem|discutem?|observam?|completam?|pintam?|colam?|jogam?|dizem|classificam?|produzem|elaboram?|medem|formam?|escolhem?|comparam?|debatem|analisam?|treinam?|contam?|listam?|relacionam?|simulam?|ensaiam?|votam?|praticam?|encenam|organizam|calculam|anotam|copiam|montam|colocam|recebem?|trocam|resolve)';
/** A task of the class begins. */
const BEGINS_TASK = new RegExp(
  `^(?:depois (?:disso )?|(?:na (?:aula )?pr[áa]tica|na|como|de|a) atividade,? (?:[ée] )?|na (?:aula )?pr[áa]tica,? |(?:no (?:final|fim)(?: da aula)?|(?:pra|para) (?:terminar|fechar|finalizar|encerrar)),? |(?:em (?:duplas?|trios?|grupos?)(?: de \\p{L}+)? ))*(?:(?:eles|elas|os alunos|a turma|a sala|cada (?:um|uma|dupla|grupo|trio|aluno))(?: (?:se|v[ãa]o|vai|t[êe]m que|tem que|em (?:duplas?|trios?|grupos?)(?: de \\p{L}+)?))* ${DOES}(?!\\p{L})|(?:eu|a gente) (?:quero|vou|vai) fazer (?:um|uma|o|a) (?:debate|jogo|quiz|roda|experi\\p{L}+|atividade|din[âa]mica|exerc\\p{L}+|cartaz|teatro|j[úu]ri)|(?:a gente|n[óo]s) (?:faz|fazemos|vai fazer) (?:a|uma|um|o) (?:atividade|jogo|experi\\p{L}+|debate|din[âa]mica)|eles v[ãa]o (?:fazer|montar|escrever|desenhar|responder|criar|construir|resolver|recortar|calcular|pesquisar|entrevistar|apresentar|observar|medir|anotar|comparar|pintar|colar|jogar|discutir|escolher)|(?:eu )?coloco no quadro .+ e eles )`,
  'iu',
);
/** `a pergunta final é … e eles têm que responder com dois argumentos`, `no final eu pergunto …` */
const FINAL_QUESTION =
  /^(?:e )?(?:(?:a|uma) pergunta (?:final|de fechamento|(?:pra|para) (?:fechar|terminar|encerrar)) [ée]|(?:no (?:final|fim)|(?:pra|para) (?:fechar|terminar|encerrar))(?: eu)? (?:pergunto|fa[çc]o (?:a|uma) pergunta|deixo (?:a|uma) pergunta)(?: (?:pr[oa]|para) \p{L}+)?) (.+?)(?: e eles (?:t[êe]m que|v[ãa]o|devem) responder (.+))?$/iu;
/** `a atividade é em grupo de quatro escolher um fato e mostrar …` */
const IN_GROUP =
  /^(?:a )?atividade (?:[ée]|vai ser) (?:(?:pra|para) )?((?:em (?:grupos?|duplas?|trios?)(?: de \p{L}+)? )?)(\p{L}+(?:[aei]r|ôr) .+)$/iu;
const orderAll = (text: string): string =>
  text.replace(/(?<=^| e )\p{L}{2,}(?:[aei]r|ôr)(?= )/giu, (verb) => `${orderOf(verb)}m`);
/** And goes on. */
const GOES_ON_TASK =
  /^(?:depois )?(?:e |a[íi] )?(?:eles|elas|cada|uma? (?:alun[oa]|pessoa|de cada|deles)|uma?(?= (?:[ée]|\p{L}+[ae]) )|a gente (?:pega|coloca|mistura|usa|leva|corta|enche|p[õo]e)|[oa] outr[oa]|[oa] (?:sala|turma|grupo|dupla)|os (?:grupos|alunos)|as duplas|quem |(?:no|na|em|com) .* \p{L}+[ae]m |\p{L}{3,}[ae]m(?!\p{L}))/iu;

const upperFirst = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** What they do in class, ordered of them; counted items under it are a list. */
export function taskOf(text: string, before: readonly Said[], isTask: boolean): Found | null {
  const [, final, how] = FINAL_QUESTION.exec(text) ?? [];
  if (final !== undefined)
    return [{ kind: 'task', text: `respondam: “${final}?”${how === undefined ? '' : ` ${how}`}` }];
  const [, each, what] =
    /^(?:eu )?(?:pe[çc]o|mando) (?:(?:pra|para) (?:eles|elas|a turma|cada um)|pr?os alunos) (\p{L}+[aei]r)(?:em)? (.+)$/iu.exec(
      text,
    ) ?? [];
  if (each !== undefined)
    return [
      {
        kind: 'task',
        text: `${orderOf(each.toLowerCase())}m ${what?.replace(/(?<=(?:com|de|para) )eles(?!\p{L})/u, 'vocês')}`,
      },
    ];
  const group = IN_GROUP.exec(text);
  if (group !== null) return [{ kind: 'task', text: `${group[1] ?? ''}${orderAll(group[2] ?? '')}` }];
  const [, answers] = isTask ? (/^as respostas s[ãa]o (.+)$/iu.exec(text) ?? []) : [];
  if (answers !== undefined) return [{ kind: 'answers', text: answers }];
  const [, , item] = isTask
    ? (/^(?:e )?[oa] (primeir|segund|terceir|quart|quint|sext|últim)[oa] [ée] (.+)$/iu.exec(text) ?? [])
    : [];
  if (item !== undefined) {
    const [first = '', ...rest] = item.split(' ');
    const [, told, asked] = /^(.+); (.+)$/u.exec(item) ?? [];
    if (told !== undefined && asked !== undefined)
      return [{ kind: 'item', text: `${told}. ${upperFirst(asked)}?` }];
    return [
      {
        kind: 'item',
        text: /[aei]r$|^p[ôo]r$/u.test(first) ? [orderOf(first), ...rest].join(' ') : `“${item}”`,
      },
    ];
  }
  if (BEGINS_TASK.test(text) || (isTask && GOES_ON_TASK.test(text) && before.length > 0)) {
    const bare = text
      .replace(
        /^(?:depois (?:disso )?|(?:na|como|de) atividade,? |na (?:aula )?pr[áa]tica,? |(?:a )?atividade [ée] |no (?:final|fim)(?: da aula)?,? |(?:pra|para) (?:terminar|fechar|finalizar|encerrar),? |eu (?:quero|vou) |(?:a[íi]|e) )+/iu,
        '',
      )
      .replace(/^(?:eu coloco|coloco) no quadro .+? e (?=eles)/iu, '');
    const plain = bare
      .replace(/^que (?=eles|a turma|cada)/u, '')
      .replace(/^(?:a gente|n[óo]s) (?:faz|fazemos|vai fazer) /iu, 'fazer ');
    // `analisam um acidente o que ele fez de errado`
    return [
      {
        kind: 'task',
        text: orderedWhole(plain).replace(
          /(?<=\p{L}{3}) (?=o que (?:el[ea]s?|a pessoa) (?:fez|fizeram|deve|pode))/u,
          ': ',
        ),
      },
    ];
  }
  return null;
}

/** The same of what may be told in infinitives: `procurar três alimentos e trazer` → `procurem três alimentos e tragam`. */
export function orderedWhole(text: string): string {
  const told = ordered(text);
  return /^\p{L}{2,}(?:[aei]r|ôr)(?= )/u.test(told) ? orderAll(told) : told;
}

/** `eles fazem um modelo e desenham` → `façam um modelo e desenhem`; what one of them does stays as it is told. */
export function ordered(text: string): string {
  const bare = text
    .replace(/^[ée] (?:pra|para) /iu, '')
    .replace(/^(eles|elas) (em (?:duplas?|trios?|grupos?)(?: de \p{L}+)?) /iu, '$2 $1 ')
    // Who does it is the class.
    .replace(/ (?:pra|para a) turma(?!\p{L})/iu, ' para os colegas')
    .replace(
      /(?<!\p{L})(?:eles|elas|os alunos) (?:v[ãa]o|t[êe]m que|precisam|devem) (\p{L}+[aei]r|p[ôo]r)(?!\p{L})/giu,
      '$1',
    );
  const isOfOne = OF_ONE.test(bare);
  const words = bare.replace(/(?<!\p{L})os alunos(?= \p{L}+[aeoõ]m )/giu, 'eles').split(' ');
  return words
    .flatMap((word, at) => {
      const [before = '', next = ''] = [words[at - 1] ?? '', words[at + 1] ?? ''];
      const isTheirs = THEY.test(before);
      if (THEY.test(word) && isOfMany(next)) return [];
      if (
        !isOfMany(word) ||
        !(
          isTheirs ||
          at === 0 ||
          ((TAKES.test(next) || (before === 'e' && at > 1)) &&
            !/^(?:que|quais|quem|n[ãa]o)$|s$/iu.test(before))
        )
      )
        return [word];
      return [isOfOne ? ofOne(word) : (orderOfMany(word) ?? word)];
    })
    .join(' ');
}
const OF_ONE = /^(?:cada|uma?|[oa] outr[oa]|[oa] (?:sala|turma)|quem) /iu;
const THEY = /^(?:eles|elas)$/iu;
const TAKES =
  /^(?:[oa]s?|uma?s?|com|n[oa]s?|em|num|numa|quant[oa]s|pr[oa]s?|ess[ea]s?|dois|duas|tr[êe]s|sobre|qual|quais|por)$/iu;
/** No verb, or none that is ordered. */
const NO_ORDER =
  /^(?:também|quem|bem|sem|tem|vem|ordem|homem|imagem|viagem|nem|alguém|ninguém|porém|além|cem|contêm|for[ae]m|em|com)$/iu;
const isOfMany = (word: string): boolean =>
  /^\p{Ll}{2,}(?:am|em|õem)$|^(?:vão|põem)$/u.test(word) && !NO_ORDER.test(word);
/** `desenham` → `desenha`, beside `cada dupla`. */
const ofOne = (word: string): string =>
  word === 'fazem' ? 'faz' : word === 'põem' ? 'põe' : word.slice(0, -1);

/** The tasks of the class, each with what is said of it in one sentence; counted items one to a line, their answers below. */
export function layOutTasks(said: readonly Said[], write: (text: string) => string): string[] {
  const blocks: string[] = [];
  let count = 0;
  for (const [at, { kind, text }] of said.entries()) {
    if (kind === 'task') {
      const told = write(text).replace(/^((?:Em|De) (?:duplas?|trios?|grupos?)(?: de \p{L}+)?) /u, '$1, ');
      const [last] = said[at - 1]?.kind === 'task' ? blocks.slice(-1) : [];
      if (last === undefined || /: “/.test(told)) blocks.push(told);
      else
        blocks[blocks.length - 1] =
          `${last.slice(0, -1)}${/[:;]/u.test(last) ? ';' : ':'} ${told.charAt(0).toLowerCase()}${told.slice(1)}`;
      count = 0;
    }
    if (kind === 'item') {
      count += 1;
      const line = `${count}) ${text.startsWith('“') ? asWritten(text.replace(/”$/u, '')).replace(/\.$/u, '”') : write(text)}`;
      if (count === 1) {
        blocks[blocks.length - 1] = blocks.at(-1)?.replace(/\.$/u, ':') ?? '';
        blocks.push(line);
      } else blocks[blocks.length - 1] += `\n${line}`;
    }
    if (kind === 'answers') {
      const given = write(text)
        .replace(/\.$/u, '')
        .replace(/(?<=\d) (?=\d)/gu, ', ')
        .split(/, | e /u);
      if (given.length === count)
        blocks.push(
          `Gabarito: ${given.map((one, index) => `${index + 1}) ${one.toLowerCase()}`).join('; ')}`,
        );
    }
  }
  return blocks;
}
