import type { Device } from '../document/editor.ts';

/** Widths a page is shown in, in CSS pixels. */
export const DEVICE_WIDTHS: Readonly<Record<Device, number>> = { desktop: 1440, tablet: 768, phone: 390 };

const PHONE = '(max-width: 600px)';

/** Who works on a phone looks at what phones show. */
export function deviceHere(): Device {
  return matchMedia(PHONE).matches ? 'phone' : 'desktop';
}

export const LEAST_ZOOM = 0.5;
export const MOST_ZOOM = 1;
const STEPS = [0.5, 0.67, 0.75, 0.9, 1];
/** In a narrow window a wide page is smaller than anybody would choose: better than cut off. */
const LEAST_FIT = 0.2;

/** As chosen, or as large as fits. */
export type Zoom = 'fit' | number;

export function scaleOf(zoom: Zoom, device: Device, room: number): number {
  if (zoom !== 'fit') return zoom;
  return Math.min(MOST_ZOOM, Math.max(LEAST_FIT, room / DEVICE_WIDTHS[device]));
}

/** The next step from how large the page is now. */
export function zoomed(scale: number, step: 'in' | 'out' | 'all'): Zoom {
  if (step === 'all') return 'fit';
  const next =
    step === 'in' ? STEPS.find((each) => each > scale + 0.01) : STEPS.findLast((each) => each < scale - 0.01);
  return next ?? (step === 'in' ? MOST_ZOOM : LEAST_ZOOM);
}

/** By wheel or fingers; `least`: what fits, when that is less than half. */
export function zoomedBy(scale: number, factor: number, least: number): Zoom {
  return Math.min(MOST_ZOOM, Math.max(Math.min(LEAST_ZOOM, least), scale * factor));
}
