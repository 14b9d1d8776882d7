const NUMBER = '\\d+(?:\\.\\d{3})*(?:,\\d+)?|\\d+\\.\\d+';
const UNIT =
  '%|por cento|mil(?:h(?:ão|ões))?|bilh(?:ão|ões)|trilh(?:ão|ões)|reais|d[óo]lares|euros|habitantes|pessoas|alunos|°\\s?C|ºC|graus|km²|m²|km/h|km|m³|metros?|quil[ôo]metros?|cent[íi]metros?|cm|mm|kg|quilos?|gramas?|mg|toneladas?|litros?|ml|mL|hectares|horas?|minutos?|segundos?|dias?|meses|anos|s[ée]culos|vezes|unidades|GB|MB|kB|KB|GHz|MHz|Hz|kWh|W|V|calorias|kcal|g|m|L|h';
const QUANTITY = new RegExp(
  `(?:R\\$|US\\$|€)\\s?(?:${NUMBER})(?:\\s+(?:mil|milh(?:ão|ões)|bilh(?:ão|ões)))?|(?<![\\p{L}\\d.,])(?:${NUMBER})\\s?(?:${UNIT})(?![\\p{L}\\d])`,
  'gu',
);

export interface Quantity {
  /** As written: `R$ 1.200,50`, `35%`, `8.516.000 km²`. */
  text: string;
  value: number;
  /** `%`, `R$`, `km²` …, as written. */
  unit: string;
}

/** Figures with a unit, a currency or a percentage, in the order of the text. */
export function quantitiesIn(text: string): Quantity[] {
  return [...text.matchAll(QUANTITY)].map((match) => {
    const written = match[0].trim();
    const figure = new RegExp(NUMBER).exec(written)?.[0] ?? '0';
    const unit = written.replace(figure, ' ').trim().replace(/\s+/g, ' ');
    return { text: written, value: parseFigure(figure), unit };
  });
}

/** Brazilian writing: `.` groups thousands, `,` is decimal; a lone `1.5` is read as decimal too. */
function parseFigure(figure: string): number {
  if (/^\d{1,3}(?:\.\d{3})+(?:,\d+)?$/.test(figure) || figure.includes(',')) {
    return Number(figure.replaceAll('.', '').replace(',', '.'));
  }
  return Number(figure);
}
