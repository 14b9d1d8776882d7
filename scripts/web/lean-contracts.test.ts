import { expect, it } from 'vitest';
import { leaveOutUnread } from './lean-contracts.ts';

const SCHEMA = `export const mailSchema = z.object({
  id: z.string(),
  status: z.enum(MAIL_STATUSES),
});
`;
const ENDPOINT = `export const listMails = endpoint({
  method: 'GET',
  path: '/api/admin/mails',
  summary:
    'The mails of the last 90 days',
  access: ['admin'],
  response: z.array(mailSchema),
  status: 200,
});
`;

it('leaves out what no browser reads of a call, and nothing of what it carries', () => {
  const left = leaveOutUnread(SCHEMA + ENDPOINT);
  expect(left).toContain(SCHEMA);
  expect(left).toMatch(/path: '\/api\/admin\/mails',\s+response: z\.array\(mailSchema\),\s+\}\);/);
});
