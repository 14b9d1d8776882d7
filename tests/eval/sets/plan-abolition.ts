import type { OwnDocument } from '#tests/eval/own-document.ts';

export const planAbolition: OwnDocument = {
  file: 'plano_aula_abolicao.docx',
  kind: 'docx',
  title: null,
  genre: 'plano_de_aula',
  units: ['As leis abolicionistas', 'A resistência das pessoas escravizadas', 'O pós-abolição'],
  mustCarry: [
    'A Lei Eusébio de Queirós, de 1850, proibiu a entrada de africanos escravizados no Brasil.',
    'A Lei do Ventre Livre, de 1871, declarou livres os filhos de mulheres escravizadas nascidos a partir daquela data.',
    'A Lei Áurea, assinada em 13 de maio de 1888, extinguiu a escravidão no país.',
  ],
  mustNot: [
    'instruction: Iniciar a aula perguntando aos alunos o que sabem sobre o 13 de maio.',
    'instruction: Dividir a turma em grupos de quatro e entregar a cada grupo uma das leis.',
    'instruction: Os alunos serão avaliados pela participação e pelo texto escrito.',
    'admin: Duração: 2 aulas de 50 minutos',
    'reference: ALBUQUERQUE, Wlamyra; FRAGA FILHO, Walter.',
  ],
  keyTerms: [
    'Lei Áurea',
    'Lei do Ventre Livre',
    'Lei Eusébio de Queirós',
    'abolição',
    'escravidão',
    'quilombos',
  ],
  lines: `
heading: # PLANO DE AULA
admin: Escola Estadual Serra Azul
admin: Disciplina: História
admin: Turma: 8º ano do Ensino Fundamental
admin: Duração: 2 aulas de 50 minutos
heading: ## Tema
heading: O fim da escravidão no Brasil
heading: ## Objetivos
objective: - Compreender a abolição como resultado de leis, pressões e lutas.
objective: - Identificar formas de resistência das pessoas escravizadas.
objective: - Discutir as condições de vida da população negra depois de 1888.
heading: ## Habilidade da BNCC
objective: (EF08HI19) Formular questionamentos sobre o legado da escravidão nas Américas.
heading: ## Conteúdo
explanation: A Lei Eusébio de Queirós, de 1850, proibiu a entrada de africanos escravizados no Brasil.
explanation: A Lei do Ventre Livre, de 1871, declarou livres os filhos de mulheres escravizadas nascidos a partir daquela data.
explanation: A Lei Áurea, assinada em 13 de maio de 1888, extinguiu a escravidão no país. Ela não previu terra, escola nem trabalho para os libertos.
explanation: Fugas, quilombos, revoltas e compra de alforrias foram formas de resistência ao longo de mais de trezentos anos.
heading: ## Desenvolvimento
teacher_guidance: 1º momento (15 min): Iniciar a aula perguntando aos alunos o que sabem sobre o 13 de maio. Anotar as respostas no quadro.
teacher_guidance: 2º momento (35 min): Dividir a turma em grupos de quatro e entregar a cada grupo uma das leis. Orientar a leitura e circular entre os grupos.
teacher_guidance: 3º momento (50 min): Cada grupo apresenta sua lei. O professor deve completar as falas e montar com a turma uma linha do tempo.
heading: ## Recursos
teacher_guidance: Quadro, cópias das leis, cartolina e projetor.
heading: ## Avaliação
teacher_guidance: Os alunos serão avaliados pela participação e pelo texto escrito.
heading: ## Tarefa de casa
exercise: Escrever um texto de dez linhas: por que a abolição não bastou para garantir a liberdade?
heading: ## Referências
reference: ALBUQUERQUE, Wlamyra; FRAGA FILHO, Walter. Uma história do negro no Brasil. Salvador: Centro de Estudos Afro-Orientais, 2006.
`,
};
