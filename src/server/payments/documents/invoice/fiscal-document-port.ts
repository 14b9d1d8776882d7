/** A fiscal document as the tax side keeps it. */
export interface IssuedDocument {
  /** Its key there: 50 digits at the national NFS-e. */
  accessKey: string;
  /** The document itself; null where it was not told. */
  xml: string | null;
}

/** Who turns a declaration of service (DPS) into a fiscal document. */
export interface FiscalDocumentPort {
  /** What became of a DPS that was sent before; null where it was never taken in. @throws FiscalUnavailable */
  findByDps(dpsId: string): Promise<IssuedDocument | null>;
  /** @throws FiscalRefusal for good, FiscalUnavailable for now (it may have been taken in: ask by its id) */
  issue(dpsXml: string): Promise<IssuedDocument>;
}

/** The tax side refused the declaration; the message says why, for the admin to read. */
export class FiscalRefusal extends Error {
  override name = 'FiscalRefusal';
}

/** The tax side did not answer, or answered that it cannot now. */
export class FiscalUnavailable extends Error {
  override name = 'FiscalUnavailable';
}
