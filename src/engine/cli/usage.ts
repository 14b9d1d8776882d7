import { DEFAULT_SLIDE_COUNT } from '#shared/catalog/catalog.ts';
import { MATERIAL_KINDS, namesOf } from '#shared/files/accepted-kinds.ts';
import { EDUCATION_LEVELS } from '#shared/lessons/order.ts';

export const USAGE = `Uso:
  npm run lousa -- read ARQUIVO
  npm run lousa -- understand ARQUIVO
  npm run lousa -- pictures ARQUIVO --out PASTA
  npm run lousa -- analyse ARQUIVO [opções]
  npm run lousa -- compose ARQUIVO --out SAÍDA [opções]
  npm run lousa -- lint ARQUIVO [--json] [--slides N | --pages N]

  read        lê o material e mostra o conteúdo em blocos (JSON)
  understand  diz o que o documento é e o papel de cada parte (JSON)
  pictures    grava na pasta as figuras que vale a pena mostrar e diz por que as outras ficaram (JSON)
  analyse     faz a análise pedagógica do material (JSON)
  compose     monta a apresentação ou a apostila e escreve o arquivo
  lint        confere um PPTX, PDF ou DOCX pronto; sai com 1 se algo impede a entrega

ARQUIVO é um ${namesOf(MATERIAL_KINDS).join(', ')}, TXT ou MD; "-" lê texto da entrada padrão.

Opções de analyse e compose:
  --slides N      apresentação com N slides (padrão: ${DEFAULT_SLIDE_COUNT})
  --pages N       apostila com N páginas
  --level NÍVEL   ${Object.keys(EDUCATION_LEVELS).join(', ')}
  --title TÍTULO  título da aula (padrão: o do material ou o nome do arquivo)
  --minutes N     duração da aula em minutos
  --format F      só compose: pptx, google_slides ou pdf para slides, pdf ou docx para páginas
  --theme TEMA    só compose: o modelo do resultado (padrão: pelo nível)
  --palette P     só compose: as cores do resultado (padrão: pela matéria)
  --help          mostra esta ajuda
`;

/** The command line itself is wrong; the message is pt-BR and goes before the usage. */
export class UsageError extends Error {}

/** The command is right and still cannot be done; the message is one pt-BR line. */
export class CommandError extends Error {}
