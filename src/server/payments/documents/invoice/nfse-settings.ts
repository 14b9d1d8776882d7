import type { Config } from '#server/platform/config.ts';

/** What a DPS says of the seller, complete. The codes carry the layout's own names. */
export interface NfseSettings {
  layout: string;
  isProduction: boolean;
  series: number;
  cnpj: string;
  cityCode: string;
  cTribNac: string;
  cNBS: string;
  opSimpNac: string;
  /** Only of ME/EPP (opSimpNac 3). */
  regApTribSN: string | null;
  regEspTrib: string;
  tribISSQN: string;
  tpRetISSQN: string;
  pTotTribSN: string | null;
}

/** The settings of the invoices, or the names of the variables that are still missing. */
export function completeSettings({ company, nfse }: Config): NfseSettings | { missing: string[] } {
  const { cnpj, cityCode } = company;
  const { cTribNac, cNBS, opSimpNac, regApTribSN, regEspTrib, tribISSQN, tpRetISSQN } = nfse;
  if (
    cnpj === null ||
    cityCode === null ||
    cTribNac === null ||
    cNBS === null ||
    opSimpNac === null ||
    regEspTrib === null ||
    tribISSQN === null ||
    tpRetISSQN === null ||
    (opSimpNac === '3' && regApTribSN === null)
  ) {
    const needed = {
      COMPANY_CNPJ: cnpj,
      COMPANY_CITY_CODE: cityCode,
      NFSE_C_TRIB_NAC: cTribNac,
      NFSE_C_NBS: cNBS,
      NFSE_OP_SIMP_NAC: opSimpNac,
      NFSE_REG_AP_TRIB_SN: opSimpNac === '3' ? regApTribSN : '',
      NFSE_REG_ESP_TRIB: regEspTrib,
      NFSE_TRIB_ISSQN: tribISSQN,
      NFSE_TP_RET_ISSQN: tpRetISSQN,
    };
    return { missing: Object.entries(needed).flatMap(([name, value]) => (value === null ? [name] : [])) };
  }
  const { layout, isProduction, series, pTotTribSN } = nfse;
  return {
    ...{ layout, isProduction, series, cnpj, cityCode, cTribNac, cNBS, opSimpNac },
    ...{ regApTribSN: opSimpNac === '3' ? regApTribSN : null, regEspTrib, tribISSQN, tpRetISSQN, pTotTribSN },
  };
}
