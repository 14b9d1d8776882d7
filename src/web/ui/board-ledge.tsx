/** The wooden ledge that closes a board, with what lies on it. Decorative. */
export function BoardLedge() {
  return (
    <div className="canaleta overflow-x-clip" aria-hidden="true">
      <span className="bastao left-[8%] w-16 bg-giz" />
      <span className="bastao left-[32%] w-10 bg-amarelo sm:left-[14%]" />
      <span className="bastao left-[45%] w-14 bg-coral max-sm:hidden" />
      <span className="bastao left-[52%] w-9 bg-azul" />
      <span className="apagador left-[66%] sm:left-[80%]" />
    </div>
  );
}
