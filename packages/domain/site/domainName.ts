const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const MAX_LENGTH = 253;

/** A host name with at least two parts, lower case, without scheme, port or path: `shop.example.com`. Linear time. */
export function isDomainName(host: string): boolean {
  const labels = host.split('.');
  const isLongEnough = labels.length >= 2 && host.length <= MAX_LENGTH;
  return isLongEnough && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1)!);
}
