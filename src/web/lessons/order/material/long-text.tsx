import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { MAX_CONTENT_LENGTH } from '#shared/lessons/lesson.schemas.ts';
import { ORDER_TEXTS as TEXTS } from '#web/lessons/order/order-texts.ts';
import type { OrderValues } from '#web/lessons/order/order-values.ts';
import { Button } from '#web/ui/button.tsx';
import type { ChosenMaterial } from './use-material.ts';

const count = new Intl.NumberFormat('pt-BR');

/** The ways out of a text longer than its field takes: the whole of it as a file, or its beginning. Both can be undone. */
export function LongText({ source }: { source: ChosenMaterial }) {
  const { watch, setValue, getValues, setFocus } = useFormContext<OrderValues>();
  const [before, setBefore] = useState<{ text: string; isFile: boolean } | null>(null);
  const content = watch('content');
  const over = content.length - MAX_CONTENT_LENGTH;
  const replace = (text: string) => setValue('content', text, { shouldDirty: true, shouldValidate: true });
  const attach = async () => {
    const { makeDocx } = await import('./make-docx.ts');
    source.choose(makeDocx(content, getValues('title')));
    setBefore({ text: content, isFile: true });
    setValue('content', '', { shouldDirty: true });
  };
  const cut = () => {
    setBefore({ text: content, isFile: false });
    replace(cutAtWord(content, MAX_CONTENT_LENGTH));
  };
  if (over > 0) {
    return (
      <div className="mt-2" role="status">
        <p className="dica">{TEXTS.tooLong(count.format(over))}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="outline" size="m" onClick={() => void attach()}>
            {TEXTS.attachAsFile}
          </Button>
          <Button variant="neutral" size="m" onClick={cut}>
            {TEXTS.cut}
          </Button>
        </div>
      </div>
    );
  }
  if (!before) return null;
  const undo = () => {
    if (before.isFile) source.remove();
    replace(before.text);
    setBefore(null);
    setFocus('content');
  };
  return (
    <p className="dica mt-1 flex flex-wrap items-center gap-x-2" role="status">
      {before.isFile ? TEXTS.wasAttached : TEXTS.wasCut}
      <Button variant="text" size="m" onClick={undo}>
        {TEXTS.undo}
      </Button>
    </p>
  );
}

/** The beginning of a text, not in the middle of a word where that can be helped. */
function cutAtWord(text: string, most: number): string {
  const head = text.slice(0, most);
  const blank = head.search(/\s\S*$/);
  return (blank > most * 0.9 ? head.slice(0, blank) : head).trimEnd();
}
