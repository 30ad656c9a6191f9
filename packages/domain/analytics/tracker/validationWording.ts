/** Of an event that does not fit its schema, where sites are made (TRACK-04). */
export const invalidEventWording = (name: string, errors: readonly string[]): string =>
  `The event ${name} does not fit its schema: ${errors.join(' ')}`;
