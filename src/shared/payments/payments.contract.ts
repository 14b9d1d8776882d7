import * as z from 'zod/mini';
import { endpoint } from '#shared/http/endpoint.ts';
import { idParamsSchema } from '#shared/http/list-query.ts';
import { paymentSchema, paymentStatusSchema } from './payment.schemas.ts';

const lessonIdSchema = z.string('Informe a aula').check(z.minLength(1, 'Informe a aula'));

export const startPayment = endpoint({
  method: 'POST',
  path: '/api/payments',
  summary: 'Start paying a lesson by Pix; the live charge of the lesson is answered again, not a second one',
  access: ['teacher'],
  body: z.object({ lessonId: lessonIdSchema, method: z._default(z.literal('pix', 'Use pix'), 'pix') }),
  response: paymentSchema,
  status: 201,
  isIdempotent: true,
});
export const getPayment = endpoint({
  method: 'GET',
  path: '/api/payments/{id}',
  summary: 'One payment',
  access: ['teacher', 'admin'],
  params: idParamsSchema,
  response: paymentSchema,
  status: 200,
});
export const checkPayment = endpoint({
  method: 'POST',
  path: '/api/payments/{id}/check',
  summary: "'Já paguei': ask the provider now and answer what it says",
  access: ['teacher', 'admin'],
  params: idParamsSchema,
  response: paymentSchema,
  status: 200,
});
export const listLessonPayments = endpoint({
  method: 'GET',
  path: '/api/lessons/{id}/payments',
  summary: 'Every attempt to pay a lesson, newest first',
  access: ['teacher', 'admin'],
  params: idParamsSchema,
  response: z.array(paymentSchema),
  status: 200,
});

export const cardSetup = endpoint({
  method: 'GET',
  path: '/api/paypal/setup',
  summary: "What the browser needs to open PayPal's own button",
  access: ['teacher'],
  response: z.object({
    clientToken: z.string(),
    clientId: z.string(),
    environment: z.enum(['sandbox', 'production']),
    /** Where PayPal's script (web SDK v6) comes from. */
    scriptUrl: z.string(),
    /** Whether a local emulator plays the provider: 'modo demonstração'. */
    isDemo: z.boolean(),
  }),
  status: 200,
});
export const createCardOrder = endpoint({
  method: 'POST',
  path: '/api/paypal/order',
  summary: 'Open an order at PayPal for a lesson; another amount or currency is refused, nothing is created',
  access: ['teacher'],
  body: z.object({
    lessonId: lessonIdSchema,
    /** Reais; compared with the price of the lesson, never taken. */
    amount: z.number('Informe o valor'),
    currency: z.string('Informe a moeda'),
    intent: z.string('Informe a intenção'),
  }),
  response: z.object({ id: z.string() }),
  status: 201,
  isIdempotent: true,
});
export const captureCardOrder = endpoint({
  method: 'POST',
  path: '/api/paypal/order/{id}/capture',
  summary:
    'Take the money of an order the buyer approved; COMPLETED pays the lesson, repeating answers the same',
  access: ['teacher'],
  params: idParamsSchema,
  response: z.object({
    /** COMPLETED; PENDING while the outcome is not known; DECLINED; or the order's own state. */
    status: z.string(),
    payment: z.object({ id: z.string(), status: paymentStatusSchema }),
  }),
  status: 200,
});
