/** What lessons of arts, physical education, English, religion, computing and early childhood are called. */
export const ARTS_AND_BODY = `
cores primárias | cores quentes e frias | cor | linha e forma | desenho | ponto linha: elementos constitutivos das artes visuais; ponto linha forma cor
pintura | escultura | gravura | colagem | grafite | fotografia | arte urbana: formas de expressão artística; artes visuais; desenho pintura colagem
história da arte | impressionismo | cubismo | surrealismo | arte moderna | arte contemporânea | arte rupestre | renascimento artístico | Tarsila: estilos visuais; artes visuais tradicionais e contemporâneas; patrimônio artístico
arte africana | arte indígena | arte afro-brasileira | cultura popular | folclore: matrizes estéticas e culturais; patrimônio cultural; cultura popular
museu de arte | artista | artesanato: sistema das artes visuais; artista artesão
instrumentos musicais | notas musicais | ritmo | melodia | propriedades do som: elementos constitutivos da música; fontes sonoras; qualidades do som
partitura | pauta musical: registro musical; notação musical; partituras
samba | rap | MPB | música popular | gêneros musicais | bossa nova: estilos musicais; expressão musical; música
dança | ballet | dança contemporânea | hip hop: dança; movimento dançado; danças urbanas
jogos teatrais | improvisação | cenário e figurino | encenação | commedia: improvisações teatrais; elementos teatrais; composição dos acontecimentos cênicos; figurinos
cinema | audiovisual | animação: linguagens audiovisuais; arte e tecnologia
futebol | basquete | handebol | rugby: esportes de invasão
vôlei | tênis | badminton | peteca | voleibol: esportes de rede; parede
atletismo | corrida | salto em distância | natação: esportes de marca; precisão
beisebol | taco | críquete: esportes de campo e taco
esporte | olimpíadas | jogos olímpicos: esportes; esporte na contemporaneidade
amarelinha | pega-pega | pular corda | queimada | brincadeiras populares | brincadeira de roda: brincadeiras e jogos da cultura popular; brincadeiras e jogos populares
videogame | games | jogos digitais | e-sports: jogos eletrônicos
xadrez | dama | jogos de tabuleiro: jogos; brincadeiras e jogos
capoeira | judô | karatê | lutas | boxe | luta: lutas; lutas do Brasil; lutas do mundo
ginástica | rolamento | estrelinha | circo: ginástica geral; elementos básicos da ginástica
musculação | condicionamento físico | alongamento | aptidão física | sedentarismo: ginástica de condicionamento físico; exercício físico; capacidades físicas
ioga | yoga | relaxamento: ginástica de conscientização corporal
doping | anabolizante | padrão de beleza | corpo perfeito: padrões de beleza; medicamentos para ampliação do rendimento
skate | parkour | slackline | trilha | esportes radicais: práticas corporais de aventura
quadrilha | forró | frevo | danças folclóricas: danças populares; danças do Brasil
dança de salão: danças de salão
inglês | greetings | cumprimentos | introducing yourself: língua inglesa; intercâmbio oral; construção de laços afetivos
verbo to be | simple present | present simple | present continuous | daily routine: presente simples e contínuo; verbo to be; rotinas diárias
simple past | past tense | did | irregular verbs | past continuous: passado simples e contínuo; verbos regulares e irregulares
future | will | going to: formas verbais do futuro; verbos para indicar o futuro
comparative | superlative | comparativo e superlativo: comparativos e superlativos
modal verbs | should | must: verbos modais should must
if clauses | conditionals | condicionais: orações condicionais
some any | much many | countable: quantificadores; some any many much
relative pronouns: pronomes relativos who which
possessive | possessive adjectives | genitive case: adjetivos possessivos; caso genitivo
imperative: imperativo
linking words | connectors: conectores; linking words
vocabulary | family members | colors | animals vocabulary: repertório lexical; vocabulário; família
can: verbo modal can
object pronouns: pronomes do caso reto e do caso oblíquo
English in the world: língua inglesa no mundo; língua global
religiões | religião | cristianismo budismo islamismo | diversidade religiosa: tradições religiosas; diversidade religiosa
bíblia | alcorão | torá | livros sagrados: textos religiosos escritos; tradição escrita
lugares sagrados | igreja templo mesquita: espaços e territórios religiosos
símbolos religiosos | cruz: símbolos religiosos
rituais | batismo | casamento religioso | ritos de passagem: ritos de iniciação e de passagem; ritos religiosos
mitos de criação | criação do mundo: mitos de criação
vida após a morte | reencarnação | ressurreição: ideias de imortalidade; vida e morte
intolerância religiosa | respeito às religiões | liberdade religiosa: convivência ética e respeitosa entre as religiões; direito à liberdade de crença
natal | páscoa | festas religiosas: práticas celebrativas; festividades
computador | hardware e software | partes do computador: componentes de um computador; hardware software
algoritmo | programação | scratch | código | python: algoritmos; linguagem de programação; programas
pensamento computacional | decomposição | depuração: decomposição; solução de problemas; remover erros
internet | redes de computadores | wi-fi: estrutura e funcionamento da internet; transmissão de dados
senha | segurança na internet | privacidade | golpes | vírus de computador: segurança cibernética; dados pessoais; malwares; segurança e privacidade
cyberbullying | ciberbullying: cyberbullying
inteligência artificial | chatgpt | machine learning: Inteligência Artificial
robótica | robô: robótica
criptografia: criptografia
código binário | bits e bytes: codificar; binária
banco de dados | ciência de dados: dados; ciência de dados; consulta a dados
direitos autorais | plágio: direitos autorais
eu e o outro | identidade | quem sou eu | meu nome: características; identidade; diferenças entre as pessoas; confiança
emoções | sentimentos: sentimentos; emoções necessidades e desejos
coordenação motora | psicomotricidade | circuito motor: movimentos; controle do corpo; habilidades manuais
contação de histórias | hora da história | livro infantil: histórias; escuta de histórias; narrativas
faz de conta: faz de conta
massinha | pintura a dedo | tinta: argila massa de modelar; desenho pintura colagem; materiais
músicas infantis | bandinha | sons do corpo: sons; instrumentos musicais; sons produzidos por materiais
grande e pequeno | cores e formas | noções espaciais: comparação entre objetos; classificar objetos; espaço
horta | plantinha | animais de estimação: plantas e animais; cuidado
números na educação infantil | quantidades: relacionar números às suas quantidades; contar
`;
