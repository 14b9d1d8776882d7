import { useMutation } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { BlockOf } from '#shared/composition/blocks.ts';
import { getDraftPicture, uploadDraftPicture } from '#shared/composition/studio/studio.contract.ts';
import { messageOf } from '#web/platform/api-problem.ts';
import { buildUrl } from '#web/platform/build-url.ts';
import { callApi } from '#web/platform/call-api.ts';
import type { FieldPath } from '#web/production/studio/model/slide-paths.ts';
import { FIELD_TEXTS as TEXTS } from '#web/production/studio/studio-texts.ts';
import { useStudio } from '#web/production/studio/use-studio.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';

const ACCEPT = 'image/png,image/jpeg,image/webp';
const pictureUrl = (lessonId: string, key: string) => buildUrl(getDraftPicture.path, { id: lessonId, key });

/** Which picture it is, and another one in its place. */
export function PicturePart({ block, path }: { block: BlockOf<'picture'>; path: FieldPath }) {
  const { store, lesson } = useStudio();
  return (
    <div className="flex items-center gap-3">
      <img
        src={pictureUrl(lesson.id, block.picture)}
        alt={block.alt}
        className="h-20 max-w-40 rounded-[4px] border border-border bg-white object-contain"
      />
      <ChoosePicture
        label={TEXTS.changePicture}
        path={path}
        onChoose={(picture) => store.write(path, { ...block, picture })}
      />
    </div>
  );
}

/** Opens all pictures that a slide may show, and takes in another one from the computer. */
export function ChoosePicture({
  label,
  path,
  onChoose,
}: {
  label: string;
  path: FieldPath;
  onChoose: (key: string) => void;
}) {
  const { store, lesson, pictures, addPicture } = useStudio();
  const [isOpen, setOpen] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const choose = (key: string) => {
    onChoose(key);
    setOpen(false);
  };
  const upload = useMutation({
    mutationFn: (chosen: File) => {
      const form = new FormData();
      form.set('file', chosen);
      return callApi(uploadDraftPicture, { params: { id: lesson.id }, form });
    },
    onMutate: () => store.get().slideId,
    onSuccess: (picture, _file, slideId) => {
      addPicture(picture);
      if (slideId === store.get().slideId) choose(picture.key);
    },
  });
  return (
    <>
      <Button variant="outline" size="d" data-field={`${path}.picture`} onClick={() => setOpen(true)}>
        <ImagePlus size={17} aria-hidden="true" />
        {label}
      </Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title={TEXTS.choosePicture}>
        {upload.isError && (
          <Notice tone="error" title={TEXTS.uploadFailed} className="mb-4">
            <p>{messageOf(upload.error)}</p>
          </Notice>
        )}
        {pictures.length === 0 ? (
          <p className="text-ink-2">{TEXTS.noPictures}</p>
        ) : (
          <ul
            className="grid max-h-80 grid-cols-2! gap-2 overflow-y-auto p-1 sm:grid-cols-3!"
            aria-label={TEXTS.pictures}
          >
            {pictures.map(({ key, credit }, at) => (
              <li key={key}>
                <button
                  type="button"
                  className="block w-full rounded-field border border-border bg-white p-1.5 hover:border-action"
                  onClick={() => choose(key)}
                >
                  <img
                    src={pictureUrl(lesson.id, key)}
                    alt={credit ?? TEXTS.picture(at + 1)}
                    loading="lazy"
                    className="h-24 w-full object-contain"
                  />
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <input
            ref={file}
            type="file"
            accept={ACCEPT}
            className="sr-only"
            tabIndex={-1}
            aria-label={TEXTS.upload}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              if (chosen) upload.mutate(chosen);
              target.value = '';
            }}
          />
          <Button
            variant="outline"
            size="m"
            isBusy={upload.isPending}
            busyLabel={TEXTS.uploading}
            onClick={() => file.current?.click()}
          >
            {TEXTS.upload}
          </Button>
          <p className="hint">{TEXTS.uploadHint}</p>
        </div>
      </Dialog>
    </>
  );
}
