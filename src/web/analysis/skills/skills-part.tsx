import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleHelp } from 'lucide-react';
import type { LessonSkills } from '#shared/curriculum/bncc.contract.ts';
import { QueryPart } from '#web/platform/query-part.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { lessonSkillsQuery, type SkilledLesson, useJudgeSkill } from './skill-queries.ts';
import { describeFound, describePlace, SKILL_TEXTS } from './skill-texts.ts';
import { OfficialText, SuggestionCard } from './suggestion-card.tsx';

/** What the national curriculum has for the lesson: codes of the material looked up, then five suggestions to judge. */
export function SkillsPart({ lesson }: { lesson: SkilledLesson }) {
  const query = useQuery(lessonSkillsQuery(lesson));
  return (
    <QueryPart
      query={query}
      error={SKILL_TEXTS.failed}
      loading={SKILL_TEXTS.loading}
      skeleton={<SkillsSkeleton />}
    >
      {(skills) => <Skills skills={skills} lesson={lesson} />}
    </QueryPart>
  );
}

/** The skills a lesson works on, beside its objectives; nothing before there are any. */
export function ChosenSkills({ lesson }: { lesson: SkilledLesson }) {
  const { data } = useQuery(lessonSkillsQuery(lesson));
  if (!data || data.chosen.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 text-lg font-bold">{SKILL_TEXTS.chosen}</h3>
      <ul className="mt-3 grid gap-3">
        {data.chosen.map((skill) => (
          <li key={skill.code} className="leading-snug [overflow-wrap:anywhere]">
            <strong className="num">{skill.code}</strong> {skill.text}
            <span className="block text-base text-ink-2">{describePlace(skill)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function SkillsSkeleton() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-44" />
      <Skeleton className="h-44" />
    </div>
  );
}

function Skills({ skills, lesson }: { skills: LessonSkills; lesson: SkilledLesson }) {
  const judge = useJudgeSkill(lesson);
  const { found, suggestions, state, mayJudge } = skills;
  const whyNone = tellWhyNone(skills);
  return (
    <>
      {suggestions.length > 0 && mayJudge && (
        <p className="text-base text-ink-2 print:hidden">{SKILL_TEXTS.hint}</p>
      )}
      {found.length > 0 && <FoundCodes found={found} isChecked={state !== 'not_installed'} />}
      {whyNone && <p className="max-w-[62ch] text-ink-2">{whyNone}</p>}
      {suggestions.length > 0 && (
        <>
          <h3 className="mt-5 text-lg font-bold">{SKILL_TEXTS.suggestions}</h3>
          <ul className="mt-3 grid items-start gap-3">
            {suggestions.map((suggestion) => (
              <SuggestionCard
                key={suggestion.skill.code}
                suggestion={suggestion}
                {...(mayJudge && {
                  onJudge: (verdict) => judge.mutate({ code: suggestion.skill.code, verdict }),
                })}
              />
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function tellWhyNone({ state, found, suggestions }: LessonSkills): string | null {
  if (state === 'not_installed') return SKILL_TEXTS.notInstalled;
  if (state === 'not_covered') return SKILL_TEXTS.notCovered;
  return suggestions.length + found.length === 0 ? SKILL_TEXTS.none : null;
}

/** Codes as the teacher wrote them down; where there is no list, nobody can say whether they are any. */
function FoundCodes({ found, isChecked }: { found: LessonSkills['found']; isChecked: boolean }) {
  return (
    <>
      <h3 className="mt-4 text-lg font-bold">{SKILL_TEXTS.inMaterial}</h3>
      <ul className="mt-3 grid gap-4">
        {found.map(({ code, skill, ...place }) => (
          <li key={code} className="border-l-2 border-border pl-4">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <strong className="num">{code}</strong>
              <FoundChip isKnown={skill !== null} isChecked={isChecked || skill !== null} />
              <span className="text-base text-ink-2">
                {[skill && describePlace(skill), describeFound(place)].filter(Boolean).join(', ')}
              </span>
            </div>
            {skill && <OfficialText text={skill.text} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function FoundChip({ isKnown, isChecked }: { isKnown: boolean; isChecked: boolean }) {
  if (!isChecked) return <Chip tone="neutral">{SKILL_TEXTS.unchecked}</Chip>;
  return isKnown ? (
    <Chip tone="ok" icon={<CircleCheck size={16} aria-hidden="true" />}>
      {SKILL_TEXTS.confirmed}
    </Chip>
  ) : (
    <Chip tone="warning" icon={<CircleHelp size={16} aria-hidden="true" />}>
      {SKILL_TEXTS.unknown}
    </Chip>
  );
}
