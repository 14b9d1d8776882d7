/** `/gallery?peca=dialog` shows one piece, `/gallery?peca=dialog/long` shows it with that state opened. */
const [addressedPiece = '', addressedState = ''] = (
  new URLSearchParams(globalThis.location.search).get('peca') ?? ''
).split('/');

/** Whether the address asks for this piece, or for none and so for all. */
export function isShown(piece: string): boolean {
  return addressedPiece === '' || addressedPiece === piece;
}

/** Whether the address asks for one piece alone. */
export const isOneShown = addressedPiece !== '';

/** Whether the address asks to find `state`, written `piece/state`, open. */
export function isOpenedByAddress(state: string): boolean {
  return state === `${addressedPiece}/${addressedState}`;
}
