import type { OrderSize, ServiceType } from '#shared/catalog/catalog.ts';
import { loginAddress } from '#shared/site/return-address.ts';

/** Cadastro: where every call to action leads, because who reads it has no account yet. */
export const REGISTRATION = loginAddress({ returnTo: null, isNew: true });
/** Cadastro, and from there the order of that kind. */
export const orderAfterRegistration = (type: ServiceType): string =>
  loginAddress({ returnTo: orderAddress(type), isNew: true });
/** The order form, with the size that was chosen here. */
export const orderAddress = (type: ServiceType, size?: OrderSize['size']): string =>
  `/upload?type=${type}${size ? `&size=${size}` : ''}`;
