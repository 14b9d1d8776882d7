import { Download } from 'lucide-react';
import { SamplePicture } from '#web/public/sample-picture.tsx';
import type { Sample } from '#web/public/samples.ts';
import { AnchorButton } from '#web/ui/anchor-button.tsx';
import { PageHead } from './page-head.tsx';

/** `/amostras/{id}`: pictures of the pages one below the other, and the file itself. */
export function SamplePage({ sample }: { sample: Sample }) {
  const isBooklet = sample.kind === 'booklet';
  const word = isBooklet ? 'Página' : 'Slide';
  return (
    <>
      <PageHead title={sample.title} lead={`Amostra. ${sample.about} Conteúdo e nomes inventados por nós.`} />
      <div className="page-width mt-6 flex flex-col gap-3 sm:flex-row">
        <AnchorButton href={`/amostras/${sample.file.name}`} download="">
          <Download size={20} aria-hidden="true" />
          Baixar em {sample.file.label}
        </AnchorButton>
        <AnchorButton href="/#materiais" variant="outline">
          Outras amostras
        </AnchorButton>
      </div>
      <ul
        className={`page-width mt-9 grid gap-6 ${isBooklet ? 'sm:grid-cols-2 lg:grid-cols-3' : 'lg:grid-cols-2'}`}
      >
        {sample.pages.map((page, index) => (
          <li key={page} className={index > 1 ? 'loads-near' : undefined}>
            <SamplePicture
              sample={sample}
              page={page}
              alt={`${word} ${page} da amostra ${sample.title}`}
              // A phone shows one of them before it is scrolled.
              {...(index === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
            />
            <p className="smaller mt-2 text-ink-2">
              {word} <span className="num font-medium">{page}</span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
