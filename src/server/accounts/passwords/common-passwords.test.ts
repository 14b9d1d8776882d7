import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

const ANA = { email: 'ana.souza@escolaaurora.com.br', firstName: 'Ana Lúcia', lastName: "D'Ávila" };

it.each([
  ...['liverpool', 'daniel', '112358', 'Senha@2026', 'lousa2026', 'Lousa#1', 'lousalousa'],
  ...[
    'flamengo',
    'Flamengo1981',
    'CORINTHIANS',
    'palmeiras@10',
    'mudar123',
    'Mudar@2026',
    'brasil',
    'Brasil#2026',
  ],
  ...['s3nh@', 'S3nh4123', 'P@ssw0rd!', 'fl4m3ng0', 'maria123', 'joao2010', 'Gabriel@1', 'mariana99'],
  ...['25121990', '251290', '25/12/1990', '1990-12-25', 'maria25121990', 'professor1', 'Professora@123'],
  ...['qwertyuiop', '1qaz2wsx', 'qwe123asd', 'asdfjkl', 'poiuytrewq', 'abcdef123', '987654321'],
  ...['aaaaaaaa', 'abcabcabc', '121212', 'senhasenha', 'são paulo', 'coração1', 'jesuscristo'],
])('%j is tried first by anybody', (password) => expect(isCommonPassword(password)).toBe(true));

it.each([
  ...['ana.souza', 'AnaSouza2026', 'Ana@2026', 'ávila123', 'escolaaurora1', 'EscolaAurora@2026'],
  ...['analucia', 'Ana Lúcia', 'lousa.ana', 'ana.souza@escolaaurora.com.br'],
])('%j is tried first by who knows the person', (password) => {
  expect(isCommonPassword(password, ANA)).toBe(true);
});

it.each([
  ...['cavalo bateria grampo correto', 'minha avó faz pão de queijo aos domingos', 'giz-e-lousa-9'],
  ...[
    'segredo-123',
    'ipe-roxo-77',
    'Editora-2026-secreta',
    'Lousa verde na parede',
    'kQ7z-mp2x',
    'ana e o mar azul',
  ],
  ...['x9$Lm2pQ', 'correto cavalo', 'flamengo perdeu de novo', '83649275', 'Tr0ub4dor&3x'],
])('%j is nobody’s first guess', (password) => expect(isCommonPassword(password, ANA)).toBe(false));
