import '#server/payments/money/money.table.ts';
import '#server/payments/settlement/settlement.ts';
