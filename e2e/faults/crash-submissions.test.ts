import {
  type AppFormsResponse,
  type AppSubmissionsResponse,
  appFormsPath,
  appSubmissionsPath,
} from '@quoin/contract/endpoints/content';
import { CART_PATH, type FormKeyResponse, formKeyPath, SAVE_FORM_PATH } from '@quoin/contract/endpoints/site';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { accepted } from '../testing/buying/purchase.ts';
import { copyDataDir, freePort, type Installation, removeDataDir, startInstallation } from '../testing/installation.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';
import { bodyOf, createVisitor, type Visitor } from '../testing/visitor.ts';

const KILLS = 3;
const SENDERS = 6;
/** The power goes once so many more were acknowledged; the next ones are on their way then. */
const BETWEEN = 8;

describe('kill -9 while people send forms', () => {
  let dataDir: string;
  let port: number;
  let running: Installation;
  let formId: string;
  let isOver = false;
  let cut = 0;
  const acknowledged: string[] = [];
  const begun: string[] = [];

  beforeAll(async () => {
    dataDir = copyDataDir(inject('pristine'));
    port = await freePort();
    running = await startInstallation({ dataDir, port });
    const { forms } = bodyOf<AppFormsResponse>(await (await owner()).visitor.get(appFormsPath('demo')));
    formId = forms.find(({ name }) => name === 'Newsletter')?.id ?? '';
  });
  afterAll(async () => {
    isOver = true;
    await running?.stop();
    removeDataDir(dataDir);
  });

  const owner = (): Promise<Owner> => signInOwner({ port, owner: inject('shop').owner });

  it(`loses none that was acknowledged and doubles none in ${KILLS} kills, however often it is sent again (FRM-1, FRM-2, FT-1)`, async () => {
    const senders = Array.from({ length: SENDERS }, (_, sender) => sendOnAndOn(sender));
    for (let kill = 1; kill <= KILLS; kill += 1) {
      await until(() => acknowledged.length >= kill * BETWEEN);
      await running.kill();
      running = await startInstallation({ dataDir, port });
    }
    isOver = true;
    await Promise.all(senders);
    const kept = await keptSenders(await owner());
    console.log(`${begun.length} sent, ${acknowledged.length} acknowledged, ${kept.length} kept, ${cut} cut off`);
    expect(acknowledged.filter((email) => !kept.includes(email))).toEqual([]);
    expect(new Set(kept).size).toBe(kept.length);
    expect(kept.filter((email) => !begun.includes(email))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS * BETWEEN);
    expect(cut).toBeGreaterThan(0);
  }, 120_000);

  /** Mails that a submission causes are saved with it: each address receives one request to confirm the newsletter. */
  it('owes each of them its one mail', async () => {
    const session = await owner();
    const kept = await keptSenders(session);
    const asked = async () => (await session.mails('sender')).map(({ recipient }) => recipient).sort();
    await expect.poll(asked, { timeout: 30_000 }).toEqual([...kept].sort());
  }, 60_000);

  async function sendOnAndOn(sender: number): Promise<void> {
    for (let count = 0; !isOver; count += 1) {
      const email = `sender-${sender}-${count}@example.com`;
      begun.push(email);
      await send(createVisitor({ port }), email);
      acknowledged.push(email);
    }
  }

  /** Sends like the widget: a key, then the form under it, repeated until the server answers. */
  async function send(visitor: Visitor, email: string): Promise<void> {
    await patiently(() => visitor.get(CART_PATH));
    const { key } = bodyOf<FormKeyResponse>(accepted(await patiently(() => visitor.send('POST', formKeyPath(formId)))));
    const form = JSON.stringify({ email });
    accepted(await patiently(() => visitor.send('POST', SAVE_FORM_PATH, { formId, key, form, pagePath: '/contact' })));
  }

  async function patiently<T>(act: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await act();
      } catch (error) {
        const code = (error as NodeJS.ErrnoException).code ?? '';
        if (!['ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code)) throw error;
        if (code !== 'ECONNREFUSED') cut += 1;
        await pause();
      }
    }
  }
});

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause();
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 10));
}

/** Of every submission there is, in the inbox or not. */
async function keptSenders({ visitor }: Owner): Promise<readonly string[]> {
  const kept: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const query = new URLSearchParams({ search: 'sender', cursor });
    const page: AppSubmissionsResponse = bodyOf(await visitor.get(`${appSubmissionsPath('demo')}?${query}`));
    kept.push(...page.submissions.map(({ email }) => email));
    cursor = page.nextCursor;
  }
  return kept;
}
