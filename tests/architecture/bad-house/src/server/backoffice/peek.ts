import '#server/accounts/inside.ts';
