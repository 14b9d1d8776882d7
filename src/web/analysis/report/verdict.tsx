/** Reports of before say three sentences: in large type they would fill a phone. */
const LONG_VERDICT = 190;

/**
 * What the analysis comes to, in one sentence and large type: understood before anything else is read. `isBeside` what
 * is larger still, it keeps to a narrow column.
 */
export function Verdict({ summary, isBeside = false }: { summary: string; isBeside?: boolean }) {
  const size = isBeside ? 'text-[1.375rem] md:text-[1.5rem]' : 'mt-4 text-[1.4375rem] md:text-[1.875rem]';
  return (
    <p
      className={`max-w-[34em] text-balance font-title font-extrabold leading-[1.2] tracking-[-.01em] [overflow-wrap:anywhere] data-long:max-w-[62ch] data-long:font-text data-long:text-lg data-long:font-normal data-long:leading-normal print:text-[15pt] ${size}`}
      {...(summary.length > LONG_VERDICT && { 'data-long': true })}
    >
      {summary}
    </p>
  );
}
