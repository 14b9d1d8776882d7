/** The wooden ledge that closes a chalkboard, with what lies on it. Decorative. */
export function ChalkLedge() {
  return (
    <div className="ledge overflow-x-clip" aria-hidden="true">
      <span className="chalk-stick left-[8%] w-16 bg-chalk" />
      <span className="chalk-stick left-[32%] w-10 bg-yellow sm:left-[14%]" />
      <span className="chalk-stick left-[45%] w-14 bg-coral max-sm:hidden" />
      <span className="chalk-stick left-[52%] w-9 bg-blue" />
      <span className="eraser left-[66%] sm:left-[80%]" />
    </div>
  );
}
