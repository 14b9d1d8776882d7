import type { ComponentProps } from 'react';
import { pagePicture, phonePicture, type Sample } from './samples.ts';

interface SamplePictureProps extends Pick<ComponentProps<'img'>, 'className' | 'fetchPriority' | 'loading'> {
  sample: Sample;
  /** Its number, as it stands in the file. */
  page: number;
  alt: string;
}

/** The picture of a page: half the bytes on a phone that knows the format. */
export function SamplePicture({ sample, page, alt, className, ...rest }: SamplePictureProps) {
  return (
    <picture className="contents">
      <source media="(max-width: 40rem)" type="image/avif" srcSet={phonePicture(sample, page)} />
      <img
        {...rest}
        alt={alt}
        src={pagePicture(sample, page)}
        width={sample.width}
        height={sample.height}
        decoding="async"
        className={`h-auto w-full rounded-[4px] border border-border shadow-sheet ${className ?? ''}`}
      />
    </picture>
  );
}
