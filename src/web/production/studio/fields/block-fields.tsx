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
  type ADDED_BLOCKS,
  type AddedBlock,
  BLOCK_FORMS,
  blankBlock,
} from '#web/production/studio/model/block-forms.ts';
import { slideOf } from '#web/production/studio/model/draft-store.ts';
import type { FieldPath } from '#web/production/studio/model/slide-paths.ts';
import { FIELD_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { useIsBook, useStudio } from '#web/production/studio/use-studio.ts';
import { Button } from '#web/ui/button.tsx';
import { ChartGrid, TableGrid } from './block-parts.tsx';
import { Choice } from './choice-field.tsx';
import { FormFields } from './form-fields.tsx';
import { PassageMarks } from './passage-marks.tsx';
import { ChoosePicture, PicturePart } from './picture-field.tsx';
import { QuestionParts } from './question-parts.tsx';
import { moveIn, RowMenu } from './row-menu.tsx';

/** One block of the slide, drawn anew only when it changes itself; what is done to all of them asks for them then. */
export const BlockFields = memo(function BlockFields({
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

export const AddBlock = memo(function AddBlock({ types }: { types: readonly AddedBlock[] }) {
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
