import { BlockList, isIP } from 'node:net';

/** Ranges that belong to nobody in public: loopback, private, link-local, shared, multicast, documentation and the like. */
const CLOSED_4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];
const CLOSED_6 = [
  ...['::/128', '::1/128', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32', '2002::/16'],
  ...['3fff::/20', '5f00::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
];

const closed = new BlockList();
for (const range of CLOSED_4) closed.addSubnet(...subnet(range), 'ipv4');
for (const range of CLOSED_6) closed.addSubnet(...subnet(range), 'ipv6');

function subnet(range: string): [string, number] {
  const [address = '', bits = ''] = range.split('/');
  return [address, Number(bits)];
}

const MAPPED = /^(?:0*:)*:?(?:0{0,4}:)?ffff:(.+)$/i;

/** Whether an address is one that the public network leads to (SC-25). */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  if (family !== 6) return false;
  // IPv4 in the clothes of IPv6 leads where the IPv4 leads; nobody needs it.
  return !MAPPED.test(address) && !/^::\d+\.\d+/.test(address) && !closed.check(address, 'ipv6');
}
