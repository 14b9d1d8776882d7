import { Case, Cases, Sheet } from '#web/gallery/case.tsx';
import { doNothing, LONG_TEXT, UNBROKEN_TEXT } from '#web/gallery/samples.ts';
import type { Story } from '#web/gallery/story.ts';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { Notice } from '#web/ui/notice.tsx';

export const notice: Story = {
  id: 'notice',
  name: 'Aviso na página',
  purpose:
    'O que precisa ficar à vista; a falha é dita logo, o resto espera a vez. Falha ao carregar tem saída.',
  pieces: ['Notice', 'ErrorPanel'],
  Show: () => (
    <>
      <Sheet>
        <Cases>
          <Case label="info">
            <Notice tone="info">Modo demonstração: nenhum valor é cobrado.</Notice>
          </Case>
          <Case label="ok, com título">
            <Notice tone="ok" title="Pagamento aprovado!">
              Sua apresentação entrará na fila de produção.
            </Notice>
          </Case>
          <Case label="aviso">
            <Notice tone="warning">O material rende 12 slides bons. Você pediu 15.</Notice>
          </Case>
          <Case label="erro, com saída">
            <Notice tone="error">
              Não conseguimos ler o PDF: ele tem senha.{' '}
              <a href="#notice" className="font-bold underline underline-offset-3">
                Trocar arquivo
              </a>
            </Notice>
          </Case>
          <Case label="neutro">
            <Notice tone="neutral">Este projeto foi cancelado.</Notice>
          </Case>
          <Case label="pode ser fechado">
            <Notice tone="ok" title="Pagamento aprovado!" onDismiss={doNothing}>
              O prazo começou.
            </Notice>
          </Case>
          <Case label="fechar, foco" as="focus">
            <Notice tone="info" title="Análise pronta" onDismiss={doNothing} />
          </Case>
          <Case label="200 caracteres">
            <Notice tone="warning" title={LONG_TEXT} onDismiss={doNothing}>
              {UNBROKEN_TEXT}
            </Notice>
          </Case>
        </Cases>
      </Sheet>
      <Sheet>
        <Cases>
          <Case label="falha ao carregar">
            <ErrorPanel
              title="Não foi possível carregar"
              message="Confira sua conexão."
              onRetry={doNothing}
            />
          </Case>
          <Case label="tentando de novo">
            <ErrorPanel
              title="Não foi possível carregar"
              message="Confira sua conexão."
              onRetry={doNothing}
              isRetrying
            />
          </Case>
          <Case label="sem o que tentar">
            <ErrorPanel title="Projeto não encontrado" message="O endereço mudou ou não é seu." />
          </Case>
          <Case label="tentar, hover" as="hover">
            <ErrorPanel title="Não foi possível carregar" message={LONG_TEXT} onRetry={doNothing} />
          </Case>
        </Cases>
      </Sheet>
    </>
  ),
};
