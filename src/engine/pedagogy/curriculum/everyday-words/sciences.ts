/** What science lessons are called, and what the curriculum calls it. One line each: `said | said: meant; meant`. */
export const SCIENCES = `
fotossíntese: energia; luz para a vida de plantas; cadeias alimentares; manutenção da vida; transformações de energia
respiração celular | fermentação | metabolismo | mitocôndria | ATP: transformações e transferências de energia; manutenção da vida; célula
corpo humano | partes do corpo: corpo humano
cinco sentidos | órgãos dos sentidos | visão e audição: visão; saúde auditiva e visual
higiene | lavar as mãos | escovar os dentes: hábitos de higiene
alimentação saudável | pirâmide alimentar | nutrientes | vitaminas | carboidratos: grupos alimentares; cardápio equilibrado; nutrição
obesidade | desnutrição | anorexia: distúrbios nutricionais
digestão | estômago | intestino: sistema digestório
pulmões | respiração: sistema respiratório
coração | sangue | circulação sanguínea: sistema circulatório
rins | urina | excreção: eliminação de resíduos; sistemas
neurônio | cérebro | sinapse: sistema nervoso
drogas | álcool e cigarro | entorpecentes: substâncias psicoativas; vulnerabilidades
ossos e músculos | esqueleto | músculos: sistemas muscular e ósseo; movimentação dos animais
olho | óculos | miopia: visão; lentes corretivas
hormônios | glândulas | sistema endócrino: hormônios sexuais; puberdade
adolescência | menstruação: puberdade; transformações
reprodução humana | gravidez | sistema reprodutor | gestação: processos reprodutivos; sexualidade humana; métodos contraceptivos
camisinha | anticoncepcional | pílula: métodos contraceptivos
IST | infecções sexualmente transmissíveis | HIV: DST; AIDS
vacina | sistema imunológico | imunidade | anticorpos: vacinação; saúde pública
dengue | verminose | doenças infecciosas | parasitas | esquistossomose: formas de transmissão de microrganismos; prevenção de doenças; condições de saúde
saneamento básico | esgoto | mortalidade infantil: indicadores de saúde; saneamento; programas
vírus e bactérias | protozoário | micróbio: microrganismos; vírus bactérias e protozoários
fungo | cogumelo | mofo: fungos e bactérias; decomposição
vertebrados | invertebrados | mamíferos | répteis: características de animais; grupos de animais
artrópodes | moluscos | anelídeos | insetos: animais; características externas
taxonomia | reinos dos seres vivos | classificação dos seres vivos | monera | protista: manifestação da vida; níveis de organização; sistemas de classificação; biodiversidade
botânica | briófitas | angiospermas | gimnospermas | pteridófitas | polinização: plantas; processos reprodutivos em plantas
raiz caule e folha | semente | germinação: partes de uma planta; plantas
seres vivos e não vivos | ser vivo: seres vivos
ciclo de vida | metamorfose | borboleta: alterações desde o nascimento em animais
célula | citologia | organelas | membrana plasmática | eucarionte | procarionte: células; níveis de organização; unidade estrutural e funcional dos seres vivos
tecidos | histologia: níveis de organização; organismos; sistemas
mitose | meiose | divisão celular: gametas; célula; manifestação da vida
DNA | engenharia genética | transgênicos | biotecnologia | clonagem | células tronco: tecnologias do DNA; biotecnologia
genética | Mendel | dominante e recessivo | cruzamento | alelos: hereditariedade; características hereditárias
genealogia | grupos sanguíneos | herança: características hereditárias; ancestrais e descendentes
Darwin | Lamarck | evolução | especiação | darwinismo: seleção natural; ideias evolucionistas; evolução biológica; evolução da Vida
origem da vida | abiogênese | biogênese: surgimento e evolução da Vida
hominídeos | evolução humana | Homo sapiens: evolução biológica; história humana; origem
ecologia | cadeia trófica | teia alimentar | pirâmide ecológica: cadeias alimentares; fluxo de energia; ecossistemas
relações ecológicas | mutualismo | predatismo | parasitismo | sucessão ecológica: ecossistemas; seres vivos; populações
ciclo do carbono | ciclo do nitrogênio: ciclos biogeoquímicos; ciclo da matéria
decompositor: decomposição; fungos e bactérias
bioma | caatinga | cerrado | pantanal | pampa | floresta amazônica | mata atlântica: ecossistemas brasileiros; biodiversidade
extinção | animais em extinção | espécies ameaçadas | desmatamento: biodiversidade; preservação; unidades de conservação
parque nacional | reserva ecológica: unidades de conservação
poluição | poluição do ar | chuva ácida: impactos ambientais; problemas ambientais; alterações do ar
aquecimento global | mudanças climáticas | gases estufa: efeito estufa; equilíbrio ambiental; alterações climáticas
lixo | reciclagem | coleta seletiva | três erres: descarte; consumo consciente; reutilização de materiais; resíduos
ciclo da água | evaporação | condensação: ciclo hidrológico; mudanças de estado físico da água
estados da matéria | sólido líquido e gasoso | fusão | ebulição: mudanças de estado físico; matéria
mistura | homogênea | solução | soluto e solvente: misturas; mistura de materiais
filtração | decantação | destilação | peneiração: separação de sistemas heterogêneos; separação de materiais
reação química | reações químicas | combustão | oxidação: transformações químicas; reagentes e produtos
balanceamento | estequiometria | mol | lei de Lavoisier | conservação das massas: quantidades de reagentes e produtos; transformações químicas; conservações em sistemas; quantidade de matéria
átomo | modelo atômico | modelos atômicos | prótons | elétrons | Bohr: estrutura da matéria; constituição do átomo; modelos
tabela periódica | elementos químicos | distribuição eletrônica: elementos químicos; estrutura da matéria; propriedades dos materiais
ligação química | ligações químicas | iônica e covalente | moléculas | geometria molecular: moléculas; propriedades dos materiais; estrutura da matéria
ácidos e bases | pH | sais e óxidos | funções inorgânicas: composição toxicidade e reatividade de diferentes materiais; transformações químicas
química orgânica | hidrocarbonetos | funções orgânicas | carbono | polímeros | plástico: propriedades dos materiais; composição de materiais; novos materiais; recursos não renováveis
petróleo | combustíveis fósseis | carvão mineral: recursos não renováveis; combustíveis; matriz energética
agrotóxicos | metais pesados | contaminação | veneno: toxicidade; descarte; riscos à saúde e ao ambiente
soluções químicas | concentração | diluição: transformações e conservações em sistemas; quantidade de matéria; composição
termoquímica | entalpia | calor de reação | endotérmica: variáveis termodinâmicas; transformações de energia; sistemas térmicos
cinética química | velocidade das reações | catalisador | equilíbrio químico: transformações e conservações em sistemas; previsões sobre comportamentos
eletroquímica | pilha | eletrólise | bateria: pilhas baterias; condução de energia
radioatividade | fissão nuclear | energia nuclear | meia-vida | radioativo: radiações; aplicação na saúde
raio X | ultrassom | micro-ondas | espectro eletromagnético: radiações eletromagnéticas; medicina diagnóstica
remédio | medicamento: medicamentos; materiais sintéticos
calor e temperatura | dilatação | condução convecção | propagação do calor: temperatura calor e sensação térmica; propagação do calor; equilíbrio termodinâmico
termodinâmica | calorimetria | máquinas térmicas | gases ideais | leis da termodinâmica: variáveis termodinâmicas; sistemas térmicos; equilíbrio termodinâmico; máquinas térmicas
alavanca | roldana | plano inclinado | polia: máquinas simples
cinemática | MRU | velocidade | aceleração | queda livre | lançamento | mecânica: movimentos de objetos; quantidade de movimento; previsões e cálculos
leis de Newton | dinâmica | força | atrito | Newton: movimentos de objetos; interações gravitacionais; conservações em sistemas de movimento
energia cinética | trabalho e energia | conservação da energia | energia mecânica | impulso: transformações e conservações em sistemas; energia e movimento
gravitação | Kepler | lei da gravitação | órbita: interações gravitacionais; Sistema Solar; movimentos
segurança no trânsito | cinto de segurança: riscos em atividades cotidianas; segurança
hidrostática | empuxo | pressão | densidade: propriedades físicas dos materiais; densidade
óptica | espelhos | lentes | refração | reflexão da luz: luz; passagem da luz; cores de luz; radiações
luz e sombra | arco-íris | cores da luz: composição das cores de luz; passagem da luz
onda | ondas | acústica | som: sons; vibração; radiações eletromagnéticas; transmissão e recepção de som
eletricidade | circuito elétrico | resistores | corrente elétrica | lei de Ohm | eletrodinâmica: circuitos elétricos; equipamentos elétricos; energia elétrica
conta de luz | consumo de energia: consumo de eletrodomésticos; consumo de energia elétrica; potência
eletrostática | campo elétrico | carga elétrica: circuitos elétricos; condução de energia
magnetismo | ímã | eletromagnetismo | motor elétrico | indução eletromagnética: magnéticas; geradores motores elétricos; bobinas; propriedades físicas dos materiais
hidrelétrica | energia solar | energia eólica | usinas | fontes de energia: usinas de geração de energia elétrica; fontes renováveis e não renováveis; geração de energia elétrica
sistema solar | planetas | estrelas e planetas: Sistema Solar; composição e estrutura
big bang | origem do universo | galáxias | cosmologia | estrelas | buraco negro: evolução estelar; Universo; origem
astronomia | constelação | céu: constelações; observação do céu; astronomia
rotação e translação | dia e noite | estações do ano: movimentos de rotação e translação da Terra; inclinação do eixo; sucessão de dias e noites
lua | fases da lua | eclipse: fases da Lua e eclipses; movimentos cíclicos da Lua
terra plana | formato da terra: esfericidade da Terra
camadas da terra | crosta | manto | núcleo da terra: camadas que estruturam o planeta; estrutura interna
rochas | minerais | fósseis | magma: tipos de rocha; formação de fósseis
vulcão | terremoto | tsunami | placas tectônicas: fenômenos naturais; vulcões terremotos e tsunamis
deriva continental | pangeia: deriva dos continentes; costas brasileira e africana
atmosfera | ar | gases do ar | camada de ozônio: composição do ar; camada de ozônio; efeito estufa
previsão do tempo | clima e tempo | meteorologia: previsão do tempo; climas regionais
solo | erosão | tipos de solo: solo; usos do solo
método científico | experimento | experiência científica: hipóteses; atividades experimentais; conclusões
`;
