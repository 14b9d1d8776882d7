import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { MODALITIES } from '#shared/catalog/catalog.ts';
import { MailLink } from '#web/public/contact-links.tsx';
import { IfFact, UnlessFact } from '#web/public/facts.tsx';
import { buttonClasses } from '#web/ui/button-look.ts';
import { QUOTE_TEXTS as TEXTS } from './quote-texts.ts';

/** Asks for an institutional offer. The script of the page sends it (quote.ts); without one it says how else. */
export function QuoteForm() {
  return (
    <details id="orcamento" className="pergunta cartao cartao-erguido mt-10 scroll-mt-4 px-5 md:px-8">
      <summary className="flex min-h-16 items-center justify-between gap-4 py-4">
        <h3 className="text-[1.6rem]">{TEXTS.title}</h3>
        <ChevronDown size={24} className="text-tinta-2" aria-hidden="true" />
      </summary>
      <p className="text-tinta-2">{TEXTS.lead}</p>
      <noscript>
        <IfFact name="companyEmail">
          <p className="aviso tom-info mt-4">
            {TEXTS.noScript} <MailLink />
          </p>
        </IfFact>
        <UnlessFact name="companyEmail">
          <p className="aviso tom-info mt-4">{TEXTS.noScriptPlain}</p>
        </UnlessFact>
      </noscript>
      <form data-orcamento="" noValidate className="mt-6 grid gap-x-6 gap-y-5 pb-6 md:grid-cols-2 md:pb-8">
        <Field name="school" label={TEXTS.school} maxLength={200} required autoComplete="organization" />
        <Field
          name="cnpj"
          label={TEXTS.cnpj}
          isOptional
          maxLength={18}
          autoComplete="off"
          data-mascara="cnpj"
        />
        <Field name="contact" label={TEXTS.contact} maxLength={160} required autoComplete="name" />
        <Field name="email" type="email" label={TEXTS.email} maxLength={254} required autoComplete="email" />
        <Field
          name="phone"
          type="tel"
          label={TEXTS.phone}
          maxLength={20}
          required
          autoComplete="tel"
          data-mascara="fone"
        />
        <div>
          <label className="rotulo mb-1.5" htmlFor="orcamento-modality">
            {TEXTS.modality}
          </label>
          <select
            id="orcamento-modality"
            name="modality"
            className="campo"
            aria-describedby="orcamento-modality-erro"
          >
            {Object.entries(MODALITIES).map(([modality, { label }]) => (
              <option key={modality} value={modality}>
                {label}
              </option>
            ))}
          </select>
          <Fault name="modality" />
        </div>
        <div className="md:col-span-2">
          <label className="rotulo mb-1.5" htmlFor="orcamento-subjects">
            {TEXTS.subjects}
          </label>
          <textarea
            id="orcamento-subjects"
            name="subjects"
            rows={3}
            maxLength={1000}
            required
            className="campo"
            aria-describedby="orcamento-subjects-dica orcamento-subjects-erro"
          />
          <p id="orcamento-subjects-dica" className="dica mt-1.5">
            {TEXTS.subjectsHint}
          </p>
          <Fault name="subjects" />
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 md:col-span-2">
          <button type="submit" className={buttonClasses({})} data-ocupado={TEXTS.sending}>
            {TEXTS.send}
          </button>
          <p className="menor text-tinta-2">
            {TEXTS.privacy}{' '}
            <a href="/politica-privacidade" className="elo">
              {TEXTS.privacyLink}
            </a>
          </p>
        </div>
        <div role="status" data-resultado="" className="md:col-span-2" />
      </form>
      <template
        data-textos=""
        data-falhou={TEXTS.failed}
        data-conferir={TEXTS.check}
        data-enviado={TEXTS.sent}
        data-enviado-texto={TEXTS.sentText}
      />
    </details>
  );
}

function Field({
  name,
  label,
  isOptional = false,
  ...input
}: { name: string; label: string; isOptional?: boolean } & ComponentProps<'input'>) {
  const id = `orcamento-${name}`;
  return (
    <div>
      <label className="rotulo mb-1.5" htmlFor={id}>
        {label} {isOptional && <span className="font-normal text-tinta-2">({TEXTS.optional})</span>}
      </label>
      <input {...input} id={id} name={name} className="campo" aria-describedby={`${id}-erro`} />
      <Fault name={name} />
    </div>
  );
}

/** Where the script writes what is wrong with a field. */
const Fault = ({ name }: { name: string }) => (
  <p id={`orcamento-${name}-erro`} className="erro mt-1.5" hidden />
);
