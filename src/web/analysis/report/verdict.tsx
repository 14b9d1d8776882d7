/** Reports of before say three sentences: in large type they would fill a phone. */
const LONG_VERDICT = 190;

/** What the analysis comes to, in one sentence and large type: understood before anything else is read. */
export function Verdict({ summary }: { summary: string }) {
  return (
    <p
      className="mt-4 max-w-[34em] text-balance font-title text-[1.4375rem] font-extrabold leading-[1.2] tracking-[-.01em] [overflow-wrap:anywhere] data-long:max-w-[62ch] data-long:font-text data-long:text-lg data-long:font-normal data-long:leading-normal md:text-[1.875rem] print:text-[15pt]"
      {...(summary.length > LONG_VERDICT && { 'data-long': true })}
    >
      {summary}
    </p>
  );
}
