import '#server/accounts/accounts.api.ts';
export const emulator = 'emulator';
