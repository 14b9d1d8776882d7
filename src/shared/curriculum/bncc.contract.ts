import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { idParamsSchema } from '#shared/http/list-query.ts';
import { SKILL_STAGES } from './skill-code.ts';

export const SKILL_VERDICTS = ['accepted', 'rejected'] as const;
export type SkillVerdict = (typeof SKILL_VERDICTS)[number];

/** A skill as a screen shows it; all of it from the imported list. */
const skillSchema = z.object({
  code: z.string(),
  stage: z.enum(SKILL_STAGES),
  componentName: z.string(),
  years: z.array(z.number()),
  text: z.string(),
  objects: z.array(z.string()),
  /** Page of the official document. */
  source: z.string(),
});
export type ShownSkill = z.output<typeof skillSchema>;

const lessonSkillsSchema = z.object({
  /**
   * `ready`: suggestions are made. Otherwise why there are none: no list was imported, there is no analysis yet, or the
   * curriculum does not speak of the lesson's level.
   */
  state: z.enum(['ready', 'not_installed', 'not_analysed', 'not_covered']),
  /** Whether this viewer may say what fits. */
  mayJudge: z.boolean(),
  /** Codes that stand in the material; `skill` is null for one that is not in the list, or where there is no list. */
  found: z.array(
    z.object({
      code: z.string(),
      page: z.nullable(z.number()),
      slide: z.nullable(z.number()),
      skill: z.nullable(skillSchema),
    }),
  ),
  /** At most five, best first; none that stands in the material already. */
  suggestions: z.array(
    z.object({
      skill: skillSchema,
      /** The lesson's own words that led there, most telling first. */
      terms: z.array(z.string()),
      verdict: z.nullable(z.enum(SKILL_VERDICTS)),
    }),
  ),
  /** What the lesson works on: those confirmed in the material, then those accepted. */
  chosen: z.array(skillSchema),
});
export type LessonSkills = z.output<typeof lessonSkillsSchema>;

export const listLessonSkills = endpoint({
  method: 'GET',
  path: '/api/lessons/{id}/bncc',
  summary:
    'Skills of the national curriculum: codes that stand in the material, looked up, and five suggestions',
  access: 'signed_in',
  params: idParamsSchema,
  response: lessonSkillsSchema,
  status: 200,
});

export const judgeSkill = endpoint({
  method: 'PUT',
  path: '/api/lessons/{id}/bncc/{code}',
  summary: 'Accept or reject a skill for a lesson, or take either back (null); answers all of them',
  access: ['teacher'],
  params: z.object({ id: z.string(), code: z.string() }),
  body: z.object({
    verdict: z.nullable(z.enum(SKILL_VERDICTS, 'Diga se a habilidade serve ou não')),
  }),
  response: lessonSkillsSchema,
  status: 200,
});
