import { REGISTRATION } from '#web/public/entrances.ts';
import { STEPS } from '#web/public/steps-texts.ts';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { PageHead } from './page-head.tsx';

/** `/como-funciona`: the four steps in full. */
export function HowItWorksPage() {
  return (
    <>
      <PageHead
        title="Como funciona"
        lead="Do rascunho ao arquivo final em quatro passos. Você só paga no terceiro, e só se aprovar."
      />
      <ol className="page-width mt-9 grid gap-5">
        {STEPS.map(({ title, text, details }, index) => (
          <li key={title} className="card grid gap-x-8 gap-y-4 p-5 md:grid-cols-[4rem_1fr_1.2fr] md:p-8">
            <span
              className="num grid size-14 place-items-center rounded-full bg-action text-2xl font-bold text-action-t"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <div>
              <h2 className="text-[1.6rem]">{title}</h2>
              <p className="mt-2 text-lg">{text}</p>
            </div>
            <ul className="list-disc space-y-2 pl-5 text-ink-2">
              {details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      <div className="page-width mt-9 flex flex-col gap-3 sm:flex-row">
        <AnchorButton href={REGISTRATION}>Começar Agora</AnchorButton>
        <AnchorButton href="/faq" variant="outline">
          Perguntas frequentes
        </AnchorButton>
      </div>
    </>
  );
}
