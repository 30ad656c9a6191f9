import { defineConfig } from 'vitest/config';

/** The widgets in a real browser: `npx vitest run --config packages/storefront/vitest.config.ts`. */
export default defineConfig({
  test: {
    name: 'widgets',
    root: import.meta.dirname,
    include: ['browser.test.ts'],
    pool: 'forks',
    testTimeout: 30_000,
  },
});
