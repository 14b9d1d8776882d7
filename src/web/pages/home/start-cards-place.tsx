import { SHELL_TEXTS } from '#web/frame/frame-texts.ts';
import { LoadingArea, Skeleton } from '#web/ui/skeleton.tsx';

/** Bones in the shape of the three ways on from home. */
export function StartCardsPlace() {
  return (
    <div className="miolo pt-9 md:pt-12">
      <LoadingArea label={SHELL_TEXTS.loading}>
        <div className="grid gap-4 md:grid-cols-3 md:gap-5">
          {['slides', 'booklet', 'list'].map((subject) => (
            <Skeleton key={subject} className="h-36 rounded-cartao md:h-52" />
          ))}
        </div>
      </LoadingArea>
    </div>
  );
}
