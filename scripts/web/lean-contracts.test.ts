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
const lean = (contract: string) => leaveOutUnread(contract, 'mails.contract.ts').replaceAll(/\s+/g, '');

it('leaves out what no browser reads of a call, and nothing of what it carries', () => {
  const left = leaveOutUnread(SCHEMA + ENDPOINT, 'mails.contract.ts');
  expect(left).toContain(SCHEMA);
  expect(left).toMatch(/path: '\/api\/admin\/mails',\s+response: z\.array\(mailSchema\),\s+\}\);/);
});

it('whatever the layout and the last comma', () => {
  expect(lean("const a = endpoint({ method: 'GET', summary: 'Says, “status: 200,”', status: 200 });")).toBe(
    "consta=endpoint({method:'GET',});",
  );
  expect(
    lean("const a = endpoint({ access: 'public', ...call, body: z.object({ status: z.string() }) });"),
  ).toBe('consta=endpoint({...call,body:z.object({status:z.string()})});');
});
