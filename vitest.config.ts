import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { heldAnswersPlugin } from './scripts/answers/heldAnswersPlugin.mjs';
import { compileMessages } from './scripts/messages/compileMessages.mjs';

// The words of packages/messages, as the tests import them.
compileMessages();

/** The suite runs as the server does: without code from strings and without `__proto__`. */
const execArgv = ['--disallow-code-generation-from-strings', '--disable-proto=delete'];

/** Files of one worker share what they import, which takes as long as the tests themselves: no module keeps state. */
const isolate = false;

/** Workspace packages that have a built entry for Node too are tested on their sources. */
const conditions = ['source'];
const onSources = { resolve: { conditions }, ssr: { resolve: { conditions } } };

/** They take long and are short to read, and by its size a file is put in order in a fresh clone: begun last, one would run alone. */
const LONG = ['foreign-themes', 'foreign-pages', 'every-screen', 'messages', 'media', 'languages', 'paypalCrashes'];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.endsWith(`/${name}.test.ts`));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      {
        ...onSources,
        test: {
          name: 'unit',
          include: [
            'packages/{template,messages,domain,contract,rendering,ui,storefront,editor}/**/*.test.{ts,tsx}',
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
        plugins: [heldAnswersPlugin()],
        test: {
          name: 'server',
          include: ['packages/server/**/*.test.ts'],
          globalSetup: ['packages/server/testing/globalSetup.ts'],
          setupFiles: ['packages/server/testing/heldAnswersSetup.ts', 'packages/server/testing/umaskSetup.ts'],
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
