import { SamplePicture } from '#web/public/sample-picture.tsx';
import { SAMPLES } from '#web/public/samples.ts';
import { LANDING_TEXTS } from './landing-texts.ts';
import { Section } from './section.tsx';

const { title, lead, open, mark } = LANDING_TEXTS.samples;

/** The first page of each sample, and the way to leaf through it. */
export function SamplesSection() {
  return (
    <Section anchors={['materiais']} title={title} lead={lead}>
      <ul className="mt-9 grid grid-cols-2 gap-4 md:grid-cols-6 md:gap-6">
        {SAMPLES.map((sample) => (
          <li
            key={sample.id}
            className={`card relative flex flex-col overflow-clip ${sample.kind === 'presentation' ? 'col-span-2' : 'md:col-span-3'}`}
          >
            <div
              className={`grid place-items-center bg-paper-2 p-4 ${sample.kind === 'booklet' ? 'md:py-6' : ''}`}
            >
              <SamplePicture
                sample={sample}
                page={1}
                alt=""
                loading="lazy"
                {...(sample.kind === 'booklet' && { className: 'max-w-52' })}
              />
            </div>
            <div
              className={`flex flex-1 flex-col p-4 md:p-5 ${sample.kind === 'presentation' ? 'max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-x-4' : ''}`}
            >
              <p className="smaller text-ink-2">{mark}</p>
              <h3 className="text-[1.25rem]">{sample.title}</h3>
              <p className="col-span-2 mt-1 flex-1 text-ink-2">{sample.about}</p>
              <p
                className={`mt-3 ${sample.kind === 'presentation' ? 'max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1 max-sm:self-end' : ''}`}
              >
                <a href={`/amostras/${sample.id}`} className="link">
                  {open}
                  <span className="sr-only">: {sample.title}</span>
                </a>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
