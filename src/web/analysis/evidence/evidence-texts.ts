export const EVIDENCE_TEXTS = {
  title: (count: number) => (count > 1 ? 'Trechos do seu material' : 'Trecho do seu material'),
  mark: (numbers: string, places: string) => `Ver o trecho ${numbers} do material: ${places}`,
  printed: (places: string) => `(${places})`,
} as const;
