import { readRedirects, redirectCircles } from '@quoin/domain/site';
import type { Edit } from '../edit.ts';
import type { DocumentProblem } from '../problems.ts';
import type { SiteRecords } from '../records/record.ts';

/**
 * Returns redirects that lead in a circle. Checks only when the list of redirects is changed, so that an old fault
 * blocks nothing.
 */
export function redirectProblems(after: SiteRecords, edits: readonly Edit[]): readonly DocumentProblem[] {
  if (!edits.some(({ key, path }) => key === 'site:site' && path[0] === 'redirects')) return [];
  const circles = redirectCircles(readRedirects(after.get('site:site')?.redirects));
  return circles.map(({ chain }) => ({
    code: 'redirectCircle',
    field: 'site:site/redirects',
    values: { value: chain.slice(0, 300) },
  }));
}
