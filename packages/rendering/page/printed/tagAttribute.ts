import { decodeEntities } from '../escape.ts';

/**
 * Returns the text of an attribute of an opening tag. '' if it has none. Names come from Quoin's code, values are
 * quoted.
 */
export function tagAttribute(tag: string, name: string): string {
  const value = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return decodeEntities(value?.[1] ?? value?.[2] ?? '');
}
