/** "SAMPLE" in ASCII: how ids of sample records end. `remove_sample_rows` (migration 0107) knows them by it. */
export const SAMPLE_ENDING = '53414d504c45';

/** Ids of one step, the same in the same order again: a version 7 UUID with the step and a counter in place of chance. */
export function sampleIds(step: number): (now: number) => string {
  let made = 0;
  return (now) => {
    const time = now.toString(16).padStart(12, '0');
    const variant = (8 + ((made >> 12) & 3)).toString(16);
    const id = `${time.slice(0, 8)}-${time.slice(8)}-7${hex(step)}-${variant}${hex(made & 0xfff)}-${SAMPLE_ENDING}`;
    made += 1;
    return id;
  };
}

/**
 * Returns the id of one action of a visitor. It depends on the visit and the place in it, so a day reported twice is
 * counted once.
 */
export function sampleEventId(step: number, visitId: string, place: number): string {
  return `${visitId.slice(0, 8)}-${visitId.slice(8, 12)}-7${hex(step)}-8${hex(place)}-${SAMPLE_ENDING}`;
}

function hex(value: number): string {
  return value.toString(16).padStart(3, '0');
}
