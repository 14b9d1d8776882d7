import { Check, ChevronDown, Clock } from 'lucide-react';
import type { AiAnalysis } from '#shared/analysis/ai-analysis.ts';
import { basePrice, type OrderSize } from '#shared/catalog/catalog.ts';
import { LESSON_STATUSES } from '#shared/lessons/lesson-status.ts';
import { formatReais } from '#shared/money.ts';
import { orderAfterRegistration } from '#web/public/entrances.ts';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { LANDING_TEXTS } from './landing-texts.ts';
import { Section } from './section.tsx';

const TEXTS = LANDING_TEXTS.report;
const GROUNDS = ['fill-action', 'fill-blue', 'fill-yellow', 'fill-coral'] as const;
const groundOf = (index: number) => GROUNDS[index % GROUNDS.length];
/** Of a lesson's life; it waits for approval in the third. */
const STEPS = [0, 1, 2, 3, 4, 5, 6];
/** As many of each list as show what kind of thing it is; the report itself has them all. */
const SHOWN = 3;

/** A report of our own engine on a lesson of our own making (sample-lesson.txt), made when the product is built. */
export function SampleReport({ title, analysis }: { title: string; analysis: AiAnalysis }) {
  const { summary, structure, topics, improvements, engagementSuggestions, visualSuggestions } = analysis;
  return (
    <Section anchors={['parecer']} title={TEXTS.title} lead={TEXTS.lead}>
      <article className="card card-raised mt-9 overflow-clip" aria-label={`${TEXTS.kind}: ${title}`}>
        <header className="p-5 md:p-8">
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <div className="min-w-0">
              <p className="smaller text-ink-2">{TEXTS.kind}</p>
              <h3 className="text-[1.35rem] md:text-2xl">{title}</h3>
              <p className="text-ink-2">
                <span className="num font-medium">{structure.slideCount}</span> {TEXTS.form}
              </p>
            </div>
            <p className="chip tone-warning">
              <Clock size={16} aria-hidden="true" />
              {LESSON_STATUSES.waiting_approval.label}
            </p>
          </div>
          <p className="mt-4 max-w-[34em] text-balance font-title text-[1.375rem] font-extrabold leading-tight md:text-[1.625rem]">
            {summary}
          </p>
          <svg viewBox="0 0 699 8" preserveAspectRatio="none" className="mt-5 h-2 w-full" aria-hidden="true">
            {STEPS.map((step) => (
              <rect
                key={step}
                x={step * 100}
                width={96}
                height={8}
                rx={4}
                className={step < 2 ? 'fill-action' : step === 2 ? 'fill-yellow' : 'fill-border'}
              />
            ))}
          </svg>
          <p className="smaller mt-2 text-ink-2">{TEXTS.step}</p>
        </header>
        <details className="peer group border-t border-border md:hidden">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-center gap-2 px-5 font-bold text-action [&::-webkit-details-marker]:hidden">
            <span className="group-open:hidden">{TEXTS.whole}</span>
            <span className="hidden group-open:inline">{TEXTS.fold}</span>
            <ChevronDown size={20} className="group-open:rotate-180" aria-hidden="true" />
          </summary>
        </details>
        {/* Beside the fold and not in it: where there is room the report stands open without a script. */}
        <div className="grid border-t border-border max-md:hidden max-md:peer-open:grid lg:grid-cols-[1.15fr_1fr]">
          <div className="p-5 md:p-8">
            <h4 className="font-title text-xl font-bold">{TEXTS.structure}</h4>
            <Outline structure={structure} />
            <List title={TEXTS.visuals} items={pick(visualSuggestions)} className="max-md:hidden" />
          </div>
          <div className="bg-paper-2 p-5 md:p-8">
            <h4 className="font-title text-xl font-bold">{TEXTS.topics}</h4>
            <ul className="mt-4 grid gap-3.5">
              {topics.modules.map(({ name, weight }) => (
                <li key={name}>
                  <p className="flex justify-between gap-4 leading-snug">
                    <span>{name}</span>
                    <span className="num font-bold">{weight}%</span>
                  </p>
                  <svg
                    viewBox="0 0 100 2"
                    preserveAspectRatio="none"
                    className="mt-1.5 h-1.5 w-full"
                    aria-hidden="true"
                  >
                    <rect width={100} height={2} className="fill-border" />
                    <rect width={weight} height={2} className="fill-action" />
                  </svg>
                </li>
              ))}
            </ul>
            <List title={TEXTS.improvements} items={improvements.slice(0, SHOWN - 1)} />
            <List
              title={TEXTS.engagement}
              items={engagementSuggestions.slice(0, 1)}
              className="max-md:hidden"
            />
          </div>
        </div>
        <footer className="chalkboard flex flex-wrap items-center gap-x-6 gap-y-4 px-5 py-5 md:px-8">
          <p className="min-w-40 flex-1">
            <span className="smaller block text-chalkboard-100">{TEXTS.total}</span>
            <span className="num text-[1.75rem] font-extrabold leading-none">
              {formatReais(
                basePrice({ serviceType: 'presentation', size: structure.slideCount } as OrderSize),
              )}
            </span>
          </p>
          <AnchorButton
            href={orderAfterRegistration('presentation')}
            variant="chalk"
            className="max-sm:w-full"
          >
            {TEXTS.action}
          </AnchorButton>
        </footer>
      </article>
    </Section>
  );
}

/** One block a slide in the colour of its section, and the sections by name. */
function Outline({ structure: { sections, slideCount } }: Pick<AiAnalysis, 'structure'>) {
  const owners = sections.flatMap(({ slides }, section) => slides.map(() => section));
  return (
    <>
      <svg
        viewBox={`0 0 ${slideCount * 20 - 2} 18`}
        className="mt-4 h-auto w-full max-w-md"
        aria-hidden="true"
      >
        {owners.map((section, slide) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: slides have no other name
            key={slide}
            x={slide * 20}
            width={18}
            height={18}
            rx={2}
            className={groundOf(section)}
          />
        ))}
      </svg>
      <ol className="mt-3 divide-y divide-border">
        {sections.map(({ title, description, slides }, section) => (
          <li key={title} className="flex gap-3 py-3">
            <svg viewBox="0 0 20 20" className="mt-1 size-4 shrink-0" aria-hidden="true">
              <rect width={20} height={20} rx={4} className={groundOf(section)} />
            </svg>
            <div className="min-w-0 flex-1 leading-snug">
              <p className="font-bold">{title}</p>
              <p className="smaller mt-0.5 line-clamp-2 text-ink-2 max-sm:hidden">{description}</p>
            </div>
            <p className="num smaller whitespace-nowrap">
              {slides.length === 1 ? '1 slide' : `${slides.length} slides`}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

function List({
  title,
  items,
  className = '',
}: {
  title: string;
  items: readonly string[];
  className?: string;
}) {
  if (items.length === 0) return null;
  return (
    <div className={className}>
      <h4 className="mt-7 font-title text-xl font-bold">{title}</h4>
      <ul className="mt-3 grid gap-2.5">
        {items.map((item) => (
          <li key={item} className="flex gap-2.5 leading-snug">
            <Check size={18} className="mt-0.5 shrink-0 text-ok-t" aria-hidden="true" />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One of each kind. */
const pick = ({ images, infographics, analogies }: AiAnalysis['visualSuggestions']): string[] =>
  [images[0], infographics[0], analogies[0]].filter((text) => text !== undefined);
