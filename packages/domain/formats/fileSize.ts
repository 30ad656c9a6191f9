/** Steps of 1024 (DISP-09). */
const UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB', 'ZB', 'YB'] as const;
const STEP = 1024;
const PLACES = 2;

/** `0 Bytes`, `1.5 KB`, `20 MB`: at most two decimals, as a language writes them; binary units up to YB (DISP-09). */
export function formatFileSize(bytes: number, language = 'en'): string {
  let size = Number.isFinite(bytes) ? Math.max(0, bytes) : 0;
  let unit = 0;
  while (rounded(size) >= STEP && unit < UNITS.length - 1) {
    size /= STEP;
    unit += 1;
  }
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: PLACES, useGrouping: false });
  return `${number.format(size)} ${UNITS[unit]}`;
}

export const MEGABYTE = 1_000_000;
const KILOBYTE = 1000;

/** Limits are set in megabytes of 1,000,000 bytes, and said so: `20 MB`, `60 KB` (LIM-01). */
export function formatSizeLimit(bytes: number): string {
  return bytes < MEGABYTE ? `${bytes / KILOBYTE} KB` : `${bytes / MEGABYTE} MB`;
}

/** 1023.999 KB is said as 1 MB, so the step is taken on what is shown. */
function rounded(size: number): number {
  return Number(size.toFixed(PLACES));
}
