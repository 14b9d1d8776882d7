import type { Bit } from './bit.ts';
import { isContentRole, type Role } from './role.ts';

/** Who learns, as a plan speaks of them. */
const PUPILS =
  '(?:el[ea]s|[oa]s? (?:alun[oa]s?|estudantes?|crianças?|grupos?|duplas?|equipes?)|(?:a|à) turma|aos? (?:alun[oa]s?|estudantes?|grupos?)|às? (?:crianças?|duplas?|equipes?|alunas?)|a? ?cada (?:um|uma|alun[oa]|estudante|grupo|dupla|equipe))';
const WHEN =
  '(?:(?:em seguida|depois(?: disso)?|ent[ãa]o|por fim|agora|ao final|no final|para encerrar(?: a atividade)?|quando [^,]{4,60}|ap[óo]s [^,]{4,60}),?\\s+)?';
/** `Peça aos alunos que misturem as folhas`, `Solicitar que cada grupo apresente …` */
const ASK_THAT = new RegExp(
  `^\\W*${WHEN}(?:pe[çc]am?|pedir|solicit(?:e|em|ar)|proponh?am?|propor|sugir?am?|sugerir|orient(?:e|em|ar))\\s+(?:(?:(?:a|para) )?${PUPILS}\\s+(?:para )?que|que\\s+${PUPILS})\\s+(?=\\p{L}{2,}(?:em|am)(?:-se)?\\s)`,
  'iu',
);
/** `Explique aos alunos que eles devem escrever uma lista`, `Oriente os estudantes a escrever …` */
const SAY_THEY_MUST = new RegExp(
  `^\\W*${WHEN}(?:(?:expli(?:que|car)|di(?:ga|zer)|inform(?:e|ar))\\s+${PUPILS}\\s+que\\s+(?:${PUPILS}\\s+)?(?:dever[ãa]o|devem)|(?:pe[çc]a|pedir|orient(?:e|ar)|convid(?:e|ar)|incentiv(?:e|ar)|estimul(?:e|ar))\\s+${PUPILS}\\s+(?:a|para))\\s+(?=\\p{L}+[aeio]r(?!\\p{L}))`,
  'iu',
);

/** What a plan has whoever teaches ask of the class, as the class is to do it; null for other lines. */
export function taskOfOrder(text: string): string | null {
  const task = text.replace(ASK_THAT, '').replace(SAY_THEY_MUST, '');
  return task === text ? null : task.charAt(0).toUpperCase() + task.slice(1);
}

/** `Cada grupo deve pegar uma folha`, `Depois de ler o termo, o grupo deverá associar …`: what the class is to do, told of it. */
const THEY_MUST = new RegExp(
  `^\\W*(?:${WHEN}|[^,.]{4,60},\\s+)${PUPILS}\\s+(?:dever[áã]o?|deve(?:m|r[áã]o?)?|precisam?|ter[áã]o? (?:de|que))\\s+\\p{L}+[aeio]r(?!\\p{L})`,
  'iu',
);
const FEWEST_TASKS = 2;

/**
 * In a plan the steps of an activity are the class's, though the plan tells them to whoever teaches: all that the class is to do in a list
 * that sets tasks, and what each pupil has to hand in.
 */
export function tellTheirSteps<Judged extends Bit & { role: Role }>(bits: readonly Judged[]): Judged[] {
  const tasks = Map.groupBy(
    bits.filter(({ kind, role }) => kind === 'item' && role === 'exercise'),
    ({ block }) => block,
  );
  return bits.map((bit) => {
    const isAmong = (tasks.get(bit.block)?.length ?? 0) >= FEWEST_TASKS;
    const isTheirs = THEY_MUST.test(bit.text) || (isAmong && taskOfOrder(bit.text) !== null);
    const mayBe = bit.kind !== 'cell' && (isAmong ? GUIDES.has(bit.role) : isContentRole(bit.role));
    return isTheirs && mayBe ? { ...bit, role: 'exercise' } : bit;
  });
}

const GUIDES: ReadonlySet<Role> = new Set(['teacher_guidance', 'instruction', 'explanation']);
