import '#engine/composing/compose.ts';
import '#server/accounts/inside.ts';
