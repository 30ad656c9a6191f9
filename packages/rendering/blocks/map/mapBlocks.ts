import type { BlockValue, mapDefinition } from '@quoin/domain/blocks';
import { mapEmbed, mapSearchUrl } from '@quoin/domain/media';
import { escapeHtml } from '../../page/escape.ts';
import { type BlockContext, type BlockKind, blockKind } from '../block.ts';
import { embedHtml } from '../embed/embedHtml.ts';
import { lines, wordsOf } from '../texts.ts';

type Value = BlockValue<typeof mapDefinition>;

/** Where a place is: in words always, as a map once the visitor agrees to its provider (decision 0043). */
function render(value: Value, context: BlockContext): string {
  const { latitude, longitude, zoom, hasMarker, height, addressTitle, address } = value;
  // Nobody has a shop at 0°, 0°: it is a place nobody has entered.
  const isKnown = latitude !== 0 || longitude !== 0;
  if (!isKnown && address.trim() === '' && addressTitle.trim() === '') return '';
  const embed = isKnown ? mapEmbed({ latitude, longitude, zoom, hasMarker, height }) : null;
  const { language } = context.page.frame.site;
  const map = embed === null ? '' : embedHtml({ embed, title: addressTitle, poster: null, height, language });
  const words = value.showsAddress || embed === null ? addressHtml(value, embed?.pageUrl ?? null, context) : '';
  return `<div class="map-place">${map}${words}</div>`;
}

function addressHtml({ addressTitle, address }: Value, known: string | null, context: BlockContext): string {
  const url = known ?? mapSearchUrl([addressTitle, address].join(' ').replace(/\s+/g, ' ').trim());
  const title = addressTitle === '' ? '' : `<strong class="map-title">${escapeHtml(addressTitle)}</strong><br>`;
  const body = address === '' ? '' : `${lines(address)}<br>`;
  return `<address class="map-address">${title}${body}<a href="${escapeHtml(url)}" target="_blank" rel="noopener">${escapeHtml(wordsOf(context).findPlace)}</a></address>`;
}

const kindOf = (type: 'map' | 'geo'): BlockKind => blockKind<Value>({ type, render });

export const mapBlock = kindOf('map');
export const geoBlock = kindOf('geo');
