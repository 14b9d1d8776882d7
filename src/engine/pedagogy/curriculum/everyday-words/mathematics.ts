/** What mathematics lessons are called, and what the curriculum calls it. One line each: `said | said: meant; meant`. */
export const MATHEMATICS = `
tabuada | vezes: multiplicação; fatos básicos
continha | conta de mais | conta de menos | somar | soma: adição; subtração
contas armadas | algoritmo da divisão: divisão; resto
contagem | contar: contagem; quantidade de objetos
unidade dezena centena | dezenas e unidades | valor posicional: sistema de numeração decimal; composição e decomposição
material dourado | ábaco: composição e decomposição de números naturais
antecessor e sucessor | ordem crescente | ordem decrescente: comparação e ordenação de números naturais
números pares e ímpares | par ou ímpar: paridade
números romanos | numeração romana | numeração egípcia: sistemas de numeração
expressões numéricas: operações com números naturais; propriedades das operações
MMC | mínimo múltiplo comum: múltiplo comum; múltiplos e divisores
MDC | máximo divisor comum: divisor comum; múltiplos e divisores
critérios de divisibilidade | divisibilidade: divisível; múltiplos e divisores
números primos | decomposição em fatores primos: primos e compostos; múltiplos e divisores
potência | potenciação: potências com expoentes
raiz quadrada | raízes | radiciação | radicais: potenciação e radiciação
números negativos | conjunto Z | jogo de sinais | números relativos: números inteiros
conjunto Q | fração negativa: números racionais
conjunto R | números reais: números reais; irracionais
conjuntos numéricos: números naturais inteiros racionais; números reais
número misto | fração imprópria | fração própria | pizza dividida | numerador e denominador: frações; partes de inteiros
meio e metade | meios | terços | quartos: metade; frações unitárias
vírgula decimal | números com vírgula | décimos: representação decimal; números racionais
dízima: dízimas periódicas; fração geratriz
por cento | desconto | acréscimo | aumento percentual: porcentagens; acréscimos e decréscimos
juros | educação financeira | matemática financeira: porcentagens; juros simples; juros compostos; educação financeira
dinheiro | troco | cédulas e moedas: sistema monetário brasileiro
regra de três: grandezas diretamente proporcionais; inversamente proporcionais; proporcionalidade
razão e proporção | razões: razão; proporcionalidade; grandezas
velocidade média: razão entre grandezas; velocidade
incógnita | equação do primeiro grau | equações | descobrir o valor de x: equações polinomiais de 1º grau; termo desconhecido
equação do segundo grau | fórmula de Bhaskara | Bhaskara | delta: equações polinomiais de 2º grau; fatoração
inequação | desigualdade: inequações; desigualdades
sistema de equações | método da adição | método da substituição: sistemas de equações de 1º grau; equações lineares simultâneas
álgebra | monômios e polinômios | monômio | polinômio: expressões algébricas; linguagem algébrica; valor numérico
produtos notáveis | quadrado da soma | trinômio quadrado perfeito: produtos notáveis; fatoração de expressões algébricas
função | domínio e imagem: funções; relação de dependência unívoca
função afim | função do primeiro grau | função linear: funções polinomiais de 1º grau; funções
função quadrática | função do segundo grau | parábola: funções polinomiais de 2º grau; funções quadráticas
função exponencial: funções exponenciais
logaritmo | logaritmos | função logarítmica: funções logarítmicas
trigonometria | seno cosseno tangente | razões trigonométricas: relações métricas; leis do seno e do cosseno; triângulo retângulo
círculo trigonométrico | funções trigonométricas | função seno: fenômenos periódicos; funções seno e cosseno
PA | progressão aritmética: progressões aritméticas
PG | progressão geométrica: progressões geométricas
sequência numérica | regularidades | padrões: sequências recursivas; regularidade
matriz | matrizes | determinantes | sistemas lineares: equações lineares simultâneas; matrizes
combinatória | arranjo | permutação | fatorial: problemas de contagem; agrupamentos; princípio multiplicativo
árvore de possibilidades | princípio fundamental da contagem: princípio multiplicativo; problemas de contagem
chance | dados e moedas | sorteio | acaso: probabilidade; eventos aleatórios; espaço amostral
estatística | pesquisa estatística | tratamento da informação: pesquisa; dados; tabelas e gráficos
média aritmética | moda e mediana | mediana | média ponderada: medidas de tendência central; média estatística
desvio padrão | variância: medidas de dispersão
gráfico de pizza | gráfico de setor: gráfico de setores
gráfico de barras | pictograma: gráficos de colunas ou barras
sólidos geométricos | formas espaciais | corpos redondos | poliedros: figuras geométricas espaciais; prismas e pirâmides
cubo e paralelepípedo | paralelepípedo: blocos retangulares; figuras geométricas espaciais
planificação: planificações; figuras espaciais
formas geométricas | formas planas: figuras geométricas planas
polígono: polígonos; lados vértices e ângulos
retas | retas paralelas e perpendiculares | retas e segmentos: retas paralelas e perpendiculares
ângulo reto | agudo e obtuso | transferidor: ângulos; abertura de ângulos
ângulos opostos pelo vértice | correspondentes | alternos: retas paralelas cortadas por uma transversal
soma dos ângulos internos: ângulos internos; triângulos
classificação dos triângulos | isósceles | equilátero | escaleno: triângulos; medidas dos lados e dos ângulos
paralelogramo | trapézio | losango: quadriláteros
círculo e circunferência | raio e diâmetro | comprimento da circunferência | pi: circunferência; diâmetro
arco | ângulo inscrito: arcos; ângulos centrais
Pitágoras: teorema de Pitágoras; triângulo retângulo
Tales | teorema de Tales: retas paralelas cortadas por transversais; proporcionalidade
triângulos semelhantes | semelhança: semelhança de triângulos; figuras semelhantes
congruência: congruência de triângulos
pontos notáveis do triângulo | bissetriz | mediatriz: mediatriz; bissetriz; lugares geométricos
eixo de simetria | espelho | figuras simétricas: simetria de reflexão; simetrias
plano cartesiano | par ordenado | coordenadas | batalha naval: plano cartesiano; pares ordenados
ponto médio | distância entre dois pontos | geometria analítica: distância entre pontos; coordenadas; plano cartesiano
área e perímetro | metro quadrado: área; perímetro; figuras planas
contorno: perímetro
volume do cubo | volume de sólidos | metro cúbico: volume; blocos retangulares; prismas e cilindros
volume da esfera | cone e cilindro: volumes de prismas pirâmides e corpos redondos
litro | mililitro: capacidade
quilo | grama | peso: massa
metro | centímetro | quilômetro | régua: comprimento; unidades de medida
horas | relógio | ponteiros | minutos: medidas de tempo; relógios
calendário | dias da semana | meses do ano: calendário; medidas de tempo
termômetro | graus Celsius: temperatura
escala do mapa: ampliação e redução
notação científica: notação científica; potências
número pi | raiz de dois: número irracional
arredondamento | arredondar: estimativas; aproximação
`;
