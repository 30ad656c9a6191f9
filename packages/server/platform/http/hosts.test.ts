import { describe, expect, it } from 'vitest';
import { createHosts, hostnameOf } from './hosts.ts';
import { testSite } from './testing/wire.ts';

function makeHosts() {
  let time = 0;
  const asked: string[] = [];
  const hosts = createHosts({
    appOrigin: 'https://app.example.com:3000',
    sitesDomain: 'example.com',
    apiHost: 'api.example.com',
    findByIdentifier: async (name) => {
      asked.push(name);
      return name === 'demo' ? testSite('demo') : null;
    },
    findByDomain: async (host) => {
      asked.push(host);
      return host === 'own.shop' ? testSite('own') : null;
    },
    now: () => time,
  });
  const kind = async (header: string | undefined) => {
    const target = await hosts.resolve(header);
    return target.kind === 'site' ? target.site.identifier : target.kind;
  };
  return { hosts, kind, asked, later: (ms: number) => (time += ms) };
}

describe('hosts', () => {
  it('lead to the app, to a site by its slug or its own domain, or to nothing', async () => {
    const { kind } = makeHosts();
    expect(await kind('app.example.com:3000')).toBe('app');
    expect(await kind('demo.example.com')).toBe('demo');
    expect(await kind('DEMO.Example.COM:8080')).toBe('demo');
    expect(await kind('own.shop')).toBe('own');
    expect(await kind('API.example.com:443')).toBe('api');
    expect(await kind('other.example.com')).toBe('unknown');
  });

  it.each([
    undefined,
    '',
    'demo.example.com@evil.test',
    'user:pass@demo.example.com',
    'demo.example.com/path',
    'demo.example.com, evil.test',
    'demo.example.com:port',
    'demo .example.com',
    '-demo.example.com',
    `${'a'.repeat(300)}.example.com`,
    '[::1]',
  ])('refuse what is no plain host name: %s (SC-33)', async (header) => {
    const { kind, asked } = makeHosts();
    expect(await kind(header)).toBe('unknown');
    expect(asked).toEqual([]);
  });

  it('ask once for all who come while the answer is on its way, so that a slow database is not asked a hundred times', async () => {
    const { kind, asked, later } = makeHosts();
    const all = await Promise.all(Array.from({ length: 100 }, () => kind('demo.example.com')));
    expect(new Set(all)).toEqual(new Set(['demo']));
    later(1_001);
    await Promise.all([kind('demo.example.com'), kind('demo.example.com')]);
    expect(asked).toEqual(['demo', 'demo']);
  });

  it('read a site again after a second, so that publishing shows', async () => {
    const { kind, asked, later } = makeHosts();
    await kind('demo.example.com');
    later(700);
    await kind('demo.example.com');
    expect(asked).toHaveLength(1);
    later(400);
    await kind('demo.example.com');
    expect(asked).toHaveLength(2);
  });

  it('read the site of those who keep coming while what is known still answers: nobody waits for the database', async () => {
    const { hosts, asked, later } = makeHosts();
    await hosts.resolve('demo.example.com');
    later(900);
    for (let time = 0; time < 3; time += 1) expect(hosts.resolve('demo.example.com')).not.toBeInstanceOf(Promise);
    expect(asked).toHaveLength(2);
    await new Promise(setImmediate);
    later(700);
    expect(hosts.resolve('demo.example.com')).not.toBeInstanceOf(Promise);
    expect(asked).toHaveLength(2);
  });

  it('forget a site when told, also what was asked before and comes after', async () => {
    const { hosts, kind, asked, later } = makeHosts();
    await kind('demo.example.com');
    hosts.forget('demo');
    await kind('demo.example.com');
    expect(asked).toHaveLength(2);
    later(900);
    await kind('demo.example.com');
    hosts.forget('demo');
    await new Promise(setImmediate);
    expect(hosts.resolve('demo.example.com')).toBeInstanceOf(Promise);
  });

  it('are compared without port and case', () => {
    expect(hostnameOf('Shop.Example.com:443')).toBe('shop.example.com');
    expect(hostnameOf('shop.example.com:123456')).toBeNull();
  });
});
