import { hexOf, mixColors, type Palette, parseColor, toHex } from '@quoin/domain/styles';
import type { Chance } from './chance.ts';

/** What a picture is drawn with. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly chance: Chance;
  readonly inks: Inks;
}

/** A palette as a printer has it on the shelf. */
export interface Inks {
  readonly paper: string;
  readonly tint: string;
  readonly accent: string;
  readonly deep: string;
  readonly black: string;
  /** So much of the second in the first, from 0 to 1. */
  mix(first: string, second: string, amount: number): string;
}

/** A drawing: what it shows, and its shapes as SVG. */
export interface Motif {
  readonly alt: readonly [english: string, german: string];
  draw(canvas: Canvas): string;
}

export function inksOf({ white, light, accent, dark, black }: Palette): Inks {
  const mix = (first: string, second: string, amount: number) => {
    const [one, other] = [parseColor(first), parseColor(second)];
    return one === null || other === null ? hexOf(first, '#888888') : toHex(mixColors(one, other, amount));
  };
  return { paper: white, tint: light, accent, deep: dark, black, mix };
}

/** Short numbers: a picture has thousands. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"/>`;
}

export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;
}

export function path(data: string, fill: string): string {
  return `<path d="${data}" fill="${fill}"/>`;
}
