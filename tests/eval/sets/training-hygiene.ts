import type { OwnDocument } from '#tests/eval/own-document.ts';

export const trainingHygiene: OwnDocument = {
  file: 'treinamento_higiene_cozinha.pptx',
  kind: 'pptx',
  title: 'Boas práticas na cozinha',
  genre: 'treinamento_corporativo',
  units: [
    'Por que isso importa',
    'Higiene das mãos',
    'Temperatura dos alimentos',
    'Contaminação cruzada',
    'Uniforme e conduta',
  ],
  mustCarry: [
    'Lave as mãos com água e sabão por pelo menos 20 segundos.',
    'Contaminação cruzada é a passagem de microrganismos de um alimento ou superfície para outro.',
    'Bactérias se multiplicam mais rápido entre 5 °C e 60 °C.',
    'Use tábuas diferentes para carne crua e para alimentos prontos.',
  ],
  mustNot: [
    'furniture: Rede de Restaurantes Bom Prato da Serra – uso interno',
    'instruction: Lista de presença: assine antes de sair.',
    'exercise: Você encontrou frango cru na prateleira acima da salada. O que faz?',
  ],
  keyTerms: ['contaminação cruzada', 'higiene das mãos', 'temperatura', 'bactérias', 'uniforme'],
  lines: `
heading: # Boas práticas na cozinha
admin: Treinamento de integração de novos colaboradores
furniture: Rede de Restaurantes Bom Prato da Serra – uso interno
===
heading: # Objetivo do treinamento
objective: Preparar a equipe para manipular alimentos com segurança e atender às normas da vigilância sanitária.
furniture: Rede de Restaurantes Bom Prato da Serra – uso interno
===
heading: # Por que isso importa
explanation: - Alimentos contaminados causam diarreia, vômito e febre.
explanation: - Um único surto pode fechar a unidade e afastar clientes.
furniture: Rede de Restaurantes Bom Prato da Serra – uso interno
===
heading: # Higiene das mãos
procedure: 1. Molhe as mãos e os antebraços.
procedure: 2. Lave as mãos com água e sabão por pelo menos 20 segundos.
procedure: 3. Enxágue e seque com papel descartável.
explanation: Lave sempre ao chegar, depois de ir ao banheiro e depois de tocar em carne crua.
furniture: Rede de Restaurantes Bom Prato da Serra – uso interno
===
heading: # Temperatura dos alimentos
explanation: - Bactérias se multiplicam mais rápido entre 5 °C e 60 °C.
explanation: - Mantenha pratos quentes acima de 60 °C e saladas refrigeradas abaixo de 5 °C.
furniture: Rede de Restaurantes Bom Prato da Serra – uso interno
===
heading: # Contaminação cruzada
definition: Contaminação cruzada é a passagem de microrganismos de um alimento ou superfície para outro.
procedure: - Use tábuas diferentes para carne crua e para alimentos prontos.
procedure: - Guarde a carne crua na prateleira de baixo.
furniture: Rede de Restaurantes Bom Prato da Serra – uso interno
===
heading: # Uniforme e conduta
procedure: - Touca cobrindo todo o cabelo.
procedure: - Sem anéis, relógio ou esmalte.
procedure: - Celular fica no armário.
furniture: Rede de Restaurantes Bom Prato da Serra – uso interno
===
heading: # Estudo de caso
exercise: Você encontrou frango cru na prateleira acima da salada. O que faz?
furniture: Rede de Restaurantes Bom Prato da Serra – uso interno
===
heading: # Encerramento
instruction: Lista de presença: assine antes de sair.
furniture: Rede de Restaurantes Bom Prato da Serra – uso interno
`,
};
