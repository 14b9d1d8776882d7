import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import type { Lesson } from '#engine/pedagogy/lesson/lesson.ts';
import { sectionOf } from '#engine/pedagogy/lesson/section-of.ts';
import type { Grounded } from '#engine/pedagogy/material/piece.ts';

/** `Iniciar a aula propondo uma conversa sobre …`, `Conversar com os estudantes sobre …`: what a plan wants talked about. */
const TALK =
  /^(?:[-–•\d.)\s]*)(?:(?:inici|começ|abr|introduz)\p{L}+ (?:[oa] )?(?:aula|encontro|atividade|conversa|momento)[^.:;]{0,20}?\s)?(?:(?:propo|promov|realiz|faz|fa[çc]|com)\p{L}*\s(?:uma?\s)?)?(?:convers(?:a|ar|ando|em)|diálogo|dialog(?:ar|ando|uem)|debat(?:e|er|endo)|roda de conversa|discuss(?:ão|ões)|discut(?:ir|indo|am)|abord(?:ar|ando)|retom(?:ar|ando)|reflet(?:ir|indo)|reflexão)\s(?:(?:com|entre) [oa]s? (?:\p{L}+)\s)?(?:sobre\s|a respeito d|acerca d)?(?<topic>.{12,})$/iu;
/** What comes after is advice again: `…, incentivando os estudantes a …`. */
const ADVICE = /[,;]\s(?:\p{L}+ndo|e \p{L}+ndo|para que|a fim de|de (?:modo|forma) (?:a|que))\s.*$/iu;
/** The course of the class, not what it is about. */
const OF_THE_CLASS =
  /(?<!\p{L})(?:alun|estudant|turma|professor|atividade|aula|resolu[çc]|quest(?:ão|ões)|estratégias que|resultados? obtid)/iu;
const LONGEST_TOPIC = 170;

/** What a plan's advice to the teacher gives the class to talk about, part by part; none for other documents. */
export function talkAbout(lesson: Lesson, section: number): Grounded[] {
  if (lesson.material.understanding?.genre !== 'plano_de_aula') return [];
  return lesson.material.asides
    .filter((piece) => piece.role === 'teacher_guidance' && sectionOf(lesson.sections, piece) === section)
    .flatMap((piece) => piece.statements)
    .flatMap((statement) => {
      const topic = TALK.exec(statement.text.trim())?.groups?.topic;
      const bare = topic?.replace(ADVICE, '').replace(/[\s.;,:]+$/, '') ?? '';
      const [first] = tagSentence(bare);
      const names = first?.tag === 'DET' || first?.tag === 'NOUN';
      if (!names || bare.length > LONGEST_TOPIC || OF_THE_CLASS.test(bare)) return [];
      return [
        {
          text: `Conversem em duplas sobre ${bare}. Depois, cada dupla conta um caso à turma.`,
          basis: [statement],
        },
      ];
    });
}
