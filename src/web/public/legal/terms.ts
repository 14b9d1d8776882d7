import { findTerms } from '#shared/payments/terms.ts';
import type { LegalText } from './legal-text.ts';

/** Using the service, then the terms of a purchase word for word as they are accepted before paying. */
export const TERMS: LegalText = {
  title: 'Termos de uso',
  lead: 'O que combinamos com quem usa a Lousa. Os termos da compra são os mesmos que aparecem antes do pagamento.',
  sections: [
    {
      title: 'O serviço',
      text: [
        'A Lousa transforma o conteúdo de uma aula em uma apresentação ou apostila. Você envia o material, recebe uma análise pedagógica gratuita e decide se quer produzir.',
        'O serviço é para profissionais da educação maiores de 18 anos. Não é dirigido a crianças e adolescentes e não deve receber dados de alunos.',
      ],
    },
    {
      title: 'A sua conta',
      points: [
        'Informe dados verdadeiros e guarde a sua senha. O que for feito com a sua conta é responsabilidade sua até você nos avisar de um uso indevido.',
        'Você pode ver e encerrar as sessões abertas, baixar os seus dados e apagar a conta em Configurações, quando quiser.',
        'Podemos suspender contas usadas para fraude, para atacar o serviço ou para enviar material ilegal, dizendo o motivo.',
      ],
    },
    {
      title: 'O que não é permitido',
      points: [
        'Enviar material que você não tem o direito de usar, ou que ofenda a lei ou os direitos de alguém.',
        'Enviar nomes, fotos, notas ou outros dados de alunos.',
        'Tentar entrar em contas ou áreas que não são suas, ou sobrecarregar o serviço de propósito.',
      ],
    },
    {
      title: 'A análise automática',
      text: [
        'A análise é feita por programa. Ela orienta a produção, pode errar e não substitui a sua avaliação. Em Solicitar Ajustes você pede que ela seja refeita, e uma pessoa da nossa equipe responde pela conversa da aula.',
      ],
    },
    {
      title: 'De quem é o material',
      text: [
        'O conteúdo que você envia continua seu. O material que produzimos a partir dele é seu depois do pagamento: use, edite e distribua. Fontes, ícones e imagens de terceiros seguem as licenças indicadas no arquivo.',
      ],
    },
    ...findTerms().sections.map(({ title, text }) => ({ title, text: [text] })),
    {
      title: 'Mudanças e foro',
      text: [
        'Uma mudança destes termos vale para pedidos feitos depois dela; o que você aceitou numa compra não muda. Vale a lei brasileira, e o consumidor pode recorrer ao foro do seu domicílio.',
      ],
    },
  ],
};
