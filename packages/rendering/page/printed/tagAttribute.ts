import { decodeEntities } from '../escape.ts';

/** The text of an attribute of an opening tag; '' where it has none. Names are ours, values stand in quotes. */
export function tagAttribute(tag: string, name: string): string {
  const value = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return decodeEntities(value?.[1] ?? value?.[2] ?? '');
}
