import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { BookOpen, Presentation } from 'lucide-react';
import { SERVICE_TYPES, type ServiceType } from '#shared/catalog/catalog.ts';
import { RequireSession } from '#web/accounts/require-session.tsx';
import { OrderForm } from '#web/lessons/order/order-form.tsx';
import { ORDER_TEXTS as TEXTS } from '#web/lessons/order/order-texts.ts';
import { usePageTitle } from '#web/platform/page-title.ts';
import { PageHeader } from '#web/ui/page-header.tsx';

const ICONS = { presentation: Presentation, booklet: BookOpen } as const;

/** `/upload`: the order of a presentation or a booklet. Changing between them keeps what was typed. */
export function UploadPage() {
  const { type: serviceType = 'presentation' } = useSearch({ from: '/upload' });
  const navigate = useNavigate();
  usePageTitle(TEXTS.title[serviceType]);
  return (
    <RequireSession whenSignedOut="register">
      {(user) => (
        <div className="miolo pt-8 pb-40 md:pt-12 lg:pb-0">
          <PageHeader
            title={TEXTS.title[serviceType]}
            lead={TEXTS.lead}
            action={<KindSwitch current={serviceType} />}
          />
          <OrderForm
            userId={user.id}
            serviceType={serviceType}
            onSent={(id) => void navigate({ to: '/analysis/$id', params: { id } })}
          />
        </div>
      )}
    </RequireSession>
  );
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
