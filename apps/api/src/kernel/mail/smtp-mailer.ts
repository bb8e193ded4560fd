import { createTransport } from 'nodemailer';
import { type Mail, type Mailer, toMessage } from './mailer.js';

/** Sends through an SMTP server: `smtps://user:password@host`. A host that does not answer is given up on in 10 s. */
export function smtpMailer(url: string, from: string, bounces?: string): Mailer {
  const transport = createTransport(url, {
    from,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail: Mail, file?: Buffer) => {
      await transport.sendMail(toMessage(mail, { from, bounces }, file));
    },
    forget: async () => undefined,
    close: async () => transport.close(),
  };
}
