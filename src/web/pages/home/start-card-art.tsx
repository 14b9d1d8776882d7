export type StartCardSubject = 'slides' | 'booklet' | 'list';

/** The flat paper object of a card. It stays light in both themes, as documents do. Decorative. */
export function StartCardArt({ subject }: { subject: StartCardSubject }) {
  return (
    <svg viewBox="0 0 120 84" className="h-auto w-full max-w-32" fill="none" aria-hidden="true">
      {subject === 'slides' && <Slides />}
      {subject === 'booklet' && <Booklet />}
      {subject === 'list' && <List />}
    </svg>
  );
}

function Slides() {
  return (
    <>
      <rect x="16" y="20" width="92" height="54" rx="4" fill="#8fcbf5" transform="rotate(6 62 47)" />
      <rect x="10" y="14" width="92" height="54" rx="4" fill="#fdfcf6" stroke="#cfd8d0" />
      <path d="M20 28h34" stroke="#14231d" strokeWidth="5" strokeLinecap="round" />
      <path d="M20 42h26M20 53h32" stroke="#b7c8bf" strokeWidth="4" strokeLinecap="round" />
      <rect x="64" y="22" width="30" height="38" rx="3" fill="#d6ecdf" />
      <path d="M71 53v-9m8 9V34m8 19V40" stroke="#2b7a63" strokeWidth="5" strokeLinecap="round" />
    </>
  );
}

function Booklet() {
  return (
    <g transform="rotate(-5 50 44)">
      <rect x="30" y="10" width="56" height="72" rx="4" fill="#fdfcf6" stroke="#e2c4b8" />
      <rect x="25" y="6" width="56" height="74" rx="4" fill="#ff8e72" />
      <path d="M25 10a4 4 0 0 1 4-4h5v74h-5a4 4 0 0 1-4-4z" fill="#d9674a" />
      <path d="M43 22h28M43 33h19" stroke="#14231d" strokeWidth="4.5" strokeLinecap="round" />
      <path
        d="M46 66l12-18 12 18zM58 60v6M52 66v-3"
        stroke="#14231d"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

function List() {
  return (
    <>
      <rect x="12" y="8" width="96" height="68" rx="5" fill="#fff" stroke="#cfe0ee" />
      <path d="M12 30h96M12 53h96" stroke="#cfe0ee" strokeWidth="2" />
      <path d="M28 8v68" stroke="#f3a79a" strokeWidth="2" />
      <g strokeLinecap="round" strokeWidth="5">
        <path d="M38 20h32" stroke="#1f5c4b" />
        <path d="M38 42h24" stroke="#8fcbf5" />
        <path d="M38 64h38" stroke="#ffd54a" />
      </g>
      <path
        d="M86 19l5 5 9-11"
        stroke="#b23a1e"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  );
}
