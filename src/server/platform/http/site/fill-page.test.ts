import { expect, it } from 'vitest';
import type { SiteFacts } from '#shared/site/public-pages.ts';
import { fillPage } from './fill-page.ts';

const facts: SiteFacts = {
  publicUrl: 'https://lousa.test',
  companyName: 'Giz & "Cia" <Ltda>',
  companyCnpj: null,
  companyAddress: null,
  companyEmail: 'oi@lousa.test',
  companyMailLink: 'mailto:oi@lousa.test',
  companyPhone: null,
  whatsapp: null,
  satisfaction: null,
  year: '2026',
};

it('says what the installation has said, escaped', () => {
  expect(fillPage('<a title="⟦companyName⟧">⟦year⟧</a>', facts)).toBe(
    '<a title="Giz &amp; &quot;Cia&quot; &lt;Ltda&gt;">2026</a>',
  );
});

it('says it in data for search engines as JSON, and lets nothing end the element', () => {
  const page =
    '<script type="application/ld+json">{"legalName":"⟦companyName⟧"}</script><p>⟦companyName⟧</p>';
  const name = 'Giz & "Cia" </script><b>\\';
  const [, data = '', rest] =
    /^<script[^>]*>(.*?)<\/script>(.*)$/.exec(fillPage(page, { ...facts, companyName: name })) ?? [];
  expect(JSON.parse(data)).toEqual({ legalName: name });
  expect(rest).toBe('<p>Giz &amp; &quot;Cia&quot; &lt;/script&gt;&lt;b&gt;\\</p>');
});

it('leaves out what nobody has said, and says instead what stands for it', () => {
  const page = '⟦if:whatsapp⟧<a href="⟦whatsapp⟧">Ajuda</a>⟦end⟧⟦not:whatsapp⟧⟦companyEmail⟧⟦end⟧';
  expect(fillPage(page, facts)).toBe('oi@lousa.test');
  expect(fillPage(page, { ...facts, whatsapp: '5511' })).toBe('<a href="5511">Ajuda</a>');
});

it('fails on a fact that is unknown or missing, so that no page is served with a hole', () => {
  expect(() => fillPage('⟦whatever⟧', facts)).toThrow('whatever');
  expect(() => fillPage('⟦companyCnpj⟧', facts)).toThrow('companyCnpj');
});
