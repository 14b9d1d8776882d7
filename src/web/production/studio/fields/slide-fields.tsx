import {
  ChartColumn,
  CircleQuestionMark,
  Heading,
  ImagePlus,
  type LucideIcon,
  MessageSquareWarning,
  Pilcrow,
  Table,
  Type,
} from 'lucide-react';
import { memo } from 'react';
import type { BookletBlock } from '#shared/composition/blocks.ts';
import type { LayoutName } from '#shared/composition/deck.ts';
import type { DraftSlide } from '#shared/composition/studio/draft-model.ts';
import { BOOK_TEXTS } from '#web/production/studio/book-texts.ts';
import {
  ADDED_BLOCKS,
  ADDED_TO_PAGES,
  type AddedBlock,
  BLOCK_FORMS,
  blankBlock,
} from '#web/production/studio/model/block-forms.ts';
import { slideOf } from '#web/production/studio/model/draft-store.ts';
import type { FieldPath } from '#web/production/studio/model/slide-paths.ts';
import { FIELD_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { useDraft, useIsBook, useSlide, useStudio } from '#web/production/studio/use-studio.ts';
import { Button } from '#web/ui/button.tsx';
import { ChartGrid, TableGrid } from './block-parts.tsx';
import { Choice } from './choice-field.tsx';
import { FormFields } from './form-fields.tsx';
import { NumberField } from './number-field.tsx';
import { PassageMarks } from './passage-marks.tsx';
import { ChoosePicture, PicturePart } from './picture-field.tsx';
import { QuestionParts } from './question-parts.tsx';
import { moveIn, RowMenu } from './row-menu.tsx';
import { TypedField } from './typed-field.tsx';

/** Layouts that draw what stands under the title. */
const WITH_SUBTITLE: readonly LayoutName[] = ['cover', 'section', 'question'];

/** All that stands on the slide, each thing in a field of its own. */
export function SlideFields() {
  const slide = useSlide();
  const isBook = useIsBook();
  if (!slide) return null;
  if (isBook) return <SectionFields slide={slide} />;
  return (
    <div className="grid gap-3">
      <TypedField path="title" value={slide.title} label={TEXTS.slideTitle} isLong isOneLine mostWords={16} />
      {(slide.subtitle !== null || WITH_SUBTITLE.includes(slide.layout)) && (
        <TypedField path="subtitle" value={slide.subtitle} label={TEXTS.subtitle} isLong isOptional />
      )}
      {slide.blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place on the slide
        <BlockFields key={`${block.type} ${at}`} block={block} at={at} count={slide.blocks.length} />
      ))}
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
    </div>
  );
}

const NO_BLOCKS: readonly AddedBlock[] = [];
const ADDED_TO_EXERCISES: readonly AddedBlock[] = ['question'];

