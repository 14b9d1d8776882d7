import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { startLate } from './document-scripts.ts';

const chunk = (fileName: string, facadeModuleId: string | null, imports: string[] = []) => ({
  type: 'chunk',
  fileName,
  facadeModuleId,
  imports,
});
const BUNDLE = Object.fromEntries(
  [
    chunk('assets/app-1.js', '/web/app.html', ['assets/react-1.js', 'assets/core-1.js']),
    chunk('assets/core-1.js', null, ['assets/react-1.js']),
    chunk('assets/react-1.js', null),
    // Chunks of a build may need each other both ways.
    chunk('assets/desk-1.js', '/web/desk.tsx?part', ['assets/app-1.js', 'assets/list-1.js']),
    chunk('assets/list-1.js', null, ['assets/desk-1.js']),
  ].map((one) => [one.fileName, one]),
) as unknown as Rolldown.OutputBundle;
const DOCUMENT = `<head>
  <script type="module" crossorigin src="/assets/app-1.js"></script>
  <link rel="modulepreload" crossorigin href="/assets/react-1.js">
  <link rel="stylesheet" href="/assets/main-1.css">
</head>`;

const namesIn = (document: string) => /content="([^"]*)"/.exec(document)?.[1]?.split(' ');

it('names each script after those that it needs', () => {
  const document = startLate(DOCUMENT, BUNDLE, { screen: '/desk.tsx?part' });
  expect(namesIn(document)).toEqual([
    '/assets/react-1.js',
    '/assets/core-1.js',
    '/assets/app-1.js',
    '/assets/list-1.js',
    '/assets/desk-1.js',
  ]);
  expect(document).not.toMatch(/<script|modulepreload/);
  expect(document).toContain('main-1.css');
});

it('names what the screen asks for first, for the document to ask meanwhile', () => {
  const document = startLate(DOCUMENT, BUNDLE, { calls: ['/api/lessons?status=a&limit=1', '/api/stats'] });
  expect(document).toContain(
    '<meta name="lousa-calls" content="/api/lessons?status=a&amp;limit=1 /api/stats">',
  );
  expect(startLate(DOCUMENT, BUNDLE)).not.toContain('lousa-calls');
});

it('fails the build for a document or a screen that it does not know', () => {
  expect(() => startLate('<head></head>', BUNDLE)).toThrow('no first script');
  expect(() => startLate(DOCUMENT, BUNDLE, { screen: '/gone.tsx' })).toThrow('/gone.tsx');
});
