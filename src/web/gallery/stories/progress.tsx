import { Case, Cases, Chalkboard, Sheet } from '#web/gallery/case.tsx';
import type { Story } from '#web/gallery/story.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

export const progress: Story = {
  id: 'progress',
  name: 'Andamento e espera',
  purpose: 'A barra quando há medida real, ossos no lugar do que vem, e o anel só onde algo gira.',
  pieces: ['ProgressBar', 'Skeleton', 'LoadingArea', 'Spinner'],
  Show: () => (
    <>
      <Sheet>
        <Cases>
          <Case label="no começo">
            <ProgressBar label="Envio do arquivo" percent={0} />
          </Case>
          <Case label="a caminho">
            <ProgressBar label="Envio do arquivo" percent={78} />
          </Case>
          <Case label="no fim">
            <ProgressBar label="Envio do arquivo" percent={100} />
          </Case>
          <Case label="sem medida">
            <ProgressBar label="Envio do arquivo" percent={null} />
          </Case>
        </Cases>
      </Sheet>
      <Sheet>
        <Case label="ossos de um cartão">
          <LoadingArea label="Carregando o projeto">
            <div className="grid gap-4 sm:grid-cols-[9rem_1fr]">
              <Skeleton className="h-24 rounded-field" />
              <div className="grid content-center gap-2.5">
                <Skeleton className="h-5 w-3/5" />
                <Skeleton className="h-4" />
                <Skeleton className="h-4 w-4/5" />
              </div>
            </div>
          </LoadingArea>
        </Case>
        <Case label="anel">
          <span className="inline-flex items-center gap-2 text-action">
            <Spinner /> Lendo o arquivo...
          </span>
        </Case>
      </Sheet>
      <Chalkboard>
        <Case label="no quadro">
          <span className="inline-flex items-center gap-2">
            <Spinner className="size-8" /> Analisando...
          </span>
        </Case>
      </Chalkboard>
    </>
  ),
};
