import { ENDED, ENDED_PARAMETER, RETURN_PARAMETER, readReturnAddress } from '#shared/site/return-address.ts';
import { ACCOUNT_TEXTS as TEXTS } from '#web/accounts/account-texts.ts';
import { Notice } from '#web/ui/notice.tsx';

/** Screens by the beginning of their address, as their own titles and the bar call them. */
const NAMES: readonly (readonly [start: string, name: string])[] = [
  ['/upload?type=booklet', 'Nova Apostila'],
  ['/upload', 'Nova Aula'],
  ['/analysis/', 'Análise da aula'],
  ['/dashboard', 'Dashboard'],
  ['/configuracoes', 'Configurações'],
  ['/editor', 'Meus projetos'],
  ['/auditoria', 'Auditoria'],
  ['/caixa', 'Caixa'],
  ['/profile-management', 'Perfil da administração'],
  ['/admin', 'Administração'],
];

/** Why a person was led to sign in, and where they go next; nothing for who came by themselves. */
export function SignInReason({ address, isNew = false }: { address: URL | null; isNew?: boolean }) {
  const returnTo = readReturnAddress(address?.searchParams.get(RETURN_PARAMETER));
  const hasEnded = address?.searchParams.get(ENDED_PARAMETER) === ENDED;
  const name = NAMES.find(([start]) => returnTo?.startsWith(start))?.[1];
  if (!name && !hasEnded) return null;
  const continues = isNew ? TEXTS.registerToContinueIn : TEXTS.continueIn;
  return (
    <Notice tone="info" className="mb-5" {...(hasEnded && { title: TEXTS.sessionEnded })}>
      <p>
        {name ? continues(name) : TEXTS.continueWithoutPlace}
        {hasEnded && returnTo?.startsWith('/upload') && ` ${TEXTS.draftIsKept}`}
      </p>
    </Notice>
  );
}
