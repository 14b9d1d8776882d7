import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { namesCourse, namesPaper, nameTheme } from '#engine/pedagogy/lesson/name-theme.ts';

/** `Aula 3 – Frações`, `Unidade 2: o solo`: its place in a course. */
const PLACE =
  /^(?:aula|unidade|m[óo]dulo|cap[íi]tulo|tema|parte|semana|encontro)\s*(?:n?[º°.]?\s*\d+)?\s*(?:[:–—-]\s*|$)/iu;
/** `Python aula 6` */
const BEHIND = /\s*[–—-]?\s*(?:aula|parte|unidade|encontro)\s*\d+$/iu;
/** What heads a part of any lesson and names nothing of this one. */
const OF_ANY =
  /^(?:como (?:funciona|fazer|se faz|usar)|passo a passo|passos|procedimentos?|etapas|roteiro|defini[çc](?:ão|ões)|conceitos?(?: (?:b[áa]sicos?|iniciais|gerais))?|teoria(?: r[áa]pida)?|explica[çc](?:ão|ões)|conte[úu]dos?|n[úu]meros|dados|tabela(?: de compara[çc][ãa]o)?|quadro|revis[ãa]o|lembretes?|importante|aten[çc][ãa]o|obs(?:erva[çc](?:ão|ões))?|resumo|introdu[çc][ãa]o|desenvolvimento|exemplos?|regras?|f[óo]rmulas?|datas?|linha do tempo|curiosidades?|contexto|matéria|assunto|parte \d+)\s*:?$/iu;
/** `Por que falar de dinheiro na escola`: no paper of a school. */
const ASKS = /^(?:por que|para que|o que (?:é|são))\s/iu;
const LONGEST = 60;

/**
 * What a part is about, as an objective names it: its title without its place in a course, what the whole lesson is about where that
 * names nothing of its own; null where neither does.
 */
export function nameOfAim(lesson: Lesson, index: number): string | null {
  const { title = '' } = lesson.sections[index] ?? {};
  const bare = title.replace(PLACE, '').trim();
  if (ASKS.test(bare) && bare.length <= LONGEST) return bare;
  const isOwn =
    bare !== '' && !OF_ANY.test(bare) && !namesPaper(bare) && !namesCourse(bare) && bare.length <= LONGEST;
  return isOwn ? bare : themeOfAim(lesson);
}

/** What the whole lesson is about, without its place in a course; null where that is not plain. */
export const themeOfAim = (lesson: Lesson): string | null => nameTheme(lesson)?.replace(BEHIND, '') ?? null;
