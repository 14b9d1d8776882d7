import type { LayoutName } from '#shared/composition/deck.ts';

/** The places of each layout in a few strokes, on a ground of 58 by 40. */
const STROKES: Record<LayoutName, string> = {
  cover: 'M10 20h34M10 28h20',
  section: 'M10 16h8M10 24h34',
  question: 'M10 14h36M10 21h26M46 32h2',
  agenda: 'M8 12h4M16 12h34M8 21h4M16 21h34M8 30h4M16 30h26',
  objectives: 'M8 10h16M8 17h16v16H8zM34 17h16v16H34z',
  points: 'M8 9h22M9 18h.1M14 18h34M9 26h.1M14 26h34M9 34h.1M14 34h24',
  cards: 'M8 8h22M8 16h12v18H8zM24 16h12v18H24zM40 16h10v18H40z',
  text: 'M8 9h22M8 18h42M8 25h42M8 32h28',
  statement: 'M10 17h38M16 25h26',
  definition: 'M8 20h14M28 14h22M28 21h22M28 28h14',
  table: 'M8 10h42v24H8zM8 18h42M8 26h42M22 10v24M36 10v24',
  comparison: 'M8 9h18v25H8zM32 9h18v25H32zM12 17h10M12 24h10M36 17h10M36 24h10',
  process: 'M7 16h11l4 5-4 5H7zM26 16h10l4 5-4 5H26zM44 16h7v10h-7z',
  cycle: 'M29 9a12 12 0 1 1-11 7M18 9v7h7',
  timeline: 'M7 22h44M14 19v6M29 19v6M44 19v6M10 12h9M25 32h9M40 12h9',
  chart: 'M8 34h42M14 34V22M24 34V14M34 34V18M44 34V26',
  formula: 'M12 14h12M12 26h12M18 14v12M30 18h6M30 23h6M42 16l8 9M50 16l-8 9',
  figure: 'M12 8h34v20H12zM12 24l9-8 8 7 7-5 10 9M20 34h18',
  pointsAndFigure: 'M8 10h16M8 18h14M8 25h16M8 32h10M32 9h18v25H32z',
  conceptMap:
    'M22 16h14v8H22zM8 8h8v6H8zM42 8h8v6h-8zM8 28h8v6H8zM42 28h8v6h-8zM16 12l6 5M42 12l-6 5M16 30l6-6M42 30l-6-6',
  quote: 'M9 12h4v5H9zM16 12h4v5h-4zM12 24h36M12 31h22',
  code: 'M18 12l-8 9 8 9M40 12l8 9-8 9M32 10l-6 22',
  activity: 'M8 9h22M9 19h.1M15 19h20M9 29h.1M15 29h20M45 24a7 7 0 1 1-.1 0M45 17v7',
  quiz: 'M8 9h26M11 20a2 2 0 1 1-.1 0M18 20h30M11 31a2 2 0 1 1-.1 0M18 31h22',
  answerKey: 'M9 12l3 3 5-6M22 12h27M9 26l3 3 5-6M22 26h20',
  glossary: 'M8 12h12M26 12h24M8 21h12M26 21h24M8 30h12M26 30h18',
  summary: 'M8 10h6v6H8zM20 13h30M8 24h6v6H8zM20 27h24',
  sources: 'M8 12h42M8 20h36M8 28h40',
};

/** Names short enough to stand below a small drawing. */
export const LAYOUT_NAMES: Partial<Record<LayoutName, string>> = {
  question: 'Pergunta',
  section: 'Parte',
  points: 'Pontos',
  text: 'Texto',
  statement: 'Destaque',
  figure: 'Figura',
  pointsAndFigure: 'E figura',
  timeline: 'Tempo',
  conceptMap: 'Mapa',
  activity: 'Atividade',
  answerKey: 'Gabarito',
};

/** Decorative. */
export const LayoutDrawing = ({ layout }: { layout: LayoutName }) => (
  <svg
    viewBox="0 1 58 40"
    className="h-auto w-full"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={STROKES[layout]} />
  </svg>
);
