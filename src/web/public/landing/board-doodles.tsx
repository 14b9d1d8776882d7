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
      <path d="M-8 330l46-104 46 104zM38 226v104M38 315h15v15" />
      <path d="M700 24v84M660 74c22-44 44-44 66 0s44 44 66 0 44-44 66 0M652 74h220" />
      <path d="M1352 470a56 56 0 1 0 .1 0zM1352 526v-56M1352 526l44 34" />
      <path d="M1340 108l22-14 22 14v26l-22 14-22-14zM1384 108l24-14M1362 94V66M1340 134l-22 14" />
      <path d="M6 500c24-20 50-20 76 0M6 522c24-20 50-20 76 0M6 544c24-20 50-20 76 0" />
    </svg>
  );
}
