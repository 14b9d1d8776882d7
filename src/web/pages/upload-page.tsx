import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { BookOpen, Presentation } from 'lucide-react';
import { useEffect } from 'react';
import type { Role } from '#shared/roles.ts';
import { SERVICE_TYPES, type ServiceType } from '#shared/catalog/catalog.ts';
import { RequireSession } from '#web/accounts/require-session.tsx';
import { OrderForm } from '#web/lessons/order/order-form.tsx';
import { ORDER_TEXTS as TEXTS } from '#web/lessons/order/order-texts.ts';
import { usePageTitle } from '#web/platform/page/page-title.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { showToast } from '#web/ui/toast-store.ts';

const ICONS = { presentation: Presentation, booklet: BookOpen } as const;

/** `/upload`: the order of a presentation or a booklet. Changing between them keeps what was typed. */
export function UploadPage() {
  const { type: serviceType = 'presentation', size = null } = useSearch({ from: '/upload' });
  const navigate = useNavigate();
  usePageTitle(TEXTS.title[serviceType]);
  return (
    <RequireSession whenSignedOut="register">
      {(user) =>
        user.role === 'teacher' ? (
          <div className="miolo pt-8 pb-40 md:pt-12 lg:pb-0">
            <PageHeader
              title={TEXTS.title[serviceType]}
              lead={TEXTS.lead}
              action={<KindSwitch current={serviceType} />}
            />
            <OrderForm
              userId={user.id}
              serviceType={serviceType}
              askedSize={size}
              onSent={(id) => void navigate({ to: '/analysis/$id', params: { id } })}
            />
          </div>
        ) : (
          <ToOwnDesk role={user.role} />
        )
      }
    </RequireSession>
  );
}

/** Staff order nothing: who comes here is led to where their work is, and told why. */
function ToOwnDesk({ role }: { role: Role }) {
  const navigate = useNavigate();
  useEffect(() => {
    showToast({ title: TEXTS.staffOnlyTitle, description: TEXTS.staffOnly, tone: 'info' });
    void navigate({ to: role === 'admin' ? '/admin' : '/editor-dashboard', replace: true });
  }, [navigate, role]);
  return null;
}

function KindSwitch({ current }: { current: ServiceType }) {
  return (
    <nav className="trilho-abas max-sm:w-full" aria-label={TEXTS.kindLabel}>
      {(Object.keys(SERVICE_TYPES) as ServiceType[]).map((type) => {
        const Icon = ICONS[type];
        return (
          <Link
            key={type}
            to="/upload"
            search={{ type }}
            replace
            aria-current={type === current ? 'page' : undefined}
          >
            <Icon size={20} aria-hidden="true" />
            {SERVICE_TYPES[type]}
          </Link>
        );
      })}
    </nav>
  );
}
