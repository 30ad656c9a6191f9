import {
  type AppMailResponse,
  appInvitesPath,
  appMailPath,
  INVITATION_ANSWER_PATH,
  type InvitationAnswerRequest,
} from '@quoin/contract/endpoints/running';
import { accepted } from './buying/purchase.ts';
import type { Owner } from './owner.ts';
import { bodyOf, createVisitor } from './visitor.ts';

/** Invites a colleague with these roles to the demo site. Returns the sign-in credentials. */
export async function inviteColleague(
  owner: Owner,
  port: number,
  who: { readonly email: string; readonly displayName: string; readonly roles: readonly number[] },
): Promise<{ readonly email: string; readonly password: string }> {
  const { email, displayName, roles } = who;
  accepted(await owner.visitor.send('POST', appInvitesPath('demo'), { email, roles }));
  const token = await tokenFor(owner, email);
  const password = 'correct horse battery';
  const visitor = createVisitor({ port, host: `localhost:${port}` });
  const answer: InvitationAnswerRequest = { site: 'demo', token, displayName, password };
  accepted(await visitor.send('POST', INVITATION_ANSWER_PATH, answer));
  return { email, password };
}

/** Without a mail server the owner finds the whole mail in the mailbox. */
async function tokenFor(owner: Owner, email: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const [mail] = await owner.mails(email);
    const read = mail && bodyOf<AppMailResponse>(await owner.visitor.get(appMailPath('demo', mail.id)));
    const token = /\/invitation\/\S+#([\w-]{43})/.exec(read?.mail.text ?? '')?.[1];
    if (token !== undefined) return token;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No invitation came to ${email}.`);
}
