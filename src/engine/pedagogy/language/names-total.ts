/** True for the name of a row that sums the others up (`TOTAL`, `Total geral`): beside them it is no bar and no member of theirs. */
export const namesTotal = (name: string): boolean =>
  /^(?:sub)?tota(?:l|is)(?: (?:geral|do m[êe]s|do brasil))?\W*$|^soma\W*$/iu.test(name.trim());
