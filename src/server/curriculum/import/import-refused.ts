/** Why a folder was not imported; nothing has changed. Sentences in pt-BR, one a problem. */
export class ImportRefused extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'ImportRefused';
  }
}
