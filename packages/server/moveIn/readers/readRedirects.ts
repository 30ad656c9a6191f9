import { readRedirectFile, redirectSentence } from '@quoin/domain/site';
import type { Contents, RedirectRow } from '../contents.ts';

/** A table of redirects (Shopify's, plain). Lines with a fault are skipped, the others are taken; null for another file. */
export function readRedirects(text: string): Contents | null {
  const first = readRedirectFile(text, []);
  const broken = first.problems.some(({ code }) => code === 'redirectFileBroken' || code === 'redirectFileEmpty');
  if (broken) return null;
  const wrong = new Set(first.problems.map(({ line }) => line));
  const lines = first.problems.length === 0 ? text : withoutLines(text, wrong);
  const { redirects } = readRedirectFile(lines, [], first.separator);
  const rows = redirects.map((redirect, index): RedirectRow => {
    const title = `${redirect.from} → ${redirect.to}`.slice(0, 300);
    return { kind: 'redirect', line: index + 2, title, key: redirect.from, problems: [], redirect };
  });
  const skipped = first.problems.map((problem) => ({
    ...{ line: problem.line, title: '', code: 'redirectRefused' as const },
    values: { value: redirectSentence(problem) },
  }));
  return { rows, skipped };
}

function withoutLines(text: string, wrong: ReadonlySet<number>): string {
  const lines = text.split(/\r\n|\n|\r/);
  return lines.filter((_, index) => !wrong.has(index + 1)).join('\n');
}
