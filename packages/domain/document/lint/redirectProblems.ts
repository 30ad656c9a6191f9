import { readRedirects, redirectCircles } from '@quoin/domain/site';
import type { Edit } from '../edit.ts';
import type { DocumentProblem } from '../problems.ts';
import type { SiteRecords } from '../records/record.ts';

/** Redirects that lead in a circle, asked only when the list of redirects is changed: an old fault stands in nobody's way. */
export function redirectProblems(after: SiteRecords, edits: readonly Edit[]): readonly DocumentProblem[] {
  if (!edits.some(({ key, path }) => key === 'site:site' && path[0] === 'redirects')) return [];
  const circles = redirectCircles(readRedirects(after.get('site:site')?.redirects));
  return circles.map(({ chain }) => ({
    code: 'redirectCircle',
    field: 'site:site/redirects',
    values: { value: chain.slice(0, 300) },
  }));
}
