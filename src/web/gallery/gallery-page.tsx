import { ChevronDown, Maximize2 } from 'lucide-react';
import { Wordmark } from '#web/frame/wordmark.tsx';
import { ThemeSwitch } from '#web/platform/page/theme-switch.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { isOneShown, isShown } from './address.ts';
import { GALLERY_TEXTS } from './gallery-texts.ts';
import { STORIES } from './stories.ts';
import type { Story } from './story.ts';

function Bar() {
  return (
    <header className="chalkboard">
      <div className="page-width flex h-16 items-center gap-4">
        <a href="/gallery" aria-label={GALLERY_TEXTS.home}>
          <Wordmark />
        </a>
        <span className="border-l border-chalkboard-300 pl-4 text-chalkboard-100">{GALLERY_TEXTS.place}</span>
      </div>
      <div className="ledge-thin" />
    </header>
  );
}

/** Every piece of the toolbox, or the one that the address names. */
export function GalleryPage() {
  const shown = STORIES.filter(({ id }) => isShown(id));
  return (
    <>
      <Bar />
      <div className="page-width grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-8 pt-8 pb-24 md:pt-11 lg:grid-cols-[12rem_minmax(0,1fr)]">
        {isOneShown ? (
          <a href="/gallery" className="link inline-flex min-h-11 items-center self-start">
            {GALLERY_TEXTS.all}
          </a>
        ) : (
          <PieceList stories={shown} />
        )}
        <main>
          {!isOneShown && (
            <div className="mb-10">
              <PageHeader title={GALLERY_TEXTS.title} lead={GALLERY_TEXTS.lead} action={<ThemeSwitch />} />
            </div>
          )}
          {shown.length === 0 && <p>{GALLERY_TEXTS.unknown}</p>}
          {shown.map((story) => (
            <StorySection key={story.id} {...story} />
          ))}
        </main>
      </div>
    </>
  );
}

/** A piece with its names, what it is for and its states. */
function StorySection({ id, name, purpose, pieces, Show }: Story) {
  const titleId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={titleId} className="scroll-mt-6 pt-10 first:pt-0">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id={titleId} className="text-[1.7rem]">
          {name}
        </h2>
        <a href={`?peca=${id}`} className="link smaller inline-flex min-h-11 items-center gap-1.5 lg:min-h-7">
          <Maximize2 size={16} aria-hidden="true" />
          <span aria-hidden="true">{GALLERY_TEXTS.aloneShort}</span>
          <span className="sr-only">{GALLERY_TEXTS.alone(name)}</span>
        </a>
      </div>
      <p className="mt-1 max-w-[62ch] text-ink-2">{purpose}</p>
      {pieces.length > 0 && (
        <p className="smaller mt-1.5 flex flex-wrap gap-1.5 font-data">
          {pieces.map((piece) => (
            <code key={piece} className="rounded-[.375rem] bg-track px-2 py-0.5 font-data">
              {piece}
            </code>
          ))}
        </p>
      )}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        <Show />
      </div>
    </section>
  );
}

function Links({ stories }: { stories: readonly Story[] }) {
  return stories.map(({ id, name }) => (
    <li key={id}>
      <a
        href={`#${id}`}
        className="flex min-h-11 items-center text-ink-2 underline-offset-3 hover:text-action hover:underline lg:min-h-7"
      >
        {name}
      </a>
    </li>
  ));
}

/** The way to each piece: beside the pieces where there is room, folded above them where there is not. */
function PieceList({ stories }: { stories: readonly Story[] }) {
  return (
    <>
      <nav
        aria-label={GALLERY_TEXTS.pieces}
        className="smaller sticky top-6 -ml-2 max-h-[calc(100dvh-3rem)] self-start overflow-y-auto px-2 max-lg:hidden"
      >
        <ul>
          <Links stories={stories} />
        </ul>
      </nav>
      <details className="group/gallery border-y border-border lg:hidden">
        <summary className="flex min-h-12 items-center font-bold">
          <span className="flex-1">{GALLERY_TEXTS.jump}</span>
          <ChevronDown size={20} className="group-open/gallery:rotate-180" aria-hidden="true" />
        </summary>
        <nav aria-label={GALLERY_TEXTS.pieces} className="pb-3">
          <ul className="grid gap-x-5 sm:grid-cols-2">
            <Links stories={stories} />
          </ul>
        </nav>
      </details>
    </>
  );
}
