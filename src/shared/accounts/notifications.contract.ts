import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';

/**
 * The mails a person may do without. Those about password, e-mail address, payment and refund are always
 * sent: they guard the account and the money.
 */
export const NOTIFICATION_CHOICES = {
  messages: 'Mensagens sem ler',
  progress: 'Andamento das aulas',
  deadlines: 'Prazos',
} as const;
export type NotificationChoice = keyof typeof NOTIFICATION_CHOICES;

const choiceSchema = z.boolean('Escolha sim ou não');
export const notificationChoicesSchema = z.object({
  messages: choiceSchema,
  progress: choiceSchema,
  deadlines: choiceSchema,
});
export type NotificationChoices = z.output<typeof notificationChoicesSchema>;

export const getNotificationChoices = endpoint({
  method: 'GET',
  path: '/api/account/notifications',
  summary: 'Which mails the caller wants; all of them until told otherwise',
  access: 'signed_in',
  response: notificationChoicesSchema,
  status: 200,
});
export const setNotificationChoices = endpoint({
  method: 'PUT',
  path: '/api/account/notifications',
  summary: 'Choose which mails to get',
  access: 'signed_in',
  body: notificationChoicesSchema,
  response: notificationChoicesSchema,
  status: 200,
});
