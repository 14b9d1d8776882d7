/** The finished slide of the welcome: a question, a picture, little text. */
export function SlideArt() {
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
