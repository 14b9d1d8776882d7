import '#server/accounts/accounts.api.ts';
