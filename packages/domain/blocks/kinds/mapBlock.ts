import * as words from '@quoin/messages/app/blockWords';
import type { BlockDefinition } from '../definition.ts';
import { flag, longText, number, text } from '../field.ts';

/** A place: its address, a link that finds it, and a map of OpenStreetMap once the visitor agrees. */
export const mapDefinition = {
  type: 'map',
  name: words.map,
  group: 'places',
  icon: 'map',
  fields: {
    addressTitle: text(words.locationName, '', 200),
    address: longText(words.address, '', 500),
    latitude: number(words.latitude, 0, { min: -85, max: 85, step: 0.000001, unit: '°' }),
    longitude: number(words.longitude, 0, { min: -180, max: 180, step: 0.000001, unit: '°' }),
    zoom: number(words.zoom, 15, { min: 2, max: 19 }),
    hasMarker: flag(words.showMarker, true),
    showsAddress: flag(words.showAddressBelow, true),
    height: number(words.height, 360, { min: 160, max: 900, step: 10, unit: 'px' }),
  },
  design: ['zoom', 'hasMarker', 'showsAddress', 'height'],
  size: { columns: 6, rows: 10 },
  empty: words.enterALocation,
  also: 'address directions location openstreetmap',
} as const satisfies BlockDefinition;

/** Where a page or a photograph belongs, on pages that were brought here: the same map. */
export const geoDefinition = {
  ...mapDefinition,
  type: 'geo',
  name: words.location,
  kept: words.useTheMapBlockInstead,
} as const satisfies BlockDefinition;
