/** What Portuguese lessons are called, and what the curriculum calls it. One line each: `said | said: meant; meant`. */
export const LANGUAGE = `
alfabeto | abecedário | letras do alfabeto | ABC: letras do alfabeto; ordem das letras
vogais | consoantes | vogais e consoantes: vogais; letras; fonemas
alfabetização | consciência fonológica: sistema de escrita alfabética; fonemas; sílabas
letra cursiva | letra de forma | caligrafia: letras em formato imprensa e cursiva
sílaba | separação silábica | separar sílabas: segmentar palavras em sílabas; número de sílabas
sílaba tônica | oxítona | paroxítona: sílaba tônica; oxítonas paroxítonas e proparoxítonas
ditongo | hiato | encontro vocálico | encontros vocálicos: ditongo; sílabas VV
dígrafo | lh nh ch | encontro consonantal: dígrafos; sílabas
m antes de p e b | til | nasalização: marcas de nasalidade
uso do r e rr | s e ss | ortografia | c e ç | x e ch | g e j: correspondências regulares contextuais; grafar palavras; convenções ortográficas; ortográfica
acentuação | acento agudo | acento circunflexo: acento gráfico; acentuar
pontuação | vírgula | ponto final: pontuar textos; ponto de interrogação; vírgula; pontuação
letra maiúscula: letras maiúsculas
sinônimo e antônimo | sinônimos | antônimos: sinonímia; antonímia; sinônimos e antônimos
polissemia | homônimos | parônimos | duplo sentido: caráter polissêmico das palavras
aumentativo e diminutivo | diminutivo: aumentativo e o diminutivo; sufixos
prefixo e sufixo | formação de palavras | derivação | composição: palavras derivadas; prefixos e sufixos; processos de formação de palavras
justaposição e aglutinação: composição; aglutinação e justaposição
estrangeirismos | palavras estrangeiras: estrangeirismos
classes de palavras | classes gramaticais | classe gramatical: substantivos; adjetivos; verbos; morfologia
substantivo | substantivo comum e próprio | coletivo: substantivos; flexões
adjetivo | locução adjetiva: adjetivos; flexões de adjetivos
artigo definido | artigo indefinido: artigo; adjuntos adnominais; concordância no grupo nominal
pronome | pronomes pessoais: pronomes pessoais possessivos e demonstrativos
numeral: substantivos adjetivos; determinantes
verbo | tempos verbais | conjugação | modo indicativo | presente passado e futuro: verbos; tempos verbais; flexões de verbos; modos verbais
subjuntivo | imperativo | modos verbais: modos Indicativo Subjuntivo e Imperativo
advérbio: advérbios e locuções adverbiais; adjuntos adverbiais
preposição | crase | regência: regência verbal e regência nominal; regências
conjunção | conectivos: conjunções; articuladores; coesão sequencial
frase oração e período | período simples | período composto: períodos simples e compostos; orações
sujeito | predicado | tipos de sujeito | análise sintática: sujeito predicado; termos constitutivos da oração; estrutura básica da oração
objeto direto | objeto indireto | transitividade verbal | verbo transitivo: complementos diretos e indiretos de verbos transitivos; predicação
adjunto adnominal | adjunto adverbial | complemento nominal: modificadores; adjuntos
aposto | vocativo: termos da oração; termos constitutivos
predicativo | predicado nominal | verbo de ligação: verbo de ligação; predicativo; adjetivos que ampliam o sentido do substantivo sujeito
voz passiva | voz ativa: voz ativa e na voz passiva
oração coordenada | coordenação: períodos compostos; orações coordenadas; coordenação e subordinação
oração subordinada | subordinação | subordinada substantiva: orações subordinadas; subordinação; agrupamento de orações em períodos
oração adjetiva | pronome relativo: orações adjetivas restritivas e explicativas; pronome relativo
oração adverbial: orações subordinadas; conjunções; relação que conjunções estabelecem
concordância: concordância verbal; concordância nominal
próclise | colocação pronominal | ênclise: colocação pronominal
sintaxe: sintaxe; sintagmas; ordem dos constituintes da sentença
variação linguística | dialeto | sotaque | gírias | linguagem formal e informal | norma culta: variedades da língua falada; norma-padrão; preconceito linguístico; variação linguística
figuras de linguagem | metáfora | hipérbole | ironia | comparação: figuras de linguagem; efeitos de sentido
funções da linguagem | Jakobson | emissor e receptor: usos expressivos da linguagem; condições de produção; funcionamento das linguagens
coesão e coerência | coesão textual: coesão referencial; coesão sequencial; progressão temática
interpretação de texto | compreensão de texto | leitura: compreensão global; inferir informações implícitas; localizar informações explícitas
conto de fadas | fábula | conto | lenda | mito: narrativas ficcionais; textos literários; contos populares; personagens
crônica | romance | novela | narrativa | narrador | foco narrativo | elementos da narrativa: narrativas; textos narrativos ficcionais; personagem; foco narrativo; enredo tempo e espaço
poema | poesia | rima | verso e estrofe | soneto: poemas; versos; rimas; recursos sonoros
cordel | literatura de cordel: cordel; repentes
cantiga | parlenda | trava-língua | quadrinha: cantigas quadras quadrinhas parlendas trava-línguas
teatro | peça teatral | texto dramático: texto dramático; cenas; rubricas
história em quadrinhos | tirinha | HQ | gibi | charge: histórias em quadrinhos e tirinhas; charges; textos multissemióticos
bilhete | carta | convite | recado | e-mail: bilhetes e cartas; gêneros epistolares; convites
receita | manual de instruções | bula | texto instrucional | regras de jogo: textos injuntivos instrucionais; receitas; instruções de montagem
diário | relato pessoal | autobiografia | biografia: diários; relatos de experiências pessoais
notícia | jornal | manchete | lide: notícias; fato central; gêneros jornalísticos
reportagem | entrevista: reportagens; entrevista
fake news | notícias falsas | desinformação | checagem: notícias falsas nas redes sociais; checagem de fatos; fontes confiáveis; pós-verdade
anúncio | propaganda | publicidade | slogan: textos publicitários; campanhas publicitárias; persuasão
artigo de opinião | texto argumentativo | argumentação | editorial | dissertação | redação do ENEM | texto dissertativo: artigos de opinião; textos argumentativos; argumentos; tese; ponto de vista
carta do leitor | carta de reclamação | carta aberta | abaixo-assinado: cartas de leitor; cartas de reclamação; textos reivindicatórios
debate | seminário | apresentação oral | oratória: debates; apresentações orais; exposição oral; argumentos e contra-argumentos
resenha | sinopse: resenhas críticas
resumo | fichamento | paráfrase: resumos; paráfrases; tomar nota
artigo científico | divulgação científica | verbete | infográfico: divulgação científica; verbetes de enciclopédia; infográficos
estatuto | leis | constituição | ECA: textos normativos e legais; direitos e deveres
dicionário: dicionário; verbetes
discurso direto e indireto | discurso direto: discurso direto; discurso indireto; verbos de enunciação
intertextualidade | paródia: intertextualidade; paráfrases paródias
modalização: modalização; argumentatividade
trovadorismo | humanismo literário | barroco | arcadismo | romantismo | realismo | naturalismo | parnasianismo | simbolismo | modernismo | semana de arte moderna | vanguardas | escolas literárias | Machado de Assis | literatura brasileira | quinhentismo | pré-modernismo: literatura brasileira; obras literárias; literatura portuguesa; período da literatura; processo de constituição da literatura
literatura africana | literatura indígena: literaturas africana e indígena; obras literárias
podcast | vlog | meme | blog: podcasts; vlogs; memes
`;
