import { defineConfig } from 'vitest/config';

/** The suite runs as the server does: without code from strings and without `__proto__`. */
const execArgv = ['--disallow-code-generation-from-strings', '--disable-proto=delete'];

/** Files of one worker share what they import, which takes as long as the tests themselves: no module keeps state. */
const isolate = false;

/** Workspace packages that have a built entry for Node too are tested on their sources. */
const conditions = ['source'];
const onSources = { resolve: { conditions }, ssr: { resolve: { conditions } } };

export default defineConfig({
  test: {
    projects: [
      {
        ...onSources,
        test: {
          name: 'unit',
          include: [
            'packages/{template,domain,contract,rendering,ui,storefront,editor}/**/*.test.{ts,tsx}',
            'demo/**/*.test.ts',
            'scripts/**/*.test.mjs',
          ],
          exclude: ['packages/storefront/browser.test.ts'],
          pool: 'forks',
          ...{ isolate, execArgv },
          // Properties of a thousand cases take their time on a machine that does other things too.
          testTimeout: 60_000,
        },
      },
      {
        ...onSources,
        test: {
          name: 'server',
          include: ['packages/server/**/*.test.ts'],
          globalSetup: ['packages/server/testing/globalSetup.ts'],
          pool: 'forks',
          ...{ isolate, execArgv },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        ...onSources,
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts', 'packages/storefront/browser.test.ts'],
          globalSetup: ['e2e/testing/globalSetup.ts'],
          pool: 'forks',
          isolate,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // As long as a browser waits for anything else (e2e/testing/browser.ts): a page that is loaded anew takes its time.
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
