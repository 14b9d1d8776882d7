import { useState } from 'react';
import { MAX_CONTENT_LENGTH } from '#shared/lessons/lesson.schemas.ts';
import { formatNumber } from '#shared/text/format.ts';
import { ORDER_TEXTS as TEXTS } from '#web/lessons/order/order-texts.ts';
import type { OrderFormState } from '#web/lessons/order/use-order-form.ts';
import { Button } from '#web/ui/button.tsx';
import type { ChosenMaterial } from './use-material.ts';

/** The ways out of a text longer than its field takes: the whole of it as a file, or its beginning. Both can be undone. */
export function LongText({ form, source }: { form: OrderFormState; source: ChosenMaterial }) {
  const [before, setBefore] = useState<{ text: string; isFile: boolean } | null>(null);
  const { content } = form.values;
  const over = content.length - MAX_CONTENT_LENGTH;
  const replace = (text: string) => {
    form.change({ content: text });
    form.judgeField('content');
  };
  const attach = async () => {
    const { makeDocx } = await import('./make-docx.ts');
    source.choose(makeDocx(content, form.now().title));
    setBefore({ text: content, isFile: true });
    form.change({ content: '' });
  };
  const cut = () => {
    setBefore({ text: content, isFile: false });
    replace(cutAtWord(content, MAX_CONTENT_LENGTH));
  };
  if (over > 0) {
    return (
      <div className="mt-2" role="status">
        <p className="hint">{TEXTS.tooLong(formatNumber(over))}</p>
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
    form.focus('content');
  };
  return (
    <p className="hint mt-1 flex flex-wrap items-center gap-x-2" role="status">
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
