/** What trackers say in the console; visitors never see it (TRACK-05). */
export const trackerWording = {
  statusRefused: (status: number) => `Error tracking event: HTTP Status ${status}`,
  noPayload: 'no payload',
  autoFilledOverwritten: (fields: readonly string[]) => `Auto-filled fields are overwritten: ${fields.join(', ')}`,
  unknownEnvironment: (given: string) => `Unknown environment "${given}": it must be dev, staging or prod.`,
} as const;
