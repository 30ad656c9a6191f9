/** A person's address; both parts are checked before anything is made of them (SC-43). */
export interface MailAddress {
  readonly name: string;
  readonly address: string;
}

export interface OutgoingMail {
  /** Names the mail for good: sent twice after a crash, it still has one Message-ID. */
  readonly messageId: string;
  readonly from: MailAddress;
  readonly to: MailAddress;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface MailGateway {
  /** `kept`: no mail server is set, the mailbox of the app is where people read it. Throws when the server can't take it now. */
  deliver(mail: OutgoingMail): Promise<'sent' | 'kept'>;
  close(): void;
}
