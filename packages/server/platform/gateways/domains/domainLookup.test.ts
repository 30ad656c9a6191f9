import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'node:tls';
import { describe, expect, it } from 'vitest';
import { createDomainLookup } from './domainLookup.ts';

/** Key and certificate for `shop.example`, signed by nobody; null on a machine without openssl. */
function selfSigned(): { readonly key: Buffer; readonly cert: Buffer } | null {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-tls-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  try {
    const made = ['-newkey', 'rsa:2048', '-nodes', '-days', '30', '-subj', '/CN=shop.example'];
    execFileSync('openssl', ['req', '-x509', ...made, '-keyout', key, '-out', cert], { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const pair = selfSigned();

describe('what DNS and a host say of a domain', () => {
  it('is every address of both families, and none where a query fails', async () => {
    const resolver = {
      resolve4: (async () => ['5.9.1.2', '5.9.1.2']) as never,
      resolve6: (async () => Promise.reject(new Error('ENODATA'))) as never,
    };
    expect(await createDomainLookup({ resolver }).addressesOf('shop.example')).toEqual(['5.9.1.2']);
  });

  it.skipIf(pair === null)('is the end of its certificate, and that nobody signed it', async () => {
    const server = createServer(pair!);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const found = await createDomainLookup({ port }).certificateOf('shop.example', '127.0.0.1');
    expect(found?.isTrusted).toBe(false);
    expect((found!.validUntil - Date.now()) / 86_400_000).toBeCloseTo(30, 0);
    server.close();
    expect(await createDomainLookup({ port }).certificateOf('shop.example', '127.0.0.1')).toBeNull();
  });
});
