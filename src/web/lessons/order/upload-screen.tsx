import { Link, useNavigate } from '@tanstack/react-router';
import { BookOpen, Presentation } from 'lucide-react';
import { useEffect } from 'react';
import type { User } from '#shared/accounts/accounts.schemas.ts';
import { SERVICE_TYPES, type ServiceType } from '#shared/catalog/catalog.ts';
import type { Role } from '#shared/roles.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { OrderForm } from './order-form.tsx';
import { ORDER_TEXTS as TEXTS } from './order-texts.ts';

const ICONS = { presentation: Presentation, booklet: BookOpen } as const;

/** The order of a presentation or a booklet. Changing between them keeps what was typed. */
export function UploadScreen({
  user,
  serviceType,
  askedSize,
}: {
  user: User;
  serviceType: ServiceType;
  askedSize: number | null;
}) {
  const navigate = useNavigate();
  if (user.role !== 'teacher') return <ToOwnWork role={user.role} />;
  return (
    <div className="page-width pt-8 pb-40 md:pt-12 lg:pb-0">
      <PageHeader
        title={TEXTS.title[serviceType]}
        lead={TEXTS.lead}
        action={<KindSwitch current={serviceType} />}
      />
      <OrderForm
        userId={user.id}
        serviceType={serviceType}
        askedSize={askedSize}
        onSent={(id) => void navigate({ to: '/analysis/$id', params: { id } })}
      />
    </div>
  );
}

/** Staff order nothing: who comes here is led to where their work is, and told why. */
function ToOwnWork({ role }: { role: Role }) {
  const navigate = useNavigate();
  useEffect(() => {
    showToast({ title: TEXTS.staffOnlyTitle, description: TEXTS.staffOnly, tone: 'info' });
    void navigate({ to: role === 'admin' ? '/admin' : '/editor-dashboard', replace: true });
  }, [navigate, role]);
  return null;
}

function KindSwitch({ current }: { current: ServiceType }) {
  return (
    <nav className="tab-track max-sm:w-full" aria-label={TEXTS.kindLabel}>
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
