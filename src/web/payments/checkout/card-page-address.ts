/** The document that loads PayPal, apart from the app: `/pagamento-cartao/{lessonId}`. */
export const cardPageAddress = (lessonId: string): string =>
  `/pagamento-cartao/${encodeURIComponent(lessonId)}`;
