import type { FastifyReply, FastifyRequest } from 'fastify';
import { isForm } from '../../http/page-redirect.js';
import type { CheckoutUrlDto } from '../commands/start-checkout.js';

/** Leads a person to where they pay, and tells a program where that is. */
export async function sendOn(
  request: FastifyRequest,
  reply: FastifyReply,
  { url }: CheckoutUrlDto,
): Promise<void> {
  if (isForm(request)) await reply.status(303).header('location', url).send();
  else await reply.status(200).send({ url });
}
