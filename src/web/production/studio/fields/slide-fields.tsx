import { ChartColumn, ImagePlus, type LucideIcon, Table, Type } from 'lucide-react';
import { memo } from 'react';
import type { SlideBlock } from '#shared/composition/blocks.ts';
import type { LayoutName } from '#shared/composition/deck.ts';
import {
  ADDED_BLOCKS,
  type AddedBlock,
  BLOCK_FORMS,
  blankBlock,
} from '#web/production/studio/model/block-forms.ts';
import { slideOf } from '#web/production/studio/model/draft-store.ts';
import type { FieldPath } from '#web/production/studio/model/slide-paths.ts';
import { FIELD_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { useDraft, useSlide, useStudio } from '#web/production/studio/use-studio.ts';
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
  if (!slide) return null;
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
      <AddBlock />
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
  block: SlideBlock;
  at: number;
  /** Blocks of the slide. */
  count: number;
}) {
  const { store } = useStudio();
  const path = `blocks.${at}`;
  const { label, fields } = BLOCK_FORMS[block.type];
  const change = (to: (blocks: readonly SlideBlock[]) => SlideBlock[]) =>
    store.write('blocks', to(slideOf(store.get())?.blocks ?? []));
  const name = count > 1 ? `${label}, ${at + 1}` : label;
  return (
    <section className="studio-block" aria-label={name}>
      <div className="flex min-h-8 items-center gap-2">
        <h4 className="text-[.875rem] font-bold">{label}</h4>
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
  const put = (block: SlideBlock) => store.write(path, block);
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
};
/** What a slide is laid out as once it has only this. */
const LAYOUT_OF: Record<AddedBlock, LayoutName> = {
  text: 'points',
  picture: 'figure',
  table: 'table',
  chart: 'chart',
};

const AddBlock = memo(function AddBlock() {
  const { store } = useStudio();
  const add = (type: AddedBlock) => {
    const slide = slideOf(store.get());
    if (!slide) return;
    const isPicture = type === 'picture' && slide.blocks.some((block) => 'items' in block || 'text' in block);
    const layout = slide.blocks.length === 0 ? LAYOUT_OF[type] : isPicture ? 'pointsAndFigure' : slide.layout;
    store.editSlide({ ...slide, layout, blocks: [...slide.blocks, blankBlock(type)] });
    const place = `blocks.${slide.blocks.length}`;
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-field^="${place}"]`)?.focus());
  };
  return (
    <div className="flex flex-wrap gap-1">
      {ADDED_BLOCKS.map((type) => {
        const Icon = ICONS[type];
        return (
          <Button
            key={type}
            variant="text"
            size="d"
            className="px-2!"
            aria-label={TEXTS.addBlock(type)}
            onClick={() => add(type)}
          >
            <Icon size={17} aria-hidden="true" />
            {TEXTS.added[type]}
          </Button>
        );
      })}
    </div>
  );
});
