import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    globalSetup: ['./testing/globalSetup.ts'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
