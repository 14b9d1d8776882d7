import { formatCnpj } from '@brazilian-utils/brazilian-utils/format-cnpj';
import type { Config } from '#server/platform/config.ts';
import { saoPauloDay } from '#shared/calendar.ts';
import { mailtoLink } from '#shared/site/mailto.ts';
import type { SiteFacts } from '#shared/site/public-pages.ts';

/** What the public pages say of this installation: who sells, how to reach them, how content customers are (0…1). */
export function siteFactsOf(
  { publicUrl, company, whatsappNumber }: Config,
  satisfaction: number | null,
): SiteFacts {
  return {
    publicUrl: publicUrl.replace(/\/+$/, ''),
    companyName: company.name,
    companyCnpj: company.cnpj && formatCnpj(company.cnpj, { version: 2 }),
    companyAddress: company.address,
    companyEmail: company.email,
    companyMailLink: company.email && mailtoLink(company.email),
    companyPhone: company.phone,
    whatsapp: whatsappNumber?.replace('+', '') ?? null,
    satisfaction: satisfaction === null ? null : `${wholePercent(satisfaction)}%`,
    year: saoPauloDay(new Date()).slice(0, 4),
  };
}

/** Never more than there is; 29 of 50 are 58, though the machine makes 57.99999999999999 of them. */
const wholePercent = (share: number): number => Math.floor(Number((share * 100).toFixed(6)));
