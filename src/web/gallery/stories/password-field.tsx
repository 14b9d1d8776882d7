import { Case, Cases, Sheet } from '#web/gallery/case.tsx';
import type { Story } from '#web/gallery/story.ts';
import { PasswordField } from '#web/ui/password-field.tsx';

const STRENGTHS = ['Use ao menos 8 caracteres', 'Senha fraca', 'Senha razoável', 'Senha boa', 'Senha forte'];

export const passwordField: Story = {
  id: 'password-field',
  name: 'Senha',
  purpose: 'Uma senha que pode ser mostrada, com a força dita em palavras e barras quando é nova.',
  pieces: ['PasswordField'],
  Show: () => (
    <Sheet>
      <Cases>
        <Case label="repouso">
          <PasswordField label="Senha" defaultValue="ipe-amarelo" autoComplete="off" />
        </Case>
        <Case label="foco" as="focus">
          <PasswordField label="Senha" defaultValue="ipe-amarelo" autoComplete="off" />
        </Case>
        <Case label="com erro">
          <PasswordField label="Confirmar senha" error="As senhas não coincidem" autoComplete="off" />
        </Case>
        <Case label="desabilitada">
          <PasswordField label="Senha" defaultValue="ipe-amarelo" autoComplete="off" disabled />
        </Case>
        {STRENGTHS.map((text, score) => (
          <Case key={text} label={`força ${score} de 4`}>
            <PasswordField label="Senha nova" strength={{ score, text }} autoComplete="off" />
          </Case>
        ))}
      </Cases>
    </Sheet>
  ),
};
