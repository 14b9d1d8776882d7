import type { SampleLesson } from './sample-lesson.ts';

export const onlineSafety: SampleLesson = {
  title: 'Segurança na internet para iniciantes',
  sections: [
    {
      heading: '1. Por que cuidar das senhas',
      paragraphs: [
        'Uma senha é a chave de uma porta. Quando a mesma senha abre o e-mail, o banco e a rede social, quem descobre uma delas entra em todas. Por isso, cada serviço importante deve ter uma senha própria.',
        'Senhas longas são mais difíceis de adivinhar do que senhas curtas e cheias de símbolos. Uma frase com quatro palavras sem relação entre si é fácil de lembrar e demora muito mais para ser descoberta.',
        'Um gerenciador de senhas é um programa que guarda todas as senhas em um cofre protegido por uma única senha mestra. Ele também cria senhas novas e avisa quando uma delas apareceu em um vazamento.',
      ],
    },
    {
      heading: '2. Verificação em duas etapas',
      paragraphs: [
        'A verificação em duas etapas pede, além da senha, um segundo sinal de que a pessoa é quem diz ser. Esse sinal pode ser um código no celular, um aplicativo ou uma chave física.',
        'Primeiro, a pessoa digita a senha. Depois, o serviço envia ou pede o código. Por fim, o acesso é liberado. Mesmo que alguém descubra a senha, não passa da segunda etapa.',
      ],
      items: [
        'Abra as configurações de segurança da conta.',
        'Escolha o aplicativo de códigos, que é mais seguro do que a mensagem de texto.',
        'Guarde os códigos de reserva em papel.',
      ],
    },
    {
      heading: '3. Golpes por mensagem',
      paragraphs: [
        'O golpe mais comum chega por mensagem e tem pressa: uma conta que vai ser bloqueada, um prêmio que vence hoje, um parente que trocou de número. A pressa serve para que a pessoa não pense.',
        'Desconfie de links encurtados, de erros no endereço do site e de pedidos de código. Nenhum banco pede a senha ou o código recebido por mensagem.',
        'Por exemplo, quando chegar um pedido de dinheiro de um número novo, ligue para o número antigo da pessoa antes de responder.',
      ],
    },
    {
      heading: '4. Privacidade nas redes sociais',
      paragraphs: [
        'Fotos, lugares e horários publicados em redes sociais contam mais do que parece. Uma foto da escola com o uniforme mostra onde a criança estuda; a foto da viagem avisa que a casa está vazia.',
        'As configurações de privacidade permitem escolher quem vê cada publicação. Vale revisar a lista de contatos e os aplicativos ligados à conta a cada seis meses.',
      ],
    },
    {
      heading: '5. O que fazer se algo der errado',
      paragraphs: ['Quem caiu em um golpe não deve ter vergonha. Agir depressa diminui o prejuízo.'],
      items: [
        'Troque a senha e encerre as sessões abertas.',
        'Avise o banco e peça o bloqueio da transferência.',
        'Avise os contatos, para que não caiam no mesmo golpe.',
        'Registre um boletim de ocorrência, que pode ser feito pela internet.',
      ],
    },
    {
      heading: '6. Exercícios',
      paragraphs: ['Leia as situações e diga se há risco. Explique.'],
      items: [
        'Uma mensagem pede o código que acabou de chegar ao seu celular. O que você faz?',
        'Um site de loja conhecida tem uma letra trocada no endereço. Você compra?',
        'Crie uma frase de quatro palavras que poderia ser uma senha e explique por que ela é boa.',
      ],
    },
  ],
};
