/**
 * Portuguese words that carry no subject of their own. Written with their accents, lower case: `e` and
 * `é`, `da` and `dá` differ.
 */
const FUNCTION_WORDS = `
o a os as um uma uns umas
de do da dos das dum duma em no na nos nas num numa nuns numas ao aos à às pelo pela pelos pelas
deste desta destes destas desse dessa desses dessas daquele daquela daqueles daquelas disto disso daquilo
neste nesta nestes nestas nesse nessa nesses nessas naquele naquela naqueles naquelas nisto nisso naquilo
àquele àquela àqueles àquelas àquilo dele dela deles delas nele nela neles nelas daí daqui dali
por per para pra pro com sem sob sobre entre até desde contra perante após ante trás durante mediante conforme segundo
consoante exceto salvo via através além aquém junto acerca diante dentro fora perto longe
eu tu ele ela nós vós eles elas você vocês me te se lhe lhes vos mim ti si comigo contigo consigo conosco
meu minha meus minhas teu tua teus tuas seu sua seus suas nosso nossa nossos nossas
este esta estes estas esse essa esses essas aquele aquela aqueles aquelas isto isso aquilo mesmo mesma mesmos mesmas
próprio própria próprios próprias outro outra outros outras algum alguma alguns algumas nenhum nenhuma nenhuns
todo toda todos todas tudo nada cada qual quais qualquer quaisquer quanto quanta quantos quantas quem que quê cujo
cuja cujos cujas tal tais vários várias diverso diversa diversos diversas certo certa certos certas demais ambos ambas
tanto tanta tantos tantas pouco pouca poucos poucas muito muita muitos muitas mais menos algo alguém ninguém outrem
e ou nem mas porém contudo todavia entretanto senão porque pois porquanto logo portanto então assim
se caso embora quando enquanto como já que ora quer seja sejam contanto conquanto apesar
oq qdo qd q nao tambem ja ate entao voce voces vc vcs pq tb tbm mto mta so alem atraves apos
não sim também só somente apenas ainda sempre nunca jamais talvez quase bem mal aqui ali lá aí cá onde aonde donde
hoje ontem amanhã agora antes depois cedo tarde acima abaixo atrás adiante inclusive exclusive aliás
tão bastante demasiado ademais outrossim etc ex
dois duas três quatro cinco seis sete oito nove dez onze doze vinte trinta cem cento mil milhão milhões bilhão bilhões
primeiro primeira primeiros primeiras segundo segunda segundos segundas terceiro terceira quarto quarta quinto quinta
último última últimos últimas seguinte seguintes anterior anteriores próximo próxima próximos próximas
`;

/** Verbs of being, having, becoming and of plain telling, in the forms that teaching texts use. */
const COMMON_VERBS = `
ser é são era eram foi foram seja sejam fosse fossem será serão seria seriam sendo sido somos fui
estar está estão estava estavam esteve esteja estejam estará estarão estando estamos estou
ter tem têm tinha tinham teve tiveram tenha tenham tivesse terá terão teria teriam tendo tido temos tenho
haver há havia houve haja haverá haveria havendo
ir vai vão ia iam vá indo vamos vou ido vir vem vêm veio vieram vindo
fazer faz fazem fazia fez fizeram faça façam fará fazendo feito feita feitos feitas fazemos
poder pode podem podia podiam pôde possa possam poderá poderão poderia poderiam podendo podemos
dever deve devem devia deviam deverá deverão deveria deveriam devendo devemos
querer quer querem queria ficar fica ficam ficou ficaram fique passar passa passam passou passaram
dar dá dão deu deram dada dadas dando pôr põe põem pôs posto ver vê veem viu vejam veja vemos visto vista
dizer diz dizem disse disseram dito dita saber sabe sabem sabemos começar começa começam
usar usa usam usado usada usados usadas usando usamos use utilizar utiliza utilizam utilizado utilizada utilizados
utilizadas utilizando utilize possuir possui possuem possuía chamar chama chamam chamado chamada chamados chamadas
chamamos existir existe existem existia ocorrer ocorre ocorrem ocorreu ocorrendo acontecer acontece acontecem
permitir permite permitem permitia servir serve servem representar representa representam representado representada
apresentar apresenta apresentam apresentado apresentada mostrar mostra mostram mostrado mostrada mostre
conter contém contêm continha formar formam formado formada formados formadas
considerar considera consideram considere considerado considerada considerando considerados consideradas
encontrar encontra encontram encontrado encontrada encontre tornar torna tornam tornou tornando
indicar indica indicam indicado indicada indique gerar gera geram gerado gerada receber recebe recebem
levar leva levam levou deixar deixa deixam precisar precisa precisam precisamos conseguir consegue conseguem
significa significam dependem depende corresponde correspondem refere referem trata tratam consiste consistem
realizar realizado realizada realizados realizadas realiza realizam realizando apareceu aparece aparecem surgiu surgem
surge partir parte-se obter obtém obtemos obtido obtida resulta resultam define definido definida definimos
determinado determinada determinados determinadas determinar relacionado relacionada relacionados relacionadas
sendo-se baseado baseada baseados baseadas afirmar afirma afirmam segue seguem seguir tenta tentam tentar quis
escolha escolher descreva explique responda calcule assinale marque complete observe leia identifique cite compare
justifique resolva preencha escreva verifique analise clique digite crie abra salve selecione execute veja-se lembre
lembrar pense imagine note tome vamos faremos veremos vimos estudamos aprendemos estudaremos
executar executado executada executa ocorrido alterar altera adicionar adicione adiciona remover inserir insira criar cria
criado criada criados criadas criando trabalhar trabalha cair cresce crescer aumentar aumenta diminuir diminui
funciona funcionam funcionar ajuda ajudam ajudar oferecer oferece oferecem garantir garante garantem manter mantém
evitar evita buscar busca buscam procurar procura procuram compreender entender conhecer conhecido conhecida conhecidos
conhecidas pertence pertencem transforma transformam recebeu absorve libera produz produzem produzido produzida
vale valem valia custa custou visa visam envia enviam aplica aplicam reconhece reconhecem contribui contribuem calcula calculam inclui incluem envolve
envolvem exige exigem atua atuam acaba acabam chega chegam perdi reforce efetue some subtraia converta
consegue mede medem soma-se parece parecem pensa pensam aumente acesse copie cole veremos iremos iremos-nos
pagou comprou vendeu ganhou gastou tiver estiver for forem houver fizer puder
quiser vier torna-se dá-se encontra-se trata-se chama-se utiliza-se usa-se deve-se pode-se têm-se tem-se faz-se
refere-se tornou-se tornaram-se formou-se observa-se nota-se percebe-se define-se denomina-se considera-se
`;

