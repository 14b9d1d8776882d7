import { ChevronDown } from 'lucide-react';
import type { FAQ } from './faq-texts.ts';

/** Questions that open by themselves, several at a time: the browser's own element, no script. */
export function FaqList({ questions, headingLevel }: { questions: typeof FAQ; headingLevel: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="card divide-y divide-border">
      {questions.map(({ question, answer }) => (
        <details key={question} className="question px-5 md:px-7">
          <summary className="flex min-h-14 items-center justify-between gap-4 py-3">
            <Heading className="text-[1.2rem]">{question}</Heading>
            <ChevronDown size={22} className="text-ink-2" aria-hidden="true" />
          </summary>
          <p className="max-w-[68ch] pb-5 text-ink-2">{answer}</p>
        </details>
      ))}
    </div>
  );
}
