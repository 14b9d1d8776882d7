/** Why there is no backup or no restore, in pt-BR with what to do about it; printed as it is. */
export class BackupRefused extends Error {
  override name = 'BackupRefused';
}

export const DAMAGED =
  'O arquivo de backup está danificado ou incompleto. Nada foi alterado; use outro backup, ou copie o arquivo de novo da origem.';
