/** Where our books and a provider's can disagree; the words stand in the admin's list. */
export const DIFFERENCE_KINDS = {
  missing_in_books: 'O provedor recebeu e os nossos livros não sabem',
  missing_at_provider: 'Está nos nossos livros e o provedor não conhece',
  amount_differs: 'Os valores não batem',
  refund_differs: 'Os reembolsos não batem',
  foreign_currency: 'Veio em outra moeda',
  unknown_reference: 'Dinheiro sem pedido conhecido',
  refund_failed: 'O provedor recusou o reembolso',
  dispute: 'Contestação do pagador',
  stuck: 'Pagamento parado sem resposta do provedor',
} as const;
export type DifferenceKind = keyof typeof DIFFERENCE_KINDS;
