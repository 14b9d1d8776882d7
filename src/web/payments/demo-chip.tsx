import { useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { Chip } from '#web/ui/chip.tsx';
import { pixChargeQuery } from './payment-queries.ts';
import { PAYMENT_TEXTS as TEXTS } from './payment-texts.ts';

/** The mark of the demonstration beside the title: once the charge of the lesson says that its bank is emulated. */
export function DemoChip({ lessonId }: { lessonId: string }) {
  const { data: charge } = useQuery({ ...pixChargeQuery(lessonId), enabled: false });
  if (!charge?.pix?.isDemo) return null;
  return (
    <Chip tone="neutral" icon={<FlaskConical aria-hidden="true" />}>
      {TEXTS.demoShort}
    </Chip>
  );
}
