import type { TestProject } from 'vitest/node';
import { startTestDatabase } from './database.ts';

/** vitest's `globalSetup`: one PostgreSQL for the run; test files ask testing/database.ts for a database of their own. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startTestDatabase();
  project.provide('testServer', server);
  return stop;
}
