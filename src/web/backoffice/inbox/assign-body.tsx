import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { InboxItem } from '#shared/backoffice/inbox.contract.ts';
import { assignEditor } from '#shared/production/production.contract.ts';
import type { EditorLoad } from '#shared/production/production.schemas.ts';
import { EditorPicker } from '#web/backoffice/lessons/assign/editor-picker.tsx';
import { editorsQuery } from '#web/backoffice/lessons/client-queries.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { callApi } from '#web/platform/call-api.ts';
import { shorten } from '#web/platform/shorten.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { DecisionBar } from './decision-bar.tsx';
import { INBOX_TEXTS as TEXTS } from './inbox-texts.ts';

const MAX_NAME = 20;

/** Gives a paid lesson to an editor: the suggestion with its load is chosen beforehand. */
export function AssignBody({ item, onDecided }: { item: InboxItem; onDecided: () => void }) {
  const [picked, setPicked] = useState<EditorLoad | null>(null);
  const { data } = useInfiniteQuery(editorsQuery(''));
  const chosen = picked ?? data?.pages[0]?.items[0] ?? null;
  const [fault, setFault] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: (editor: EditorLoad) =>
      callApi(assignEditor, { body: { lessonId: item.subject, editorId: editor.id } }),
    onSuccess: (_opened, editor) => {
      showToast({ title: TEXTS.assigned(editor.firstName), tone: 'success' });
      onDecided();
    },
    onError: (error) => showToast({ title: TEXTS.assignError, description: messageOf(error), tone: 'error' }),
  });
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto bg-background px-4 py-5 lg:px-7">
        <div className="max-w-[48rem]">
          <h3 className="mb-2.5 text-[1.125rem] font-bold">{TEXTS.who}</h3>
          <EditorPicker
            chosen={chosen}
            currentId={null}
            error={fault}
            onChoose={(editor) => {
              setPicked(editor);
              setFault(undefined);
            }}
          />
        </div>
      </div>
      <DecisionBar hint={chosen && TEXTS.assigned(shorten(chosen.firstName, MAX_NAME))}>
        <Button
          variant="chalk"
          size="m"
          className="max-lg:w-full"
          data-decide
          isBusy={isPending}
          busyLabel={TEXTS.assign}
          onClick={() => (chosen ? mutate(chosen) : setFault(TEXTS.chooseFirst))}
        >
          {chosen ? TEXTS.assignTo(shorten(chosen.firstName, MAX_NAME)) : TEXTS.assign}
        </Button>
      </DecisionBar>
    </>
  );
}
