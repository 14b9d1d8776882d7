import type { AuditEntryOnWire } from '#shared/backoffice/audit.contract.ts';

/** What table and cards are both given. */
export interface AuditRowsProps {
  entries: readonly AuditEntryOnWire[];
  onOpen: (entry: AuditEntryOnWire) => void;
}
