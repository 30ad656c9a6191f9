import type { TestProject } from 'vitest/node';
import { startTestDatabase } from './database.ts';

/**
 * Starts one PostgreSQL for the run, as vitest's `globalSetup`. Test files get a database of their own from
 * testing/database.ts.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startTestDatabase();
  project.provide('testServer', server);
  return stop;
}
