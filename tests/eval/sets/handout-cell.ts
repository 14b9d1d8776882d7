import type { OwnDocument } from '#tests/eval/own-document.ts';

export const handoutCell: OwnDocument = {
  file: 'apostila_celula.docx',
  kind: 'docx',
  title: 'A célula: unidade da vida',
  genre: 'apostila',
  units: [
    'O que é a célula',
    'Membrana plasmática',
    'Citoplasma e organelas',
    'Núcleo',
    'Célula animal e célula vegetal',
  ],
  mustCarry: [
    'A célula é a menor parte de um ser vivo que realiza todas as funções da vida.',
    'A membrana plasmática é uma película fina que envolve a célula e controla o que entra e o que sai dela.',
    'As mitocôndrias liberam a energia dos alimentos por meio da respiração celular.',
    'Os ribossomos são grãos muito pequenos que produzem proteínas.',
    'O núcleo guarda o DNA, a molécula com as instruções para o funcionamento da célula.',
    'Os procariontes, como as bactérias, não têm núcleo organizado.',
  ],
  mustNot: [
    'exercise: Desenhe uma célula animal e escreva o nome de três organelas.',
    'reference: AMABIS, José Mariano; MARTHO, Gilberto Rodrigues.',
    'caption_only: Figura 1 – Célula vegetal vista ao microscópio',
    'furniture: Ciências da Natureza – Material do aluno',
    'anaphora: Ela é tão fina que só aparece no microscópio eletrônico.',
  ],
  keyTerms: [
    'célula',
    'membrana plasmática',
    'núcleo',
    'citoplasma',
    'organelas',
    'mitocôndrias',
    'ribossomos',
    'DNA',
    'cloroplastos',
    'parede celular',
  ],
  lines: `
furniture: Ciências da Natureza – Material do aluno
heading: # A célula: unidade da vida
objective: Ao final deste capítulo você deverá ser capaz de reconhecer as partes da célula e comparar a célula animal com a vegetal.
heading: ## 1 O que é a célula
definition: A célula é a menor parte de um ser vivo que realiza todas as funções da vida.
explanation: Alguns seres, como as bactérias e as amebas, são formados por uma única célula e por isso se chamam unicelulares. Outros, como as árvores e os seres humanos, têm trilhões de células e são pluricelulares.
narrative: Em 1665, o inglês Robert Hooke examinou fatias de cortiça em seu microscópio e viu pequenas cavidades. Deu a elas o nome de células, porque lembravam os quartos dos monges.
heading: ## 2 Membrana plasmática
definition: A membrana plasmática é uma película fina que envolve a célula e controla o que entra e o que sai dela.
explanation: Ela é tão fina que só aparece no microscópio eletrônico. Por ela passam água, gás oxigênio e nutrientes.
heading: ## 3 Citoplasma e organelas
explanation: O citoplasma fica entre a membrana e o núcleo. Nele estão mergulhadas as organelas, cada uma com uma função:
explanation: - As mitocôndrias liberam a energia dos alimentos por meio da respiração celular.
explanation: - Os ribossomos são grãos muito pequenos que produzem proteínas.
explanation: - Os lisossomos digerem substâncias dentro da célula.
heading: ## 4 Núcleo
explanation: O núcleo guarda o DNA, a molécula com as instruções para o funcionamento da célula. Os procariontes, como as bactérias, não têm núcleo organizado.
example: Por exemplo, uma célula da pele que se machuca usa as instruções do DNA para se dividir e fechar a ferida.
heading: ## 5 Célula animal e célula vegetal
caption: Figura 1 – Célula vegetal vista ao microscópio
table_data: | Parte | Célula animal | Célula vegetal |
table_data: | Parede celular | ausente | presente |
table_data: | Cloroplastos | não há | há, nas partes verdes |
explanation: A parede celular dá firmeza à célula vegetal, e os cloroplastos fazem a fotossíntese.
heading: ## Atividades
exercise: 1. Desenhe uma célula animal e escreva o nome de três organelas.
exercise: 2. Por que a célula vegetal é mais rígida que a célula animal?
exercise: 3. O que aconteceria com uma célula sem mitocôndrias?
heading: ## Referências
reference: AMABIS, José Mariano; MARTHO, Gilberto Rodrigues. Biologia das células. São Paulo: Moderna, 2010.
`,
};
