import type { AnalysisInput } from '#engine/pedagogy/material/analysis-input.ts';

/** Lessons as teachers type them, of our own writing; each fits the 3000 characters of the order form. */
export const TYPED_LESSONS = {
  fractions: `Frações no dia a dia

Fração é uma parte de um inteiro dividido em partes iguais. Quando cortamos uma pizza em 8 fatias iguais e comemos 3, comemos 3/8 da pizza. O número de cima chama-se numerador e o número de baixo chama-se denominador. O denominador mostra em quantas partes o inteiro foi dividido.

Frações equivalentes são frações que representam a mesma quantidade. Por exemplo, 1/2 e 2/4 são equivalentes. Para encontrar frações equivalentes, multiplicamos ou dividimos o numerador e o denominador pelo mesmo número.

Para somar frações com denominadores iguais, somamos os numeradores e repetimos o denominador. Para somar frações com denominadores diferentes, primeiro encontramos o menor múltiplo comum, depois escrevemos frações equivalentes e por fim somamos os numeradores.

Os alunos devem identificar o numerador e o denominador, comparar frações e resolver problemas com soma de frações.

1) Pinte 3/4 de um retângulo.
2) Calcule 1/5 + 2/5.
3) Escreva duas frações equivalentes a 1/3.`,
  photosynthesis: `Fotossíntese

A fotossíntese é o processo pelo qual as plantas, as algas e algumas bactérias produzem seu próprio alimento usando a luz do Sol. Esse processo acontece principalmente nas folhas, dentro de estruturas chamadas cloroplastos. Os cloroplastos contêm clorofila, um pigmento verde que absorve a energia luminosa.

O que a planta precisa

Para fazer fotossíntese, a planta precisa de água, gás carbônico e luz. A água é absorvida pelas raízes e levada até as folhas pelo xilema. O gás carbônico entra pelos estômatos, pequenas aberturas na superfície das folhas. Por exemplo, uma samambaia dentro de casa recebe menos luz e por isso cresce mais devagar do que uma planta no jardim.

Etapas da fotossíntese

A fase clara acontece nos tilacoides. Primeiro, a clorofila absorve a luz. Em seguida, a energia da luz quebra as moléculas de água e libera oxigênio. Por fim, formam-se ATP e NADPH, que guardam energia para a próxima fase. A fase escura, ou ciclo de Calvin, acontece no estroma. Nela, o gás carbônico é transformado em glicose com a energia guardada na fase clara.

Importância

A fotossíntese libera o oxigênio que a maioria dos seres vivos respira. Cerca de 50% do oxigênio da atmosfera vem das algas marinhas. As plantas são a base das cadeias alimentares, porque transformam energia luminosa em energia química.

Fotossíntese e respiração

Na fotossíntese, a planta consome gás carbônico e libera oxigênio. Já a respiração celular consome oxigênio e libera gás carbônico. A fotossíntese só acontece na presença de luz, enquanto a respiração acontece o tempo todo, de dia e de noite.`,
  revolution: `A Revolução Francesa

No final do século XVIII, a França vivia uma grave crise econômica. O rei Luís XVI governava de forma absoluta e a sociedade era dividida em três estados: o clero, a nobreza e o povo. O terceiro estado, que reunia camponeses, artesãos e burgueses, pagava quase todos os impostos. Em 1788, uma seca destruiu as colheitas e o preço do pão disparou.

Em maio de 1789, o rei convocou os Estados Gerais para discutir novos impostos. Os representantes do terceiro estado exigiram o voto por cabeça e, diante da recusa, formaram a Assembleia Nacional. Em 14 de julho de 1789, o povo de Paris tomou a Bastilha, prisão que simbolizava o poder do rei. Em agosto de 1789, a Assembleia aprovou a Declaração dos Direitos do Homem e do Cidadão.

A monarquia constitucional durou de 1791 a 1792. Em 1792 foi proclamada a República e, em janeiro de 1793, Luís XVI foi guilhotinado. Os jacobinos, liderados por Robespierre, governaram durante o período conhecido como Terror, entre 1793 e 1794. Os girondinos representavam a alta burguesia e defendiam mudanças moderadas; já os jacobinos tinham apoio dos sans-culottes e queriam medidas radicais.

Em 1795 começou o Diretório, governo controlado pela alta burguesia. Em 9 de novembro de 1799, o general Napoleão Bonaparte deu um golpe de Estado, o 18 de Brumário, e pôs fim à Revolução.`,
  security: `Segurança da informação no trabalho

Senhas
Uma senha forte tem pelo menos 12 caracteres e mistura letras, números e símbolos. Nunca use a mesma senha em dois sistemas. O gerenciador de senhas é um programa que guarda todas as senhas em um cofre protegido por uma senha mestra. Por exemplo, a equipe financeira pode usar o gerenciador para não anotar senhas em papel.

Phishing
Phishing é uma mensagem falsa que tenta convencer a pessoa a entregar seus dados. Desconfie de mensagens com pressa, erros de escrita e endereços estranhos. Ao receber uma mensagem suspeita, siga estes passos:
1. Não clique em nenhum link.
2. Avise a equipe de segurança.
3. Apague a mensagem.

Dispositivos
Bloqueie a tela sempre que sair da mesa. Não conecte pen drives desconhecidos no computador da empresa. Mantenha o sistema atualizado, porque as atualizações corrigem falhas de segurança. Segundo o relatório interno, 35% dos incidentes começaram em aparelhos sem atualização.`,
} as const;

/** An order with nothing but what a test says; 10 slides from typed text unless told otherwise. */
export function makeAnalysisInput(changes: Partial<AnalysisInput> = {}): AnalysisInput {
  return {
    source: null,
    content: TYPED_LESSONS.photosynthesis,
    title: 'Aula',
    serviceType: 'presentation',
    size: 10,
    level: null,
    lessonMinutes: null,
    learningObjectives: '',
    adjustments: [],
    ...changes,
  };
}

/** An exam as a teacher pastes it: its statements are asked, not told. */
export const TYPED_EXAM = `Prova de Biologia – 2º bimestre

Nome: ______________________ Data: ___/___/____ Nota: ____

Leia com atenção e use caneta azul. Não será permitido rasurar.

1) Assinale a alternativa correta sobre a fotossíntese.
a) Ocorre apenas à noite.
b) Ocorre nos cloroplastos.
c) Consome oxigênio e libera gás carbônico.
d) Só existe em animais.

2) O gás que a planta absorve do ar é o
a) oxigênio.
b) nitrogênio.
c) gás carbônico.
d) hidrogênio.

3) Julgue as afirmações com V para verdadeiro ou F para falso:
( ) As plantas absorvem água pelas folhas e pelas flores.
( ) A clorofila absorve a luz verde.

4) Explique por que as folhas são verdes.`;
