/** Words of one side under their title, with their line breaks. */
export function QuotedText({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <p className="font-bold">{title}</p>
      <p className="mt-1 max-w-[70ch] border-l-4 border-track pl-3 leading-normal whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
    </div>
  );
}
