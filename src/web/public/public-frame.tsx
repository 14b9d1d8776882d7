import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { WhatsappLink } from './contact-links.tsx';
import { IfFact } from './facts.tsx';
import { PublicFooter } from './public-footer.tsx';
import { PublicHeader } from './public-header.tsx';
import { PUBLIC_TEXTS } from './public-texts.ts';

/** Bar, content, footer and the way to help, as plain markup: nothing here needs a script to be used. */
export function PublicFrame({ isLanding, children }: { isLanding: boolean; children: ReactNode }) {
  return (
    <div className="relative flex min-h-dvh flex-col">
      <a
        href="#conteudo"
        className="sr-only z-50 rounded-campo bg-amarelo p-3 font-bold text-nanquim focus:not-sr-only focus:absolute focus:left-2 focus:top-2"
      >
        {PUBLIC_TEXTS.skip}
      </a>
      <PublicHeader isLanding={isLanding} />
      <main id="conteudo" tabIndex={-1} className="flex-1">
        {children}
      </main>
      <PublicFooter />
      <IfFact name="whatsapp">
        <WhatsappLink className="ajuda" label={PUBLIC_TEXTS.helpLong}>
          <MessageCircle size={24} aria-hidden="true" />
          <span className="max-sm:sr-only">{PUBLIC_TEXTS.help}</span>
        </WhatsappLink>
      </IfFact>
    </div>
  );
}