/** English function words and key words of programming languages: quoted titles and code samples are full of them. */
const FOREIGN_WORDS = `
the and of for with from this that these those are is was were be been not can will you your his her its our their
but all any new let var const int char float double string bool boolean void function return class public private static
import export default null undefined true false print println printf echo script div span href src async await
else elif while foreach switch break continue try catch throw typeof instanceof def lambda self
`;

/** Adjectives, nouns and adverbs too general to name a subject alone or at a phrase's edge. */
const EMPTY_WORDS = `
grande grandes pequeno pequena pequenos pequenas maior maiores menor menores melhor melhores pior piores bom boa bons boas
novo nova novos novas importante importantes possível possíveis necessário necessária necessários necessárias
principal principais diferente diferentes específico específica específicos específicas mesmo simples comum-mente
modo modos maneira maneiras coisa coisas vez vezes caso casos parte partes lado lados
exemplo exemplos fato fatos através ano anos dia dias mês meses hora horas
cerca além respectivo respectiva respectivos respectivas total totais
atual atuais acordo aspecto aspectos momento momentos
frente volta início final uso longo nº prof profa profº rua avenida cep tel fone email e-mail http https www com br ter-se haver-se sic idem ibidem apud op cit cf pp ss
`;

/** Words of the teaching material itself: they name its parts, not its subject. */
const BOILERPLATE = `
página páginas pág slide slides figura figuras fig tabela tabelas quadro quadros gráfico gráficos imagem imagens foto fotos
aula aulas atividade atividades exercício exercícios exercicio questão questões pergunta perguntas resposta respostas
gabarito prova provas teste testes avaliação avaliações trabalho tarefa tarefas lição dever
aluno alunos aluna alunas estudante estudantes professor professora professores professoras docente discente turma turmas
classe escola colégio faculdade universidade instituto campus curso cursos disciplina disciplinas matéria série semestre
capítulo capítulos cap seção seções unidade unidades módulo módulos sumário índice introdução conclusão anexo anexos
apêndice apostila livro livros texto textos autor autores referência referências bibliografia bibliográficas bibliográfica
fonte fontes objetivo objetivos conteúdo conteúdos tema temas tópico tópicos título títulos assunto assuntos metodologia
recursos competência competências habilidade habilidades bncc data nome nota notas alternativa alternativas opção opções
letra item itens enunciado correto correta corretos corretas incorreto incorreta verdadeiro verdadeira falso falsa
conceito conceitos definição definições passo passos etapa etapas versão edição editora vol volume nº número
observação observações obs dica dicas atenção resumo revisão material materiais palavra palavras frase frases
geral gerais forma formas tipo tipos ponto pontos base bases nível níveis relação conjunto característica características meio meios fim
parágrafo parágrafos linha linhas coluna colunas lista listas plano ensino aprendizagem parabéns obrigado obrigada
`;

function makeSet(...lists: string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.trim().split(/\s+/)));
}

export const STOP_WORDS = makeSet(FUNCTION_WORDS, COMMON_VERBS, EMPTY_WORDS, FOREIGN_WORDS);

/** Not stop words: they may stand inside a phrase, but are no key phrase alone. */
export const TEACHING_BOILERPLATE = makeSet(BOILERPLATE);

/** Articles, prepositions, pronouns and conjunctions alone (a sentence opening such as `A`, `Ele`, `Quando`). */
export const FUNCTION_WORD_SET = makeSet(FUNCTION_WORDS);

/** True whatever the case of the word. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word.toLowerCase());
}

export function isBoilerplate(word: string): boolean {
  return TEACHING_BOILERPLATE.has(word.toLowerCase());
}
