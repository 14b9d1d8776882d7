import { BookOpen, Presentation } from 'lucide-react';
import {
  BOOKLET_PRICES,
  DELIVERY_TYPES,
  PRESENTATION_PRICES,
  type ServiceType,
  sizesOf,
} from '#shared/catalog/catalog.ts';
import { formatReais } from '#shared/money.ts';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { PageHead } from './page-head.tsx';

const days = Object.values(DELIVERY_TYPES).map(({ termDays }) => termDays);
const term = `Entrega de ${Math.min(...days)} a ${Math.max(...days)} dias corridos depois do pagamento`;
const range = (type: ServiceType) => `De ${Math.min(...sizesOf(type))} a ${Math.max(...sizesOf(type))}`;
const from = (prices: Record<number, number>) => formatReais(Math.min(...Object.values(prices)));

const SERVICES = [
  {
    type: 'presentation',
    icon: Presentation,
    title: 'Apresentações',
    price: from(PRESENTATION_PRICES),
    points: [`${range('presentation')} slides`, 'PowerPoint, Google Slides ou PDF interativo', term],
    action: 'Criar Apresentação',
  },
  {
    type: 'booklet',
    icon: BookOpen,
    title: 'Apostilas',
    price: from(BOOKLET_PRICES),
    points: [`${range('booklet')} páginas`, 'Capítulos, atividades, exercícios e gabarito', term],
    action: 'Criar Apostila',
  },
] as const;

/** `/services`: the choice between the two. */
export function ServicesPage() {
  return (
    <>
      <PageHead
        title="O que vamos criar?"
        lead="Escolha o serviço. A análise do seu material é gratuita nos dois, e você só paga se aprovar."
      />
      <ul className="page-width mt-9 grid gap-5 md:grid-cols-2 md:gap-7">
        {SERVICES.map(({ type, icon: Icon, title, price, points, action }) => (
          <li key={type} className="card card-raised flex flex-col p-6 md:p-9">
            <Icon size={40} className="text-action" aria-hidden="true" />
            <h2 className="mt-4 text-[2rem]">{title}</h2>
            <p className="mt-1">
              <span className="text-ink-2">a partir de </span>
              <span className="num text-2xl font-bold">{price}</span>
            </p>
            <ul className="mt-4 flex-1 list-disc space-y-1 pl-5 text-ink-2">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <AnchorButton href={`/upload?type=${type}`} className="mt-6 max-sm:w-full">
              {action}
            </AnchorButton>
          </li>
        ))}
      </ul>
    </>
  );
}
