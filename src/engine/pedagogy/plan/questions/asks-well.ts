import { isImperative } from '#engine/pedagogy/language/grammar/is-imperative.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import type { Question } from './question.ts';

/** `Nas cidades: favelas`, `Entre palavras repetidas: cara a cara`: a place or a case of which lines tell, no thing. */
const OF_A_CASE =
  /^O que (?:é|são) (?:(?:n|d)[oa]s?|aos?|às?|em|de|entre|antes|depois|dentro|fora|perto|sem|com|por|para|pelos?|pelas?|sob|sobre|durante|até|desde|quando|se|onde|como|sempre|nunca|já|hoje|n[ãa]o)(?!\p{L})/iu;
/** What notes head their lines with, of whatever they tell. */
const OF_A_LABEL =
  /^(?:O que (?:é|são)|Qua(?:l|is) (?:é|são|foi|foram)) (?:(?:[oa]s?|uma?) )?(?:erros?(?: (?:comu[mn]s?|frequentes?))?|exemplos?|dicas?|macetes?|truques?|obs(?:erva[çc](?:ão|ões))?|aten[çc][ãa]o|importante|lembretes?|resumo|conclus(?:ão|ões)|curiosidades?|causas?|consequ[êe]ncias?|caracter[íi]sticas?|vantagens?|desvantagens?|tarefas?|atividades?|objetivos?|materia(?:l|is)|regras?|casos?|tipos?|passos?|etapas?|fim|final|in[íi]cio|come[çc]o|resultados?|detalhes?|cuidados?|pontos?|partes?|objetos?|assuntos?|temas?|autor(?:es)?|livros?|textos?|obras?|conceitos?|defini[çc](?:ão|ões)|fun[çc](?:ão|ões))\?$/iu;
const GAP = /_{3,}/u;
const FEWEST_AROUND = 6;
/** `Complete com o ano`, `Complete: “Depois de um mês vira ____”`: a figure or an end that nothing before it leads to. */
const LEANS =
  /^(?:depois|antes|ent[ãa]o|assim|isso|ele|ela|l[áa]|a[íi]|quando|se|e|mas|por[ée]m|logo|por isso|em seguida)(?!\p{L})/iu;

/** Whether a question names a thing, leaves a gap that counts, and does not say its own answer. */
export function asksWell({ text, kind, answer }: Question): boolean {
  if (OF_A_CASE.test(text) || OF_A_LABEL.test(text) || text.startsWith('Complete com o ano')) return false;
  if (kind === 'verdadeiro_falso') return !LEANS.test(/“(.+)”/su.exec(text)?.[1] ?? '');
  return GAP.test(text) ? leavesGap(text, answer) : !saysAnswer(text, answer);
}

function leavesGap(text: string, answer: string): boolean {
  const said = /“(.+)”/su.exec(text)?.[1] ?? text;
  const around = said
    .replace(GAP, ' ')
    .split(/\s+/u)
    .filter((word) => /\p{L}/u.test(word));
  const isOrdered = /\d/.test(answer) && isImperative(said);
  return around.length >= FEWEST_AROUND && !LEANS.test(said) && !isOrdered;
}

/** All that the answer says stands in the question: `Qual é o número atômico do sódio (Z = 11)?` → `11`. */
function saysAnswer(text: string, answer: string): boolean {
  const told = contentStems(answer);
  const asked = new Set(contentStems(text));
  return told.length > 0 && told.every((key) => asked.has(key));
}
