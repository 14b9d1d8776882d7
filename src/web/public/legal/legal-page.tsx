import { MailLink, WhatsappLink } from '#web/public/contact-links.tsx';
import { Fact, IfFact, UnlessFact } from '#web/public/facts.tsx';
import { PageHead } from '#web/public/pages/page-head.tsx';
import { LEGAL_DATE, type LegalSection, type LegalText } from './legal-text.ts';

const anchorOf = (title: string) =>
  title
    .normalize('NFD')
    .replaceAll(/[^a-z0-9 ]/gi, '')
    .trim()
    .toLowerCase()
    .replaceAll(' ', '-');

/** A text to be read at length: contents at the side, sections with anchors, who answers for it at the end. */
export function LegalPage({ text: { title, lead, sections } }: { text: LegalText }) {
  return (
    <>
      <PageHead title={title} lead={lead} />
      <div className="page-width mt-9 grid gap-x-12 gap-y-8 lg:grid-cols-[17rem_1fr]">
        <nav aria-label="Nesta página" className="self-start lg:sticky lg:top-6">
          <ol className="grid gap-1">
            {sections.map((section) => (
              <li key={section.title}>
                <a href={`#${anchorOf(section.title)}`} className="link inline-flex min-h-8 items-center">
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <article className="min-w-0 max-w-[68ch]">
          {sections.map((section) => (
            <SectionText key={section.title} section={section} />
          ))}
          <section className="mt-10 border-t border-border pt-6">
            <h2 className="text-[1.5rem]">Quem responde por isto</h2>
            <p className="mt-3">
              <Fact name="companyName" />
              <IfFact name="companyCnpj">
                , CNPJ <Fact name="companyCnpj" />
              </IfFact>
              <IfFact name="companyAddress">
                , <Fact name="companyAddress" />
              </IfFact>
              .
              <IfFact name="companyEmail">
                {' '}
                Escreva para <MailLink />.
              </IfFact>
              <UnlessFact name="companyEmail">
                {' '}
                Escreva pelo{' '}
                <a href="/#orcamento" className="link">
                  formulário de contato
                </a>
                .
              </UnlessFact>
              <IfFact name="whatsapp">
                {' '}
                Ou fale conosco <WhatsappLink className="link">pelo WhatsApp</WhatsappLink>.
              </IfFact>
            </p>
            <p className="smaller mt-3 text-ink-2">Última atualização: {LEGAL_DATE}.</p>
          </section>
        </article>
      </div>
    </>
  );
}

function SectionText({ section: { title, text = [], points = [], table } }: { section: LegalSection }) {
  return (
    <section className="mt-9 first:mt-0">
      <h2 id={anchorOf(title)} className="scroll-mt-4 text-[1.5rem]">
        {title}
      </h2>
      {text.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
      {points.length > 0 && (
        <ul className="mt-3 list-disc space-y-1.5 pl-5">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {table && (
        <section className="card mt-4 overflow-clip" aria-label={title}>
          <table className="data-table data-table-stacked smaller">
            <thead>
              <tr>
                {table.head.map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row) => (
                <tr key={row[0]}>
                  {row.map((cell, column) => (
                    <td key={cell} className="align-top">
                      <span className="smaller block font-bold text-ink-2 sm:hidden" aria-hidden="true">
                        {table.head[column]}
                      </span>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </section>
  );
}
