import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  readonly sender: string;
  /** Every RCPT of the envelope. */
  readonly recipients: readonly string[];
  /** As received over the network. */
  readonly source: string;
}

/** `refuse`: 451, come again; `drop`: takes the mail and hangs up before saying so. */
export type Mood = 'take' | 'refuse' | 'drop';

export interface MailServer {
  readonly received: readonly ReceivedMail[];
  readonly url: string;
  mood: Mood;
  /** Mails offered, taken or not. */
  readonly offered: () => number;
  close(): Promise<void>;
}

const temporary = () => Object.assign(new Error('Try again later'), { responseCode: 451 });

/** A real SMTP server on this machine; port 0 finds a free one. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let offered = 0;
  const state: { mood: Mood } = { mood: 'take' };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        offered += 1;
        if (state.mood === 'refuse') return done(temporary());
        const { mailFrom, rcptTo } = session.envelope;
        const sender = mailFrom === false ? '' : mailFrom.address;
        const recipients = rcptTo.map(({ address }) => address);
        received.push({ sender, recipients, source: Buffer.concat(parts).toString('utf8') });
        if (state.mood === 'take') return done();
        for (const connection of server.connections) connection._socket.destroy();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    received,
    url: `smtp://127.0.0.1:${address.port}`,
    get mood() {
      return state.mood;
    },
    set mood(mood: Mood) {
      state.mood = mood;
    },
    offered: () => offered,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A header's value with its folds undone and encoded words read; undefined when there is none. */
export function headersOf(mail: ReceivedMail, name: string): string[] {
  const head = mail.source.split('\r\n\r\n', 1)[0] ?? '';
  const rows = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  const begin = `${name.toLowerCase()}:`;
  return rows
    .filter((row) => row.toLowerCase().startsWith(begin))
    .map((row) => readWords(row.slice(begin.length).trim()));
}

function readWords(text: string): string {
  const joined = text.replace(/\?=\s+=\?/g, '?==?');
  return joined.replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, how: string, word: string) =>
    how.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString('utf8') : unquote(word.replace(/_/g, ' ')),
  );
}

/** Quoted-printable as text. */
export function unquote(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (run) => Buffer.from(run.replace(/=/g, ''), 'hex').toString('utf8'));
  return bytes;
}
