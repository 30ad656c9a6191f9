import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { WirePasskey } from '@quoin/contract/endpoints/site';

const USER_THERE = 0x01;
const USER_PROVEN = 0x04;
const HAS_KEY = 0x40;

/** A device with one key on an elliptic curve, as far as a server can tell: it answers as WebAuthn asks it to. */
export class SoftKey {
  readonly id = randomBytes(16);
  private readonly pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  counter = 0;

  constructor(
    readonly origin: string,
    /** Whether its owner unlocks it when asked. */
    readonly isProven = true,
  ) {}

  /** Answers options to make a key. */
  made(challenge: string, origin = this.origin): WirePasskey {
    const size = Buffer.alloc(2);
    size.writeUInt16BE(this.id.length);
    const data = Buffer.concat([this.head(HAS_KEY), Buffer.alloc(16), size, this.id, this.publicKey()]);
    const attestationObject = map([
      [text('fmt'), text('none')],
      [text('attStmt'), map([])],
      [text('authData'), bytes(data)],
    ]);
    const clientDataJSON = clientData('webauthn.create', challenge, origin);
    return this.spoken({ clientDataJSON, attestationObject });
  }

  /** Answers a challenge to sign in. */
  answered(challenge: string, origin = this.origin): WirePasskey {
    this.counter += 1;
    const authenticatorData = this.head(0);
    const clientDataJSON = clientData('webauthn.get', challenge, origin);
    const signed = Buffer.concat([authenticatorData, createHash('sha256').update(clientDataJSON).digest()]);
    const signature = sign('sha256', signed, this.pair.privateKey);
    return this.spoken({ clientDataJSON, authenticatorData, signature });
  }

  private head(more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flags = USER_THERE | (this.isProven ? USER_PROVEN : 0) | more;
    const host = createHash('sha256').update(new URL(this.origin).hostname).digest();
    return Buffer.concat([host, Buffer.from([flags]), counter]);
  }

  /** COSE: key type 2, algorithm ES256 (−7), curve P-256 (1), x and y. */
  private publicKey(): Buffer {
    const { x = '', y = '' } = this.pair.publicKey.export({ format: 'jwk' });
    return map([
      [Buffer.from([0x01]), Buffer.from([0x02])],
      [Buffer.from([0x03]), Buffer.from([0x26])],
      [Buffer.from([0x20]), Buffer.from([0x01])],
      [Buffer.from([0x21]), bytes(Buffer.from(x, 'base64url'))],
      [Buffer.from([0x22]), bytes(Buffer.from(y, 'base64url'))],
    ]);
  }

  private spoken(parts: Readonly<Record<string, Buffer>>): WirePasskey {
    const response = Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, coded(value)]));
    return { id: coded(this.id), rawId: coded(this.id), type: 'public-key', response, clientExtensionResults: {} };
  }
}

function coded(value: Buffer): string {
  return value.toString('base64url');
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** CBOR (RFC 8949), of what is needed here: short maps and texts, byte strings up to 65,535. */
function map(pairs: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([Buffer.from([0xa0 + pairs.length]), ...pairs.flat()]);
}

function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

/** Sizes in the fewest bytes, as devices write them. */
function bytes(value: Buffer): Buffer {
  const size = value.length < 256 ? [0x58, value.length] : [0x59, value.length >> 8, value.length & 0xff];
  return Buffer.concat([Buffer.from(size), value]);
}
