/** What renders a page holds maps and big integers, which JSON has no words for. */
export type Wire = null | boolean | number | string | readonly Wire[] | { readonly [name: string]: Wire };

/** The one name a wrapped value has; plain objects that use it themselves are wrapped too. */
const MARK = '$quoin';

/**
 * Plain values, `Map` and `bigint` as JSON that `fromWire` reads back exactly; undefined members are left out.
 * @throws on anything else: a bug of who hands it in.
 */
export function toWire(value: unknown): Wire {
  if (typeof value === 'bigint') return { [MARK]: 'integer', value: value.toString() };
  if (value instanceof Map) {
    return { [MARK]: 'map', value: [...value].map(([key, each]) => [toWire(key), toWire(each)]) };
  }
  if (Array.isArray(value)) return value.map((each) => toWire(each === undefined ? null : each));
  if (typeof value === 'object' && value !== null) return objectToWire(value);
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  throw new TypeError(`A ${typeof value} cannot be sent.`);
}

function objectToWire(value: object): Wire {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) throw new TypeError('Only plain objects can be sent.');
  const members = Object.entries(value).filter(([, each]) => each !== undefined);
  const plain = Object.fromEntries(members.map(([name, each]) => [name, toWire(each)]));
  return Object.hasOwn(plain, MARK) ? { [MARK]: 'object', value: plain } : plain;
}

/** The value that `toWire` was given. Nothing is trusted about its shape: only its own writer knows that. */
export function fromWire(wire: Wire): unknown {
  if (typeof wire !== 'object' || wire === null) return wire;
  if (isList(wire)) return wire.map(fromWire);
  if (!Object.hasOwn(wire, MARK)) return members(wire);
  const { value } = wire;
  switch (wire[MARK]) {
    case 'integer':
      return BigInt(String(value));
    case 'map':
      return new Map(
        (value as readonly (readonly [Wire, Wire])[]).map(([key, each]) => [fromWire(key), fromWire(each)]),
      );
    default:
      return members(value as { readonly [name: string]: Wire });
  }
}

function isList(wire: Wire): wire is readonly Wire[] {
  return Array.isArray(wire);
}

function members(wire: { readonly [name: string]: Wire }): Record<string, unknown> {
  return Object.fromEntries(Object.entries(wire).map(([name, each]) => [name, fromWire(each)]));
}
