import type { ReactNode } from 'react';
import { factMark } from '#shared/site/public-pages.ts';
import { Wordmark } from '#web/frame/wordmark.tsx';
import { MailLink, WhatsappLink } from './contact-links.tsx';
import { Fact, IfFact, UnlessFact } from './facts.tsx';
import { PUBLIC_TEXTS } from './public-texts.ts';

const TEXTS = PUBLIC_TEXTS.footer;

/** Closes every public page: help, law, access, and who sells (Decreto 7.962/2013, art. 2). */
export function PublicFooter() {
  return (
    <footer className="chalkboard mt-16 md:mt-24">
      <div className="ledge-thin" />
      <div className="chalkboard-lights page-width grid grid-cols-2 gap-x-6 gap-y-8 py-10 sm:gap-x-10 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <div className="max-sm:col-span-2">
          <Wordmark />
          <p className="mt-2 max-w-[34ch] text-chalkboard-100">{PUBLIC_TEXTS.tagline}</p>
        </div>
        <Column title={TEXTS.support}>
          <a href="/como-funciona">{PUBLIC_TEXTS.howItWorks}</a>
          <a href="/faq">{TEXTS.faq}</a>
          <a href="/services">{TEXTS.services}</a>
          <a href="/#pricing">{PUBLIC_TEXTS.pricing}</a>
          <IfFact name="whatsapp">
            <WhatsappLink>{TEXTS.helpCenter}</WhatsappLink>
            <WhatsappLink>{TEXTS.contact}</WhatsappLink>
          </IfFact>
          <IfFact name="companyEmail">
            <a href={factMark('companyMailLink')}>{TEXTS.write}</a>
          </IfFact>
          <UnlessFact name="companyEmail">
            <a href="/#orcamento">{TEXTS.write}</a>
          </UnlessFact>
        </Column>
        <Column title={TEXTS.legal}>
          <a href="/termos-de-uso">{TEXTS.terms}</a>
          <a href="/politica-privacidade">{TEXTS.privacy}</a>
          <a href="/cookies">{TEXTS.cookies}</a>
          <a href="/lgpd">{TEXTS.lgpd}</a>
        </Column>
        <Column title={TEXTS.access}>
          <a href="/local-login">{TEXTS.signIn}</a>
          <a href="/admin-login">{TEXTS.admin}</a>
          <a href="/profile-management">{TEXTS.profile}</a>
        </Column>
      </div>
      <div className="chalkboard-lights page-width">
        <Company />
      </div>
    </footer>
  );
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <nav aria-label={title} className="footer-column">
      <h2 className="text-lg font-bold">{title}</h2>
      {children}
    </nav>
  );
}

function Company() {
  return (
    <div className="smaller flex flex-wrap gap-x-6 gap-y-1 border-t border-chalkboard-700 pt-4 pb-24 text-chalkboard-100 sm:pb-8">
      <p>
        ©{' '}
        <span className="num font-medium">
          <Fact name="year" />
        </span>{' '}
        <Fact name="companyName" />
      </p>
      <IfFact name="companyCnpj">
        <p className="num font-medium">
          CNPJ <Fact name="companyCnpj" />
        </p>
      </IfFact>
      <IfFact name="companyAddress">
        <p>
          <Fact name="companyAddress" />
        </p>
      </IfFact>
      <IfFact name="companyEmail">
        <p>
          <MailLink />
        </p>
      </IfFact>
      <IfFact name="companyPhone">
        <p className="num font-medium">
          <Fact name="companyPhone" />
        </p>
      </IfFact>
    </div>
  );
}
