import type { AppDeps } from '#server/platform/deps.ts';
import type { CardGateway } from './card-gateway.ts';
import type { PixGateway } from './pix-gateway.ts';

/** Who plays the customer's bank and the buyer where emulators stand in for the providers. */
export interface SandboxBank {
  /** Pays the Pix charge. @throws Problem `wrong_state` where the bank would not */
  payPix(txid: string): Promise<{ endToEndId: string }>;
  decideCard(orderId: string, outcome: 'approved' | 'declined'): Promise<void>;
  /** What the browser loads in place of PayPal's own script, and the path it loads it from. */
  cardScript: { path: string; source: string };
}

/** The providers as this process reaches them. */
export interface Gateways {
  card: CardGateway;
  pix: PixGateway;
  /** What the browser is told to open PayPal's button with. */
  cardScript: { clientId: string; scriptUrl: string; environment: 'sandbox' | 'production' };
  /** The receiver's Pix key: money for another one is not ours. */
  pixKey: string;
  /** Who receives, as the payer's bank shows it. */
  payee: string;
  /** Real money: its books are never cleared. */
  isLive: boolean;
  /** Null but in `PAYMENTS=sandbox` with emulators. */
  sandbox: SandboxBank | null;
  /** Tells the providers (and emulators) where the product listens, once it does. */
  announce(productUrl: string): Promise<void>;
}

/** What the payments room is given. */
export interface PaymentsDeps extends AppDeps {
  gateways: Gateways;
}
