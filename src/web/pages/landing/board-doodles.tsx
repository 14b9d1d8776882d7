/** Faint marks of several subjects in the margins of a large board. Decorative; not on phones. */
export function BoardDoodles() {
  return (
    <svg
      className="pointer-events-none absolute inset-0 h-full w-full max-md:hidden"
      viewBox="0 0 1440 620"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="#fff"
      strokeWidth="3.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      opacity=".11"
      aria-hidden="true"
    >
      <path d="M24 330l54-120 54 120zM78 210v120M78 314h16v16" />
      <path d="M700 24v84M660 74c22-44 44-44 66 0s44 44 66 0 44-44 66 0M652 74h220" />
      <path d="M1352 470a56 56 0 1 0 .1 0zM1352 526v-56M1352 526l44 34" />
      <path d="M1340 108l22-14 22 14v26l-22 14-22-14zM1384 108l24-14M1362 94V66M1340 134l-22 14" />
      <path d="M620 556c18-30 40-30 58 0M632 538h34M690 556h42M690 536h42M756 528h20v28h-20zM790 556v-28h20" />
      <path d="M56 520c28-22 58-22 86 0M56 544c28-22 58-22 86 0M56 568c28-22 58-22 86 0" />
    </svg>
  );
}
