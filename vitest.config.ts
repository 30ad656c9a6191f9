import { defineConfig } from 'vitest/config';

/** The suite runs as the server does: without code from strings and without `__proto__`. */
const execArgv = ['--disallow-code-generation-from-strings', '--disable-proto=delete'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/{template,domain,contract,rendering,ui,storefront,editor}/**/*.test.{ts,tsx}',
            'demo/**/*.test.ts',
          ],
          exclude: ['packages/storefront/browser.test.ts'],
          pool: 'forks',
          execArgv,
        },
      },
      {
        test: {
          name: 'server',
          include: ['packages/server/**/*.test.ts'],
          globalSetup: ['packages/server/testing/globalSetup.ts'],
          pool: 'forks',
          execArgv,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts', 'packages/storefront/browser.test.ts'],
          globalSetup: ['e2e/testing/globalSetup.ts'],
          pool: 'forks',
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