/** What stands in a section of a booklet, on its cover or after its chapters. */
function SectionFields({ slide }: { slide: DraftSlide }) {
  const { layout } = slide;
  const isTitled = layout === 'cover' || layout === 'section' || layout === 'text';
  const types =
    layout === 'quiz' ? ADDED_TO_EXERCISES : isTitled && layout !== 'cover' ? ADDED_TO_PAGES : NO_BLOCKS;
  return (
    <div className="grid gap-3">
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
      {slide.blocks.map((block, at) => (
        <BlockFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place in the section
          key={`${slide.id} ${block.type} ${at}`}
          block={block}
          at={at}
          count={slide.blocks.length}
        />
      ))}
      <AddBlock types={types} />
    </div>
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

/** One block of the slide, drawn anew only when it changes itself; what is done to all of them asks for them then. */
const BlockFields = memo(function BlockFields({
  block,
  at,
  count,
}: {
  block: BookletBlock;
  at: number;
  /** Blocks of the slide. */
  count: number;
}) {
  const { store } = useStudio();
  const path = `blocks.${at}`;
  const { label, fields } = BLOCK_FORMS[block.type];
  const change = (to: (blocks: readonly BookletBlock[]) => BookletBlock[]) =>
    store.write('blocks', to(slideOf(store.get())?.blocks ?? []));
  const name = count > 1 ? `${label}, ${at + 1}` : label;
  return (
    <section className="studio-block" aria-label={name}>
      <div className="flex min-h-8 items-center gap-2">
        <h3 className="text-[.875rem] font-bold">{label}</h3>
        <PassageMarks of={block} />
        <span className="ml-auto">
          <RowMenu
            name={name}
            index={at}
            count={count}
            onMove={(to) => change((blocks) => moveIn(blocks, at, to))}
            onRemove={() => change((blocks) => blocks.toSpliced(at, 1))}
          />
        </span>
      </div>
      <div className="grid gap-2">
        {block.type === 'table' && <TableGrid block={block} path={path} />}
        {block.type === 'chart' && <ChartGrid block={block} path={path} />}
        {block.type === 'callout' && (
          <Choice
            label={BOOK_TEXTS.calloutKind}
            value={block.kind}
            options={Object.entries(BOOK_TEXTS.callouts)}
            onChoose={(kind) => store.write(`${path}.kind`, kind)}
          />
        )}
        {block.type === 'picture' && <PicturePart block={block} path={path} />}
        <div className="flex flex-wrap gap-2 *:basis-full">
          <FormFields fields={fields} values={{ ...block }} path={path} told={label} />
        </div>
        {block.type === 'question' && <QuestionParts block={block} path={path} />}
        {block.type === 'place' && <PlaceParts path={path} />}
      </div>
    </section>
  );
});

/** What is missing is written, or shown. */
function PlaceParts({ path }: { path: FieldPath }) {
  const { store } = useStudio();
  const put = (block: BookletBlock) => store.write(path, block);
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="outline"
        size="d"
        onClick={() => put({ type: 'points', items: [{ head: null, text: '', passageIds: [] }] })}
      >
        {TEXTS.toPoints}
      </Button>
      <Button variant="outline" size="d" onClick={() => put({ type: 'text', text: '', passageIds: [] })}>
        {TEXTS.toText}
      </Button>
      <ChoosePicture
        label={TEXTS.choosePicture}
        path={path}
        onChoose={(picture) => put({ type: 'picture', picture, caption: null, alt: '', passageIds: [] })}
      />
    </div>
  );
}

const ICONS: Record<AddedBlock, LucideIcon> = {
  text: Type,
  picture: ImagePlus,
  table: Table,
  chart: ChartColumn,
  paragraph: Pilcrow,
  heading: Heading,
  callout: MessageSquareWarning,
  question: CircleQuestionMark,
};
/** What a slide is laid out as once it has only this. */
const LAYOUT_OF: Record<(typeof ADDED_BLOCKS)[number], LayoutName> = {
  text: 'points',
  picture: 'figure',
  table: 'table',
  chart: 'chart',
};

const AddBlock = memo(function AddBlock({ types }: { types: readonly AddedBlock[] }) {
  const { store } = useStudio();
  const isBook = useIsBook();
  const layoutWith = (slide: DraftSlide, type: AddedBlock): LayoutName => {
    const own = LAYOUT_OF[type as keyof typeof LAYOUT_OF];
    if (isBook || own === undefined) return slide.layout;
    const isPicture = type === 'picture' && slide.blocks.some((block) => 'items' in block || 'text' in block);
    return slide.blocks.length === 0 ? own : isPicture ? 'pointsAndFigure' : slide.layout;
  };
  const add = (type: AddedBlock) => {
    const slide = slideOf(store.get());
    if (!slide) return;
    store.editSlide({
      ...slide,
      layout: layoutWith(slide, type),
      blocks: [...slide.blocks, blankBlock(type)],
    });
    const place = `blocks.${slide.blocks.length}`;
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-field^="${place}"]`)?.focus());
  };
  return (
    <div className="flex flex-wrap gap-1">
      {types.map((type) => {
        const Icon = ICONS[type];
        return (
          <Button
            key={type}
            variant="text"
            size="d"
            className="px-2!"
            aria-label={(isBook ? BOOK_TEXTS.add : TEXTS.addBlock)(type)}
            onClick={() => add(type)}
          >
            <Icon size={17} aria-hidden="true" />
            {(isBook ? BOOK_TEXTS : TEXTS).added[type]}
          </Button>
        );
      })}
    </div>
  );
});
