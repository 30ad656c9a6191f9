import { optionField, optionValueField } from '@quoin/domain/translations';
import type { ListingContent } from '../../content/collectionContent.ts';

type Names = Pick<ListingContent, 'optionNames'>;

/** What visitors read for an option of a filter; addresses say its main name. */
export function optionName(name: string, { optionNames }: Names): string {
  return optionNames.get(optionField(name)) ?? name;
}

export function optionValueName(name: string, value: string, { optionNames }: Names): string {
  return optionNames.get(optionValueField(name, value)) ?? value;
}
