import '#web/backoffice/panel.ts';
