import { ChevronDown, Copy, LogOut, Settings, Trash2 } from 'lucide-react';
import { Sheet } from '#web/gallery/case.tsx';
import { OpenedByAddress } from '#web/gallery/opener.tsx';
import { LONG_TEXT, UNBROKEN_TEXT } from '#web/gallery/samples.ts';
import type { Story } from '#web/gallery/story.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuHeading, MenuItem, MenuSeparator } from '#web/ui/menu.tsx';

const openMenu = (trigger: HTMLElement) => {
  trigger.focus();
  trigger.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
};
const trigger = (label: string) => (
  <Button variant="neutral" size="m">
    {label}
    <ChevronDown size={18} aria-hidden="true" />
  </Button>
);

export const menu: Story = {
  id: 'menu',
  name: 'Menu',
  purpose: 'O que se pode fazer com uma coisa, abaixo dela; setas percorrem, letras saltam, Esc fecha.',
  pieces: ['Menu', 'MenuItem', 'MenuHeading', 'MenuSeparator'],
  Show: () => (
    <Sheet>
      <div className="flex flex-wrap gap-3">
        <OpenedByAddress state="menu/account" open={openMenu}>
          <Menu trigger={trigger('Conta')}>
            <MenuHeading>
              <span className="block font-bold">Helena Teste</span>
              <span className="smaller block break-all font-data text-ink-2">helena@escola.test</span>
            </MenuHeading>
            <MenuSeparator />
            <MenuItem asChild>
              <a href="#menu">
                <Settings size={20} className="text-ink-2" aria-hidden="true" />
                Configurações
              </a>
            </MenuItem>
            <MenuItem>
              <Copy size={20} className="text-ink-2" aria-hidden="true" />
              Copiar o endereço
            </MenuItem>
            <MenuItem disabled>
              <Trash2 size={20} aria-hidden="true" />
              Excluir (desabilitado)
            </MenuItem>
            <MenuSeparator />
            <MenuItem>
              <LogOut size={20} className="text-ink-2" aria-hidden="true" />
              Sair
            </MenuItem>
          </Menu>
        </OpenedByAddress>
        <OpenedByAddress state="menu/long" open={openMenu}>
          <Menu trigger={trigger('200 caracteres')}>
            <MenuHeading>{UNBROKEN_TEXT}</MenuHeading>
            <MenuItem>{LONG_TEXT}</MenuItem>
            <MenuItem>{UNBROKEN_TEXT}</MenuItem>
          </Menu>
        </OpenedByAddress>
      </div>
    </Sheet>
  ),
};
