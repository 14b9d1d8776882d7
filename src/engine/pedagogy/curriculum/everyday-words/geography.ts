/** What geography, sociology and philosophy lessons are called, and what the curriculum calls it. */
export const GEOGRAPHY = `
mapa | cartografia | legenda do mapa: representações cartográficas; mapas
escala | escala gráfica: escalas gráficas e numéricas; distâncias
rosa dos ventos | pontos cardeais | bússola | norte sul leste oeste: direções cardeais; pontos cardeais; orientação
latitude e longitude | coordenadas geográficas | paralelos e meridianos | fuso horário | fusos: coordenadas geográficas; localização; movimentos do planeta
maquete | planta da sala: representações; maquetes
GPS | imagem de satélite: imagens de satélite; representação
paisagem | lugar | espaço geográfico: paisagens; modificações das paisagens
paisagem natural | paisagem cultural | paisagem modificada: paisagens naturais e antrópicas
relevo | planalto | planície | montanhas | depressão: relevo; componentes físico-naturais
hidrografia | rios | bacia hidrográfica | rio São Francisco | Amazonas: bacias hidrográficas; recursos hídricos
água doce | escassez de água | crise hídrica | aquífero: recursos hídricos; usos da água
clima | tipos de clima | zonas térmicas | massas de ar: padrões climáticos; tempo atmosférico; circulação geral da atmosfera
vegetação | florestas: formações vegetais; cobertura vegetal
El Niño | ilha de calor: dinâmica climática
domínios morfoclimáticos: domínios morfoclimáticos; componentes físico-naturais
estados e capitais | regiões do Brasil | IBGE | mapa do Brasil: unidades político-administrativas; regiões brasileiras; território nacional
prefeito e vereadores | prefeitura | município: poder público municipal; órgãos do poder público
região norte | região nordeste | região sul | sudeste | centro-oeste: regiões brasileiras; formação territorial do Brasil
formação do território brasileiro: formação territorial do Brasil; formação socioeconômica e territorial do Brasil
população | demografia | pirâmide etária | crescimento populacional | população brasileira: dinâmica demográfica; distribuição territorial da população; dinâmicas populacionais
migrações | êxodo rural | refugiados | imigração | xenofobia: fluxos migratórios; processos migratórios; mobilidade de pessoas
urbanização | cidades | metrópole | favela | favelização | crescimento das cidades: urbanização; crescimento das cidades; redes urbanas; segregação socioespacial
zona rural | campo e cidade | êxodo: campo e cidade; cidade e campo
agricultura | pecuária | agronegócio | reforma agrária | latifúndio: produção agropecuária; atividades agropecuárias
indústria | industrialização | fábrica: industrialização; processo de produção; inovação tecnológica
comércio | serviços | setores da economia: atividades econômicas; circulação e consumo de produtos
extrativismo | matéria-prima: atividades extrativas; matérias-primas; recursos naturais
consumismo | consumo | propaganda: consumismo; consumo responsável; indústria cultural
transportes | rodovias | ferrovias: redes de transporte e comunicação
energia | matriz energética: tipos de energia; fontes
capitalismo e socialismo | nova ordem mundial | multipolaridade | geopolítica: ordem mundial; geopolíticos; blocos
blocos econômicos | Mercosul | União Europeia | Nafta: organismos de integração; integração econômica
multinacionais | transnacionais | empresas globais | FMI | OMC: corporações internacionais; organizações econômicas mundiais; organismos internacionais
China | Estados Unidos | potência mundial | Rússia: ascensão dos Estados Unidos; potência; Eurásia; países
África | continente africano | países africanos: países da América e da África; contexto africano
América Latina | América do Sul | América Central: países da América Latina
Europa | Ásia | Oceania | Japão: Europa Ásia e Oceania
Antártida | Antártica: Antártica
IDH | desigualdade social | pobreza | fome | países desenvolvidos: desigualdades; desigualdade socioeconômica; indicadores
conflitos mundiais | guerras atuais | Palestina | Israel: conflitos e tensões; fronteiras; territórios
problemas ambientais urbanos | enchente | deslizamento: problemas ambientais; qualidade ambiental
desenvolvimento sustentável | sustentabilidade | ODS: sustentabilidade; recursos naturais; práticas ambientais sustentáveis
acordo de Paris | Rio 92 | protocolo de Kyoto: acordos internacionais; fiscalização ambiental
comunidades tradicionais | ribeirinhos | quilombolas | caiçaras: povos e comunidades tradicionais; territorialidades; remanescentes de quilombos
moradia | tipos de casa | minha casa: moradia; lugares de vivência
profissões | trabalhadores: atividades de trabalho; tipos de trabalho; mundo do trabalho
regras de convivência | combinados da turma: regras de convívio
trabalho | desemprego | uberização | trabalho informal | divisão do trabalho | Taylorismo | Fordismo: transformações do trabalho; formas de trabalho; emprego trabalho e renda
Marx | Durkheim | Weber | classes sociais | estratificação: classes sociais; estratificação e desigualdade socioeconômica; sociedades
cultura | diversidade cultural | etnocentrismo | relativismo | antropologia: identidade e diversidade cultural; etnocentrismo; cultura material e imaterial
cultura de massa | indústria cultural | escola de Frankfurt: indústria cultural; culturas de massa
socialização | instituições sociais | família e sociedade: vida cotidiana; grupos sociais; valores
preconceito | discriminação | gênero | LGBT | bullying: preconceito intolerância e discriminação; formas de violência
violência | violência urbana | violência contra a mulher: formas de violência
movimentos sociais | MST: movimentos sociais; protagonismos políticos
Estado | poder | política | contrato social | Hobbes | Locke | Maquiavel | formas de governo | três poderes: Estado poder formas sistemas e regimes de governo; conceitos políticos; poder político
democracia | voto | eleições: democracia; cidadania; regimes de governo
ética | moral | Kant | Aristóteles ética | virtude | felicidade: fundamentos da ética; sujeitos éticos
bioética | inteligência artificial e ética | dilema ético: impasses ético-políticos; transformações científicas e tecnológicas
filosofia | mito e razão | mito e filosofia | pré-socráticos | Sócrates | Platão | sofistas | Descartes | conhecimento | epistemologia: ideias filosóficas; fontes e narrativas; argumentos; razão
existencialismo | Sartre | Nietzsche | liberdade: liberdade; autonomia; sujeitos éticos
redes sociais | sociedade da informação: impactos das tecnologias; tecnologias digitais de informação
juventude | culturas juvenis: culturas juvenis; jovens
`;
