import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { MODALITIES } from '#shared/catalog/catalog.ts';
import { MailLink } from '#web/public/contact-links.tsx';
import { IfFact, UnlessFact } from '#web/public/facts.tsx';
import { buttonClasses } from '#web/ui/button-look.ts';

/** Asks for an institutional offer. The script of the page sends it (quote.ts); without one it says how else. */
export function QuoteForm() {
  return (
    <details id="orcamento" className="question card card-raised mt-10 scroll-mt-4 px-5 md:px-8">
      <summary className="flex min-h-16 items-center justify-between gap-4 py-4">
        <h3 className="text-[1.6rem]">{QUOTE_TEXTS.title}</h3>
        <ChevronDown size={24} className="text-ink-2" aria-hidden="true" />
      </summary>
      <p className="text-ink-2">{QUOTE_TEXTS.lead}</p>
      <noscript>
        <IfFact name="companyEmail">
          <p className="notice tone-info mt-4">
            {QUOTE_TEXTS.noScript} <MailLink />
          </p>
        </IfFact>
        <UnlessFact name="companyEmail">
          <p className="notice tone-info mt-4">{QUOTE_TEXTS.noScriptPlain}</p>
        </UnlessFact>
      </noscript>
      <form data-orcamento="" noValidate className="mt-6 grid gap-x-6 gap-y-5 pb-6 md:grid-cols-2 md:pb-8">
        <Field
          name="school"
          label={QUOTE_TEXTS.school}
          maxLength={200}
          required
          autoComplete="organization"
        />
        <Field
          name="cnpj"
          label={QUOTE_TEXTS.cnpj}
          isOptional
          maxLength={18}
          autoComplete="off"
          data-mascara="cnpj"
        />
        <Field name="contact" label={QUOTE_TEXTS.contact} maxLength={160} required autoComplete="name" />
        <Field
          name="email"
          type="email"
          label={QUOTE_TEXTS.email}
          maxLength={254}
          required
          autoComplete="email"
        />
        <Field
          name="phone"
          type="tel"
          label={QUOTE_TEXTS.phone}
          maxLength={20}
          required
          autoComplete="tel"
          data-mascara="fone"
        />
        <div>
          <label className="label mb-1.5" htmlFor="orcamento-modality">
            {QUOTE_TEXTS.modality}
          </label>
          <select
            id="orcamento-modality"
            name="modality"
            className="field"
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
          <label className="label mb-1.5" htmlFor="orcamento-subjects">
            {QUOTE_TEXTS.subjects}
          </label>
          <textarea
            id="orcamento-subjects"
            name="subjects"
            rows={3}
            maxLength={1000}
            required
            className="field"
            aria-describedby="orcamento-subjects-dica orcamento-subjects-erro"
          />
          <p id="orcamento-subjects-dica" className="hint mt-1.5">
            {QUOTE_TEXTS.subjectsHint}
          </p>
          <Fault name="subjects" />
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 md:col-span-2">
          <button type="submit" className={buttonClasses({})} data-ocupado={QUOTE_TEXTS.sending}>
            {QUOTE_TEXTS.send}
          </button>
          <p className="smaller text-ink-2">
            {QUOTE_TEXTS.privacy}{' '}
            <a href="/politica-privacidade" className="link">
              {QUOTE_TEXTS.privacyLink}
            </a>
          </p>
        </div>
        <div role="status" data-resultado="" className="md:col-span-2" />
      </form>
      <template
        data-textos=""
        data-falhou={QUOTE_TEXTS.failed}
        data-conferir={QUOTE_TEXTS.check}
        data-enviado={QUOTE_TEXTS.sent}
        data-enviado-texto={QUOTE_TEXTS.sentText}
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
      <label className="label mb-1.5" htmlFor={id}>
        {label} {isOptional && <span className="font-normal text-ink-2">({QUOTE_TEXTS.optional})</span>}
      </label>
      <input {...input} id={id} name={name} className="field" aria-describedby={`${id}-erro`} />
      <Fault name={name} />
    </div>
  );
}

/** Where the script writes what is wrong with a field. */
const Fault = ({ name }: { name: string }) => (
  <p id={`orcamento-${name}-erro`} className="fault mt-1.5" hidden />
);

/** What the form for institutions says; the sentences of faults come from the server and from here alike. */
const QUOTE_TEXTS = {
  title: 'Peça um orçamento',
  lead: 'Respondemos por e-mail. CNPJ é opcional e serve para a proposta já sair em nome da escola. Tem outra pergunta? Escreva-a aqui também.',
  school: 'Escola ou instituição',
  cnpj: 'CNPJ',
  optional: 'opcional',
  contact: 'Seu nome',
  email: 'E-mail',
  phone: 'Telefone com DDD',
  subjects: 'Disciplinas e turmas, ou a sua pergunta',
  subjectsHint: 'Por exemplo: Ciências e Matemática, 6º ao 9º ano.',
  modality: 'Modalidade',
  send: 'Enviar pedido',
  sending: 'Enviando...',
  privacy: 'Usamos estes dados só para responder ao pedido.',
  privacyLink: 'Política de privacidade',
  sent: 'Pedido enviado!',
  sentText: 'Recebemos os dados da escola e respondemos no e-mail informado.',
  failed: 'Não foi possível enviar o pedido. Nada do que você escreveu se perdeu; tente de novo.',
  check: 'Confira os campos marcados.',
  noScript: 'Para enviar o pedido por aqui, ative o JavaScript. Ou escreva para',
  noScriptPlain: 'Para enviar o pedido por aqui, ative o JavaScript do navegador.',
} as const;
