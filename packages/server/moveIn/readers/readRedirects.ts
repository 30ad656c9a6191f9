import type { MappedTable } from '@quoin/domain/formats';
import { readRedirectTable, redirectSentence } from '@quoin/domain/site';
import type { Contents, RedirectRow } from '../contents.ts';

/** A table of redirects (Shopify's, plain). Lines with a fault are skipped, the others are taken. */
export function redirectContents(table: MappedTable): Contents {
  const { problems } = readRedirectTable(table, []);
  const wrong = new Set(problems.map(({ line }) => line));
  const { redirects } = readRedirectTable({ ...table, rows: table.rows.filter(({ line }) => !wrong.has(line)) }, []);
  const rows = redirects.map((redirect, index): RedirectRow => {
    const title = `${redirect.from} → ${redirect.to}`.slice(0, 300);
    return { kind: 'redirect', line: index + 2, title, key: redirect.from, problems: [], redirect };
  });
  const skipped = problems.map((problem) => ({
    ...{ line: problem.line, title: '', code: 'redirectRefused' as const },
    values: { value: redirectSentence(problem) },
  }));
  return { rows, skipped };
}
