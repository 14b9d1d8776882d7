import { LANDING_TEXTS } from './landing-texts.ts';

const RULES = [92, 126, 160, 194, 228, 262];

/** A page of notes, the slide and the booklet made of it; one drawing, so that it shrinks as a whole. Decorative. */
export function WelcomeArt() {
  return (
    <svg viewBox="0 0 560 480" className="h-auto w-full overflow-visible" fill="none" aria-hidden="true">
      <Notes />
      <text x="322" y="52" fontFamily="Giz" fontSize="34" fill="#ffd54a" transform="rotate(-4 322 52)">
        {LANDING_TEXTS.hero.pen}
      </text>
      <g className="strike" stroke="#fbfaf3" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        <path pathLength="1" d="M306 92c62-42 138-24 164 58" />
        <path pathLength="1" d="M444 130l27 23 16-31" />
      </g>
      <g transform="translate(6 34)">
        <SlideArt />
        <Booklet />
      </g>
    </svg>
  );
}

function Notes() {
  return (
    <g transform="rotate(-6 150 170)">
      <rect
        x="24"
        y="34"
        width="266"
        height="276"
        rx="5"
        fill="#050f0b"
        opacity=".35"
        transform="translate(5 8)"
      />
      <rect x="24" y="34" width="266" height="276" rx="5" fill="#fdfcf6" />
      <path d={RULES.map((y) => `M24 ${y}h266`).join('')} stroke="#cfe0ee" strokeWidth="2" />
      <path d="M70 34v276" stroke="#f3a79a" strokeWidth="2" />
      <g fill="#123329" opacity=".45">
        <circle cx="46" cy="76" r="6" />
        <circle cx="46" cy="172" r="6" />
        <circle cx="46" cy="268" r="6" />
      </g>
      <g fontFamily="Giz" fontSize="25" fill="#1b5f93">
        {LANDING_TEXTS.hero.notes.map((line, index) => (
          <text key={line} x="82" y={86 + index * 34}>
            {line}
          </text>
        ))}
      </g>
      <path d="M82 92c52-4 100-4 168 0" stroke="#b23a1e" strokeWidth="3" strokeLinecap="round" />
    </g>
  );
}

function Booklet() {
  return (
    <g transform="rotate(-7 96 366)">
      <rect x="40" y="294" width="114" height="146" rx="6" fill="#fdfcf6" />
      <rect x="31" y="288" width="114" height="146" rx="6" fill="#ff8e72" />
      <path d="M31 294a6 6 0 0 1 6-6h10v146H37a6 6 0 0 1-6-6z" fill="#d9674a" />
      <g fontFamily="Gabarito" fill="#14231d" fontWeight="800">
        <text x="58" y="322" fontSize="13" fontWeight="500">
          Apostila
        </text>
        <text x="58" y="348" fontSize="22">
          Partes
        </text>
        <text x="58" y="372" fontSize="22">
          e todo
        </text>
      </g>
      <path d="M60 396h58M60 412h38" stroke="#14231d" strokeWidth="4.5" strokeLinecap="round" />
    </g>
  );
}

/** The finished slide of the welcome: a question, a picture, little text. */
function SlideArt() {
  return (
    <g transform="rotate(3 380 300)">
      <rect x="190" y="200" width="352" height="208" rx="7" fill="#8fcbf5" transform="rotate(4 366 300)" />
      <rect
        x="180"
        y="192"
        width="352"
        height="208"
        rx="7"
        fill="#050f0b"
        opacity=".3"
        transform="translate(4 8)"
      />
      <rect
        x="180"
        y="192"
        width="352"
        height="208"
        rx="7"
        fill="#fdfcf6"
        stroke="#123329"
        strokeOpacity=".28"
        strokeWidth="2"
      />
      <path d="M380 192h145a7 7 0 0 1 7 7v194a7 7 0 0 1-7 7H380z" fill="#d6ecdf" />
      <g fontFamily="Gabarito" fill="#14231d">
        <text x="202" y="238" fontSize="33" fontWeight="800">
          Frações
        </text>
        <g fontSize="16" fontWeight="500" fill="#4a5851">
          <text x="202" y="264">
            Metade, terço e quarto
          </text>
          <text x="202" y="285">
            na cozinha de casa
          </text>
        </g>
        <rect x="200" y="310" width="160" height="66" rx="6" fill="#fff3c9" />
        <text x="214" y="337" fontSize="15" fontWeight="800">
          Pergunta
        </text>
        <text x="214" y="359" fontSize="15" fontWeight="500" fill="#4a5851">
          Quanto falta para 1?
        </text>
      </g>
      <g stroke="#1f5c4b" strokeWidth="4" strokeLinejoin="round">
        <path d="M456 232a64 64 0 1 1-.1 0z" fill="#fdfcf6" />
        <path d="M456 296v-64a64 64 0 0 1 0 128z" fill="#ff8e72" />
        <path d="M456 296v64a64 64 0 0 1-64-64z" fill="#ffd54a" />
      </g>
      <g fontFamily="Gabarito" fontSize="20" fontWeight="800" fill="#14231d">
        <text x="476" y="303">
          1/2
        </text>
        <text x="413" y="332">
          1/4
        </text>
      </g>
    </g>
  );
}
