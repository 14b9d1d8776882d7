import { useId } from 'react';

/** What is drawn in chalk on the little chalkboard of an empty place. */
export type Drawing = 'book' | 'search' | 'speech' | 'folder' | 'torn-page' | 'lock' | 'plug' | 'envelope';

interface Strokes {
  white: string;
  mint: string;
  yellow: string;
}

const DRAWINGS: Record<Drawing, Strokes> = {
  book: {
    white: 'M100 46c-16-12-36-14-56-8v60c20-6 40-4 56 8 16-12 36-14 56-8V38c-20-6-40-4-56 8zM100 46v60',
    mint: 'M56 54c10-2 20-1 30 4M56 70c10-2 20-1 30 4M114 58c10-5 20-6 30-4M114 74c10-5 20-6 30-4',
    yellow: 'M166 24v16M158 32h16',
  },
  search: {
    white: 'M92 36a30 30 0 1 0 .1 0M114 88l30 28',
    mint: 'M78 62c2-8 8-13 16-13',
    yellow: 'M150 34v14M143 41h14',
  },
  speech: {
    white: 'M44 34h84v48H84l-18 16V82H44z',
    mint: 'M58 50h54M58 64h36',
    yellow: 'M142 58h22v32h-10v12l-14-12h-14',
  },
  folder: {
    white: 'M42 44h36l10 12h70v50H42zM42 68h116',
    mint: 'M58 84h46M58 94h30',
    yellow: 'M152 26v16M144 34h16',
  },
  'torn-page': {
    white:
      'M66 30h52l20 20v22l-12-6-12 10-14-10-12 10-12-9-10 7zM118 30v20h20M66 86l12-7 12 9 12-9 14 9 12-9 10 6v27H66z',
    mint: 'M80 46h24M80 58h38M80 100h40',
    yellow: 'M156 92l14 14M170 92l-14 14',
  },
  lock: {
    white: 'M68 66h64v46H68zM80 66V52c0-26 40-26 40 0v14',
    mint: 'M100 84v12',
    yellow: 'M94 82a6 6 0 1 0 12 0 6 6 0 1 0-12 0M150 40l12-8M154 56h14',
  },
  plug: {
    white: 'M40 72h36M76 52v40c26 4 38-8 38-20S102 48 76 52zM114 62h14M114 82h14',
    mint: 'M146 52h16v40h-16M162 72h16',
    yellow: 'M134 34l-4 10M146 30v10',
  },
  envelope: {
    white: 'M46 40h108v66H46zM46 44l54 38 54-38',
    mint: 'M46 104l38-34M154 104l-38-34',
    yellow: 'M160 22l8 10M174 40h12',
  },
};

/** A little chalkboard with a drawing in chalk. Decorative: the sentence beside it says it all. */
export function ChalkDrawing({ drawing }: { drawing: Drawing }) {
  const filterId = useId();
  const { white, mint, yellow } = DRAWINGS[drawing];
  return (
    <div
      className="w-50 overflow-clip rounded-[.5rem] bg-chalkboard-900 forced-color-adjust-none"
      aria-hidden="true"
      data-drawing
    >
      <svg
        viewBox="0 0 200 136"
        className="block w-full"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <filter id={filterId} x="-5%" y="-5%" width="110%" height="110%">
          <feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" seed="4" />
          <feDisplacementMap in="SourceGraphic" scale="2.4" />
        </filter>
        <g filter={`url(#${filterId})`}>
          <path d={white} stroke="#fbfaf3" />
          <path d={mint} stroke="#9ccbb8" />
          <path d={yellow} stroke="#ffd54a" />
        </g>
      </svg>
      <div className="ledge-thin" />
    </div>
  );
}
