import { tagSentence } from '#engine/pedagogy/language/tagging/tag-sentence.ts';
import { lowerFirst } from '#engine/pedagogy/lesson/points/say-lists.ts';
import type { LessonObjective } from './find-objectives.ts';

/** What a teacher does for the class: nobody asks oneself whether one is able to. */
const OF_THE_TEACHER =
  /^(?:apresentar|ensinar|fornecer|proporcionar|promover|desenvolver|oferecer|fixar|estimular|incentivar|favorecer|possibilitar|contribuir|capacitar|introduzir|mostrar|abordar|explorar|trabalhar|levar|propiciar|conscientizar|sensibilizar|despertar|orientar)(?!\p{L})/iu;

/** `comparar frações`, of an aim that says what one is able to do; null of any other. */
export function asAbility({ text, verb }: LessonObjective, longest: number): string | null {
  const aim = text.replace(/[\s.;:]+$/, '');
  const isPlain = verb !== null && tagSentence(aim)[0]?.form === 'inf' && !OF_THE_TEACHER.test(aim);
  return isPlain && aim.length <= longest ? lowerFirst(aim) : null;
}
