import { Mail } from 'lucide-react';
import { Case, Cases, Sheet } from '#web/gallery/case.tsx';
import { LONG_TEXT, UNBROKEN_TEXT } from '#web/gallery/samples.ts';
import type { Story } from '#web/gallery/story.ts';
import { FieldError, FormField } from '#web/ui/form-field.tsx';
import { TextField } from '#web/ui/text-field.tsx';

export const textField: Story = {
  id: 'text-field',
  name: 'Campo de texto',
  purpose:
    'Uma linha de texto. Rótulo sempre visível, acima; a ajuda fica abaixo, e o erro vem com ícone e frase.',
  pieces: ['TextField', 'FormField', 'FieldError'],
  Show: () => (
    <>
      <Sheet>
        <Cases>
          <Case label="repouso">
            <TextField label="Turma" defaultValue="7º ano B, 34 alunos" />
          </Case>
          <Case label="vazio, com exemplo">
            <TextField label="Turma" placeholder="Ex.: 7º ano B" />
          </Case>
          <Case label="hover" as="hover">
            <TextField label="Turma" defaultValue="7º ano B, 34 alunos" />
          </Case>
          <Case label="foco" as="focus">
            <TextField label="Turma" defaultValue="7º ano B, 34 alunos" />
          </Case>
          <Case label="com ajuda, opcional">
            <TextField
              label="CNPJ"
              hint="Aparece na nota fiscal."
              isOptional
              placeholder="00.000.000/0000-00"
            />
          </Case>
          <Case label="com ícone">
            <TextField label="E-mail" icon={<Mail size={20} />} defaultValue="helena@escola.test" />
          </Case>
          <Case label="com erro">
            <TextField label="Título da aula" error="Título é obrigatório" />
          </Case>
          <Case label="com erro, foco" as="focus">
            <TextField label="Título da aula" error="Título é obrigatório" hint="Até 200 caracteres." />
          </Case>
          <Case label="desabilitado">
            <TextField label="Usuário" defaultValue="admin_master" disabled />
          </Case>
          <Case label="só leitura">
            <TextField label="Código Pix" defaultValue={UNBROKEN_TEXT} readOnly />
          </Case>
          <Case label="200 caracteres em tudo">
            <TextField label={LONG_TEXT} defaultValue={LONG_TEXT} hint={LONG_TEXT} error={LONG_TEXT} />
          </Case>
          <Case label="200 caracteres sem espaço">
            <TextField label={UNBROKEN_TEXT} defaultValue={UNBROKEN_TEXT} error={UNBROKEN_TEXT} />
          </Case>
        </Cases>
      </Sheet>
      <Sheet>
        <Cases>
          <Case label="densidade da equipe (40 px, com mouse)" className="dense">
            <TextField label="Buscar por cliente" defaultValue="Helena" hint="Nome ou e-mail." />
          </Case>
          <Case label="o molde, com um controle próprio">
            <FormField label="Prazo" hint="O controle vem de fora.">
              {(wiring) => <input {...wiring} type="date" className="field" defaultValue="2027-01-12" />}
            </FormField>
          </Case>
          <Case label="só o erro, de um grupo">
            <FieldError error="Escolha uma modalidade" />
          </Case>
        </Cases>
      </Sheet>
    </>
  ),
};
