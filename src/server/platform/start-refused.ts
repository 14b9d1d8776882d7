/** Why this process must not start here, in pt-BR with what to do about it; printed as it is. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}
