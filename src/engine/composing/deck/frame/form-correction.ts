import type { ItemMatter } from '#engine/composing/deck/composition.ts';
import type { Formed } from '#engine/composing/deck/forms/form.ts';
import { upperFirst } from '#engine/pedagogy/outline/clean-title.ts';
import type { SlideBlock, Statement } from '#shared/composition/blocks.ts';

/** `Resposta: c) quatro`, `Questão 3: d) hemácias`, `a) x + 7 = 12 → 5` */
const ANSWERS = /^(?:Resposta|Questão \d+): |^[a-h]\) .+ → | → [VFCE]$/u;
const NAMED = /^(Pergunta|Resposta|Comentário|Questão \d+|Corrijam juntos): (.+)$/su;
const MOST_POINTS = 6;

/**
 * A slide on which questions are corrected: what is asked, answered and said of it under its name, or many answers as a table;
 * null for one that answers nothing.
 */
export function formCorrection({ item, points }: ItemMatter): Formed | null {
  if (!item.title.startsWith('Correção') || !points.some(({ text }) => ANSWERS.test(text))) return null;
  const items = points.map(nameLine);
  if (items.length > MOST_POINTS && items.every(({ head }) => head !== null))
    return {
      layout: 'table',
      blocks: [
        {
          type: 'table',
          columns: ['Questão', 'Resposta'],
          rows: items.map(({ head, text }) => [(head ?? '').replace(/^Questão /u, ''), text]),
          caption: null,
          passageIds: [...new Set(items.flatMap(({ passageIds }) => passageIds))],
        },
      ],
      claim: null,
      rest: [],
    };
  const one = answerBeside(items);
  if (one !== null) return { layout: 'points', blocks: one, claim: null, rest: [] };
  return {
    layout: 'points',
    blocks: [{ type: 'points', items: items.slice(0, MOST_POINTS) }],
    claim: null,
    rest: points.slice(MOST_POINTS),
  };
}

/** One question with its answer beside it, as a term stands beside facts; null where several are corrected. */
function answerBeside(items: readonly (Statement & { head: string | null })[]): SlideBlock[] | null {
  const [asked, answer, comment, ...others] = items;
  const isOne = asked?.head === 'Pergunta' && answer?.head === 'Resposta' && others.length === 0;
  if (!isOne || comment?.head !== 'Comentário' || !/^[a-e]\) /u.test(answer.text)) return null;
  const passageIds = [...new Set([...answer.passageIds, ...comment.passageIds])];
  return [
    { type: 'points', items: [{ ...asked, head: null }] },
    { type: 'definition', term: answer.text, text: comment.text, passageIds },
  ];
}

function nameLine({ text, passageIds }: Statement): Statement & { head: string | null } {
  const [, head = null, named = text] = NAMED.exec(text) ?? [];
  // `Os filhos podem ser:` is gone on with by its answer.
  const said = named.replace(/\s*[:,]$/u, ' ____');
  return { head, text: head === null || /^[a-h]\) /u.test(said) ? said : upperFirst(said), passageIds };
}
