/** What trackers say in the console; visitors never see it (TRACK-05, VISIT-03). */
export const trackerWording = {
  statusRefused: (status: number) => `Error tracking event: HTTP Status ${status}`,
  noPayload: 'no payload',
  autoFilledOverwritten: (fields: readonly string[]) => `Auto-filled fields are overwritten: ${fields.join(', ')}`,
  unknownEnvironment: (given: string) => `Unknown environment "${given}": it must be dev, staging or prod.`,
  analyticsIdNotStored: 'Unable to store analyticsId',
  storageRefused: 'Unable access local/session storage.',
  userInfoUnreadable: 'Could not parse user info cookie value',
  invalidEvent: (name: string, errors: readonly string[]) =>
    `The event ${name} does not fit its schema: ${errors.join(' ')}`,
} as const;
