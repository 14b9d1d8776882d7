import { User } from 'lucide-react';

/** A picture, else one letter, else an icon. Decorative: the name stands beside it. */
export function Avatar({ imageUrl, letter }: { imageUrl?: string | null; letter?: string }) {
  if (imageUrl) return <img src={imageUrl} alt="" className="size-9 rounded-full object-cover" />;
  return (
    <span
      className="num grid size-9 place-items-center rounded-full bg-yellow font-bold leading-none text-charcoal"
      aria-hidden="true"
    >
      {letter ? letter.toLocaleUpperCase('pt-BR') : <User size={20} />}
    </span>
  );
}
