import { WifiOff } from 'lucide-react';
import { useIsOnline } from './use-is-online.ts';

/** A line across the page while the browser has no connection. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-warning-s px-5 py-2.5 font-bold text-warning-t">
          <WifiOff size={20} aria-hidden="true" />
          Você está sem internet. O que foi digitado continua aqui.
        </p>
      )}
    </div>
  );
}
