import type { Embed } from './embeds.ts';

export interface MapView {
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  /** 2: continents, 19: houses. */
  readonly zoom: number;
  readonly hasMarker: boolean;
  /** Pixels. */
  readonly height: number;
}

/** Pixels that a map is about wide, for the part of the world it shows. */
const WIDTH = 640;
const TILE = 256;

/** A map of OpenStreetMap around a place; to be loaded once the visitor agrees. */
export function mapEmbed({ latitude, longitude, zoom, hasMarker, height }: MapView): Embed {
  const degrees = 360 / 2 ** zoom / TILE;
  const [across, up] = [(degrees * WIDTH) / 2, ((degrees * height) / 2) * Math.cos((latitude * Math.PI) / 180)];
  const box = [longitude - across, latitude - up, longitude + across, latitude + up].map(round).join('%2C');
  const place = `${round(latitude)}%2C${round(longitude)}`;
  const marker = hasMarker ? `&marker=${place}` : '';
  return {
    provider: 'OpenStreetMap',
    kind: 'map',
    frameUrl: `https://www.openstreetmap.org/export/embed.html?bbox=${box}&layer=mapnik${marker}`,
    pageUrl: `https://www.openstreetmap.org/?mlat=${round(latitude)}&mlon=${round(longitude)}#map=${zoom}/${round(latitude)}/${round(longitude)}`,
    ratio: null,
    height,
  };
}

/** Where OpenStreetMap looks for an address. */
export function mapSearchUrl(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}

function round(degrees: number): string {
  return String(Math.round(degrees * 1_000_000) / 1_000_000);
}
