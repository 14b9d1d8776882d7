import { MessageSquareWarning, StickyNote } from 'lucide-react';
import type { ReactNode } from 'react';
import { EDUCATION_LEVELS } from '#shared/lessons/order.ts';
import type { OpenedProduction } from '#shared/production/production.schemas.ts';
import { PROJECT_TEXTS as TEXTS } from '#web/production/workspace/workspace-texts.ts';

/**
 * What the project is made from and what was asked of it. `file`: the uploaded original, where there is one;
 * `comments`: the running log.
 */
export function MaterialPart({
  production,
  file,
  comments,
}: {
  production: OpenedProduction;
  file: ReactNode;
  comments: ReactNode;
}) {
  const { lesson, adjustments, revisionText, round } = production;
  const { educationLevel, targetAudience, lessonDuration } = lesson;
  const forWhom = [
    targetAudience,
    educationLevel && EDUCATION_LEVELS[educationLevel],
    lessonDuration !== null && TEXTS.lessonOf(lessonDuration),
  ].filter(Boolean);
  return (
    <div className="grid content-start gap-4">
      {revisionText && (
        <Request
          icon={<MessageSquareWarning size={18} aria-hidden="true" />}
          title={TEXTS.revision(round - 1)}
        >
          {revisionText}
        </Request>
      )}
      {forWhom.length > 0 && (
        <Fact name={TEXTS.forWhom}>
          {forWhom.map((fact) => (
            <p key={String(fact)}>{fact}</p>
          ))}
        </Fact>
      )}
      {lesson.learningObjectives && <Fact name={TEXTS.objectives}>{lesson.learningObjectives}</Fact>}
      {lesson.content && <Fact name={TEXTS.content}>{lesson.content}</Fact>}
      {file && <Fact name={TEXTS.file}>{file}</Fact>}
      {adjustments.length > 0 && (
        <Request icon={<StickyNote size={18} aria-hidden="true" />} title={TEXTS.adjustments}>
          {adjustments.join('\n')}
        </Request>
      )}
      <Fact name={TEXTS.comments}>{comments}</Fact>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="menor mb-0.5 font-texto font-normal tracking-normal text-tinta-2">{name}</h3>
      <div className="leading-normal whitespace-pre-line wrap-anywhere">{children}</div>
    </div>
  );
}

/** What somebody asked for, which must not be overlooked. */
function Request({ icon, title, children }: { icon: ReactNode; title: string; children: string }) {
  return (
    <div className="tom-aviso flex gap-2.5 rounded-[.5rem] p-3">
      <span className="mt-0.5">{icon}</span>
      <div className="min-w-0">
        <h3 className="font-texto leading-normal font-bold tracking-normal">{title}</h3>
        <p className="whitespace-pre-line wrap-anywhere">{children}</p>
      </div>
    </div>
  );
}
