/** What history lessons are called, and what the curriculum calls it. One line each: `said | said: meant; meant`. */
export const HISTORY = `
fontes históricas | documento histórico | o que é história | trabalho do historiador: fontes; produção do saber histórico; registro
linha do tempo | século | antes de Cristo | periodização: noção de tempo; periodização; marcação da passagem do tempo
minha família | árvore genealógica | história da família: histórias de sua família; memória
minha escola | meu bairro: escola; comunidade; lugar em que vive
brincadeiras antigas | brinquedos antigos: jogos e brincadeiras de outras épocas
datas comemorativas | festas: comemorações e festas escolares
pré-história | homem das cavernas | paleolítico | neolítico: nomadismo; primeiras comunidades humanas; origens da humanidade; surgimento da espécie humana
povoamento da América | estreito de Bering: rotas de povoamento; origem do homem americano
Egito | Mesopotâmia | faraó | antigo Egito | Núbia | Fenícia | hebreus | persas: sociedades antigas na África no Oriente Médio; formas de registro
maias | astecas | incas | povos pré-colombianos: astecas maias e incas; sociedades americanas
Grécia | gregos | Atenas | Esparta | pólis: Antiguidade Clássica; Grécia; cidadania na Grécia; formação da Grécia Antiga
Roma | romanos | império romano | república romana: Roma Antiga; império no mundo antigo
democracia grega: cidadania; Grécia e Roma antigas
Idade Média | feudalismo | feudo | senhor feudal | medieval | cruzadas: período medieval; servidão; sociedades medievais; passagem do mundo antigo para o mundo medieval
igreja medieval | catolicismo medieval: religião cristã no período medieval
bizantino | Bizâncio | bárbaros | germânicos: passagem do mundo antigo para o mundo medieval; contato adaptação ou exclusão entre populações; Mediterrâneo
islã | islamismo | árabes | expansão muçulmana: Mediterrâneo; islâmico; sociedades
reinos africanos | Mali | Gana | Congo | África antiga: sociedades africanas; antes da chegada dos europeus
renascimento | Leonardo da Vinci: Renascimentos; Humanismos
reforma protestante | Lutero | Calvino | contrarreforma: reformas religiosas
absolutismo | rei sol | monarquia absoluta | estados nacionais modernos: monarquias; formação e consolidação; centralização política
grandes navegações | expansão marítima | caravelas | Vasco da Gama | Colombo: navegações; expansão marítima; Novo Mundo
descobrimento do Brasil | chegada dos portugueses | Cabral | colonização: conquista europeia da América; América portuguesa; sociedades americanas no período colonial
capitanias hereditárias | governo-geral | Brasil colônia | bandeirantes | período colonial: América portuguesa; formação do território; domínio europeu no mundo atlântico
ciclo do açúcar | engenho | cana-de-açúcar | ciclo do ouro | mineração: lógicas mercantis; América portuguesa; dinâmicas comerciais
mercantilismo: lógicas mercantis; mercantilismo para o capitalismo
tráfico negreiro | navio negreiro | escravidão | africanos escravizados: escravidão moderna; tráfico de escravizados; dinâmicas de comércio de escravizados
quilombo | Zumbi | Palmares | resistência negra: quilombolas; resistência; escravizados
povos indígenas | índios | indígenas | tupi: povos indígenas originários; indígenas; populações ameríndias
jesuítas | catequese | missões: conquista; religião; indígenas
iluminismo | Voltaire | Rousseau | Montesquieu | despotismo esclarecido: iluminismo e liberalismo
revolução inglesa | Cromwell | revolução gloriosa: Inglaterra do século XVII; Revolução Gloriosa
revolução industrial | máquina a vapor | operários | fábricas: Revolução Industrial; produção e circulação
revolução francesa | queda da Bastilha | Napoleão | jacobinos: Revolução Francesa
independência dos Estados Unidos | treze colônias: Independência dos Estados Unidos da América; independência nas Américas
Haiti | revolução haitiana: Revolução de São Domingo
América espanhola | Simón Bolívar | San Martín | Bolívar: independências na América espanhola; colônias hispano-americanas; líderes dos movimentos independentistas; Pan-americanismo
inconfidência mineira | Tiradentes | conjuração baiana | revolta dos alfaiates: rebeliões da América portuguesa; movimentos
família real | Dom João VI | corte portuguesa: chegada da Corte portuguesa; 1808
independência do Brasil | Dom Pedro I | sete de setembro: processo de independência; lutas de independência no Brasil
primeiro reinado | segundo reinado | Dom Pedro II | Brasil império | império brasileiro | constituição de 1824: Primeiro e o Segundo Reinado; disputas políticas
regências | período regencial | cabanagem | farroupilha | balaiada | sabinada | revolta dos malês: rebeliões e movimentos contestatórios ao poder centralizado
guerra do Paraguai: Guerra do Paraguai
abolição | lei áurea | abolicionismo | princesa Isabel: legados da escravidão; pós-abolição; abolicionismo
café | imigração italiana | imigrantes | cafeicultura: migração; processos migratórios; fluxos populacionais
imperialismo | neocolonialismo | partilha da África | conferência de Berlim: imperialismo europeu; África e Ásia
doutrina Monroe: Estados Unidos da América e a América Latina
proclamação da república | república velha | primeira república | coronelismo | café com leite | oligarquias: emergência da República no Brasil; ciclos da história republicana
canudos | guerra do contestado | revolta da vacina | cangaço | revolta da chibata: ciclos da história republicana; Primeira República; contestações
primeira guerra | primeira guerra mundial | trincheiras | tratado de Versalhes: grandes conflitos mundiais; Primeira Guerra Mundial
revolução russa | Lenin | bolcheviques | União Soviética | socialismo: Revolução Russa
crise de 1929 | quebra da bolsa | grande depressão | New Deal: crise capitalista de 1929
nazismo | Hitler | fascismo | Mussolini | totalitarismo | holocausto: fascismo e do nazismo; estados totalitários; práticas de extermínio
segunda guerra | segunda guerra mundial: grandes conflitos mundiais; Segunda Guerra Mundial; fascismo e nazismo
era Vargas | Getúlio | Getúlio Vargas | estado novo | CLT: trabalhismo; história republicana; período varguista
ONU | nações unidas: Organização das Nações Unidas
direitos humanos | declaração universal: Direitos Humanos
JK | Juscelino | Brasília | populismo | João Goulart: Brasil a partir de 1946; entre 1946 e 1964; transformações urbanas
ditadura militar | regime militar | golpe de 1964 | AI-5 | anos de chumbo: ditadura civil-militar; período ditatorial
diretas já | redemocratização | nova república | constituição cidadã: Constituição de 1988; final do período ditatorial; redemocratização
guerra fria | muro de Berlim | corrida espacial | crise dos mísseis | guerra do Vietnã: Guerra Fria; blocos
revolução cubana | revolução chinesa | Fidel Castro | Mao: Guerra Fria; revolução; tensões
ditaduras na América Latina | Pinochet: experiências ditatoriais na América Latina; regimes ditatoriais
descolonização | Gandhi | Mandela | apartheid | independência da África: descolonização na África e na Ásia
globalização | mundo globalizado | neoliberalismo: globalização; integração mundial; políticas econômicas
onze de setembro | terrorismo | oriente médio | guerra ao terror: terrorismo; conflitos
feminismo | movimento feminista | voto feminino | mulheres na história: protagonismo feminino; papéis sociais das mulheres; movimentos sociais
movimento negro | racismo | consciência negra: negros na sociedade brasileira; étnico-raciais; preconceito
patrimônio | museu | patrimônio histórico: patrimônios históricos e culturais; patrimônios materiais e imateriais
cidadania | direitos e deveres: cidadania; direitos civis políticos e sociais
meios de transporte | meios de comunicação: transformações dos meios de transporte e de comunicação
`;
