import type { Transporter } from 'nodemailer';
import type { MailGateway } from './mailGateway.ts';

const TIMEOUT_MS = 15_000;

/** Sends through the server that SMTP_URL names: `smtps://user:password@mail.example.com`. */
export function createSmtpMail(url: string): MailGateway {
  let opened: Promise<Transporter> | null = null;
  return {
    async deliver(mail) {
      opened ??= openTransport(url);
      await (await opened).sendMail({
        messageId: mail.messageId,
        from: { ...mail.from },
        to: { ...mail.to },
        envelope: { from: mail.from.address, to: [mail.to.address] },
        subject: mail.subject,
        html: mail.html,
        text: mail.text,
        headers: { ...mail.headers },
      });
      return 'sent';
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

/** With the first mail: nobody waits for the library at a start. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: 3,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // No mail of Quoin contains a file or an address to load.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
