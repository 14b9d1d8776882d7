import { MATERIAL_RULE } from '#shared/files/accepted-kinds.ts';

/** Why a file cannot be read. The sentence for the teacher hangs on the code, so that it is written once. */
export const READING_PROBLEMS = {
  empty: 'O arquivo está vazio. Confira se ele abre no seu computador e envie de novo.',
  unsupported_type: `Tipo de arquivo não permitido. ${MATERIAL_RULE.detail}.`,
  old_office:
    'Este arquivo está no formato antigo do Office. Abra-o, escolha "Salvar como" e envie em DOCX ou PPTX.',
  spreadsheet: 'Planilhas não são aceitas. Copie o conteúdo para um DOCX ou envie um PDF.',
  macro: 'O arquivo contém macros. Salve uma cópia sem macros, em DOCX ou PPTX, e envie de novo.',
  encrypted: 'O arquivo está protegido por senha. Remova a senha e envie de novo.',
  broken:
    'O arquivo está danificado. Abra-o no programa em que foi feito, exporte de novo e envie outra vez.',
  unsafe:
    'O arquivo tem uma estrutura que não podemos abrir com segurança. Exporte-o de novo como PDF e envie outra vez.',
  too_large: 'O conteúdo do arquivo é grande demais para ser lido. Divida o material e envie uma parte.',
  no_text:
    'Não encontramos texto no arquivo. Se for uma digitalização, use uma imagem mais nítida ou digite o conteúdo.',
  timeout: 'A leitura do arquivo demorou demais. Divida o material em partes menores e envie de novo.',
} as const;
export type ReadingProblemCode = keyof typeof READING_PROBLEMS;

/** An expected refusal of a file; everything else a reader throws is a defect. */
export class ReadingProblem extends Error {
  readonly code: ReadingProblemCode;
  constructor(code: ReadingProblemCode, options?: ErrorOptions) {
    super(READING_PROBLEMS[code], options);
    this.name = 'ReadingProblem';
    this.code = code;
  }
}
