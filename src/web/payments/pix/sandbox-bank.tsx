import { useMutation } from '@tanstack/react-query';
import { sandboxPay } from '#shared/payments/sandbox.contract.ts';
import { PIX_TEXTS as TEXTS } from '#web/payments/payment-texts.ts';
import { showPaymentFault } from '#web/payments/show-payment-fault.ts';
import { callApi } from '#web/platform/call-api.ts';
import { Button } from '#web/ui/button.tsx';

/** Plays the customer's bank where no real money moves. The emulator then tells the server, as a bank would. */
export function SandboxBank({ paymentId }: { paymentId: string }) {
  const pay = useMutation({
    mutationFn: () => callApi(sandboxPay, { params: { id: paymentId } }),
    onError: showPaymentFault,
  });
  return (
    <Button
      variant="neutral"
      size="m"
      className="mt-3 max-sm:w-full"
      isBusy={pay.isPending || pay.isSuccess}
      busyLabel={TEXTS.simulating}
      onClick={() => pay.mutate()}
    >
      {TEXTS.simulate}
    </Button>
  );
}
