import { findSubject } from '#engine/pedagogy/language/grammar/noun-phrases.ts';
import { contentStems } from '#engine/pedagogy/language/similarity.ts';
import { matterOf } from '#engine/pedagogy/outline/section.ts';
import type { Lesson } from './lesson.ts';

const MOST_NAMES = 12;
/** `A reforma`, `O processo todo`: one common word with its article. */
const BARE = /^[OA] (\p{Ll}+)(?: (?:todo|toda|inteir[oa]))?$/u;

/** `O que a linguagem permite?`, `A reforma desagradou …`: one common word with its article means something only where the text has said which. */
export function isVague(lesson: Lesson, sentence: string, section: number): boolean {
  const bare = BARE.exec(findSubject(sentence)?.text ?? '')?.[1];
  if (bare === undefined) return false;
  const { title = '', pieces = [] } = lesson.sections[section] ?? {};
  const terms = lesson.terms.termsOf(matterOf(pieces));
  const names = terms.slice(0, Math.min(MOST_NAMES, terms.length / 2));
  const stems = contentStems(bare);
  return ![contentStems(`${lesson.input.title} ${title}`), ...names.map((term) => term.stems)].some((own) =>
    stems.every((key) => own.includes(key)),
  );
}
