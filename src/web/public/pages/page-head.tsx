/** The title of a public page, and a line on what it is for. */
export function PageHead({ title, lead }: { title: string; lead?: string }) {
  return (
    <div className="page-width pt-10 md:pt-16">
      <h1 className="max-w-[18ch] text-[2.4rem] md:text-[3.6rem]">{title}</h1>
      {lead && <p className="mt-4 max-w-[56ch] text-lg text-ink-2">{lead}</p>}
    </div>
  );
}
