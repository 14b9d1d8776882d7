import { WELCOME_TEXTS } from './welcome-texts.ts';

/** A page of notes, a slide and a booklet made of it; one drawing, so that it shrinks as a whole. Decorative. */
export function WelcomeArt() {
  return (
    <svg viewBox="0 0 560 460" className="h-auto w-full" fill="none" aria-hidden="true">
      <text x="300" y="44" fontFamily="Giz" fontSize="34" fill="#ffd54a" transform="rotate(-4 300 44)">
        {WELCOME_TEXTS.pen}
      </text>
      <g stroke="#fbfaf3" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" className="riscar">
        <path pathLength="1" d="M268 86c70-48 158-32 184 62" />
        <path pathLength="1" d="M428 126l25 24 17-30" />
      </g>
      <g transform="rotate(-6 140 160)">
        <rect x="30" y="30" width="224" height="262" rx="5" fill="#fdfcf6" />
        <path
          d="M30 84h224M30 118h224M30 152h224M30 186h224M30 220h224M30 254h224"
          stroke="#cfe0ee"
          strokeWidth="2"
        />
        <path d="M74 30v262" stroke="#f3a79a" strokeWidth="2" />
        <g fill="#12332966">
          <circle cx="50" cy="66" r="6" />
          <circle cx="50" cy="160" r="6" />
          <circle cx="50" cy="254" r="6" />
        </g>
        <g fontFamily="Giz" fontSize="27" fill="#1b5f93">
          <text x="88" y="78">
            Frações, 5º ano
          </text>
          <text x="88" y="112">
            receita de bolo!
          </text>
          <text x="88" y="146">
            1/2 xícara + 1/4
          </text>
          <text x="88" y="180">
            desenhar pizza
          </text>
          <text x="88" y="214">
            perguntas no fim
          </text>
        </g>
        <path d="M88 84c44-5 90-5 150-1" stroke="#b23a1e" strokeWidth="3" strokeLinecap="round" />
      </g>
      <g transform="rotate(4 380 300)">
        <rect x="196" y="188" width="340" height="206" rx="7" fill="#8fcbf5" transform="rotate(4 366 290)" />
        <rect x="186" y="180" width="340" height="206" rx="7" fill="#fdfcf6" />
        <g fontFamily="Gabarito" fill="#14231d">
          <text x="208" y="224" fontSize="31" fontWeight="800">
            Frações
          </text>
          <text x="208" y="250" fontSize="15.5" fontWeight="500" fill="#4a5851">
            Metade, terço e quarto
          </text>
          <text x="208" y="270" fontSize="15.5" fontWeight="500" fill="#4a5851">
            na cozinha de casa
          </text>
          <rect x="206" y="296" width="148" height="66" rx="6" fill="#fff3c9" />
          <text x="220" y="322" fontSize="14.5" fontWeight="700">
            Pergunta
          </text>
          <text x="220" y="344" fontSize="14" fontWeight="500" fill="#4a5851">
            Quanto falta para 1?
          </text>
        </g>
        <path d="M378 180h141a7 7 0 0 1 7 7v192a7 7 0 0 1-7 7H378z" fill="#d6ecdf" />
        <circle cx="452" cy="283" r="56" fill="#fdfcf6" stroke="#2b7a63" strokeWidth="4" />
        <path d="M452 283v-56a56 56 0 0 1 0 112z" fill="#ff8e72" />
        <path d="M452 283h-56a56 56 0 0 0 56 56z" fill="#ffd54a" />
        <path d="M452 227v112M396 283h112" stroke="#2b7a63" strokeWidth="4" />
      </g>
      <g transform="rotate(-7 96 370)">
        <rect x="40" y="300" width="112" height="146" rx="6" fill="#fdfcf6" />
        <rect x="32" y="294" width="112" height="146" rx="6" fill="#ff8e72" />
        <path d="M32 300a6 6 0 0 1 6-6h10v146H38a6 6 0 0 1-6-6z" fill="#d9674a" />
        <g fontFamily="Gabarito" fill="#14231d" fontWeight="800">
          <text x="60" y="330" fontSize="12" fontWeight="500">
            Apostila
          </text>
          <text x="60" y="352" fontSize="20">
            Partes
          </text>
          <text x="60" y="374" fontSize="20">
            e todo
          </text>
        </g>
        <path d="M62 394h58M62 408h40" stroke="#14231d" strokeWidth="4" strokeLinecap="round" />
      </g>
    </svg>
  );
}
