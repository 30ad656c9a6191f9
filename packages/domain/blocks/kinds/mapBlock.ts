import type { BlockDefinition } from '../definition.ts';
import { flag, longText, number, text } from '../field.ts';

/** A place: its address, a link that finds it, and a map of OpenStreetMap once the visitor agrees. */
export const mapDefinition = {
  type: 'map',
  name: 'Map',
  group: 'places',
  icon: 'map',
  fields: {
    addressTitle: text('Location name', '', 200),
    address: longText('Address', '', 500),
    latitude: number('Latitude', 0, { min: -85, max: 85, step: 0.000001, unit: '°' }),
    longitude: number('Longitude', 0, { min: -180, max: 180, step: 0.000001, unit: '°' }),
    zoom: number('Zoom', 15, { min: 2, max: 19 }),
    hasMarker: flag('Show marker', true),
    showsAddress: flag('Show address below', true),
    height: number('Height', 360, { min: 160, max: 900, step: 10, unit: 'px' }),
  },
  design: ['zoom', 'hasMarker', 'showsAddress', 'height'],
  size: { columns: 6, rows: 10 },
  empty: 'Enter a location',
  also: 'address directions location openstreetmap',
} as const satisfies BlockDefinition;

/** Where a page or a photograph belongs, on pages that were brought here: the same map. */
export const geoDefinition = {
  ...mapDefinition,
  type: 'geo',
  name: 'Location',
  kept: 'Use the Map block instead.',
} as const satisfies BlockDefinition;
