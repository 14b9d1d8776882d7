import { orderOf, orderOfMany } from './as-order.ts';
import { asWritten } from './as-written.ts';
import type { Found, Said } from './said.ts';

const DOES =
  '(?:fa[zç]em|faz|escrevem?|resolvem?|recortam?|desenham?|montam?|respondem?|dividem?|divide|apresentam?|criam?|constroem|pesquisam?|leem|discutem?|observam?|completam?|pintam?|colam?|jogam?|dizem|classificam?|produzem|elaboram?|medem|comparam?|debatem|encenam|organizam|calculam|anotam|copiam|montam|colocam|recebem?|trocam|resolve)';
/** A task of the class begins. */
const BEGINS_TASK = new RegExp(
  `^(?:depois (?:disso )?|(?:na|como|de) atividade,? |(?:no (?:final|fim)(?: da aula)?|(?:pra|para) (?:terminar|fechar|finalizar|encerrar)),? |(?:em (?:duplas?|trios?|grupos?)(?: de \\p{L}+)? ))*(?:(?:eles|elas|os alunos|a turma|a sala|cada (?:um|uma|dupla|grupo|trio|aluno))(?: (?:se|v[ãa]o|vai|t[êe]m que|tem que))* ${DOES}(?!\\p{L})|eu (?:quero|vou) fazer (?:um|uma) (?:debate|jogo|quiz|roda|experi\\p{L}+|atividade|din[âa]mica|exerc\\p{L}+|cartaz|teatro|j[úu]ri)|(?:a gente|n[óo]s) (?:faz|fazemos|vai fazer) (?:a|uma|um|o) (?:atividade|jogo|experi\\p{L}+|debate|din[âa]mica)|eles v[ãa]o (?:fazer|montar|escrever|desenhar|responder|criar|construir|resolver)|(?:eu )?coloco no quadro .+ e eles )`,
  'iu',
);
/** And goes on. */
const GOES_ON_TASK =
  /^(?:depois )?(?:e |a[íi] )?(?:eles|elas|cada|uma? (?:alun[oa]|pessoa|de cada|deles)|uma?(?= \p{L}+[ae] )|[oa] outr[oa]|[oa] (?:sala|turma|grupo|dupla)|os (?:grupos|alunos)|as duplas|quem |(?:no|na|em|com) .* \p{L}+[ae]m |\p{L}{3,}[ae]m(?!\p{L}))/iu;

/** What they do in class, ordered of them; counted items under it are a list. */
export function taskOf(text: string, before: readonly Said[], isTask: boolean): Found | null {
  const [, answers] = isTask ? (/^as respostas s[ãa]o (.+)$/iu.exec(text) ?? []) : [];
  if (answers !== undefined) return [{ kind: 'answers', text: answers }];
  const [, , item] = isTask
    ? (/^(?:e )?[oa] (primeir|segund|terceir|quart|quint|sext|últim)[oa] [ée] (.+)$/iu.exec(text) ?? [])
    : [];
  if (item !== undefined) {
    const [first = '', ...rest] = item.split(' ');
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
        /^(?:depois (?:disso )?|(?:na|como|de) atividade,? |no (?:final|fim)(?: da aula)?,? |(?:pra|para) (?:terminar|fechar|finalizar|encerrar),? |eu (?:quero|vou) |(?:a[íi]|e) )+/iu,
        '',
      )
      .replace(/^(?:eu coloco|coloco) no quadro .+? e (?=eles)/iu, '');
    const plain = bare
      .replace(/^que (?=eles|a turma|cada)/u, '')
      .replace(/^(?:a gente|n[óo]s) (?:faz|fazemos|vai fazer) /iu, 'fazer ');
    const [infinitive] = /^\p{L}+(?:[aei]r|ôr)(?= )/u.exec(plain) ?? [];
    const asked =
      infinitive === undefined ? ordered(plain) : `${orderOf(infinitive)}m${plain.slice(infinitive.length)}`;
    return [{ kind: 'task', text: asked }];
  }
  return null;
}

/** `eles fazem um modelo e desenham` → `façam um modelo e desenhem`; what one of them does stays as it is told. */
export function ordered(text: string): string {
  const bare = text
    .replace(/^[ée] (?:pra|para) /iu, '')
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
      if (last === undefined) blocks.push(told);
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
        .split(/, | e /u);
      if (given.length === count)
        blocks.push(
          `Gabarito: ${given.map((one, index) => `${index + 1}) ${one.toLowerCase()}`).join('; ')}`,
        );
    }
  }
  return blocks;
}
