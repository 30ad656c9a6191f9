import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  AppAssetDetailResponse,
  AppAssetResponse,
  AppMediaResponse,
  WireAsset,
} from '@quoin/contract/endpoints/content';
import { ROLES } from '@quoin/domain/access';
import sharp from 'sharp';
import type { Config } from '../../platform/config.ts';
import type { FileStore } from '../../platform/gateways/files/fileStore.ts';
import { localFileStore } from '../../platform/gateways/files/localFiles.ts';
import type { Reply } from '../../platform/http/replies/reply.ts';
import { openWire, testSite, type Wire } from '../../platform/http/testing/wire.ts';
import { type AppCall, type AppClient, answerOf, createAppClient } from '../../testing/appClient.ts';
import { addShop, newId, type TestShop } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { imageRoutes } from '../routes/images.ts';
import { mediaFileRoutes } from '../routes/mediaFiles.ts';

const PASSWORD = 'correct horse battery';
export const MEDIA = '/api/app/sites/demo/media';

/** Two sites whose editor looks after their libraries, and a client of the first one for visitors. */
export interface MediaLibrary {
  readonly database: TestDatabase;
  readonly folder: string;
  readonly files: FileStore;
  readonly client: AppClient;
  readonly wire: Wire;
  readonly shop: TestShop;
  readonly other: TestShop;
  /** The editor's session. */
  readonly editor: string;
  person(name: string, role: number, sites: readonly TestShop[]): Promise<string>;
  call(made: AppCall, as?: string): Promise<Reply>;
  /** Of the first site's library. @throws when it is refused. */
  ask<Answer>(path: string, made?: Omit<AppCall, 'path'>): Promise<Answer>;
  post<Answer>(path: string, body: unknown, query?: Record<string, string>): Promise<Answer>;
  list(query?: Record<string, string>): Promise<AppMediaResponse>;
  detail(id: string): Promise<AppAssetDetailResponse>;
  upload(filename: string, body: Uint8Array, query?: Record<string, string>): Promise<WireAsset>;
  close(): Promise<void>;
}

export interface LibraryOptions {
  readonly now?: () => number;
  readonly settings?: Partial<Config>;
}

export async function openMediaLibrary({ now = Date.now, settings = {} }: LibraryOptions = {}): Promise<MediaLibrary> {
  const database = await createTestDatabase({ open: { now } });
  const folder = await mkdtemp(join(tmpdir(), 'quoin-library-'));
  const files = localFileStore(folder);
  const client = createAppClient({ db: database.db, files, settings });
  const shop = await addShop(database.db, { identifier: 'demo', title: 'Demo' });
  const other = await addShop(database.db, { identifier: 'other', title: 'Other' });
  const deps = { db: database.db, files, now: Date.now };
  const wire = await openWire({
    siteRoutes: [...imageRoutes(deps), ...mediaFileRoutes(deps)],
    findSite: async () => ({ ...testSite('demo'), id: shop.id }),
  });
  const person = (name: string, role: number, sites: readonly TestShop[]) => addPerson(client, name, role, sites);
  const editor = await person('editor', ROLES.editor, [shop, other]);
  const call = (made: AppCall, as = editor) => client.callAs(as, made);
  async function ask<Answer>(path: string, made: Omit<AppCall, 'path'> = {}): Promise<Answer> {
    const reply = await call({ path: `${MEDIA}${path}`, ...made });
    if (reply.status >= 300) throw new Error(`${reply.status} ${String(reply.body)}`);
    return answerOf<Answer>(reply);
  }
  const post = <Answer>(path: string, body: unknown, query = {}) => ask<Answer>(path, { method: 'POST', body, query });
  return {
    ...{ database, folder, files, client, wire, shop, other, editor, person, call, ask, post },
    list: (query = {}) => ask<AppMediaResponse>('', { query }),
    detail: (id) => ask<AppAssetDetailResponse>(`/files/${id}`),
    upload: async (filename, body, query = {}) =>
      (await post<AppAssetResponse>('', body, { filename, ...query })).asset,
    async close() {
      await wire.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function addPerson(client: AppClient, name: string, role: number, sites: readonly TestShop[]): Promise<string> {
  const email = `${name}@example.com`;
  const created = await client.accounts.createAccount({ email, password: PASSWORD, displayName: name });
  if (!created.ok) throw new Error(created.problem.code);
  for (const { id: websiteId } of sites) {
    await client.accounts.addMember({ websiteId, accountId: created.value, roles: [role], isOwner: false });
  }
  const session = await client.accounts.signIn({ email, password: PASSWORD, previousToken: null });
  if (!session.ok) throw new Error(session.problem.code);
  return session.value.token;
}

/** Noise, so that its bytes are new. */
export async function somePicture(width = 64, height = 48): Promise<Buffer> {
  const raw = { width: 8, height: 8, channels: 3 } as const;
  return sharp(randomBytes(192), { raw }).resize(width, height, { fit: 'fill' }).png().toBuffer();
}

export function someFilm(size = 9000): Buffer {
  return Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0', 'latin1'), randomBytes(size)]);
}

export function somePdf(): Buffer {
  return Buffer.from(`%PDF-1.7 ${newId()}`);
}
