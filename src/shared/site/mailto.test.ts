import { describe, expect, it } from 'vitest';
import { mailtoLink } from './mailto.ts';

describe('a link that opens a mail', () => {
  it('names one recipient and one subject, whatever stands in them', () => {
    expect(mailtoLink('rosa@escola.test', { subject: 'Orçamento & prazo' })).toBe(
      'mailto:rosa@escola.test?subject=Or%C3%A7amento%20%26%20prazo',
    );
    const link = new URL(mailtoLink('a@b.co?bcc=evil%40evil%2etest&body=oi', { subject: 'Oi' }));
    expect([...link.searchParams.keys()]).toEqual(['subject']);
    expect(mailtoLink('a,c@d.test,x@b.co')).toBe('mailto:a%2Cc%40d.test%2Cx@b.co');
  });
});
