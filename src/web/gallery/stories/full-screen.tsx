import { Sheet } from '#web/gallery/case.tsx';
import { Opener } from '#web/gallery/opener.tsx';
import { UNBROKEN_TEXT } from '#web/gallery/samples.ts';
import type { Story } from '#web/gallery/story.ts';
import { FullScreen } from '#web/ui/full-screen.tsx';

const page = (
  <div className="grid h-full place-items-center">
    <div className="grid aspect-video w-full max-w-240 place-items-center bg-chalk font-title text-charcoal">
      Slide 1
    </div>
  </div>
);

export const fullScreen: Story = {
  id: 'full-screen',
  name: 'Tela cheia',
  purpose: 'Mostra um slide ou uma página sem nada em volta; Esc ou o botão levam de volta.',
  pieces: ['FullScreen'],
  Show: () => (
    <Sheet>
      <div className="flex flex-wrap gap-3">
        <Opener state="full-screen/foot" label="Com cabeça e pé">
          {(isOpen, setOpen) =>
            isOpen && (
              <FullScreen
                title="Tela cheia"
                closeLabel="Sair da tela cheia"
                onClose={() => setOpen(false)}
                head={<p className="num font-bold">1 / 15</p>}
                foot={<p className="text-center text-chalkboard-100">Setas para andar</p>}
              >
                {page}
              </FullScreen>
            )
          }
        </Opener>
        <Opener state="full-screen/long" label="200 caracteres">
          {(isOpen, setOpen) =>
            isOpen && (
              <FullScreen
                title="Tela cheia"
                closeLabel="Sair da tela cheia"
                onClose={() => setOpen(false)}
                head={<p className="truncate">{UNBROKEN_TEXT}</p>}
              >
                {page}
              </FullScreen>
            )
          }
        </Opener>
      </div>
    </Sheet>
  ),
};
