import { memo } from 'react';
import type { BookletBlock } from '#shared/composition/blocks.ts';
import type { LayoutName } from '#shared/composition/deck.ts';
import { BOOK_TEXTS } from '#web/production/studio/book-texts.ts';
import { ADDED_BLOCKS, ADDED_TO_PAGES, type AddedBlock } from '#web/production/studio/model/block-forms.ts';
import { slideOf } from '#web/production/studio/model/draft-store.ts';
import { FIELD_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { useDraftInTurn, usePartsInTurn } from '#web/production/studio/use-in-turn.ts';
import { useDraft, useIsBook, useStudio } from '#web/production/studio/use-studio.ts';
import { AddBlock, BlockFields } from './block-fields.tsx';
import { Choice } from './choice-field.tsx';
import { NumberField } from './number-field.tsx';
import { TypedField } from './typed-field.tsx';

/** Layouts that draw what stands under the title. */
const WITH_SUBTITLE: readonly LayoutName[] = ['cover', 'section', 'question'];

/** All that stands on the slide, each thing in a field of its own. */
export function SlideFields() {
  const isBook = useIsBook();
  return (
    <div className="grid gap-3">
      {isBook ? (
        <SectionFields />
      ) : (
        <>
          <TitleFields />
          <SlideBlocks />
          <RestFields />
        </>
      )}
    </div>
  );
}

function TitleFields() {
  const slide = useDraftInTurn('title', slideOf);
  if (!slide) return null;
  return (
    <>
      <TypedField path="title" value={slide.title} label={TEXTS.slideTitle} isLong isOneLine mostWords={16} />
      {(slide.subtitle !== null || WITH_SUBTITLE.includes(slide.layout)) && (
        <TypedField path="subtitle" value={slide.subtitle} label={TEXTS.subtitle} isLong isOptional />
      )}
    </>
  );
}

const NO_SLIDE: readonly BookletBlock[] = [];

function SlideBlocks() {
  const blocks = useDraftInTurn('blocks', (state) => slideOf(state)?.blocks ?? NO_SLIDE);
  return usePartsInTurn(
    blocks.length,
    (at) => {
      const block = blocks[at] as BookletBlock;
      return <BlockFields key={`${block.type} ${at}`} block={block} at={at} count={blocks.length} />;
    },
    { first: 1, each: 1 },
  );
}

function RestFields() {
  const slide = useDraftInTurn('rest', slideOf);
  if (!slide) return null;
  return (
    <>
      <AddBlock types={ADDED_BLOCKS} />
      <div className="flex flex-wrap gap-2">
        <TypedField
          path="source"
          value={slide.source}
          label={TEXTS.source}
          isOptional
          className="grow-[2] basis-48"
        />
        <NumberField path="minutes" value={slide.minutes} label={TEXTS.minutes} isWhole className="w-20" />
        <SectionChoice section={slide.section} />
      </div>
    </>
  );
}

const NO_BLOCKS: readonly AddedBlock[] = [];
const ADDED_TO_EXERCISES: readonly AddedBlock[] = ['question'];

/** What stands in a section of a booklet, on its cover or after its chapters. */
function SectionFields() {
  const slide = useDraftInTurn('blocks', slideOf);
  const blocks = usePartsInTurn(
    slide?.blocks.length ?? 0,
    (at) => {
      const block = slide?.blocks[at] as BookletBlock;
      const key = `${slide?.id} ${block.type} ${at}`;
      return <BlockFields key={key} block={block} at={at} count={slide?.blocks.length ?? 0} />;
    },
    { first: 2, each: 2 },
  );
  if (!slide) return null;
  const { layout } = slide;
  const isTitled = layout === 'cover' || layout === 'section' || layout === 'text';
  const types =
    layout === 'quiz' ? ADDED_TO_EXERCISES : isTitled && layout !== 'cover' ? ADDED_TO_PAGES : NO_BLOCKS;
  return (
    <>
      <h2 className="sr-only">{BOOK_TEXTS.fields}</h2>
      {isTitled && (
        <TypedField path="title" value={slide.title} label={BOOK_TEXTS.titles[layout]} isLong isOneLine />
      )}
      {(layout === 'cover' || layout === 'section') && (
        <TypedField
          path="subtitle"
          value={slide.subtitle}
          label={layout === 'cover' ? TEXTS.subtitle : BOOK_TEXTS.question}
          isLong
          isOptional
        />
      )}
      {blocks}
      <AddBlock types={types} />
    </>
  );
}

const SectionChoice = memo(function SectionChoice({ section }: { section: number | null }) {
  const { store } = useStudio();
  const sections = useDraft(({ deck }) => deck.sections);
  if (sections.length === 0) return null;
  return (
    <Choice
      label={TEXTS.section}
      value={section === null ? '' : String(section)}
      options={[
        ['', TEXTS.noSection],
        ...sections.map(({ title }, at) => [String(at), `${at + 1}. ${title}`] as const),
      ]}
      onChoose={(chosen) => store.write('section', chosen === '' ? null : Number(chosen))}
    />
  );
});
