import { PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { DELIVERY_TEXTS as TEXTS } from '#web/production/delivery/delivery-texts.ts';
import { clientName } from '#web/production/describe-production.ts';
import { Button, type ButtonProps } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DeliveryForm } from '#web/production/delivery/deliver-button.tsx';
import { type Delivered, useDelivery } from '#web/production/delivery/use-delivery.ts';

/** Opens the delivery of a production. What was written and sent for it outlives the dialog, not the screen. */
export function DeliverButton({
  production,
  children = TEXTS.deliver,
  ...look
}: { production: Delivered } & Pick<ButtonProps, 'variant' | 'size' | 'className' | 'children'>) {
  const [isOpen, setIsOpen] = useState(false);
  const delivery = useDelivery(production, { isOpen, onDone: () => setIsOpen(false) });
  return (
    <>
      <Button
        {...look}
        onClick={() => {
          delivery.handOver.reset();
          setIsOpen(true);
        }}
      >
        <PackageCheck size={18} aria-hidden="true" />
        {children}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={(toOpen) => !delivery.handOver.isPending && setIsOpen(toOpen)}
        title={TEXTS.title}
        description={TEXTS.description(clientName(production.lesson))}
      >
        <DeliveryForm title={production.lesson.title} delivery={delivery} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
