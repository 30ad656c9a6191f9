import { ENVIRONMENTS, type Environment } from '../pageFacts.ts';

/** What an installation says of itself; anything else warns and is taken for the one that matters (TRACK-05). */
export function parseEnvironment(text: string, warn: (given: string) => void): Environment {
  const known = ENVIRONMENTS.find((name) => name === text);
  if (known === undefined) warn(text);
  return known ?? 'prod';
}

/** Returns tags for reports about searches. They distinguish searches made by the makers themselves (TRACK-10). */
export function searchTags(environment: Environment): { readonly source: 'web'; readonly environment: string } {
  return { source: 'web', environment: environment === 'prod' ? 'prod' : 'staging' };
}
