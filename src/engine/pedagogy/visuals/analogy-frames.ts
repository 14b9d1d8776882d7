/** An everyday domain and the questions that carry it over; `cue` is looked for in the lesson's own terms, without accents. */
export interface AnalogyFrame {
  cue: RegExp;
  everyday: string;
  questions: string;
}

/**
 * Proposals for the teacher, chosen by the kind of concept. They ask for the likeness instead of asserting it:
 * the class finds what plays which part, and where the comparison ends.
 */
export const ANALOGY_FRAMES: readonly AnalogyFrame[] = [
  {
    cue: /\b(?:frac(?:ao|oes)|numerador|denominador|porcentage\w*|proporc\w+|parte[s]? do (?:todo|inteiro))\b/,
    everyday: 'uma pizza repartida entre amigos',
    questions: 'o que é o inteiro, o que é cada pedaço e o que muda quando os pedaços não são iguais?',
  },
  {
    cue: /\b(?:binari\w+|hexadecima\w+|sistemas? de numeracao|base decimal|octal)\b/,
    everyday: 'trocar moedas por notas no caixa',
    questions: 'quando se junta o bastante para trocar por uma nota maior, e o que isso diz de cada posição?',
  },
  {
    cue: /\b(?:equac\w+|igualdade|inequac\w+|debito|credito|balanco patrimonial|ativo e passivo|patrimonio|partidas dobradas|equilibrio)\b/,
    everyday: 'uma balança de dois pratos',
    questions: 'o que fica em cada prato e o que é preciso fazer dos dois lados para ela não pender?',
  },
  {
    cue: /(?<!idade )\b(?:media aritmetica|medias?|mediana|desvio|variancia|quartis|percentis|medidas de (?:posicao|dispersao)|estatistic\w+|amostra\w*)\b/,
    everyday: 'a turma em fila por altura',
    questions: 'quem representa bem o grupo, quem está no meio e quanto os outros se afastam?',
  },
  {
    cue: /\b(?:probabilidade\w*|aleatori\w+|chance[s]?)\b/,
    everyday: 'tirar bolinhas de um saco',
    questions: 'o que se sabe antes de tirar e o que muda depois da primeira?',
  },
  {
    cue: /\b(?:regress\w+|correlac\w+|tendencia)\b/,
    everyday: 'esticar um barbante no meio de pontos no chão',
    questions: 'por onde ele passa mais perto de todos e o que fica de fora?',
  },
  {
    cue: /\b(?:func(?:ao|oes) (?:do|afim|quadratica|exponencial|matematica)|dominio e imagem)\b/,
    everyday: 'uma máquina de suco',
    questions: 'o que entra, o que ela faz e o que sai, sempre do mesmo jeito?',
  },
  {
    cue: /\b(?:fotossintese|respiracao celular|metabolismo|digestao|fermentacao|reac(?:ao|oes) quimicas?)\b/,
    everyday: 'uma cozinha preparando uma refeição',
    questions: 'o que são os ingredientes, de onde vem o calor do fogão e qual é o prato que sai?',
  },
  {
    cue: /\b(?:celula[s]?|organelas?|citoplasma)\b/,
    everyday: 'uma cidade em funcionamento',
    questions: 'quem guarda os planos, quem produz, quem transporta e quem cuida da entrada?',
  },
  {
    cue: /\b(?:evolucao (?:biologica|das especies|dos seres)|selecao natural|especiacao|filogen\w+|ancestral\w*|mutac\w+|alelos?|genetic\w+|hereditari\w+)\b/,
    everyday: 'uma árvore de família com muitas gerações',
    questions: 'o que passa de um para o outro, o que muda no caminho e quem tem um antepassado em comum?',
  },
  {
    cue: /\b(?:ecossistema\w*|biomas?|cadeia alimentar|teia alimentar|biodiversidade|meio ambiente)\b/,
    everyday: 'um bairro em que todos dependem uns dos outros',
    questions: 'quem produz, quem consome, quem recicla e o que acontece se um deles vai embora?',
  },
  {
    cue: /\b(?:ciclo da agua|evaporacao|condensacao|precipitacao)\b/,
    everyday: 'uma panela tampada no fogo',
    questions: 'para onde vai o vapor, onde ele vira gota e o que faz o papel do calor?',
  },
  {
    cue: /\b(?:corrente eletrica|tensao eletrica|resistencia eletrica|circuitos? eletric\w+|resistor\w*|voltagem|leds?)\b/,
    everyday: 'a água que corre em um cano com torneira',
    questions: 'o que faz o papel da água, do cano estreito e da torneira?',
  },
  {
    cue: /\b(?:sangue|circulac(?:ao|oes)|coracao|arterias?|veias?)\b/,
    everyday: 'as ruas de uma cidade com entregas',
    questions: 'quem leva, o que é levado e onde fica a central?',
  },
  {
    cue: /\b(?:velocidade|aceleracao|inercia|leis? de newton)\b/,
    everyday: 'empurrar um carrinho de mercado cheio e outro vazio',
    questions: 'qual custa mais para sair do lugar, e para parar?',
  },
  {
    cue: /\b(?:seguranca|senhas?|criptografi\w+|firewall|ataques?|phishing|autenticac\w+|privacidade|vulnerabilidades?)\b/,
    everyday: 'a porta de casa',
    questions: 'o que é a chave, quem pode ter cópia e de que adianta uma boa fechadura com a janela aberta?',
  },
  {
    cue: /\b(?:entidade[s]?|relacionamentos?|banco de dados|cardinalidade|tabelas relacionais|sql)\b/,
    everyday: 'fichas em um arquivo de escola',
    questions: 'o que se anota em cada ficha, como se acha a ficha certa e o que liga uma à outra?',
  },
  {
    cue: /\b(?:processador\w*|cpu|memoria|hardware|placa[- ]mae)\b/,
    everyday: 'a cozinha de um restaurante',
    questions: 'quem é o cozinheiro, o que fica na bancada e o que fica na despensa?',
  },
  {
    cue: /\b(?:algoritmo\w*|programac\w+|codigos? (?:fonte|completo)|comandos? de|pensamento computacional|scripts?|php|javascript|angular\w*)\b/,
    everyday: 'uma receita seguida por quem nunca cozinhou',
    questions: 'que passo não pode faltar, qual não pode trocar de lugar e onde é preciso repetir?',
  },
  {
    cue: /\b(?:redes? (?:de computador\w*|sociais)|internet|protocolos?|roteador\w*|servidor\w*)\b/,
    everyday: 'o correio entre cidades',
    questions: 'o que é a carta, o que é o endereço e quem decide o caminho?',
  },
  {
    cue: /\b(?:revoluc\w+|independencia|guerras?|crises?|revoltas?|golpes?|queda da|abolicao)\b/,
    everyday: 'uma panela de pressão',
    questions: 'o que foi esquentando, que válvulas havia e o que fez a tampa saltar?',
  },
  {
    cue: /\b(?:constituic\w+|leis?|direitos|democracia|republica|cidadania|governo|tres poderes)\b/,
    everyday: 'os combinados de uma turma',
    questions: 'quem propõe, quem cuida para que valham e o que acontece quando alguém não cumpre?',
  },
  {
    cue: /\b(?:mercados?|oferta|demanda|preco[s]?|concorrencia|monopolio|inflacao|economia)\b/,
    everyday: 'as barracas de uma feira livre',
    questions: 'o que muda para quem compra quando há muitas barracas, e quando só resta uma?',
  },
  {
    cue: /\b(?:classificac\w+|taxonomi\w+|hierarquia|organograma|categorias|reinos)\b/,
    everyday: 'um armário com gavetas dentro de gavetas',
    questions: 'por que cada coisa vai em cada gaveta e o que poderia ficar em duas?',
  },
  {
    cue: /\b(?:atendimento|clientes?|vendas?|lideranca|equipes?|recrutamento|(?<!regressao )logistica|estoque)\b/,
    everyday: 'um restaurante em dia cheio',
    questions: 'quem recebe, quem prepara, quem confere e onde o trabalho costuma emperrar?',
  },
  {
    cue: /\b(?:sujeito|predicado|verbos?|substantivos?|adjetivos?|oracao|oracoes|gramatica|pontuacao)\b/,
    everyday: 'as posições de um time em campo',
    questions: 'que papel cada palavra joga e o que acontece com a frase quando uma sai?',
  },
  {
    cue: /\b(?:ciclos?)\b/,
    everyday: 'uma roda-gigante',
    questions: 'por onde passa cada cabine, o que a faz girar e onde se percebe que voltou ao começo?',
  },
  {
    cue: /\b(?:redes?|teia|conex(?:ao|oes))\b/,
    everyday: 'um time de revezamento',
    questions: 'quem passa o quê para quem e o que acontece quando um elo falha?',
  },
  {
    cue: /\b(?:etapas|fases|processos? de|procedimentos?)\b/,
    everyday: 'uma receita de bolo',
    questions: 'que passo vem antes, qual não pode faltar e como se sabe que deu certo?',
  },
];
