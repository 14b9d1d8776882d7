import './attic/attic.ts';
import '#engine/composing/compose.ts';
import '#server/accounts/inside.ts';
