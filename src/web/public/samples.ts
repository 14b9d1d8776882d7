/** Materials of our own making that a visitor may leaf through; page pictures and files lie in static/amostras. */
export interface Sample {
  id: string;
  kind: 'presentation' | 'booklet';
  title: string;
  about: string;
  /** Of the file that is offered. */
  file: { name: string; label: string };
  /** The numbers of the pages that are shown, as they stand in the file. */
  pages: readonly number[];
  /** Pixels of each picture. */
  width: number;
  height: number;
  /** Pixels across the pictures for phones. */
  phoneWidth: number;
}

const DECK = { kind: 'presentation', width: 1280, height: 720, phoneWidth: 720 } as const;
const BOOKLET = { kind: 'booklet', width: 794, height: 1123, phoneWidth: 640 } as const;

export const SAMPLES: readonly Sample[] = [
  {
    ...DECK,
    id: 'quadro',
    title: 'Apresentação Quadro',
    about: 'Giz e lousa. Revolução Francesa, 8º ano.',
    file: { name: 'quadro.pptx', label: 'PowerPoint' },
    pages: [1, 4, 5, 6, 7, 10],
  },
  {
    ...DECK,
    id: 'recreio',
    title: 'Apresentação Recreio',
    about: 'Cores e blocos. O caminho da água, 6º ano.',
    file: { name: 'recreio.pptx', label: 'PowerPoint' },
    pages: [1, 2, 5, 7, 8, 10],
  },
  {
    ...DECK,
    id: 'norma',
    title: 'Apresentação Norma',
    about: 'Sóbria. Segurança na internet, treinamento.',
    file: { name: 'norma.pptx', label: 'PowerPoint' },
    pages: [1, 3, 5, 7, 10, 15],
  },
  {
    ...BOOKLET,
    id: 'caderno',
    title: 'Apostila Caderno',
    about: 'Blocos e definições. A energia das plantas, 7º ano.',
    file: { name: 'caderno.pdf', label: 'PDF' },
    pages: [1, 3, 4, 5, 6, 8],
  },
  {
    ...BOOKLET,
    id: 'manual',
    title: 'Apostila Manual',
    about: 'Livro clássico. Controle da qualidade, curso técnico.',
    file: { name: 'manual.pdf', label: 'PDF' },
    pages: [1, 3, 4, 5, 7, 9],
  },
];

/** Where the picture of a page lies. */
export const pagePicture = (sample: Sample, page: number): string => `${stemOf(sample, page)}.webp`;

/** Where its picture for phones lies. */
export const phonePicture = (sample: Sample, page: number): string =>
  `${stemOf(sample, page)}-${sample.phoneWidth}.avif`;

const stemOf = ({ id }: Sample, page: number) => `/amostras/${id}-${String(page).padStart(2, '0')}`;
